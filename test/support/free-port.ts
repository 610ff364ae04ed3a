import { createServer } from "node:net";

/** A port that nothing listens on, below those that the system hands out to anyone who asks for any. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    const server = createServer();
    const free = await new Promise<boolean>((done) => {
      server.once("error", () => done(false)).listen(port, "127.0.0.1", () => done(true));
    });
    await new Promise((done) => server.close(done));
    if (free) return port;
  }
}
