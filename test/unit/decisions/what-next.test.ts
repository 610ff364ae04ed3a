import { describe, expect, it } from "vitest";
import { writeBrief } from "../../../src/domain/case/brief.rules.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { takeDecision } from "../../../src/domain/decisions/decision.rules.ts";
import { describeFindings, describeScreening } from "../../../src/features/memoranda/memorandum-findings.ts";
import { screeningOf } from "../../../src/domain/customer/party-screening.rules.ts";
import { describeCustomer } from "../../../src/domain/customer/describe-customer.rules.ts";
import { prohibition } from "../../../src/domain/diligence/rating/prohibited.rules.ts";
import { rateRisk } from "../../../src/domain/diligence/rating.rules.ts";
import {
  actor,
  caseRecord,
  decisionInput,
  finding,
  investigation,
  uboDiscrepancy,
} from "../../support/case-fixtures.ts";
import { soundFacts, underPolicy } from "../../support/rating-fixtures.ts";

const NOW = new Date("2026-11-02T10:00:00.000Z");
const meta = { now: NOW, actor: actor("bob"), makerChecker: true, portalExpiresAt: "2026-12-02T10:00:00.000Z" };
const refusalOf = (record: CaseRecord, decision: "approve" | "reject") => {
  const outcome = takeDecision(record, decisionInput({ decision }), meta);
  return outcome.ok ? null : outcome.refusal.message;
};

describe("a customer whom the policy prohibits", () => {
  const facts = underPolicy({ prohibited_countries: ["BE"], prohibited_activities: ["5462"] }, soundFacts());
  const rated = caseRecord({ investigations: [investigation({ risk_rating: rateRisk(facts) })] });
  const COUNTRY = "The policy prohibits these countries: BE (seat";

  it("is told with every reason, of which runs before version 6 of the rules gave one", () => {
    expect(prohibition(facts)).toContain(COUNTRY);
    expect(prohibition(facts)).toContain(" The policy prohibits the activity 5462.");
    expect(prohibition({ ...facts, rulesVersion: 5 })).not.toContain("5462");
  });

  it("is refused with why and what is possible, and the brief says both", () => {
    expect(refusalOf(rated, "approve")).toContain(COUNTRY);
    expect(refusalOf(rated, "approve")).toMatch(/No override lifts this: reject the case, or escalate it\.$/);
    const { summary, conclusion, recommended_action } = writeBrief(rated, NOW);
    expect(summary).toContain(COUNTRY);
    expect(summary).not.toContain("Nothing was found");
    expect(conclusion).toBe("The customer is prohibited, so that no approval is possible: reject or escalate.");
    expect(recommended_action).toBe("escalate");
  });
});

it("an end in the company's own extract is escalated, although something else can be asked of the customer", () => {
  const asked = {
    id: "task",
    description: "Who owns it?",
    response_type: "text",
    document_type: null,
    required: true,
    justification: "",
    finding_ids: [],
  } as const;
  const actionOver = (code: string, source_entry: string) => {
    const findings = [finding({ category: "document", severity: "medium", code: code as never, source_entry })];
    const record = caseRecord({ investigations: [investigation({ findings })], generatedTasks: [asked] });
    return writeBrief(record, NOW).recommended_action;
  };
  expect(actionOver("document_contradicts", "contradicts_status_words_answer:register_extract:d1")).toBe("escalate");
  expect(actionOver("document_contradicts", "contradicts_address_answer:register_extract:d1")).toBe("follow_up");
});

describe("a match with the tenant's own list that an officer confirmed", () => {
  const hit = finding({
    id: "own",
    category: "own_list",
    severity: "medium",
    title: "Match on your own list: An Claes",
    subject: "An Claes",
    entry_fingerprint: "x",
    confirmation: { reason: "The same person.", confirmed_by: "alice", confirmed_at: NOW.toISOString() },
  });
  const record = caseRecord({ investigations: [investigation({ findings: [hit] })] });

  it("is not approved by one officer, and the brief says what was confirmed, not that it was cleared", () => {
    const { conclusion, recommended_action, key_signals } = writeBrief(record, NOW);
    expect(recommended_action).toBe("escalate");
    expect(conclusion).toContain("your own list");
    expect(key_signals.join()).toContain("Confirmed own list match: An Claes");
    const outcome = takeDecision(record, decisionInput({ decision: "approve" }), meta);
    expect(outcome.ok && outcome.value.record.status).toBe("PENDING_SECOND_APPROVAL");
  });

  it("is told of the person as confirmed", () => {
    expect(screeningOf(record, ["An Claes"])).toEqual({ screening: "confirmed", screening_by: ["alice"] });
  });
});

