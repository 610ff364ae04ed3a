import { existsSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Figure, isMissed, limitText, written } from "./figure.ts";

const RESULTS_FILE = path.join(import.meta.dirname, "RESULTS.md");

export const machine = (): string =>
  `${os.cpus()[0]?.model.trim()}, ${os.cpus().length} cores, Node ${process.versions.node}`;

/** One line of the table that the terminal shows. */
export function lineOf(figure: Figure): string {
  const value = written(figure.value, figure.unit).padStart(9);
  const limit = limitText(figure);
  return `  ${figure.name.padEnd(44)} ${value}  ${limit.padEnd(10)} ${isMissed(figure) ? "MISSED" : ""}`.trimEnd();
}

/** Writes the tables of a run. Groups that it did not measure keep the table of the run before. */
export function writeResults(figures: readonly Figure[], threshold: number): void {
  const tables = readTables();
  const date = new Date().toISOString().slice(0, 10);
  for (const [group, some] of Map.groupBy(figures, (figure) => figure.group)) {
    tables.set(group, [`Measured on ${date}.`, "", ...tableOf(some)].join("\n"));
  }
  const head = [
    "# Screening",
    "",
    `Written by \`npm run bench:screening\`. ${machine()}. Threshold ${threshold}.`,
    "",
    "Half of the pairs, persons and words is fitted on, the other half is kept. Limits apply to what is kept. The last column is",
    "the number of queries.",
  ].join("\n");
  const sections = [...tables].map(([group, table]) => `## ${group}\n\n${table}`);
  writeFileSync(RESULTS_FILE, `${[head, ...sections].join("\n\n")}\n`);
}

function readTables(): Map<string, string> {
  if (!existsSync(RESULTS_FILE)) return new Map();
  const [, ...sections] = readFileSync(RESULTS_FILE, "utf8").split(/^## /m);
  return new Map(
    sections.map((section) => {
      const end = section.indexOf("\n");
      return [section.slice(0, end), section.slice(end).trim()];
    }),
  );
}

const tableOf = (figures: readonly Figure[]): string[] => [
  "| | value | limit | of |",
  "|---|---:|---:|---:|",
  ...figures.map((figure) => {
    const limit = `${limitText(figure)}${isMissed(figure) ? " (missed)" : ""}`;
    return `| ${figure.name} | ${written(figure.value, figure.unit)} | ${limit} | ${figure.of.toLocaleString("en")} |`;
  }),
];
