import { isoTime } from "../../platform/clock.ts";
import { refuse } from "../../platform/errors.ts";
import { answerErrors } from "../customer/declared-faults.ts";
import { readDeclaredOwners } from "../customer/declared-owners.ts";
import { type ChangeMeta, type RuleOutcome, change } from "../case/case.change.ts";
import type { AnswerHistory } from "../case/answer-history.model.ts";
import { nextStatus } from "../case/case.machine.ts";
import type { CaseStatus, FollowUpTask, TaskResponse } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { collectingIteration, customerLanguage, openTasks, type PortalAccess, refuseWrite } from "./portal.rules.ts";
import { askedAgain } from "./answer-again.task.ts";
import { isOwnerDetailsTask, ownerLine, withOwnerDetails } from "./owner-details.task.ts";
import { text } from "../case/answers.ts";
import { templateOf } from "../templates/index.ts";
import { PORTAL_TEXTS } from "./portal.texts.ts";

/** A customer's submission. Answers are stored unchanged and evaluated by the investigation. */
export interface Submission {
  readonly answers: Readonly<Record<string, unknown>>;
  /** By follow-up task id. */
  readonly taskResponses: Readonly<Record<string, string>>;
}

export interface SubmissionAnswer {
  readonly status: "DOCUMENTS_RECEIVED";
  readonly message: string;
}

/** All answers of a case together. More than any form needs, and well below what the object can store. */
const ANSWERS_MAX_BYTES = 262_144;

/**
 * Submits the customer's answers (`documents_submitted`). Missing or wrong answers are accepted; an unknown task id is
 * refused with `unknown_requirement`, a declared owner or director that is not of its form with `validation_failed`.
 */
export function submitDocuments(
  record: CaseRecord,
  access: PortalAccess,
  { answers, taskResponses }: Submission,
  meta: ChangeMeta,
): RuleOutcome<SubmissionAnswer> {
  const refused = refuseWrite(record, access, meta);
  if (refused) return refused;
  const tasks = openTasks(record);
  const unknown = Object.keys(taskResponses).filter((id) => !tasks.some((task) => task.id === id));
  if (unknown.length > 0) return unknownTasks(unknown);
  const errors = answerErrors(answers, meta.now, "answers");
  if (errors.length > 0) return refuse("validation_failed", "An answer is not valid.", { errors });

  const { responses: given, answers: merged } = withAskedAgain(
    record,
    tasks,
    withOwners(record, tasks, { answers, taskResponses }),
  );
  const responses = tasks.flatMap((task) => responseTo(task, given, meta));
  const submitted: CaseRecord = {
    ...record,
    status: statusAfter(record.status),
    iteration: collectingIteration(record),
    additionalData: { ...record.additionalData, answers: { ...answersOf(record), ...merged } },
    ...withReplaced(record, merged, isoTime(meta.now)),
    taskResponses: [...record.taskResponses, ...responses],
    followUpTasks: record.followUpTasks.map((task) =>
      isAnswered(record, task, given) ? { ...task, status: "answered" } : task,
    ),
  };
  if (answersBytes(submitted) > ANSWERS_MAX_BYTES) {
    return refuse("payload_too_large", `The answers exceed ${ANSWERS_MAX_BYTES} bytes, the maximum of a case.`);
  }
  const iteration = submitted.iteration;
  return change<SubmissionAnswer>(
    submitted,
    { status: "DOCUMENTS_RECEIVED", message: PORTAL_TEXTS.received[customerLanguage(record, access)] },
    [
      {
        event: "DOCUMENTS_SUBMITTED",
        actor: "customer",
        details: {
          iteration,
          documents: record.documents.filter((document) => document.iteration === iteration).length,
          answers: Object.keys(answers).length,
          task_responses: responses.length,
        },
      },
    ],
    responses.length > 0 ? [{ kind: "store_task_responses", payload: { iteration } }] : [],
  );
}

interface Given {
  readonly responses: Submission["taskResponses"];
  readonly answers: Submission["answers"];
}

