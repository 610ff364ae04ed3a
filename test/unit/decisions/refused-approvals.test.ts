import { describe, expect, it } from "vitest";
import { writeBrief } from "../../../src/domain/case/brief.rules.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { answerSecondApproval, takeDecision } from "../../../src/domain/decisions/decision.rules.ts";
import { factsHash } from "../../../src/domain/decisions/pinned-facts.rules.ts";
import { bundleHash } from "../../../src/platform/canonical-json.ts";
import { decisionOptions } from "../../../src/domain/decisions/decision-options.rules.ts";
import { standingOf } from "../../../src/domain/decisions/gates.rules.ts";
import { currentRating } from "../../../src/domain/diligence/due-diligence.rules.ts";
import type { RiskRating } from "../../../src/domain/diligence/rating.model.ts";
import { reviewDocument } from "../../../src/domain/documents/review.rules.ts";
import { actor, caseRecord, decisionInput, finding, investigation } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { handedIn, made, NOW, readAs } from "../../support/made-readings.ts";

const meta = (officer: string) => ({
  now: NOW,
  actor: actor(officer),
  makerChecker: true,
  portalExpiresAt: "2026-12-22T10:00:00.000Z",
});

const SIMPLE: RiskRating = {
  level: "low",
  regime: "simplified",
  dimensions: [],
  next_review_months: 60,
  policy_version: 0,
};

const sound = (given: Partial<CaseRecord> = {}) =>
  caseRecord({ investigations: [investigation({ risk_rating: SIMPLE })], ...given });

function refused(comment: string | null, at = NOW): CaseRecord {
  const record = sound({
    status: "PENDING_SECOND_APPROVAL",
    parked: {
      input: decisionInput(),
      maker: "alice",
      parkedFrom: "REVIEW_PENDING",
      parkedAt: "2026-11-22T09:00:00.000Z",
      bundleHash: "",
      reasons: ["high_finding"],
      needsSenior: false,
    },
  });
  const outcome = answerSecondApproval(record, { decision: "reject", comment }, { ...meta("bob"), now: at });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.record;
}

const reasons = (record: CaseRecord, officer: string) =>
  decisionOptions(standingOf(record, NOW, true, { id: officer, roles: ["officer"] }))[0]!.four_eyes_reasons;

const later = (record: CaseRecord): CaseRecord => ({
  ...record,
  investigations: [...record.investigations, investigation({ completed_at: "2026-11-25T09:00:00.000Z" })],
});

function parkedBy(maker: string, given: Partial<CaseRecord>): CaseRecord {
  const record = sound(given);
  return {
    ...record,
    status: "PENDING_SECOND_APPROVAL",
    parked: {
      input: decisionInput(),
      maker,
      parkedFrom: "REVIEW_PENDING",
      parkedAt: "2026-11-22T09:00:00.000Z",
      bundleHash: bundleHash(record.evidence),
      factsHash: factsHash(record),
      reasons: ["high_finding"],
      needsSenior: false,
    },
  };
}

const confirm = (record: CaseRecord, comment: string | null, decision: "approve" | "reject" = "approve") => {
  const outcome = answerSecondApproval(record, { decision, comment }, meta("bob"));
  return outcome.ok ? "taken" : outcome.refusal.code;
};

describe("the words of who confirms an approval", () => {
  const means = finding({ id: "f1", code: "means_do_not_fit", severity: "medium" });
  const open = { investigations: [investigation({ risk_rating: SIMPLE, findings: [means] })] };
  it.each([null, "ok", "Agreed."])("are needed over a finding that nobody has settled: %j", (comment) => {
    expect(confirm(parkedBy("alice", open), comment)).toBe("validation_failed");
    expect(confirm(parkedBy("alice", open), comment, "reject")).toBe("taken");
  });

  it("are asked for after changed evidence is told, which gives the case back", () => {
    const parked = parkedBy("alice", open);
    expect(confirm({ ...parked, parked: { ...parked.parked!, bundleHash: "" } }, null)).toBe("evidence_changed");
  });

  it("are free where nothing is open", () => {
    expect(confirm(parkedBy("alice", {}), null)).not.toBe("validation_failed");
  });
});

