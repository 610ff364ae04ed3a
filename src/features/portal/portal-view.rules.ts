import { accept, type Outcome } from "../../platform/errors.ts";
import type { Language } from "../../platform/language.ts";
import type { PortalPhase } from "../../domain/case/case.machine.ts";
import type { CaseDocument, CaseStatus, FollowUpTask } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import {
  documentTypeDetails,
  documentTypeLabel,
  isDocumentType,
  OTHER_DOCUMENT,
} from "../../domain/templates/document-types.ts";
import { type DocumentRequirement, templateOf } from "../../domain/templates/index.ts";
import type { Question } from "../../domain/templates/template.types.ts";
import {
  collectingIteration,
  customerLanguage,
  openRequirements,
  openTasks,
  type PortalAccess,
  portalStanding,
  refuseLink,
} from "../../domain/portal/portal.rules.ts";
import { checkUpload, type UploadCheck } from "../../domain/portal/upload-check.rules.ts";
import { PORTAL_TEXTS } from "../../domain/portal/portal.texts.ts";
import { askedAgain } from "../../domain/portal/answer-again.task.ts";
import { taskText } from "../../domain/portal/task.texts.ts";
import { answersOf } from "../../domain/portal/submission.rules.ts";

export interface UploadedFile {
  readonly document_id: string;
  readonly filename: string;
  readonly file_size: number;
  readonly uploaded_at: string;
  readonly check: UploadCheck;
}

const FIRST_ITERATION = 1;

interface Uploaded {
  readonly uploaded: boolean;
  readonly uploaded_file: UploadedFile | null;
}

/** What a customer sees of their case, without the brand. */
export interface PortalState {
  readonly case_id: string;
  readonly status: CaseStatus;
  readonly phase: PortalPhase;
  readonly company_name: string;
  readonly document_requirements: readonly (Uploaded & {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly required: boolean;
    readonly accepted_formats: readonly string[];
  })[];
  readonly questions: readonly {
    readonly id: string;
    readonly text: string;
    readonly type: string;
    readonly options: readonly string[] | null;
    readonly required: boolean;
    readonly answer: unknown;
  }[];
  readonly follow_up_tasks: readonly (Uploaded & {
    readonly id: string;
    readonly description: string;
    /** What a document must be like. */
    readonly details: string | null;
    /** What the officer says of the task, as it was written. */
    readonly customer_note: string | null;
    readonly response_type: string;
    /** Of a question of the form that is asked again with its own choice, country or date; absent of every other task. */
    readonly question_type?: Question["type"];
    readonly options?: readonly string[];
    readonly document_type: string | null;
    readonly required: boolean;
    readonly answer: string | null;
  })[];
  readonly follow_up_reason: string | null;
  readonly iteration: number;
  /** The language of all texts. */
  readonly language: Language;
}

/** What a link shows, in its customer's language. Refuses one that is not valid now. */
export const showPortal = (record: CaseRecord, access: PortalAccess, now: Date): Outcome<PortalState> =>
  refuseLink(record, access, now) ?? accept(portalState(record, customerLanguage(record, access)));

/** The portal's view of a case. Requirements show only while the case collects. */
export function portalState(record: CaseRecord, language: Language): PortalState {
  const { phase, status } = portalStanding(record);
  const collects = phase === "initial_collection" || phase === "follow_up";
  return {
    case_id: record.caseId,
    status,
    phase,
    company_name: record.companyName,
    document_requirements: collects ? openRequirements(record).map((r) => requirementView(record, r, language)) : [],
    questions: collects ? questionViews(record, language) : [],
    follow_up_tasks: phase === "follow_up" ? openTasks(record).map((task) => taskView(record, task, language)) : [],
    follow_up_reason: introOf(record, phase, language),
    iteration: record.iteration,
    language,
  };
}

/** Why the customer is asked again; null where the case collects for the first time, and where it does not collect. */
function introOf({ reviewOf }: CaseRecord, phase: PortalPhase, language: Language): string | null {
  if (phase === "follow_up") return PORTAL_TEXTS.followUp[language];
  return phase === "initial_collection" && reviewOf ? PORTAL_TEXTS.review[language] : null;
}