/** A task that asks a question again and the question itself answer each other. */
function withAskedAgain(record: CaseRecord, tasks: readonly FollowUpTask[], given: Given): Given {
  const questions = templateOf(record)?.questions ?? [];
  return tasks.reduce(({ responses, answers }, { id, description }) => {
    const question = askedAgain(description, questions)?.id;
    if (question === undefined) return { responses, answers };
    const response = responses[id]?.trim();
    if (response) return { responses, answers: { ...answers, [question]: response } };
    const answered = text(answers[question]);
    return { responses: answered === null ? responses : { ...responses, [id]: answered }, answers };
  }, given);
}

/**
 * The task on the details of owners and the question on the owners answer each other: what the task is answered with is
 * read into the declaration, and a new declaration answers the task.
 */
function withOwners(record: CaseRecord, tasks: readonly FollowUpTask[], { answers, taskResponses }: Submission): Given {
  const task = tasks.find(({ description }) => isOwnerDetailsTask(description));
  const response = task && taskResponses[task.id]?.trim();
  const declared = Object.hasOwn(answers, OWNERS) ? answers[OWNERS] : answersOf(record)[OWNERS];
  if (task === undefined) return { responses: taskResponses, answers };
  if (response) {
    const completed = withOwnerDetails(declared, response);
    return { responses: taskResponses, answers: completed === null ? answers : { ...answers, [OWNERS]: completed } };
  }
  const owners = Object.hasOwn(answers, OWNERS) ? (readDeclaredOwners(declared) ?? []) : [];
  const lines = owners.map(ownerLine).join("\n");
  return { responses: lines === "" ? taskResponses : { ...taskResponses, [task.id]: lines }, answers };
}

const OWNERS = "beneficial_owners";

/** What the submission replaced: an answer that is taken back is still known. */
function withReplaced(record: CaseRecord, given: Submission["answers"], at: string): AnswerHistory {
  const before = answersOf(record);
  const said = (answer: unknown) => JSON.stringify(answer) ?? "";
  const changed = Object.keys(given).filter((question) => said(given[question]) !== said(before[question]));
  const replaced = changed
    .filter((question) => !isBlank(before[question]))
    .map((question) => ({
      question,
      answer: before[question],
      answeredAt: record.answeredAt?.[question] ?? record.reviewOf?.answersSince ?? null,
      replacedAt: at,
    }));
  const all = [...(record.replacedAnswers ?? []), ...replaced];
  return {
    ...(all.length > 0 && { replacedAnswers: all }),
    answeredAt: { ...record.answeredAt, ...Object.fromEntries(changed.map((question) => [question, at])) },
  };
}

const isBlank = (answer: unknown): boolean =>
  answer === undefined || answer === null || (typeof answer === "string" && answer.trim() === "");

/** The customer's answers so far, by question id. */
export function answersOf(record: CaseRecord): Readonly<Record<string, unknown>> {
  const answers = record.additionalData["answers"];
  const isObject = typeof answers === "object" && answers !== null && !Array.isArray(answers);
  return isObject ? (answers as Record<string, unknown>) : {};
}

/** A case from a scan may be submitted before its workflow has started. */
function statusAfter(status: CaseStatus): CaseStatus {
  const collecting = nextStatus(status, { type: "workflow_started" }) ?? status;
  return nextStatus(collecting, { type: "documents_submitted" })!;
}

function responseTo(task: FollowUpTask, given: Submission["taskResponses"], meta: ChangeMeta): TaskResponse[] {
  const answer = given[task.id];
  if (answer === undefined) return [];
  const { id, iteration, description } = task;
  return [{ iteration, task_id: id, description, answer, submitted_at: isoTime(meta.now) }];
}

function isAnswered(record: CaseRecord, task: FollowUpTask, given: Submission["taskResponses"]): boolean {
  if (task.iteration !== collectingIteration(record)) return false;
  return task.response_type === "document"
    ? record.documents.some((document) => document.requirement_id === task.id)
    : (given[task.id] ?? "").trim() !== "";
}

const answersBytes = (record: CaseRecord): number =>
  new TextEncoder().encode(
    JSON.stringify([record.additionalData["answers"], record.taskResponses, record.replacedAnswers]),
  ).byteLength;

const unknownTasks = (ids: readonly string[]) =>
  refuse("unknown_requirement", "Unknown task id.", {
    errors: ids.map((id) => ({
      path: `task_responses.${id}`,
      code: "unknown_requirement",
      message: "Unknown task id.",
    })),
  });
