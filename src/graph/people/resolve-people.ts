import { compareNames, isRareName, type NameAgreement, type PersonName } from "./person-name.ts";

/** A person named by a source. */
export interface PersonMention {
  readonly name: PersonName;
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  readonly birthDate: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string | null;
}

/** A person in the graph who may be the mentioned one. */
export interface KnownPerson {
  readonly id: string;
  readonly names: readonly PersonName[];
  readonly birthDate: string | null;
  readonly nationality: string | null;
  /** Named at the company of the mention; or at another company at its address, unless many companies share it. */
  readonly atCompany: boolean;
  readonly atAddress: boolean;
  /** The name of an exact hit, of whichever case or scan; null without one. */
  readonly exactAs: string | null;
  /** The screening of the mention replaces it, if the name is the same. */
  readonly isOwnHit: boolean;
}

/** Why two mentions count as the same person. */
export type MatchReason = "birth_date" | "company" | "address" | "rare_name";

/**
 * Known persons who are the mentioned one, with the reason. The name alone is enough only if it is rare and exactly one
 * known person has it. A different date of birth excludes a match, unless the name is rare and the dates differ as a slip or a forgery of
 * one digit makes them: who was refused came back with a card that was dated nine days later.
 */
export function findSamePerson(
  mention: PersonMention,
  known: readonly KnownPerson[],
): readonly { readonly id: string; readonly reason: MatchReason }[] {
  const candidates = known
    .map((person) => ({ person, agreement: bestAgreement(mention.name, person) }))
    .filter(({ person, agreement }) => agreement !== "different" && mayBeOfOneAge(mention, person));
  const matches = candidates.flatMap(({ person, agreement }) => {
    const reason = reasonOf(mention, person, agreement);
    return reason === null ? [] : [{ person, reason }];
  });
  if (matches.length > 0) {
    // With several persons of this name in the same place, only the date of birth decides.
    const certain = areCompatible(matches.map(({ person }) => person)) ? matches : matches.filter(isSure);
    return certain.map(({ person, reason }) => ({ id: person.id, reason }));
  }
  const [only, ...others] = candidates;
  const isAlone = only !== undefined && others.length === 0;
  return isAlone && isRareMatch(mention, only.person) ? [{ id: only.person.id, reason: "rare_name" }] : [];
}

const areCompatible = (people: readonly KnownPerson[]): boolean =>
  people.every((a, at) => people.slice(at + 1).every((b) => datesMatch(a.birthDate, b.birthDate)));

const isSure = ({ reason }: { readonly reason: MatchReason }): boolean => reason === "birth_date";

const bestAgreement = (name: PersonName, { names }: KnownPerson): NameAgreement => {
  const agreements = names.map((other) => compareNames(name, other));
  return (["equal", "alike", "partial"] as const).find((wanted) => agreements.includes(wanted)) ?? "different";
};

function reasonOf(mention: PersonMention, person: KnownPerson, agreement: NameAgreement): MatchReason | null {
  if (isFullDate(mention.birthDate) && mention.birthDate === person.birthDate) return "birth_date";
  if (person.atCompany) return "company";
  return person.atAddress && agreement !== "partial" ? "address" : null;
}

function isRareMatch(mention: PersonMention, person: KnownPerson): boolean {
  if (mention.nationality !== null && person.nationality !== null && mention.nationality !== person.nationality) {
    return false;
  }
  const isEqual = person.names.some((name) => compareNames(mention.name, name) === "equal");
  return isEqual && isRareName(mention.name);
}

/** Whether a known person has the name, and another day of birth. */
export const isNamesake = (mention: PersonMention, known: KnownPerson): boolean =>
  [mention, known].every(({ birthDate }) => isFullDate(birthDate)) &&
  !mayBeOfOneAge(mention, known) &&
  bestAgreement(mention.name, known) !== "different";

export const isFullDate = (date: string | null): date is string => date !== null && date.length === 10;

/** Whether two (partial) dates can be the same: 1971 may be 1971-05-02. */
const datesMatch = (a: string | null, b: string | null): boolean =>
  a === null || b === null || a.startsWith(b) || b.startsWith(a);

const mayBeOfOneAge = (mention: PersonMention, known: KnownPerson): boolean =>
  datesMatch(mention.birthDate, known.birthDate) ||
  (isNearDate(mention.birthDate, known.birthDate) && isRareMatch(mention, known));

/**
 * Whether two days differ in the day alone, the month alone, or by these two in the other order. Of father and son the year differs.
 * Wider than the slips of `compareBirthDates`, because only a rare name is asked and a forged day need not be one digit off.
 */
function isNearDate(a: string | null, b: string | null): boolean {
  if (!isFullDate(a) || !isFullDate(b)) return false;
  const [[year, month, day], [otherYear, otherMonth, otherDay]] = [a.split("-"), b.split("-")] as [string[], string[]];
  if (year !== otherYear) return false;
  return month === otherMonth || day === otherDay || (month === otherDay && day === otherMonth);
}

/** Groups the mentions of one answer about one company by person. */
export function mergeMentions<T extends PersonMention>(mentions: readonly T[]): readonly (readonly T[])[] {
  const people: T[][] = [];
  for (const mention of mentions) {
    const same = people.filter((person) => person.every((other) => canBeSame(mention, other)));
    // An ambiguous mention becomes a separate person.
    if (same.length === 1) same[0]!.push(mention);
    else people.push([mention]);
  }
  return people;
}

const canBeSame = (a: PersonMention, b: PersonMention): boolean =>
  datesMatch(a.birthDate, b.birthDate) && compareNames(a.name, b.name) !== "different";
