import { describe, expect, it } from "vitest";
import type { ScreeningSubject } from "../../../src/domain/hits/screening.model.ts";
import { buildSegments } from "../../../src/screening/candidates/build-segment.ts";
import type { Segment } from "../../../src/screening/candidates/segment.ts";
import { borderAt, lookupOf, SpellingTable } from "../../../src/screening/delta/spelling-table.ts";
import { DeltaIndex } from "../../../src/screening/delta/delta-index.ts";
import { findEntries } from "../../../src/screening/find-entries.ts";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
import { SubjectMatcher } from "../../../src/screening/matching/score-entry.ts";
import { WEIGHTS } from "../../../src/screening/matching/weights.ts";
import { WordComparer } from "../../../src/screening/matching/word-comparer.ts";
import { hasPairs, readPairs } from "../../bench/screening/labelled-pairs.ts";
import { disturb, generateEntries, generateName } from "../../bench/screening/name-generator.ts";
import { seededRandom } from "../../support/seeded-random.ts";

const THRESHOLD = 0.7;
/** None where the shared data is absent; the test that needs them is skipped there. */
const pairs = hasPairs ? readPairs() : [];

const listed = (id: string, name: string, rest: Partial<ListEntry> = {}): ListEntry => ({
  id,
  kind: "person",
  names: [{ name, weak: false }],
  topics: ["sanction"],
  birthDates: [],
  countries: [],
  identifiers: [],
  programmes: [],
  ...rest,
});

function foundBy(subject: ScreeningSubject, segments: readonly Segment[]): Map<string, number> {
  const found = findEntries(subject, [{ segments }], THRESHOLD);
  return new Map(found.map(({ entry, scored }) => [entry.id, scored.score]));
}

const foundIn = (index: DeltaIndex, subject: ScreeningSubject): Map<string, number> =>
  new Map(index.find(subject, THRESHOLD).map(({ entry, scored }) => [entry.id, scored.score]));

/** Subjects of whom every third is a misspelt entry. */
function subjectsLike(entries: readonly ListEntry[], count: number): ScreeningSubject[] {
  const random = seededRandom(11);
  return Array.from({ length: count }, (_, at) => {
    const entry = entries[at % entries.length]!;
    const { name, kind } =
      at % 3 === 0 ? { name: disturb(entry.names[0]!.name, random), kind: entry.kind } : generateName(random);
    return { name, kind: kind === "vessel" ? "company" : kind };
  });
}

const OF_OTHER_SCRIPTS = [
  listed("cyrillic", "Виктор Морозенко", {
    names: ["Виктор Морозенко", "Viktor Morozenko"].map((name) => ({ name, weak: false })),
  }),
  listed("arabic", "محمد الحديدي"),
  listed("greek", "Νίκος Παπαδόπουλος"),
  listed("chinese", "王小平"),
  listed("korean", "김정일"),
  listed("initials", "JC Quorvex Mandel"),
  listed("apart", "Abd al Rahman Qadiri"),
  listed("unknown", "Sorventhis Ulmarek", { kind: "unknown" }),
  listed("acronyms", "B.N.C. Trading", { kind: "company" }),
];

/** Listed names as other hands write them, with what else speaks for or against a match, or with nothing. */
function disturbedSubjects(entries: readonly ListEntry[], count: number): ScreeningSubject[] {
  const random = seededRandom(31);
  const known = [
    "Viktor Morozenko",
    "Mohamed al-Hadidi",
    "Nikos Papadopoulos",
    "Jean-Claude Quorvex",
    "Abdalrahman Kadiri",
  ];
  return Array.from({ length: count }, (_, at) => {
    const entry = entries[at % entries.length]!;
    const listedName = entry.names[0]!.name;
    const words = disturb(listedName, random).split(" ");
    const name =
      known[at] ?? (at % 4 === 0 ? [words.slice(0, 2).join(""), ...words.slice(2)].join(" ") : words.join(" "));
    return {
      kind: random() < 0.8 && entry.kind === "person" ? "person" : "company",
      name,
      ...(random() < 0.5 && entry.birthDates[0] && { birthDate: entry.birthDates[0] }),
      ...(random() < 0.5 && { countries: [...entry.countries] }),
      ...(random() < 0.2 && { identifiers: [...entry.identifiers] }),
    };
  });
}

