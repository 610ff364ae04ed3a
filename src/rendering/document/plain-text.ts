import { paragraph, type Block } from "./blocks.ts";

const ITEM = /^\s*[-*•]\s+/;

/** Plain text as blocks: empty lines separate paragraphs, and lines that start with a dash are a list. */
export function toBlocks(value: string): Block[] {
  return value
    .split(/\r?\n[ \t]*\r?\n/)
    .flatMap(toRuns)
    .map((run) => {
      const isList = ITEM.test(run[0] ?? "");
      return isList
        ? { kind: "bullets" as const, items: run.map((line) => line.replace(ITEM, "").trim()) }
        : paragraph(run.join("\n").trim());
    });
}

/** Runs of lines, split where a list starts or ends. */
function toRuns(piece: string): string[][] {
  const runs: string[][] = [];
  for (const line of piece.split(/\r?\n/)) {
    if (line.trim() === "") continue;
    const run = runs.at(-1);
    if (run !== undefined && ITEM.test(run[0] ?? "") === ITEM.test(line)) run.push(line);
    else runs.push([line]);
  }
  return runs;
}
