import { describe, expect, it } from "vitest";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { isSarLocked } from "../../../src/domain/decisions/gates.rules.ts";
import type { Rescreening, RescreeningAttempt } from "../../../src/domain/decisions/rescreening.rules.ts";
import { takeScreenedDecision } from "../../../src/domain/decisions/screened-decision.rules.ts";
import { currentChecks } from "../../../src/domain/diligence/due-diligence.rules.ts";
import { handedIn, owner, readAs } from "../../support/made-readings.ts";
import { actor, caseRecord, decisionInput, finding, investigation } from "../../support/case-fixtures.ts";

const now = new Date("2026-11-02T10:00:00.000Z");
const meta = { now, actor: actor(), makerChecker: true, portalExpiresAt: "2026-12-02T10:00:00.000Z" };

const near = finding({
  id: "hit",
  category: "sanctions",
  severity: "medium",
  confidence: 0.8,
  subject: "An Peeters",
  source_entry: "eu:1",
  entry_fingerprint: "f",
});
const clearance = { reason: "other", cleared_by: "bob", cleared_at: "2026-11-01T10:00:00.000Z" };
const confirmation = { reason: "same", confirmed_by: "bob", confirmed_at: "2026-11-01T10:00:00.000Z" };

const rescreening = (findings: readonly Finding[], given: Partial<Rescreening> = {}): Rescreening => ({
  outcome: "repeated",
  because: ["list_changed"],
  iteration: 1,
  at: now.toISOString(),
  findings,
  evidence: [],
  lists: [{ source: "sample", version: "2", last_confirmed_at: null, max_age_hours: 48, has_peps: true }],
  unreadable: [],
  ...given,
});

const record = (...findings: Finding[]) => caseRecord({ investigations: [investigation({ findings })] });

/** The case after an approval, given or refused. */
function after(of: CaseRecord, attempt: RescreeningAttempt): CaseRecord {
  const outcome = takeScreenedDecision(of, decisionInput(), meta, attempt);
  return outcome.ok ? outcome.value.record : outcome.regardless!.record;
}
const findingsAfter = (known: Finding[], found: Finding[]) =>
  after(record(...known), rescreening(found)).investigations.at(-1)!.findings;

describe("a screening before an approval", () => {
  it("leaves the same hits, and those that are no longer found, as they are", () => {
    const cleared = { ...near, clearance };
    expect(findingsAfter([cleared], [{ ...near, description: "written again" }])).toEqual([cleared]);
    expect(findingsAfter([cleared], [])).toEqual([cleared]);
  });

  it("opens a cleared hit whose entry has changed, and keeps a confirmed one confirmed", () => {
    const changed = { ...near, entry_fingerprint: "g" };
    expect(findingsAfter([{ ...near, clearance }], [changed])).toEqual([changed]);
    const confirmed: Finding = { ...near, severity: "critical", confirmation };
    expect(findingsAfter([confirmed], [changed])).toEqual([confirmed]);
  });

  it("never makes a trigger less, and takes a graver match as a new one", () => {
    const exact: Finding = { ...near, severity: "critical" };
    const weaker = { ...near, entry_fingerprint: "g" };
    expect(findingsAfter([exact], [weaker])).toMatchObject([{ severity: "critical", entry_fingerprint: "g" }]);
    expect(findingsAfter([{ ...near, clearance }], [exact])).toEqual([exact]);
    expect(isSarLocked(after(record(near), rescreening([exact])))).toBe(true);
  });

  it("closes the gap of a name that was read in a document after the screening", () => {
    const extract = readAs("ubo_extract", [owner("Jan Willems", 30)]);
    const before = caseRecord({
      documents: [handedIn("ubo_extract", extract)],
      investigations: [investigation()],
    });
    const screening = (of: CaseRecord) => currentChecks(of, now).find(({ check }) => check === "screening")!;
    expect(screening(before)).toMatchObject({ outcome: "not_established" });
    const subjects = ["Molenhof Logistiek", "An Peeters", "Jan Willems"];
    const screened = after(before, rescreening([], { because: ["names_read"], subjects }));
    expect(screening(screened)).toMatchObject({ outcome: "established" });
    // The screening of before, repeated for another reason, does not.
    expect(screening(after(before, rescreening([])))).toMatchObject({ outcome: "not_established" });
  });

  it("replaces a sum of matches that are not shown by the newer one, unless it is a trigger", () => {
    const sum = { ...near, id: "sum", source_entry: "more:1" };
    const newer = { ...near, id: "newer", source_entry: "more:2" };
    expect(findingsAfter([sum], [newer])).toEqual([newer]);
    const trigger: Finding = { ...sum, severity: "critical" };
    expect(findingsAfter([trigger], [newer])).toEqual([newer, trigger]);
    expect(findingsAfter([sum], [{ ...newer, subject: "Jan Claes" }])).toHaveLength(2);
  });

  it("opens the check of the screening for a name that can no longer be compared", () => {
    const outcome = takeScreenedDecision(record(), decisionInput(), meta, rescreening([], { unreadable: ["An"] }));
    expect(outcome.ok || outcome.refusal.details?.extra).toEqual({
      gate: "mandatory_check_open",
      open_checks: ["screening"],
    });
  });

  it("of another iteration, or one that failed, leaves the check stale", () => {
    for (const attempt of [
      rescreening([], { iteration: 2 }),
      { outcome: "failed", because: ["active_alert"], iteration: 1 },
    ] satisfies RescreeningAttempt[]) {
      const left = after(record(), attempt);
      expect(left.investigations[0]!.checks).toContainEqual(
        expect.objectContaining({ check: "screening", reason: "stale" }),
      );
      expect(left.status).toBe("REVIEW_PENDING");
      expect(after(left, rescreening([])).status).toBe("APPROVED");
    }
  });
});
