import {
  approve,
  blocked,
  clear,
  DISCREPANCIES,
  DONE,
  escalate,
  FORBIDDEN,
  followUp,
  ok,
  PARKED,
  refused,
  REJECTED,
  reject,
  restrict,
  type Scenario,
  second,
} from "./scenario.ts";

const EXACT = { number: "0999900942" };
const NEAR = { number: "0999901041" };
const CHARGED = { number: "0999901437" };
const EVERY_OVERRIDE = {
  override_open_checks: "all of it",
  override_dissolved_entity: "all of it",
  override_open_discrepancies: "all of it",
};

/** Hits on sanctions lists and other triggers, open, cleared, confirmed, and assessed by an MLRO. */
export const SCREENING: readonly Scenario[] = [
  {
    name: "an exact sanctions match is told to nobody before an MLRO has assessed it",
    given: EXACT,
    checks: { registration: "established", screening: "established" },
    brief: "escalate",
    gates: { sar_first: "shut", open_screening_hit: "shut", sanctioned: "passed" },
    options: {
      approve: { allowed: true, gate: null, four_eyes_reasons: ["open_sar_trigger"], needs_senior: true },
      reject: { allowed: false, gate: "sar_first" },
      follow_up: { allowed: false, gate: "sar_first" },
      escalate: { allowed: true, gate: null },
    },
    decisions: [reject(blocked("sar_first")), followUp(blocked("sar_first")), escalate(ok("ESCALATED"))],
  },
  {
    name: "an approval over an open trigger is parked, and its confirmation refused",
    given: EXACT,
    decisions: [
      approve(PARKED),
      second("bob", FORBIDDEN),
      second("carol", blocked("sar_first")),
      second("mia", blocked("sar_first")),
    ],
    ends: "PENDING_SECOND_APPROVAL",
  },
  {
    name: "an approval with restrictions over an open trigger fares no better",
    given: EXACT,
    decisions: [restrict(PARKED), second("mia", blocked("sar_first"))],
  },
  {
    name: "of an escalated case with an open trigger no final decision fires",
    given: EXACT,
    acts: [escalate(ok("ESCALATED"))],
    decisions: [
      reject(blocked("sar_first")),
      followUp(blocked("sar_first")),
      approve(PARKED),
      second("mia", blocked("sar_first")),
    ],
  },
  {
    name: "without maker and checker an approval over an open trigger is refused at once",
    given: { ...EXACT, settings: { MAKER_CHECKER_ENABLED: "off" } },
    decisions: [approve(blocked("sar_first"))],
    ends: "REVIEW_PENDING",
  },
  {
    name: "once assessed, an exact match that is open stops the approval and not the rejection",
    given: EXACT,
    acts: [{ do: "sar", end: "rejected" }],
    gates: { sar_first: "passed", open_screening_hit: "shut" },
    options: {
      approve: { allowed: false, gate: "open_screening_hit" },
      reject: { allowed: true, gate: null },
      follow_up: { allowed: true, gate: null },
    },
    decisions: [
      approve(blocked("open_screening_hit")),
      approve(blocked("open_screening_hit"), EVERY_OVERRIDE),
      reject(REJECTED),
    ],
  },
  {
    name: "assessed as reportable and filed, the customer can be refused",
    given: EXACT,
    acts: [{ do: "sar", end: "approved" }],
    decisions: [approve(blocked("open_screening_hit")), reject(REJECTED)],
  },
  {
    name: "a trigger is cleared by an MLRO only, and stays behind the assessment",
    given: EXACT,
    acts: [clear("sanctions", "anna", FORBIDDEN), clear("sanctions", "carol", FORBIDDEN), clear("sanctions", "mia")],
    gates: { sar_first: "shut", open_screening_hit: "passed" },
    decisions: [reject(blocked("sar_first")), approve(PARKED), second("carol", blocked("sar_first"))],
  },
  {
    name: "assessed and cleared, an exact match stops no approval",
    given: EXACT,
    acts: [{ do: "sar", end: "rejected" }, clear("sanctions", "mia")],
    gates: { sar_first: "passed", open_screening_hit: "passed" },
    options: { approve: { allowed: true, gate: null } },
    decisions: [approve(DONE)],
  },
  {
    name: "a near match that is open stops the approval, without any override",
    given: NEAR,
    checks: { screening: "established" },
    brief: "!approve",
    gates: { sar_first: "passed", open_screening_hit: "shut", sanctioned: "passed" },
    options: {
      approve: { allowed: false, gate: "open_screening_hit" },
      reject: { allowed: true, gate: null },
      follow_up: { allowed: true, gate: null },
    },
    decisions: [
      approve(blocked("open_screening_hit")),
      approve(blocked("open_screening_hit"), EVERY_OVERRIDE, "mia"),
      restrict(blocked("open_screening_hit")),
    ],
  },
  {
    name: "a disputed owner is told before an open hit",
    given: { ...NEAR, answers: { beneficial_owners: "Jan Claes" } },
    decisions: [approve(blocked("open_ubo_discrepancy")), approve(blocked("open_screening_hit"), DISCREPANCIES)],
  },
  {
    name: "a parked approval over a trigger that was assessed meanwhile still meets the open hit",
    given: EXACT,
    decisions: [approve(PARKED), { do: "sar", end: "rejected" }, second("carol", blocked("open_screening_hit"))],
  },
  {
    name: "a charge in the news is a trigger too",
    given: CHARGED,
    brief: "escalate",
    gates: { sar_first: "shut", open_screening_hit: "passed" },
    options: {
      approve: { allowed: true, gate: null, needs_senior: true },
      reject: { allowed: false, gate: "sar_first" },
    },
    decisions: [reject(blocked("sar_first")), approve(PARKED), second("carol", blocked("sar_first"))],
  },
  {
    name: "a charge in the news, assessed with nothing to report, leaves the decision to two officers",
    given: CHARGED,
    acts: [{ do: "sar", end: "rejected" }],
    gates: { sar_first: "passed" },
    options: { approve: { allowed: true, gate: null, four_eyes_reasons: "some" } },
    decisions: [approve(PARKED)],
  },
  {
    name: "what is cleared while a decision is parked makes it be taken again",
    given: EXACT,
    decisions: [
      approve(PARKED),
      clear("sanctions", "mia"),
      { do: "sar", end: "rejected" },
      second("carol", refused(409, "evidence_changed")),
    ],
    ends: "REVIEW_PENDING",
  },
];
