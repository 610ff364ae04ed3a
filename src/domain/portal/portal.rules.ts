import { isoTime } from "../../platform/clock.ts";
import { accept, type Outcome, refuse } from "../../platform/errors.ts";
import { chooseLanguage, type Language } from "../../platform/language.ts";
import { type PortalPhase, portalPhase } from "../case/case.machine.ts";
import type { CaseStatus, FollowUpTask } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { FILE_FORMATS, type FileFormat } from "../templates/documents/document.ts";
import { type DocumentRequirement, requirementsFor, templateOf } from "../templates/index.ts";
import { isSarLocked } from "../decisions/gates.rules.ts";
import { PORTAL_TEXTS } from "./portal.texts.ts";

/** A customer's request: the hash of their token and their languages. */
export interface PortalAccess {
  readonly tokenHash: string;
  readonly acceptLanguage: string | null;
}

export const customerLanguage = (
  record: Pick<CaseRecord, "additionalData">,
  { acceptLanguage }: PortalAccess,
): Language => chooseLanguage(acceptLanguage, record.additionalData["language"]);

/**
 * The state of the case that a customer may see. While the SAR-first lock holds, it is the same as for any review,
 * because a difference would tip the customer off.
 */
export function portalStanding(record: CaseRecord): { readonly phase: PortalPhase; readonly status: CaseStatus } {
  const phase = isSarLocked(record) ? "under_review" : portalPhase(record.status);
  return { phase, status: phase === "under_review" ? "DOCUMENTS_RECEIVED" : record.status };
}

/** Refuses a replaced or expired link with the same error as an unknown one. */
export function refuseLink(
  record: Pick<CaseRecord, "portal" | "reviewOf">,
  { tokenHash }: PortalAccess,
  now: Date,
): Outcome<never> | null {
  const isOpened = record.reviewOf?.heldBack !== true;
  const valid = isOpened && record.portal.tokenHash === tokenHash && record.portal.expiresAt > isoTime(now);
  return valid ? null : refuse("not_found", LINK_NOT_VALID);
}

export const LINK_NOT_VALID = "This link is not valid or has expired.";

/** Refuses a customer's write unless the case is collecting. */
export function refuseWrite(
  record: CaseRecord,
  access: PortalAccess,
  { now }: { readonly now: Date },
): Outcome<never> | null {
  const refused = refuseLink(record, access, now);
  if (refused) return refused;
  const { phase } = portalStanding(record);
  const language = customerLanguage(record, access);
  if (phase === "under_review") return refuse("on_hold", PORTAL_TEXTS.onHold[language]);
  return phase === "terminal" ? refuse("workflow_ended", PORTAL_TEXTS.ended[language]) : null;
}

/** The case_id if the customer may write. Checked before the body of an upload is read. */
export const admitWrite = (record: CaseRecord, access: PortalAccess, now: Date): Outcome<string> =>
  refuseWrite(record, access, { now }) ?? accept(record.caseId);

/** The iteration of uploads and answers in progress. It becomes the current one on submission. */
export const collectingIteration = (record: CaseRecord): number => record.iteration + 1;

/** The tasks that the customer has to answer now. */
export const openTasks = (record: CaseRecord): FollowUpTask[] =>
  record.followUpTasks.filter((task) => task.iteration === collectingIteration(record));

/** What the customer may hand in; in a review, only what is asked again. */
export function openRequirements(record: CaseRecord): DocumentRequirement[] {
  const template = templateOf(record);
  const all = template ? requirementsFor(template, record.country, record.retrievable) : [];
  const asks = record.reviewOf?.asks;
  if (asks === undefined) return all;
  return all
    .filter(({ id }) => asks.requirements.includes(id))
    .map((requirement) => ({ ...requirement, required: asks.required.includes(requirement.id) }));
}

/** Accepted formats for an open requirement or document task; null for any other id. */
export function acceptedFormats(record: CaseRecord, requirementId: string): readonly FileFormat[] | null {
  const requirement = openRequirements(record).find(({ id }) => id === requirementId);
  if (requirement) return requirement.acceptedFormats;
  const task = openTasks(record).find(({ id }) => id === requirementId);
  return task?.response_type === "document" ? FILE_FORMATS : null;
}