it("quotes in the brief why a case was escalated, but no report, until it is decided", () => {
  const escalated = (reason: string, decision: "escalate" | "approve" = "escalate") =>
    writeBrief(
      sound({
        status: "ESCALATED",
        decision: {
          decision,
          reason,
          restrictions: [],
          maker: "alice",
          approver: null,
          decidedAt: "2026-11-22T09:00:00.000Z",
          iteration: 1,
        },
      }),
      NOW,
    ).summary;
  expect(escalated("I do not trust his story.")).toContain("alice escalated the case on 2026-11-22");
  expect(escalated("I do not trust his story.")).toContain("I do not trust his story.");
  expect(escalated("Reported to CTIF")).not.toContain("CTIF");
  expect(escalated("All is well explained.", "approve")).not.toContain("escalated the case on");
});

describe("an approval that a second officer refused", () => {
  const record = refused("The payslip is another man's and looks forged; I do not want this customer.");

  it("asks a second officer for each later approval, of whomever but the one who refused", () => {
    expect(reasons(sound(), "alice")).toEqual([]);
    expect(reasons(record, "alice")).toContain("refused_approval");
    expect(reasons(record, "carol")).toContain("refused_approval");
    expect(reasons(later(record), "alice")).toEqual(["refused_approval"]);
    expect(reasons(later(record), "bob")).toEqual([]);
    const outcome = takeDecision(record, decisionInput(), meta("alice"));
    expect(outcome.ok && outcome.value.record.status).toBe("PENDING_SECOND_APPROVAL");
  });

  it("is quoted in the brief, which recommends no approval until something was investigated since", () => {
    const brief = writeBrief(record, NOW);
    expect(brief.summary).toContain(
      'bob refused the approval by alice on 2026-11-22: "The payslip is another man\'s and looks forged; I do not want this customer.".',
    );
    expect(brief.summary).not.toContain("Nothing was found against the customer");
    expect(brief.recommended_action).toBe("escalate");
    expect(brief.conclusion).toContain("A second officer refused the approval");
    expect(writeBrief(later(record), NOW).recommended_action).toBe("approve");
  });

  it("is told without words that may tell of a report", () => {
    const { summary } = writeBrief(refused("I reported this to the FIU."), NOW);
    expect(summary).toContain("bob refused the approval by alice on 2026-11-22.");
    expect(summary).not.toContain("FIU");
  });

  it("leaves no simplified due diligence", () => {
    expect(currentRating(sound(), [])).toMatchObject({ regime: "simplified" });
    expect(currentRating(record, [])).toMatchObject({ regime: "standard", level: "low" });
  });

  it("says nothing of the refusal of another decision", () => {
    const [one] = record.refusedApprovals!;
    expect(reasons({ ...sound(), refusedApprovals: [{ ...one!, decision: "reject" }] }, "alice")).toEqual([]);
  });
});

describe("a paper that the deciding officer rejected", () => {
  const strange = (given = {}) =>
    handedIn("bank_account", readAs("bank_account_certificate", [made("account_holder", "Golden Sands Trading FZE")]), {
      filename: "bank.pdf",
      ...given,
    });
  const rejected = (document = strange(), officer = "alice") => {
    const record = sound({ documents: [document], grounds: soundGrounds({ sample: false }) });
    const input = { outcome: "rejected", kind: null, facts: [], reason: "The wrong file." } as const;
    const outcome = reviewDocument(record, document.document_id, input, { now: NOW, actor: actor(officer) });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    return outcome.value.record;
  };

  it("stays settled by that officer where it is another's, and the brief says so", () => {
    const record = rejected();
    expect(reasons(record, "alice")).toContain("own_settlement");
    expect(reasons(record, "bob")).not.toContain("own_settlement");
    expect(writeBrief(record, NOW).summary).toContain(
      "alice rejected a paper on 2026-11-22, so that this counts no more: Document of another holder: bank.pdf.",
    );
  });

  it("is no settlement once the customer handed in another in its place, nor where it is the customer's own", () => {
    expect(reasons(rejected(strange({ superseded: true })), "alice")).not.toContain("own_settlement");
    const own = handedIn(
      "bank_account",
      readAs("bank_account_certificate", [made("account_holder", "Molenhof Logistiek")]),
    );
    expect(reasons(rejected(own), "alice")).not.toContain("own_settlement");
  });
});
