import { CERTAIN } from "../../../../src/domain/readings/certain-kind.ts";
import { type FactDraft, numberFacts } from "../../../../src/reading/understanding/facts.ts";
import { withFitted } from "../../../../src/reading/understanding/fitted/fitted-facts.ts";
import type { FittedFields } from "../../../../src/reading/understanding/fitted/weights.ts";
import { compareFacts, type Verdict } from "../compare.ts";
import { fieldFigures } from "../measure.ts";
import type { FitPaper } from "./examples.ts";

interface Read {
  readonly all: Verdict[];
  /** Of the facts that count. */
  readonly certain: Verdict[];
}

/**
 * Facts by field in the papers of some authors, whose kind is given: what the rules alone read, and what they read with a model
 * that was fitted without the paper's author.
 */
export function textTable(
  title: string,
  tested: readonly FitPaper[],
  modelOf: (author: string) => FittedFields,
): string[] {
  const rules: Read = { all: [], certain: [] };
  const both: Read = { all: [], certain: [] };
  for (const [author, papers] of Map.groupBy(tested, (paper) => paper.author)) {
    const model = modelOf(author);
    for (const paper of papers) {
      add(rules, paper, paper.rules);
      add(both, paper, factsBy(model, paper));
    }
  }
  const fields = [...new Set(both.all.map(({ field }) => field))].toSorted();
  return [
    "",
    `${title}: ${tested.length} papers, facts by the rules | by rules and model`,
    `  ${"field".padEnd(32)}${COLUMNS} |${COLUMNS}`,
    row("all", () => true, rules, both),
    ...fields.map((name) => row(name, ({ field }) => field === name, rules, both)),
  ];
}

const COLUMNS = ["precision", "recall", "certain: precision", "recall"].map((head) => head.padStart(19)).join("");

const factsBy = (model: FittedFields, { rules, truth, document }: FitPaper): readonly FactDraft[] =>
  withFitted(rules, truth.kind, document, model);

function add(read: Read, { truth }: FitPaper, drafts: readonly FactDraft[]): void {
  const facts = numberFacts(drafts);
  read.all.push(...compareFacts(facts, truth, "text"));
  read.certain.push(
    ...compareFacts(
      facts.filter(({ confidence }) => confidence >= CERTAIN),
      truth,
      "text",
    ),
  );
}

const row = (name: string, isOf: (one: Verdict) => boolean, ...reads: readonly Read[]): string =>
  `  ${name.padEnd(32)}${reads.map(({ all, certain }) => cells(all.filter(isOf)) + cells(certain.filter(isOf))).join(" |")}`;

function cells(verdicts: readonly Verdict[]): string {
  const { precision, recall, right, wrong } = fieldFigures(verdicts);
  const percent = (share: number | null): string => (share === null ? "-" : `${(100 * share).toFixed(1)} %`);
  return `${percent(precision)} (${right}/${right + wrong})`.padStart(19) + percent(recall).padStart(19);
}
