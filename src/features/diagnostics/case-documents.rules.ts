import type { CaseDocument } from "../../domain/case/case.model.ts";
import { kindsFor } from "../../domain/documents/document-kinds.ts";
import { documentTypeLabel, isDocumentType } from "../../domain/templates/document-types.ts";
import { WORDS_OF_KINDS } from "../../reading/understanding/classify/words/index.ts";
import { isWordOfOthers } from "./comment-topics.rules.ts";
import type { JudgedCase, RootCause } from "./diagnosis.model.ts";
import { ACT_EFFECT, actorWords, ANY_CAUSE, type Candidate } from "./ranking.model.ts";
import { contentWords } from "./record-content.rules.ts";
import { DOCUMENT_WORDS } from "./words/document-words.ts";
import { listed } from "./words/word-match.rules.ts";

const READING = "document_reading";

/** The documents as they were filed, read and reviewed: the last of these is what the case stands on. */
export function listDocuments({ documents, companyName }: JudgedCase): Candidate[] {
  const inForce = documents.filter(({ source, superseded }) => source !== "system" && !superseded);
  const words = inForce.map((one) => namesOf(one, companyName));
  return inForce.map((one, at) => {
    const shared = new Set(words.flatMap((others, other) => (other === at ? [] : others)));
    return onDocument(one, [...words[at]!.filter((word) => !shared.has(word)), ...actorsOf(one)]);
  });
}

function onDocument(document: CaseDocument, content: readonly string[]): Candidate {
  const { document_id: id, filename, review, filed, reading } = document;
  const why = review
    ? `${review.reviewed_by} ${review.outcome} the document${review.reason ? `: ${review.reason}` : "."}`
    : filed
      ? `${filed.filed_by} filed the document: ${filed.note}`
      : `The document was read with the outcome ${reading?.status ?? "pending"}.`;
  const causes: readonly RootCause[] = review || filed ? ANY_CAUSE : ["extraction", "wrong_entity", "stale_data"];
  const effects = causes.map((cause) => ({ cause, effect: ACT_EFFECT }));
  const isActed = review !== undefined || filed !== undefined;
  return {
    kind: "document",
    id,
    name: filename,
    stage: READING,
    error_type: null,
    effect: ACT_EFFECT,
    why,
    topic: READING,
    content,
    isFailure: false,
    isBlamedByMention: isActed,
    ...(isActed && { isAct: true as const }),
    effects,
  };
}

/** What officers call a document, in four languages: by what was asked for, by its kind, by its file. */
function namesOf(
  { filename, requirement_id: requirement, filed, reading }: CaseDocument,
  companyName: string,
): string[] {
  const kind = filed?.kind ?? reading?.kind;
  const kinds = kind ? [kind] : kindsFor(requirement);
  const labels = [requirement, filed?.kind ?? null]
    .filter(isDocumentType)
    .flatMap((type) => Object.values(documentTypeLabel(type)));
  const titles = kinds.flatMap((one) => (one === "other" ? [] : WORDS_OF_KINDS[one].titles));
  const texts = [filename.replaceAll(/[_.-]/g, " "), ...labels, ...titles, filed?.note ?? ""];
  const everyday = kinds.flatMap((one) => listed(DOCUMENT_WORDS[one] ?? ""));
  return [
    ...contentWords(texts, companyName, READING).map(withoutEnding),
    ...new Set(everyday.filter((word) => word !== "" && !isWordOfOthers(word.replace("$", ""), READING))),
  ];
}

/** Officers inflect the name of a document. */
const withoutEnding = (word: string): string => (word.length < 8 ? word : word.slice(0, -2));

const actorsOf = ({ review, filed }: CaseDocument): string[] =>
  [review?.reviewed_by, filed?.filed_by].flatMap((officer) => (officer ? actorWords(officer) : []));
