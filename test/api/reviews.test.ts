import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { recordChange } from "../../src/features/monitoring/record-change.service.ts";
import { tryOpenReview } from "../../src/features/monitoring/wanted-reviews.service.ts";
import { changeStateWrites } from "../../src/features/relationships/relationships.store.ts";
import { openReview } from "../../src/features/reviews/open-review.service.ts";
import { commit } from "../../src/platform/db.ts";
import { newOfficer, type Officer, send } from "../support/api.ts";
import { findSampleCompany } from "../../src/sources/sample-companies.ts";
import { CLEAN, handInPapers, investigate, openCase, type OpenCase, settle } from "../support/cases.ts";
import { matchSanctions, registerChange } from "../support/monitoring.ts";
import { rest, systemCtx } from "../support/retention-clock.ts";

const rowsOf = async (table: string, { tenant }: Officer): Promise<any[]> =>
  (await env.DB.prepare(`SELECT * FROM ${table} WHERE tenant_id = ?`).bind(tenant).all()).results;

const stateOf = async (officer: Officer): Promise<string> => (await rowsOf("relationships", officer))[0].state;

/** A customer whom an officer approved. @param expiry of the identity card, if an officer looked at it. */
async function approved(officer: Officer, expiry?: string, answers: Record<string, unknown> = {}) {
  const opened = await openCase(officer);
  await handInPapers(opened);
  const { body } = await investigate(officer, opened, answers);
  const card = body.documents.find((one: any) => one.requirement_id === "representative_identity");
  if (expiry) {
    const facts = [{ id: "expiry_date", value: expiry }];
    const looked = { outcome: "accepted", kind: "identity_card", facts, reason: "as on the card" };
    expect((await officer.post(`${opened.path}/documents/${card.document_id}/review`, looked)).status).toBe(200);
  }
  await decide(officer, opened, "approve");
  const [{ relationship_id: relationshipId }] = await rowsOf("relationships", officer);
  return { ...opened, relationshipId: relationshipId as string };
}

async function decide(officer: Officer, opened: OpenCase, decision: string, body: object = {}) {
  const decided = await officer.post(`${opened.path}/decision`, { decision, reason: "looked at it", ...body });
  expect([decided.status, decided.body]).toMatchObject([200, {}]);
  if (decided.body.status === "PENDING_SECOND_APPROVAL") {
    const second = officer.colleague("carl", "compliance_manager");
    const approval = await second.post(`${opened.path}/decision/second-approval`, {
      decision: "approve",
      comment: "The customer explained it by phone.",
    });
    expect(approval.status).toBe(200);
  }
  await rest(opened);
}

type Trigger = Parameters<typeof openReview>[1];

async function review(officer: Officer, relationshipId: string, trigger: Partial<Trigger> = {}): Promise<OpenCase> {
  const { workflowId } = await openReview(systemCtx(env, officer.tenant), {
    relationshipId,
    trigger: "due",
    reason: "The review is due.",
    eventId: crypto.randomUUID(),
    ...trigger,
  });
  const path = `/api/cases/${workflowId}`;
  const { body } = await officer.get(path);
  return { workflowId, path, caseId: body.case_id, token: body.portal_token };
}

