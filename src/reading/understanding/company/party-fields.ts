import { normalizeEnterpriseNumber } from "../../../platform/enterprise-number.ts";
import { parseNumber } from "../fields/amounts.ts";
import { foldInPlace } from "../text.ts";
import { hasLegalForm } from "../fields/legal-forms.ts";
import { isOrganisation, readPersonName } from "../fields/person-names.ts";
import {
  birthDateOf,
  birthPlaceOf,
  companyNameOf,
  controlOf,
  countryOf,
  dateOf,
  exactShareOf,
  withPrefix,
} from "./common.ts";
import type { Party, PersonKey } from "./party.ts";

/** What the value of a label says of a party. */

/** Behind a name, and no part of it: whether it still counts is read by `hasEnded`. */
const STATUS_BEHIND = /\s+\(?(?:Active|Ceased|Resigned|Actief|Actif|Aktiv|Beëindigd|Terminated)\)?$/;

export const withoutStatus = (name: string): string => name.replace(STATUS_BEHIND, "");

/** `Jan De Smedt (voorzitter)`: what a name in a list does. */
const OFFICE_BEHIND = /\s*\((?!tot|until|jusqu|bis)\p{Ll}[\p{Ll} -]{2,40}\)$/u;

export const withoutOffice = (name: string): string => name.replace(OFFICE_BEHIND, "");

/** `Jan Maes (verpand aan KBC Bank NV)`: what a register says of a holder in a sentence. Who else is named there may hold with him. */
const REMARK =
  /\s+\((?:(?:verpand|in pand|nantie?s?|donnée?s en gage|verpfändet|pledged) [^()]*|\p{Ll}[^()\p{Lu}]* [^()\p{Lu}]*)\)$/u;

export function setHolder(party: Party, line: string): void {
  const number = /\(?\s*((?:BE ?)?[01]\d{3}[. ]?\d{3}[. ]?\d{3})\s*\)?\s*$/.exec(line);
  const bare = withoutStatus(number === null ? line : line.slice(0, number.index).replace(/[\s,(–-]+$/, "")).replace(
    REMARK,
    "",
  );
  if (number !== null) party.number = normalizeEnterpriseNumber(number[1]!);
  const firm = companyNameOf(bare);
  const isFirm = firm !== null && firm !== bare && (hasLegalForm(firm) || bare.startsWith(`${firm} (`));
  const person =
    isFirm || hasLegalForm(bare)
      ? null
      : (withPrefix(bare) ?? readPersonName(bare) ?? readPersonName(beforeAddress(bare)));
  if (person !== null) party.name = person;
  else if (isFirm || hasLegalForm(bare) || party.number !== null || isOrganisation(bare)) party.company = firm;
  else party.family ??= bare;
}

/** `Rosalind Peake, 4 High Street, York`: the name before an address. */
const beforeAddress = (text: string): string => /^[^,\d]+(?=, .*\d)/.exec(text)?.[0] ?? "";

export function setField(
  party: Party,
  key: Exclude<PersonKey, "name" | "family" | "given" | "role">,
  value: string,
): boolean {
  const set = <K extends keyof Party>(field: K, read: Party[K] | null): boolean => {
    if (read === null || party[field] !== null) return false;
    party[field] = read;
    return true;
  };
  switch (key) {
    case "since":
    case "until":
      // `Ausgeschieden: Schulz, Karl, *03.03.1955` is of somebody else.
      return set(key, /^\D{0,12}\d/.test(value) ? dateOf(value) : null);
    case "birth":
      set("birthPlace", birthPlaceOf(value));
      return set("birth", birthDateOf(value));
    case "birthPlace":
      return set("birthPlace", value.split("\n")[0]!.trim());
    case "nationality":
      return set("nationality", countryOf(value));
    case "country":
      return set("country", countryOf(value) ?? countryOf(/\(([^)]+)\)/.exec(value)?.[1] ?? ""));
    case "share":
      set("control", controlOf(value));
      set("plainShare", plainShareOf(value));
      if (BEGINS_NUMBERED.test(foldInPlace(value))) return set("count", countOf(value));
      return set("share", exactShareOf(withoutPaid(value))) || plainShareOf(value) !== null;
    case "votes":
      return set("votes", exactShareOf(value));
    case "control":
      set("share", exactShareOf(value));
      return set("control", controlOf(value));
    case "holderNumber":
      return set("number", normalizeEnterpriseNumber(value.split("\n")[0]!));
    case "count":
      // Heads such as `Shares` stand above per cents and above what is held as well.
      if (withoutPaid(value).includes("%")) return set("share", exactShareOf(withoutPaid(value)));
      return set("count", countOf(value)) || set("control", controlOf(value));
    case "address":
    case "category":
    case "powers":
      return false;
  }
}

/** `volgestort 100 %`, `libéré à 25 %`: how much is paid in says nothing of how much is held. */
const withoutPaid = (text: string): string =>
  text.replace(
    /,?\s*(?:volgestort|volstort|gestort|libérée?s?|einbezahlt|eingezahlt|(?:fully )?paid(?: up)?)[^,;]*/giu,
    "",
  );

/** Between the first and the last of numbered shares. */
export const TO_LAST = "(?:-|t/m|tot(?: en met)?|a|to|bis|au|through)";
/** `1 t/m 60`, `61 - 90`, `no. 1 to 1,500`: the text begins with numbered shares. */
const BEGINS_NUMBERED = new RegExp(
  String.raw`^\s*(?:(?:n[r°o]s?|nummers?|numeros?)\.? ?)?(\d[\d.,' ]*?) ?${TO_LAST} ?(\d[\d.,' ]*)`,
);

/** The number that a text begins with; of numbered shares, how many they are. */
export function countOf(text: string): number | null {
  const [first, last] = (BEGINS_NUMBERED.exec(foldInPlace(text))?.slice(1) ?? []).map((number) =>
    parseNumber(number.replace(/[\s.,']+$/, "")),
  );
  if (first != null && last != null && last >= first) return last - first + 1;
  const match = /^\s*\d[\d.,' \u00a0]*/.exec(text);
  return match === null ? null : parseNumber(match[0].replace(/[\s.,']+$/, ""));
}

const plainShareOf = (text: string): number | null =>
  /^\s*\d[\d.,' \u00a0]*$/.test(text) ? parseNumber(text.trim()) : null;

/**
 * Parties with what figures without a sign of per cent under a label of shares say: per cents where they make up one hundred,
 * numbers of shares where they make up more.
 */
export function withPlainShares(parties: readonly Party[]): Party[] {
  const plain = parties.filter(({ share, plainShare }) => share === null && plainShare !== null);
  const sum = parties.reduce((total, { share, plainShare }) => total + (share ?? plainShare ?? 0), 0);
  if (plain.length === 0) return [...parties];
  const field = Math.abs(sum - 100) <= 0.11 ? "share" : sum > 101 && plain.length === parties.length ? "count" : null;
  return parties.map((party) =>
    field !== null && plain.includes(party) ? { ...party, [field]: party[field] ?? party.plainShare } : party,
  );
}
