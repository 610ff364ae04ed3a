import { describe, expect, test } from "vitest";
import { buildSegments } from "../../../src/screening/candidates/build-segment.ts";
import { readEntry } from "../../../src/screening/candidates/read-segment.ts";
import { decodeSegment, encodeSegment } from "../../../src/screening/candidates/segment.ts";
import { findEntries } from "../../../src/screening/find-entries.ts";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
import { SubjectMatcher } from "../../../src/screening/matching/score-entry.ts";
import type { ScreeningSubject } from "../../../src/domain/hits/screening.model.ts";
import { disturb, generateEntries, generateName } from "../../bench/screening/name-generator.ts";
import { seededRandom } from "../../support/seeded-random.ts";

const entry = (
  id: string,
  names: (string | ListEntry["names"][number])[],
  rest: Partial<ListEntry> = {},
): ListEntry => ({
  id,
  kind: "person",
  names: names.map((name) => (typeof name === "string" ? { name, weak: false } : name)),
  topics: ["sanction"],
  birthDates: [],
  countries: [],
  identifiers: [],
  programmes: [],
  ...rest,
});
const listOf = (...entries: ListEntry[]) => [{ segments: buildSegments(entries) }];
const person = (name: string, rest: Partial<ScreeningSubject> = {}): ScreeningSubject => ({
  kind: "person",
  name,
  ...rest,
});
const scoreOf = (subject: ScreeningSubject, listed: ListEntry) =>
  findEntries(subject, listOf(listed), 0)[0]?.scored.score ?? 0;

test.each([
  ["a rank that is a family name", "John Major", "John Roy Major"],
  ["a rank within a family name", "Marion Maréchal", "Marion Maréchal-Le Pen"],
  ["a form of address that is a family name", "Michael Pan", "Michael Jun Pan"],
  ["Md for Mohammed", "MD RAHMAN", "Mohammed Rahman"],
  ["Mohd for Muhammad", "Mohd Karim Rahman", "Muhammad Karim Rahman"],
  ["an initial more", "V V Tarnovsky", "Vladimir Tarnovsky"],
])("%s tells nobody apart", (_, subject, listed) => {
  expect(scoreOf(person(subject), entry("1", [listed]))).toBeGreaterThan(0.8);
  expect(scoreOf(person(listed), entry("1", [subject]))).toBeGreaterThan(0.8);
});

describe("evidence besides the name", () => {
  const listed = entry("1", ["Grigory Tarnovsky"], {
    birthDates: ["1968-03-14"],
    countries: ["RU"],
    identifiers: ["AB 123456"],
  });
  const alone = scoreOf(person("Grigory Tarnovsky"), listed);

  test.each<[string, Partial<ScreeningSubject>]>([
    ["the birth date", { birthDate: "1968-03-14" }],
    ["the birth date with day and month changed round", { birthDate: "1968-14-03" }],
    ["the year of birth", { birthDate: "1968" }],
    ["a country", { countries: ["BE", "RU"] }],
    ["an identifier, however it is written", { identifiers: ["ab-123.456"] }],
  ])("%s speaks for", (_, rest) => expect(scoreOf(person("Grigory Tarnovsky", rest), listed)).toBeGreaterThan(alone));

  test.each<[string, Partial<ScreeningSubject>]>([
    ["another year of birth", { birthDate: "1990-03-14" }],
    ["another day of birth", { birthDate: "1968-07-02" }],
    ["no country in common", { countries: ["BE"] }],
    ["that the subject is a company", { kind: "company" }],
  ])("%s speaks against", (_, rest) => expect(scoreOf(person("Grigory Tarnovsky", rest), listed)).toBeLessThan(alone));

  test("unknown data has no effect", () => {
    const bare = entry("2", ["Grigory Tarnovsky"]);
    const all = { birthDate: "1968-03-14", countries: ["RU"], identifiers: ["AB123456"] };
    expect(scoreOf(person("Grigory Tarnovsky", all), bare)).toBe(alone);
  });

  test("an identifier finds an entry with a different name", () => {
    const found = findEntries(person("Karel Vandamme", { identifiers: ["AB123456"] }), listOf(listed), 0.7);
    expect(found).toMatchObject([{ entry: { id: "1" } }]);
    expect(found[0]!.scored.score).toBeLessThan(0.92);
  });

  test("namesakes rarely tie: the one with more evidence ranks first", () => {
    const twin = entry("2", ["Grigory Tarnovsky"], { birthDates: ["1971-01-01"], countries: ["BY"] });
    const found = findEntries(person("Grigory Tarnovsky", { birthDate: "1968-03-14" }), listOf(twin, listed), 0.7);
    expect(found.map((hit) => hit.entry.id)).toEqual(["1", "2"]);
    expect(found[0]!.scored.score).toBeGreaterThan(found[1]!.scored.score);
  });

  test("a weak alias alone is not an exact match", () => {
    const weak = entry("3", ["Grigory Tarnovsky", { name: "Abu Volkan", weak: true }]);
    const found = findEntries(person("Abu Volkan"), listOf(weak), 0.7);
    expect(found).toMatchObject([{ scored: { matchedName: "Abu Volkan" } }]);
    expect(found[0]!.scored.score).toBeLessThan(0.92);
  });
});

