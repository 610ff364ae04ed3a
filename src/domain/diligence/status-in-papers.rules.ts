import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { CERTAIN } from "../readings/certain-kind.ts";
import { type EffectiveFact, effectiveFacts, subjectTexts } from "../readings/effective-facts.rules.ts";
import { isCurrent } from "../readings/compare-facts.rules.ts";
import type { AcceptedDocument, DocumentFacts } from "./provided-documents.ts";

/** What a document says of the status of the company: that it ends, where it also says that it is active. */
export function statusIn(rules: JudgedBy, document: CaseDocument): string | undefined {
  const said = subjectTexts(document, "status").map(({ value }) => value);
  return (judgesBefore(rules, 8) ? undefined : said.find((value) => value !== "active")) ?? said.at(0);
}

/** Words on insolvency, winding up or an end that were read without certainty, and of which no officer has stated what they mean. */
export const unclearEnd = (rules: JudgedBy, { document }: AcceptedDocument): EffectiveFact | undefined =>
  judgesBefore(rules, 8)
    ? undefined
    : effectiveFacts(document).find(
        ({ type, subject, value, confidence }) =>
          type === "status" && subject === "subject" && value !== "active" && confidence < CERTAIN,
      );

/** The first reader that looks for mentions of proceedings in the sentences of an extract. */
const READS_MENTIONS = 12;

/**
 * Whether a current extract with the customer's number was read as a whole, with not a word on insolvency, winding up or an end in it.
 * Recognition may miss a line of a scan.
 */
export function isWithoutProceedings(facts: DocumentFacts, { document, agrees }: AcceptedDocument): boolean {
  const { reading } = document;
  if (judgesBefore(facts, 8) || reading?.status !== "read" || reading.reader === "recognition") return false;
  if (Number(reading.reader_version) < READS_MENTIONS || !isCurrent(document, facts)) return false;
  if (reading.warnings.some(({ code }) => code === "pages_missing")) return false;
  return agrees?.includes("number") === true && !effectiveFacts(document).some(({ type }) => type === "status");
}
