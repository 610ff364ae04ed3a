import { describe, expect, it } from "vitest";
import { CASE_STATUSES, type CaseDocument, type FollowUpTask } from "../../../src/domain/case/case.model.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { admitWrite, portalStanding } from "../../../src/domain/portal/portal.rules.ts";
import { portalState } from "../../../src/features/portal/portal-view.rules.ts";
import { PORTAL_TEXTS } from "../../../src/domain/portal/portal.texts.ts";
import { answerAgainTask } from "../../../src/domain/portal/answer-again.task.ts";
import { findTemplate } from "../../../src/domain/templates/index.ts";
import { answerField } from "../../../src/web/portal/answer-field.ts";
import { NO_ATTEMPT, pageView } from "../../../src/web/portal/page-view.ts";
import { LANGUAGES } from "../../../src/platform/language.ts";
import { caseRecord, finding, followUpTask, investigation } from "../../support/case-fixtures.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const access = (acceptLanguage: string | null = null) => ({ tokenHash: "hash", acceptLanguage });

const collecting = (given: Partial<CaseRecord> = {}) =>
  caseRecord({ status: "AWAITING_DOCUMENTS", iteration: 0, investigations: [], ...given });

const locked = (given: Partial<CaseRecord> = {}) =>
  caseRecord({
    investigations: [investigation({ findings: [finding({ category: "sanctions", severity: "critical" })] })],
    ...given,
  });

const document = (given: Partial<CaseDocument> = {}): CaseDocument => ({
  document_id: "d1",
  key: "k",
  filename: "statutes.pdf",
  requirement_id: "articles_of_association",
  iteration: 1,
  source: "customer",
  content_type: "application/pdf",
  size: 10,
  sha256: "00",
  uploaded_at: "2026-11-20T09:00:00.000Z",
  ...given,
});

const task = (given: Partial<FollowUpTask> = {}) =>
  followUpTask({
    description: "Explain the payments to the sanctioned bank",
    response_type: "document",
    document_type: "source_of_funds",
    justification: "sanctions hit on a director",
    ...given,
  });

const followUp = (given: Partial<CaseRecord> = {}) =>
  caseRecord({ status: "FOLLOW_UP_REQUIRED", iteration: 1, followUpTasks: [task()], ...given });

