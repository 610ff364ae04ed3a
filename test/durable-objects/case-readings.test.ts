import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readContent } from "../../src/features/readings/read-content.service.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { handInPapers, openCase, type OpenCase, settle } from "../support/cases.ts";
import { readRecord, runAlarm, submit, upload } from "../support/portal.ts";
import { documentsOf, holdQueue, jobCtx, stubReader, textPdf } from "../support/reading-jobs.ts";

const FILE = textPdf("Attest bankrekening");

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

const statusOf = async (opened: OpenCase) => (await readRecord(opened)).status;
const pass = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
const readingsOf = async (officer: Officer, opened: OpenCase) =>
  (await documentsOf(officer, opened)).filter(({ reading }) => reading).map(({ reading }) => reading.status);

/** A case whose customer handed in a document that is not read yet. */
async function submitted() {
  const sent = holdQueue();
  const officer = newOfficer();
  const opened = await openCase(officer);
  await upload(opened.token, FILE);
  expect((await submit(opened.token)).status).toBe(200);
  await runAlarm(opened);
  return { officer, opened, sent };
}

describe("the investigation of a case", () => {
  it("waits for its documents to be read, and begins as soon as they are", async () => {
    const { officer, opened, sent } = await submitted();
    expect(await statusOf(opened)).toBe("DOCUMENTS_RECEIVED");
    const { reader } = stubReader();
    expect(await readContent(jobCtx(officer.tenant), sent[0]!, reader)).toBe("stored");
    await runAlarm(opened);
    const { body } = await settle(officer, opened);
    expect(body.status).toBe("REVIEW_PENDING");
    const events = (await officer.get(`${opened.path}/audit`)).body.entries.map(({ event }: any) => event);
    expect(events.indexOf("DOCUMENT_READ")).toBeLessThan(events.indexOf("INVESTIGATION_STARTED"));
  });

  it("begins without them after twenty seconds; what is read later revises its result", async () => {
    const { officer, opened, sent } = await submitted();
    pass(19_000);
    await runAlarm(opened);
    expect(await statusOf(opened)).toBe("DOCUMENTS_RECEIVED");
    pass(1_500);
    await runAlarm(opened);
    expect((await settle(officer, opened)).body.status).toBe("REVIEW_PENDING");
    expect((await readRecord(opened)).investigations[0]!.revised_at).toBeUndefined();
    expect(await readContent(jobCtx(officer.tenant), sent[0]!, stubReader().reader)).toBe("stored");
    await runAlarm(opened);
    expect(await readingsOf(officer, opened)).toEqual(["read"]);
    expect((await readRecord(opened)).investigations[0]!.revised_at).toBeDefined();
  });
});

it("a parked decision is refused as changed evidence once a document is read", async () => {
  const sent = holdQueue();
  const officer = newOfficer();
  const opened = await openCase(officer);
  await handInPapers(opened);
  await submit(opened.token);
  await runAlarm(opened);
  pass(21_000);
  await runAlarm(opened);
  await settle(officer, opened);
  const decision = `${opened.path}/decision`;
  await officer.post(decision, { decision: "escalate" });
  const parked = await officer.post(decision, { decision: "reject", reason: "No." });
  expect(parked.body).toMatchObject({ status: "PENDING_SECOND_APPROVAL" });
  const { reader } = stubReader();
  for (const message of sent) await readContent(jobCtx(officer.tenant), message, reader);
  await runAlarm(opened);
  const second = await officer
    .colleague("carl", "compliance_manager")
    .post(`${decision}/second-approval`, { decision: "approve" });
  expect([second.status, second.body.code]).toEqual([409, "evidence_changed"]);
});

describe("a document that an earlier version took in", () => {
  /** As that version left it: no effect has it read. */
  async function older() {
    const sent = holdQueue();
    const officer = newOfficer();
    const opened = await openCase(officer);
    await upload(opened.token, FILE);
    await runInDurableObject(env.CASE_WORKFLOW.getByName(opened.workflowId), async (_, { storage }) => {
      storage.sql.exec("DELETE FROM effects");
      await storage.deleteAlarm();
    });
    sent.length = 0;
    return { officer, opened, sent };
  }

  it("is read once somebody looks at the case", async () => {
    const { officer, opened, sent } = await older();
    expect(await readingsOf(officer, opened)).toEqual(["pending"]);
    await expect.poll(() => sent.length, { timeout: 20_000 }).toBeGreaterThan(0);
    await readContent(jobCtx(officer.tenant), sent[0]!, stubReader().reader);
    await runAlarm(opened);
    expect(await readingsOf(officer, opened)).toEqual(["read"]);
  });

  it("stays as the decision found it in a decided case", async () => {
    const { officer, opened, sent } = await older();
    const decided = await officer.post(`${opened.path}/decision`, { decision: "reject", reason: "no" });
    expect(decided.body.status).toBe("REJECTED");
    await runAlarm(opened);
    expect(sent).toEqual([]);
    const [document] = await documentsOf(officer, opened);
    expect(document!.reading).toBeNull();
    const path = `${opened.path}/documents/${document!.document_id}/reading`;
    expect((await officer.get(path)).status).toBe(404);
  });
});

it("a reading that the database lost is restored with its case", async () => {
  const { officer, opened, sent } = await submitted();
  await readContent(jobCtx(officer.tenant), sent[0]!, stubReader().reader);
  await runAlarm(opened);
  const tables = ["readings", "reading_uses", "reading_marks"];
  const count = async () =>
    (
      await env.DB.batch<{ n: number }>(
        tables.map((table) =>
          env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE tenant_id = ?`).bind(officer.tenant),
        ),
      )
    ).map(({ results }) => results[0]!.n);
  expect(await count()).toEqual([1, 1, 1]);
  await env.DB.batch(
    tables.map((table) => env.DB.prepare(`DELETE FROM ${table} WHERE tenant_id = ?`).bind(officer.tenant)),
  );
  await env.CASE_WORKFLOW.getByName(opened.workflowId).rebuild(officer.tenant, "all");
  await runAlarm(opened);
  expect(await count()).toEqual([1, 1, 1]);
});
