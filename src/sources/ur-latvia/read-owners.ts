import { countryCode, isoDay } from "../register-answer.ts";
import type { Owner } from "../types.ts";
import { namedParty } from "./named-party.ts";
import type { TableRow } from "./tables.ts";

type Holding = TableRow<"members"> | TableRow<"joint_owners">;

/**
 * Members with their share of the capital; null for a row without a name. Several persons who hold one share together
 * have none of their own, and stand in a table of their own.
 */
export function holdersOf(rows: readonly Holding[]): (Owner | null)[] {
  const shares = sharesOf(rows);
  return rows.flatMap((row, at) => {
    if (row.entity_type === "JOINT_OWNERS") return [];
    const named = namedParty(row);
    if (named === null) return [null];
    const share = shares?.[at];
    const since = "date_from" in row ? isoDay(row.date_from) : undefined;
    return [
      {
        ...named,
        basis: "holder" as const,
        ...(share === undefined ? {} : { share_percent: share }),
        ...(since === undefined ? {} : { since }),
      },
    ];
  });
}

/**
 * Per cent of the capital by row. Null unless every row states a number of shares and their nominal value, in one
 * currency: the register names no percentages, and a sum without one row would overstate all others.
 */
function sharesOf(rows: readonly Holding[]): number[] | null {
  const stakes = rows.map((row) =>
    "number_of_shares" in row ? numberOf(row.number_of_shares) * numberOf(row.share_nominal_value) : Number.NaN,
  );
  const currencies = new Set(rows.map((row) => ("share_currency" in row ? row.share_currency : null)));
  const total = stakes.reduce((sum, stake) => sum + stake, 0);
  return currencies.size === 1 && stakes.every((stake) => stake > 0) && Number.isFinite(total)
    ? stakes.map((stake) => (100 * stake) / total)
    : null;
}

const numberOf = (text: string): number =>
  /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;

/** The table of beneficial owners names persons, and no shares; null for a row without a name. */
export const beneficialOwnersOf = (rows: readonly TableRow<"beneficial_owners">[]): (Owner | null)[] =>
  rows.map((row) => {
    const given = row.forename?.trim();
    const family = row.surname?.trim();
    if (!family) return null;
    const birthDate = isoDay(row.birth_date);
    const nationality = countryCode(row.nationality?.split(";")[0]);
    const country = countryCode(row.residence);
    const since = isoDay(row.registered_on);
    return {
      name: given ? `${given} ${family}` : family,
      ...(given ? { given_name: given } : {}),
      family_name: family,
      kind: "person" as const,
      basis: "beneficial_owner" as const,
      ...(birthDate === undefined ? {} : { birth_date: birthDate }),
      ...(nationality === undefined ? {} : { nationality }),
      ...(country === undefined ? {} : { country }),
      ...(since === undefined ? {} : { since }),
    };
  });
