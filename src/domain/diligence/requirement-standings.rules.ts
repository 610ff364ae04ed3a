import { judgesBefore } from "../case/rules-version.model.ts";
import type { CaseDocument, FollowUpTask } from "../case/case.model.ts";
import { kindsFor, typesMetBy } from "../documents/document-kinds.ts";
import { isMetBy } from "./address-proofs.rules.ts";
import { acceptedAs, type DocumentState, judgeDocument } from "./judge-document.rules.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { documentTypeLabel, isDocumentType } from "../templates/document-types.ts";
import { requirementsFor, templateOf } from "../templates/index.ts";
import { namesNoOwner } from "./owner-findings.rules.ts";
import { isOfOtherHolder } from "./whose-document.rules.ts";
import { type AcceptedDocument, type DocumentFacts, isLive } from "./provided-documents.ts";

export type RequirementState = DocumentState | "rejected" | "missing";

/** A document that the customer must provide, and what became of it. */
export interface RequirementStanding {
  /** Document type, or the id of a task that asks for none of the known types. */
  readonly id: string;
  readonly label: string;
  readonly state: RequirementState;
  /** Whether the customer is asked for another one, though the file was understood. */
  readonly isAskedAgain?: true;
  /** Whether the customer is asked by what right the holder of the identity document acts. */
  readonly isOfUnknownRight?: true;
  /** Of `undetermined`: whether what is certain of the file speaks against it. */
  readonly isInDoubt?: true;
  /** Of what only an officer can settle: what is the matter with the file. */
  readonly why?: string;
  /** The file that decides the state; absent if none was handed in. */
  readonly file?: CaseDocument;
  /** Of `accepted`: the document that counts. */
  readonly accepted?: AcceptedDocument | null;
}

/** Required documents of the template, and those that an officer demanded of the customer in the latest iteration. */
export function requirementStandings(facts: DocumentFacts): RequirementStanding[] {
  const { country, followUpTasks, retrievable } = facts;
  const template = templateOf(facts);
  const ofTemplate = (template === undefined ? [] : requirementsFor(template, country, retrievable))
    .filter(({ required }) => required)
    .map(({ id, name }) => ({ id, label: name.en, ...standingOf(facts, id, filesOfType(facts, id)) }));
  const latest = Math.max(0, ...followUpTasks.map(({ iteration }) => iteration));
  const ofTasks = followUpTasks
    .filter((task) => task.iteration === latest && task.response_type === "document" && task.required)
    .filter((task) => !ofTemplate.some(({ id }) => id === task.document_type))
    .map((task) => {
      const { id, document_type: type, description } = task;
      const label = isDocumentType(type) ? documentTypeLabel(type).en : description;
      const standing = { id: type ?? id, label, ...standingOf(facts, type ?? id, filesOfTask(facts, task)) };
      return isAskedAndUnclear(facts, standing) ? { ...standing, isInDoubt: true as const } : standing;
    });
  return [...ofTemplate, ...ofTasks];
}

/** What an officer asked for, and was read with a kind that is not certain: an officer looks at it in sample mode too. */
const isAskedAndUnclear = (facts: DocumentFacts, standing: RequirementStanding): boolean =>
  !judgesBefore(facts, 9) && isUnclear(standing) && (standing.file?.reading?.kind ?? null) !== null;

/** What was read, and was handed in without being required or filed by an officer, each as it stands. */
export function furtherStandings(facts: DocumentFacts): RequirementStanding[] {
  const required = new Set(requirementStandings(facts).map(({ id }) => id));
  const read = facts.documents.filter((file) => isLive(file) && file.reading !== undefined);
  const files = read.filter(({ filed }) => !filed);
  const types = [...new Set(files.map((file) => documentTypeOf(facts, file)))].filter(
    (type) => !required.has(type) && isDocumentType(type),
  );
  return [
    ...types.map((type) => ({
      id: type,
      label: documentTypeLabel(type).en,
      ...standingOf(facts, type, filesOfType(facts, type)),
    })),
    ...read
      .filter(({ filed }) => filed)
      .map((file) => {
        const { state, why } = judgeDocument(facts, file);
        return { id: `filed:${file.document_id}`, label: file.filename, state, ...explained(state, why), file };
      }),
  ];
}

