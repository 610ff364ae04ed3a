import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AUDIT_EVENTS } from "../../../src/domain/case/case.change.ts";
import {
  BEGINNING,
  type Candidate,
  cursorOf,
  eventsOf,
  kindOfEvent,
  mergePage,
  type Position,
  readCursor,
  TIMELINE_KINDS,
} from "../../../src/features/timeline/timeline.rules.ts";

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const at = (second: number): string => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();

/** Sources as a store gives them: from a position on, `limit` and one more. */
function sourcesFrom(all: { seqs: number[]; comments: number[]; events: number[] }, from: Position, limit: number) {
  const after = (ids: number[], place: Position["comment"]) =>
    ids.slice(place === null ? 0 : ids.findIndex((_, i) => uuid(i) === place[1]) + 1);
  const seqs: Candidate<string>[] = all.seqs
    .map((second, i) => ({
      at: at(second),
      entry: `audit ${all.seqs.length - i}`,
      taken: { seq: all.seqs.length - i },
    }))
    .filter(({ taken }) => from.seq === null || taken.seq < from.seq);
  const placed = (name: "comment" | "event", seconds: number[], place: Position["comment"]) => {
    const skipped = seconds.length - after(seconds, place).length;
    return after(seconds, place).map((second, i): Candidate<string> => ({
      at: at(second),
      entry: `${name} ${skipped + i}`,
      taken: { [name]: [at(second), uuid(skipped + i)] as const },
    }));
  };
  return [seqs, placed("comment", all.comments, from.comment), placed("event", all.events, from.event)].map((source) =>
    source.slice(0, limit + 1),
  );
}

describe("a timeline", () => {
  it("of several sources, page by page, has every entry once, whatever the clock of the audit chain did", () => {
    const seconds = fc.array(fc.nat(20), { maxLength: 12 });
    const newestFirst = seconds.map((list) => list.toSorted((a, b) => b - a));
    fc.assert(
      fc.property(
        seconds,
        newestFirst,
        newestFirst,
        fc.integer({ min: 1, max: 7 }),
        (seqs, comments, events, limit) => {
          const found: string[] = [];
          let from: Position | null = BEGINNING;
          while (from !== null) {
            const { entries, next }: { entries: readonly string[]; next: Position | null } = mergePage(
              sourcesFrom({ seqs, comments, events }, from, limit),
              from,
              limit,
            );
            expect(entries.length).toBeLessThanOrEqual(limit);
            expect(next === null || entries.length === limit).toBe(true);
            found.push(...entries);
            from = next && readCursor(cursorOf(next));
          }
          const all = [
            ...seqs.map((_, i) => `audit ${i + 1}`),
            ...comments.map((_, i) => `comment ${i}`),
            ...events.map((_, i) => `event ${i}`),
          ];
          expect(found.toSorted()).toEqual(all.toSorted());
        },
      ),
    );
  });

  it("is ordered by time where each source is", () => {
    const source = (name: string, ...seconds: number[]) =>
      seconds.map((second) => ({ at: at(second), entry: `${name}${second}`, taken: {} }));
    const { entries } = mergePage([source("a", 9, 5, 1), source("c", 8, 5), source("e", 7)], BEGINNING, 10);
    expect(entries).toEqual(["a9", "c8", "e7", "a5", "c5", "a1"]);
  });

  it("finds each event of the audit chain under exactly one kind, an unknown one among the states", () => {
    for (const event of [...AUDIT_EVENTS, "OF_AN_EARLIER_RELEASE"]) {
      const under = TIMELINE_KINDS.filter((kind) => {
        const { events, isExcluded } = eventsOf(kind);
        return events.includes(event) !== isExcluded;
      });
      expect([event, under]).toEqual([event, [kindOfEvent(event)]]);
    }
    expect(kindOfEvent("OF_AN_EARLIER_RELEASE")).toBe("state");
  });

  it.each(["x", "1", "_____", "-1____", "1_2026-01-01T00:00:00.000Z____", "1e3____", `${"9".repeat(16)}____`])(
    "refuses the cursor %j",
    (cursor) => {
      expect(() => readCursor(cursor)).toThrow("next_cursor");
    },
  );
});
