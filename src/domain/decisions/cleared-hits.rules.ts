import { canonicalHash } from "../../platform/canonical-json.ts";
import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { latinWords } from "../../platform/folding.ts";
import type { ScreeningHit, ScreeningSubject } from "../hits/screening.model.ts";
import { SEVERITIES, type Finding, type FindingCategory, type Severity } from "../case/case.model.ts";
import { compareText } from "../../platform/compare-text.ts";

/** Categories of findings that are based on a list entry. Only their clearances apply to later cases. */
export const HIT_CATEGORIES: readonly FindingCategory[] = ["sanctions", "pep", "own_list"];

/** The part of a list entry that officers see. */
type ListedAs = Pick<ScreeningHit["entry"], "name" | "kind" | "topics" | "birthDates" | "countries" | "programmes">;

/** A hit that an officer cleared, with the subject and the entry at that time. */
export interface ClearedHit {
  readonly category: FindingCategory;
  /** `<list>:<entry id>`. */
  readonly sourceEntry: string;
  /** `companyKey` of the case or scan. */
  readonly company: string | null;
  readonly subject: ScreeningSubject;
  readonly entry: ListedAs;
  /** `hitFingerprint` at the time of the clearance. */
  readonly fingerprint: string;
  readonly severity: Severity;
  readonly byMlro: boolean;
  readonly clearance: NonNullable<Finding["clearance"]>;
}

/** A hit that an officer confirmed in another case. */
export interface ConfirmedHit {
  readonly category: FindingCategory;
  /** `<list>:<entry id>`. */
  readonly sourceEntry: string;
  /** `companyKey` of the case. */
  readonly company: string | null;
  readonly subject: Pick<ScreeningSubject, "name">;
  readonly confirmation: Pick<NonNullable<Finding["confirmation"]>, "confirmed_by" | "confirmed_at">;
}

/** What officers of the tenant said of hits before. */
export type RememberedHit = ClearedHit | ConfirmedHit;

export const isCleared = (hit: RememberedHit): hit is ClearedHit => "clearance" in hit;

/** A current hit that may have been cleared before. */
export interface CurrentHit {
  readonly category: FindingCategory;
  readonly severity: Severity;
  readonly company: string | null;
  readonly subject: ScreeningSubject;
  readonly hit: ScreeningHit;
  /** `nameKey` of every name that was screened together with the subject. */
  readonly lookedFor: ReadonlySet<string>;
}

export type Recall =
  | { readonly kind: "never_cleared" }
  | { readonly kind: "still_cleared"; readonly clearance: NonNullable<Finding["clearance"]> }
  /** Cleared before, but the subject or the entry has changed. */
  | { readonly kind: "lapsed"; readonly clearedAt: string; readonly differences: readonly string[] };

export const sourceEntryOf = ({ list, entry }: ScreeningHit): string => `${list.source}:${entry.id}`;

/** Changes with any change of the list entry or the subject. */
export const hitFingerprint = (subject: ScreeningSubject, { entry }: ScreeningHit): string =>
  canonicalHash({ subject, entry: entry.fingerprint });

/** Key of a company across cases and scans, `<country>:<number>`; null without a number. */
export function companyKey(country: string, number: string | null): string | null {
  if (number === null) return null;
  return `${country}:${(country === "BE" ? normalizeEnterpriseNumber(number) : null) ?? number}`;
}

/** A key of a name that ignores word order, case and accents. */
export const nameKey = (name: string): string => latinWords(name).sort().join(" ");

/**
 * Finds out whether an earlier clearance applies to a current hit. It applies while the list entry and the subject are
 * unchanged, and only to the same person: a namesake at another company is not cleared. An officer's clearance does not
 * cover a more severe match, which only an MLRO can clear. Of a grave match it says where nobody approved it.
 */
export function recallClearing(current: CurrentHit, cleared: readonly ClearedHit[]): Recall {
  const related = cleared.filter((earlier) => isSameEntry(current, earlier)).sort(newestFirst);
  const sameSubject = related.filter((earlier) => isSameSubject(current, earlier));
  if (sameSubject.length === 0) {
    const renamed = related.find((earlier) => isRenamed(current, earlier));
    return renamed ? lapse(current, renamed) : { kind: "never_cleared" };
  }
  const fingerprint = hitFingerprint(current.subject, current.hit);
  const valid = sameSubject.filter(
    (earlier) => earlier.fingerprint === fingerprint && covers(earlier, current.severity),
  );
  const best = valid.find(({ clearance }) => clearance.unapproved_case === undefined) ?? valid[0];
  if (best === undefined) return lapse(current, sameSubject[0]!);
  const { unapproved_case: place, ...clearance } = best.clearance;
  const isGrave = current.category === "sanctions" || ["high", "critical"].includes(current.severity);
  return {
    kind: "still_cleared",
    clearance: place !== undefined && isGrave ? { ...clearance, unapproved_case: place } : clearance,
  };
}

/**
 * The clearing that applies to a hit of a scan, which knows less of people than a case does: that of the same name at the
 * same company while the list entry is unchanged, also where the scan does not have all that was known of the cleared one.
 * Null where it states anything else, the match is more severe than the officer's clearing covers, or an officer confirmed
 * the same match in a case: that outweighs a clearing.
 */
