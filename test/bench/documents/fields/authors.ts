import {
  type Candidate,
  candidatesOf,
  FITTED_FIELDS,
  type FittedField,
} from "../../../../src/reading/understanding/fitted/candidates.ts";
import { chosenOf, judge } from "../../../../src/reading/understanding/fitted/choose.ts";
import { USES } from "../../../../src/reading/understanding/fitted/fitted-facts.ts";
import { examplesOf, type FitPaper, isFilled, isTrue, isWanted } from "./examples.ts";
import { fitOne } from "./fit-fields.ts";

const THRESHOLDS = [0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98];

interface Chosen {
  readonly paper: FitPaper;
  readonly value: string;
  readonly quote: string;
  readonly likelihood: number;
  readonly isTrue: boolean | null;
  /** Of what is chosen where the paper is read as if it did not state the field: each such choice is wrong. */
  readonly falsely: number;
}

/** What a model that was fitted without an author chooses in this author's papers: the model alone, without a rule. */
function chosenByOthers(field: FittedField, papers: readonly FitPaper[]): Chosen[] {
  const examples = examplesOf(field, papers);
  return [...Map.groupBy(papers, ({ author }) => author)].flatMap(([author, own]) => {
    const model = fitOne(
      field,
      examples.filter(({ paper }) => paper.author !== author),
    );
    return own.flatMap((paper): Chosen[] => {
      if (!USES[field].kinds.includes(paper.truth.kind)) return [];
      const candidates = candidatesOf(field, paper.document);
      const choose_ = (some: readonly Candidate[]) =>
        chosenOf(judge(field, paper.truth.kind, paper.document, model, some));
      const choice = choose_(candidates);
      const others = candidates.filter((one) => isTrue(field, one.value, paper.truth) !== true);
      const falsely = choose_(others);
      if (choice === null) return [];
      const { value, at, end } = choice.candidate;
      const quote = paper.document.flow.text.slice(Math.max(0, at - 60), end + 20).replaceAll("\n", " / ");
      const isWrong = falsely !== null && isTrue(field, falsely.candidate.value, paper.truth) === false;
      return [
        {
          paper,
          value,
          quote,
          likelihood: choice.likelihood,
          isTrue: isTrue(field, value, paper.truth),
          falsely: isWrong ? falsely.likelihood : 0,
        },
      ];
    });
  });
}

const percent = (part: number, whole: number): string =>
  (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`).padStart(9);

/** Precision and recall by field and likelihood, each author judged by the others, as lines; then the surest errors. */
export function authorTables(papers: readonly FitPaper[], worst: number): string[] {
  return FITTED_FIELDS.flatMap((field) => {
    const chosen = chosenByOthers(field, papers);
    const wanted = papers.filter((paper) => isWanted(field, paper));
    const empty = wanted.filter((paper) => !isFilled(field, paper));
    const lines = THRESHOLDS.map((least) => {
      const said = chosen.filter(({ likelihood }) => likelihood >= least);
      const right = (some: readonly Chosen[]) => some.filter((one) => one.isTrue === true).length;
      const wrong = (some: readonly Chosen[]) => some.filter((one) => one.isTrue === false).length;
      const new_ = said.filter(({ paper }) => !isFilled(field, paper));
      const authors = [...Map.groupBy(said, ({ paper }) => paper.author).values()].map((some) =>
        percent(right(some), right(some) + wrong(some)),
      );
      return [
        `  ${String(least).padStart(10)}`,
        percent(right(said), right(said) + wrong(said)),
        percent(right(said), wanted.length),
        `${chosen.filter(({ falsely }) => falsely >= least).length}`.padStart(8),
        `${wrong(said)}`.padStart(7),
        `${right(new_)} right, ${wrong(new_)} wrong`.padStart(22),
        authors.join(""),
      ].join("");
    });
    const errors = chosen
      .filter((one) => one.isTrue === false && one.likelihood >= USES[field].least)
      .toSorted((a, b) => b.likelihood - a.likelihood)
      .slice(0, worst)
      .map(
        ({ paper, likelihood, value, quote }) =>
          `    ${paper.id}${isFilled(field, paper) ? "" : " (no rule reads it)"} ${likelihood.toFixed(3)} ${value}\n      ${quote}`,
      );
    return [
      "",
      `${field}: stated by ${wanted.length} papers, by ${empty.length} of which no rule reads it`,
      `  likelihood precision   recall  unasked  wrong   where no rule reads   precision by author`,
      ...lines,
      ...errors,
    ];
  });
}