describe("a document of a rejected case", () => {
  it("is told first, and no approval is recommended over it", () => {
    const seen = finding({
      id: "seen",
      category: "document",
      severity: "high",
      code: "document_seen_refused",
      title: "Document seen in a rejected case: passport.pdf",
      source: "customer",
    });
    const of = (one: typeof seen) =>
      writeBrief(caseRecord({ investigations: [investigation({ findings: [one] })] }), NOW);
    const { conclusion, key_signals, recommended_action } = of(seen);
    expect(conclusion).toMatch(
      /^For an officer to read, before anything is decided: why the case with the same document or number was rejected /,
    );
    expect(key_signals).toContain("Document seen in a rejected case: passport.pdf.");
    expect(recommended_action).toBe("escalate");
    const clearance = { reason: "His brother's.", cleared_by: "o", cleared_at: NOW.toISOString() };
    expect(of({ ...seen, clearance }).recommended_action).toBe("approve");
  });
});

describe("a customer who was refused before", () => {
  const refused = finding({
    id: "refused",
    category: "cross_case",
    severity: "low",
    code: "refused_before",
    title: "This customer was refused before",
    source: "case_memory",
  });
  const record = caseRecord({ investigations: [investigation({ findings: [refused] })] });

  it("is approved by one officer only once an officer has settled why, and the brief says so", () => {
    const { conclusion, recommended_action, to_open } = writeBrief(record, NOW);
    expect(conclusion).toBe(
      "For an officer to settle, with the reason, before anything is decided: This customer was refused before. Until it is settled, one officer cannot approve: settle it, have a second officer approve, or escalate.",
    );
    expect([recommended_action, to_open.findings]).toEqual(["escalate", ["refused"]]);
    const outcome = takeDecision(record, decisionInput({ decision: "approve" }), meta);
    expect(outcome.ok && outcome.value.record.parked?.reasons).toEqual(["against_recommendation"]);
    const clearance = { reason: "The debt is paid.", cleared_by: "o", cleared_at: NOW.toISOString() };
    const settled = caseRecord({ investigations: [investigation({ findings: [{ ...refused, clearance }] })] });
    expect(writeBrief(settled, NOW)).toMatchObject({
      recommended_action: "approve",
      conclusion: "Nothing is open: approve; not o alone, who settled what speaks against it.",
    });
  });

  it("is told in a memorandum without words of the service's own", () => {
    const told = describeFindings({ record, now: NOW, customer: describeCustomer(record, NOW) });
    expect(told).toContain("Low, cross case (earlier cases): This customer was refused before");
    const exposed = finding({ category: "pep", severity: "medium", source: "screening", title: "On a list" });
    const listed = caseRecord({ investigations: [investigation({ findings: [exposed] })] });
    const screening = describeScreening({ record: listed, now: NOW, customer: describeCustomer(listed, NOW) });
    expect(screening).toContain("Medium, PEP (screening lists): On a list");
  });
});

describe("a decision that the case does not admit", () => {
  const trigger = finding({ category: "sanctions", severity: "critical", code: "sanctions_exact" });
  const triggered = (status: CaseRecord["status"]) =>
    caseRecord({ status, investigations: [investigation({ findings: [trigger] })] });

  it("is refused with what comes first", () => {
    expect(refusalOf(triggered("REVIEW_PENDING"), "reject")).toBe(
      "The MLRO must assess the case first. Escalate the case.",
    );
    expect(refusalOf(triggered("ESCALATED"), "reject")).toBe(
      "The MLRO must assess the case first. It is escalated already: a decision is possible after the assessment.",
    );
    expect(refusalOf(caseRecord({ status: "PENDING_SECOND_APPROVAL" }), "reject")).toContain(
      " Another officer than the one who made the decision first approves or rejects it.",
    );
  });
});

it("says once that owners are contradicted, among what weighs most", () => {
  const { declared, observed } = uboDiscrepancy();
  const reason = `Declared "${declared}", found "${observed}".`;
  const risk_factors = [{ factor: "discrepancy_ubo", points: 7, reason, evidence_ids: [] }];
  const record = caseRecord({
    discrepancies: [uboDiscrepancy()],
    investigations: [investigation({ risk_factors })],
  });
  const { key_signals } = writeBrief(record, NOW);
  expect(key_signals.filter((signal) => signal.includes(declared) && signal.includes(observed))).toHaveLength(1);
  expect(key_signals).not.toContain(reason);
});
