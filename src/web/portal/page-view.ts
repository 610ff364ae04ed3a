import type { PortalState, UploadedFile } from "../../features/portal/portal-view.rules.ts";
import type { CustomerBrand } from "../../features/brand/brand.model.ts";
import type { QuestionType } from "../../domain/templates/template.types.ts";
import { PORTAL_TEXTS } from "../../domain/portal/portal.texts.ts";
import { ownerDetailsRequest } from "../../domain/portal/owner-details.task.ts";
import { isMistyped } from "./mistyped.ts";
import type { OwnerRows } from "./owners/owner-rows.ts";
import { ownersItem } from "./owners/owners-item.ts";
import type { FileFault } from "./texts/page-texts.ts";
import { typeset } from "./typeset.ts";

/** A requested document, with the result of the last attempt. */
export interface DocumentItem {
  readonly id: string;
  /** Name of its form field. A document and a question may share an id, but never a name. */
  readonly name: string;
  readonly label: string;
  readonly description: string | null;
  readonly message: Message | null;
  readonly formats: readonly string[];
  readonly required: boolean;
  readonly file: UploadedFile | null;
  readonly fault: FileFault | null;
}

/** A question or a task with a text answer. */
export interface AnswerItem {
  readonly id: string;
  /** Name of its form field. */
  readonly name: string;
  readonly label: string;
  readonly type: QuestionType;
  readonly options: readonly string[] | null;
  readonly required: boolean;
  /** The stored answer. */
  readonly kept: string;
  /** The field's value: as typed, else as stored. */
  readonly value: string;
  /** Of a question of the type `owners`. */
  readonly owners: OwnerRows | null;
  /** What is asked for in addition. */
  readonly note: string | null;
  readonly message: Message | null;
}

/** What an officer tells the customer of a task. */
interface Message {
  readonly from: string;
  readonly text: string;
}

/** Prefix of the ids in an item's markup. */
export const markOf = ({ name }: DocumentItem | AnswerItem): string => name.replace(":", "-");

export interface Section {
  readonly documents: readonly DocumentItem[];
  readonly answers: readonly AnswerItem[];
}

/** What the customer sent with the request that this page answers. */
export interface Attempt {
  /** By field name. */
  readonly typed: ReadonlyMap<string, string>;
  /** By requirement id. */
  readonly faults: ReadonlyMap<string, FileFault>;
  /** Name of the question to which a row was added. */
  readonly added?: string | null;
}

export const NO_ATTEMPT: Attempt = { typed: new Map(), faults: new Map() };

/** `file`: what was uploaded looks like something else. */
export type Attention = "document" | "file" | "answer" | "mistyped" | "owners";

/** A collecting page: what is requested now, and what was given in an earlier round. */
export interface PageView {
  readonly isFollowUp: boolean;
  readonly now: Section;
  readonly earlier: Section;
  /** Items that are missing or look wrong, by name. None of them blocks the customer. */
  readonly attention: ReadonlyMap<string, Attention>;
  /** Something must be corrected before the service takes the page. */
  readonly isBlocked: boolean;
}

/** Accepted formats of follow-up uploads whose task names none. */
const TASK_FORMATS = ["pdf", "docx", "png", "jpg"];

/** The brand signs what officers wrote; a state that is not shown needs none. */
type ShownState = PortalState & { readonly brand?: CustomerBrand };

/** Arranges the portal's state for the page. */
export function pageView(state: ShownState, attempt: Attempt, now: Date): PageView {
  const isFollowUp = state.phase === "follow_up";
  const documents = state.document_requirements.map((requirement): DocumentItem => {
    const { id, name, description, required, accepted_formats: formats, uploaded_file: file } = requirement;
    return {
      id,
      name: `file:${id}`,
      label: typeset(name, state.language),
      description: description === null ? null : typeset(description, state.language),
      message: null,
      formats,
      required,
      file,
      fault: attempt.faults.get(id) ?? null,
    };
  });
  const asked = taskSection(state, attempt);
  const details = asked.answers.find(({ label }) => ownerDetailsRequest(label, state.language) !== null);
  const questions = state.questions.map(({ id, text, type: given, options, required, answer }) => {
    const type = given as QuestionType;
    const item = { id, name: `answer:${id}`, label: typeset(text, state.language), type, options, required };
    if (type !== "owners") return answerItem(item, answer, attempt);
    const note = details === undefined ? null : ownerDetailsRequest(details.label, state.language);
    const message = note === null ? null : (details?.message ?? null);
    return { ...item, ...ownersItem(item.name, answer, attempt, state.language, now), note, message };
  });
  const isAskedHere = questions.some(({ note }) => note !== null);
  const tasks = { ...asked, answers: asked.answers.filter((item) => !isAskedHere || item !== details) };
  // In a later round only what is new or missing is requested again.
  const isOpen = (item: DocumentItem | AnswerItem) =>
    !isFollowUp || (item.required && ("file" in item ? true : item.kept === "" || item.note !== null));
  const current = {
    documents: [...tasks.documents, ...documents.filter(isOpen)],
    answers: [...tasks.answers, ...questions.filter(isOpen)],
  };
  const earlier = {
    documents: documents.filter((item) => !isOpen(item)),
    answers: questions.filter((item) => !isOpen(item)),
  };
  const isBlocked = questions.some(({ owners, value, kept }) => owners?.isRefused === true && value !== kept);
  return { isFollowUp, now: current, earlier, attention: attentionTo(current, earlier, now), isBlocked };
}