describe("the search of changed entries", () => {
  it("finds what the search of a whole list finds, with the same scores", () => {
    const entries = [...generateEntries(300)];
    const index = new DeltaIndex(entries);
    let matches = 0;
    const segments = buildSegments(entries);
    for (const subject of subjectsLike(entries, 240)) {
      const whole = foundBy(subject, segments);
      expect([subject.name, foundIn(index, subject)]).toEqual([subject.name, whole]);
      matches += whole.size;
    }
    expect(matches).toBeGreaterThan(60);
  });

  it("finds every entry that reaches the threshold, of all that there are", () => {
    const entries = [...OF_OTHER_SCRIPTS, ...generateEntries(240, 23)];
    const index = new DeltaIndex(entries);
    let matches = 0;
    for (const subject of disturbedSubjects(entries, 120)) {
      const matcher = new SubjectMatcher(subject);
      const all = entries.map((entry) => [entry.id, matcher.scoreEntry(entry).score] as const);
      const reached = new Map(all.filter(([, score]) => score >= THRESHOLD));
      expect([subject, foundIn(index, subject)]).toEqual([subject, reached]);
      matches += reached.size;
    }
    expect(matches).toBeGreaterThan(80);
  });

  it("finds every entry that reaches the threshold by what it says of birth and country, and against it", () => {
    const random = seededRandom(77);
    const some = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
    const dates = (year: number) => [
      [],
      [`${year}-03-04`],
      [`${year}`],
      [`${year}~`],
      [`${year}/${year + 3}`],
      [`${year}-03-04`, `${year + some([1, 4, 30])}`],
      [`${year}-05`, `${year + 7}~`],
      ["0000"],
    ];
    const countries = [[], ["BE"], ["RU"], ["BE", "RU"], ["NL"]];
    const entries = [...generateEntries(160, 91)].map((entry) => ({
      ...entry,
      kind: random() < 0.1 ? ("unknown" as const) : entry.kind,
      birthDates: some(dates(1950 + Math.floor(random() * 12))),
      countries: some(countries),
    }));
    const index = new DeltaIndex(entries);
    let [matches, kept] = [0, 0];
    for (const subject of disturbedSubjects(entries, 240)) {
      const year = 1948 + Math.floor(random() * 16);
      const described = {
        ...subject,
        birthDate: some([`${year}-03-04`, `${year}-04-03`, `${year}`, `${year}-00-00`, "unknown", "0000-01-01"]),
        countries: some([...countries, ["be"], ["FR", "ru"]]),
        identifiers: [],
      };
      const matcher = new SubjectMatcher(described);
      const all = entries.map((entry) => [entry.id, matcher.scoreEntry(entry).score] as const);
      const reached = new Map(all.filter(([, score]) => score >= THRESHOLD));
      expect([described, foundIn(index, described)]).toEqual([described, reached]);
      matches += reached.size;
      const byNameAlone = new SubjectMatcher({ kind: described.kind, name: described.name });
      kept += entries.filter((entry) => byNameAlone.scoreEntry(entry).score >= THRESHOLD).length;
    }
    expect(matches).toBeGreaterThan(80);
    // Facts exclude pairs that names alone would make.
    expect(matches).toBeLessThan(kept);
  });

  it("finds the same entries whether a word comes up for the first time or often", () => {
    const entries = [
      listed("joined", "Abdalrahman Abubakr Sorven"),
      listed("whole", "Volkov Arba"),
      listed("initials", "JC Quorvex Mandel"),
      listed("single", "Ulmarek"),
      listed("acronym", "Kostromin Ulmarek Trading", { kind: "company" }),
      ...generateEntries(120, 57),
    ];
    const index = new DeltaIndex(entries);
    const names = [
      "Abd alrahman Abu bakr",
      "Aleksandr Volkovarba",
      "Jean Claude Quorvex",
      "Quorvex J C",
      "Ulmarek Ulmarek Sorven",
      "Ulmarek, Dr. Jan",
      "Major Volkov Arba",
      "Kostromin Ulmarek",
    ];
    const subjects = [
      ...names.flatMap((name): ScreeningSubject[] => [
        { kind: "person", name },
        { kind: "company", name },
      ]),
      ...disturbedSubjects(entries.slice(5), 60).map((subject) => ({ ...subject, identifiers: [] })),
    ];
    for (const subject of subjects) {
      const matcher = new SubjectMatcher(subject);
      const all = entries.map((entry) => [entry.id, matcher.scoreEntry(entry).score] as const);
      const reached = new Map(all.filter(([, score]) => score >= THRESHOLD));
      for (let time = 1; time <= 9; time++) {
        expect([time, subject, foundIn(index, subject)]).toEqual([time, subject, reached]);
      }
    }
  });

  it.each([
    ["a joined name", "Abd al Rahman Qadiri", listed("1", "Abdalrahman Kadiri")],
    ["a short form of a given name", "Bill Quorvex", listed("1", "William Quorvex")],
    ["an initial", "O Jong-sik", listed("1", "Jong Il-ok")],
    ["letters of another script", "Viktor Morozenko", listed("1", "Виктор Морозенко")],
    ["letters that are confused", "Yusuf Mohammed al-Zarani", listed("1", "Yusuf Mohammed al-Salami")],
    ["another letter of the same sound", "Wang Gangjie", listed("1", "Wang Gangji", { birthDates: ["1960"] })],
    ["one of several names", "Tarek Yusuf al-Hadidi", listed("1", "Abu Tarek Sorven / Tarek Yusuf al-Hadidi")],
  ])("finds %s as the whole search does", (_, name, entry) => {
    const subject: ScreeningSubject = { kind: "person", name, birthDate: "1977-03-14" };
    const whole = foundBy(subject, buildSegments([entry]));
    expect(whole.size).toBe(1);
    expect(foundIn(new DeltaIndex([entry]), subject)).toEqual(whole);
  });

  it.each([
    ["its acronym", "BNC", "Banco Nacional de Cuba"],
    ["the name that it is an acronym of", "Banco Nacional de Cuba", "B.N.C."],
    ["an acronym with the C of its form", "NITC", "National Iranian Tanker Company"],
    ["the acronym of one of several names", "BNC", "Ulmarek Trading / Banco Nacional de Cuba"],
  ])("finds a company by %s, as the matcher does", (_, name, entryName) => {
    const entry = listed("1", entryName, { kind: "company" });
    const subject: ScreeningSubject = { kind: "company", name };
    const { score } = new SubjectMatcher(subject).scoreEntry(entry);
    expect(score).toBeGreaterThanOrEqual(THRESHOLD);
    const index = new DeltaIndex([entry, listed("2", "Sorventhis Shipping", { kind: "company" })]);
    expect(foundIn(index, subject)).toEqual(new Map([["1", score]]));
  });

  it("finds a Korean name in another romanisation without a word alike, as the matcher does", () => {
    const entry = listed("1", "RI, Chol-u");
    const subject: ScreeningSubject = { kind: "person", name: "Lee Cheolwoo" };
    const { score } = new SubjectMatcher(subject).scoreEntry(entry);
    expect(score).toBeGreaterThanOrEqual(THRESHOLD);
    expect(foundIn(new DeltaIndex([entry]), subject)).toEqual(new Map([["1", score]]));
    expect(foundIn(new DeltaIndex([entry]), { ...subject, name: "Lee Cheolsu" })).toEqual(new Map());
  });

  it.skipIf(pairs.length === 0)("finds every labelled pair that reaches the threshold, and no other", () => {
    const entries = pairs.map(({ right, kind }, at) => listed(String(at), right, { kind }));
    const index = new DeltaIndex(entries);
    let matches = 0;
    for (const [at, { left: name, kind }] of pairs.entries()) {
      if (at % 4 !== 0) continue;
      const subject: ScreeningSubject = {
        kind: kind === "person" ? "person" : "company",
        name,
        ...(at % 8 === 0 && { countries: ["BE"] }),
        ...(at % 20 === 0 && kind === "person" && { birthDate: "1970-01-01" }),
      };
      const matcher = new SubjectMatcher(subject);
      const all = entries.map((entry) => [entry.id, matcher.scoreEntry(entry).score] as const);
      const reached = new Map(all.filter(([, score]) => score >= THRESHOLD));
      expect([subject, foundIn(index, subject)]).toEqual([subject, reached]);
      matches += reached.size;
    }
    expect(matches).toBeGreaterThan(40);
  });

  it("finds an entry by its number under any name", () => {
    const entry = listed("1", "Ulmarek Sorventhis", { identifiers: ["XQ 7700142"] });
    const subject: ScreeningSubject = { kind: "person", name: "Ulmarek Sorven", identifiers: ["xq7700142"] };
    expect(foundIn(new DeltaIndex([entry]), subject)).toEqual(foundBy(subject, buildSegments([entry])));
  });
});

