import { describe, expect, it } from "vitest";
import type { ScreeningSubject } from "../../../src/domain/hits/screening.model.ts";
import { buildSegments } from "../../../src/screening/candidates/build-segment.ts";
import type { Segment } from "../../../src/screening/candidates/segment.ts";
import { DeltaIndex } from "../../../src/screening/delta/delta-index.ts";
import { findEntries } from "../../../src/screening/find-entries.ts";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
import { naturalSpans, type Span } from "../../../src/screening/matching/spans.ts";
import { SubjectMatcher } from "../../../src/screening/matching/score-entry.ts";
import { limitsOf, mayBeSimilar, spellingOf } from "../../../src/screening/matching/spelling-bound.ts";
import { WEIGHTS } from "../../../src/screening/matching/weights.ts";
import { WordComparer } from "../../../src/screening/matching/word-comparer.ts";
import { disturb, generateEntries, generateName, seededRandom } from "../../bench/screening/name-generator.ts";

const THRESHOLD = 0.7;

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

  it.each([
    ["a joined name", "Abd al Rahman Qadiri", listed("1", "Abdalrahman Kadiri")],
    ["a short form of a given name", "Bill Quorvex", listed("1", "William Quorvex")],
    ["an initial", "O Jong-sik", listed("1", "Jong Il-ok")],
    ["letters of another script", "Viktor Morozenko", listed("1", "Виктор Морозенко")],
    ["letters that are confused", "Yusuf Mohammed al-Zarani", listed("1", "Yusuf Mohammed al-Salami")],
    ["one of several names", "Tarek Yusuf al-Hadidi", listed("1", "Abu Tarek Sorven / Tarek Yusuf al-Hadidi")],
  ])("finds %s as the whole search does", (_, name, entry) => {
    const subject: ScreeningSubject = { kind: "person", name };
    const whole = foundBy(subject, buildSegments([entry]));
    expect(whole.size).toBe(1);
    expect(foundIn(new DeltaIndex([entry]), subject)).toEqual(whole);
  });

  it("finds an entry by its number under any name", () => {
    const entry = listed("1", "Ulmarek Sorventhis", { identifiers: ["XQ 7700142"] });
    const subject: ScreeningSubject = { kind: "person", name: "Ulmarek Sorven", identifiers: ["xq7700142"] };
    expect(foundIn(new DeltaIndex([entry]), subject)).toEqual(foundBy(subject, buildSegments([entry])));
  });
});

describe("the bound of a word's similarity", () => {
  it("lets no pair of words pass by that is as similar as asked for", () => {
    const names = [...generateEntries(300, 41)].flatMap((entry) => entry.names.map(({ name }) => name));
    const words = [...new Set(names.flatMap((name) => name.toLowerCase().split(/[^a-z0-9]+/)))].filter(Boolean);
    const comparer = new WordComparer(WEIGHTS);
    const limits = limitsOf(0.65);
    let similar = 0;
    for (const a of words.slice(0, 90)) {
      for (const b of words) {
        if (comparer.similarity(spanOf(a), spanOf(b), 0.65) === 0) continue;
        similar++;
        expect([a, b, mayBeSimilar(spellingOf(a), spellingOf(b), limits)]).toEqual([a, b, true]);
      }
    }
    expect(similar).toBeGreaterThan(150);
  });
});

const spanOf = (text: string): Span =>
  naturalSpans([
    {
      text,
      original: text,
      script: "alphabet",
      writing: null,
      attached: false,
      role: "name",
      symbol: null,
      family: false,
    },
  ])[0]!;
