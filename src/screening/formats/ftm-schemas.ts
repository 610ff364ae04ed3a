import type { ListEntry } from "../list-entry.ts";

/** FollowTheMoney schemas that can be listed. Others are related data such as addresses, sanctions and links. */
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
