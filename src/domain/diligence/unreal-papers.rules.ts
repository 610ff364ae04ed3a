import { DAY_MS } from "../../platform/clock.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { certainFacts, dateIn, type EffectiveFact } from "../readings/effective-facts.rules.ts";
import { type AmountFact, NO_SUCH_DAY } from "../readings/reading.model.ts";
import { inFigures } from "./check-results.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import type { DocumentFacts } from "./provided-documents.ts";
import { placeOf, warningInWords } from "./reading-words.ts";

/** Pay of next month is told some days early, and letters bear the day on which they are sent. */
const AHEAD_DAYS = 31;
/** A date that is one of several is no certain one of the paper. */
const SURE = 0.9;

/** The day of a paper that is more than so many days ahead; null for any other. */
export function datedAhead({ now }: Pick<DocumentFacts, "now">, document: CaseDocument, days = 1): string | null {
  const dated = dateIn(document, "document_date");
  return dated !== null && Date.parse(dated) > now.getTime() + days * DAY_MS ? dated : null;
}

const amountOf = ({ type, value }: EffectiveFact): AmountFact | null =>
  type === "amount" ? (value as AmountFact) : null;

/** The last day that a payslip pays for; null for any other paper. */
export const paidUntil = (document: CaseDocument): string | null =>
  certainFacts(document)
    .map(amountOf)
    .find((amount) => amount !== null && /^(?:gross|net)_pay$/.test(amount.rubric))?.period ?? null;

/** Why a paper cannot be true by what it says itself, as the end of a sentence about it; null for any other. */
export function whyUnreal(facts: DocumentFacts, document: CaseDocument): string | null {
  if (judgesBefore(facts, 11)) return null;
  const beyond = certainFacts(document).find((fact) => amountOf(fact)?.rubric === "net_pay_beyond_gross");
  if (beyond !== undefined) {
    const { value, currency } = amountOf(beyond)!;
    const sum = currency === null ? inFigures(value) : `${inFigures(value)} ${currency}`;
    return `gives a net pay that is ${sum} more than the gross pay and all that is paid beside it (${placeOf(beyond)})`;
  }
  const until = paidUntil(document);
  const isToCome = until !== null && Date.parse(until) > facts.now.getTime() + AHEAD_DAYS * DAY_MS;
  const isSure = certainFacts(document).some((one) => one.type === "document_date" && one.confidence >= SURE);
  const day = isToCome ? until : isSure ? datedAhead(facts, document, AHEAD_DAYS) : null;
  return day === null ? null : `is dated ${day}, which is still to come`;
}

/** A paper that cannot be true by what it says itself: a net pay beyond the gross pay, or a day that is still to come. */
export function unrealPaper(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  const why = whyUnreal(facts, document);
  if (why === null) return [];
  return [
    {
      code: "document_contradicts",
      isGrave: true,
      title: `Paper that cannot be true: ${document.filename}`,
      description: `The file "${document.filename}" ${why}. It may be forged, or misread: look at the original.`,
      sourceEntry: `cannot_be_true:${documentTypeOf(facts, document)}:${document.document_id}`,
    },
  ];
}

/** A paper with a day that the calendar does not have, until an officer accepts it: a forger adds up no months, and a recognised text is misread. */
export function impossibleDay(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  const { reading, review, filename } = document;
  const said = (reading?.warnings ?? []).filter(({ code }) => code === "date_impossible");
  if (judgesBefore(facts, 13) || said.length === 0 || review?.outcome === "accepted") return [];
  const isMisreadable =
    reading!.reader === "recognition" || reading!.warnings.some(({ code }) => code === "text_layer_unclear");
  const days = said.map((one) => warningInWords(one).replace(`${NO_SUCH_DAY}: `, ""));
  return [
    {
      code: "document_unclear",
      isGrave: !isMisreadable,
      title: `Day that does not exist: ${filename}`,
      description: `The file "${filename}" gives a day that the calendar does not have: ${days.join("; ")}. ${isMisreadable ? "It was recognised in an image and may be misread" : "It may be forged, or mistyped"}: look at the original, and accept or reject the file.`,
      sourceEntry: `${isMisreadable ? "date_misread" : "to_judge:date"}:${document.document_id}`,
    },
  ];
}
