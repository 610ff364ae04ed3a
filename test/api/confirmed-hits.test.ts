import { describe, expect, it } from "vitest";
import { newOfficer, send } from "../support/api.ts";
import { CLEAN, reviewedCase, SANCTIONED, settle } from "../support/cases.ts";

const NEAR = "0999901041";
/** Politically exposed, on the sample list. */
const POLITICAL = { beneficial_owners: "Thessaly Ravenscourt-Okonjide" };
/** With every override that the contract has. */
const APPROVAL = {
  decision: "approve",
  override_open_checks: "Shown on paper",
  override_open_discrepancies: "Explained by phone",
};

const hitsOf = (detail: any, category = "sanctions"): any[] =>
  detail.investigation_results
    .at(-1)
    .findings.filter((one: any) => one.category === category && one.entry_fingerprint !== undefined);

async function nearCase(officer = newOfficer()) {
  const opened = await reviewedCase(officer, NEAR);
  const [hit] = hitsOf(opened.detail);
  return { ...opened, officer, hit, confirmation: `${opened.path}/findings/${hit.id}/confirmation` };
}

describe("confirming a sanctions hit", () => {
  it("makes it critical, shuts both gates and hides the case from its customer", async () => {
    const { officer, path, token, hit, confirmation, detail: before } = await nearCase();
    expect(hit.severity).toBe("medium");
    expect(before.generated_tasks.some(({ finding_ids }: any) => finding_ids.includes(hit.id))).toBe(true);
    const confirmed = await officer.post(confirmation, { reason: "The passport is the listed one." });
    expect(confirmed).toMatchObject({
      status: 200,
      body: { id: hit.id, severity: "critical", confirmation: { confirmed_by: "alice", severity_before: "medium" } },
    });
    const detail = (await officer.get(path)).body;
    expect(detail.latest_risk_score).toBeGreaterThan(0.7);
    // Nothing may be asked of the customer any more.
    expect(detail.generated_tasks).toEqual([]);
    const states = Object.fromEntries(detail.gates.map(({ gate, state }: any) => [gate, state]));
    expect(states).toMatchObject({ sar_first: "shut", sanctioned: "shut" });
    const approval = await officer.post(`${path}/decision`, {
      decision: "approve",
      override_open_checks: "Shown on paper",
    });
    expect(approval).toMatchObject({ status: 409, body: { code: "gate_blocked", gate: "sanctioned" } });
    const rejection = await officer.post(`${path}/decision`, { decision: "reject" });
    expect(rejection).toMatchObject({ status: 409, body: { gate: "sar_first" } });
    expect((await send("POST", `/api/portal/${token}/submit`, { json: {} })).status).toBe(423);
    const audit = (await officer.get(`${path}/audit`)).body;
    expect(audit.chain_valid).toBe(true);
    expect(audit.entries.findLast(({ event }: any) => event === "HIT_CONFIRMED")).toMatchObject({
      actor: "alice",
      details: { finding_id: hit.id, severity_before: "medium", severity: "critical" },
    });
    expect((await officer.post(confirmation, { reason: "again" })).status).toBe(409);
    expect((await officer.post(confirmation, { reason: " " })).status).toBe(422);
  });

  it("is undone by the MLRO alone, after which the hit is open and settled again", async () => {
    const { officer, path, hit, confirmation, detail } = await nearCase();
    const max = officer.colleague("max", "mlro");
    expect((await max.delete(confirmation)).status).toBe(409);
    await officer.post(confirmation, { reason: "The passport is the listed one." });
    for (const other of [officer, officer.colleague("mia", "compliance_manager")]) {
      expect((await other.delete(confirmation)).status).toBe(403);
    }
    const undone = await max.delete(confirmation);
    expect([undone.status, undone.body]).toEqual([200, hit]);
    expect((await officer.get(path)).body.generated_tasks).toEqual(detail.generated_tasks);
    const blocked = await officer.post(`${path}/decision`, {
      decision: "approve",
      override_open_checks: "Shown on paper",
    });
    expect(blocked.body.gate).toBe("open_screening_hit");
    const { entries } = (await officer.get(`${path}/audit`)).body;
    expect(entries.at(-2)).toMatchObject({ event: "HIT_CONFIRMATION_UNDONE", actor: "max", details: { reason: null } });
  });

  it("keeps the gate of an exact match shut when it is undone", async () => {
    const mlro = newOfficer("max", "officer", "mlro");
    const opened = await reviewedCase(mlro, SANCTIONED);
    const [hit] = hitsOf(opened.detail);
    const confirmation = `${opened.path}/findings/${hit.id}/confirmation`;
    expect((await mlro.post(confirmation, { reason: "the same" })).status).toBe(200);
    expect((await mlro.delete(confirmation, { json: { reason: "not the same" } })).body.severity).toBe("critical");
    const rejection = await mlro.post(`${opened.path}/decision`, { decision: "reject" });
    expect(rejection.body.gate).toBe("sar_first");
  });

  it("ends what its clearance did for later cases", async () => {
    const { officer, path, hit, confirmation, ...opened } = await nearCase();
    await officer.post(`${path}/findings/${hit.id}/clearance`, { reason: "Another person", differs: ["birth_date"] });
    const { generated_tasks: tasks } = (await officer.get(path)).body;
    expect(tasks.filter(({ finding_ids }: any) => finding_ids.includes(hit.id))).toEqual([]);
    await settle(officer, { ...opened, path });
    const between = await reviewedCase(officer, NEAR);
    expect(hitsOf(between.detail)[0].clearance).toMatchObject({ reason: "Another person", differs: ["birth_date"] });
    await officer.post(confirmation, { reason: "The same after all" });
    await settle(officer, { ...opened, path });
    const later = await reviewedCase(officer, NEAR);
    expect(hitsOf(later.detail)[0].clearance).toBeUndefined();
  });

  it("is named in a later case of the same person, which an officer decides for itself", async () => {
    const { officer, path, confirmation, ...opened } = await nearCase();
    await officer.post(confirmation, { reason: "The same person" });
    await settle(officer, { ...opened, path });
    const [later] = hitsOf((await reviewedCase(officer, NEAR)).detail);
    expect(later.description).toMatch(/alice confirmed the same match in another case on \d{4}-\d\d-\d\d\./);
    expect([later.confirmation, later.severity]).toEqual([undefined, "medium"]);
    await officer.colleague("max", "mlro").delete(confirmation);
    await settle(officer, { ...opened, path });
    for (const who of [officer, newOfficer()]) {
      const [hit] = hitsOf((await reviewedCase(who, NEAR)).detail);
      expect(hit.description).not.toContain("confirmed the same match");
    }
  });

  it("takes only a match with one list entry", async () => {
    const officer = newOfficer();
    const { path, detail } = await reviewedCase(officer);
    const [other] = detail.investigation_results[0].findings;
    const answer = await officer.post(`${path}/findings/${other.id}/confirmation`, { reason: "yes" });
    expect(answer).toMatchObject({ status: 422, body: { code: "validation_failed" } });
    expect((await officer.post(`${path}/findings/nosuch/confirmation`, { reason: "yes" })).status).toBe(404);
  });
});

