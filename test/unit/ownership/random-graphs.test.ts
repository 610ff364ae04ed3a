import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { structureOf } from "../../../src/domain/ownership/shares/structure.rules.ts";
import type { OwnershipStructure } from "../../../src/domain/ownership/structure.model.ts";
import { codesIn, POLICY, REGISTER } from "../../support/ownership-fixtures.ts";
import { differenceFromRanges, holdings, largestDifference, ownerships } from "../../support/random-ownership.ts";

const numbersIn = (found: OwnershipStructure): number[] => [
  found.unaccounted_share,
  found.layers,
  ...found.beneficial_owners.flatMap(({ effective_share: share, share_range: range }) =>
    share === null ? (range === null ? [] : [range.minimum, range.maximum]) : [share],
  ),
];

const mostOf = (found: OwnershipStructure) =>
  new Map(
    found.beneficial_owners
      .filter(({ basis }) => basis === "owner")
      .map(({ person, effective_share: share, share_range: range }) => [person, share ?? range?.maximum ?? 0]),
  );

describe("random graphs", () => {
  // `node bin/dossier.mjs bench:ownership` runs 10,000 of them.
  it("have the effective shares that the series sums to", () => {
    fc.assert(
      fc.property(holdings(8), (graph) => largestDifference(graph) <= 1e-9),
      { numRuns: 1_000 },
    );
  });

  it("have shares within their ranges, whatever shares the ranges allow", () => {
    const widths = fc.array(fc.constantFrom(0, 5, 25, 99), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(holdings(6), widths, (graph, each) => differenceFromRanges(graph, each) <= 1e-9),
      { numRuns: 500 },
    );
  });

  it("have the same structure whatever the order of the statements and parties", () => {
    fc.assert(
      fc.property(ownerships, fc.infiniteStream(fc.nat()), (ownership, keys) => {
        const shuffled = <T>(items: readonly T[]): T[] =>
          items
            .map((item) => [keys.next().value!, item] as const)
            .sort(([a], [b]) => a - b)
            .map(([, item]) => item);
        const { statements, parties } = ownership;
        const other = { ...ownership, statements: shuffled(statements), parties: shuffled(parties) };
        expect(structureOf(other, POLICY)).toEqual(structureOf(ownership, POLICY));
      }),
      { numRuns: 300 },
    );
  });

  it("give numbers from 0 to 100, and persons who are named", () => {
    fc.assert(
      fc.property(ownerships, (ownership) => {
        const found = structureOf(ownership, POLICY);
        expect(numbersIn(found).every((value) => value >= 0 && value <= 100)).toBe(true);
        for (const { person, sources, paths, explanation } of found.beneficial_owners) {
          expect(ownership.parties.some(({ id }) => id === person)).toBe(true);
          expect(sources).not.toEqual([]);
          expect(paths).not.toEqual([]);
          expect(explanation).toMatch(/ .{9,}\.$/);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("never look better with an owner whom nobody names", () => {
    fc.assert(
      fc.property(
        ownerships,
        fc.constantFrom("customer", "A", "B", "trust", "Stichting Bos"),
        fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
        (ownership, subject, share) => {
          const before = structureOf(ownership, POLICY);
          const after = structureOf(
            {
              ...ownership,
              statements: [
                ...ownership.statements,
                {
                  id: "unnamed",
                  subject,
                  interested_party: { reason: "unknown" },
                  interests: [
                    {
                      type: "shareholding",
                      directness: "direct",
                      beneficial: false,
                      ...(share === undefined ? {} : { share: { exact: share } }),
                    },
                  ],
                  source: REGISTER,
                },
              ],
              open_ends: [{ party: subject, reason: "not_found" }],
            },
            POLICY,
          );
          expect(after.unaccounted_share).toBeGreaterThanOrEqual(before.unaccounted_share);
          for (const [person, most] of mostOf(before)) expect(mostOf(after).get(person)).toBeGreaterThanOrEqual(most);
          const codes = codesIn(after);
          if (codes.includes("fallback_officials")) expect(codesIn(before)).toContain("fallback_officials");
          const lost = codesIn(before).filter((code) => !codes.includes(code));
          expect(lost.filter((code) => code !== "fallback_officials" && code !== "only_declared")).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
