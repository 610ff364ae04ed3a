import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { compactVerify, createLocalJWKSet } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkDocument } from "../../src/cli/verify-receipt/check-receipt.ts";
import { FIXTURE_PORTAL_KEY, type OldCase, readOldState, unpackOldState } from "../fixtures/state/fixture.ts";
import { checkAuditChain, readAudit } from "../support/audit-chain.ts";
import { investigated, readCase, readPortal, submit, uploadEverything, type OpenedCase } from "../support/main-job.ts";
import { TestService } from "../support/service.ts";
import { TEST_SIGNING_KEYS } from "../support/signing-keys.ts";

const old = readOldState();
const oldCase = (status: string): OldCase => old.cases.find((one) => one.status === status)!;
const asOpened = (one: OldCase): OpenedCase => ({ ...one, portal_url: "" });
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

let service: TestService;
let alice: string;
let bob: string;
let mira: string;

beforeAll(async () => {
  service = await TestService.startOn(
    (stateDir) => {
      unpackOldState(stateDir);
      bufferSignal(stateDir);
    },
    `PORTAL_TOKEN_KEY:${FIXTURE_PORTAL_KEY}`,
    `SIGNING_KEYS:${JSON.stringify(TEST_SIGNING_KEYS)}`,
  );
  alice = await service.token("alice");
  bob = await service.token("bob", ["compliance_manager"]);
  mira = await service.token("mira", ["mlro"]);
});
afterAll(() => service.dispose());

const BUFFERED = "buffered-by-the-older-version";

/** What an older version leaves that is killed between accepting a signal and storing it. */
function bufferSignal(stateDir: string): void {
  const [file] = globSync(path.join(stateDir, "v3/do/dossier-MemoryKeeper/*.sqlite")).filter(
    (name) => !name.endsWith("metadata.sqlite"),
  );
  const database = new DatabaseSync(file!);
  const signal = {
    id: "0190c0de-0000-7000-8000-000000000001",
    officerId: "alice",
    workflowId: null,
    signalType: "chat_question",
    category: "behavioral",
    safetyClass: "preference_only",
    source: BUFFERED,
    iteration: 1,
    templateId: null,
    country: null,
    context: {},
    createdAt: "2026-11-21T10:00:00.000Z",
  };
  database.prepare("INSERT INTO held (id, signal) VALUES (?, ?)").run(signal.id, JSON.stringify(signal));
  database.close();
}

const get = <T = any>(route: string, token = alice) => service.call<T>("GET", route, { token });
const post = (route: string, json: object, token = alice) => service.call("POST", route, { token, json });

const OPEN_CHECKS = "Its annual report names its directors and owners.";

async function confirmed(workflowId: string, parked: string): Promise<string> {
  if (parked !== "PENDING_SECOND_APPROVAL") return parked;
  const json = { decision: "approve", comment: "Read and agreed." };
  const { body } = await post(`/api/cases/${workflowId}/decision/second-approval`, json, bob);
  return String(body.status);
}

