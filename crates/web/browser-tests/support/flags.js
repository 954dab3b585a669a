// How Chromium is started, wherever it runs.

export const FLAGS = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Names that are not this machine's own, and lead to it all the same.
  "--host-resolver-rules=MAP *.test 127.0.0.1",
];
