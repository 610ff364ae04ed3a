import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPdf } from "../../unit/rendering/support/read-pdf.ts";
import { openNetwork } from "./network.ts";
import { type Desk, prepare } from "./run-scenario.ts";
import { APPROVED, approve, OPEN_CHECKS, PARKED, second, WHY } from "./scenario.ts";

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
    expect(pending).toMatchObject({ maker: "anna", needs_senior: true, reason: "as the file stands" });
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
