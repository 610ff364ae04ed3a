import { isSamePerson } from "../customer/same-person.ts";
import { compareCompanyNames, NAME_MATCH_THRESHOLD } from "../matching/index.ts";
import type { FoundChange, KnownOwner, KnownPerson } from "./looks.model.ts";

type Named = Pick<KnownPerson & KnownOwner, "name" | "birth_date" | "number"> & {
  readonly is_company?: true;
  readonly kind?: "person" | "company";
};

const isCompany = ({ is_company, kind, number }: Named): boolean =>
  is_company === true || kind === "company" || (kind === undefined && number !== undefined);

/** A birth date may be known in part: two that can be one day are no difference. */
const canBeOneDay = (a: string | undefined, b: string | undefined): boolean =>
  a === undefined || b === undefined || a.startsWith(b) || b.startsWith(a);

/** Two birth dates or two numbers are two parties, whatever the name. */
function isSameParty(a: Named, b: Named): boolean {
  if (isCompany(a) !== isCompany(b)) return false;
  if (isCompany(a)) {
    if (a.number !== undefined && b.number !== undefined) return a.number === b.number;
    return compareCompanyNames(a.name, b.name).score >= NAME_MATCH_THRESHOLD;
  }
  return canBeOneDay(a.birth_date, b.birth_date) && isSamePerson(a.name, b.name);
}

interface Movement<T> {
  readonly left: readonly T[];
  readonly joined: readonly T[];
  readonly stayed: readonly (readonly [before: T, after: T])[];
}

/** Who left, who joined and who stayed: each of the one list is at most one of the other. */
function compareParties<T extends Named>(before: readonly T[], after: readonly T[]): Movement<T> {
  const open = distinct(after);
  const left: T[] = [];
  const stayed: (readonly [T, T])[] = [];
  for (const one of distinct(before)) {
    const exact = open.findIndex((other) => isSameParty(one, other) && other.birth_date === one.birth_date);
    const at = exact >= 0 ? exact : open.findIndex((other) => isSameParty(one, other));
    const [other] = at < 0 ? [] : open.splice(at, 1);
    if (other === undefined) left.push(one);
    else stayed.push([one, other]);
  }
  return { left, joined: open, stayed };
}

/** One entry a party, whatever number of offices it holds. */
function distinct<T extends Named>(parties: readonly T[]): T[] {
  const found: T[] = [];
  for (const party of parties) {
    if (!found.some((one) => isSameParty(one, party) && one.birth_date === party.birth_date)) found.push(party);
  }
  return found;
}

/** The new list, with what the earlier one knew more of those who stayed. */
export function keepPeople<T extends Named>(
  before: readonly T[] | null,
  after: readonly T[] | null,
): readonly T[] | null {
  if (after === null || before === null) return after ?? before;
  const { stayed, joined } = compareParties(before, after);
  const kept = stayed.map(([old, now]) => ({
    ...now,
    ...(now.birth_date === undefined && old.birth_date !== undefined ? { birth_date: old.birth_date } : {}),
    ...(now.number === undefined && old.number !== undefined ? { number: old.number } : {}),
  }));
  return [...kept, ...joined];
}

/** Whether nobody of one list is in the other. */
export const areAllNew = (before: readonly Named[] | null, after: readonly Named[] | null): boolean =>
  before !== null && after !== null && before.length > 0 && compareParties(before, after).stayed.length === 0;

const described = ({ name, birth_date, number }: Named): string =>
  [name, birth_date === undefined ? "" : ` (born ${birth_date})`, number === undefined ? "" : ` (${number})`].join("");

const names = (parties: readonly Named[]): string[] => parties.map(described);

/** Directors who joined or left, one change each. Who is new behind a customer under enhanced due diligence is reviewed. */
export function directorChanges(
  before: readonly KnownPerson[] | null,
  after: readonly KnownPerson[] | null,
  isEnhanced = false,
): FoundChange[] {
  if (before === null || after === null) return [];
  const { left, joined } = compareParties(before, after);
  const lists = { before: { directors: names(before) }, after: { directors: names(after) } };
  const namesake = (one: KnownPerson, others: readonly KnownPerson[]) =>
    others.find((other) => isCompany(one) === isCompany(other) && isSamePerson(one.name, other.name));
  return [
    ...joined.map((one): FoundChange => {
      const other = namesake(one, left);
      return {
        field: "director_joined",
        outcome: [one.name, one.birth_date ?? "", one.number ?? ""],
        severity: isEnhanced ? "high" : "medium",
        consequence: isEnhanced ? "open_review" : "none",
        title:
          other === undefined
            ? `New in an office of the company: ${described(one)}.`
            : `New in an office of the company: ${described(one)}. This is not ${described(other)}, who left.`,
        ...lists,
        joined: one,
      };
    }),
    ...left.map((one): FoundChange => ({
      field: "director_left",
      outcome: [one.name, one.birth_date ?? "", one.number ?? ""],
      severity: "medium",
      consequence: "none",
      title: `No longer in an office of the company: ${described(one)}.`,
      ...lists,
    })),
  ];
}

/** Shares are rounded differently from answer to answer. */
const SHARE_TOLERANCE = 0.05;

const withShare = (owner: KnownOwner): string =>
  owner.share === undefined ? described(owner) : `${described(owner)} ${owner.share} %`;

/** Owners who joined, left or hold another share. The first to join stands for the change; each is a change of its own. */
export function ownerChanges(before: readonly KnownOwner[] | null, after: readonly KnownOwner[] | null): FoundChange[] {
  if (before === null || after === null) return [];
  const { left, joined, stayed } = compareParties(before, after);
  const lists = { before: { owners: before.map(withShare) }, after: { owners: after.map(withShare) } };
  const owner = (field: string, one: KnownOwner, title: string): FoundChange => ({
    field,
    outcome: [one.name, one.birth_date ?? "", one.number ?? "", one.share ?? ""],
    severity: "high",
    consequence: "open_review",
    title,
    ...lists,
  });
  const moved = stayed.filter(
    ([old, now]) =>
      old.share !== undefined && now.share !== undefined && Math.abs(old.share - now.share) > SHARE_TOLERANCE,
  );
  return [
    ...joined.map((one) => ({ ...owner("owner_joined", one, `New owner: ${withShare(one)}.`), joined: one })),
    ...left.map((one) => owner("owner_left", one, `No longer an owner: ${described(one)}.`)),
    ...moved.map(([old, now]) =>
      owner("owner_share", now, `${described(now)} holds ${now.share} %, before ${old.share} %.`),
    ),
  ];
}
