// Two clients a match count in turn as quickly as they are told of it; prints what the server needed for that.
//   node load.cjs PORT PID
const fs = require("node:fs");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Count } = require("./game.cjs");

const [port, pid] = process.argv.slice(2);
const server = `http://127.0.0.1:${port}`;
const MATCHES = 50;
const SECONDS = 10;

// Seconds of the processor that a process has had.
function cpu() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const sleep = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

// The server makes a match when the first client asks for it.
function seated(matchID, playerID) {
  const multiplayer = SocketIO({ server });
  const client = Client({ game: Count, matchID, playerID, numPlayers: 2, multiplayer, debug: false });
  client.start();
  return client;
}

// A client paints its own move before the server has it. So what counts is that the other's move has come: it was made on top of
// one's own.
function play(client, playerID, moved) {
  let seen = -1;
  client.subscribe((state) => {
    const mine = state && state.ctx.currentPlayer === playerID && state.G.count % 2 === Number(playerID);
    if (!mine || state.G.count === seen) return;
    seen = state.G.count;
    moved();
    setImmediate(() => client.moves.next());
  });
}

async function main() {
  const clients = [];
  let moves = 0;
  for (let match = 0; match < MATCHES; match += 1) {
    for (const playerID of ["0", "1"]) clients.push([seated(`match ${match}`, playerID), playerID]);
  }
  await sleep(1.5);
  for (const [client, playerID] of clients) play(client, playerID, () => { moves += 1; });
  await sleep(1);
  const before = { moves, cpu: cpu(), time: performance.now() };
  await sleep(SECONDS);
  const seconds = (performance.now() - before.time) / 1000;
  const made = moves - before.moves;
  console.log(JSON.stringify({
    "moves-per-second": made / seconds,
    "moves-per-cpu-second": made / (cpu() - before.cpu),
  }));
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
