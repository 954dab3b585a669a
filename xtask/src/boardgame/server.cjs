// The server of boardgame.io, on this machine only, at any port that is free.
const { Server, Origins } = require("boardgame.io/server");
const { Count } = require("./game.cjs");

const server = Server({ games: [Count], origins: [Origins.LOCALHOST] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (_port, done) => {
  const listening = listen({ port: 0, host: "127.0.0.1" }, () => {
    console.log(`port ${listening.address().port}`);
    done?.();
  });
  return listening;
};
server.run({ port: 0 });