describe("a table of spellings", () => {
  it.each([0.65, 0.8, 0.9, 0.95])("finds every word that is as similar as %s, with its similarity", (least) => {
    const names = [...generateEntries(300, 41)].flatMap((entry) => entry.names.map(({ name }) => name));
    const words = [...new Set(names.flatMap((name) => name.toLowerCase().split(/[^a-z0-9]+/)))].filter(Boolean);
    const joined = names.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ""));
    const odd = [
      "x",
      "anna",
      "hanna",
      "aannaa",
      "otto",
      "x".repeat(20),
      "ax".repeat(20),
      "ab".repeat(33),
      "4nn4",
      "mohammed",
    ];
    const texts = [...words, ...joined.slice(0, 100), ...odd];
    const table = new SpellingTable(texts, least);
    const comparer = new WordComparer(WEIGHTS);
    let similar = 0;
    for (const a of [
      ...words.slice(0, 60),
      ...joined.slice(0, 40),
      ...odd,
      ...odd.map((word) => word.slice(1) + word[0]!),
    ]) {
      const found = new Map<string, number>();
      table.find(lookupOf(a), borderAt(least), (at, similarity) => found.set(table.texts[at]!, similarity));
      const { span } = lookupOf(a);
      const all = table.texts.map((text) => [text, comparer.similarity(span, lookupOf(text).span, 0.45)] as const);
      expect([a, found]).toEqual([a, new Map(all.filter(([, similarity]) => similarity >= least))]);
      similar += found.size;
    }
    expect(similar).toBeGreaterThan(100);
  });
});
