import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
import { SubjectMatcher } from "../../../src/screening/matching/score-entry.ts";

/** Labelled pairs of names, of which some are the same person, company or ship. */
export const PAIRS_FILE = path.resolve(import.meta.dirname, "../../../../shared/data/names/name_pairs.csv");
export const hasPairs = existsSync(PAIRS_FILE);

export interface ScoredPair {
  readonly left: string;
  readonly right: string;
  readonly kind: ListEntry["kind"];
  readonly matches: boolean;
  readonly strong: boolean;
  /** The matcher's numbers were chosen on half 0 alone. */
  readonly half: 0 | 1;
  readonly score: number;
}

const KINDS: Readonly<Record<string, ListEntry["kind"]>> = { Person: "person", Vessel: "vessel" };

/** The score that the service would give a subject of one name against an entry of the other. */
export function scorePair(left: string, right: string, kind: ListEntry["kind"]): number {
  const names = [{ name: right, weak: false }];
  const nothing = { topics: [], birthDates: [], countries: [], identifiers: [], programmes: [] };
  const subjectKind = kind === "person" ? "person" : kind === "company" ? "company" : "unknown";
  return new SubjectMatcher({ kind: subjectKind, name: left }).scoreEntry({ id: "pair", kind, names, ...nothing })
    .score;
}

export function readPairs(file = PAIRS_FILE): ScoredPair[] {
  const rows = parse(readFileSync(file), { columns: true, bom: true }) as Record<string, string>[];
  return rows.map((row) => {
    const [left, right] = [row["name1"]!, row["name2"]!];
    const kind = KINDS[row["schema"]!] ?? "company";
    return {
      left,
      right,
      kind,
      matches: row["is_match"] === "true",
      strong: row["quality"] === "STRONG",
      half: (createHash("sha256").update(`${left}|${right}`).digest()[1]! & 1) as 0 | 1,
      score: scorePair(left, right, kind),
    };
  });
}

export interface Quality {
  readonly pairs: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly rocAuc: number;
  /** Matching pairs of quality STRONG below the threshold. */
  readonly missedStrong: readonly ScoredPair[];
}

export function measureQuality(pairs: readonly ScoredPair[], threshold: number): Quality {
  const found = pairs.filter((pair) => pair.score >= threshold);
  const right = found.filter((pair) => pair.matches).length;
  const positives = pairs.filter((pair) => pair.matches);
  const precision = right / found.length;
  const recall = right / positives.length;
  return {
    pairs: pairs.length,
    precision,
    recall,
    f1: (2 * precision * recall) / (precision + recall),
    rocAuc: rocAuc(pairs),
    missedStrong: positives.filter((pair) => pair.strong && pair.score < threshold),
  };
}

/** The chance that a matching pair scores above one that does not match; ties count half. */
function rocAuc(pairs: readonly ScoredPair[]): number {
  const positives = pairs.filter((pair) => pair.matches);
  const negatives = pairs.filter((pair) => !pair.matches);
  let won = 0;
  for (const { score: a } of positives) for (const { score: b } of negatives) won += a > b ? 1 : a === b ? 0.5 : 0;
  return won / (positives.length * negatives.length);
}
