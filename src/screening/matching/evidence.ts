import type { ListEntry } from "../list-entry.ts";
import type { ScreeningSubject } from "../../domain/hits/screening.model.ts";

/** Evidence besides the name. `against` multiplies the score by e^-against; `for` closes that share of its gap to 1. */
export interface Evidence {
  readonly part: string;
  readonly for: number;
  readonly against: number;
  readonly detail: string;
}

/** All evidence besides the name for or against a match. */
export function collectEvidence(subject: ScreeningSubject, entry: ListEntry, sameIdentifier: boolean): Evidence[] {
  const evidence = [kindEvidence(subject, entry), birthEvidence(subject, entry), countryEvidence(subject, entry)];
  if (sameIdentifier) evidence.push({ part: "identifier", for: 0.7, against: 0, detail: "the same identifier" });
  return evidence.filter((item) => item !== null);
}

const KIND_AGAINST: Readonly<Record<string, number>> = {
  "person company": 0.4,
  "person vessel": 0.6,
  "company person": 0.3,
  "company vessel": 0.4,
};

function kindEvidence(subject: ScreeningSubject, entry: ListEntry): Evidence | null {
  const against = KIND_AGAINST[`${subject.kind} ${entry.kind}`];
  return against === undefined ? null : { part: "kind", for: 0, against, detail: `${subject.kind} ~ ${entry.kind}` };
}

function birthEvidence(subject: ScreeningSubject, entry: ListEntry): Evidence | null {
  const { birthDate } = subject;
  if (birthDate === undefined || entry.birthDates.length === 0) return null;
  const detail = `${birthDate} ~ ${entry.birthDates.join(", ")}`;
  const likeliest = entry.birthDates
    .map((listed) => compareDates(birthDate, listed))
    .reduce((a, b) => (b.for - b.against > a.for - a.against ? b : a));
  return { part: "birth_date", ...likeliest, detail };
}

/** Lists have many dates with only a year, some with swapped day and month, and some that are off by a year. */
function compareDates(subject: string, listed: string): { for: number; against: number } {
  const [year, month, day] = subject.split("-");
  const [listedYear, listedMonth, listedDay] = listed.split("-");
  const years = Math.abs(Number(year) - Number(listedYear));
  if (years > 1) return { for: 0, against: 0.25 };
  if (years === 1) return { for: 0, against: 0.12 };
  if (month === undefined || listedMonth === undefined) return { for: 0.35, against: 0 };
  if (month === listedMonth && (day === undefined || listedDay === undefined)) return { for: 0.45, against: 0 };
  if (month === listedMonth && day === listedDay) return { for: 0.7, against: 0 };
  if (month === listedDay && day === listedMonth) return { for: 0.5, against: 0 };
  return { for: 0, against: 0.15 };
}

function countryEvidence(subject: ScreeningSubject, entry: ListEntry): Evidence | null {
  const countries = subject.countries ?? [];
  if (countries.length === 0 || entry.countries.length === 0 || entry.kind === "vessel") return null;
  const detail = `${countries.join(", ")} ~ ${entry.countries.join(", ")}`;
  const shared = countries.some((country) => entry.countries.includes(country.toUpperCase()));
  if (shared) return { part: "country", for: 0.2, against: 0, detail };
  return { part: "country", for: 0, against: entry.kind === "company" ? 0.1 : 0.06, detail };
}
