"""Two programs play each game by an invitation, and the server is killed while they do: PROGRAM DATA BOT."""

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

PROGRAM, DATA, BOT = sys.argv[1:]
SCHEMA = Path(BOT).parents[1] / "docs/format.schema.json"
GAMES = json.loads(SCHEMA.read_text())["$defs"]["opening"]["properties"]["game"]["enum"]
PATIENCE = 120


class Server:
    """The program, which is killed and started again at the same place."""

    def __init__(self):
        self.port = 0
        self.start()

    def start(self):
        command = [PROGRAM, "serve", "--lang", "en", "--data", DATA, "--port", str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if line.startswith("http://"):
                self.url = line.strip().rstrip("/")
                self.port = int(self.url.rsplit(":", 1)[1])
                return
        sys.exit("the server does not start")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def ask(self, method, path, body=None, cookie=None):
        """What the server answers, and the cookie that came with it."""
        headers = {"Origin": self.url, "Content-Type": "application/json"}
        if cookie:
            headers["Cookie"] = cookie
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            text, given = answer.read().decode(), answer.headers.get("Set-Cookie", "")
        return text, given.split(";")[0]


def agreed(game):
    """The options of a game as a beginner would play it, with two players: the program names them when it measures one."""
    measured = subprocess.run([PROGRAM, "bench", game, "--games", "1", "--json"], check=True, stdout=subprocess.PIPE)
    options = json.loads(measured.stdout)["options"]
    return {**options, "players": 2} if "players" in options else options


def play(server, cookie, game, options):
    """Two programs of one person play a game to the end; whether the server was killed meanwhile."""
    new = {"game": game, "options": options, "seats": ["open", "open"], "settings": {}}
    table = json.loads(server.ask("POST", "/api/tables", new, cookie)[0])
    link = f"{server.url}/#/join/{table['id']}/{table['invite']}"
    bots = []
    for number in (1, 2):
        made = json.loads(server.ask("POST", "/api/programs", {"name": f"{game[:16]} {number}"}, cookie)[0])
        environment = {**os.environ, "SEABOARD_TOKEN": made["token"]}
        bots.append(subprocess.Popen([sys.executable, BOT, link], env=environment, stdout=subprocess.PIPE, text=True))
    try:
        begin(server, table["id"], cookie)
        killed = kill_in_between(server, table["id"], cookie)
        endings = [json.loads(bot.communicate(timeout=PATIENCE)[0]) for bot in bots]
    finally:
        for bot in bots:
            bot.kill()
            bot.wait()
    if any(bot.returncode for bot in bots) or endings[0] != endings[1] or not endings[0]["outcome"]["winners"]:
        sys.exit(f"{game}: {endings}")
    file = server.ask("GET", f"/api/tables/{table['id']}/file", cookie=cookie)[0]
    if file.count("\n1 ") < 5 or file.count("\n2 ") < 5:
        sys.exit(f"{game}: that was no game\n{file}")
    return killed


def begin(server, table, cookie):
    """Starts the game as soon as both sit there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            server.ask("POST", f"/api/tables/{table}/start", {}, cookie)
            return
        except urllib.error.HTTPError as refusal:
            if refusal.code != 409:
                raise
        time.sleep(0.1)
    sys.exit("nobody came")


def kill_in_between(server, table, cookie):
    """Kills the server once some moves were made; whether the game was still going on."""
    time.sleep(1.5)
    tables = json.loads(server.ask("GET", "/api/me/tables", cookie=cookie)[0])["tables"]
    goes_on = any(mine["id"] == table and mine["phase"] == "playing" for mine in tables)
    server.kill()
    server.start()
    return goes_on


def main():
    server = Server()
    try:
        cookie = server.ask("POST", "/api/session", {"name": "Ada", "lang": "en"})[1]
        killed = [play(server, cookie, game, agreed(game)) for game in GAMES]
    finally:
        server.kill()
    if not any(killed):
        sys.exit("no game was still going on when the server was killed")
    print(f"Two programs played {len(killed)} games to the end; the server was killed in the middle of {sum(killed)}.")


main()