const portal = (token: string, language = "en") =>
  send("GET", `/api/portal/${token}`, { headers: { "Accept-Language": language } });

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe("the reason of a review", () => {
  const NEWS = "Newspaper: Katrien Vermeulen charged with money laundering";
  const reasons = (detail: any) =>
    detail.investigation_results.at(-1).findings.filter(({ code }: any) => code === "review_reason");

  it("that an officer gave stays open until it is settled, and one officer approves nothing over it", async () => {
    const officer = newOfficer();
    const customer = await approved(officer);
    const one = await review(officer, customer.relationshipId, { trigger: "officer", reason: NEWS });
    const { body } = await settle(officer, one);
    expect(reasons(body)).toMatchObject([{ severity: "medium", title: `Why the review was opened: ${NEWS}` }]);
    expect(body.investigation_results.at(-1).risk_rating).toMatchObject({ level: "medium", regime: "standard" });
    const brief = (await officer.get(`${one.path}/ai-brief`)).body;
    expect(brief.recommended_action).toBe("escalate");
    expect(brief.summary).toContain(`For an officer to settle, with the reason, before anything is decided: Why the`);
    const decided = await officer.post(`${one.path}/decision`, { decision: "approve", reason: "fine" });
    expect(decided.body.status).toBe("PENDING_SECOND_APPROVAL");
    expect(decided.body.message).toContain(NEWS);
  });

  it("is settled by what an officer says of it, in the rating and the brief too", async () => {
    const officer = newOfficer();
    const customer = await approved(officer);
    const one = await review(officer, customer.relationshipId, { trigger: "officer", reason: NEWS });
    const [{ id }] = reasons((await settle(officer, one)).body);
    const reason = "The paper corrected itself: it was a namesake, born in 1950.";
    expect((await officer.post(`${one.path}/findings/${id}/clearance`, { reason })).status).toBe(200);
    expect((await officer.get(`${one.path}/ai-brief`)).body.recommended_action).toBe("approve");
    expect((await officer.get(one.path)).body.investigation_results.at(-1).risk_rating.level).toBe("low");
  });

  it("that joins an open review is open in what was concluded already", async () => {
    const officer = newOfficer();
    const customer = await approved(officer);
    const one = await review(officer, customer.relationshipId);
    expect(reasons((await settle(officer, one)).body)).toEqual([]);
    await review(officer, customer.relationshipId, { trigger: "event", reason: NEWS });
    const { body } = await officer.get(one.path);
    expect(reasons(body)).toHaveLength(1);
    expect((await officer.get(`${one.path}/ai-brief`)).body.recommended_action).toBe("escalate");
  });
});

