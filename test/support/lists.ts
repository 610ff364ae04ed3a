import { expect } from "vitest";
import type { ApiAnswer } from "./api.ts";
import { announcement, type Parts, toLines } from "./listed.ts";
import { ann, bob, type Operator } from "./operators.ts";

export { announcement, listed, type Parts, toLines } from "./listed.ts";

/** Sends lists into the service as `npm run import:list` does. */
export class ListSender {
  readonly #operator: Operator;

  constructor(operator = ann) {
    this.#operator = operator;
  }

  begin = (source: string, parts: Parts, more: object = {}): Promise<ApiAnswer> =>
    this.#operator.post(`/api/platform/list-imports/${source}`, { ...announcement(parts), ...more });

  sendPart = (importId: string, part: number, body: string): Promise<ApiAnswer> =>
    this.#operator.put(`/api/platform/imports/${importId}/parts/${part}`, body);

  versions = async () => (await this.#operator.get("/api/platform/lists")).body.lists;

  /** Sends all of it and has it compared. */
  async stage(source: string, parts: Parts, more: object = {}): Promise<ApiAnswer> {
    const begun = await this.begin(source, parts, more);
    expect(begun.status).toBe(200);
    const { import_id: importId } = begun.body.import;
    for (const [part, entries] of parts.entries()) {
      expect((await this.sendPart(importId, part, toLines(entries))).status).toBe(200);
    }
    return this.#operator.compare(importId);
  }

  /** The whole of it, confirmed by a second operator; gives back the list as it is in force. */
  async load(source: string, parts: Parts, more: object = {}) {
    const staged = await this.stage(source, parts, more);
    expect(staged.body).toMatchObject({ state: "staged" });
    const confirmed = await (this.#operator === ann ? bob : ann).confirm(staged);
    expect(confirmed.body).toMatchObject({ state: "confirmed" });
    return (await this.versions()).find((list: { source: string }) => list.source === source);
  }
}
