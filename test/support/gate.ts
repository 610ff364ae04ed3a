import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Stands between a program and the service, and stops the program at a request that the test chooses: what happens
 * "in the middle" happens there on any machine, however fast.
 */
export class Gate {
  readonly #target: number;
  readonly #server: Server;
  #matches: (request: IncomingMessage) => boolean = () => false;
  #left = 0;
  #onStop: (() => Promise<void>) | null = null;

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing));
  }

  static async before(port: number): Promise<Gate> {
    const gate = new Gate(port);
    await new Promise<void>((listening) => gate.#server.listen(0, "localhost", listening));
    return gate;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Lets so many of the requests that match pass; the next never arrives, and its caller hears nothing but a hang-up. */
  stopAfter(passing: number, matches: (request: IncomingMessage) => boolean, onStop: () => Promise<void>): void {
    [this.#left, this.#matches, this.#onStop] = [passing, matches, onStop];
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (this.#onStop && this.#matches(incoming) && this.#left-- === 0) {
      const onStop = this.#onStop;
      this.#onStop = null;
      await onStop();
      outgoing.destroy();
      return;
    }
    const { method, url, headers } = incoming;
    const forwarded = request({ host: "localhost", port: this.#target, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
      answer.on("error", () => outgoing.destroy());
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.on("error", () => forwarded.destroy());
    incoming.pipe(forwarded);
  }
}
