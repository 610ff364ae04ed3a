import { createHash } from "node:crypto";
import type { ListEntry } from "../../src/screening/list-entry.ts";
import { expect } from "vitest";
import type { ApiAnswer } from "./api.ts";
import { ann, bob, type Operator } from "./operators.ts";

/** An entry of a list with what a test says of it. */
export const listed = (id: string, name: string, rest: Partial<ListEntry> = {}): ListEntry => ({
  id,
  kind: "person",
  names: [{ name, weak: false }],
  topics: ["sanction"],
  birthDates: [],
  countries: [],
  identifiers: [],
  programmes: [],
  ...rest,
});

export type Parts = readonly (readonly ListEntry[])[];

export const toLines = (entries: readonly ListEntry[]): string =>
  `${entries.map((entry) => JSON.stringify(entry)).join("\n")}\n`;

/** What a sender knows of a file once it has read it. */
export const announcement = (parts: Parts, version = "2026-03-02") => ({
  version,
  sha256: createHash("sha256")
    .update(`${version}\n${JSON.stringify(parts)}`)
    .digest("hex"),
  entries: parts.flat().length,
  names: parts.flat().reduce((sum, entry) => sum + entry.names.length, 0),
  parts: parts.length,
});

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
