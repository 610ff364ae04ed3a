import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkAuditChain, readAudit } from "../support/audit-chain.ts";
import {
  investigated,
  openCase,
  portalRoute,
  readCase,
  readPortal,
  submit,
  uploadEverything,
  uploadFile,
} from "../support/main-job.ts";
import { TestService } from "../support/service.ts";

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

let service: TestService;
let alice: string;
beforeAll(async () => {
  service = await TestService.share();
  alice = await service.token("alice");
});
afterAll(() => service.dispose());

describe("the main job, over HTTP", () => {
  it("goes from a company name to a signed-off decision with a report, an audit trail and its evidence", async () => {
    const { status, body: opened } = await openCase(service, alice, "0999900150", "Bakkerij De Linde");
    expect(status).toBe(201);
    expect(opened).toMatchObject({
      status: "AWAITING_DOCUMENTS",
      vies_enrichment: { vies_valid: true },
      companydata_enrichment: { found: true },
      portal_token: expect.stringMatching(/^pt_[\w-]{32}$/) as string,
      portal_url: `${service.baseUrl}/portal/${opened.portal_token}`,
    });

    const handedIn = await uploadEverything(service, opened);
    expect(handedIn.length).toBeGreaterThan(0);
    const portal = await readPortal(service, opened);
    expect(portal.document_requirements.every((requirement) => requirement.uploaded)).toBe(true);
    expect((await submit(service, opened, "Katrien Vermeulen\nJoris Claes")).body).toMatchObject({
      status: "DOCUMENTS_RECEIVED",
    });

    const found = await investigated(service, alice, opened.workflow_id);
    expect(found).toMatchObject({ status: "REVIEW_PENDING", current_iteration: 1 });
    const [result] = found.investigation_results;
    expect(found.latest_risk_score).toBe(result!.risk_score);
    const points = result!.risk_factors.reduce((sum, factor) => sum + factor.points, 0);
    expect(points / 100).toBeCloseTo(result!.risk_score!, 6);

    const { body: decided } = await service.call("POST", `/api/cases/${opened.workflow_id}/decision`, {
      token: alice,
      json: { decision: "approve" },
    });
    expect(decided.status).toBe("APPROVED");
    const report = await service.call<Uint8Array>("GET", `/api/cases/${opened.workflow_id}/report`, { token: alice });
    expect(report.headers.get("Content-Type")).toBe("application/pdf");
    expect(Buffer.from(report.body.subarray(0, 5)).toString()).toBe("%PDF-");

    const events = checkAuditChain(await readAudit(service, alice, opened.workflow_id));
    const course = [
      "CASE_CREATED",
      "DOCUMENTS_SUBMITTED",
      "INVESTIGATION_STARTED",
      "INVESTIGATION_COMPLETED",
      "DECISION_APPLIED",
    ];
    expect(events.filter((event) => course.includes(event))).toEqual(course);
    expect(events.filter((event) => event === "DOCUMENT_UPLOADED").length).toBe(handedIn.length);
    for (const { key, bytes } of handedIn) {
      const route = `/api/cases/${opened.workflow_id}/documents/download?key=${encodeURIComponent(key)}`;
      const { body } = await service.call<Uint8Array>("GET", route, { token: alice });
      expect(sha256(body)).toBe(sha256(bytes));
    }
  });

  it("keeps every raw answer as evidence whose hash anyone can check", async () => {
    const { body: opened } = await openCase(service, alice, "0202239951", "Proximus");
    await uploadEverything(service, opened);
    await submit(service, opened, "n/a");
    await investigated(service, alice, opened.workflow_id);
    const { body } = await service.call<any>("GET", `/api/cases/${opened.workflow_id}/evidence`, { token: alice });
    expect(body.evidence.length).toBeGreaterThan(4);
    for (const { data_hash: hash, raw_data: raw, source_url: url } of body.evidence) {
      expect(hash).toBe(`sha256:${sha256(Buffer.from(raw.body, raw.encoding === "base64" ? "base64" : "utf8"))}`);
      expect(url).toMatch(/^sample:/);
    }
  });

  it("lets nobody tip off the customer of a sanctioned company", async () => {
    const { body: opened } = await openCase(service, alice, "0999900942", "Noordzee Handelskantoor");
    await uploadEverything(service, opened);
    await submit(service, opened, "Ellen Thijs");
    const found = await investigated(service, alice, opened.workflow_id);
    expect(found.investigation_results[0]!.findings).toContainEqual(
      expect.objectContaining({ category: "sanctions", severity: "critical" }),
    );

    const decide = (json: object) =>
      service.call("POST", `/api/cases/${opened.workflow_id}/decision`, { token: alice, json });
    const task = { description: "Please explain", response_type: "text", required: true };
    for (const json of [{ decision: "reject" }, { decision: "follow_up", follow_up_tasks: [task] }]) {
      expect(await decide(json)).toMatchObject({ status: 409, body: { code: "gate_blocked", gate: "sar_first" } });
    }
    expect(await readPortal(service, opened)).toMatchObject({
      phase: "under_review",
      status: "DOCUMENTS_RECEIVED",
      document_requirements: [],
      questions: [],
      follow_up_tasks: [],
      follow_up_reason: null,
    });
    const file = new File([new Uint8Array([1])], "more.pdf", { type: "application/pdf" });
    const refused = { status: 423, body: { code: "on_hold" } };
    expect(await uploadFile(service, opened, "bank_account_proof", file)).toMatchObject(refused);
    expect(await service.call("POST", `${portalRoute(opened)}/submit`)).toMatchObject(refused);
    expect(await decide({ decision: "escalate" })).toMatchObject({ status: 200, body: { status: "ESCALATED" } });
    expect((await readCase(service, alice, opened.workflow_id)).status).toBe("ESCALATED");
  });

  it("shows another tenant nothing of it", async () => {
    const { body: opened } = await openCase(service, alice, "0999900150", "Bakkerij De Linde");
    const stranger = await service.token("alice", ["officer"], "another-tenant");
    const { status } = await service.call("GET", `/api/cases/${opened.workflow_id}`, { token: stranger });
    expect(status).toBe(404);
    const { body } = await service.call<{ cases: unknown[] }>("GET", "/api/cases", { token: stranger });
    expect(body.cases).toEqual([]);
  });
});
