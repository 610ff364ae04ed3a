import { wholeLatinWords } from "../../../platform/folding.ts";
import { isSameName } from "../../customer/same-person.ts";
import { agreesOnCompany } from "../../readings/agreement.rules.ts";
import { agreesOnDate, comparePersonNames } from "../../readings/person-names.rules.ts";
import type { OwnershipParty } from "../ownership.model.ts";
import { identifierKey } from "./identifiers.ts";

const isPerson = ({ kind }: OwnershipParty): boolean => kind === "person";
const isUnknown = ({ kind }: OwnershipParty): boolean => kind === "unknown";

/** Registers that mask names (`Ł*******`, `[NON-DIFFUSIBLE]`) give no name to compare. */
const isMasked = ({ name }: OwnershipParty): boolean => /[*[\]]/.test(name) || wholeLatinWords(name).length === 0;

/** Whether two parties cannot be one: a person and a company, two birth dates, or two numbers of one register. */
export function areApart(a: OwnershipParty, b: OwnershipParty): boolean {
  if (!isUnknown(a) && !isUnknown(b) && isPerson(a) !== isPerson(b)) return true;
  if (agreesOnDate(a.birth_date, b.birth_date) === false) return true;
  return (a.identifiers ?? []).some((one) => {
    const ofScheme = (b.identifiers ?? []).filter(({ scheme }) => scheme === one.scheme);
    return ofScheme.length > 0 && ofScheme.every((other) => identifierKey(other) !== identifierKey(one));
  });
}

/** Whether a birth date, to the month at least, makes a shared name one person's, wherever it stands. */
export const areBornAlike = (a: OwnershipParty, b: OwnershipParty): boolean =>
  Math.min(a.birth_date?.length ?? 0, b.birth_date?.length ?? 0) >= "YYYY-MM".length &&
  agreesOnDate(a.birth_date, b.birth_date) === true;

/** Whether two names can be one party's: `exact` where they are written with the same words. */
export function compareNames(a: OwnershipParty, b: OwnershipParty): "exact" | "alike" | null {
  if (isMasked(a) || isMasked(b)) return null;
  if (isSameName(a.name, b.name)) return "exact";
  if (isPerson(a) || isPerson(b)) return comparePersonNames(a.name, b.name) === "same" ? "alike" : null;
  // A shared name in two countries is a group's, with a company in each.
  if (a.country !== undefined && b.country !== undefined && a.country !== b.country) return null;
  return shareBeginning(a.name, b.name) && agreesOnCompany(a.name, b.name) === true ? "alike" : null;
}

const BEGINNING = 3;

/** Names of one company share the beginning of a word; to compare all others in full would take too long. */
function shareBeginning(a: string, b: string): boolean {
  const beginnings = new Set(wholeLatinWords(a).map((word) => word.slice(0, BEGINNING)));
  return wholeLatinWords(b).some((word) => beginnings.has(word.slice(0, BEGINNING)));
}
