import { type BirthAgreement, compareBirthDates, describeBirthDate } from "../../domain/hits/birth-dates.rules.ts";
import type { DocumentKind, ListEntry } from "../list-entry.ts";
import type { ScreeningSubject } from "../../domain/hits/screening.model.ts";

/** Evidence besides the name. `against` multiplies the score by e^-against; `for` closes that share of its gap to 1. */
export interface Evidence {
  readonly part: string;
  readonly for: number;
  readonly against: number;
  readonly detail: string;
}

/** All evidence besides the name for or against a match. */
export function collectEvidence(
  subject: ScreeningSubject,
  entry: ListEntry,
  sameIdentifier: string | undefined,
): Evidence[] {
  const evidence = [
    kindEvidence(subject, entry),
    birthEvidence(subject, entry),
    genderEvidence(subject, entry),
    countryEvidence(subject, entry),
    sameIdentifier === undefined ? null : identifierEvidence(subject, entry, sameIdentifier),
  ];
  return evidence.filter((item) => item !== null);
}

const KIND_AGAINST: Readonly<Record<string, number>> = {
  "person company": 0.4,
  "person vessel": 0.6,
  "company person": 0.3,
  // Companies of one ship bear its name: the very name is a near match.
  "company vessel": 0.3,
};

export const kindAgainst = (subject: Pick<ScreeningSubject, "kind">, kind: ListEntry["kind"]): number =>
  KIND_AGAINST[`${subject.kind} ${kind}`] ?? 0;

function kindEvidence(subject: ScreeningSubject, entry: ListEntry): Evidence | null {
  const against = kindAgainst(subject, entry.kind);
  return against === 0 ? null : { part: "kind", for: 0, against, detail: `${subject.kind} ~ ${entry.kind}` };
}

function birthEvidence(subject: ScreeningSubject, entry: ListEntry): Evidence | null {
  const { birthDate } = subject;
  if (birthDate === undefined || entry.birthDates.length === 0) return null;
  const detail = `${birthDate} ~ ${entry.birthDates.map(describeBirthDate).join(", ")}`;
  const likeliest = entry.birthDates
    .map((listed) => BIRTH_EVIDENCE[compareBirthDates(birthDate, listed)])
    .reduce((a, b) => (b.for - b.against > a.for - a.against ? b : a));
  return { part: "birth_date", ...likeliest, detail };
}

const BIRTH_EVIDENCE: Readonly<Record<BirthAgreement, Pick<Evidence, "for" | "against">>> = {
  day: { for: 0.7, against: 0 },
  swapped: { for: 0.5, against: 0 },
  month: { for: 0.45, against: 0 },
  year: { for: 0.35, against: 0 },
  range: { for: 0.2, against: 0 },
  unclear: { for: 0, against: 0 },
  misread: { for: 0, against: 0 },
  near: { for: 0, against: 0.12 },
  other_day: { for: 0, against: 0.15 },
  differs: { for: 0, against: 0.25 },
};

/** The same gender says nothing, because half of all people have it; another counts like another birth date. */
function genderEvidence({ gender }: ScreeningSubject, entry: ListEntry): Evidence | null {
  if (gender === undefined || entry.gender === undefined || entry.kind !== "person" || gender === entry.gender)
    return null;
  return { part: "gender", for: 0, against: BIRTH_EVIDENCE.differs.against, detail: `${gender} ~ ${entry.gender}` };
}

const DOCUMENTS: Readonly<Record<DocumentKind, string>> = {
  passport: "passport",
  identity: "identity document",
  tax: "tax number",
  registration: "registration",
  vessel: "vessel",
  other: "document",
};

/**
 * The same number, with the document and country that the list states, because numbers of different documents can be equal.
 * It counts in full even so: a listed person may show a document of any country.
 */
function identifierEvidence(subject: ScreeningSubject, entry: ListEntry, number: string): Evidence {
  const listed = entry.documents?.find((document) => document.number === number);
  const of =
    listed === undefined ? "" : `: listed as ${DOCUMENTS[listed.kind]}${listed.country ? ` of ${listed.country}` : ""}`;
  const countries = (subject.countries ?? []).map((country) => country.toUpperCase());
  const isForeign = listed?.country && countries.length > 0 && !countries.includes(listed.country);
  const other = isForeign ? `, which is none of ${countries.join(", ")}` : "";
  return { part: "identifier", for: 0.7, against: 0, detail: `the same identifier${of}${other}` };
}

/** Bounds of the evidence of a fact: the most that it adds to a match, and the least that it takes away, 0 to 1. */
export type Bound = Pick<Evidence, "for" | "against">;

export const NO_EVIDENCE: Bound = { for: 0, against: 0 };

/** By what is known of birth dates: any, those that are approximate or a range, and those that differ. */
export const BIRTH_BOUNDS = {
  any: { for: Math.max(...Object.values(BIRTH_EVIDENCE).map((evidence) => evidence.for)), against: 0 },
  inexact: { for: BIRTH_EVIDENCE.range.for, against: 0 },
  different: BIRTH_EVIDENCE.differs,
} satisfies Readonly<Record<string, Bound>>;

export const SAME_COUNTRY: Bound = { for: 0.2, against: 0 };

/** Of an entry that names other countries only. */
export const otherCountry = (kind: ListEntry["kind"]): Bound => ({ for: 0, against: kind === "company" ? 0.1 : 0.06 });

function countryEvidence(subject: ScreeningSubject, entry: ListEntry): Evidence | null {
  const countries = subject.countries ?? [];
  if (countries.length === 0 || entry.countries.length === 0 || entry.kind === "vessel") return null;
  const detail = `${countries.join(", ")} ~ ${entry.countries.join(", ")}`;
  const shared = countries.some((country) => entry.countries.includes(country.toUpperCase()));
  return { part: "country", ...(shared ? SAME_COUNTRY : otherCountry(entry.kind)), detail };
}
