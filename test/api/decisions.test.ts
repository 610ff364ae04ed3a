import { describe, expect, it } from "vitest";
import { newOfficer, send } from "../support/api.ts";
import { investigate, openCase, reviewedCase, SANCTIONED, approvableCase } from "../support/cases.ts";

const events = (body: { entries: { event: string }[] }) => body.entries.map((entry) => entry.event);

describe("deciding on a clean company", () => {
  it("approves, audits, and yields a report", async () => {
    const officer = newOfficer();
    const { path, token } = await approvableCase(officer, "0999900150", { beneficial_owners: "n/a" });
    expect((await officer.get(`${path}/report`)).status).toBe(400);
    const decided = await officer.post(`${path}/decision`, { decision: "approve", reason: "all clear" });
    expect([decided.status, decided.body.status]).toEqual([200, "APPROVED"]);
    const report = await officer.get(`${path}/report`);
    expect([report.status, report.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    expect(report.headers.get("Content-Disposition")).toMatch(/^attachment; filename="report-/);
    expect(new TextDecoder().decode(report.bytes.subarray(0, 5))).toBe("%PDF-");
    expect(events((await officer.get(`${path}/audit`)).body).at(-1)).toBe("DECISION_APPLIED");
    expect((await send("GET", `/api/portal/${token}`)).body).toMatchObject({ phase: "terminal", status: "APPROVED" });
    const again = await officer.post(`${path}/decision`, { decision: "reject" });
    expect([again.status, again.body.code]).toEqual([409, "invalid_state"]);
  });

  it("puts follow-up tasks to the customer, without their justification", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    const decided = await officer.post(`${opened.path}/decision`, {
      decision: "follow_up",
      reason: "secret reason",
      follow_up_tasks: [
        { description: "Who signs?", response_type: "text", justification: "secret suspicion" },
        { description: "secret wording", response_type: "document", document_type: "bank_statement", required: false },
      ],
    });
    expect(decided.body.status).toBe("FOLLOW_UP_REQUIRED");
    const portal = await send("GET", `/api/portal/${opened.token}`);
    expect(portal.body.phase).toBe("follow_up");
    expect(portal.body.follow_up_tasks.map((task: { id: string }) => task.id)).toEqual([
      "followup_2_1",
      "followup_2_2",
    ]);
    expect(JSON.stringify(portal.body)).not.toContain("secret");
    const submitted = await send("POST", `/api/portal/${opened.token}/submit`, {
      json: { task_responses: { followup_2_1: "An Peeters" } },
    });
    expect(submitted.status).toBe(200);
    const responses = await officer.get(`${opened.path}/responses`);
    expect(responses.body.responses).toMatchObject([{ iteration: 2, task_id: "followup_2_1", answer: "An Peeters" }]);
  });

  it.each([
    ["no decision", {}, 422],
    ["a decision that is none", { decision: "maybe" }, 422],
    ["a follow_up without tasks", { decision: "follow_up" }, 422],
    [
      "a document task without its type",
      { decision: "follow_up", follow_up_tasks: [{ description: "x", response_type: "document" }] },
      422,
    ],
    ["restrictions without any", { decision: "approve_with_restrictions" }, 422],
    [
      "a restriction that says nothing",
      { decision: "approve_with_restrictions", restrictions: ["No cash", "none"] },
      422,
    ],
    [
      "a restriction that names a report",
      { decision: "approve_with_restrictions", restrictions: ["Reported to CTIF; watch closely"] },
      422,
    ],
    ["an unknown field", { decision: "approve", force: true }, 422],
    ["a blank override", { decision: "approve", override_dissolved_entity: " " }, 422],
  ])("refuses %s and changes nothing", async (_, body, status) => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const before = await officer.get(opened.path);
    expect((await officer.post(`${opened.path}/decision`, body)).status).toBe(status);
    expect((await officer.get(opened.path)).body).toEqual(before.body);
  });
});

describe("the SAR-first gate, end to end", () => {
  it("locks the customer out without a word of why, and takes no decision that would contact them", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer, SANCTIONED);
    for (const body of [
      { decision: "reject" },
      { decision: "follow_up", follow_up_tasks: [{ description: "x", response_type: "text" }] },
    ]) {
      const blocked = await officer.post(`${opened.path}/decision`, body);
      expect([blocked.status, blocked.body.code, blocked.body.gate]).toEqual([409, "gate_blocked", "sar_first"]);
    }
    const write = await send("POST", `/api/portal/${opened.token}/submit`, { json: {} });
    expect([write.status, write.body.code]).toEqual([423, "on_hold"]);
    expect(JSON.stringify(write.body)).not.toMatch(/sar|suspic|sanction|gate|mlro/i);
    expect((await officer.get(`${opened.path}/ai-brief`)).body.recommended_action).toBe("escalate");
    const escalated = await officer.post(`${opened.path}/decision`, { decision: "escalate" });
    expect(escalated.body.status).toBe("ESCALATED");
    const approval = await officer.post(`${opened.path}/decision`, { decision: "approve" });
    expect(approval.body.status).toBe("PENDING_SECOND_APPROVAL");
  });
});

