import { CERTAIN } from "../../../../src/domain/readings/certain-kind.ts";
import { type FactDraft, numberFacts } from "../../../../src/reading/understanding/facts.ts";
import { PEOPLE_KINDS, withPeople } from "../../../../src/reading/understanding/people/fitted-people.ts";
import type { FittedPeople } from "../../../../src/reading/understanding/people/people-model.ts";
import { compareFacts, type Verdict } from "../compare.ts";
import type { FitPaper } from "../fields/examples.ts";
import { fieldFigures } from "../measure.ts";
import { fitPeople, spanExamples } from "./fit-people.ts";

/** What was read in some papers: by the rules, and with the model; all of it, and what counts as certain. */
interface Read {
  readonly paper: FitPaper;
  readonly rules: readonly Verdict[];
  readonly both: readonly Verdict[];
  readonly certain: readonly Verdict[];
}

/** People and holders of texts, each author read by a model without them; then those of an author on whom nothing is fitted. */
export function peopleTables(papers: readonly FitPaper[], unseen: readonly FitPaper[]): string[] {
  const examples = spanExamples(papers);
  const texts = papers.filter(({ author }) => author.startsWith("author-"));
  const byOthers = [...Map.groupBy(texts, ({ author }) => author)].flatMap(([author, own]) => {
    const model = fitPeople(examples.filter((one) => one.author !== author));
    return own.map((paper) => readBy(model, paper));
  });
  const model = fitPeople(examples);
  return [
    ...table("Texts, each author by a model without them", byOthers),
    ...table(
      "Texts of the unseen author",
      unseen.map((paper) => readBy(model, paper)),
    ),
  ];
}

function readBy(model: FittedPeople, paper: FitPaper): Read {
  const verdicts = (drafts: readonly FactDraft[], least: number): Verdict[] =>
    compareFacts(
      numberFacts(drafts).filter(({ confidence }) => confidence >= least),
      paper.truth,
      "text",
    ).filter(({ field }) => /^(?:person|company_share)\b/.test(field));
  const all = withPeople(paper.rules, paper.truth.kind, paper.document, model);
  return { paper, rules: verdicts(paper.rules, 0), both: verdicts(all, 0), certain: verdicts(all, CERTAIN) };
}

function table(title: string, read: readonly Read[]): string[] {
  const fields = [...new Set(read.flatMap(({ both }) => both.map(({ field }) => field)))].toSorted();
  const heads = ["rules: precision", "recall", "with model", "recall", "of it certain", "recall"];
  return [
    "",
    `${title}: ${read.length} papers`,
    `  ${"".padEnd(32)}${heads.map((head) => head.padStart(19)).join("")}`,
    ...fields.map((name) => row(name, read, ({ field }) => field === name)),
    ...PEOPLE_KINDS.map((kind) =>
      row(
        `  person, ${kind}`,
        read.filter(({ paper }) => paper.truth.kind === kind),
        ({ field }) => field === "person",
      ),
    ),
  ];
}

const row = (name: string, read: readonly Read[], isOf: (one: Verdict) => boolean): string =>
  `  ${name.padEnd(32)}${(["rules", "both", "certain"] as const)
    .map((how) => cells(read.flatMap((one) => one[how]).filter(isOf)))
    .join("")}`;

function cells(verdicts: readonly Verdict[]): string {
  const { precision, recall, right, wrong } = fieldFigures(verdicts);
  const percent = (share: number | null): string => (share === null ? "-" : `${(100 * share).toFixed(1)} %`);
  return `${percent(precision)} (${right}/${right + wrong})`.padStart(19) + percent(recall).padStart(19);
}
