import { createHmac } from "node:crypto";
import { canonicalJson } from "../../platform/canonical-json.ts";
import { sha256Bytes } from "../../platform/hashing.ts";
import { merkleLeaf } from "../../platform/merkle.rules.ts";
import type { StatedList } from "./statement.rules.ts";

/** A party as the lists were searched for it. */
export interface StatedParty {
  readonly party_id: string;
  readonly relationship_id: string;
  readonly kind: "company" | "person";
  /** Null for a party that was never searched for. */
  readonly searched_as: {
    readonly name: string;
    readonly spellings: readonly string[];
    /** YYYY-MM-DD, YYYY-MM or YYYY. */
    readonly birth_date: string | null;
    readonly countries: readonly string[];
    readonly identifiers: readonly string[];
  } | null;
}

/** What the lists said of a party as a day ended. Without a search it is never `screened`. */
export type StatedOutcome =
  | { readonly status: "not_screened" }
  | {
      readonly status: "screened";
      /** When whole lists were searched for the party last. */
      readonly searched_at: string;
      /** Id of the version of each list that the outcome stands on, by source. */
      readonly lists: Readonly<Record<string, string>>;
      /** The outcome as it was recorded, and when. */
      readonly recorded_at: string;
      readonly result: unknown;
    };

/** A whole search for a party. */
export interface PartySearch {
  readonly at: string;
  readonly searchedAs: NonNullable<StatedParty["searched_as"]>;
  /** List id by source. */
  readonly lists: Readonly<Record<string, string>>;
}

/** The versions that an outcome stands on: of each source the one that was searched last. */
function listsOf(search: PartySearch, covered: readonly StatedList[]): Record<string, string> {
  const later = covered.filter(({ covered_at: at }) => at !== null && at > search.at);
  return { ...search.lists, ...Object.fromEntries(later.map(({ source, list_id }) => [source, list_id])) };
}

const NOT_SCREENED: StatedOutcome = { status: "not_screened" };

/** A search without a recorded outcome, or on no list, says nothing. */
export function outcomeOf(
  search: PartySearch | null,
  recorded: { readonly at: string; readonly result: unknown } | null,
  covered: readonly StatedList[],
): StatedOutcome {
  if (search === null || recorded === null) return NOT_SCREENED;
  const lists = listsOf(search, covered);
  if (Object.keys(lists).length === 0) return NOT_SCREENED;
  return { status: "screened", searched_at: search.at, lists, recorded_at: recorded.at, result: recorded.result };
}

/** The salt of a party's leaf on a day, 32 bytes. @param saltKey the party's 32 bytes in hex */
export const saltOf = (saltKey: string, day: string): Uint8Array =>
  createHmac("sha256", Buffer.from(saltKey, "hex")).update(day).digest();

export const hashOf = (value: StatedParty | StatedOutcome): Uint8Array =>
  sha256Bytes(Buffer.from(canonicalJson(value)));

/** The hash of a leaf: RFC 6962 over salt, hash of the party and hash of the outcome, 32 bytes each. */
export const leafOf = (salt: Uint8Array, party: Uint8Array, outcome: Uint8Array): Uint8Array =>
  merkleLeaf(salt, party, outcome);
