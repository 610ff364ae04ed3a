import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { send } from "../../support/api.ts";
import { readPdf } from "../../unit/rendering/support/read-pdf.ts";
import { openNetwork } from "./network.ts";
import { type Desk, prepare } from "./run-scenario.ts";
import {
  APPROVED,
  approve,
  clear,
  confirm,
  DONE,
  followUp,
  ok,
  OPEN_CHECKS,
  PARKED,
  REJECTED,
  reject,
  second,
  WHY,
} from "./scenario.ts";

let closeNetwork: () => void;
beforeAll(() => void (closeNetwork = openNetwork()));
afterAll(() => closeNetwork());

const entriesOf = async ({ as, opened }: Desk): Promise<any[]> =>
  (await as("anna").get(`${opened.path}/audit`)).body.entries;

describe("the checks of a case", () => {
  it("are the same in the detail, in the latest result and in the brief, each with how it was established", async () => {
    const desk = await prepare({ papers: false });
    const { checks, investigation_results: results } = await desk.detail();
    expect(checks).toHaveLength(7);
    for (const check of checks) expect(check.how).toMatch(/\w.*\.$/);
    expect(results.at(-1).checks).toEqual(checks);
    expect((await desk.brief()).checks).toEqual(checks);
  });

  it("name the evidence that established them", async () => {
    const desk = await prepare({});
    const { evidence } = (await desk.as("anna").get(`${desk.opened.path}/evidence`)).body;
    const known = evidence.map(({ id }: any) => id);
    const { checks } = await desk.detail();
    for (const name of ["registration", "status", "representatives", "beneficial_owners", "screening"]) {
      const { evidence_ids: ids } = checks.find(({ check }: any) => check === name);
      expect([name, ids.length > 0, ids.every((id: string) => known.includes(id))]).toEqual([name, true, true]);
    }
  });

  it("say of sample mode that nothing was checked where nothing was", async () => {
    const desk = await prepare({ answers: "none" });
    const { checks } = await desk.detail();
    for (const name of ["purpose", "documents"]) {
      expect(checks.find(({ check }: any) => check === name).how).toContain("sample mode, not checked");
    }
  });

  it("are derived again when evidence is filed, without a new iteration", async () => {
    const desk = await prepare({ number: "nonsense", country: "MT" });
    const before = await desk.detail();
    await desk.take({ do: "evidence", who: "anna", kind: "register_extract" });
    const after = await desk.detail();
    expect(after.current_iteration).toBe(before.current_iteration);
    expect(after.investigation_results).toHaveLength(before.investigation_results.length);
    expect(after.checks).not.toEqual(before.checks);
    expect(after.investigation_results.at(-1).checks).toEqual(after.checks);
    const entries = await entriesOf(desk);
    expect(entries.map(({ event }) => event)).toContain("EVIDENCE_FILED");
  });
});

describe("an override of open checks", () => {
  it("waits with its text for the second officer, is audited under its maker, and is printed", async () => {
    const desk = await prepare({ silent: ["kbo"] });
    await desk.take(approve(PARKED, OPEN_CHECKS));
    const { pending_decision: pending } = await desk.detail();
    expect(pending).toMatchObject({
      maker: "anna",
      needs_senior: true,
      reason: "as the file stands",
      overrides: { override_open_checks: WHY },
      evidence_changed: false,
    });
    expect(JSON.stringify(pending)).toContain(WHY);
    await desk.take(second("carol", APPROVED));
    const overridden = (await entriesOf(desk)).filter(({ event }) => event === "GATE_OVERRIDDEN");
    expect(overridden).toMatchObject([
      { actor: "anna", details: { gate: "mandatory_check_open", justification: WHY } },
    ]);
    const { bytes } = await desk.as("anna").get(`${desk.opened.path}/report`);
    expect((await readPdf(bytes)).text.replaceAll(/\s+/g, " ")).toContain(WHY);
    const memo = await desk.as("anna").post(`/cases/${desk.opened.workflowId}/decision-memorandum`);
    expect(JSON.stringify(memo.body)).toContain(WHY);
  });
});

describe("the customer's page", () => {
  const portalOf = async ({ opened }: Desk) => (await send("GET", `/api/portal/${opened.token}`)).body;

  it("locks when a hit is confirmed while the customer is being asked", async () => {
    const desk = await prepare({ number: "0999901041" });
    await desk.take(followUp(ok("FOLLOW_UP_REQUIRED")));
    expect(await portalOf(desk)).toMatchObject({ phase: "follow_up", status: "FOLLOW_UP_REQUIRED" });
    await desk.take(confirm("sanctions", "anna"));
    expect(await portalOf(desk)).toMatchObject({ phase: "under_review", follow_up_tasks: [], questions: [] });
    const written = await send("POST", `/api/portal/${desk.opened.token}/submit`, { json: {} });
    expect([written.status, written.body.code]).toEqual([423, "on_hold"]);
  });

  it("of a decided case is final, whatever officers do with its hits later", async () => {
    const desk = await prepare({ number: "0999901041" });
    await desk.take(clear("sanctions", "anna", DONE, { differs: ["name"] }), approve(DONE));
    if ((await desk.detail()).status !== "APPROVED") await desk.take(second("carol", APPROVED));
    const decided = await portalOf(desk);
    expect(decided).toMatchObject({ phase: "terminal", status: "APPROVED" });
    const { investigation_results: results } = await desk.detail();
    const hit = results.at(-1).findings.find(({ category }: any) => category === "sanctions");
    for (const act of ["confirmation", "clearance"]) {
      await desk.as("mia").post(`${desk.opened.path}/findings/${hit.id}/${act}`, { reason: "seen again" });
      expect(await portalOf(desk)).toEqual(decided);
    }
  });
});

describe("a company that was refused before", () => {
  it("is remembered in its next case", async () => {
    const first = await prepare({ papers: false });
    await first.take(reject(REJECTED));
    const next = await prepare({}, first.tenant);
    const { findings } = (await next.detail()).investigation_results.at(-1);
    expect(findings).toContainEqual(
      expect.objectContaining({ code: "refused_before", category: "cross_case", severity: "low" }),
    );
    expect(JSON.stringify(await next.brief())).toMatch(/refused/i);
    const elsewhere = await prepare({});
    expect(JSON.stringify((await elsewhere.detail()).investigation_results)).not.toContain("refused_before");
  });
});
