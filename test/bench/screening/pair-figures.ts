import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import type { Figure } from "./figure.ts";
import { LEAST, MOST } from "./figure.ts";
import { hasPairs, measureQuality, PAIRS_FILE, readPairs, type ScoredPair, scorePair } from "./labelled-pairs.ts";

const GROUP = "Labelled pairs";

/** F1 at the threshold in force and ROC AUC: of the half that the weights were fitted on, of the other, and of both. */
export function measurePairs(file: string, threshold: number): Figure[] {
  if (!hasPairs && file === PAIRS_FILE) return [];
  const pairs = readPairs(file);
  const [fitted, kept] = [0, 1].map((half) => pairs.filter((pair) => pair.half === half));
  const [a, b] = [measureQuality(fitted!, threshold), measureQuality(kept!, threshold)];
  const all = measureQuality(pairs, threshold);
  const shared = { group: GROUP, unit: "ratio" } as const;
  const of = { all: pairs.length, fitted: fitted!.length, kept: kept!.length };
  return [
    { ...shared, name: "F1, all", value: all.f1, of: of.all, ...LEAST(0.9055) },
    { ...shared, name: "ROC AUC, all", value: all.rocAuc, of: of.all, ...LEAST(0.9675) },
    { ...shared, name: "F1, fitted half", value: a.f1, of: of.fitted, worst: errorsOf(fitted!, threshold) },
    { ...shared, name: "ROC AUC, fitted half", value: a.rocAuc, of: of.fitted },
    { ...shared, name: "F1, kept half", value: b.f1, of: of.kept },
    { ...shared, name: "ROC AUC, kept half", value: b.rocAuc, of: of.kept },
    { ...shared, name: "F1, fitted less kept", value: a.f1 - b.f1, of: of.all, ...MOST(0.02) },
    { ...shared, name: "ROC AUC, fitted less kept", value: a.rocAuc - b.rocAuc, of: of.all, ...MOST(0.02) },
    {
      ...shared,
      name: "strong matches missed",
      unit: "count",
      value: all.missedStrong.length,
      of: of.all,
      ...MOST(0),
      worst: all.missedStrong.map(describe),
    },
    ...measureOfac(),
  ];
}

const describe = ({ score, left, right, matches }: ScoredPair): string =>
  `${score.toFixed(2)} ${left} ~ ${right} (${matches ? "a match" : "no match"})`;

const errorsOf = (pairs: readonly ScoredPair[], threshold: number): string[] =>
  pairs
    .filter(({ score, matches }) => score >= threshold !== matches)
    .toSorted((a, b) => Math.abs(b.score - threshold) - Math.abs(a.score - threshold))
    .map(describe);

/** How far our order of OFAC's own examples agrees with the order that its search gives them. */
function measureOfac(): Figure[] {
  if (!hasPairs) return [];
  const file = path.join(path.dirname(PAIRS_FILE), "ofac_fixtures.csv");
  const rows = (parse(readFileSync(file), { columns: true, relax_quotes: true }) as Record<string, string>[])
    .map((row) => ({
      theirs: Number(row["ofac_score"]),
      ours: scorePair(row["query_name"]!, row["result_name"]!, "person"),
    }))
    .filter(({ theirs }) => theirs >= 0);
  const value = rankCorrelation(rows);
  return [{ group: GROUP, name: "rank correlation with OFAC's own search", value, unit: "ratio", of: rows.length }];
}

function rankCorrelation(rows: readonly { theirs: number; ours: number }[]): number {
  const ranks = (of: (row: { theirs: number; ours: number }) => number) =>
    rows.map((row) => {
      const below = rows.filter((other) => of(other) < of(row)).length;
      const same = rows.filter((other) => of(other) === of(row)).length;
      return below + (same - 1) / 2;
    });
  const [a, b] = [ranks((row) => row.theirs), ranks((row) => row.ours)];
  const mean = (rows.length - 1) / 2;
  const sum = (of: (index: number) => number) => rows.reduce((total, _, index) => total + of(index), 0);
  const spread = (ranked: readonly number[]) => Math.sqrt(sum((index) => (ranked[index]! - mean) ** 2));
  return sum((index) => (a[index]! - mean) * (b[index]! - mean)) / (spread(a) * spread(b));
}
