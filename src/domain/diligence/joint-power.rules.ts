import type { CaseDocument } from "../case/case.model.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { IDENTITY_KINDS } from "../documents/document-kinds.ts";
import { isCurrent } from "../readings/compare-facts.rules.ts";
import { personsIn } from "../readings/effective-facts.rules.ts";
import { agreesOnPerson } from "../readings/person-names.rules.ts";
import { listed } from "./check-results.ts";
import { standingIn } from "./contradictions/directors.rules.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { type DocumentFacts, isLive, kindOf } from "./provided-documents.ts";
import { warningInWords } from "./reading-words.ts";
import { whoseDocument } from "./whose-document.rules.ts";

/** Directors who act together alone, or with a holder of procuration, by a recent extract, while identity documents of fewer than two of them were handed in. */
export function jointPowers(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  const said = (document.reading?.warnings ?? []).find(({ code }) => code === "joint_power_stated");
  if (judgesBefore(facts, 12) || said === undefined || !isCurrent(document, facts)) return [];
  if (whoseDocument(facts, document, kindOf(document)).is.startsWith("other_")) return [];
  const directors = standingIn({ document }, facts.now);
  const isWithProxy = !judgesBefore(facts, 13) && /prokurist/i.test(said.detail);
  const signing = isWithProxy ? [...directors, ...personsIn(document, ["signatory"])] : directors;
  const cards = facts.documents.filter((one) => isLive(one) && IDENTITY_KINDS.includes(kindOf(one)!));
  const holders = cards.flatMap((one) => personsIn(one, ["holder"]));
  const open = signing.filter((one) => !holders.some((holder) => agreesOnPerson(one, holder) === true));
  if (directors.length < (isWithProxy ? 1 : 2) || signing.length - open.length >= 2) return [];
  const missing =
    open.length > 0 ? listed(open.map(({ name }) => name)) : "the holder of procuration who signs as well";
  return [
    {
      code: "document_joint_power",
      title: `Acts only with others: ${document.filename}`,
      description: `By the file "${document.filename}", directors act for the customer together alone. ${warningInWords(said)} No identity document was handed in of ${missing}: who signs alone may not.`,
      sourceEntry: `joint_power:${document.document_id}`,
    },
  ];
}
