import { describe, expect, it } from "vitest";
import type { FollowUpTask } from "../../../src/domain/case/case.model.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { submitDocuments, type Submission } from "../../../src/domain/portal/submission.rules.ts";
import { actor, caseRecord, followUpTask } from "../../support/case-fixtures.ts";

const meta = { now: new Date("2026-11-20T10:00:00Z"), actor: actor("customer") };
const access = { tokenHash: "hash", acceptLanguage: "nl" };

const submit = (record: CaseRecord, given: Partial<Submission> = {}) =>
  submitDocuments(record, access, { answers: {}, taskResponses: {}, ...given }, meta);

function submitted(record: CaseRecord, given: Partial<Submission> = {}) {
  const outcome = submit(record, given);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

const collecting = (given: Partial<CaseRecord> = {}) =>
  caseRecord({ status: "AWAITING_DOCUMENTS", iteration: 0, investigations: [], ...given });

const task = (id: string, given: Partial<FollowUpTask> = {}) => followUpTask({ id, ...given });

describe("submission", () => {
  it("advances the case and its iteration, and thanks in the customer's language", () => {
    const { record, answer, audit } = submitted(collecting(), { answers: { a: "1" } });
    expect(record).toMatchObject({ status: "DOCUMENTS_RECEIVED", iteration: 1 });
    expect(answer).toEqual({
      status: "DOCUMENTS_RECEIVED",
      message: "Bedankt. We hebben uw gegevens ontvangen.",
    });
    expect(audit).toEqual([
      {
        event: "DOCUMENTS_SUBMITTED",
        actor: "customer",
        details: { iteration: 1, documents: 0, answers: 1, task_responses: 0 },
      },
    ]);
  });

  it("works before the workflow of a case from a scan has started", () => {
    expect(submitted(collecting({ status: "CREATED" })).record.status).toBe("DOCUMENTS_RECEIVED");
  });

  it("merges answers by key: omitted ones stay, given ones replace", () => {
    const before = { answers: { kept: "old", changed: "old" }, language: "nl" };
    const { record } = submitted(collecting({ additionalData: before }), { answers: { changed: "new", added: [1] } });
    expect(record.additionalData).toEqual({
      answers: { kept: "old", changed: "new", added: [1] },
      language: "nl",
    });
  });

  it("accepts any content: no answers, unknown questions and wrong values", () => {
    expect(submit(collecting()).ok).toBe(true);
    expect(submitted(collecting(), { answers: { no_such_question: { deep: null } } }).record.additionalData).toEqual({
      answers: { no_such_question: { deep: null } },
    });
  });

  it("stores the answers to this iteration's tasks and marks the tasks as answered", () => {
    const followUpTasks = [
      task("followup_1_1", { iteration: 1 }),
      task("followup_2_1"),
      task("followup_2_2"),
      task("followup_2_3", { response_type: "document", document_type: "annual_accounts" }),
    ];
    const record = caseRecord({ status: "FOLLOW_UP_REQUIRED", iteration: 1, followUpTasks });
    const change = submitted(record, { taskResponses: { followup_2_1: "An Peeters", followup_2_2: " " } });
    expect(change.record.followUpTasks.map(({ status }) => status)).toEqual(["open", "answered", "open", "open"]);
    expect(change.record.taskResponses).toEqual([
      {
        iteration: 2,
        task_id: "followup_2_1",
        description: "Who owns the shop?",
        answer: "An Peeters",
        submitted_at: "2026-11-20T10:00:00.000Z",
      },
      expect.objectContaining({ task_id: "followup_2_2", answer: " " }),
    ]);
    expect(change.effects).toEqual([{ kind: "store_task_responses", payload: { iteration: 2 } }]);
  });

  it("reads the answer to a question that is asked again as the answer of the form, and the other way round", () => {
    const description = "Please answer this question again: Has a payment service provider ever ended your contract?";
    const record = caseRecord({
      status: "FOLLOW_UP_REQUIRED",
      iteration: 1,
      additionalData: { answers: { payment_service_ended: "🤷" } },
      followUpTasks: [task("followup_2_1", { description })],
    });
    const byTask = submitted(record, { taskResponses: { followup_2_1: "no" } }).record;
    expect(byTask.additionalData).toEqual({ answers: { payment_service_ended: "no" } });
    const byForm = submitted(record, { answers: { payment_service_ended: "no" } }).record;
    expect(byForm.taskResponses).toMatchObject([{ task_id: "followup_2_1", answer: "no" }]);
    expect(byForm.followUpTasks.map(({ status }) => status)).toEqual(["answered"]);
  });

  it.each([
    ["that never was", "followup_9_9"],
    ["of another round", "followup_1_1"],
    ["that is a property of every object", "toString"],
  ])("refuses an answer to a task %s", (_, id) => {
    const followUpTasks = [task("followup_1_1", { iteration: 1 }), task("followup_2_1")];
    const record = caseRecord({ status: "FOLLOW_UP_REQUIRED", iteration: 1, followUpTasks });
    const outcome = submit(record, { taskResponses: { followup_2_1: "yes", [id]: "x" } });
    expect(outcome).toMatchObject({
      ok: false,
      refusal: { code: "unknown_requirement", details: { errors: [{ path: `task_responses.${id}` }] } },
    });
  });

  it("is refused a second time", () => {
    const { record } = submitted(collecting());
    expect(submit(record)).toMatchObject({ ok: false, refusal: { code: "on_hold" } });
  });

  it("limits the answers of a case", () => {
    const outcome = submit(collecting(), { answers: { essay: "é".repeat(140_000) } });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: "payload_too_large" } });
  });
});
