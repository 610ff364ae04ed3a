import { DOCUMENT_KINDS } from "../../../../src/domain/documents/document-kinds.ts";
import { certainKind } from "../../../../src/domain/readings/certain-kind.ts";
import { type Classified, verdictOf } from "../../../../src/reading/understanding/classify/classify.ts";
import type { Example } from "./examples.ts";
import { fitKinds } from "./fit.ts";

interface Judged {
  readonly example: Example;
  readonly found: Classified;
}

/** Each author's papers, judged by a model that was fitted without them: as lines of tables, and the wrong ones. */
export function kindTables(examples: readonly Example[]): string[] {
  const authors = Map.groupBy(examples, ({ author }) => author);
  const judged = [...authors].flatMap(([author, own]) => {
    const model = fitKinds(examples.filter((one) => one.author !== author));
    return own.map((example): Judged => ({ example, found: verdictOf(example.document, example.rules, model) }));
  });
  return [
    line("by author, each by the others", HEAD),
    ...rowsOf(Map.groupBy(judged, ({ example }) => example.author)),
    line("all", cellsOf(judged)),
    "",
    line("by kind", HEAD),
    ...rowsOf(DOCUMENT_KINDS.map((kind) => [kind, judged.filter(({ example }) => example.kind === kind)] as const)),
    "",
    "Wrong and certain",
    ...judged
      .filter(({ example, found }) => certainOf(found) !== null && certainOf(found) !== example.kind)
      .map(
        ({ example: { layout, kind }, found }) =>
          `  ${layout}: read as ${found.kind} (${found.confidence.toFixed(2)}), is ${kind}`,
      ),
  ];
}

const HEAD = ["papers", "right", "certain", "of them right", "other as kind"];

const certainOf = ({ kind, confidence }: Classified) => certainKind({ kind, kind_confidence: confidence });

const rowsOf = (groups: Iterable<readonly [string, readonly Judged[]]>): string[] =>
  [...groups].filter(([, some]) => some.length > 0).map(([name, some]) => line(name, cellsOf(some)));

function cellsOf(some: readonly Judged[]): string[] {
  const isRight = ({ example, found }: Judged): boolean => found.kind === example.kind;
  const certain = some.filter(({ found }) => certainOf(found) !== null);
  const taken = certain.filter(({ example, found }) => example.kind === "other" && found.kind !== "other").length;
  return [
    String(some.length),
    percent(some.filter(isRight).length, some.length),
    percent(certain.length, some.length),
    percent(certain.filter(isRight).length, certain.length),
    String(taken),
  ];
}

const percent = (part: number, whole: number): string => (whole === 0 ? "-" : `${((part / whole) * 100).toFixed(1)} %`);
const line = (name: string, cells: readonly string[]): string =>
  `  ${name.padEnd(32)}${cells.map((cell) => cell.padStart(15)).join("")}`;
