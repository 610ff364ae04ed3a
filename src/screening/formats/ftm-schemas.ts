import type { ListEntry } from "../list-entry.ts";

/** What of the FollowTheMoney vocabulary can be listed; everything else describes it (addresses, sanctions, links). */
const KINDS: Readonly<Record<string, ListEntry["kind"]>> = {
  Person: "person",
  Company: "company",
  Organization: "company",
  PublicBody: "company",
  LegalEntity: "unknown",
  Vessel: "vessel",
  Airplane: "unknown",
};

export const isListable = (schema: string): boolean => Object.hasOwn(KINDS, schema);

export const entryKind = (schema: string): ListEntry["kind"] => KINDS[schema] ?? "unknown";