function taskSection(state: ShownState, attempt: Attempt): Section {
  const from = PORTAL_TEXTS.noteFrom[state.language].replace("{brand}", state.brand?.name ?? "");
  const messageOf = (text: string | null) => (text === null ? null : { from, text });
  const documents = state.follow_up_tasks
    .filter((task) => task.response_type === "document")
    .map(({ id, description, details, customer_note, required, uploaded_file: file }): DocumentItem => {
      const fault = attempt.faults.get(id) ?? null;
      return {
        id,
        name: `file:${id}`,
        label: typeset(description, state.language),
        description: details === null ? null : typeset(details, state.language),
        message: messageOf(customer_note),
        formats: TASK_FORMATS,
        required,
        file,
        fault,
      };
    });
  const answers = state.follow_up_tasks
    .filter((task) => task.response_type !== "document")
    .map(({ id, description, customer_note, response_type, question_type, options, required, answer }) => {
      const type = question_type ?? (response_type === "yes_no" ? "yes_no" : "textarea");
      const item = { id, name: `task:${id}`, label: description, type, options: options ?? null, required } as const;
      return { ...answerItem(item, answer, attempt), message: messageOf(customer_note) };
    });
  return { documents, answers };
}

type Asked = Omit<AnswerItem, "kept" | "value" | "owners" | "note" | "message">;

function answerItem(item: Asked, answer: unknown, { typed }: Attempt): AnswerItem {
  const kept = asText(answer);
  return { ...item, kept, value: typed.get(item.name) ?? kept, owners: null, note: null, message: null };
}

/** An answer that is not text, given through the API, is shown as text. */
function asText(answer: unknown): string {
  if (answer === null || answer === undefined) return "";
  if (typeof answer === "boolean") return answer ? "yes" : "no";
  return typeof answer === "string" ? answer : JSON.stringify(answer);
}

function attentionTo(current: Section, earlier: Section, now: Date): Map<string, Attention> {
  const found = new Map<string, Attention>();
  for (const { name, required, file } of current.documents) {
    if (required && !file) found.set(name, "document");
    if (file && needsAnother(file)) found.set(name, "file");
  }
  for (const { name, required, value, kept, note } of current.answers) {
    if (required && (value.trim() === "" || (note !== null && value === kept))) found.set(name, "answer");
  }
  for (const { name, owners, value, kept } of [...current.answers, ...earlier.answers]) {
    if (owners !== null && owners.faults.size > 0 && value !== kept) found.set(name, "owners");
  }
  for (const { id, name, value } of [...current.answers, ...earlier.answers]) {
    if (isMistyped(id, value, now)) found.set(name, "mistyped");
  }
  return found;
}

/** A file that only the service cannot read does not hold the customer up: an officer may be able to. */
const needsAnother = ({ check }: UploadedFile): boolean => check.status === "other_kind" || check.status === "expired";

export interface Progress {
  readonly done: number;
  readonly all: number;
}

/** Progress on required items; when none is required, on optional ones. */
export function progressOf(items: readonly (DocumentItem | AnswerItem)[]): Progress {
  const required = items.filter((item) => item.required);
  const counted = required.length > 0 ? required : items;
  const isDone = (item: DocumentItem | AnswerItem) => ("file" in item ? item.file !== null : item.value.trim() !== "");
  return { done: counted.filter(isDone).length, all: counted.length };
}
