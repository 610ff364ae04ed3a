import type { CaseDocument } from "../case/case.model.ts";
import { type DocumentKind, satisfies } from "../documents/document-kinds.ts";
import { DAY_MS } from "../../platform/clock.ts";
import { documentTypeLabel } from "../templates/document-types.ts";
import { findTemplate, requirementsFor } from "../templates/index.ts";
import type { DueFacts } from "./due-facts.model.ts";

/** A document with the kind that an officer gave it. */
export interface AcceptedDocument {
  readonly document: CaseDocument;
  readonly kind: DocumentKind;
  /** When it was obtained or handed in. */
  readonly dated: string;
}

/** The kind of a document as far as an officer vouches for it; null for what nobody has looked at or was rejected. */
export function kindOf({ filed, review, superseded }: CaseDocument): DocumentKind | null {
  if (superseded || review?.outcome === "rejected") return null;
  return review?.kind ?? filed?.kind ?? null;
}

/** Documents of these kinds that an officer filed or accepted, the newest first. */
export function acceptedDocuments(facts: DueFacts, kinds: readonly DocumentKind[]): AcceptedDocument[] {
  return facts.documents
    .flatMap((document) => {
      const kind = kindOf(document);
      if (kind === null || !kinds.includes(kind)) return [];
      return [{ document, kind, dated: document.filed?.obtained_at ?? document.uploaded_at }];
    })
    .sort((a, b) => (a.dated < b.dated ? 1 : -1));
}

/** Whether a document is older than the policy allows for its kind. */
export function isStale({ kind, dated }: AcceptedDocument, { policy, now }: DueFacts): boolean {
  const days = policy.values.document_max_age_days[kind];
  return days !== undefined && now.getTime() - Date.parse(dated) > days * DAY_MS;
}

export const describeDocument = ({ document, kind, dated }: AcceptedDocument): string => {
  const by = document.filed ? `filed by ${document.filed.filed_by}` : `accepted by ${document.review!.reviewed_by}`;
  return `${kind.replaceAll("_", " ")} of ${dated.slice(0, 10)}, ${by}`;
};

export type RequirementState = "accepted" | "undetermined" | "wrong_kind" | "rejected" | "stale" | "missing";

/** A document that the customer must provide, and what became of it. */
export interface RequirementStanding {
  readonly id: string;
  readonly label: string;
  readonly state: RequirementState;
}

/** Required documents of the template, and those that an officer demanded of the customer in the latest iteration. */
export function requirementStandings(facts: DueFacts): RequirementStanding[] {
  const { templateId, country, followUpTasks } = facts;
  const template = findTemplate(templateId);
  const typeOfTask = new Map(followUpTasks.map((task) => [task.id, task.document_type]));
  const filesFor = (id: string) =>
    facts.documents.filter(
      (file) => !file.superseded && [file.requirement_id, typeOfTask.get(file.requirement_id)].includes(id),
    );
  const ofTemplate = (template === undefined ? [] : requirementsFor(template, country))
    .filter(({ required }) => required)
    .map(({ id, name }) => ({ id, label: name.en, state: stateOf(facts, id, filesFor(id)) }));
  const latest = Math.max(0, ...followUpTasks.map(({ iteration }) => iteration));
  const ofTasks = followUpTasks
    .filter((task) => task.iteration === latest && task.response_type === "document" && task.required)
    .filter((task) => !ofTemplate.some(({ id }) => id === task.document_type))
    .map((task) => ({
      id: task.document_type ?? task.id,
      label: documentTypeLabel(task.document_type).en,
      state: stateOf(facts, task.document_type ?? task.id, filesFor(task.id)),
    }));
  return [...ofTemplate, ...ofTasks];
}

function stateOf(facts: DueFacts, documentType: string, files: readonly CaseDocument[]): RequirementState {
  const live = files.filter(({ review }) => review?.outcome !== "rejected");
  if (live.length === 0) return files.length > 0 ? "rejected" : "missing";
  const standing = live.map((file): RequirementState => {
    const kind = kindOf(file);
    if (kind === null) return file.review ? "accepted" : "undetermined";
    if (!satisfies(kind, documentType)) return "wrong_kind";
    return isStale({ document: file, kind, dated: file.uploaded_at }, facts) ? "stale" : "accepted";
  });
  const best: readonly RequirementState[] = ["accepted", "undetermined", "stale", "wrong_kind"];
  return best.find((state) => standing.includes(state))!;
}
