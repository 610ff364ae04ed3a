import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ListFile } from "../../../src/cli/imports/list-file.ts";
import { buildSegments } from "../../../src/screening/candidates/build-segment.ts";
import { prepareQuery } from "../../../src/screening/candidates/search-segment.ts";
import { findCandidates, isWithinReach } from "../../../src/screening/search-group.ts";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
import { SubjectMatcher } from "../../../src/screening/matching/score-entry.ts";

const folder = path.resolve(import.meta.dirname, "../../../../shared/data/sanctions/real");
const THRESHOLD = 0.7;
/** Names are searched among so many entries at a time: `npm run bench:screening` searches them in the whole list. */
const ENTRIES_TOGETHER = 250;

async function readAll(source: "ofac" | "un", file: string): Promise<ListEntry[]> {
  const entries: ListEntry[] = [];
  for await (const part of new ListFile(source, path.join(folder, file)).readParts(() => {})) entries.push(...part);
  return entries;
}

/** Names by which their own entry is not found. */
function lostNames(entries: readonly ListEntry[]): string[] {
  const segments = buildSegments(entries);
  return entries.flatMap(({ id, kind, names }, at) =>
    names.flatMap((listed) => {
      const { name } = listed;
      const candidates = findCandidates(prepareQuery(name), segments);
      const own = candidates.find(({ entry }) => entry === at);
      const matcher = new SubjectMatcher({ kind: kind === "vessel" ? "unknown" : kind, name });
      const isFound =
        own !== undefined &&
        isWithinReach(matcher, own, candidates[0]!.rank, THRESHOLD) &&
        matcher.scoreEntry({ ...entries[at]!, names: [listed] }).score >= THRESHOLD;
      return isFound ? [] : [`${id}: ${name}`];
    }),
  );
}

test.skipIf(!existsSync(folder)).each([
  ["ofac", "sdn.csv", 7_379, 19_000],
  ["un", "un-consolidated.xml", 1_003, 4_300],
] as const)(
  "every name of the real %s list finds its own entry (skipped without ../shared)",
  async (source, file, count, least) => {
    const entries = await readAll(source, file);
    expect(entries).toHaveLength(count);
    expect(entries.reduce((sum, { names }) => sum + names.length, 0)).toBeGreaterThan(least);
    const lost: string[] = [];
    for (let at = 0; at < count; at += ENTRIES_TOGETHER)
      lost.push(...lostNames(entries.slice(at, at + ENTRIES_TOGETHER)));
    expect(lost).toEqual([]);
  },
  300_000,
);
