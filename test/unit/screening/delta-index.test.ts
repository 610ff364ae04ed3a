import { describe, expect, it } from "vitest";
import type { ScreeningSubject } from "../../../src/domain/hits/screening.model.ts";
import { buildSegments } from "../../../src/screening/candidates/build-segment.ts";
import type { Segment } from "../../../src/screening/candidates/segment.ts";
import { DeltaIndex } from "../../../src/screening/delta/delta-index.ts";
import { findEntries } from "../../../src/screening/find-entries.ts";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
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
