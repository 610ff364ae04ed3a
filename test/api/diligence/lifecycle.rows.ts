import { caseRecord, investigation } from "../../support/case-fixtures.ts";
import { sarTrigger } from "../../support/sar-trigger.ts";
import {
  APPROVED,
  approve,
  blocked,
  DONE,
  decideMcc,
  escalate,
  FORBIDDEN,
  followUp,
  OPEN_CHECKS,
  ok,
  PARKED,
  refused,
  REJECTED,
  reject,
  restrict,
  type Scenario,
  second,
} from "./scenario.ts";

/** A result as an earlier version stored it: without checks and without a rating. */
const OLD = {
  status: "REVIEW_PENDING",
  iteration: 1,
  investigations: [investigation({ iteration: 1 })],
} as const;
const FAILED = { status: "FAILED", iteration: 1, investigations: [] } as const;

/** Statuses, the last iteration, results of earlier versions, and facts that change under a parked decision. */
export const LIFECYCLE: readonly Scenario[] = [
  {
    name: "of a case that nobody has investigated nothing is passed",
    given: { until: "created" },
    gates: {
      dissolved_entity: "not_established",
      open_ubo_discrepancy: "not_established",
      open_screening_hit: "not_established",
    },
    brief: "follow_up",
    options: {
      approve: { allowed: false },
      follow_up: { allowed: false },
      escalate: { allowed: false },
      reject: { allowed: true, gate: null },
    },
    decisions: [approve(refused(409, "invalid_state")), followUp(refused(409, "invalid_state")), reject(REJECTED)],
  },
  {
    name: "at the last iteration a file with gaps is escalated, because nothing more can be asked",
    given: { papers: false, maxIterations: 1 },
    brief: "escalate",
    options: { follow_up: { allowed: false }, escalate: { allowed: true, gate: null } },
    decisions: [followUp(refused(409, "max_iterations_reached")), escalate(ok("ESCALATED"))],
  },
  {
    name: "at the last iteration a clean file is still approved",
    given: { maxIterations: 1 },
    brief: "approve",
    decisions: [approve(APPROVED)],
  },
  {
    name: "at the last iteration a silent register makes for an escalation",
    given: { silent: ["kbo"], maxIterations: 1 },
    brief: "escalate",
  },
  {
    name: "a failed case is rejected or escalated, and nothing else",
    given: { until: "created" },
    acts: [{ do: "put", record: FAILED }],
    options: {
      approve: { allowed: false },
      follow_up: { allowed: false },
      reject: { allowed: true, gate: null },
      escalate: { allowed: true, gate: null },
    },
    decisions: [
      approve(refused(409, "invalid_state")),
      approve(refused(409, "invalid_state"), OPEN_CHECKS),
      followUp(refused(409, "invalid_state")),
      reject(REJECTED),
    ],
  },
  {
    name: "a failed case that was escalated is still not approved",
    given: { until: "created" },
    acts: [{ do: "put", record: FAILED }, escalate(ok("ESCALATED"))],
    options: { approve: { allowed: false } },
    decisions: [approve(refused(409, "invalid_state")), approve(refused(409, "invalid_state"), OPEN_CHECKS)],
    ends: "ESCALATED",
  },
  {
    name: "a result of an earlier version, without checks, has established nothing",
    given: { until: "created" },
    acts: [{ do: "put", record: OLD }],
    brief: "!approve",
    gates: { mandatory_check_open: "shut", dissolved_entity: "not_established" },
    options: { approve: { allowed: false, gate: "mandatory_check_open", requires: ["override_open_checks"] } },
    decisions: [
      approve(blocked("mandatory_check_open", ["registration", "status", "beneficial_owners", "screening"])),
      restrict(PARKED, OPEN_CHECKS),
      second("bob", FORBIDDEN),
      second("carol", APPROVED),
    ],
  },
  {
    name: "a trigger of an earlier version shuts the gate as before",
    given: { until: "created" },
    acts: [
      {
        do: "put",
        record: {
          ...OLD,
          investigations: [investigation({ findings: [sarTrigger({ category: "criminal", severity: "high" })] })],
        },
      },
    ],
    brief: "escalate",
    gates: { sar_first: "shut" },
    decisions: [reject(blocked("sar_first"))],
  },
  {
    name: "a decision that an earlier version parked does not fire on nothing",
    given: { until: "created" },
    acts: [
      {
        do: "put",
        record: {
          ...OLD,
          status: "PENDING_SECOND_APPROVAL",
          parked: {
            input: {
              decision: "approve",
              reason: null,
              restrictions: [],
              followUpTasks: [],
              overrideDissolvedEntity: null,
              overrideOpenDiscrepancies: null,
            } as never,
            maker: "anna",
            parkedFrom: "REVIEW_PENDING",
            parkedAt: caseRecord().createdAt,
            bundleHash: "sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
            reasons: ["high_risk_score"],
            needsSenior: false,
          },
        },
      },
    ],
    decisions: [second("carol", { status: 409 })],
    ends: "REVIEW_PENDING",
  },
  {
    name: "evidence filed while a decision is parked makes it be taken again",
    given: { papers: false },
    decisions: [
      approve(PARKED),
      { do: "evidence", who: "bob", kind: "articles_of_association" },
      second("carol", refused(409, "evidence_changed")),
    ],
    ends: "REVIEW_PENDING",
  },
  {
    name: "evidence filed before a decision adds no iteration",
    given: { papers: false },
    acts: [{ do: "evidence", who: "bob", kind: "register_extract" }],
    checks: { documents: "not_established", registration: "established" },
    decisions: [approve(PARKED), second("carol", APPROVED)],
  },
  {
    name: "a parked decision whose facts stand fires",
    given: { papers: false },
    decisions: [approve(PARKED), second("mia", APPROVED)],
  },
  {
    name: "a document that an officer accepts while a decision is parked makes it be taken again",
    given: { settings: { BELGIAN_MOCK_MODE: "off" } },
    decisions: [
      approve(PARKED, OPEN_CHECKS),
      { do: "review", who: "bob", requirement: "articles_of_association" },
      second("carol", refused(409, "evidence_changed")),
    ],
    ends: "REVIEW_PENDING",
  },
  {
    name: "a trade that is decided on after a refusal of the second officer counts in the next decision",
    given: { papers: false },
    decisions: [
      approve(PARKED),
      second("bob", DONE, "reject"),
      decideMcc("7995"),
      approve(PARKED),
      second("bob", FORBIDDEN),
      second("carol", APPROVED),
    ],
  },
];
