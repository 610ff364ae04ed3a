import { FITTED_FIELDS, type FittedField } from "../../../../src/reading/understanding/fitted/candidates.ts";
import { judge } from "../../../../src/reading/understanding/fitted/choose.ts";
import { USES } from "../../../../src/reading/understanding/fitted/fitted-facts.ts";
import type { FittedFields } from "../../../../src/reading/understanding/fitted/weights.ts";
import { type FitPaper, isFilled, isTrue, isWanted } from "./examples.ts";
import type { FieldExamples } from "./fit-fields.ts";

const SHARES = [0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98];

interface Chosen {
  readonly paper: FitPaper;
  /** The paper is read as if it did not state the field: each such choice is wrong. */
  readonly isUnasked: boolean;
  readonly value: string;
  readonly quote: string;
  readonly share: number;
  readonly isTrue: boolean | null;
}

/** What models that were fitted without an author choose in this author's papers. */
function chosenByOthers(field: FittedField, examples: FieldExamples, models: ReadonlyMap<string, FittedFields>) {
  return examples[field].flatMap(({ paper, candidates, isUnasked, read }): Chosen[] => {
    const [best] = judge(field, paper.truth.kind, paper.document, models.get(paper.author)!, candidates, read);
    if (best === undefined) return [];
    const { value, at, end } = best.candidate;
    const quote = paper.document.flow.text.slice(Math.max(0, at - 60), end + 20).replaceAll("\n", " / ");
    return [{ paper, isUnasked, value, quote, share: best.share, isTrue: isTrue(field, value, paper.truth) }];
  });
}

const percent = (part: number, whole: number): string =>
  (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`).padStart(9);

/** Precision and recall by field and share, each author judged by the others, as lines; then the surest errors. */
export function authorTables(
  papers: readonly FitPaper[],
  examples: FieldExamples,
  models: ReadonlyMap<string, FittedFields>,
  worst: number,
): string[] {
  return FITTED_FIELDS.flatMap((field) => {
    const all = chosenByOthers(field, examples, models);
    const chosen = all.filter(({ isUnasked }) => !isUnasked);
    const wanted = papers.filter((paper) => isWanted(field, paper));
    const empty = wanted.filter((paper) => !isFilled(field, paper));
    const lines = SHARES.map((least) => {
      const said = chosen.filter(({ share }) => share >= least);
      const right = (some: readonly Chosen[]) => some.filter((one) => one.isTrue === true).length;
      const wrong = (some: readonly Chosen[]) => some.filter((one) => one.isTrue === false).length;
      const new_ = said.filter(({ paper }) => !isFilled(field, paper));
      const authors = [...Map.groupBy(said, ({ paper }) => paper.author).values()].map((some) =>
        percent(right(some), right(some) + wrong(some)),
      );
      const falsely = all.filter((one) => one.isUnasked && one.share >= least && one.isTrue === false);
      return [
        `  ${String(least).padStart(10)}`,
        percent(right(said), right(said) + wrong(said)),
        percent(right(said), wanted.length),
        `${falsely.length}`.padStart(8),
        `${wrong(said)}`.padStart(7),
        `${right(new_)} right, ${wrong(new_)} wrong`.padStart(22),
        authors.join(""),
      ].join("");
    });
    const errors = chosen
      .filter((one) => one.isTrue === false && one.share >= USES[field].least)
      .toSorted((a, b) => b.share - a.share)
      .slice(0, worst)
      .map(
        ({ paper, share, value, quote }) =>
          `    ${paper.id}${isFilled(field, paper) ? "" : " (no rule reads it)"} ${share.toFixed(3)} ${value}\n      ${quote}`,
      );
    return [
      "",
      `${field}: stated by ${wanted.length} papers, by ${empty.length} of which no rule reads it`,
      `       share precision   recall  unasked  wrong   where no rule reads   precision by author`,
      ...lines,
      ...errors,
    ];
  });
}
