import { canonicalHash } from "../../platform/canonical-json.ts";
import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { latinWords } from "../../platform/folding.ts";
import type { ScreeningHit, ScreeningSubject } from "../hits/screening.model.ts";
import { SEVERITIES, type Finding, type FindingCategory, type Severity } from "../case/case.model.ts";

/** Findings that stand on a list entry: the ones that a clearing outlives its case for. */
export const HIT_CATEGORIES: readonly FindingCategory[] = ["sanctions", "pep"];

/** What the list says of an entry, as far as officers are shown. */
type ListedAs = Pick<ScreeningHit["entry"], "name" | "kind" | "topics" | "birthDates" | "countries" | "programmes">;

/** A hit that an officer said is someone else, with both sides as they were then. */
export interface ClearedHit {
  readonly category: FindingCategory;
  /** `<list>:<entry id>`. */
  readonly sourceEntry: string;
  /** What the case or scan was about, as `companyKey` names it. */
  readonly company: string | null;
  readonly subject: ScreeningSubject;
  readonly entry: ListedAs;
  /** Over all that the list says of the entry, and the subject. */
  readonly fingerprint: string;
  readonly severity: Severity;
  readonly byMlro: boolean;
  readonly clearance: NonNullable<Finding["clearance"]>;
}

/** A hit of now that may have been cleared before. */
export interface HitInQuestion {
  readonly category: FindingCategory;
  readonly severity: Severity;
  readonly company: string | null;
  readonly subject: ScreeningSubject;
  readonly hit: ScreeningHit;
  /** Keys of the names of everyone who was looked for together with the subject. */
  readonly lookedFor: ReadonlySet<string>;
}

export type Recall =
  | { readonly kind: "never_cleared" }
  | { readonly kind: "still_cleared"; readonly clearance: NonNullable<Finding["clearance"]> }
  /** Cleared once, and what it stood on has changed. */
  | { readonly kind: "lapsed"; readonly clearedAt: string; readonly differences: readonly string[] };

export const sourceEntryOf = ({ list, entry }: ScreeningHit): string => `${list.source}:${entry.id}`;

/** Changes when anything that the list says of the entry changes, or anything that is known of the subject. */
export const hitFingerprint = (subject: ScreeningSubject, { entry }: ScreeningHit): string =>
  canonicalHash({ subject, entry: entry.fingerprint });

/** Whose clearings go together: those in cases and scans on one number. Null where there is no number. */
export function companyKey(country: string, number: string | null): string | null {
  if (number === null) return null;
  return `${country}:${(country === "BE" ? normalizeEnterpriseNumber(number) : null) ?? number}`;
}

/** The words of a name in any order, case and accent. */
export const nameKey = (name: string): string => latinWords(name).sort().join(" ");

/**
 * What an earlier clearing means for a hit of now. It holds while the list entry and the subject are unchanged,
 * for the same person only: a namesake at another company was never cleared. One by an officer does not reach a
 * graver match, whose clearing takes an MLRO.
 */
export function recallClearing(question: HitInQuestion, cleared: readonly ClearedHit[]): Recall {
  const related = cleared.filter((one) => isSameEntry(question, one)).sort(newestFirst);
  const before = related.filter((one) => isSameSubject(question, one));
  if (before.length === 0) {
    const renamed = related.find((one) => isRenamed(question, one));
    return renamed ? lapse(question, renamed) : { kind: "never_cleared" };
  }
  const fingerprint = hitFingerprint(question.subject, question.hit);
  const holding = before.find((one) => one.fingerprint === fingerprint && reaches(one, question.severity));
  if (holding) return { kind: "still_cleared", clearance: holding.clearance };
  return lapse(question, before[0]!);
}

const lapse = (question: HitInQuestion, before: ClearedHit): Recall => ({
  kind: "lapsed",
  clearedAt: before.clearance.cleared_at,
  differences: differencesOf(question, before),
});

const newestFirst = (a: ClearedHit, b: ClearedHit): number =>
  a.clearance.cleared_at < b.clearance.cleared_at ? 1 : -1;

const isSameEntry = (question: HitInQuestion, cleared: ClearedHit): boolean =>
  question.category === cleared.category && sourceEntryOf(question.hit) === cleared.sourceEntry;

/** The same name at the same company, or with the same day of birth or number wherever it is met. */
function isSameSubject({ company, subject }: HitInQuestion, cleared: ClearedHit): boolean {
  if (nameKey(subject.name) !== nameKey(cleared.subject.name)) return false;
  const isSameDay = subject.birthDate?.length === 10 && subject.birthDate === cleared.subject.birthDate;
  const sharesNumber = (subject.identifiers ?? []).some((id) => cleared.subject.identifiers?.includes(id));
  return isSameDay || sharesNumber || (company !== null && company === cleared.company);
}

/** At the same company, where nobody of the old name is left. */
const isRenamed = ({ company, lookedFor }: HitInQuestion, cleared: ClearedHit): boolean =>
  company !== null && company === cleared.company && !lookedFor.has(nameKey(cleared.subject.name));

const reaches = (cleared: ClearedHit, severity: Severity): boolean =>
  cleared.byMlro || SEVERITIES.indexOf(cleared.severity) >= SEVERITIES.indexOf(severity);

function differencesOf({ subject, hit, severity }: HitInQuestion, before: ClearedHit): string[] {
  const found = [
    ...compare("subject's name", before.subject.name, subject.name),
    ...compare("subject's date of birth", before.subject.birthDate, subject.birthDate),
    ...compare("subject's countries", before.subject.countries, subject.countries),
    ...compare("subject's numbers", before.subject.identifiers, subject.identifiers),
    ...compare("subject's kind", before.subject.kind, subject.kind),
    ...compare("entry's name", before.entry.name, hit.entry.name),
    ...compare("entry's kind", before.entry.kind, hit.entry.kind),
    ...compare("entry's topics", before.entry.topics, hit.entry.topics),
    ...compare("entry's dates of birth", before.entry.birthDates, hit.entry.birthDates),
    ...compare("entry's countries", before.entry.countries, hit.entry.countries),
    ...compare("entry's programmes", before.entry.programmes, hit.entry.programmes),
  ];
  const isSame = before.fingerprint === hitFingerprint(subject, hit);
  if (isSame && !reaches(before, severity)) return ["the match is graver than the one that was cleared"];
  return found.length > 0 ? found : ["aliases or numbers of the list entry"];
}

type Told = string | readonly string[] | undefined;

function compare(what: string, before: Told, now: Told): string[] {
  const [was, is] = [inWords(before), inWords(now)];
  return was === is ? [] : [`${what}: ${was} before, ${is} now`];
}

const inWords = (told: Told): string =>
  (typeof told === "string" ? told : [...(told ?? [])].sort().join(", ")) || "unknown";

/** What an officer is told of a hit that comes back. */
export const describeLapse = ({ clearedAt, differences }: Extract<Recall, { readonly kind: "lapsed" }>): string =>
  `It was cleared on ${clearedAt.slice(0, 10)} and is open again, because something changed: ${differences.join("; ")}.`;
