import fc from "fast-check";

import type { Interest, Ownership, OwnershipStatement } from "../../src/domain/ownership/ownership.model.ts";
import { calculate, sharesOf } from "../../src/domain/ownership/shares/effective-shares.rules.ts";
import { graphOf } from "../../src/domain/ownership/shares/ownership-graph.rules.ts";
import { CUSTOMER, EXTRACT, ownershipOf, POLICY, REGISTER } from "./ownership-fixtures.ts";

/** Whole hundredths of a per cent that each holder has of each company; no company is held for more than all. */
export interface Holdings {
  readonly companies: number;
  readonly persons: number;
  /** By company: holders by number, companies first; a company may hold itself. */
  readonly held: readonly (readonly (readonly [holder: number, share: number])[])[];
}

/** Graphs with rings, closed ones included. */
export const holdings = (most: number): fc.Arbitrary<Holdings> =>
  fc
    .record({ companies: fc.integer({ min: 1, max: most }), persons: fc.integer({ min: 1, max: 4 }) })
    .chain(({ companies, persons }) =>
      fc
        .array(
          fc.record({
            holders: fc.uniqueArray(fc.integer({ min: 0, max: companies + persons - 1 }), { maxLength: 5 }),
            weights: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 5, maxLength: 5 }),
            whole: fc.boolean(),
          }),
          { minLength: companies, maxLength: companies },
        )
        .map((rows) => ({ companies, persons, held: rows.map(sharesIn) })),
    );

function sharesIn({
  holders,
  weights,
  whole,
}: {
  holders: number[];
  weights: number[];
  whole: boolean;
}): [number, number][] {
  const sum = holders.reduce((total, _, at) => total + weights[at]!, whole ? 0 : 37);
  let left = 10_000;
  return holders.map((holder, at) => {
    const share = whole && at === holders.length - 1 ? left : Math.floor((10_000 * weights[at]!) / sum);
    left -= share;
    return [holder, share];
  });
}

const nameIn = ({ companies }: Holdings, at: number): string =>
  at === 0 ? "customer" : at < companies ? `C${at}` : `person-${at - companies}`;

const toOwnership = (graph: Holdings): Ownership =>
  ownershipOf(
    graph.held.flatMap((row, owned) =>
      row.map(([holder, share]): OwnershipStatement => ({
        id: `${holder}-${owned}`,
        subject: nameIn(graph, owned),
        interested_party: nameIn(graph, holder),
        interests: [{ type: "shareholding", directness: "direct", beneficial: false, share: { exact: share / 100 } }],
        source: REGISTER,
      })),
    ),
  );

/** The same graph with each share as a range around it, and as it was: shares that the ranges allow. */
export function differenceFromRanges(graph: Holdings, widths: readonly number[]): number {
  const exact = toOwnership(graph);
  const stated = exact.statements.map((one, at) => {
    const [{ share, ...interest }] = one.interests as [Interest];
    const width = widths[at % widths.length]!;
    const { exact: middle } = share as { exact: number };
    const range = { minimum: Math.max(0, middle - width), maximum: Math.min(100, middle + width) };
    return { ...one, interests: [{ ...interest, ...(width === UNKNOWN ? {} : { share: range }) }] };
  });
  const { graph: built } = graphOf({ ...exact, statements: stated }, POLICY.today);
  const calculation = calculate(built, "capital");
  let outside = 0;
  for (let person = 0; person < graph.persons; person++) {
    const node = built.nodeOf.get(nameIn(graph, graph.companies + person));
    if (node === undefined) continue;
    const { least, most } = sharesOf(built, calculation, node);
    const [expected] = seriesOf(graph, person) as [number];
    outside = Math.max(outside, least[0]! - expected, expected - most[0]!);
  }
  return outside;
}

/** Instead of a width: no share is stated. */
const UNKNOWN = 99;

