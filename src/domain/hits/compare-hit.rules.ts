import type { JudgedBy } from "../case/rules-version.model.ts";
import { nameKey } from "../decisions/cleared-hits.rules.ts";
import { birthDatesAgree, describeBirthDate } from "./birth-dates.rules.ts";
import type { ComparedFeature, HitComparison } from "./hit-comparison.model.ts";
import type { ListVersion, ScreeningHit, ScreeningSubject } from "./screening.model.ts";

export function compareHit(
  subject: ScreeningSubject,
  hit: ScreeningHit,
  lists: readonly ListVersion[],
  rules: JudgedBy = {},
): HitComparison {
  const { list, entry, score, match, parts } = hit;
  const inForce = lists.find(({ source, sha256 }) => source === list.source && sha256 === list.sha256);
  const countries = subject.countries ?? [];
  const identifiers = subject.identifiers ?? [];
  return {
    list: list.source,
    list_version: list.version,
    list_date: inForce?.confirmedAt ?? inForce?.loadedAt ?? null,
    entry: {
      id: entry.id,
      name: entry.name,
      matched_name: entry.matchedName,
      ...(parts.some(({ part }) => part === "weak_alias") && { matched_weak: true }),
      birth_dates: entry.birthDates,
      countries: entry.countries,
      topics: entry.topics,
      programmes: entry.programmes,
      ...(entry.gender && { gender: entry.gender }),
      ...(entry.birthPlaces && { birth_places: entry.birthPlaces }),
      ...(entry.titles && { titles: entry.titles }),
    },
    subject: { name: subject.name, birth_date: subject.birthDate ?? null, countries, identifiers, kind: subject.kind },
    compared: [
      feature("name", [subject.name], [entry.matchedName], () => nameKey(subject.name) === nameKey(entry.matchedName)),
      compareBirth(subject, hit, rules),
      feature("countries", countries, entry.countries, isSameCountry),
      feature("kind", known(subject.kind), known(entry.kind), (one, other) => one === other),
      compareIdentifiers(identifiers, hit),
      ...(subject.gender === undefined
        ? []
        : [feature("gender", [subject.gender], entry.gender ? [entry.gender] : [], (one, other) => one === other)]),
    ],
    score,
    match,
  };
}

/** Agrees if any listed date does, and differs only if all do. */
function compareBirth({ birthDate }: ScreeningSubject, { entry }: ScreeningHit, rules: JudgedBy): ComparedFeature {
  const verdicts =
    birthDate === undefined ? [] : entry.birthDates.map((listed) => birthDatesAgree(birthDate, listed, rules));
  return {
    field: "birth_date",
    subject: birthDate ?? null,
    entry: written(entry.birthDates.map(describeBirthDate)),
    agrees: verdicts.includes(true) ? true : verdicts.length === 0 || verdicts.includes(null) ? null : false,
  };
}

/** A feature that agrees if any value of one side is one of the other. */
function feature(
  field: ComparedFeature["field"],
  subject: readonly string[],
  entry: readonly string[],
  isSame: (subject: string, entry: string) => boolean,
): ComparedFeature {
  const isKnown = subject.length > 0 && entry.length > 0;
  return {
    field,
    subject: written(subject),
    entry: written(entry),
    agrees: isKnown ? subject.some((one) => entry.some((other) => isSame(one, other))) : null,
  };
}

/** Lists do not show their entries' numbers: a hit says only that one was the same. */
const compareIdentifiers = (identifiers: readonly string[], { parts }: ScreeningHit): ComparedFeature => {
  const isSame = parts.some(({ part }) => part === "identifier");
  return {
    field: "identifiers",
    subject: written(identifiers),
    entry: isSame ? "the same number" : null,
    agrees: isSame ? true : null,
  };
};

const isSameCountry = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

const known = (kind: string): string[] => (kind === "unknown" ? [] : [kind]);

const written = (values: readonly string[]): string | null => (values.length === 0 ? null : values.join(", "));
