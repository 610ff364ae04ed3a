import { oncePerObject } from "../../../platform/once-per-object.ts";
import { areOnePersons } from "../../customer/same-person.ts";
import { agreesOnCompany } from "../../readings/agreement.rules.ts";
import { agreesOnDate, areSameWritings, type Writings, writingsOf } from "../../readings/person-names.rules.ts";
import type { OwnershipParty } from "../ownership.model.ts";
import { identifierKey } from "./identifiers.ts";
import { compareText } from "../../../platform/compare-text.ts";

/** What a party is compared by. */
export interface Profile {
  readonly party: OwnershipParty;
  /** Sources that name it as an owner or official. */
  readonly sources: ReadonlySet<string>;
}

/** The name of a party as it is compared. */
interface ComparedName {
  readonly writings: Writings;
  /** Its words in the order of the alphabet. */
  readonly exact: string;
  /** Two parties of one name share a key at least, so that nobody is compared with everybody. */
  readonly keys: readonly string[];
}

/** Worked out where it is asked for: nobody compares the name of a company that is alone of its kind. */
export const comparedName = oncePerObject((party: OwnershipParty): ComparedName => {
  const writings = writingsOf(party.name);
  const exact = writings.words[0]!.toSorted().join(" ");
  // Registers that mask names (`Ł*******`, `[NON-DIFFUSIBLE]`) give no name to compare.
  const isMasked = /[*[\]]/.test(party.name) || exact === "";
  const asPerson = party.kind === "entity" || party.kind === "arrangement" ? [] : personKeys(writings);
  const asCompany = party.kind === "person" ? [] : companyKeys(exact);
  return { writings, exact, keys: isMasked ? [] : [...new Set([`=${exact}`, ...asPerson, ...asCompany])] };
});

/** Persons of one name share two words, or all, or the sound. */
function personKeys({ words, sound }: Writings): string[] {
  const pairs = words.flatMap((list) => {
    const sorted = [...new Set(list)].sort();
    return sorted.flatMap((one, at) => sorted.slice(at + 1).map((other) => `${one} ${other}`));
  });
  const alone = words.flatMap((list) => (list.length === 1 ? list : []));
  return [...pairs, ...alone, ...(sound === "" ? [] : [`~${sound}`])];
}

const LONGEST = 2;
const BEGINNING = 3;

/** Names of one company share the beginning of a long word. */
const companyKeys = (exact: string): string[] =>
  exact
    .split(" ")
    .sort((a, b) => b.length - a.length || compareText(a, b))
    .slice(0, LONGEST)
    .map((word) => `^${word.slice(0, BEGINNING)}`);

const isPerson = ({ kind }: OwnershipParty): boolean => kind === "person";
const isUnknown = ({ kind }: OwnershipParty): boolean => kind === "unknown";
const isCompany = (party: OwnershipParty): boolean => !isPerson(party) && !isUnknown(party);
const isAbroad = ({ country: a }: OwnershipParty, { country: b }: OwnershipParty): boolean =>
  a !== undefined && b !== undefined && a !== b;

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

/** `exact`: written with the same words. Null where two parties have nothing of a name in common. */
export type Likeness = "apart" | "exact" | "alike" | null;

/** How two parties relate. Two names in one source are two parties, unless a number or a birth date unites them. */
export function compareProfiles(a: Profile, b: Profile): Likeness {
  if (areApart(a.party, b.party)) return "apart";
  const [own, other] = [comparedName(a.party), comparedName(b.party)];
  if (own.keys.length === 0 || other.keys.length === 0) return null;
  // A shared name in two countries is a group's, with a company in each.
  if (isCompany(a.party) && isCompany(b.party) && isAbroad(a.party, b.party)) return null;
  if (own.exact === other.exact) return "exact";
  if (!own.keys.some((key) => other.keys.includes(key))) return null;
  const isOneSource = [...a.sources].some((source) => b.sources.has(source));
  const isOne =
    isOneSource || isPerson(a.party) || isPerson(b.party)
      ? areSameWritings(own.writings, other.writings)
      : agreesOnCompany(a.party.name, b.party.name) === true;
  if (!isOne) return null;
  // Twins have one birth date and other given names.
  const isShortened = areOnePersons(own.writings.words[0]!, other.writings.words[0]!) && areBornAlike(a.party, b.party);
  return isOneSource && !isShortened ? "apart" : "alike";
}
