import { describe, expect, it } from "vitest";
import { HITS_A_SUBJECT_MAX, limitHits } from "../../../src/investigation/hits/limit-hits.ts";
import type { ListTopic, ScreeningHit } from "../../../src/screening/index.ts";

const hit = (id: string, score: number, topics: readonly ListTopic[] = ["sanction"]): ScreeningHit => ({
  list: { source: "eu", version: "2026-11-20", sha256: "0".repeat(64) },
  entry: {
    id,
    name: id,
    matchedName: id,
    kind: "person",
    topics,
    birthDates: [],
    countries: [],
    programmes: [],
    fingerprint: `print of ${id}`,
  },
  score,
  match: score >= 0.92 ? "exact" : "fuzzy",
  parts: [],
});

const many = (count: number, score: number, topics?: readonly ListTopic[], name = "entry") =>
  Array.from({ length: count }, (_, at) => hit(`${name}-${String(at).padStart(2, "0")}`, score - at / 10_000, topics));

const limit = (hits: readonly ScreeningHit[]) =>
  limitHits([{ subject: { kind: "person", name: "An Peeters" }, hits }])[0]!;

describe("the hits of a subject", () => {
  it("are all shown up to the limit", () => {
    const hits = many(HITS_A_SUBJECT_MAX, 0.8);
    expect(limit(hits)).toEqual({ subject: { kind: "person", name: "An Peeters" }, hits });
  });

  it("are the strongest beyond it, with how many are not shown and what the gravest of them is", () => {
    const hits = many(48, 0.9);
    const { hits: shown, hidden } = limit(hits);
    expect(shown).toEqual(hits.slice(0, HITS_A_SUBJECT_MAX));
    expect(hidden).toMatchObject({
      count: 38,
      isAtLeast: true,
      exact: 0,
      topic: "sanction",
      match: "fuzzy",
      score: 0.899,
    });
  });

  it("never hide an exact sanctions match behind stronger matches of less weight", () => {
    const hits = [...many(30, 0.999, ["pep"]), hit("listed", 0.93)];
    const { hits: shown, hidden } = limit(hits);
    expect(shown.map(({ entry }) => entry.id)).toContain("listed");
    expect(hidden).toMatchObject({ count: 21, isAtLeast: false, exact: 21, topic: "pep" });
  });

  it("beyond it weigh as the gravest of them, which may be one more exact sanctions match", () => {
    const { hidden } = limit([...many(12, 0.99, ["pep", "sanction"]), ...many(20, 0.95, ["pep"], "function")]);
    expect(hidden).toMatchObject({ count: 22, exact: 22, topic: "sanction", match: "exact" });
  });

  it("beyond it are other ones when an entry of the gravest is another, or the list says something else of one", () => {
    const hits = many(12, 0.99);
    const known = limit(hits).hidden!;
    expect(limit(hits).hidden).toEqual(known);
    const another = limit(hits.with(11, hit("another", 0.98))).hidden!;
    expect([another.entries, another.fingerprint]).not.toContain(known.entries);
    const entry = { ...hits[11]!.entry, fingerprint: "changed" };
    const changed = limit(hits.with(11, { ...hits[11]!, entry })).hidden!;
    expect([changed.entries === known.entries, changed.fingerprint === known.fingerprint]).toEqual([true, false]);
  });
});