test("the parts of a score add up to it, and each has a text", () => {
  const listed = entry("1", ["Grigory Petrovich Tarnovsky"], { birthDates: ["1968"], countries: ["RU"] });
  const subject = person("Grigori Tarnovskij", { birthDate: "1968-03-14", countries: ["BE"] });
  const { score, parts } = findEntries(subject, listOf(listed), 0)[0]!.scored;
  expect(parts.reduce((sum, { effect }) => sum + effect, 0)).toBeCloseTo(score, 10);
  expect(parts.map(({ part }) => part)).toEqual(
    expect.arrayContaining(["name", "name_alone", "spelling", "missing_word", "birth_date", "country"]),
  );
  expect(parts.find(({ part }) => part === "missing_word")).toMatchObject({
    detail: expect.stringContaining("Petrovich"),
  });
  for (const { detail } of parts) expect(detail).not.toBe("");
});

describe("the index", () => {
  const entries = [...generateEntries(1_800)];

  test("returns every entry unchanged from the stored bytes", () => {
    const segments = buildSegments(entries).map((segment) => decodeSegment(encodeSegment(segment).buffer));
    const read = segments.flatMap((segment) =>
      Array.from({ length: segment.header.entries }, (_, index) => readEntry(segment, index)),
    );
    expect(read).toEqual(entries);
  });

  test("rejects bytes that are not a complete segment", () => {
    const { buffer } = encodeSegment(buildSegments(entries.slice(0, 10))[0]!);
    expect(() => decodeSegment(new ArrayBuffer(100))).toThrow();
    expect(() => decodeSegment(buffer.slice(0, buffer.byteLength - 40))).toThrow();
  });

  test("splits entries that exceed one segment", () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      entry(
        `e${index}`,
        Array.from({ length: 2_000 }, (__, alias) => `Name${index} Alias${alias}`),
      ),
    );
    const segments = buildSegments(many);
    expect(segments.length).toBeGreaterThan(1);
    expect(segments.reduce((sum, { header }) => sum + header.entries, 0)).toBe(40);
    expect(findEntries(person("Name39 Alias1999"), [{ segments }], 0.9)).toMatchObject([{ entry: { id: "e39" } }]);
  });

  test("finds the same entries as a comparison with the whole list, for misspelt names", () => {
    const lists = listOf(...entries);
    const random = seededRandom(11);
    let expected = 0;
    let found = 0;
    for (let query = 0; query < 30; query++) {
      const { names, kind } = entries[Math.floor(random() * entries.length)]!;
      const subject: ScreeningSubject = {
        kind: kind === "person" || kind === "company" ? kind : "unknown",
        name: disturb(names[0]!.name, random),
      };
      const matcher = new SubjectMatcher(subject);
      const byScan = entries.filter((one) => matcher.scoreEntry(one).score >= 0.75).map(({ id }) => id);
      const byIndex = new Set(findEntries(subject, lists, 0.75).map((hit) => hit.entry.id));
      expected += byScan.length;
      found += byScan.filter((id) => byIndex.has(id)).length;
    }
    expect(expected).toBeGreaterThan(25);
    expect(found / expected).toBeGreaterThan(0.97);
  });

  test("finds a name of a doubled syllable among many that have the syllable", () => {
    const segments = buildSegments([...generateEntries(20_000)]);
    const found = findEntries(person("Wang Yangyang"), [{ segments }], 0.7);
    expect(found.map(({ scored }) => scored.matchedName)).toContain("Wang Yangyang");
  });

  test("rarely hits a name that is not on the list", () => {
    const lists = listOf(...entries);
    const random = seededRandom(12);
    const hit = Array.from({ length: 200 }, () => generateName(random)).filter(
      ({ name, kind }) =>
        findEntries({ kind: kind === "company" ? "company" : "person", name }, lists, 0.85).length > 0,
    );
    expect(hit.length).toBeLessThan(20);
  });

  test.each(["", "—", "🙂🙂", " , ", "x".repeat(100_000), "a ".repeat(5_000), "\ud800", "עעעעע"])(
    "bears whatever a name may be (%#)",
    (name) => expect(findEntries(person(name), listOf(...entries.slice(0, 50)), 0.7)).toEqual([]),
  );
});