describe("the state of a case in the portal", () => {
  it.each([
    ["CREATED", "initial_collection", "CREATED"],
    ["AWAITING_DOCUMENTS", "initial_collection", "AWAITING_DOCUMENTS"],
    ["FOLLOW_UP_REQUIRED", "follow_up", "FOLLOW_UP_REQUIRED"],
    ["DOCUMENTS_RECEIVED", "under_review", "DOCUMENTS_RECEIVED"],
    ["INVESTIGATING", "under_review", "DOCUMENTS_RECEIVED"],
    ["REVIEW_PENDING", "under_review", "DOCUMENTS_RECEIVED"],
    ["PENDING_SECOND_APPROVAL", "under_review", "DOCUMENTS_RECEIVED"],
    ["ESCALATED", "under_review", "DOCUMENTS_RECEIVED"],
    ["APPROVED", "terminal", "APPROVED"],
    ["REJECTED", "terminal", "REJECTED"],
    ["FAILED", "terminal", "FAILED"],
  ] as const)("%s is %s, told as %s", (status, phase, told) => {
    expect(portalStanding(caseRecord({ status }))).toEqual({ phase, status: told });
  });

  it("is under review in every status during the SAR lock, with the same bytes as any other review", () => {
    const ordinary = JSON.stringify(portalState(caseRecord({ status: "REVIEW_PENDING" }), "en"));
    for (const status of CASE_STATUSES) {
      const record = locked({ status, followUpTasks: [task()], documents: [document({ iteration: 2 })] });
      expect(JSON.stringify(portalState(record, "en"))).toBe(ordinary);
    }
  });

  it("refuses writes with the same text with and without the lock", () => {
    for (const language of LANGUAGES) {
      const ordinary = admitWrite(caseRecord({ status: "INVESTIGATING" }), access(language), NOW);
      expect(ordinary).toMatchObject({ ok: false, refusal: { code: "on_hold" } });
      expect(admitWrite(locked({ status: "FOLLOW_UP_REQUIRED" }), access(language), NOW)).toEqual(ordinary);
      expect(admitWrite(locked({ status: "APPROVED" }), access(language), NOW)).toEqual(ordinary);
    }
  });

  it("refuses writes to a closed case as ended, and a wrong link as unknown", () => {
    const refusal = (record: CaseRecord, by = access()) => admitWrite(record, by, NOW);
    expect(refusal(caseRecord({ status: "APPROVED" }))).toMatchObject({ refusal: { code: "workflow_ended" } });
    expect(refusal(collecting())).toEqual({ ok: true, value: collecting().caseId });
    expect(refusal(collecting(), { tokenHash: "old", acceptLanguage: null })).toMatchObject({
      refusal: { code: "not_found" },
    });
    const expired = collecting({ portal: { tokenHash: "hash", tokenSealed: "", expiresAt: NOW.toISOString() } });
    expect(refusal(expired)).toMatchObject({ refusal: { code: "not_found" } });
  });

  it("mentions no check, list, suspicion or authority in any language", () => {
    const said = JSON.stringify(PORTAL_TEXTS);
    expect(said).not.toMatch(/sar|mlro|sanction|criminal|lock|gate|report|ctif|cfi|fiu|suspic|verdacht|soup/i);
    expect(PORTAL_TEXTS.onHold.en).toBe("We are reviewing your application. You do not need to do anything now.");
  });
});

describe("the requests to a customer", () => {
  it("omit what Belgian registers provide", () => {
    const ids = (country: string) =>
      portalState(collecting({ country }), "en").document_requirements.map(({ id }) => id);
    expect(ids("BE")).not.toContain("certificate_of_incorporation");
    expect(ids("BE")).not.toContain("ubo_declaration");
    expect(ids("NL")).toEqual(expect.arrayContaining(["certificate_of_incorporation", "ubo_declaration"]));
  });

  it("are in the customer's language", () => {
    const [first] = portalState(collecting(), "nl").document_requirements;
    expect(first).toMatchObject({ id: "articles_of_association", name: "Gecoördineerde statuten" });
  });

  it("show the newest file of the current iteration, and none of earlier ones", () => {
    const documents = [
      document({ document_id: "old", iteration: 1 }),
      document({ document_id: "first", iteration: 2 }),
      document({ document_id: "newest", iteration: 2, filename: "statutes-2.pdf" }),
    ];
    const find = (record: CaseRecord) =>
      portalState(record, "en").document_requirements.find(({ id }) => id === "articles_of_association");
    expect(find(followUp({ documents }))).toMatchObject({
      uploaded: true,
      uploaded_file: { document_id: "newest", filename: "statutes-2.pdf", file_size: 10 },
    });
    expect(find(followUp({ documents: documents.slice(0, 1) }))).toMatchObject({
      uploaded: false,
      uploaded_file: null,
    });
  });

  it("do not repeat documents of an earlier iteration", () => {
    const required = (documents: CaseDocument[]) =>
      portalState(followUp({ documents }), "en").document_requirements.find(
        ({ id }) => id === "articles_of_association",
      )!.required;
    expect([required([]), required([document()])]).toEqual([true, false]);
  });

  it("return answers, with options in the language of the reader", () => {
    const answers = { business_activity: "We sell bicycles", sales_channel: "In een winkel", unknown_question: 1 };
    const { questions } = portalState(collecting({ additionalData: { answers } }), "fr");
    const answer = (id: string) => questions.find((question) => question.id === id)!.answer;
    expect(answer("business_activity")).toBe("We sell bicycles");
    expect(answer("sales_channel")).toBe("En magasin");
    expect(answer("beneficial_owners")).toBeNull();
    expect(questions.map(({ id }) => id)).not.toContain("unknown_question");
  });

  it("tolerate answers that are not an object", () => {
    for (const answers of [null, "text", ["a"], 7]) {
      expect(portalState(collecting({ additionalData: { answers } }), "en").questions[0]!.answer).toBeNull();
    }
  });
});

