import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { CaseRecord } from "../../src/domain/case/case.record.ts";
import { type ApiAnswer, newOfficer, send } from "../support/api.ts";
import { finding, followUpTask, investigation } from "../support/case-fixtures.ts";
import { openCase } from "../support/cases.ts";
import { putCase, readPortal, readRecord, runAlarm, storedKeys, submit, upload } from "../support/portal.ts";
import { PDF, pdfOfSize } from "../support/sample-files.ts";

const criminal = [investigation({ findings: [finding({ category: "criminal", severity: "high" })] })];

const underReview: Partial<CaseRecord> = { status: "REVIEW_PENDING", iteration: 1, investigations: [investigation()] };
const followUp: Partial<CaseRecord> = {
  status: "FOLLOW_UP_REQUIRED",
  iteration: 1,
  followUpTasks: [
    followUpTask(),
    followUpTask({ id: "followup_2_2", response_type: "document", document_type: "source_of_funds" }),
  ],
};

describe("what the portal shows", () => {
  it("is what a new case asks for, under the default brand", async () => {
    const opened = await openCase(newOfficer());
    const { status, body, headers } = await readPortal(opened.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      case_id: opened.caseId,
      phase: "initial_collection",
      status: "AWAITING_DOCUMENTS",
      company_name: "Bakkerij De Linde",
      brand: { name: "Dossier", primary_color: "#1f4e79", logo_url: null },
      follow_up_tasks: [],
      follow_up_reason: null,
      iteration: 0,
    });
    expect(body.document_requirements.map((r: { id: string }) => r.id)).not.toContain("ubo_declaration");
    expect(body.questions.map((q: { id: string }) => q.id)).toContain("beneficial_owners");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Server-Timing")).toBeNull();
  });

  it("wears the tenant's brand, and loads nothing from another host", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const insert = (logo: string | null) =>
      env.DB.prepare(
        "INSERT INTO tenants (tenant_id, name, primary_color, logo_url) VALUES (?, 'Bank & Zoon', '#aa0011', ?)",
      )
        .bind(officer.tenant, logo)
        .run();
    for (const logo of ["https://elsewhere.example/logo.png", "//elsewhere.example/x", "javascript:alert(1)"]) {
      await expect(insert(logo)).rejects.toThrow("CHECK");
    }
    await expect(
      env.DB.prepare(
        "INSERT INTO tenants (tenant_id, name, primary_color, logo_url) VALUES ('t', 'n', '#12345', NULL)",
      ).run(),
    ).rejects.toThrow("CHECK");
    await insert("/brands/bank.svg");
    expect((await readPortal(opened.token)).body.brand).toEqual({
      name: "Bank & Zoon",
      primary_color: "#aa0011",
      logo_url: "/brands/bank.svg",
      welcome: null,
      contact: null,
    });
  });

  it("speaks Accept-Language, else the case's language, else English", async () => {
    const dutch = await openCase(newOfficer(), undefined, { additional_data: { language: "nl" } });
    const nameIn = async (token: string, headers: Record<string, string> = {}) =>
      (await readPortal(token, headers)).body.document_requirements[0].name;
    expect(await nameIn(dutch.token, { "Accept-Language": "fr-BE,nl;q=0.5" })).toBe("Statuts coordonnés");
    expect(await nameIn(dutch.token, { "Accept-Language": "pt" })).toBe("Gecoördineerde statuten");
    expect(await nameIn((await openCase(newOfficer())).token)).toBe("Articles of association");
  });

  it("is nothing at all for a token that is not, no longer, or not quite one", async () => {
    const opened = await openCase(newOfficer());
    const flipped = opened.token.slice(0, -1) + (opened.token.endsWith("A") ? "B" : "A");
    const answers = [];
    for (const token of ["pt_", `pt_${"A".repeat(32)}`, flipped, "x'--", "%2e%2e%2f", opened.token.toLowerCase()]) {
      answers.push(await readPortal(token), await upload(token), await submit(token));
    }
    vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000, toFake: ["Date"] });
    answers.push(await readPortal(opened.token), await upload(opened.token), await submit(opened.token));
    expect(answers.map(({ status, body }) => [status, body.detail])).toEqual(
      answers.map(() => [404, "This link is not valid or has expired."]),
    );
  });

  it("is gone with a replaced token at once, and back with the new one", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const { body } = await officer.post(`${opened.path}/portal-link`, { replace: true });
    expect((await readPortal(opened.token)).status).toBe(404);
    expect((await upload(opened.token)).status).toBe(404);
    expect((await upload(body.portal_token)).status).toBe(201);
  });

  it("never repeats a token in a problem", async () => {
    const { body } = await send("GET", `/api/portal/pt_${"secret".repeat(6).slice(0, 32)}`);
    expect(JSON.stringify(body)).not.toContain("secret");
  });
});

