import { createHash } from "node:crypto";
import type { ListEntry } from "../../src/screening/list-entry.ts";

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
