import type { CaseDocument, FollowUpTask } from "../case/case.model.ts";
import { kindsFor, typesMetBy } from "../documents/document-kinds.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { documentTypeLabel, isDocumentType } from "../templates/document-types.ts";
import { findTemplate, requirementsFor } from "../templates/index.ts";
import { acceptedAs, type DocumentFacts, isExpired, isLive, isStale, meets } from "./provided-documents.ts";

export type RequirementState =
  | "accepted"
  | "undetermined"
  | "wrong_kind"
  | "rejected"
  | "expired"
  | "stale"
  | "missing";

/** A document that the customer must provide, and what became of it. */
export interface RequirementStanding {
  /** Document type, or the id of a task that asks for none of the known types. */
  readonly id: string;
  readonly label: string;
  readonly state: RequirementState;
}

/** Required documents of the template, and those that an officer demanded of the customer in the latest iteration. */
export function requirementStandings(facts: DocumentFacts): RequirementStanding[] {
  const { templateId, country, followUpTasks } = facts;
  const template = findTemplate(templateId);
  const ofTemplate = (template === undefined ? [] : requirementsFor(template, country))
    .filter(({ required }) => required)
    .map(({ id, name }) => ({ id, label: name.en, state: stateOf(facts, id, filesOfType(facts, id)) }));
  const latest = Math.max(0, ...followUpTasks.map(({ iteration }) => iteration));
  const ofTasks = followUpTasks
    .filter((task) => task.iteration === latest && task.response_type === "document" && task.required)
    .filter((task) => !ofTemplate.some(({ id }) => id === task.document_type))
    .map((task) => {
      const { id, document_type: type, description } = task;
      const label = isDocumentType(type) ? documentTypeLabel(type).en : description;
      return { id: type ?? id, label, state: stateOf(facts, type ?? id, filesOfTask(facts, task)) };
    });
  return [...ofTemplate, ...ofTasks];
}

const filesOfType = (facts: DocumentFacts, type: string): CaseDocument[] =>
  facts.documents.filter((file) => documentTypeOf(facts, file) === type);

/** What was given before does not answer a task: the officer asked for it again. */
const filesOfTask = (facts: DocumentFacts, { id, document_type: type, iteration }: FollowUpTask): CaseDocument[] =>
  facts.documents.filter(
    (file) => file.requirement_id === id || (documentTypeOf(facts, file) === type && file.iteration >= iteration),
  );

function stateOf(facts: DocumentFacts, documentType: string, handedIn: readonly CaseDocument[]): RequirementState {
  const filed = facts.documents.filter((file) => satisfiesByKind(facts, file, documentType));
  const files = [...handedIn, ...filed];
  const live = files.filter(isLive);
  if (live.length === 0) return files.some(({ superseded }) => !superseded) ? "rejected" : "missing";
  const states = new Set(live.map((file) => stateOfFile(facts, file, documentType)));
  return BEST_FIRST.find((state) => states.has(state))!;
}

const BEST_FIRST: readonly RequirementState[] = ["accepted", "undetermined", "stale", "expired", "wrong_kind"];

function stateOfFile(facts: DocumentFacts, file: CaseDocument, documentType: string): RequirementState {
  const accepted = acceptedAs(facts, file);
  if (accepted === null) return "undetermined";
  if (accepted.kind !== null && !meets(accepted, documentType)) return "wrong_kind";
  if (isExpired(accepted, facts)) return "expired";
  return isStale(accepted, facts) ? "stale" : "accepted";
}

/** Evidence of an officer stands for a document that a customer was asked for, if its kind is one that is meant. */
function satisfiesByKind(facts: DocumentFacts, file: CaseDocument, documentType: string): boolean {
  const accepted = acceptedAs(facts, file);
  return accepted !== null && accepted.kind !== null && kindsFor(documentType).includes(accepted.kind);
}

/**
 * Document types, requirements and tasks for which something usable was given: asking for one again would bring the
 * same again. Rejected, wrong, expired and stale documents do not count.
 */
export function providedTypes(facts: DocumentFacts): ReadonlySet<string> {
  const provided = new Set<string>();
  for (const file of facts.documents.filter(isLive)) {
    const type = documentTypeOf(facts, file);
    const isUsable = ["accepted", "undetermined"].includes(stateOfFile(facts, file, type));
    if (isUsable) provided.add(type).add(file.requirement_id);
    const kind = acceptedAs(facts, file)?.kind;
    if (kind && isUsable) for (const met of typesMetBy(kind)) provided.add(met);
  }
  return provided;
}