describe("a hit on a politically exposed person", () => {
  it("is cleared above a score of 0.9 only with what differs, shown by more than the customer's word", async () => {
    const officer = newOfficer();
    const { path, detail } = await reviewedCase(officer, CLEAN, POLITICAL);
    const [hit] = hitsOf(detail, "pep");
    expect(hit.confidence).toBeGreaterThan(0.9);
    const blocked = await officer.post(`${path}/decision`, APPROVAL);
    expect(blocked.body.gate).toBe("open_screening_hit");
    const clear = (who: typeof officer, body: object) => who.post(`${path}/findings/${hit.id}/clearance`, body);
    for (const [body, code] of [
      [{ reason: "other" }, "required"],
      [{ reason: "other", differs: ["birth_date"] }, "only_declared"],
    ] as const) {
      const refused = await clear(officer, body);
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: "differs", code }] } });
    }
    expect((await clear(officer, { reason: "other", differs: ["colour"] })).status).toBe(422);
    expect((await clear(officer.colleague("max", "mlro"), { reason: "other" })).status).toBe(200);
  });

  it("needs a senior second officer once it is confirmed", async () => {
    const officer = newOfficer();
    const { path, detail } = await reviewedCase(officer, CLEAN, POLITICAL);
    for (const { id } of hitsOf(detail, "pep")) {
      expect((await officer.post(`${path}/findings/${id}/confirmation`, { reason: "yes" })).status).toBe(200);
    }
    const parked = await officer.post(`${path}/decision`, APPROVAL);
    expect(parked).toMatchObject({ status: 200, body: { status: "PENDING_SECOND_APPROVAL" } });
    const { pending_decision: pending } = (await officer.get(path)).body;
    expect(pending).toMatchObject({ needs_senior: true, four_eyes: expect.arrayContaining(["confirmed_pep"]) });
  });
});
