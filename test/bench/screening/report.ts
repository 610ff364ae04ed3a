import { writeFileSync } from "node:fs";
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

export function writeResults(figures: readonly Figure[], threshold: number): void {
  const groups = Map.groupBy(figures, ({ group }) => group);
  const tables = [...groups].map(([group, some]) => [`## ${group}`, "", ...tableOf(some)].join("\n"));
  const missed = figures.filter(isMissed).length;
  const head = [
    "# Screening",
    "",
    `Written by \`npm run bench:screening\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}. Threshold ${threshold}.`,
    "",
    "Half of the pairs, persons and words is fitted on, the other half is kept. Limits apply to what is kept.",
    `${missed === 0 ? "All limits are met." : `${missed} limits are missed.`}`,
  ].join("\n");
  writeFileSync(RESULTS_FILE, `${[head, ...tables].join("\n\n")}\n`);
}

const tableOf = (figures: readonly Figure[]): string[] => [
  "| | value | limit | of |",
  "|---|---:|---:|---:|",
  ...figures.map((figure) => {
    const limit = `${limitText(figure)}${isMissed(figure) ? " (missed)" : ""}`;
    return `| ${figure.name} | ${written(figure.value, figure.unit)} | ${limit} | ${figure.of.toLocaleString("en")} |`;
  }),
];
