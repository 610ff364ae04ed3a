import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sleep } from "../../src/cli/program.ts";
import type { SampleServer } from "../../src/sources/sample-upstream.ts";

/**
 * A source on this machine that answers as its sample does, but lets those who ask wait once it has answered as
 * often as a test says: what asks it is then at work for as long as the test needs it to be.
 */
export class HeldUpstream {
  readonly url: string;
  /** How many asked and hung up unanswered, as a service that is killed does. */
  cutOff = 0;
  answered = 0;
  /** While it is down it answers 503, and counts no answer. */
  isDown = false;
  /** How long an answer takes. */
  delayMs = 0;
  readonly #close: () => Promise<void>;
  readonly #waiting = new Map<ServerResponse, () => void>();
  #answersLeft: number;

  static async open(serve: SampleServer, answers = 0): Promise<HeldUpstream> {
    let upstream: HeldUpstream | null = null;
    const server = createServer((request, response) => {
      const url = new URL(request.url ?? "/", "http://localhost");
      const answer = serve({ url, method: request.method ?? "GET", body: "", now: new Date() });
      setTimeout(() => upstream!.#take(response, answer), upstream!.delayMs);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const close = () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    };
    return (upstream = new HeldUpstream(`http://127.0.0.1:${port}`, answers, close));
  }

  private constructor(url: string, answers: number, close: () => Promise<void>) {
    this.url = url;
    this.#answersLeft = answers;
    this.#close = close;
  }

  /** Waits until someone waits for an answer. */
  async asked(timeoutMs = 120_000): Promise<void> {
    for (const deadline = Date.now() + timeoutMs; this.#waiting.size === 0; await sleep(5)) {
      if (Date.now() > deadline) throw new Error("nobody asked the source");
    }
  }

  /** From now on it answers at once, those who wait included. */
  release(): void {
    this.#answersLeft = Infinity;
    for (const answer of this.#waiting.values()) answer();
  }

  /** From now on it lets those wait again who ask, after so many more answers. */
  hold(answers = 0): void {
    this.#answersLeft = answers;
  }

  close(): Promise<void> {
    return this.#close();
  }

  #take(response: ServerResponse, answer: Response): void {
    if (this.isDown) return void response.writeHead(503).end();
    const send = () => {
      this.#waiting.delete(response);
      this.answered++;
      void answer.text().then((body) => {
        response
          .writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "text/html" })
          .end(body);
      });
    };
    if (this.#answersLeft-- > 0) return send();
    this.#waiting.set(response, send);
    response.on("close", () => {
      if (this.#waiting.delete(response)) this.cutOff++;
    });
  }
}
