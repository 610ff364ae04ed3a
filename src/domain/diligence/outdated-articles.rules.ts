import { newest } from "../case/facts.rules.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { isPersonCase } from "../readings/known-case.ts";
import { daysBetween } from "./contradictions/contradiction.model.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { acceptedDocuments } from "./judge-document.rules.ts";
import { type DocumentFacts, isStale } from "./provided-documents.ts";

/** A deed is published within weeks of its day. */
const DAYS_TO_PUBLISH = 60;
const ARTICLES = "articles_of_association";
/** Name, object, and capital and shares. A seat moves without a change of articles. */
const CHANGED = ["c03", "c06", "c07"];

interface Act {
  readonly date: string;
  readonly rubrics: readonly string[];
  readonly title: string;
}

/** A deed of founding is entered within weeks in Belgium; who founded without haste takes months. Elsewhere a start may be that of a trade. */
const DAYS_TO_ENTER = 183;
/** Of a company of another country the register enters the branch. */
const FOREIGN = "030";

/** Articles that are older than the company, or than a published act by which name, object or shares became others. */
export function outdatedArticles(facts: DocumentFacts): DocumentFindingDraft[] {
  const [articles] = judgesBefore(facts, 12) || isPersonCase(facts) ? [] : acceptedDocuments(facts, [ARTICLES]);
  if (articles === undefined || isStale(articles, facts)) return [];
  const { document, dated } = articles;
  const acts = (newest(facts, "gazette_acts") ?? []) as readonly Act[];
  const start = newest(facts, "start_date");
  const isBefore = facts.country === "BE" && typeof start === "string" && daysBetween(dated, start) > DAYS_TO_ENTER;
  if (isBefore && newest(facts, "legal_form_code") !== FOREIGN) {
    return [
      {
        code: "document_contradicts",
        title: "Articles older than the company",
        description: `The file "${document.filename}" is dated ${dated.slice(0, 10)}; the register has the company since ${start}. It may be forged, misread or of another company: look at the original.`,
        sourceEntry: `cannot_be_true:${ARTICLES}:${document.document_id}`,
      },
    ];
  }
  const act = acts.find(
    ({ date, rubrics }) => daysBetween(dated, date) > DAYS_TO_PUBLISH && rubrics.some((code) => CHANGED.includes(code)),
  );
  if (act === undefined) return [];
  return [
    {
      code: "document_stale",
      title: "Old document: articles of association",
      description: `The file "${document.filename}" is dated ${dated.slice(0, 10)}; the Official Gazette of ${act.date} has a later act under "${act.title}". The text after that act is needed.`,
      sourceEntry: `stale:${ARTICLES}`,
    },
  ];
}