describe("the other gates, end to end", () => {
  it("stop the approval of a company that has ended, until a senior colleague confirms the override", async () => {
    const officer = newOfficer();
    const { path } = await reviewedCase(officer, "0999900348");
    const blocked = await officer.post(`${path}/decision`, { decision: "approve" });
    expect(blocked.body.gate).toBe("dissolved_entity");
    const parked = await officer.post(`${path}/decision`, {
      decision: "approve",
      override_dissolved_entity: "final payout to the liquidator",
    });
    expect(parked.body.status).toBe("PENDING_SECOND_APPROVAL");
    const second = (who: string, role: "officer" | "compliance_manager", decision = "approve") =>
      officer.colleague(who, role).post(`${path}/decision/second-approval`, { decision });
    expect([(await second("alice", "compliance_manager")).body.code]).toEqual(["four_eyes_same_officer"]);
    expect((await second("bob", "officer")).status).toBe(403);
    expect((await second("cm", "compliance_manager")).body.status).toBe("APPROVED");
    expect(events((await officer.get(`${path}/audit`)).body).slice(-4)).toEqual([
      "DECISION_PARKED",
      "SECOND_APPROVAL_GIVEN",
      "GATE_OVERRIDDEN",
      "DECISION_APPLIED",
    ]);
  });

  it("stop an approval while a declared owner differs from the register's", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer, "0999901338");
    const detail = await investigate(officer, opened, { beneficial_owners: "Jan Claes" });
    const ubo = detail.body.discrepancies.filter((discrepancy: { kind: string }) => discrepancy.kind === "ubo");
    expect(ubo).toMatchObject([{ status: "open", declared: "Jan Claes", observed: "An Peeters" }]);
    const blocked = await officer.post(`${opened.path}/decision`, { decision: "approve" });
    expect(blocked.body.gate).toBe("open_ubo_discrepancy");
  });

  it("let exactly one of many concurrent second approvals win", async () => {
    const officer = newOfficer();
    const { path } = await reviewedCase(officer, "0999900348");
    await officer.post(`${path}/decision`, { decision: "approve", override_dissolved_entity: "why" });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        officer
          .colleague(`cm${i}`, "compliance_manager")
          .post(`${path}/decision/second-approval`, { decision: i % 2 ? "approve" : "reject" }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.every((answer) => [200, 409].includes(answer.status))).toBe(true);
  });
});

describe("rework under review", () => {
  it("proposes tasks anew and classifies the merchant category", async () => {
    const officer = newOfficer();
    const { path } = await reviewedCase(officer);
    const tasks = await officer.post(`${path}/regenerate-tasks`);
    expect([tasks.status, typeof tasks.body.reasoning]).toEqual([200, "string"]);
    const again = await officer.post(`${path}/reclassify-mcc`, { notes: "sells wine online" });
    expect(again.body.mcc_classification.primary_recommendation.mcc_code).toMatch(/^\d{4}$/);
    expect((await officer.post(`${path}/mcc-decision`, { action: "override" })).status).toBe(422);
    expect((await officer.post(`${path}/mcc-decision`, { action: "override", override_mcc: "0001" })).status).toBe(422);
    const decided = await officer.post(`${path}/mcc-decision`, {
      action: "override",
      override_mcc: "5921",
      notes: "wine",
    });
    expect(decided.body.mcc_classification.decision).toMatchObject({
      action: "override",
      mcc_code: "5921",
      decided_by: "alice",
    });
    expect(events((await officer.get(`${path}/audit`)).body).slice(-3)).toEqual([
      "TASKS_REGENERATED",
      "MCC_RECLASSIFIED",
      "MCC_DECIDED",
    ]);
  });

  it("is for cases under review only", async () => {
    const officer = newOfficer();
    const { path } = await openCase(officer);
    for (const [route, body] of [
      ["regenerate-tasks", undefined],
      ["reclassify-mcc", {}],
      ["mcc-decision", { action: "accept" }],
    ] as const) {
      const answer = await officer.post(`${path}/${route}`, body);
      expect([route, answer.status, answer.body.code]).toEqual([route, 409, "invalid_state"]);
    }
    const manager = officer.colleague("cm", "compliance_manager");
    expect((await manager.post(`${path}/retry-investigation`)).body.code).toBe("invalid_state");
  });

  it("clears a hit for the record; a trigger only by an MLRO, and its gate stays shut", async () => {
    const officer = newOfficer();
    const { path, detail } = await reviewedCase(officer, SANCTIONED);
    const hit = detail.investigation_results[0].findings.find((f: { category: string }) => f.category === "sanctions");
    const clear = (who = officer) => who.post(`${path}/findings/${hit.id}/clearance`, { reason: "another person" });
    expect((await clear()).status).toBe(403);
    const cleared = await clear(officer.colleague("mia", "mlro"));
    expect(cleared.body.clearance).toMatchObject({ reason: "another person", cleared_by: "mia" });
    expect((await officer.post(`${path}/decision`, { decision: "reject" })).body.gate).toBe("sar_first");
    expect((await officer.post(`${path}/findings/nosuch/clearance`, { reason: "x" })).status).toBe(404);
    expect((await officer.post(`${path}/findings/${hit.id}/clearance`, { reason: " " })).status).toBe(422);
  });
});
