import { createHash } from "node:crypto";
import type { ListEntry } from "../../src/screening/list-entry.ts";
import { expect } from "vitest";
import { type ApiAnswer, newOfficer, type Officer } from "./api.ts";

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
  readonly #admin: Officer = newOfficer("root", "admin");

  begin = (source: string, parts: Parts, more: object = {}): Promise<ApiAnswer> =>
    this.#admin.post(`/api/imports/lists/${source}`, { ...announcement(parts), ...more });

  sendPart = (listId: string, part: number, body: string): Promise<ApiAnswer> =>
    this.#admin.put(`/api/imports/list-files/${listId}/parts/${part}`, undefined, { body });

  commit = (listId: string): Promise<ApiAnswer> => this.#admin.post(`/api/imports/list-files/${listId}/commit`);

  versions = async () => (await this.#admin.get("/api/imports/lists")).body.lists;

  /** The whole of it; gives back the list's version. */
  async load(source: string, parts: Parts, more: object = {}) {
    const begun = await this.begin(source, parts, more);
    expect(begun.body).toMatchObject({ status: "staged", received: [] });
    for (const [part, entries] of parts.entries()) {
      expect((await this.sendPart(begun.body.list_id, part, toLines(entries))).status).toBe(200);
    }
    const committed = await this.commit(begun.body.list_id);
    expect(committed.status).toBe(200);
    return committed.body;
  }
}
