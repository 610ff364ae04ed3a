import { isSamePerson, nameKey } from "../../customer/same-person.ts";
import type { DeclaredOwner } from "../../customer/declared-owner.model.ts";
import { compareCompanyNames, NAME_MATCH_THRESHOLD } from "../../matching/index.ts";
import type { InterestType, Share } from "../../ownership/ownership.model.ts";
import { shareWords } from "../../ownership/ownership-words.ts";
import { agreesOnDate } from "../../readings/person-names.rules.ts";
import { reachesThreshold } from "../owner-threshold.rules.ts";
import type { PolicyValues } from "../policy.model.ts";

/** An owner by the register. */
interface RegisteredOwner {
  readonly name: string;
  readonly kind: "person" | "company";
  readonly birth_date?: string;
  readonly share_percent?: number;
  readonly share_band?: Share;
  readonly basis?: "holder" | "beneficial_owner";
  readonly interests?: readonly InterestType[];
}

interface ComparedOwners {
  readonly agrees: boolean;
  readonly declared: string;
  readonly observed: string;
}

/**
 * Declared owners beside those of a register. One name is one owner unless the birth dates differ or the shares lie on both sides
 * of the threshold. Everybody declared must be in the register; of the register, those who own by their share, or by its word.
 * A company that the register names beside persons may be declared or not.
 * @param directors by the register: one who is declared as a managing official stands in for owners, and is none.
 */
export function compareOwnersWith(
  values: PolicyValues,
  declaredOwners: readonly DeclaredOwner[],
  registeredOwners: readonly RegisteredOwner[],
  directors: readonly Pick<RegisteredOwner, "name" | "birth_date">[] = [],
): ComparedOwners {
  const reaches = (share: number) => reachesThreshold(values, share);
  const declared = onceEach(declaredOwners.map(partyOf));
  const registered = onceEach(registeredOwners.map((one) => registeredParty(one, reaches)));
  const agree = (one: Party, other: Party) =>
    isSameName(one, other) && agreesOnDate(one.born, other.born) !== false && !crosses(one, other, reaches);
  const officials = declaredOwners.filter(({ control }) => control === "senior_official").map(({ name }) => name);
  const standsIn = ({ name, born }: Party) =>
    officials.includes(name) &&
    directors.some((one) => isSamePerson(name, one.name) && agreesOnDate(born, one.birth_date) !== false) &&
    !registered.some((other) => isSamePerson(name, other.name));
  const unknown = declared.filter((one) => !standsIn(one) && !registered.some((other) => agree(one, other)));
  const people = registered.filter(({ isCompany }) => !isCompany);
  // Companies alone leave open who is behind them, and officials alone say that nobody is.
  const isNobody = people.length === 0 && declared.length > 0 && declared.every(standsIn);
  const owners = isNobody ? [] : (people.length > 0 ? people : registered).filter(({ isOwner }) => isOwner);
  const unnamed = [
    ...owners.filter((other) => !declared.some((one) => agree(one, other))),
    ...namesakesLeftOut(owners, declared, agree),
  ];
  // Names that differ say so themselves; those of one name differ in what stands beside it.
  const isOfOneName =
    unknown.some((one) => registered.some((other) => isSameName(one, other))) ||
    unnamed.some((other) => declared.some((one) => isSameName(one, other)));
  const say = (parties: readonly Party[], among: readonly Party[]) =>
    [...new Set(parties.map((one) => (isOfOneName ? describe(one, among) : one.name)))].join("; ");
  return {
    agrees: unknown.length === 0 && unnamed.length === 0,
    declared: say(declared, registered),
    observed: `${say(registered, [])}${namesakesOf(registered).length > 0 ? ", two persons of one name" : ""}`,
  };
}

/** Persons of one name whom their birth dates tell apart, such as father and son. */
export function namesakesOf<P extends { readonly name: string; readonly born?: string | undefined }>(
  parties: readonly P[],
): P[][] {
  const dated = parties.filter(({ born }) => born !== undefined);
  const areTwo = (group: readonly P[]) => group.some((one) => agreesOnDate(one.born, group[0]!.born) === false);
  return [...Map.groupBy(dated, ({ name }) => nameKey(name)).values()].filter(areTwo);
}