describe("a case under review", () => {
  /** All that a customer can see of an answer, but for what differs between any two. */
  const seen = ({ status, headers, bytes, body }: ApiAnswer) => ({
    status,
    size: bytes.byteLength,
    body: { ...body, ...(body.request_id ? { request_id: "" } : {}) },
    headers: [...headers].filter(([name]) => name !== "x-request-id").sort(),
  });

  async function everyAnswer(token: string) {
    const answers = [
      await readPortal(token),
      await readPortal(token, { "Accept-Language": "de" }),
      await upload(token),
      await upload(token, PDF, { requirementId: "followup_2_1", headers: { "Idempotency-Key": crypto.randomUUID() } }),
      await upload(token, new Uint8Array()),
      await send("POST", `/api/portal/${token}/documents`, { json: {} }),
      await submit(token),
      await submit(token, { nonsense: true }),
      await submit(token, {}, { "Accept-Language": "fr", "Idempotency-Key": crypto.randomUUID() }),
      await send("POST", `/api/portal/${token}/submit`, { body: "{", headers: { "Content-Type": "application/json" } }),
      await send("POST", `/api/portal/${token}/submit`, { json: { answers: { a: "x".repeat(1_100_000) } } }),
    ];
    return answers.map(seen);
  }

  it("answers to the byte the same with and without the lock, whatever its status and whatever is asked", async () => {
    const opened = await openCase(newOfficer());
    await putCase(opened, underReview);
    const ordinary = await everyAnswer(opened.token);
    expect(ordinary.map(({ status }) => status)).toEqual([200, 200, ...Array(9).fill(423)]);
    for (const status of [
      "REVIEW_PENDING",
      "ESCALATED",
      "PENDING_SECOND_APPROVAL",
      "FOLLOW_UP_REQUIRED",
      "APPROVED",
    ] as const) {
      await putCase(opened, { ...followUp, status, investigations: criminal });
      expect(await everyAnswer(opened.token)).toEqual(ordinary);
    }
  });

  it("shows a status and nothing else, and says nothing of why", async () => {
    const opened = await openCase(newOfficer());
    await putCase(opened, { ...followUp, investigations: criminal });
    const { body } = await readPortal(opened.token);
    expect(body).toMatchObject({
      phase: "under_review",
      status: "DOCUMENTS_RECEIVED",
      document_requirements: [],
      questions: [],
      follow_up_tasks: [],
      follow_up_reason: null,
    });
    const refused = await upload(opened.token, pdfOfSize(21_000_000));
    expect(refused.body).toMatchObject({
      status: 423,
      code: "on_hold",
      title: "On hold",
      detail: "We are reviewing your application. You do not need to do anything now.",
    });
    const said = JSON.stringify([body, refused.body, [...refused.headers]]);
    expect(said).not.toMatch(/sar|mlro|sanction|criminal|gate|suspic/i);
  });

  it("opens again by a completed assessment and by nothing else", async () => {
    const opened = await openCase(newOfficer());
    await putCase(opened, { ...followUp, investigations: criminal });
    expect((await upload(opened.token)).status).toBe(423);
    const triggers = [JSON.stringify(["criminal", "", "finding-1"])];
    const assessments = [{ sarId: "s", reportable: false, signedAt: "2026-11-20T00:00:00.000Z", triggers }];
    await putCase(opened, { assessments });
    expect((await readPortal(opened.token)).body.phase).toBe("follow_up");
    expect((await upload(opened.token)).status).toBe(201);
  });
});

describe("a case that has ended", () => {
  it("says so: 400 on every write, nothing asked for", async () => {
    const opened = await openCase(newOfficer());
    for (const status of ["APPROVED", "REJECTED", "FAILED"] as const) {
      await putCase(opened, { status, iteration: 1, investigations: [investigation()] });
      expect((await readPortal(opened.token)).body).toMatchObject({ phase: "terminal", status, questions: [] });
      for (const answer of [await upload(opened.token), await submit(opened.token)]) {
        expect([answer.status, answer.body.code]).toEqual([400, "workflow_ended"]);
      }
    }
  });
});