function requirementView(record: CaseRecord, requirement: DocumentRequirement, language: Language) {
  const { id, name, description, acceptedFormats } = requirement;
  // A document of an earlier round need not be uploaded again. What a review began with is what it asks again.
  const handedIn = record.documents.some(
    (document) =>
      document.requirement_id === id && document.iteration <= record.iteration && document.iteration >= FIRST_ITERATION,
  );
  return {
    id,
    name: name[language],
    description: description[language],
    required: requirement.required && !handedIn,
    accepted_formats: acceptedFormats,
    ...uploadedFor(record, id, language),
  };
}

function questionViews(record: CaseRecord, language: Language): PortalState["questions"] {
  const answers = answersOf(record);
  const asked = record.reviewOf?.asks.questions;
  const questions = (templateOf(record)?.questions ?? []).filter(({ id }) => asked?.includes(id) ?? true);
  return questions.map((question) => ({
    id: question.id,
    text: question.text[language],
    type: question.type,
    options: question.options?.map((option) => option[language]) ?? null,
    required: question.required,
    answer: Object.hasOwn(answers, question.id) ? answerIn(language, question, answers[question.id]) : null,
  }));
}

/** An option chosen in one language is the same option in another. */
function answerIn(language: Language, { options }: Question, answer: unknown): unknown {
  const chosen = options?.find((option) => Object.values(option).some((text) => text === answer));
  return chosen ? chosen[language] : answer;
}

type TaskWords = Pick<FollowUpTask, "description" | "response_type" | "document_type"> & {
  readonly customer_note?: string | null | undefined;
};

/**
 * The words of a task for its customer. Leaves out the officer's reasons, and the officer's words on a document, which
 * its type names; the note is shown as it was written and never translated.
 */
export function taskTexts({ description, response_type, document_type, customer_note }: TaskWords, language: Language) {
  const isDocument = response_type === "document";
  return {
    description: isDocument ? documentTypeLabel(document_type)[language] : taskText(description, language),
    details: isDocument ? (documentTypeDetails(document_type)?.[language] ?? null) : null,
    customer_note: customer_note || null,
  };
}

/** Leaves out a document type that would reveal the officer's reasons. */
function taskView(record: CaseRecord, task: FollowUpTask, language: Language) {
  const isDocument = task.response_type === "document";
  return {
    id: task.id,
    ...taskTexts(task, language),
    response_type: task.response_type,
    ...fieldAgain(record, task, language),
    document_type: isDocument ? neutralType(task.document_type) : null,
    required: task.required,
    ...uploadedFor(record, task.id, language),
    answer: record.taskResponses.findLast(({ task_id }) => task_id === task.id)?.answer ?? null,
  };
}

/** Types of questions whose field offers what can be answered. */
const OFFERING: readonly Question["type"][] = ["select", "country", "date"];

function fieldAgain(record: CaseRecord, { response_type, description }: FollowUpTask, language: Language) {
  const asked = response_type === "text" ? askedAgain(description, templateOf(record)?.questions ?? []) : undefined;
  if (asked === undefined || !OFFERING.includes(asked.type)) return {};
  const options = asked.options?.map((option) => option[language]);
  return { question_type: asked.type, ...(options && { options }) };
}

const neutralType = (type: string | null): string => (isDocumentType(type) ? type : OTHER_DOCUMENT);

/** The newest upload of the current round. */
function uploadedFor(record: CaseRecord, requirementId: string, language: Language): Uploaded {
  const newest = record.documents.findLast(
    (document) => document.requirement_id === requirementId && document.iteration === collectingIteration(record),
  );
  return { uploaded: newest !== undefined, uploaded_file: newest ? fileView(record, newest, language) : null };
}

const fileView = (record: CaseRecord, document: CaseDocument, language: Language): UploadedFile => ({
  document_id: document.document_id,
  filename: document.filename,
  file_size: document.size,
  uploaded_at: document.uploaded_at,
  check: checkUpload(record, document, language),
});