describe("the present version on an older version's state", () => {
  it("reads every case as it was, and its chain goes on from where it stood", async () => {
    for (const one of old.cases) {
      const { status, latest_risk_score } = await readCase(service, alice, one.workflow_id);
      expect({ status, latest_risk_score }).toEqual({ status: one.status, latest_risk_score: one.latest_risk_score });
      const log = await readAudit(service, alice, one.workflow_id);
      checkAuditChain(log);
      expect(log.entries[one.audit.seq - 1]!.hash).toBe(one.audit.hash);
    }
  });

  it("reads the documents of open cases, and leaves those of decided ones as the decision found them", async () => {
    for (const { workflow_id, status, documents } of old.cases) {
      const readings = async (): Promise<({ status: string } | null)[]> =>
        (await get(`/api/cases/${workflow_id}/documents`)).body.map(({ reading }: any) => reading);
      await expect
        .poll(async () => (await readings()).filter((one) => one?.status === "pending"), { timeout: 300_000 })
        .toEqual([]);
      const isDecided = ["APPROVED", "REJECTED"].includes(status);
      const found = await readings();
      expect(found).toHaveLength(documents.length);
      expect([status, found.every((one) => (one === null) === isDecided)]).toEqual([status, true]);
    }
  });

  it("still has the bytes of every document", async () => {
    expect(old.cases.flatMap(({ documents }) => documents).length).toBeGreaterThan(10);
    for (const { workflow_id, documents } of old.cases) {
      for (const { key, sha256: expected } of documents) {
        const route = `/api/cases/${workflow_id}/documents/download?key=${encodeURIComponent(key)}`;
        expect(sha256((await get<Uint8Array>(route)).body)).toBe(expected);
      }
    }
  });

  it("lists and finds them", async () => {
    const { body: all } = await get("/api/cases?per_page=100");
    const known = [...old.cases, old.interrupted].map(({ workflow_id }) => workflow_id);
    expect(all.cases.map(({ workflow_id }: { workflow_id: string }) => workflow_id).toSorted()).toEqual(
      known.toSorted(),
    );
    for (const { number, workflow_id } of old.cases) {
      const { body } = await get(`/api/cases?q=${number}`);
      expect(body.cases.map((one: { workflow_id: string }) => one.workflow_id)).toContain(workflow_id);
    }
    const { body } = await get("/api/cases?status=REJECTED");
    expect(body.cases).toHaveLength(1);
  });

  it("takes up the investigation that the older version was killed in", async () => {
    const found = await investigated(service, alice, old.interrupted.workflow_id);
    expect(found).toMatchObject({ status: "REVIEW_PENDING", current_iteration: 1 });
    const events = checkAuditChain(await readAudit(service, alice, old.interrupted.workflow_id));
    expect(events.filter((event) => event === "INVESTIGATION_COMPLETED")).toHaveLength(1);
  });

  it("takes a case that waited for its customer to its end, over the old portal link", async () => {
    const waiting = asOpened(oldCase("AWAITING_DOCUMENTS"));
    expect((await service.call("GET", `/portal/${waiting.portal_token}`)).status).toBe(200);
    expect((await readPortal(service, waiting)).phase).toBe("initial_collection");
    await uploadEverything(service, waiting);
    await submit(service, waiting, "n/a");
    expect((await investigated(service, alice, waiting.workflow_id)).status).toBe("REVIEW_PENDING");
    const { body } = await post(`/api/cases/${waiting.workflow_id}/decision`, {
      decision: "approve",
      reason: "Clear.",
      override_open_checks: OPEN_CHECKS,
    });
    expect(await confirmed(waiting.workflow_id, String(body.status))).toBe("APPROVED");
    expect(checkAuditChain(await readAudit(service, alice, waiting.workflow_id)).at(-1)).toBe("DECISION_APPLIED");
    expect((await get(`/api/cases/${waiting.workflow_id}/report`)).status).toBe(200);
  });

  it("takes the answers to what an older officer asked", async () => {
    const asked = asOpened(oldCase("FOLLOW_UP_REQUIRED"));
    const portal = await readPortal(service, asked);
    expect(portal.phase).toBe("follow_up");
    const task_responses = Object.fromEntries(portal.follow_up_tasks.map(({ id }) => [id, "By Peppol, from today."]));
    expect((await post(`/api/portal/${asked.portal_token}/submit`, { task_responses })).status).toBe(200);
    const found = await investigated(service, alice, asked.workflow_id);
    expect(found).toMatchObject({ status: "REVIEW_PENDING", current_iteration: 2 });
  });

  it("lets no second officer confirm what an older version parked without today's checks, until it is decided again", async () => {
    const { workflow_id: id } = oldCase("PENDING_SECOND_APPROVAL");
    const json = { decision: "approve", comment: "Read and agreed." };
    const refused = await post(`/api/cases/${id}/decision/second-approval`, json, bob);
    expect([refused.status, refused.body.gate]).toEqual([409, "mandatory_check_open"]);
    expect((await readCase(service, alice, id)).status).toBe("REVIEW_PENDING");
    const { body } = await post(`/api/cases/${id}/decision`, {
      decision: "approve",
      reason: "Clear.",
      override_dissolved_entity: "Asked for by the liquidator.",
      override_open_discrepancies: "Explained in the documents.",
      override_open_checks: OPEN_CHECKS,
    });
    expect(body.status).toBe("PENDING_SECOND_APPROVAL");
    expect(await confirmed(id, String(body.status))).toBe("APPROVED");
  });

  it("carries a suspicion report on, and shows the customer nothing of it", async () => {
    const { case_id, sar_id, status } = old.sar;
    const route = `/cases/${case_id}/sar/${sar_id}`;
    expect((await get(`/cases/${case_id}/sar`, mira)).body).toMatchObject([{ sar_id, status }]);
    await post(`${route}/assessment`, { reportable: false, rationale: "A namesake born in another year." }, mira);
    const { body } = await post(`${route}/mlro-reject`, { reason: "A namesake." }, mira);
    expect(body).toMatchObject({ status: "rejected", assessment: { reportable: false } });
    expect((await readPortal(service, asOpened(oldCase("ESCALATED")))).phase).toBe("under_review");
  });

  it("remembers, and finds what it remembers", async () => {
    const { body } = await get("/api/memory/passages/alice?limit=100", bob);
    expect(body.passages.map(({ text }: { text: string }) => text)).toEqual(expect.arrayContaining([...old.passages]));
    const query = { query: "a company with social and tax debts was rejected" };
    const found = await post("/api/memory/passages/alice/search", query, bob);
    expect(found.status).toBe(200);
    expect(JSON.stringify(found.body)).toContain("social debt");
    expect((await get("/api/memory/company-context")).body).toMatchObject({
      company_context: { company_type: "Payment institution" },
    });
  });

  it("stores the signal that the older version had accepted and not stored", async () => {
    const route = `/api/cases/${oldCase("ESCALATED").workflow_id}/signals`;
    expect((await post(route, { signal_type: "chat_question", source_component: "later" })).status).toBe(202);
    const { body } = await get("/api/memory/status");
    const sources = body.signals.recent.map(({ source }: { source: string }) => source);
    expect(sources).toEqual(expect.arrayContaining(["later", BUFFERED]));
  });

  it("keeps scans and verifications, whose receipts still hold", async () => {
    const { body: portfolio } = await get(`/api/scan/portfolio/${old.portfolio_id}/results`);
    expect(portfolio).toMatchObject({ status: "done", total_entities: 3, scanned: 3, failed: 0 });
    // That version did not record which sources failed, and says so; the figures of the list are those of the results.
    expect(portfolio.results[0]).toMatchObject({ unanswered_sources: null });
    const { status, scanned, failed, waiting, incomplete, summary } = portfolio;
    expect((await get("/api/scan/portfolios")).body.portfolios).toMatchObject([
      { portfolio_id: old.portfolio_id, status, scanned, failed, waiting, incomplete, summary },
    ]);
    const { verification_id, receipt } = old.verification;
    const headers = { "X-API-Key": "demo-partner-key" };
    const { body: evidence } = await service.call("GET", `/v1/peppol/evidence/${verification_id}`, { headers });
    const { body: keys } = await service.call<any>("GET", "/.well-known/jwks.json");
    const opened = await compactVerify(receipt, createLocalJWKSet(keys));
    expect(JSON.parse(new TextDecoder().decode(opened.payload))).toMatchObject({ verification_id });
    await expect(checkDocument(JSON.stringify(evidence), keys)).resolves.toContainEqual(expect.any(String));
  });
});
