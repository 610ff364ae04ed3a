import { compareNames, isRareName, type NameAgreement, type PersonName } from "./person-name.ts";

/** Someone whom a source names, in the place where it names them. */
export interface PersonMention {
  readonly name: PersonName;
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  readonly birthDate: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string | null;
}

/** A person of the graph who may be the one that is mentioned. */
export interface KnownPerson {
  readonly id: string;
  readonly names: readonly PersonName[];
  readonly birthDate: string | null;
  readonly nationality: string | null;
  /** Is named at the company of the mention; at another company with its address, where few companies have it. */
  readonly atCompany: boolean;
  readonly atAddress: boolean;
}

/** Why two mentions are taken to be of one person. */
export type Ground = "birth_date" | "company" | "address" | "rare_name";

/**
 * Everyone of the known who is the person mentioned, with the ground. A name alone decides only where hardly two
 * people bear it and one alone is known by it; a different day of birth decides against whatever agrees.
 */
export function findSamePerson(
  mention: PersonMention,
  known: readonly KnownPerson[],
): readonly { readonly id: string; readonly ground: Ground }[] {
  const candidates = known
    .map((person) => ({ person, agreement: bestAgreement(mention.name, person) }))
    .filter(({ person, agreement }) => agreement !== "different" && agree(mention.birthDate, person.birthDate));
  const found = candidates.flatMap(({ person, agreement }) => {
    const ground = groundOf(mention, person, agreement);
    return ground === null ? [] : [{ person, ground }];
  });
  if (found.length > 0) {
    // Two people of one name in one place, and no day of birth to tell them by: nobody can say which is meant.
    const certain = areOne(found.map(({ person }) => person)) ? found : found.filter(isSure);
    return certain.map(({ person, ground }) => ({ id: person.id, ground }));
  }
  const [only, ...others] = candidates;
  const isAlone = only !== undefined && others.length === 0;
  return isAlone && isRareMatch(mention, only.person) ? [{ id: only.person.id, ground: "rare_name" }] : [];
}

const areOne = (people: readonly KnownPerson[]): boolean =>
  people.every((a, at) => people.slice(at + 1).every((b) => agree(a.birthDate, b.birthDate)));

const isSure = ({ ground }: { readonly ground: Ground }): boolean => ground === "birth_date";

const bestAgreement = (name: PersonName, { names }: KnownPerson): NameAgreement => {
  const agreements = names.map((other) => compareNames(name, other));
  return (["equal", "alike", "partial"] as const).find((wanted) => agreements.includes(wanted)) ?? "different";
};

function groundOf(mention: PersonMention, person: KnownPerson, agreement: NameAgreement): Ground | null {
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

export const isFullDate = (date: string | null): date is string => date !== null && date.length === 10;

/** Dates agree as far as both are known: 1971 may be 1971-05-02. */
const agree = (a: string | null, b: string | null): boolean =>
  a === null || b === null || a.startsWith(b) || b.startsWith(a);

/** Mentions of one source answer about one company, those of one person put together: the fuller name and date. */
export function mergeMentions<T extends PersonMention>(mentions: readonly T[]): readonly (readonly T[])[] {
  const people: T[][] = [];
  for (const mention of mentions) {
    const same = people.filter((person) => person.every((other) => canBeOne(mention, other)));
    // Where two could be meant, it is a third until something tells them apart.
    if (same.length === 1) same[0]!.push(mention);
    else people.push([mention]);
  }
  return people;
}

const canBeOne = (a: PersonMention, b: PersonMention): boolean =>
  agree(a.birthDate, b.birthDate) && compareNames(a.name, b.name) !== "different";
