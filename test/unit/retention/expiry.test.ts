import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CASE_STATUSES } from "../../../src/domain/case/case.model.ts";
import { expireCase, type ReportState } from "../../../src/domain/retention/expiry.rules.ts";
import {
  chainDeletion,
  type ChainedDeletion,
  isLedgerValid,
  LEDGER_START,
} from "../../../src/features/retention/ledger.rules.ts";
import { hasPassed, type RetentionPolicy, retentionOf } from "../../../src/domain/retention/retention.rules.ts";
import { isSarOver } from "../../../src/domain/sar/open-sar.rules.ts";
import { SAR_STATUSES } from "../../../src/domain/sar/sar.model.ts";
import { actor, caseRecord } from "../../support/case-fixtures.ts";
import { decided, ended } from "../../support/retention.ts";

const LAW: RetentionPolicy = { years: "law", startsAt: "relationship_end" };
const at = (now: string) => ({ now: new Date(now), actor: actor() });
const refused = (given = {}) =>
  caseRecord({ ...decided("2026-11-21T10:00:00.000Z", { status: "REJECTED" }), legalHold: false, ...given });
const OVER = "2036-11-22T00:00:00.000Z";

const report = (status: ReportState["status"], lastStepAt: string): ReportState => ({
  sarId: "sar",
  version: 3,
  status,
  lastStepAt,
});
const withReport = (status: ReportState["status"], version = 3) =>
  refused({ sars: [{ sarId: "sar", version, status }] });

describe("the expiry of a case", () => {
  it("removes the case, and returns the rule", () => {
    const outcome = expireCase(refused(), [], LAW, at(OVER));
    expect(outcome.ok && outcome.value.answer).toMatchObject({
      retention: { basis: "refusal", rule: "be-aml-2017-art-60" },
      reportsUntil: null,
    });
  });

  it("is refused under a legal hold, and checked again later", () => {
    const hold = { reason: "court", setBy: "carl", setAt: OVER };
    const outcome = expireCase(refused({ legalHold: hold }), [], LAW, at(OVER));
    expect(outcome.ok || outcome.refusal.details?.extra).toEqual({ look_again_at: "2036-11-23T00:00:00.000Z" });
    const early = expireCase(refused(), [], LAW, at("2030-01-01T00:00:00.000Z"));
    expect(early.ok || early.refusal.details?.extra).toEqual({ look_again_at: OVER });
  });

  it.each(["draft", "pending_mlro", "approved"] as const)(
    "goes on its day while a report is %s, which stays",
    (status) => {
      const outcome = expireCase(withReport(status), [report(status, "2026-12-01T00:00:00.000Z")], LAW, at(OVER));
      expect(outcome.ok && outcome.value.answer.reportsUntil).toBe("2041-11-22");
    },
  );

  it("retains a report with an outdated row for a whole period from now", () => {
    const states = [[], [report("submitted", "2026-12-01T00:00:00.000Z")].map((state) => ({ ...state, version: 4 }))];
    for (const reports of states) {
      const outcome = expireCase(withReport("submitted"), reports, LAW, at(OVER));
      expect(outcome.ok && outcome.value.answer.reportsUntil).toBe("2041-11-22");
    }
  });

  it.each([
    ["2026-12-01T00:00:00.000Z", "2036-12-01"],
    ["2033-03-05T00:00:00.000Z", "2038-03-05"],
    ["2029-03-05T00:00:00.000Z", null],
  ])("leaves a report whose last step was at %s until %s", (updatedAt, until) => {
    const outcome = expireCase(withReport("submitted"), [report("submitted", updatedAt)], LAW, at(OVER));
    expect(outcome.ok && outcome.value.answer.reportsUntil).toBe(until);
  });

  it("is refused while any reason for retention exists", () => {
    const instants = fc
      .date({ min: new Date("2026-01-01"), max: new Date("2060-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString());
    const cases = fc.record({
      status: fc.constantFrom(...CASE_STATUSES),
      decidedAt: fc.option(instants),
      endedAt: fc.option(instants),
      recordedAt: instants,
      held: fc.boolean(),
      sar: fc.option(fc.constantFrom(...SAR_STATUSES)),
      reportedAt: instants,
      now: instants,
      policy: fc.record({
        years: fc.oneof(fc.constant("law" as const), fc.integer({ min: 0, max: 12 })),
        startsAt: fc.constantFrom("relationship_end" as const, "final_decision" as const),
      }),
    });
    fc.assert(
      fc.property(cases, ({ status, decidedAt, endedAt, recordedAt, held, sar, reportedAt, now, policy }) => {
        const record = caseRecord({
          ...decided(decidedAt, { status }),
          ...(endedAt ? ended(endedAt.slice(0, 10), recordedAt) : {}),
          legalHold: held && { reason: "court", setBy: "carl", setAt: now },
          sars: sar ? [{ sarId: "sar", version: 3, status: sar }] : [],
        });
        const outcome = expireCase(record, sar ? [report(sar, reportedAt)] : [], policy, at(now));
        if (!outcome.ok) return;
        const { retention, reportsUntil } = outcome.value.answer;
        expect(held).toBe(false);
        expect(retention).toEqual(retentionOf(record, policy));
        expect(hasPassed(retention!.retainUntil, new Date(now))).toBe(true);
        if (reportsUntil) expect(hasPassed(reportsUntil, new Date(now))).toBe(false);
        if (sar && !isSarOver(sar)) expect(reportsUntil).not.toBeNull();
      }),
      { numRuns: 3_000 },
    );
  });
});

describe("the ledger's chain", () => {
  const deletion = (n: number) => ({
    workflow_id: `case-${n}`,
    case_id: `${n}`,
    deleted_by: "system",
    deleted_at: OVER,
    reason: "retention" as const,
    rule: "refusal",
    audit_seq: n,
    audit_hash: "h",
    contents: { documents: 1, evidence: 2, memoranda: 0, audit_entries: n },
  });
  const lines: ChainedDeletion[] = [];
  for (let n = 1; n <= 4; n++) lines.unshift(chainDeletion(lines[0] ?? LEDGER_START, deletion(n)));

  it("is valid for any page, and invalid if a line was changed, removed or moved", () => {
    for (const page of [lines, lines.slice(0, 2), lines.slice(2), lines.slice(1, 2), []]) {
      expect(isLedgerValid(page)).toBe(true);
    }
    const changed = lines.map((line) => (line.seq === 2 ? { ...line, deleted_by: "bob" } : line));
    const broken = [changed, lines.filter(({ seq }) => seq !== 3), lines.toReversed(), [lines[1]!, lines[1]!]];
    for (const page of broken) expect(isLedgerValid(page)).toBe(false);
  });
});
