import { env } from "cloudflare:workers";
import { runDownloadStep } from "../../src/features/list-downloads/run-download.service.ts";
import { findDownload } from "../../src/features/list-downloads/list-downloads.store.ts";
import type { ImportSource } from "../../src/domain/hits/screening.model.ts";
import { createCtx, type Ctx } from "../../src/platform/context.ts";

export type Answer = (request: Request) => Response | Promise<Response>;

const FIRST_DAY = Date.UTC(2026, 2, 10);

/** A publisher of one list, and the service that downloads from it, at a time of the test's own. */
export class Publisher {
  readonly requests: Request[] = [];
  readonly source: ImportSource;
  answer: Answer = () => new Response("nothing here", { status: 404 });
  #nowMs = FIRST_DAY;
  readonly #settings: object;
  /** Replaces bindings of the service. */
  bindings: Partial<Env> = {};

  constructor(source: ImportSource, settings: object = {}) {
    this.source = source;
    this.#settings = settings;
  }

  get url(): string {
    return `https://lists.example.org/${this.source}`;
  }

  ctx(): Ctx {
    const bindings = { ...env, LIST_DOWNLOADS: `${this.source}=${this.url}`, ...this.#settings, ...this.bindings };
    const actor = { kind: "operator", tenantId: "", id: "list-download", roles: [] } as const;
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, { ...init, signal: null });
      this.requests.push(request);
      return this.answer(request);
    };
    return { ...createCtx(bindings as Env, { actor }), fetch, now: () => new Date(this.#nowMs) };
  }

  /** One step, at the time that it is due. */
  async step(): Promise<void> {
    const nextAt = await runDownloadStep(this.ctx(), this.source);
    if (nextAt !== null) this.#nowMs = Math.max(this.#nowMs + 1, nextAt);
  }

  /** Steps until a run has ended. */
  async run() {
    for (let i = 0; i < 40; i++) {
      await this.step();
      const download = await this.state();
      if (download.step === "idle") return download;
    }
    throw new Error("the run did not end");
  }

  async state() {
    return (await findDownload(this.ctx(), this.source))!;
  }
}

/** The UN's list with these persons, in its own form. */
export const unList = (names: readonly string[], date = "2026-03-09"): string =>
  `<?xml version="1.0"?><CONSOLIDATED_LIST dateGenerated="${date}T00:00:00Z"><INDIVIDUALS>${names
    .map(
      (name, at) =>
        `<INDIVIDUAL><DATAID>${at}</DATAID><FIRST_NAME>${name}</FIRST_NAME><REFERENCE_NUMBER>UN.${name}</REFERENCE_NUMBER></INDIVIDUAL>`,
    )
    .join("")}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`;

/** A body that ends without an error after some bytes, or breaks there. */
export function bodyOf(text: string, { breakAt }: { breakAt?: number } = {}): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      controller.enqueue(breakAt === undefined ? bytes : bytes.slice(0, breakAt));
      if (breakAt === undefined) controller.close();
    },
    pull(controller) {
      controller.error(new Error("connection lost"));
    },
  });
}
