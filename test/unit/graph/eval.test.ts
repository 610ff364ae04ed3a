import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scoreSurroundings } from "../../../src/graph/eval/score-surroundings.ts";
import type { Entity, ReachedEntity, Relation, RelationType } from "../../../src/graph/graph.model.ts";

const entity = (id: string, given: Partial<Entity> = {}): Entity => ({
  id,
  type: "company",
  name: id,
  number: null,
  country: "BE",
  standing: "active",
  startDate: null,
  endDate: null,
  bankruptOn: null,
  activities: null,
  birthDate: null,
  nationality: null,
  sanctions: null,
  outcome: null,
  caseCount: 0,
  firstSeen: "2026-01-01T00:00:00.000Z",
  lastSeen: "2026-01-01T00:00:00.000Z",
  ...given,
});

const tie = (from: string, type: RelationType, to: string, until: string | null = null): Relation => ({
  from,
  type,
  to,
  source: "kbo",
  role: null,
  sharePercent: null,
  since: null,
  until,
  evidenceHash: null,
  evidenceKey: null,
  firstSeen: "2026-01-01T00:00:00.000Z",
  checkedAt: "2026-01-01T00:00:00.000Z",
});

const score = (entities: readonly ReachedEntity[], relations: readonly Relation[], centre = entity("me")) =>
  scoreSurroundings({ centre, entities, relations, isTruncated: false, truncated: new Set() }, "2026-11-20");
const reached = (id: string, distance: number, given: Partial<Entity> = {}): ReachedEntity => ({
  ...entity(id, given),
  distance,
});

describe("E-VAL", () => {
  it("decreases with every step", () => {
    const person = reached("p", 1, { type: "person", sanctions: "exact" });
    const near = score([person], [tie("p", "directs", "me")]).score;
    const far = score(
      [reached("q", 1, { type: "person" }), reached("c", 2, { sanctions: "exact" })],
      [tie("q", "directs", "me"), tie("q", "directs", "c")],
    ).score;
    expect([near, far]).toEqual([0.76, 0.608]);
  });

  it("weighs a shared address less than a shared director, both more than one, and a past tie less", () => {
    const bankrupt = reached("c", 2, { standing: "bankrupt", bankruptOn: "2024-02-08" });
    const director = [tie("p", "directs", "me"), tie("p", "directs", "c")];
    const seat = [tie("me", "seated_at", "a"), tie("c", "seated_at", "a")];
    const [person, address] = [reached("p", 1, { type: "person" }), reached("a", 1, { type: "address" })];
    const byDirector = score([person, bankrupt], director).score;
    const bySeat = score([address, bankrupt], seat).score;
    const byBoth = score([person, address, bankrupt], [...director, ...seat]).score;
    const byPast = score([person, bankrupt], [tie("p", "directs", "me"), tie("p", "directs", "c", "2023-01-01")]).score;
    expect(bySeat).toBeLessThan(byDirector);
    expect(byBoth).toBeGreaterThanOrEqual(byDirector);
    expect(byPast).toBeLessThan(byDirector);
    expect(byPast).toBeGreaterThan(0);
  });

  it("equals the threshold for a company that was only rejected before", () => {
    expect(score([], [], entity("me", { outcome: "rejected", caseCount: 3 }))).toMatchObject({
      score: 0.3,
      investigations: 3,
      parts: [{ part: "rejected", distance: 0, points: 0.3 }],
    });
  });

  it("is 0 for entities that were only screened, approved or properly closed", () => {
    const people = [
      reached("p", 1, { type: "person", sanctions: "clear" }),
      reached("c", 2, { outcome: "approved", standing: "ceased" }),
    ];
    expect(score(people, [tie("p", "directs", "me"), tie("p", "directs", "c")]).score).toBe(0);
  });

  it("is between 0 and 1, is the sum of its parts, and never decreases with a new risk in the neighbourhood", () => {
    const neighbour = fc.record({
      sanctions: fc.constantFrom("exact", "near", "clear", null),
      standing: fc.constantFrom("active", "bankrupt", "ceased"),
      outcome: fc.constantFrom("rejected", "escalated", "open", "approved", null),
      caseCount: fc.nat(20),
      distance: fc.constantFrom(1, 2),
      type: fc.constantFrom("person", "company", "address"),
    });
    fc.assert(
      fc.property(fc.array(neighbour, { minLength: 1, maxLength: 12 }), (drawn) => {
        const entities = drawn.map(({ distance, ...given }, i) => reached(`e${i}`, distance, given as Partial<Entity>));
        const relations = entities.flatMap(({ id, distance }) =>
          distance === 1 ? [tie(id, "directs", "me")] : [tie("p", "directs", id)],
        );
        const all = [...entities, reached("p", 1, { type: "person" })];
        const ties = [...relations, tie("p", "directs", "me")];
        const found = score(all, ties);
        expect(found.score).toBeGreaterThanOrEqual(0);
        expect(found.score).toBeLessThanOrEqual(1);
        expect(found.parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(found.score, 9);
        const worse = all.map((one, i) => (i === 0 ? { ...one, sanctions: "exact" as const } : one));
        expect(score(worse, ties).score).toBeGreaterThanOrEqual(found.score);
      }),
      { numRuns: 200 },
    );
  });
});
