import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { insertVerification } from "../../src/features/verification/verification.store.ts";
import { summaryOf } from "../../src/features/verification/verification.rules.ts";
import { createCtx } from "../../src/platform/context.ts";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { newOfficer, send } from "../support/api.ts";
import { approvableCase, CLEAN, openCase, reviewedCase, settle } from "../support/cases.ts";
import { Partner } from "../support/partners.ts";
import { readPdf } from "../unit/rendering/support/read-pdf.ts";

const caseVerification = (workflowId: string) => send("GET", `/v1/peppol/case-verification/${workflowId}`);

/** A case under review, and the partner of its tenant. */
async function linkable(number = CLEAN) {
  const officer = newOfficer("alice", "officer", "compliance_manager");
  const opened = await openCase(officer, number);
  return { officer, opened, partner: new Partner({ tenant: officer.tenant }) };
}

describe("a verification that is linked to a case", () => {
  it("is told to whoever knows the workflow_id, newest first", async () => {
    const { opened, partner } = await linkable();
    expect((await caseVerification(opened.workflowId)).body).toBeNull();
    await partner.verify({ enterprise_number: CLEAN, workflow_id: opened.workflowId });
    const second = await partner.verify({ enterprise_number: CLEAN, workflow_id: opened.workflowId });
    const { status, body } = await caseVerification(opened.workflowId);
    expect([status, body]).toEqual([200, second.body]);
  });

  it("is null for a case without one, and for no case at all, alike", async () => {
    const { opened } = await linkable();
    for (const id of [opened.workflowId, `case-${crypto.randomUUID()}`, "nosuch"]) {
      const { status, body } = await caseVerification(id);
      expect([status, body]).toEqual([200, null]);
    }
  });

  it("enriches the company profile, the evidence and the audit chain", async () => {
    const { officer, opened, partner } = await linkable();
    const before = (await officer.get(`${opened.path}/evidence`)).body;
    const { body } = await partner.verify({ enterprise_number: CLEAN, workflow_id: opened.workflowId });
    const { facts } = (await officer.get(`${opened.path}/company-profile`)).body;
    expect(facts.legal_name).toMatchObject([{ value: "Bakkerij De Linde", source: "kbo" }]);
    expect(facts.peppol_registered).toMatchObject([{ value: true, source: "peppol" }]);
    expect(facts.social_debt).toMatchObject([{ value: false, source: "inhoudingsplicht" }]);
    const after = (await officer.get(`${opened.path}/evidence`)).body;
    expect(after.evidence.length).toBe(before.evidence.length + 6);
    expect(after.evidence.every((item: any) => item.raw_data !== null)).toBe(true);
    expect(after.bundle_hash).not.toBe(before.bundle_hash);
    const hashes = after.evidence.map((item: any) => item.data_hash);
    expect(hashes).toContain(facts.legal_name[0].evidence_hash);
    const audit = (await officer.get(`${opened.path}/audit`)).body;
    expect(audit.chain_valid).toBe(true);
    expect(audit.entries.at(-1)).toMatchObject({
      event: "VERIFICATION_LINKED",
      actor: "acme",
      details: { verification_id: body.verification_id, status: "PASS", risk_flags: [], requestor_id: "acme-desk-7" },
    });
    expect((await partner.evidence(body.verification_id)).status).toBe(200);
  });

  it("changes the evidence that a parked decision was made on, which then does not fire", async () => {
    const officer = newOfficer("alice", "officer", "compliance_manager");
    const opened = await reviewedCase(officer);
    const partner = new Partner({ tenant: officer.tenant });
    await officer.post(`${opened.path}/decision`, { decision: "escalate", reason: "look again" });
    const parked = await officer.post(`${opened.path}/decision`, { decision: "reject", reason: "no" });
    expect(parked.body.status).toBe("PENDING_SECOND_APPROVAL");
    await partner.verify({ enterprise_number: CLEAN, workflow_id: opened.workflowId });
    const second = await officer
      .colleague("bob", "compliance_manager")
      .post(`${opened.path}/decision/second-approval`, { decision: "approve" });
    expect([second.status, second.body.code]).toEqual([409, "evidence_changed"]);
  });

  it("shows in the report on the case", async () => {
    const officer = newOfficer();
    const opened = await approvableCase(officer);
    const partner = new Partner({ tenant: officer.tenant });
    const { body } = await partner.verify({ enterprise_number: CLEAN, workflow_id: opened.workflowId });
    expect((await officer.post(`${opened.path}/decision`, { decision: "approve" })).body.status).toBe("APPROVED");
    const report = await officer.get(`${opened.path}/report`);
    const { text } = await readPdf(report.bytes);
    expect(text).toContain("Company verification");
    expect(text).toContain(body.verification_id);
  });

  it("is published by the case itself where the request died right after the case was told", async () => {
    const { officer, opened, partner } = await linkable();
    const actor = { kind: "partner" as const, tenantId: officer.tenant, id: sha256Hex(partner.key), roles: [] };
    const { body: answer } = await partner.verify({ enterprise_number: CLEAN });
    const ctx = createCtx(env, { actor });
    const orphan = { ...answer, verification_id: crypto.randomUUID() };
    const rest = { keyId: actor.id, requestorId: "desk", keyRequestorId: "acme", workflowId: opened.workflowId };
    await insertVerification(ctx, { answer: orphan, evidence: [], facts: [], ...rest });
    expect((await partner.evidence(orphan.verification_id)).status).toBe(404);
    expect((await caseVerification(opened.workflowId)).body).toBeNull();
    const stub = env.CASE_WORKFLOW.getByName(opened.workflowId);
    const link = { verification: summaryOf(orphan), facts: [], evidence: [], requestorId: "desk" };
    await stub.linkVerification({ id: `verification:${orphan.verification_id}`, actor }, link);
    await settle(officer, opened);
    expect((await caseVerification(opened.workflowId)).body.verification_id).toBe(orphan.verification_id);
    expect((await partner.evidence(orphan.verification_id)).status).toBe(200);
  });

  it("goes when the case goes, with its evidence", async () => {
    const { officer, opened, partner } = await linkable();
    const { body } = await partner.verify({ enterprise_number: CLEAN, workflow_id: opened.workflowId });
    const kept = await env.FILES.list({ prefix: `${opened.caseId}/` });
    expect(kept.objects.length).toBeGreaterThanOrEqual(5);
    expect((await officer.delete(opened.path)).status).toBe(200);
    expect((await caseVerification(opened.workflowId)).body).toBeNull();
    expect((await partner.evidence(body.verification_id)).status).toBe(404);
    expect((await env.FILES.list({ prefix: `${opened.caseId}/` })).objects).toEqual([]);
    const { results } = await env.DB.prepare("SELECT 1 FROM verifications WHERE workflow_id = ?")
      .bind(opened.workflowId)
      .all();
    expect(results).toEqual([]);
  });
});

