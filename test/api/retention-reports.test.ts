import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import type { OpenCase } from "../support/cases.ts";
import { readRecord, runAlarm } from "../support/portal.ts";
import { goTo, refusedCase, strike } from "../support/retention-clock.ts";
import { raiseSar, SarFile, sarIn, sarPath } from "../support/sars.ts";

const DECIDED = "2026-11-21T10:00:00.000Z";
/** Five years from here end after that. */
const REPORTED = "2033-03-05T10:00:00.000Z";
const REPORT_OVER = "2038-03-06T00:00:00.000Z";
/** Ten years after the refusal, on the last day and on the first after it. */
const LAST_DAY = "2036-11-21T23:59:00.000Z";
const OVER = "2036-11-22T00:00:00.000Z";

const neutral = (value: unknown, { workflowId, caseId }: OpenCase) =>
  JSON.stringify(value)
    .replaceAll(workflowId, "WORKFLOW")
    .replaceAll(caseId, "CASE")
    .replaceAll(/"(hash|prev_hash|audit_hash|root|signature|timestamp|seq|request_id)":("[^"]*"|\d+)/g, '"$1":0');

/** Everything of a case's retention that somebody in the house can see who is not the MLRO. */
async function seen(alice: Officer, opened: OpenCase) {
  const carl = alice.colleague("carl", "compliance_manager");
  const root = alice.colleague("root", "admin");
  const asked = [
    await alice.get(`${opened.path}/retention`),
    await carl.get(`${opened.path}/retention`),
    await alice.get(`${opened.path}/audit`),
    // What the case itself shows is not about retention; that it is there at all is.
    await alice.get(opened.path),
    ...(await Promise.all(["running", "held", "open"].map((list) => carl.get(`/api/retention?list=${list}`)))),
    ...(await Promise.all(["running", "held", "open"].map((list) => root.get(`/api/retention?list=${list}`)))),
    await root.get("/api/retention/ledger"),
    await carl.get("/api/retention/reports"),
    await root.get(`/api/retention/reports/${opened.workflowId}`),
  ];
  return asked.map(({ status, body }) => [status, neutral(body?.company_name ? null : body, opened)]);
}

describe("what retention tells of a report", () => {
  it.each(["draft", "pending_mlro", "approved", "rejected", "submitted", "acknowledged"] as const)(
    "is nothing to anyone but the MLRO, of one that is %s: before the day, on it, and after",
    async (state) => {
      goTo(DECIDED);
      const [plainOfficer, officer] = [newOfficer(), newOfficer()];
      const plain = await refusedCase(plainOfficer);
      // Waiting moves the clock, and both are decided at the same instant.
      goTo(DECIDED);
      const reported = await refusedCase(officer);
      goTo(REPORTED);
      await sarIn(state, officer, reported);
      expect(await seen(officer, reported)).toEqual(await seen(plainOfficer, plain));
      for (const instant of [LAST_DAY, OVER]) {
        goTo(instant);
        expect(await seen(officer, reported)).toEqual(await seen(plainOfficer, plain));
        await strike();
        expect(await seen(officer, reported)).toEqual(await seen(plainOfficer, plain));
      }
      const statuses = (await seen(officer, reported)).map(([status]) => status);
      expect(statuses.slice(0, 4)).toEqual([404, 404, 404, 404]);
      const mia = officer.colleague("mia", "mlro");
      for (const who of [officer, officer.colleague("carl", "compliance_manager"), mia]) {
        expect((await who.get(sarPath(reported))).status).toBe(who === mia ? 200 : 404);
        expect((await who.get("/api/cases")).body.total).toBe(0);
      }
    },
  );
});

describe("a report", () => {
  it("is kept for its own time, with all of its case, where only the MLRO finds it; then it goes too", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const mia = officer.colleague("mia", "mlro");
    const reported = await refusedCase(officer);
    goTo(REPORTED);
    await sarIn("submitted", officer, reported);
    const before = (await env.FILES.list({ prefix: `${reported.caseId}/` })).objects.map(({ key }) => key);
    goTo(OVER);
    await strike();

    const register = "/api/retention/reports";
    const { body } = await mia.get(register);
    expect(body).toMatchObject({ total: 1, cases: [{ case_id: reported.caseId, retain_until: "2038-03-05" }] });
    const kept = await mia.get(`${register}/${reported.workflowId}`);
    expect(kept.body.reports).toMatchObject([{ status: "submitted", submission: { reference: "CTIF-2026-1" } }]);
    expect(kept.body.report_audit.length).toBeGreaterThan(3);
    expect(kept.body.record).toMatchObject({ status: "REJECTED", companyName: "Bakkerij De Linde", portal: null });
    expect(kept.body.audit.map(({ event }: { event: string }) => event)).toContain("DECISION_APPLIED");
    expect(kept.body.files.map(({ key }: { key: string }) => key)).toEqual(before);
    const artifact = before.find((key) => key.endsWith("goaml.xml"))!;
    const download = (who: Officer, key: string) =>
      who.get(`${register}/${reported.workflowId}/file?key=${encodeURIComponent(key)}`);
    expect(new TextDecoder().decode((await download(mia, artifact)).bytes)).toContain("<report");
    expect((await download(mia, "verifications/x")).status).toBe(404);
    expect((await download(officer, artifact)).status).toBe(403);
    const stranger = newOfficer("mia", "mlro");
    expect((await stranger.get(`${register}/${reported.workflowId}`)).status).toBe(404);
    expect((await stranger.get(register)).body.total).toBe(0);

    const hold = `${register}/${reported.workflowId}/legal-hold`;
    const held = await mia.put(hold, { reason: "CTIF-CFI asks for it" });
    expect(held.body.legal_hold).toMatchObject({ reason: "CTIF-CFI asks for it", set_by: "mia" });
    expect((await officer.put(hold, { reason: "x" })).status).toBe(403);
    expect((await stranger.put(hold, { reason: "x" })).status).toBe(404);
    goTo(REPORT_OVER);
    await runAlarm(reported);
    await strike();
    expect((await mia.get(`${register}/${reported.workflowId}`)).body.record).toMatchObject({ status: "REJECTED" });
    expect((await mia.delete(hold, { json: { reason: "no more" } })).body.legal_hold).toBeNull();
    await strike();
    expect((await mia.get(register)).body.total).toBe(0);
    expect((await mia.get(`${register}/${reported.workflowId}`)).status).toBe(404);
    expect((await env.FILES.list({ prefix: `${reported.caseId}/` })).objects).toEqual([]);
    expect(await env.CASE_WORKFLOW.getByName(reported.workflowId).read()).toBeNull();
    for (const table of ["sars", "sar_audit_events"]) {
      const left = await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE case_id = ?`)
        .bind(reported.caseId)
        .first<{ n: number }>();
      expect([table, left?.n]).toEqual([table, 0]);
    }
  });

  it("that is open lets its case go on its day, and is kept until the MLRO has carried it to its end", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const mia = officer.colleague("mia", "mlro");
    const reported = await refusedCase(officer);
    const { sar_id } = await raiseSar(officer, reported);
    goTo(OVER);
    await strike();
    expect((await officer.get(reported.path)).status).toBe(404);
    const register = "/api/retention/reports";
    expect((await mia.get(register)).body.cases).toMatchObject([{ retain_until: "2041-11-22" }]);
    goTo("2041-11-23T00:00:00.000Z");
    await strike();
    expect((await mia.get(register)).body.cases).toMatchObject([{ retain_until: "2046-11-23" }]);
    const file = new SarFile(mia, reported, sar_id);
    for (const step of [file.submit, () => file.assess(false), () => file.reject("max")]) {
      expect((await step()).status).toBe(200);
    }
    goTo("2046-11-24T00:00:00.000Z");
    await strike();
    expect((await mia.get(register)).body.total).toBe(0);
    expect((await env.FILES.list({ prefix: `${reported.caseId}/` })).objects).toEqual([]);
  });

  it("is not lost to a deletion that an officer orders while its case is on its way out", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const reported = await refusedCase(officer);
    goTo(REPORTED);
    await sarIn("submitted", officer, reported);
    goTo(OVER);
    const [{ sar_id, updated_at: lastStepAt, status }] = (await officer.get(sarPath(reported))).body;
    const known = (await readRecord(reported)).sars[0]!;
    const reports = [{ sarId: sar_id, version: known.version, status, lastStepAt }];
    const actor = { kind: "system", tenantId: officer.tenant, id: "system", roles: [] } as const;
    await env.CASE_WORKFLOW.getByName(reported.workflowId).expire({ id: "purge", actor }, reports);
    const refused = await officer.colleague("carl", "compliance_manager").delete(reported.path);
    expect([refused.status, refused.body.code]).toEqual([409, "retention_hold"]);
    await strike();
    expect((await officer.get(reported.path)).status).toBe(404);
    expect((await officer.colleague("mia", "mlro").get("/api/retention/reports")).body.total).toBe(1);
  });
});