export function recallClearingOfScan(current: CurrentHit, remembered: readonly RememberedHit[]): ClearedHit | null {
  if (recallConfirmation(current, remembered) !== null) return null;
  const fits = (earlier: ClearedHit): boolean =>
    isSameEntry(current, earlier) &&
    isSameSubject(current, earlier) &&
    hitFingerprint(earlier.subject, current.hit) === earlier.fingerprint &&
    statesNothingElse(current.subject, earlier.subject) &&
    covers(earlier, current.severity);
  return remembered.filter(isCleared).filter(fits).sort(newestFirst)[0] ?? null;
}

/** Whether each thing that is stated of a subject was also stated of the other. */
function statesNothingElse(now: ScreeningSubject, before: ScreeningSubject): boolean {
  const isAmong = (some: readonly string[] = [], all: readonly string[] = []) => some.every((one) => all.includes(one));
  return (
    (now.kind === "unknown" || now.kind === before.kind) &&
    (now.birthDate === undefined || now.birthDate === before.birthDate) &&
    (now.gender === undefined || now.gender === before.gender) &&
    isAmong(now.countries, before.countries) &&
    isAmong(now.identifiers, before.identifiers)
  );
}

/** The newest confirmation of the same entry for the same name, at the same company or anywhere; null without one. */
export function recallConfirmation(current: CurrentHit, remembered: readonly RememberedHit[]): ConfirmedHit | null {
  const confirmed = remembered
    .filter((hit): hit is ConfirmedHit => !isCleared(hit))
    .filter((hit) => current.category === hit.category && sourceEntryOf(current.hit) === hit.sourceEntry)
    .filter((hit) => nameKey(hit.subject.name) === nameKey(current.subject.name))
    .sort((a, b) => compareText(b.confirmation.confirmed_at, a.confirmation.confirmed_at));
  return confirmed[0] ?? null;
}

/** The text for officers on a hit that was confirmed in another case. */
export const describeConfirmed = ({ confirmation: { confirmed_by, confirmed_at } }: ConfirmedHit): string =>
  `${confirmed_by} confirmed the same match in another case on ${confirmed_at.slice(0, 10)}.`;

const lapse = (current: CurrentHit, earlier: ClearedHit): Recall => ({
  kind: "lapsed",
  clearedAt: earlier.clearance.cleared_at,
  differences: differencesOf(current, earlier),
});

const newestFirst = (a: ClearedHit, b: ClearedHit): number =>
  compareText(b.clearance.cleared_at, a.clearance.cleared_at);

const isSameEntry = (current: CurrentHit, cleared: ClearedHit): boolean =>
  current.category === cleared.category && sourceEntryOf(current.hit) === cleared.sourceEntry;

/** The same name at the same company, or anywhere with the same date of birth or number. */
function isSameSubject({ company, subject }: CurrentHit, cleared: ClearedHit): boolean {
  if (nameKey(subject.name) !== nameKey(cleared.subject.name)) return false;
  const isSameDay = subject.birthDate?.length === 10 && subject.birthDate === cleared.subject.birthDate;
  const sharesNumber = (subject.identifiers ?? []).some((id) => cleared.subject.identifiers?.includes(id));
  return isSameDay || sharesNumber || (company !== null && company === cleared.company);
}

/** At the same company, where nobody has the old name any more. */
const isRenamed = ({ company, lookedFor }: CurrentHit, cleared: ClearedHit): boolean =>
  company !== null && company === cleared.company && !lookedFor.has(nameKey(cleared.subject.name));

const covers = (cleared: ClearedHit, severity: Severity): boolean =>
  cleared.byMlro || SEVERITIES.indexOf(cleared.severity) >= SEVERITIES.indexOf(severity);

function differencesOf({ subject, hit, severity }: CurrentHit, before: ClearedHit): string[] {
  const differences = [
    ...compare("subject's name", before.subject.name, subject.name),
    ...compare("subject's date of birth", before.subject.birthDate, subject.birthDate),
    ...compare("subject's countries", before.subject.countries, subject.countries),
    ...compare("subject's numbers", before.subject.identifiers, subject.identifiers),
    ...compare("subject's kind", before.subject.kind, subject.kind),
    ...compare("subject's gender", before.subject.gender, subject.gender),
    ...entryDifferences(before.entry, hit.entry),
  ];
  const isSame = before.fingerprint === hitFingerprint(subject, hit);
  if (isSame && !covers(before, severity)) return ["the match is more severe than the cleared one"];
  return differences.length > 0 ? differences : [HIDDEN_DIFFERENCE];
}

/** What else an entry has that officers are not shown. */
export const HIDDEN_DIFFERENCE = "aliases or numbers of the list entry";

/** In words, what officers see of an entry that is not as it was before. */
export const entryDifferences = (before: ListedAs, now: ListedAs): string[] => [
  ...compare("entry's name", before.name, now.name),
  ...compare("entry's kind", before.kind, now.kind),
  ...compare("entry's topics", before.topics, now.topics),
  ...compare("entry's dates of birth", before.birthDates, now.birthDates),
  ...compare("entry's countries", before.countries, now.countries),
  ...compare("entry's programmes", before.programmes, now.programmes),
];

type Compared = string | readonly string[] | undefined;
function compare(what: string, before: Compared, now: Compared): string[] {
  const [was, is] = [inWords(before), inWords(now)];
  return was === is ? [] : [`${what}: ${was} before, ${is} now`];
}

const inWords = (value: Compared): string =>
  (typeof value === "string" ? value : [...(value ?? [])].sort().join(", ")) || "unknown";
/** The text for officers on a hit that is open again. */
export const describeLapse = ({ clearedAt, differences }: Extract<Recall, { readonly kind: "lapsed" }>): string =>
  `It was cleared on ${clearedAt.slice(0, 10)} and is open again because of a change: ${differences.join("; ")}.`;