describe("a workflow_id", () => {
  it("that is unknown or another tenant's is 404, and nothing is kept", async () => {
    const { opened } = await linkable();
    const stranger = new Partner();
    for (const workflow_id of [opened.workflowId, `case-${crypto.randomUUID()}`, "nosuch"]) {
      const { status, body } = await stranger.verify({ enterprise_number: CLEAN, workflow_id });
      expect([status, body.code, body.detail]).toEqual([404, "not_found", "The case was not found."]);
    }
    expect((await caseVerification(opened.workflowId)).body).toBeNull();
  });

  it("of a case about another company is refused with 400", async () => {
    const { opened, partner } = await linkable();
    const { status, body } = await partner.verify({ enterprise_number: "0999900249", workflow_id: opened.workflowId });
    expect([status, body.code, body.errors[0].path]).toEqual([400, "invalid_input", "workflow_id"]);
  });

  it("of a case of another country is refused with 400, and the case takes no company's facts", async () => {
    const { officer, partner } = await linkable();
    const given = { company_name: "Golden Sands Trading", country: "LU", company_registration_number: "B123456" };
    const other = await openCase(officer, CLEAN, given);
    const { status, body } = await partner.verify({ enterprise_number: CLEAN, workflow_id: other.workflowId });
    expect([status, body.errors[0].code]).toEqual([400, "other_company"]);
    expect((await caseVerification(other.workflowId)).body).toBeNull();
  });

  it("of a case that is deleted while the sources are asked is 404, and leaves nothing behind", async () => {
    const { officer, opened } = await linkable();
    const partner = new Partner({ tenant: officer.tenant, settings: { VIES_BASE_URL: "https://vies.example" } });
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
      vi.restoreAllMocks();
      expect((await officer.delete(opened.path)).status).toBe(200);
      return Response.json({ countryCode: "BE", vatNumber: CLEAN, valid: true, name: "X", address: "Y 1\n1000 Z" });
    });
    const { status } = await partner.verify({ enterprise_number: CLEAN, workflow_id: opened.workflowId });
    expect(status).toBe(404);
    expect((await env.FILES.list({ prefix: `${opened.caseId}/` })).objects).toEqual([]);
    expect((await caseVerification(opened.workflowId)).body).toBeNull();
  });
});
