import { readFileSync } from "node:fs";
import path from "node:path";
import { DOCUMENT_KINDS, type DocumentKind } from "../../../src/domain/documents/document-kinds.ts";
import { certainKind } from "../../../src/domain/readings/certain-kind.ts";
import { classify } from "../../../src/reading/understanding/classify/classify.ts";
import { flowOf } from "../../../src/reading/understanding/flow.ts";
import { detectLanguage } from "../../../src/reading/understanding/language.ts";
import { documentText } from "../../../src/reading/understanding/text.ts";

/**
 * Texts of papers with their kind, one a line, by two authors who wanted them unlike each other: other issuers, titles and words
 * in each, many of them of no kind. Neither author saw the rules or the layouts, and no rule was written on them.
 */
const AUTHORS = ["author-1", "author-2"] as const;
const FOLDER = path.resolve(import.meta.dirname, "kind-texts");

interface KindText {
  readonly kind: DocumentKind;
  /** Lines of the paper; ` | ` between two columns. */
  readonly text: string;
}

interface Judged {
  readonly kind: DocumentKind;
  /** Null where it is open. */
  readonly found: DocumentKind | null;
  readonly certain: DocumentKind | null;
}

/** How the kinds of these texts are read, by author and by kind, as lines of a table. */
export function kindTextTable(): string[] {
  const judged = AUTHORS.map((author) => [author, textsOf(author).map(judge)] as const);
  const all = judged.flatMap(([, some]) => some);
  return [
    line("", ["texts", "right", "certain", "of them right", "other as kind"]),
    ...judged.map(([author, some]) => line(author, figuresOf(some))),
    ...DOCUMENT_KINDS.map((kind) => line(kind, figuresOf(all.filter((one) => one.kind === kind)))),
  ];
}

const textsOf = (author: string): KindText[] =>
  readFileSync(path.join(FOLDER, `${author}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((one) => JSON.parse(one) as KindText);

function judge({ kind, text: lines }: KindText): Judged {
  const page = { number: 1, width: 0, height: 0, rotation: 0, reader: "office" } as const;
  const text = documentText([
    { ...page, lines: lines.split("\n").map((one) => ({ text: one, box: null, confidence: 1 })) },
  ]);
  const flow = flowOf(text);
  const found = classify({ text, flow, language: detectLanguage(flow.folded).language });
  return { kind, found: found.kind, certain: certainKind({ kind: found.kind, kind_confidence: found.confidence }) };
}

function figuresOf(some: readonly Judged[]): string[] {
  const certain = some.filter((one) => one.certain !== null);
  return [
    String(some.length),
    percent(some.filter(({ kind, found }) => found === kind).length, some.length),
    percent(certain.length, some.length),
    percent(certain.filter((one) => one.certain === one.kind).length, certain.length),
    String(certain.filter((one) => one.kind === "other" && one.certain !== "other").length),
  ];
}

const percent = (part: number, whole: number): string => (whole === 0 ? "-" : `${((part / whole) * 100).toFixed(1)} %`);
const line = (name: string, cells: readonly string[]): string =>
  `  ${name.padEnd(28)}${cells.map((cell) => cell.padStart(15)).join("")}`;
