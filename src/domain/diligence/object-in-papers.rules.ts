import { newest } from "../case/facts.rules.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { text } from "../case/answers.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { taskTexts } from "../customer/stated-functions.rules.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { isPersonCase } from "../readings/known-case.ts";
import { type EffectiveFact, subjectTexts } from "../readings/effective-facts.rules.ts";
import { documentTypeLabel } from "../templates/document-types.ts";
import { inSentence, listed } from "./check-results.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { type DocumentFacts, kindOf } from "./provided-documents.ts";
import { declaredTrades, tradesOfAnswers } from "./rating/declared-trades.rules.ts";
import { placeOf } from "./reading-words.ts";
import { whoseDocument } from "./whose-document.rules.ts";

/**
 * Trades that an object names for a reason. Objects are written wide: what they say of acting for others, of bearers or of money stands in
 * every second one.
 */
const TOLD = [
  "weapons or military goods",
  "narcotics",
  "informal money transfer",
  "money transfer or exchange",
  "mixing of crypto-assets, or none of their users known",
  "crypto-assets",
  "gambling",
];

/** Of an extract, which says under this label what the company does. */
const isCarriedOn = (facts: DocumentFacts, { quote }: EffectiveFact): boolean =>
  !judgesBefore(facts, 9) && /^(?:hoofd|haupt)?(?:activi|t[aä]tigk|nature of)/i.test(quote);

/** Trades of higher risk for which the company was set up by its own paper, and of which no answer speaks. */
export function objectInPapers(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  if (judgesBefore(facts, 8) || isPersonCase(facts)) return [];
  const objects = subjectTexts(document, "object");
  if (objects.length === 0 || whoseDocument(facts, document, kindOf(document)).is.startsWith("other_")) return [];
  const said = [text(newest(facts, "declared_activity")) ?? "", ...taskTexts(facts)].join("\n");
  const answered = tradesOfAnswers(facts.answers, said, facts).map(({ name }) => name);
  const told = objects.flatMap((object) => {
    const names = declaredTrades(object.value, facts)
      .map(({ name }) => name)
      .filter((name) => (TOLD.includes(name) || isCarriedOn(facts, object)) && !answered.includes(name));
    return names.length > 0 ? [{ object, names }] : [];
  });
  const [first] = told;
  if (first === undefined) return [];
  const names = [...new Set(told.flatMap((one) => one.names))];
  const type = inSentence(documentTypeLabel(documentTypeOf(facts, document)).en);
  const doesSo = told.some(({ object }) => isCarriedOn(facts, object));
  return [
    {
      code: "document_object",
      title: `${doesSo ? "Activity" : "Object"} of the company: ${listed(names)}`,
      description: `By the file "${document.filename}", handed in as ${type}, the company ${doesSo ? "carries" : "may carry"} on ${listed(names)} (${placeOf(first.object)}). No answer of the customer names it. Whether it does so must be known.`,
      sourceEntry: `object:${document.document_id}`,
    },
  ];
}
