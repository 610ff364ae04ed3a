import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sleep } from "../../src/cli/program.ts";
import { signWebhook } from "../../src/domain/webhooks/signature.ts";

/** What the local service signs callbacks of `demo-partner-key` by. */
const SECRET = "whsec_ZG9zc2llci1kZW1vLXdlYmhvb2stc2lnbmluZy1rZXk=";

export interface Delivery {
  readonly id: string;
  readonly body: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly isSigned: boolean;
}

/** A partner's receiver on this machine, which refuses as often as a test says. */
export class WebhookReceiver {
  readonly deliveries: Delivery[] = [];
  /** How many of the first deliveries are refused. */
  refusals: number;
  /** What the messages must be signed by. */
  secret = SECRET;
  readonly #server: Server;

  static async open(refusals = 0): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver(refusals);
    await new Promise<void>((done) => receiver.#server.listen(0, "127.0.0.1", done));
    return receiver;
  }

  private constructor(refusals: number) {
    this.refusals = refusals;
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const id = String(request.headers["webhook-id"]);
        const body = Buffer.concat(chunks).toString();
        const at = new Date(Number(request.headers["webhook-timestamp"]) * 1000);
        const isSigned =
          request.headers["webhook-signature"] === signWebhook(this.secret, { id, at, body })["webhook-signature"];
        this.deliveries.push({ id, body, at: Date.now(), isSigned });
        response.writeHead(this.deliveries.length > this.refusals ? 200 : 500).end();
      });
    });
  }

  /** Where callbacks go. */
  get url(): string {
    return `http://${this.#host}/hook`;
  }

  /** The setting that lets a service call there. */
  get override(): string {
    return `CALLBACK_ALLOWED_HOSTS:${this.#host}`;
  }

  get #host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Waits until so many came. */
  async received(count: number, timeoutMs: number): Promise<void> {
    for (const deadline = Date.now() + timeoutMs; this.deliveries.length < count; await sleep(20)) {
      if (Date.now() > deadline) throw new Error(`only ${this.deliveries.length} deliveries came`);
    }
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(() => done()));
  }
}
