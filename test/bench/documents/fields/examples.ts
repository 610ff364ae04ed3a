import type { ReadFact } from "../../../../src/domain/readings/reading.model.ts";
import { type PageTools, readPages } from "../../../../src/reading/pages/read-pages.ts";
import { type FactDraft, numberFacts } from "../../../../src/reading/understanding/facts.ts";
import { candidatesOf, type FittedField } from "../../../../src/reading/understanding/fitted/candidates.ts";
import type { Candidate } from "../../../../src/reading/understanding/fitted/finders/candidate.ts";
import { knownOf, readBefore, USES } from "../../../../src/reading/understanding/fitted/fitted-facts.ts";
import { type ReadBefore, surroundings } from "../../../../src/reading/understanding/fitted/surroundings.ts";
import type { ReadableDocument } from "../../../../src/reading/understanding/kind-reader.ts";
import { factsByRules } from "../../../../src/reading/understanding/readers.ts";
import { readableOf } from "../../../../src/reading/understanding/understand.ts";
import { compareFacts } from "../compare.ts";
import { layoutsOf, makeDocument } from "../make-document.ts";
import { renderDocument } from "../render.ts";
import { factPapers } from "./fact-texts.ts";
import type { Truth } from "../truth.ts";

/** A document of the fit half with what the rules alone read in it. */
export interface FitPaper {
  readonly id: string;
  /** Of its layout: the folder of the set. */
  readonly author: string;
  readonly layout: string;
  readonly truth: Truth;
  readonly document: ReadableDocument;
  readonly rules: readonly FactDraft[];
}

/** Each layout of the fit half once in each of its languages, so that a layout counts and not how often it is drawn. */
async function fitPapers(tools: PageTools, seed = 1000): Promise<FitPaper[]> {
  const papers: FitPaper[] = [];
  for (const layout of layoutsOf("fit")) {
    for (const language of layout.languages) {
      const { id, truth, ...made } = await makeDocument("fit", layout, language, seed);
      const { bytes, mediaType } = await renderDocument({ id, truth, ...made }, "text");
      const document = readableOf((await readPages(bytes, mediaType, tools)).pages);
      const rules = factsByRules(document, truth.kind);
      papers.push({ id, author: layout.id.split("/")[0]!, layout: layout.id, truth, document, rules });
    }
  }
  return papers;
}

/** Authors of texts that the model is fitted on, beside the fit half; and the one on whose texts nothing is. */
const FITTED_AUTHORS = [
  "author-3",
  "author-4",
  "author-5",
  "author-6",
  "author-7",
  "author-8",
  "author-10",
  "author-11",
];
const UNSEEN_AUTHOR = "author-9";
/** Papers on which the rules were written are read far better by them than others: how right a rule is does not show in them. */
const UNKNOWN_TO_RULES: readonly string[] = ["author-5", "author-6", "author-7", "author-8", "author-10", "author-11"];

const textPapers = (authors: readonly string[]): FitPaper[] =>
  authors.flatMap(factPapers).map(({ id, author, truth, pages }) => {
    const document = readableOf(pages);
    return { id, author, layout: id, truth, document, rules: factsByRules(document, truth.kind) };
  });

/** What the model is fitted on: the fit half, and texts. */
export const fittedPapers = async (tools: PageTools): Promise<FitPaper[]> => [
  ...(await fitPapers(tools)),
  ...textPapers(FITTED_AUTHORS),
];

/** With them, the model of people takes heads of tables for names. */
const NOT_OF_PEOPLE: readonly string[] = ["author-10", "author-11"];

/** What the model of people is fitted on. */
export const fittedPeoplePapers = async (tools: PageTools): Promise<FitPaper[]> =>
  (await fittedPapers(tools)).filter(({ author }) => !NOT_OF_PEOPLE.includes(author));

/** Texts by an author on whom nothing is fitted, and which no author of the rules has read. */
export const unseenPapers = (): FitPaper[] => textPapers([UNSEEN_AUTHOR]);

/** The candidates of a field in one paper. */
export interface Example {
  readonly paper: FitPaper;
  /** As if the paper did not state the field. */
  readonly isUnasked: boolean;
  readonly candidates: readonly Candidate[];
  readonly read: ReadBefore | null;
  readonly features: readonly (readonly string[])[];
  /** Of each candidate; null where the truth leaves it open. */
  readonly isTrue: readonly (boolean | null)[];
}

/** Papers of the kinds that state the field, and the same papers as if they did not state it. */
export const examplesOf = (field: FittedField, papers: readonly FitPaper[]): Example[] =>
  papers
    .filter(({ truth }) => USES[field].kinds.includes(truth.kind))
    .flatMap((paper) => {
      const all = candidatesOf(field, paper.document, knownOf(field, paper.rules));
      const whole = exampleOf(field, paper, all, false);
      const rest = all.filter((_, at) => whole.isTrue[at] !== true);
      return rest.length === all.length ? [whole] : [whole, exampleOf(field, paper, rest, true)];
    });

function exampleOf(field: FittedField, paper: FitPaper, candidates: readonly Candidate[], isUnasked: boolean): Example {
  const { own, others } = readBefore(field, paper.rules);
  const isThere = (key: string): boolean => candidates.some((one) => one.key === key);
  const read = UNKNOWN_TO_RULES.includes(paper.author)
    ? { own: new Set([...own].filter((key) => !isUnasked || isThere(key))), others }
    : null;
  return {
    paper,
    isUnasked,
    candidates,
    read,
    features: surroundings(field, candidates, paper.truth.kind, paper.document, read),
    isTrue: candidates.map(({ value }) => isTrue(field, value, paper.truth)),
  };
}

/** Whether a value is the paper's, held against the truth as a reading is. */
export function isTrue(field: FittedField, value: string, truth: Truth): boolean | null {
  const draft: FactDraft = { type: field, subject: "subject", value, place: NOWHERE, certainty: 1 };
  const outcomes = compareFacts(numberFacts([draft]), truth, "text").map(({ outcome }) => outcome);
  return outcomes.includes("right") ? true : outcomes.includes("wrong") ? false : null;
}

const NOWHERE = { page: null, box: null, quote: "", confidence: 1 };

/** Whether the paper states the field. */
export const isWanted = (field: FittedField, { truth }: FitPaper): boolean =>
  USES[field].kinds.includes(truth.kind) &&
  truth.facts.some(
    (fact) =>
      fact.optional !== true &&
      typeof fact.value === "string" &&
      isTrue(field, fact.value, { ...truth, facts: [fact] }) === true,
  );

/** Whether the rules read it. */
export const isFilled = (field: FittedField, { rules }: FitPaper): boolean =>
  rules.some((fact) => fact.subject === "subject" && isOfField(field, fact));

const isOfField = (field: FittedField, fact: Pick<ReadFact, "type">): boolean =>
  USES[field].filledBy.includes(fact.type);
