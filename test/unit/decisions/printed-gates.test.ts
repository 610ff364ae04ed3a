import { describe, expect, it } from "vitest";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { gateStates, standingOf } from "../../../src/domain/decisions/gates.rules.ts";
import { gatesInPrint } from "../../../src/domain/decisions/printed-gates.rules.ts";
import { caseRecord, finding, investigation, uboDiscrepancy } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";

const now = new Date("2026-11-20T10:00:00.000Z");
const decision = {
  decision: "approve",
  reason: null,
  restrictions: [],
  maker: "alice",
  approver: "bob",
  decidedAt: "2026-11-20T10:00:00.000Z",
  iteration: 1,
} as const;
const override = {
  gate: "open_ubo_discrepancy",
  officer: "alice",
  at: "2026-11-20T10:00:00.000Z",
  justification: "The share register names him.",
} as const;
const approved = (given: Partial<CaseRecord>): CaseRecord =>
  caseRecord({ status: "APPROVED", decision, discrepancies: [uboDiscrepancy({ status: "overridden" })], ...given });
const checksGate = (record: CaseRecord) =>
  gatesInPrint(record, now).find(({ gate }) => gate === "mandatory_check_open");

describe("gates in print", () => {
  it("call a check covered that the override of its discrepancy covers, and no other", () => {
    expect(checksGate(approved({ overrides: [override] }))).toMatchObject({
      state: "shut",
      covered: "Covered by the overrides of the gates above.",
    });
    expect(checksGate(approved({ overrides: [] }))).toMatchObject({ state: "shut", covered: null });
    const silent = soundGrounds({ register: { state: "silent", reason: "source_unavailable" } });
    expect(checksGate(approved({ overrides: [override], grounds: silent }))).toMatchObject({ covered: null });
    const rejected = { ...decision, decision: "reject" } as const;
    expect(checksGate(approved({ overrides: [override], decision: rejected }))).toMatchObject({ covered: null });
  });

  it("say who approved despite a critical alert, and that it blocks while nobody has", () => {
    const critical = investigation({ findings: [finding({ code: "network_alert", severity: "critical" })] });
    const alertGate = (record: CaseRecord) => gatesInPrint(record, now).find(({ gate }) => gate === "critical_alert");
    expect(alertGate(caseRecord({ investigations: [critical] }))).toMatchObject({ state: "shut", covered: null });
    expect(alertGate(approved({ investigations: [critical] }))!.covered).toContain("bob confirmed the approval");
    const alone = { ...decision, approver: null };
    expect(alertGate(approved({ investigations: [critical], decision: alone }))).toMatchObject({ covered: null });
    expect(alertGate(caseRecord())).toMatchObject({ state: "not_established" });
  });

  it("leave the gates of companies out for a private customer", () => {
    const names = (record: CaseRecord) => gatesInPrint(record, now).map(({ gate }) => gate);
    expect(names(caseRecord())).toEqual(expect.arrayContaining(["dissolved_entity", "open_ubo_discrepancy"]));
    const person = names(caseRecord({ grounds: soundGrounds({ subject: "person" }) }));
    expect(person).not.toContain("dissolved_entity");
    expect(person).not.toContain("open_ubo_discrepancy");
  });

  it("never say that a gate of companies passed for a private customer", () => {
    const record = caseRecord({
      templateId: "kyc_natural_person",
      grounds: soundGrounds({ subject: "person" }),
      investigations: [investigation()],
      facts: {},
    });
    const states = gateStates(standingOf(record, now));
    for (const gate of ["dissolved_entity", "open_ubo_discrepancy"]) {
      expect(states).toContainEqual({ gate, state: "not_established" });
    }
    expect(gateStates(standingOf(caseRecord(), now))).toContainEqual({ gate: "dissolved_entity", state: "passed" });
  });

  it("say of no trigger only where the media answered", () => {
    const gap = finding({ category: "data_gap", source: "adverse_media" });
    const state = (...findings: ReturnType<typeof finding>[]) =>
      gateStates(standingOf(caseRecord({ investigations: [investigation({ findings })] }), now))[0];
    expect(state()).toEqual({ gate: "sar_first", state: "passed" });
    expect(state(gap)).toEqual({ gate: "sar_first", state: "not_established" });
  });
});
