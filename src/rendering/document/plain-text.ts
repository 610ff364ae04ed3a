import { heading, paragraph, type Block } from "./blocks.ts";

const ITEM = /^\s*[-*•]\s+/;

/**
 * Plain text as blocks: empty lines separate paragraphs, and lines that start with a dash are a list. A line that ends
 * with a colon before a list is its heading, which no page parts from it.
 */
export const toBlocks = (value: string): Block[] =>
  value.split(/\r?\n[ \t]*\r?\n/).flatMap((piece) => {
    const runs = toRuns(piece);
    return runs.map((run, at) => {
      if (isList(run)) return { kind: "bullets" as const, items: run.map((line) => line.replace(ITEM, "").trim()) };
      const written = run.join("\n").trim();
      const next = runs[at + 1];
      return run.length === 1 && written.endsWith(":") && next !== undefined && isList(next)
        ? heading(2, written.slice(0, -1))
        : paragraph(written);
    });
  });

const isList = (run: readonly string[]): boolean => ITEM.test(run[0] ?? "");

/** Runs of lines, split where a list starts or ends. */
function toRuns(piece: string): string[][] {
  const runs: string[][] = [];
  for (const line of piece.split(/\r?\n/)) {
    if (line.trim() === "") continue;
    const run = runs.at(-1);
    if (run !== undefined && isList(run) === ITEM.test(line)) run.push(line);
    else runs.push([line]);
  }
  return runs;
}
