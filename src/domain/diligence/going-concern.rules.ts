import type { CaseDocument } from "../case/case.model.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { documentTypeLabel } from "../templates/document-types.ts";
import { inSentence, listed } from "./check-results.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { type DocumentFacts, kindOf } from "./provided-documents.ts";
import { warningInWords } from "./reading-words.ts";
import { whoseDocument } from "./whose-document.rules.ts";

/** Accounts, or a report on them, by which the company may not be able to go on (art. 3:6, 5:153 and 7:228 of the Belgian code). */
export function goingConcern(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  const said = (document.reading?.warnings ?? []).filter(({ code }) => code === "going_concern_doubted");
  if (judgesBefore(facts, 8) || said.length === 0) return [];
  if (whoseDocument(facts, document, kindOf(document)).is.startsWith("other_")) return [];
  const name = inSentence(documentTypeLabel(documentTypeOf(facts, document)).en);
  const quotes = said.map((one) => inSentence(warningInWords(one)).replace(/^the paper says: /, ""));
  return [
    {
      code: "document_going_concern",
      title: `Going concern in doubt: ${name}`,
      description: `The file "${document.filename}", handed in as ${name}, says that the company may not be able to go on: ${listed(quotes)}. How it will go on, and pay what it owes, must be known.`,
      sourceEntry: `going_concern:${document.document_id}`,
      ...(document.source === "officer" && { source: "officer" }),
    },
  ];
}
