import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import type { ScreeningSubject } from "../../../src/domain/hits/screening.model.ts";
import { findEntries, type FoundEntry } from "../../../src/screening/find-entries.ts";
import { countryCode } from "../../../src/screening/formats/country-codes.ts";
import { BELGIAN_NAMES } from "./belgian-names.ts";
import { type Figure, MOST, sample } from "./figure.ts";
import { type BenchList, hasRealLists, SHARED_DATA } from "./real-lists.ts";

interface Person {
  readonly name: string;
  readonly birthDate: string;
  readonly country: string | null;
}

const PEOPLE_FILE = path.join(SHARED_DATA, "names/synthetic_people.csv");

const WRITINGS: readonly (readonly [string, RegExp, most: number])[] = [
  ["Latin", /^[\p{Script=Latin}\P{L}]*$/u, 0.008],
  ["Han", /\p{Script=Han}/u, 0.04],
  ["Arabic", /\p{Script=Arabic}/u, 0.04],
  ["Hangul", /\p{Script=Hangul}/u, 0.04],
];

/** People who do not exist: each one that is hit is a false alarm. */
export function measureFalseAlarms(lists: readonly BenchList[], threshold: number, most: number): Figure[] {
  const belgian = alarmsOf("Belgian names", BELGIAN_NAMES.map(asPerson), lists, threshold, 0.015, false);
  if (!hasRealLists) return [belgian];
  const people = readPeople();
  const written = WRITINGS.map(([name, pattern, limit]) => ({
    name,
    limit,
    some: sample(
      people.filter((person) => pattern.test(person.name)),
      most,
    ),
  }));
  return [
    ...written.map(({ name, some, limit }) => alarmsOf(`${name}, name only`, some, lists, threshold, limit, false)),
    ...written.map(({ name, some }) =>
      alarmsOf(`${name}, birth date, nationality`, some, lists, threshold, name === "Latin" ? 0.001 : null, true),
    ),
    belgian,
  ];
}

const asPerson = (name: string): Person => ({ name, birthDate: "", country: null });

function readPeople(): Person[] {
  const rows = parse(readFileSync(PEOPLE_FILE), { columns: true, bom: true }) as Record<string, string>[];
  return rows.map((row) => ({
    name: row["full_name"]!,
    birthDate: row["date_of_birth"]!,
    country: countryCode(row["nationality"]!) ?? null,
  }));
}

function alarmsOf(
  name: string,
  people: readonly Person[],
  lists: readonly BenchList[],
  threshold: number,
  limit: number | null,
  known: boolean,
): Figure {
  const alarms: FoundEntry<BenchList>[] = [];
  const texts: string[] = [];
  for (const person of people) {
    const [best] = findEntries(subjectOf(person, known), lists, threshold);
    if (!best) continue;
    alarms.push(best);
    texts.push(`${best.scored.score.toFixed(2)} ${person.name} ~ ${best.scored.matchedName} (${best.entry.id})`);
  }
  return {
    group: "False alarms",
    name,
    value: alarms.length / people.length,
    unit: "share",
    of: people.length,
    ...(limit === null ? {} : MOST(limit)),
    worst: texts.toSorted((a, b) => (a < b ? 1 : -1)),
  };
}

const subjectOf = ({ name, birthDate, country }: Person, known: boolean): ScreeningSubject => ({
  kind: "person",
  name,
  ...(known ? { birthDate, countries: country === null ? [] : [country] } : {}),
});