/** A name without a birth date declares one of its namesakes, and nobody can tell which. */
const namesakesLeftOut = (
  owners: readonly Party[],
  declared: readonly Party[],
  agree: (one: Party, other: Party) => boolean,
): Party[] =>
  namesakesOf(owners.filter(({ isCompany }) => !isCompany)).flatMap((group) => {
    const [dated, undated] = [declared.filter(({ born }) => born), declared.filter(({ born }) => !born)];
    const left = group.filter((other) => !dated.some((one) => agree(one, other)));
    const names = undated.filter((one) => left.some((other) => agree(one, other)));
    return names.length > 0 && left.length > names.length ? left : [];
  });

type Reaches = (share: number) => boolean;

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** An owner as either side names it. */
interface Party {
  readonly name: string;
  readonly isCompany: boolean;
  readonly born: string | undefined;
  /** Per cent; null where it is not stated. */
  readonly range: Range | null;
  /** Whether it is a share of the capital, which may be compared with another. */
  readonly isOfShares: boolean;
  /** Whether it is an owner whom the customer had to declare. */
  readonly isOwner: boolean;
}

const partyOf = (one: DeclaredOwner): Party => ({
  name: one.name,
  isCompany: one.kind === "company",
  born: one.kind === "person" ? one.birth_date : undefined,
  range: exactly(one.share_percent),
  isOfShares: one.control === undefined || one.control === "shares",
  isOwner: true,
});

function registeredParty(one: RegisteredOwner, reaches: Reaches): Party {
  const range = rangeOf(one);
  // A register of shareholders need not know shares; who is in a register of owners is one, unless a small share is all there is.
  const isOwner =
    one.basis === "holder"
      ? range !== null && reaches(range.minimum)
      : one.basis !== undefined || one.interests !== undefined || range === null || reaches(range.maximum);
  return {
    name: one.name,
    isCompany: one.kind === "company",
    born: one.birth_date,
    range,
    isOfShares: one.interests?.includes("shareholding") ?? true,
    isOwner,
  };
}

/** Who is named twice, such as with two classes of shares, may hold as much as both or as the larger. */
function onceEach(parties: readonly Party[]): Party[] {
  const keyOf = ({ name, isCompany, born }: Party) => JSON.stringify([nameKey(name), isCompany, born]);
  return [...Map.groupBy(parties, keyOf).values()].map(([first, ...more]) =>
    more.reduce(
      (all, one) => ({
        ...all,
        range: all.range && one.range && together(all.range, one.range),
        isOfShares: all.isOfShares && one.isOfShares,
        isOwner: all.isOwner || one.isOwner,
      }),
      first!,
    ),
  );
}

const together = (a: Range, b: Range): Range => ({
  minimum: Math.max(a.minimum, b.minimum),
  maximum: Math.min(100, a.maximum + b.maximum),
});

export const isSameCompany = (a: string, b: string): boolean =>
  isSamePerson(a, b) || compareCompanyNames(a, b).score >= NAME_MATCH_THRESHOLD;

const isSameName = (one: Party, other: Party): boolean =>
  isSamePerson(one.name, other.name) || (other.isCompany && isSameCompany(one.name, other.name));

/** Whether the shares lie on both sides of the threshold, where both sides state shares. */
function crosses(one: Party, other: Party, reaches: Reaches): boolean {
  if (one.range === null || other.range === null || !one.isOfShares || !other.isOfShares) return false;
  const isBetween = (low: Range, high: Range) => !reaches(low.maximum) && reaches(high.minimum);
  return isBetween(one.range, other.range) || isBetween(other.range, one.range);
}

const exactly = (share: number | undefined): Range | null =>
  share === undefined ? null : { minimum: share, maximum: share };

function rangeOf({ share_percent: share, share_band: band }: RegisteredOwner): Range | null {
  if (share !== undefined || band === undefined) return exactly(share);
  const { exact, minimum = band.exclusive_minimum ?? 0, maximum = band.exclusive_maximum ?? 100 } = band;
  return exactly(exact) ?? { minimum, maximum };
}

/** Whether day and month of a birth date stand the other way round in another. */
function isTurned(a: string | undefined, b: string | undefined): boolean {
  const [year, month, day] = (a ?? "").split("-");
  return month !== day && day !== undefined && b === `${year}-${day}-${month}`;
}

function describe(one: Party, among: readonly Party[]): string {
  const turned = among.some((other) => isSameName(one, other) && isTurned(one.born, other.born));
  const birth = one.born === undefined ? "" : `, born ${one.born}`;
  const share = one.range && shareWords({ share: null, share_range: one.range });
  return `${one.name}${birth}${turned ? ", day and month the other way round" : ""}${share === null ? "" : ` (${share})`}`;
}
