import { describe, expect, it } from "vitest";
import { takeDecision } from "../../../src/domain/decisions/decision.rules.ts";
import { networkFindings } from "../../../src/domain/network/network-findings.rules.ts";
import type { NetworkAlert } from "../../../src/domain/network/network.model.ts";
import { actor, caseRecord, decisionInput, investigation } from "../../support/case-fixtures.ts";
import { networkAlert } from "../../support/network-fixtures.ts";

const dismissed = (severity: NetworkAlert["severity"]): NetworkAlert =>
  networkAlert({
    severity,
    status: "dismissed",
    ended: { at: "2026-11-01T09:00:00.000Z", by: "alice", reason: "false_positive", text: null },
  });

function approve(officer: string, ...alerts: readonly NetworkAlert[]) {
  const known = { read_at: "2026-11-01T10:00:00.000Z", alerts, neighbours: [], partial: false };
  const meta = {
    now: new Date("2026-11-02T10:00:00.000Z"),
    actor: actor(officer),
    makerChecker: true,
    portalExpiresAt: "2026-12-02T10:00:00.000Z",
  };
  const findings = networkFindings(known, { caseId: "case", name: "Molenhof Logistiek", evidenceIds: [] }, []);
  const record = caseRecord({ network: { known, evidence_ids: [] }, investigations: [investigation({ findings })] });
  const outcome = takeDecision(record, decisionInput(), meta);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const { status, parked } = outcome.value.record;
  return [status, parked?.reasons, parked?.needsSenior];
}

describe("an approval by the officer who dismissed an alert on the customer", () => {
  it("needs a second officer for a high alert, and a senior one for a critical alert", () => {
    expect(approve("alice", dismissed("high"))).toEqual(["PENDING_SECOND_APPROVAL", ["own_high_dismissal"], false]);
    expect(approve("alice", dismissed("critical"))).toEqual(["PENDING_SECOND_APPROVAL", ["own_dismissal"], true]);
    expect(approve("alice", dismissed("high"), dismissed("critical"))).toEqual([
      "PENDING_SECOND_APPROVAL",
      ["own_dismissal", "own_high_dismissal"],
      true,
    ]);
  });

  it("needs one for a dismissed grave alert, by any officer, because a link that was judged is not nothing", () => {
    const settled = (severity: NetworkAlert["severity"]): NetworkAlert => {
      const alert = dismissed(severity);
      return { ...alert, ended: { ...alert.ended!, weight: "settled" } };
    };
    expect(approve("bob", settled("high"))).toEqual(["PENDING_SECOND_APPROVAL", ["alert_dismissed"], false]);
    expect(approve("alice", settled("high"))[1]).toEqual(["own_high_dismissal"]);
    expect(approve("bob", settled("medium"))[0]).toBe("PENDING_SECOND_APPROVAL");
  });

  it("needs none for a medium alert, nor where another officer dismissed it", () => {
    expect(approve("alice", dismissed("medium"))[0]).toBe("APPROVED");
    expect(approve("bob", dismissed("high"))[0]).toBe("APPROVED");
  });
});
