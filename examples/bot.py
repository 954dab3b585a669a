#!/usr/bin/env python3
"""A program that plays at a table of Seaboard: random legal moves, to the end, however often the connection is lost.

    pip install websockets
    SEABOARD_TOKEN=... python3 bot.py 'https://sea.example.org/#/join/k3v9q2m7x1ab/0123456789abcdefghjkmnpqr0'

The token comes from the app ("Who I am", "My programs"), the link is any invitation. Everything used here stands in docs/protocol.md.
"""

import asyncio
import json
import os
import random
import secrets
import sys
import urllib.error
import urllib.request

import websockets

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"


def salt():
    """256 random bits, five to a letter: what we add to the deal. Bits that fill no letter are nought."""
    bits = secrets.randbits(256) << 4
    return "".join(LETTERS[bits >> 5 * place & 31] for place in reversed(range(52)))


def sit_down(server, table, code, headers):
    """Takes a free seat, or keeps the one we have: this may be our second start."""
    body = json.dumps({"code": code, "salt": salt()}).encode()
    headers = {**headers, "Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/tables/{table}/sit", body, headers, method="POST")
    try:
        urllib.request.urlopen(request).close()
    except urllib.error.HTTPError as refusal:
        sys.exit(f"we may not sit down: {json.load(refusal)['why']['id']}")


async def keep_awake(socket):
    """The server hangs up on those who say nothing for 45 seconds."""
    for count in range(sys.maxsize):
        await asyncio.sleep(15)
        await socket.send(json.dumps({"t": "ping", "n": count}))


async def follow(socket, table, orders):
    """Plays on this connection; returns the end of the game. `orders` has what we ordered, by how many we had made before."""
    await socket.send(json.dumps({"t": "watch", "table": table}))
    sent = set()
    async for text in socket:
        message = json.loads(text)
        if message["t"] == "no":
            print("refused:", message["why"], file=sys.stderr)
            if message["why"]["id"] == "net-no-table":
                sys.exit(1)
            sent.discard(message.get("own"))
            orders.pop(message.get("own"), None)
            await asyncio.sleep(0.2)
            await socket.send(json.dumps({"t": "watch", "table": table}))
        if "ending" in message or message.get("phase") == "aborted":
            return message.get("ending", "aborted")
        if message["t"] != "now":
            continue
        own = message["own"]
        if message["choices"] and own not in sent:
            # After a lost connection the same order is sent again: the server makes it once, by its number.
            act = orders.setdefault(own, random.choice(message["choices"]))
            order = {"t": "do", "table": table, "own": own, "turned": message["turned"], "act": act}
            await asyncio.sleep(0.05)
            await socket.send(json.dumps(order))
            sent.add(own)


async def play(server, table, headers):
    """Plays to the end, over as many connections as it takes."""
    address = server.replace("http", "ws", 1) + "/api/ws"
    orders = {}
    while True:
        try:
            async with websockets.connect(address, subprotocols=["seaboard.1"], additional_headers=headers) as socket:
                awake = asyncio.create_task(keep_awake(socket))
                try:
                    if ending := await follow(socket, table, orders):
                        return ending
                finally:
                    awake.cancel()
        except (OSError, websockets.WebSocketException) as lost:
            print("again:", lost, file=sys.stderr)
        await asyncio.sleep(random.uniform(0.2, 1))


if __name__ == "__main__":
    SERVER, _, PLACE = sys.argv[1].partition("/#/")
    _, TABLE, CODE = PLACE.split("/")
    HEADERS = {"Authorization": "Bearer " + os.environ["SEABOARD_TOKEN"]}
    sit_down(SERVER, TABLE, CODE, HEADERS)
    print(json.dumps(asyncio.run(play(SERVER, TABLE, HEADERS))))