describe("handing in", () => {
  it("is thanked for, kept, and on its way to review", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer, undefined, { additional_data: { answers: { a: "before", b: "before" } } });
    const answers = { b: "after", business_activity: "We sell bicycles", no_such_question: [1, { x: null }] };
    const { status, body } = await submit(opened.token, { answers }, { "Accept-Language": "fr" });
    expect([status, body]).toEqual([
      200,
      { status: "DOCUMENTS_RECEIVED", message: "Merci. Nous avons bien reçu vos informations." },
    ]);
    const record = await readRecord(opened);
    expect(record.additionalData["answers"]).toEqual({ a: "before", ...answers });
    expect(record.iteration).toBe(1);
    expect((await readPortal(opened.token)).body.phase).toBe("under_review");
    const audit = await officer.get(`${opened.path}/audit`);
    expect(audit.body.entries).toContainEqual(
      expect.objectContaining({ event: "DOCUMENTS_SUBMITTED", actor: "customer" }),
    );
    expect(JSON.stringify(audit.body)).not.toContain("bicycles");
  });

  it("needs no body, and is never blocked by what is missing", async () => {
    const opened = await openCase(newOfficer());
    expect((await send("POST", `/api/portal/${opened.token}/submit`)).status).toBe(200);
  });

  it("happens once: the second gets 423, of two at once exactly one goes through", async () => {
    const opened = await openCase(newOfficer());
    const both = await Promise.all([submit(opened.token), submit(opened.token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 423]);
    const later = await submit(opened.token);
    expect([later.status, later.body.code]).toEqual([423, "on_hold"]);
    expect((await readRecord(opened)).iteration).toBe(1);
  });

  it("is repeated under its idempotency key without being done twice", async () => {
    const opened = await openCase(newOfficer());
    const headers = { "Idempotency-Key": "submit-1" };
    const first = await submit(opened.token, { answers: { a: "1" } }, headers);
    const again = await submit(opened.token, { answers: { a: "1" } }, headers);
    expect([again.status, again.body, again.headers.get("Idempotent-Replayed")]).toEqual([200, first.body, "true"]);
  });

  it.each([
    ["an unknown field", { documents: [] }, 422, "unknown_field"],
    ["answers that are no object", { answers: ["a"] }, 422, "validation_failed"],
    ["a task response that is no text", { task_responses: { followup_1_1: 5 } }, 422, "validation_failed"],
    ["a task that is not there", { task_responses: { followup_1_1: "x" } }, 422, "unknown_requirement"],
    ["more answers than a case holds", { answers: { a: "x".repeat(300_000) } }, 413, "payload_too_large"],
  ])("refuses %s and changes nothing", async (_, json, status, code) => {
    const opened = await openCase(newOfficer());
    const answer = await submit(opened.token, json);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await readRecord(opened)).status).toBe("AWAITING_DOCUMENTS");
  });

  it("closes the door on an upload that is still under way", async () => {
    const opened = await openCase(newOfficer());
    const [uploads, submitted] = await Promise.all([
      Promise.all([1, 2, 3, 4].map(() => upload(opened.token, pdfOfSize(6_000_000)))),
      submit(opened.token),
    ]);
    expect(submitted.status).toBe(200);
    await runAlarm(opened);
    const acknowledged = uploads.filter(({ status }) => status === 201).map(({ body }) => body.minio_key);
    expect(uploads.every(({ status }) => status === 201 || status === 423)).toBe(true);
    const { documents } = await readRecord(opened);
    expect(documents.map(({ key }) => key).sort()).toEqual(acknowledged.sort());
    expect((await storedKeys(opened)).map((key) => `${opened.caseId}/${key}`)).toEqual(acknowledged);
  });
});

describe("a follow-up", () => {
  it("is asked for neutrally, answered, and kept for audit", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await putCase(opened, followUp);
    const { body } = await readPortal(opened.token, { "Accept-Language": "nl" });
    expect(body).toMatchObject({ phase: "follow_up", status: "FOLLOW_UP_REQUIRED", iteration: 1 });
    expect(body.follow_up_reason).toBe("We hebben nog enkele gegevens nodig om uw aanvraag af te werken.");
    expect(body.follow_up_tasks.map((t: { description: string }) => t.description)).toEqual([
      "Who owns the shop?",
      "Bewijs van de herkomst van de middelen",
    ]);
    expect(JSON.stringify(body)).not.toContain("on a list");

    const uploaded = await upload(opened.token, PDF, { requirementId: "followup_2_2" });
    expect(uploaded.body.minio_key).toBe(`${opened.caseId}/iteration-2/req_followup_2_2/statement.pdf`);
    const wrong = await upload(opened.token, PDF, { requirementId: "followup_2_1" });
    expect([wrong.status, wrong.body.code]).toEqual([422, "unknown_requirement"]);
    expect((await submit(opened.token, { task_responses: { followup_2_1: "An Peeters" } })).status).toBe(200);

    await vi.waitFor(async () => {
      await runAlarm(opened);
      expect(await storedKeys(opened)).toContain("iteration-2/task_responses.json");
    });
    const stored = await env.FILES.get(`${opened.caseId}/iteration-2/task_responses.json`);
    const responses = await officer.get(`${opened.path}/responses`);
    expect(responses.body).toEqual({
      workflow_id: opened.workflowId,
      responses: [
        {
          iteration: 2,
          task_id: "followup_2_1",
          description: "Who owns the shop?",
          answer: "An Peeters",
          submitted_at: expect.any(String),
        },
      ],
    });
    expect(JSON.parse(await stored!.text())).toEqual(responses.body);
  });
});