/** States whose reason is the file's own. */
const explained = (state: RequirementState, why: string): { readonly why?: string } =>
  state === "undetermined" || state === "doubtful" || state === "stranger" ? { why } : {};

const filesOfType = (facts: DocumentFacts, type: string): CaseDocument[] =>
  facts.documents.filter((file) => documentTypeOf(facts, file) === type);

/** What was given before does not answer a task: the officer asked for it again. */
const filesOfTask = (facts: DocumentFacts, { id, document_type: type, iteration }: FollowUpTask): CaseDocument[] =>
  facts.documents.filter(
    (file) => file.requirement_id === id || (documentTypeOf(facts, file) === type && file.iteration >= iteration),
  );

function standingOf(
  facts: DocumentFacts,
  documentType: string,
  handedIn: readonly CaseDocument[],
): Omit<RequirementStanding, "id" | "label"> {
  const filed = facts.documents.filter((file) => satisfiesByKind(facts, file, documentType));
  const files = [...handedIn, ...filed];
  const live = files.filter(isLive);
  if (live.length === 0) return { state: files.some(({ superseded }) => !superseded) ? "rejected" : "missing" };
  const judged = live.map((file) => ({ file, ...judgeDocument(facts, file, documentType) }));
  const state = BEST_FIRST.find((one) => judged.some((each) => each.state === one))!;
  const best = judged.filter((each) => each.state === state);
  const { file, why, accepted, isAskedAgain, isOfUnknownRight, isInDoubt } =
    best.find((each) => !each.isInDoubt) ?? best[0]!;
  return {
    state,
    file,
    accepted,
    ...(isAskedAgain && { isAskedAgain }),
    ...(isOfUnknownRight && { isOfUnknownRight }),
    ...(isInDoubt && { isInDoubt }),
    ...explained(state, why),
  };
}

/** Whether a file was read, and leaves open whether it shows what it was handed in for. */
export const isUnclear = ({ state, file, isAskedAgain, isOfUnknownRight }: RequirementStanding): boolean =>
  (state === "undetermined" && file?.reading?.status === "read") ||
  (state === "doubtful" && (isAskedAgain ?? isOfUnknownRight) === true);

const BEST_FIRST: readonly DocumentState[] = [
  "accepted",
  "undetermined",
  "stale",
  "expired",
  "doubtful",
  "stranger",
  "wrong_kind",
];

/** Evidence of an officer stands for a document that a customer was asked for, if its kind is one that is meant. */
function satisfiesByKind(facts: DocumentFacts, file: CaseDocument, documentType: string): boolean {
  const accepted = acceptedAs(facts, file);
  return (
    accepted !== null &&
    accepted.kind !== null &&
    kindsFor(documentType).includes(accepted.kind) &&
    !isOfOtherHolder(facts, file, documentType) &&
    (file.filed !== undefined || isMetBy(facts, accepted.kind, documentType))
  );
}

/**
 * Document types, requirements and tasks for which something usable was given: asking for one again would bring the
 * same again. Rejected, wrong, expired and stale documents do not count, and neither does what cannot be read, or a paper
 * of owners in which none was.
 */
export function providedTypes(facts: DocumentFacts): ReadonlySet<string> {
  const provided = new Set<string>();
  for (const file of facts.documents.filter(isLive)) {
    const { state, accepted, isAskedAgain } = judgeDocument(facts, file);
    if (isAskedAgain || namesNoOwner(facts, file)) continue;
    const isReadable = file.review !== undefined || file.reading?.status !== "unreadable";
    const isUsable = state === "accepted" || state === "doubtful" || (state === "undetermined" && isReadable);
    if (isUsable) provided.add(documentTypeOf(facts, file)).add(file.requirement_id);
    if (isUsable && accepted?.kind)
      for (const met of typesMetBy(accepted.kind)) {
        if (isMetBy(facts, accepted.kind, met) && !isOfOtherHolder(facts, file, met)) provided.add(met);
      }
  }
  return provided;
}