/** The series b + A b + A² b + …, summed by doubling its length: no elimination and no components. */
function seriesOf({ companies, held }: Holdings, person: number): number[] {
  const square = (make: (row: number, column: number) => number) =>
    Array.from({ length: companies }, (_, row) =>
      Float64Array.from({ length: companies }, (__, column) => make(row, column)),
    );
  const times = (a: Float64Array[], b: Float64Array[]) =>
    square((row, column) => {
      let sum = 0;
      for (let at = 0; at < companies; at++) sum += a[row]![at]! * b[at]![column]!;
      return sum;
    });
  let power = square((row, column) => (held[row]!.find(([holder]) => holder === column)?.[1] ?? 0) / 10_000);
  let sum = square((row, column) => (row === column ? 1 : 0));
  for (let doubling = 0; doubling < 40; doubling++) {
    const more = times(power, sum);
    sum = square((row, column) => sum[row]![column]! + more[row]![column]!);
    power = times(power, power);
  }
  const direct = held.map((row) => (row.find(([holder]) => holder === companies + person)?.[1] ?? 0) / 10_000);
  return sum.map((row) => row.reduce((total, value, at) => total + value * direct[at]!, 0));
}

/** The largest difference between the calculation and the series, a fraction. */
export function largestDifference(graph: Holdings): number {
  const { graph: built } = graphOf(toOwnership(graph), POLICY.today);
  const calculation = calculate(built, "capital");
  let largest = 0;
  for (let person = 0; person < graph.persons; person++) {
    const node = built.nodeOf.get(nameIn(graph, graph.companies + person));
    const expected = seriesOf(graph, person);
    const found = node === undefined ? null : sharesOf(built, calculation, node);
    for (let company = 0; company < graph.companies; company++) {
      const at = built.nodeOf.get(nameIn(graph, company));
      if (at === undefined) continue;
      for (const value of found === null ? [0] : [found.least[at]!, found.most[at]!]) {
        largest = Math.max(largest, Math.abs(value - expected[company]!));
      }
    }
  }
  return largest;
}

const PARTIES = ["customer", "A", "B", "C", "Stichting Bos", "trust", "Jan", "An", "Piet", "Zed"];

const interest: fc.Arbitrary<Interest> = fc
  .record({
    type: fc.constantFrom<Interest["type"]>(
      "shareholding",
      "shareholding",
      "shareholding",
      "votingRights",
      "appointmentOfBoard",
      "settlor",
      "trustee",
      "beneficiaryOfLegalArrangement",
      "nominee",
      "nominator",
      "boardMember",
      "seniorManagingOfficial",
      "unknownInterest",
    ),
    directness: fc.constantFrom<Interest["directness"]>("direct", "direct", "indirect", "unknown"),
    beneficial: fc.boolean(),
    low: fc.integer({ min: 0, max: 100 }),
    width: fc.constantFrom(0, 0, 25, null),
    ended: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ low, width, ended, ...rest }) => ({
    ...rest,
    ...(width === null
      ? {}
      : { share: width === 0 ? { exact: low } : { minimum: low, maximum: Math.min(100, low + width) } }),
    ...(ended === 0 ? { end_date: "2020-01-01" } : {}),
  }));

const statement = fc
  .record({
    subject: fc.constantFrom(...PARTIES.slice(0, 6)),
    owner: fc.constantFrom(...PARTIES, "nobody"),
    interests: fc.array(interest, { minLength: 1, maxLength: 2 }),
    source: fc.constantFrom(REGISTER, REGISTER, EXTRACT, CUSTOMER, {
      ...REGISTER,
      as_of: "2020-05-05",
      name: "gazette",
    }),
  })
  .map(({ owner, ...rest }) => ({
    ...rest,
    interested_party: owner === "nobody" ? ({ reason: "unknown" } as const) : owner,
  }));

/** Whatever sources may state of ten parties: bands, roles, nominees, contradictions. */
export const ownerships: fc.Arbitrary<Ownership> = fc.array(statement, { maxLength: 14 }).map((statements) =>
  ownershipOf(
    statements.map((one, at) => ({ id: `s${at}`, ...one })),
    PARTIES.map((id) => ({ id })),
  ),
);
