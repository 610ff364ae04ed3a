import { DOCUMENT_KINDS, type DocumentKind } from "../../../src/domain/documents/document-kinds.ts";
import { certainKind } from "../../../src/domain/readings/certain-kind.ts";
import { classify } from "../../../src/reading/understanding/classify/classify.ts";
import { flowOf } from "../../../src/reading/understanding/flow.ts";
import { detectLanguage } from "../../../src/reading/understanding/language.ts";
import { documentText } from "../../../src/reading/understanding/text.ts";
import { MODELS } from "../../support/understand.ts";
import { type KindText, pageOf, textsOf } from "./kinds/texts.ts";

/**
 * Texts of papers with their kind, one a line, by authors who wanted them unlike each other: other issuers, titles and words in
 * each, many of them of no kind. No author saw the rules or the layouts. The model of kinds is fitted on those of
 * eight authors; how it reads them says little.
 */
export const FITTED_AUTHORS = Array.from({ length: 8 }, (_, at) => `author-${at + 1}`);
/** The unseen measure: never fitted on, and never looked at. Only its figures count. */
const UNSEEN_AUTHOR = "author-9";

interface Judged {
  readonly kind: DocumentKind;
  /** Null where it is open. */
  readonly found: DocumentKind | null;
  readonly certain: DocumentKind | null;
}

/** How the kinds of these texts are read, by author and those of the unseen one by kind, as lines of a table. */
export function kindTextTable(): string[] {
  const unseen = textsOf(UNSEEN_AUTHOR).map(judge);
  return [
    line("", ["texts", "right", "certain", "of them right", "other as kind"]),
    ...FITTED_AUTHORS.map((author) => line(`${author}, fitted on`, figuresOf(textsOf(author).map(judge)))),
    line(`${UNSEEN_AUTHOR}, unseen`, figuresOf(unseen)),
    ...DOCUMENT_KINDS.map((kind) => line(`  ${kind}`, figuresOf(unseen.filter((one) => one.kind === kind)))),
  ];
}

function judge({ kind, text: lines }: KindText): Judged {
  const text = documentText([pageOf(lines)]);
  const flow = flowOf(text);
  const found = classify({ text, flow, language: detectLanguage(flow.folded).language }, MODELS.kinds);
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