describe("follow-up tasks as a customer sees them", () => {
  it("name a document by its type and do not say why", () => {
    const state = portalState(followUp(), "en");
    expect(state.follow_up_tasks).toEqual([
      {
        id: "followup_2_1",
        description: "Evidence of the source of funds",
        details: "For example a payslip, a deed of sale or a tax assessment.",
        customer_note: null,
        response_type: "document",
        document_type: "source_of_funds",
        required: true,
        uploaded: false,
        uploaded_file: null,
        answer: null,
      },
    ]);
    expect(JSON.stringify(state)).not.toMatch(/sanction/i);
    expect(state.follow_up_reason).toBe(PORTAL_TEXTS.followUp.en);
  });

  it("do not reveal a document type that the officer invented", () => {
    const state = portalState(followUp({ followUpTasks: [task({ document_type: "sanctions_clearance" })] }), "nl");
    expect(state.follow_up_tasks[0]).toMatchObject({
      description: "Bijkomend document",
      document_type: "additional_document",
    });
  });

  it("carry the officer's note as it was written, in every language", () => {
    const noted = task({ document_type: "shareholder_register", customer_note: "All pages, signed by the notary." });
    const shown = LANGUAGES.map((language) => portalState(followUp({ followUpTasks: [noted] }), language));
    expect(shown.map(({ follow_up_tasks: [one] }) => [one!.description, one!.customer_note])).toEqual([
      ["Aandelenregister", "All pages, signed by the notary."],
      ["Registre des actions", "All pages, signed by the notary."],
      ["Anteilsregister", "All pages, signed by the notary."],
      ["Share register", "All pages, signed by the notary."],
    ]);
  });

  it("show text and yes/no tasks as written, and only those of this iteration", () => {
    const tasks = [
      task({ id: "followup_1_1", iteration: 1, response_type: "text", status: "answered" }),
      task({ id: "followup_2_1", response_type: "text", document_type: null, description: "Who owns the shop?" }),
      task({ id: "followup_2_2", response_type: "yes_no", document_type: null, description: "Still trading?" }),
    ];
    expect(portalState(followUp({ followUpTasks: tasks }), "en").follow_up_tasks.map((t) => t.description)).toEqual([
      "Who owns the shop?",
      "Still trading?",
    ]);
  });
});

describe("a question of the form that is asked again", () => {
  const { questions } = findTemplate("psp_merchant_onboarding")!;
  const again = (id: string) =>
    followUpTask({
      description: answerAgainTask(questions.find((question) => question.id === id)!),
      response_type: "text",
      document_type: null,
    });
  const taskOf = (id: string) => portalState(followUp({ followUpTasks: [again(id)] }), "nl").follow_up_tasks[0]!;

  it("offers the same choice in the customer's language", () => {
    expect(taskOf("sales_channel")).toMatchObject({
      response_type: "text",
      question_type: "select",
      options: ["Online", "In een winkel", "Per telefoon of post", "Aan huis of onderweg"],
    });
    const page = pageView(portalState(followUp({ followUpTasks: [again("sales_channel")] }), "fr"), NO_ATTEMPT, NOW);
    const field = JSON.stringify(
      answerField(
        page.now.answers.find(({ name }) => name.startsWith("task:"))!,
        "fr",
        null,
      ),
    );
    expect(field).toContain("<select");
    expect(field).toContain("En magasin");
  });

  it("stays a text where the form asks for a text", () => {
    expect(taskOf("business_activity")).not.toHaveProperty("options");
  });
});
