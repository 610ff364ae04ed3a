import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sleep } from "../../src/cli/program.ts";
import { serveSampleMedia } from "../../src/sources/adverse-media/sample.ts";

export interface SlowNews {
  /** What makes a service ask it, as `NAME:value`. */
  readonly overrides: readonly string[];
  close(): Promise<void>;
}

/** A news search on the network that thinks for a while: it keeps an investigation busy long enough to be killed in it. */
export async function serveSlowNews(delayMs: number): Promise<SlowNews> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const answer = serveSampleMedia({ url, method: "GET", body: "", now: new Date() });
    void Promise.all([answer.text(), sleep(delayMs)]).then(([body]) => {
      response.writeHead(200, { "Content-Type": "application/json" }).end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    overrides: [`ADVERSE_MEDIA_BASE_URL:http://127.0.0.1:${port}`, "ADVERSE_MEDIA_API_KEY:end-to-end"],
    close: () => new Promise((done) => server.close(() => done())),
  };
}
