import { buildSegments } from "../../../src/screening/candidates/build-segment.ts";
import { findEntries } from "../../../src/screening/find-entries.ts";
import { NAMES_PER_PART } from "../../../src/screening/lists/limits.ts";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
import type { ScreeningSubject } from "../../../src/domain/hits/screening.model.ts";
import { disturb, generateEntries, generateName } from "./name-generator.ts";
import { seededRandom } from "../../support/seeded-random.ts";

export interface GeneratedQuality {
  /** Share of misspelt listed names whose entry was found. */
  readonly recall: number;
  readonly missed: readonly string[];
  /** Share of names that are on no list and were hit all the same, and how many entries hit them on average. */
  readonly falseAlarms: number;
  readonly hitsPerUnlisted: number;
  /** The same for common Belgian names, of which the list has none. */
  readonly commonNamesHit: number;
}

const COMMON_BELGIANS = "Jan Marie Luc An Thomas Sofie Marc Julie Peter Emma Mohamed Fatima Koen Nathalie Philippe"
  .split(" ")
  .flatMap((given) =>
    "Peeters Janssens Maes Jacobs Mertens Willems Claes Goossens Dubois Lambert Dupont Martin Simon Leclercq Benali De Smet"
      .split(/ (?!Smet)/)
      .map((family) => `${given} ${family}`),
  );

const asSubject = (name: string, kind: ListEntry["kind"]): ScreeningSubject => ({
  name,
  kind: kind === "person" || kind === "company" ? kind : "unknown",
});

/** Looks for misspelt listed names, and for unlisted ones, on a made-up list. */
export function measureGenerated(names: number, queries: number, threshold: number): GeneratedQuality {
  const entries = [...generateEntries(names)];
  const perPart = NAMES_PER_PART / 2;
  const parts = Array.from({ length: Math.ceil(entries.length / perPart) }, (_, part) =>
    entries.slice(part * perPart, (part + 1) * perPart),
  );
  const lists = [{ segments: parts.flatMap(buildSegments) }];
  const random = seededRandom(99);
  const missed: string[] = [];
  for (let query = 0; query < queries; query++) {
    const entry = entries[Math.floor(random() * entries.length)]!;
    const name = disturb(entry.names[0]!.name, random);
    const found = findEntries(asSubject(name, entry.kind), lists, threshold);
    if (!found.some((hit) => hit.entry.id === entry.id)) missed.push(`${name} (${entry.names[0]!.name})`);
  }
  const listedNames = new Set(entries.flatMap((entry) => entry.names.map(({ name }) => name)));
  const unlisted = Array.from({ length: queries }, () => generateName(random)).filter(
    ({ name }) => !listedNames.has(name),
  );
  const countHits = (subject: ScreeningSubject) => findEntries(subject, lists, threshold).length;
  const hits = unlisted.map(({ name, kind }) => countHits(asSubject(name, kind)));
  const commonHits = COMMON_BELGIANS.map((name) => countHits(asSubject(name, "person")));
  const shareHit = (counts: readonly number[]) => counts.filter((count) => count > 0).length / counts.length;
  return {
    recall: 1 - missed.length / queries,
    missed,
    falseAlarms: shareHit(hits),
    hitsPerUnlisted: hits.reduce((sum, count) => sum + count, 0) / hits.length,
    commonNamesHit: shareHit(commonHits),
  };
}