describe("a review of an approved customer", () => {
  it("asks nothing where nothing is missing, takes over what is good, and renews the customer", async () => {
    const officer = newOfficer();
    const customer = await approved(officer);
    const before = textOf((await portal(customer.token)).bytes);
    const event = { eventId: crypto.randomUUID() };
    const one = await review(officer, customer.relationshipId, event);
    const { body } = await settle(officer, one);
    expect(body).toMatchObject({
      status: "REVIEW_PENDING",
      review_of: { workflow_id: customer.workflowId, relationship_id: customer.relationshipId, trigger: "due" },
      since_last_decision: { rating_before: "low", rating_now: "low", parties_joined: [], parties_left: [] },
    });
    expect(body.since_last_decision).toMatchObject({ asked_documents: [], asked_questions: [], documents_renewed: [] });
    expect(body.since_last_decision.documents_carried).toHaveLength(3);
    expect(body.checks.every(({ outcome }: any) => outcome === "established")).toBe(true);
    for (const document of body.documents) {
      const file = await officer.get(`${one.path}/documents/download?key=${encodeURIComponent(document.key)}`);
      expect([file.status, document.key.startsWith(one.caseId)]).toEqual([200, true]);
    }
    expect(await stateOf(officer)).toBe("in_review");
    expect((await officer.get("/api/cases?review=true")).body).toMatchObject({
      total: 1,
      cases: [{ workflow_id: one.workflowId, review_of: { trigger: "due" } }],
    });
    expect((await officer.get("/api/cases")).body.total).toBe(2);
    expect((await officer.get(`${one.path}/ai-brief`)).body.summary).toContain(
      "This is a review of a customer who was",
    );

    // The same event again, and another while it is open: one review.
    expect((await review(officer, customer.relationshipId, event)).workflowId).toBe(one.workflowId);
    const second = { trigger: "event", reason: "The seat moved.", eventId: crypto.randomUUID() } as const;
    expect((await review(officer, customer.relationshipId, second)).workflowId).toBe(one.workflowId);
    expect((await review(officer, customer.relationshipId, second)).workflowId).toBe(one.workflowId);
    const joined = (await officer.get(one.path)).body;
    expect(joined.since_last_decision.triggers.map(({ reason }: any) => reason)).toEqual([
      "The review is due.",
      "The seat moved.",
    ]);
    expect(joined.audit_log.filter(({ event: name }: any) => name === "REVIEW_TRIGGER_ADDED")).toHaveLength(1);
    expect((await officer.get(`/api/diagnostics/${one.caseId}/iterations/1/replay`)).body.identical).toBe(true);

    await decide(officer, one, "approve");
    expect(await rowsOf("relationships", officer)).toMatchObject([
      { state: "active", relationship_id: customer.relationshipId },
    ]);
    const report = await officer.get(`${one.path}/report`);
    expect(report.status).toBe(200);
    expect(textOf((await portal(customer.token)).bytes)).toBe(before);
    // What opened a decided review opens no other; what is new does.
    expect((await review(officer, customer.relationshipId, second)).workflowId).toBe(one.workflowId);
    const next = await review(officer, customer.relationshipId);
    expect(next.workflowId).not.toBe(one.workflowId);
    expect((await officer.get(next.path)).body.review_of.workflow_id).toBe(one.workflowId);
    await settle(officer, next);
    await decide(officer, next, "reject");
    expect(await stateOf(officer)).toBe("exit_planned");
    expect(textOf((await portal(customer.token)).bytes)).toBe(before);
  });

  it("asks for a card that expires and for owners that changed, over a link of its own", async () => {
    const officer = newOfficer();
    const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const customer = await approved(officer, soon);
    const ctx = systemCtx(env, officer.tenant);
    const { eventId } = await recordChange(ctx, {
      relationshipId: customer.relationshipId,
      partyId: null,
      type: "register_change",
      severity: "medium",
      key: "owners-1",
      title: "The owners changed.",
      before: { owners: ["Katrien Vermeulen"] },
      after: { owners: ["Somebody Else"] },
      evidenceIds: [],
      needsRole: null,
      consequence: "none",
    });
    const one = await review(officer, customer.relationshipId, {
      trigger: "event",
      reason: "Owners changed.",
      eventId,
    });
    expect((await officer.get(one.path)).body).toMatchObject({ status: "AWAITING_DOCUMENTS", current_iteration: 0 });
    const page = (await portal(one.token, "nl")).body;
    expect(page.document_requirements).toMatchObject([{ id: "representative_identity", required: true }]);
    expect(page.questions.map(({ id }: any) => id)).toEqual(["beneficial_owners"]);
    expect(page.follow_up_reason).toContain("houden de gegevens van onze klanten actueel");
    expect((await portal(customer.token)).body).toMatchObject({ phase: "terminal", document_requirements: [] });

    const carried = (await officer.get(one.path)).body.documents.length;
    await handInPapers(one);
    const owners = [{ name: "Katrien Vermeulen", birth_date: "1975-05-05", nationality: "BE", share_percent: 100 }];
    const { body } = await investigate(officer, one, { beneficial_owners: owners });
    expect(body.status).toBe("REVIEW_PENDING");
    expect(body.documents).toHaveLength(carried + 1);
    expect(body.since_last_decision.documents_renewed).toMatchObject([{ filename: "representative_identity.pdf" }]);
    expect((await officer.get(`/api/diagnostics/${one.caseId}/iterations/1/replay`)).body.identical).toBe(true);
  });

  it("reaches no customer while it stands on a hit, and then only by an officer's hand", async () => {
    const officer = newOfficer();
    const customer = await approved(officer);
    const ctx = systemCtx(env, officer.tenant);
    const before = textOf((await portal(customer.token)).bytes);
    await commit(
      ctx.db,
      changeStateWrites(ctx, {
        relationshipId: customer.relationshipId,
        to: "restricted",
        actor: "system",
        event: "restricted",
        details: {},
        at: new Date().toISOString(),
      }),
    );
    const one = await review(officer, customer.relationshipId, {
      trigger: "screening_hit",
      reason: "A list names Jan.",
    });
    expect(one.token).toBeNull();
    expect(await stateOf(officer)).toBe("restricted");
    // Nobody has looked yet, so nobody knows that the gate is open.
    const early = await officer.post(`${one.path}/portal-link`);
    expect([early.status, early.body.code]).toEqual([409, "invalid_state"]);
    const { body } = await settle(officer, one);
    expect(body).toMatchObject({
      status: "REVIEW_PENDING",
      portal_token: null,
      portal_url: null,
      portal_expires_at: null,
    });
    const letter = await officer.get(`${one.path}/documents/evidence-request.pdf`);
    expect(letter.status).toBe(409);
    const row = await env.DB.prepare(
      "SELECT portal_expires_at AS at, created_at AS made FROM cases WHERE workflow_id = ?",
    )
      .bind(one.workflowId)
      .first<{ at: string; made: string }>();
    expect(row!.at <= row!.made).toBe(true);

    const task = {
      description: "Please confirm your birth date.",
      response_type: "text",
      document_type: null,
      required: true,
      justification: null,
    };
    await decide(officer, one, "follow_up", { follow_up_tasks: [task] });
    const sent = (await officer.get(one.path)).body;
    expect((await portal(sent.portal_token)).body).toMatchObject({
      phase: "follow_up",
      document_requirements: [],
      questions: [],
    });
    expect(textOf((await portal(customer.token)).bytes)).toBe(before);
  });

  it("is not approved while a sanctions match that came meanwhile awaits the MLRO, and opens nothing before", async () => {
    const officer = newOfficer();
    const customer = await approved(officer);
    const one = await review(officer, customer.relationshipId);
    await settle(officer, one);
    const eventId = await matchSanctions(officer.tenant, customer.relationshipId, "e1");
    expect(await stateOf(officer)).toBe("restricted");
    await env.DB.prepare("UPDATE monitored_parties SET added_at = ? WHERE tenant_id = ? AND party_id LIKE 'party-%'")
      .bind(new Date().toISOString(), officer.tenant)
      .run();
    const refused = await officer.post(`${one.path}/decision`, { decision: "approve", reason: "looked at it" });
    expect([refused.status, refused.body.gate]).toEqual([409, "open_screening_hit"]);
    expect(await stateOf(officer)).toBe("restricted");
    const cleared = { disposition: "cleared", reason: "Another person.", differs: ["birth_date"] };
    const mlro = officer.colleague("mia", "mlro");
    expect((await mlro.post(`/api/monitoring/events/${eventId}/disposition`, cleared)).status).toBe(200);
    await decide(officer, one, "approve");
    // Who joined after the review's investigation is no less watched.
    const joined = (await rowsOf("monitored_parties", officer)).find(({ party_id: id }) => id.startsWith("party-"));
    expect(joined.removed_at).toBeNull();
    expect(await stateOf(officer)).not.toBe("restricted");
  });

  it("is not approved before its event of a sanctions match has a disposition", async () => {
    const officer = newOfficer();
    const customer = await approved(officer);
    const eventId = await matchSanctions(officer.tenant, customer.relationshipId, "e1");
    const one = await review(officer, customer.relationshipId, {
      trigger: "screening_hit",
      reason: "Listed.",
      eventId,
    });
    await settle(officer, one);
    const approval = { decision: "approve", reason: "Another person." };
    const refused = await officer.post(`${one.path}/decision`, approval);
    expect([refused.status, refused.body.gate]).toEqual([409, "open_screening_hit"]);
    expect(refused.body.detail).toContain("has no disposition");
    const cleared = { disposition: "cleared", reason: "Another person.", differs: ["birth_date"] };
    const mlro = officer.colleague("mia", "mlro");
    expect((await mlro.post(`/api/monitoring/events/${eventId}/disposition`, cleared)).status).toBe(200);
    expect((await officer.post(`${one.path}/decision`, approval)).status).toBe(200);
  });

  it("lifts no restriction that an officer imposed during it; the next review does", async () => {
    const officer = newOfficer();
    const customer = await approved(officer);
    const one = await review(officer, customer.relationshipId);
    await settle(officer, one);
    const ctx = systemCtx(env, officer.tenant);
    const { eventId } = await recordChange(ctx, registerChange(customer.relationshipId));
    const restricted = { disposition: "restricted", reason: "Until the seat is explained." };
    expect((await officer.post(`/api/monitoring/events/${eventId}/disposition`, restricted)).status).toBe(200);
    await decide(officer, one, "approve");
    expect(await stateOf(officer)).toBe("restricted");
    const next = await review(officer, customer.relationshipId);
    await settle(officer, next);
    await decide(officer, next, "approve");
    expect(await stateOf(officer)).toBe("active");
  });

  it.each([
    ["that a colleague takes away are told to who set them, once", "bob", "approve", [], 1],
    ["that stay are told to nobody", "bob", "approve_with_restrictions", ["No cash."], 0],
    ["that their officer takes away are told to nobody", "alice", "approve", [], 0],
  ] as const)("whose restrictions %s", async (_, by, decision, restrictions, times) => {
    const alice = newOfficer("alice");
    const opened = await openCase(alice);
    await handInPapers(opened);
    await investigate(alice, opened);
    await decide(alice, opened, "approve_with_restrictions", { restrictions: ["No cash"] });
    const [{ relationship_id: id }] = await rowsOf("relationships", alice);
    const one = await review(alice, id);
    await settle(alice, one);
    await decide(by === "alice" ? alice : alice.colleague(by), one, decision, { restrictions });
    const told = (officer: Officer) => officer.get("/api/notifications").then(({ body }) => body.notifications);
    const fallen = (await told(alice)).filter(({ kind }: any) => kind === "restrictions_lifted");
    expect(fallen.map(({ ids }: any) => ids)).toEqual(Array(times).fill({ workflow_id: one.workflowId }));
    expect(await told(alice.colleague("carl", "compliance_manager"))).toEqual([]);
  });

  it("that an officer opens asks the register first, and the new director and owners, not those who left", async () => {
    const officer = newOfficer();
    const owned = [
      { name: "Katrien Vermeulen", birth_date: "1978-05-21", nationality: "BE", share_percent: 60 },
      { name: "Joris Claes", birth_date: "1976-11-02", nationality: "BE", share_percent: 40 },
    ];
    const customer = await approved(officer, undefined, { beneficial_owners: owned });
    const company = findSampleCompany(CLEAN)!;
    const asItWas = { ...company };
    await env.DB.prepare("UPDATE monitoring_looks SET looked_at = '2026-01-01T00:00:00.000Z' WHERE tenant_id = ?")
      .bind(officer.tenant)
      .run();
    Object.assign(company, {
      officers: [{ role: "Bestuurder", family: "Vandevelde", given: "Jan", since: "2026-11-01" }],
      owners: [
        { family: "Vandevelde", given: "Jan", birthDate: "1980-01-02", nationality: "BE", sharePercent: 100 },
      ] as never,
    });
    try {
      const reason = "The bakery was sold.";
      const one = await review(officer, customer.relationshipId, { trigger: "officer", reason, eventId: null });
      const page = (await portal(one.token)).body;
      expect(page.questions.map(({ id }: any) => id)).toContain("beneficial_owners");
      expect(page.document_requirements).toMatchObject([{ id: "representative_identity", required: true }]);
      const early = (await officer.get(`${one.path}/ai-brief`)).body.summary;
      expect(early).toContain("No source has been asked in this review yet. At the decision of");
      expect(early).toContain("New owner: Jan Vandevelde (born 1980-01-02) 100 %.");
      expect(early).toContain("Declared as owners on");
      expect(early).not.toContain("No company register has stated");
      await handInPapers(one);
      const owners = [{ name: "Jan Vandevelde", birth_date: "1980-01-02", nationality: "BE", share_percent: 100 }];
      const { body } = await investigate(officer, one, { beneficial_owners: owners });
      const latest = body.investigation_results.at(-1);
      expect(body.discrepancies.filter(({ kind }: any) => kind === "ubo" || kind === "director")).toEqual([]);
      expect(latest.risk_rating.level).not.toBe("high");
      expect(body.since_last_decision.parties_joined).toEqual(["Jan Vandevelde"]);
      expect(body.since_last_decision.parties_left).toEqual(expect.arrayContaining(["Katrien Vermeulen"]));
      expect((await officer.get(`/api/diagnostics/${one.caseId}/iterations/1/replay`)).body.identical).toBe(true);
    } finally {
      Object.assign(company, asItWas);
    }
  });

  it("of an insolvent customer waits for none of their papers, and alone opens the relationship again", async () => {
    const officer = newOfficer("cm", "compliance_manager", "officer");
    const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const customer = await approved(officer, soon);
    const ctx = systemCtx(env, officer.tenant);
    const end = {
      severity: "critical",
      consequence: "restrict_and_review",
      title: "An insolvency was opened.",
    } as const;
    const { eventId } = await recordChange(ctx, { ...registerChange(customer.relationshipId), ...end });
    expect(await stateOf(officer)).toBe("restricted");
    await tryOpenReview(ctx, eventId);
    const [{ review_workflow_id: workflowId }] = await rowsOf("monitoring_events", officer);
    const path = `/api/cases/${workflowId}`;
    const { body } = await officer.get(path);
    expect(body).toMatchObject({ portal_token: null, review_of: { reason: "An insolvency was opened." } });
    expect(body.status).not.toBe("AWAITING_DOCUMENTS");
    const none = { disposition: "no_action", reason: "Known to us, the customer told us." };
    const left = await officer.post(`/api/monitoring/events/${eventId}/disposition`, none);
    expect([left.status, left.body.code]).toEqual([409, "invalid_state"]);
    const one = { workflowId, path, caseId: body.case_id, token: "" };
    await settle(officer, one);
    await decide(officer, one, "approve", { override_open_checks: "The curator goes on with the business." });
    expect(await stateOf(officer)).toBe("active");
  });

  it("that news of a crime opened sends no link, and is not approved, before the MLRO has looked", async () => {
    const officer = newOfficer();
    const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const customer = await approved(officer, soon);
    const news = { type: "source_change", severity: "high", needsRole: "mlro", consequence: "open_review" } as const;
    const ctx = systemCtx(env, officer.tenant);
    const { eventId } = await recordChange(ctx, { ...registerChange(customer.relationshipId), ...news });
    await tryOpenReview(ctx, eventId);
    const [{ review_workflow_id: workflowId }] = await rowsOf("monitoring_events", officer);
    expect((await officer.get(`/api/cases/${workflowId}`)).body).toMatchObject({
      portal_token: null,
      review_of: { trigger: "event" },
    });
    const none = { disposition: "no_action", reason: "Known to us, the customer told us." };
    const path = `/api/monitoring/events/${eventId}/disposition`;
    expect((await officer.colleague("carl", "compliance_manager").post(path, none)).status).toBe(403);
    const mlro = officer.colleague("mia", "mlro");
    expect((await mlro.post(path, none)).status).toBe(409);
    const one = { workflowId, path: `/api/cases/${workflowId}`, caseId: "", token: "" };
    await settle(officer, one);
    const approval = { decision: "approve", reason: "The customer said that it was a mistake." };
    const refused = await officer.post(`${one.path}/decision`, approval);
    expect([refused.status, refused.body.gate]).toEqual([409, "open_screening_hit"]);
    expect((await mlro.post(path, { disposition: "review_opened", reason: "Assessed." })).status).toBe(200);
    expect((await officer.post(`${one.path}/decision`, approval)).status).toBe(200);
  });

  it("opens nothing by its approval once an exit was planned during it; the next review does", async () => {
    const officer = newOfficer("cm", "compliance_manager", "officer");
    const customer = await approved(officer);
    const one = await review(officer, customer.relationshipId);
    await settle(officer, one);
    const { eventId } = await recordChange(systemCtx(env, officer.tenant), registerChange(customer.relationshipId));
    const exit = { disposition: "exit", reason: "The curator was not named to us." };
    expect((await officer.post(`/api/monitoring/events/${eventId}/disposition`, exit)).status).toBe(200);
    await decide(officer, one, "approve");
    expect(await stateOf(officer)).toBe("exit_planned");
    const next = await review(officer, customer.relationshipId);
    await settle(officer, next);
    await decide(officer, next, "approve");
    expect(await stateOf(officer)).toBe("active");
  });

  it("is opened later where the approval that it stands on has not reached the case's row yet", async () => {
    const officer = newOfficer();
    const customer = await approved(officer);
    const setStatus = (status: string) =>
      env.DB.prepare("UPDATE cases SET status = ? WHERE workflow_id = ?").bind(status, customer.workflowId).run();
    await setStatus("REVIEW_PENDING");
    const eventId = await matchSanctions(officer.tenant, customer.relationshipId, "e1");
    await tryOpenReview(systemCtx(env, officer.tenant), eventId);
    expect(await rowsOf("monitoring_events", officer)).toMatchObject([{ review_wanted_at: expect.any(String) }]);
    await setStatus("APPROVED");
    await tryOpenReview(systemCtx(env, officer.tenant), eventId);
    expect(await rowsOf("monitoring_events", officer)).toMatchObject([{ review_workflow_id: expect.any(String) }]);
  });

  it("is one tenant's alone, and leaves the customer active when it is deleted undecided", async () => {
    const officer = newOfficer("cm", "compliance_manager", "officer");
    const stranger = newOfficer();
    const customer = await approved(officer);
    await expect(review(stranger, customer.relationshipId)).rejects.toMatchObject({ code: "not_found" });
    const [one, same] = await Promise.all([
      review(officer, customer.relationshipId),
      review(officer, customer.relationshipId),
    ]);
    expect(same.workflowId).toBe(one.workflowId);
    expect((await stranger.get(one.path)).status).toBe(404);
    expect((await stranger.get("/api/cases?review=true")).body.total).toBe(0);
    await settle(officer, one);
    expect((await officer.delete(one.path)).status).toBe(200);
    expect(await stateOf(officer)).toBe("active");
    const next = await review(officer, customer.relationshipId);
    expect(next.workflowId).not.toBe(one.workflowId);
    expect(await stateOf(officer)).toBe("in_review");
  });
});
