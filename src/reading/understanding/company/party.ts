import type { PersonName } from "../fields/person-names.ts";
import type { Place } from "../text.ts";

/** Keys of labels that say something of a person or a holder. */
export type PersonKey =
  | "name"
  | "family"
  | "given"
  | "role"
  | "since"
  | "until"
  | "birth"
  | "birthPlace"
  | "nationality"
  | "country"
  | "address"
  | "powers"
  | "share"
  | "votes"
  | "control"
  | "category"
  | "holderNumber"
  | "count";

/** A person or company that a document names with an office or a holding. */
export interface Party {
  name: PersonName | null;
  family: string | null;
  given: string | null;
  company: string | null;
  number: string | null;
  role: "director" | "other" | null;
  since: string | null;
  until: string | null;
  birth: string | null;
  birthPlace: string | null;
  nationality: string | null;
  country: string | null;
  share: number | null;
  /** Under a label of shares, a figure without a sign of per cent. */
  plainShare: number | null;
  votes: number | null;
  count: number | null;
  control: "direct" | "indirect" | "other" | null;
  places: Place[];
  row: number;
}

export const emptyParty = (row: number): Party => ({
  name: null,
  family: null,
  given: null,
  company: null,
  number: null,
  role: null,
  since: null,
  until: null,
  birth: null,
  birthPlace: null,
  nationality: null,
  country: null,
  share: null,
  plainShare: null,
  votes: null,
  count: null,
  control: null,
  places: [],
  row,
});
