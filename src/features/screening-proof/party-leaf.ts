import {
  hashOf,
  leafOf,
  outcomeOf,
  type PartySearch,
  saltOf,
  type StatedOutcome,
  type StatedParty,
} from "../../domain/screening-proof/leaf.rules.ts";
import type { StatedList } from "../../domain/screening-proof/statement.rules.ts";
import type { PartyDay } from "./party-days.store.ts";

export interface PartyLeaf {
  readonly salt: Uint8Array;
  readonly party: StatedParty;
  readonly partyHash: Uint8Array;
  readonly outcome: StatedOutcome;
  readonly outcomeHash: Uint8Array;
  readonly leaf: Uint8Array;
}

/**
 * The leaf of a party in the statement of a day.
 * @param isSearched false where the party was changed after it was last searched for: what was found of its names before
 *   says nothing of it then
 */
export function leafOfParty(
  row: PartyDay,
  day: string,
  covered: readonly StatedList[],
  isSearched: boolean,
): PartyLeaf {
  const search = isSearched ? searchOf(row) : null;
  const { partyId: party_id, relationshipId: relationship_id, kind } = row;
  const party: StatedParty = { party_id, relationship_id, kind, searched_as: search?.searchedAs ?? null };
  const outcome = outcomeOf(search, recordedOf(row), covered);
  const [salt, partyHash, outcomeHash] = [saltOf(row.saltKey, day), hashOf(party), hashOf(outcome)];
  return { salt, party, partyHash, outcome, outcomeHash, leaf: leafOf(salt, partyHash, outcomeHash) };
}

function searchOf({
  searchedAt: at,
  name,
  spellings,
  birthDate,
  countries,
  identifiers,
  lists,
}: PartyDay): PartySearch | null {
  if (at === null || name === null) return null;
  const searchedAs = {
    name,
    spellings: parse<string[]>(spellings),
    birth_date: birthDate,
    countries: parse<string[]>(countries),
    identifiers: parse<string[]>(identifiers),
  };
  return { at, searchedAs, lists: parse<Record<string, string>>(lists) };
}

const recordedOf = ({ outcomeAt: at, outcome }: PartyDay) =>
  at === null || outcome === null ? null : { at, result: parse(outcome) };

const parse = <T = unknown>(json: string | null): T => JSON.parse(json!) as T;
