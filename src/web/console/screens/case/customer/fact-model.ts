import type { Schemas } from "../../../api/client.ts";
import { factLines } from "./fact-format.ts";

export type Picture = Schemas["CustomerPicture"];
type Facts = Pick<Picture, "facts">;

/** A statement of a source, as it is shown. */
export interface Shown {
  readonly lines: readonly string[];
  readonly source: string;
  readonly at: string;
}

/** What identifies a customer, in the order in which an officer reads it. */
const IDENTIFYING = [
  "legal_name",
  "commercial_names",
  "legal_form",
  "registry_status",
  "juridical_situation_label",
  "registered_address",
  "start_date",
  "end_date",
  "activities",
  "turnover_eur",
  "workforce",
  "registered_website",
  "registered_email",
];

/** Statements of a fact, of one source or of all, newest first; one that is repeated unchanged has its newest time. */
export function shownOf({ facts }: Facts, fact: string, by?: string): Shown[] {
  const seen = new Map<string, Shown>();
  for (const { value, source, timestamp } of (facts[fact] ?? []).toReversed()) {
    if (by !== undefined && source !== by) continue;
    const lines = factLines(fact, value);
    const key = JSON.stringify([source, lines]);
    if (lines.length > 0 && !seen.has(key)) seen.set(key, { lines, source, at: timestamp });
  }
  return [...seen.values()];
}

export const identifyingFacts = ({ facts }: Facts): string[] => IDENTIFYING.filter((fact) => fact in facts);

/** The other facts by each source that states them: two documents that give an address do not correct each other. */
export function otherFacts({ facts }: Facts): ReadonlyMap<string, readonly string[]> {
  const bySource = new Map<string, Set<string>>();
  for (const fact of Object.keys(facts).filter((name) => !IDENTIFYING.includes(name))) {
    for (const { source } of facts[fact]!) bySource.set(source, (bySource.get(source) ?? new Set()).add(fact));
  }
  return new Map([...bySource].map(([source, stated]) => [source, [...stated]]));
}
