// A line between the browser and the server: it can be cut, and it can be slow.

import { once } from "node:events";
import { connect, createServer } from "node:net";
import { after } from "node:test";

/** A line to the server at `behind`, for the tests of one file. */
export async function startLine(behind) {
  const { hostname, port } = new URL(behind);
  const ends = new Set();
  let whole = true;
  let delay = 0;
  const pass = (from, to) => {
    ends.add(from);
    from.on("data", (chunk) => (delay > 0 ? setTimeout(() => to.destroyed || to.write(chunk), delay) : to.write(chunk)));
    from.on("close", () => {
      ends.delete(from);
      to.destroy();
    });
    from.on("error", () => to.destroy());
  };
  const server = createServer((near) => {
    if (!whole) return near.destroy();
    const far = connect(Number(port), hostname);
    pass(near, far);
    pass(far, near);
  });
  const cut = () => {
    whole = false;
    for (const end of ends) end.destroy();
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  after(async () => {
    cut();
    server.close();
    await once(server, "close");
  });
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    cut,
    mend: () => (whole = true),
    /** Everything takes so many milliseconds longer, each way. */
    slow: (milliseconds) => (delay = milliseconds),
  };
}
