import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { DocumentKind } from "../../../../src/domain/documents/document-kinds.ts";
import type { ReadingLanguage, ReadPage } from "../../../../src/domain/readings/reading.model.ts";

const FOLDER = path.resolve(import.meta.dirname, "../kind-texts");

/** A text of a paper with its kind, as a line of `kind-texts/*.jsonl`. */
export interface KindText {
  readonly kind: DocumentKind;
  readonly language: ReadingLanguage;
  /** Lines of the paper; ` | ` between two columns. */
  readonly text: string;
  /** `type: value`, what a careful officer would take from it; not of the first two authors. */
  readonly facts?: readonly string[];
}

export const textsOf = (author: string): KindText[] =>
  readFileSync(fileOf(author), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as KindText);

const fileOf = (author: string): string => path.join(FOLDER, `${author}.jsonl`);

export const pageOf = (text: string): ReadPage => ({
  number: 1,
  width: 0,
  height: 0,
  rotation: 0,
  reader: "office",
  lines: text.split("\n").map((line) => ({ text: line, box: null, confidence: 1 })),
});

/**
 * Takes an author's texts in: files in which each text begins with `=== KIND | LANGUAGE`, then its facts, one a line, then `---`,
 * then its lines.
 * @returns how many
 */
export function takeTexts(folder: string, author: string): number {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .flatMap((name) => readFileSync(path.join(folder, name), "utf8").split(/^=== /m).slice(1))
    .map(readText);
  writeFileSync(fileOf(author), texts.map((one) => `${JSON.stringify(one)}\n`).join(""));
  return texts.length;
}

function readText(block: string): KindText {
  const [, kind, language, facts, text] = /^(\w+) \| (\w\w)\s*\n([\s\S]*?)^---\n([\s\S]+)$/m.exec(block) ?? [];
  if (text === undefined) throw new Error(`A text without a kind, a language or its lines: ${block.slice(0, 60)}`);
  return {
    kind: kind as DocumentKind,
    language: language as ReadingLanguage,
    text: text.trimEnd(),
    facts: facts!
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  };
}
