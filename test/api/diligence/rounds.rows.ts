import {
  APPROVED,
  approve,
  blocked,
  clear,
  confirm,
  DONE,
  followUp,
  ok,
  OPEN_CHECKS,
  PARKED,
  reject,
  restrict,
  type Scenario,
  second,
  see,
} from "./scenario.ts";

const ASKED = followUp(ok("FOLLOW_UP_REQUIRED"));
const MALTESE = { number: "nonsense", country: "MT", name: "Valletta Trading Ltd" };
const PERSON = { number: "client-4713", name: "Marie Verhulst", template: "kyc_natural_person" };
const rejected = { outcome: "rejected", reason: "of another company" };

/** Second rounds with the customer, and what officers say of documents or file themselves. */
export const ROUNDS: readonly Scenario[] = [
  {
    name: "papers that come in the second round establish the documents",
    given: { papers: false },
    acts: [see({ checks: { documents: "not_established" } }), ASKED, { do: "round", papers: true }],
    checks: { documents: "established", registration: "established", screening: "established" },
  },
  {
    name: "an owner that the customer corrects in the second round settles the dispute",
    given: { number: "0999901338", answers: { beneficial_owners: "Jan Claes" } },
    acts: [ASKED, { do: "round", answers: { beneficial_owners: "An Peeters" } }],
    checks: { beneficial_owners: "established" },
    gates: { open_ubo_discrepancy: "passed" },
    options: { approve: { allowed: true, gate: null, requires: [] } },
  },
  {
    name: "a required question of an officer that the customer leaves open is no approval",
    given: {},
    acts: [see({ brief: "approve" }), ASKED, { do: "round" }],
    tasks: true,
    brief: "follow_up",
    options: { approve: { four_eyes_reasons: ["against_recommendation"] } },
  },
  {
    name: "a hit that was cleared stays cleared in the second round",
    given: { number: "0999901041" },
    acts: [clear("sanctions", "anna", DONE, { differs: ["name"] }), ASKED, { do: "round" }],
    gates: { open_screening_hit: "passed" },
    options: { approve: { allowed: true, gate: null } },
  },
  {
    name: "a hit that nobody assessed is still open in the second round",
    given: { number: "0999901041" },
    acts: [ASKED, { do: "round" }],
    decisions: [approve(blocked("open_screening_hit"))],
  },
  {
    name: "a hit that is confirmed while the customer is being asked stops every final decision",
    given: { number: "0999901041" },
    acts: [ASKED, confirm("sanctions", "anna")],
    rating: { level: "prohibited" },
    gates: { sar_first: "shut", sanctioned: "shut" },
    decisions: [reject(blocked("sar_first"))],
    ends: "FOLLOW_UP_REQUIRED",
  },
  {
    name: "a document that an officer rejected counts as missing",
    given: {},
    acts: [{ do: "review", who: "bob", requirement: "articles_of_association", body: rejected }],
    checks: { documents: "not_established" },
    brief: "!approve",
    options: { approve: { allowed: true, gate: null, four_eyes_reasons: "some", needs_senior: true } },
    decisions: [approve(PARKED), second("carol", APPROVED)],
  },
  {
    name: "a document that an officer found to be of another kind leaves its requirement open",
    given: {},
    acts: [{ do: "review", who: "bob", requirement: "articles_of_association", body: { kind: "invoice" } }],
    checks: { documents: "not_established" },
    brief: "!approve",
    decisions: [approve(PARKED)],
  },
  {
    name: "an identity document that an officer rejected identifies nobody, not even in sample mode",
    given: PERSON,
    acts: [{ do: "review", who: "bob", requirement: "identity_document", body: rejected }],
    checks: { identity: "!established", documents: "not_established" },
    brief: "!approve",
    decisions: [approve(blocked("mandatory_check_open", ["identity"]))],
  },
  {
    name: "an identity document that an officer named as such identifies a person",
    given: { ...PERSON, settings: { BELGIAN_MOCK_MODE: "off" } },
    acts: [
      see({ checks: { identity: ["not_established", "unreadable"] } }),
      { do: "review", who: "bob", requirement: "identity_document", body: { kind: "passport" } },
    ],
    checks: { identity: "established" },
  },
  {
    name: "an extract of years ago registers nobody",
    given: MALTESE,
    acts: [{ do: "evidence", who: "anna", kind: "register_extract", daysOld: 800 }],
    checks: { registration: ["not_established", "stale"] },
    decisions: [approve(blocked("mandatory_check_open", ["registration"]))],
  },
  {
    name: "a filed invoice establishes nothing about a foreign company",
    given: MALTESE,
    acts: [{ do: "evidence", who: "anna", kind: "invoice" }],
    checks: { registration: ["not_established", "not_covered"], beneficial_owners: "not_established" },
    decisions: [approve(blocked("mandatory_check_open", ["registration", "beneficial_owners"]))],
  },
  {
    name: "a Belgian number makes no Maltese company a Belgian one",
    given: { number: "0999900150", country: "MT", name: "Bakkerij De Linde" },
    checks: { registration: "contradicted", status: "not_established" },
    // Belgium's register has the number under this name: the customer is asked in which country it is registered.
    brief: "follow_up",
    decisions: [approve(blocked("mandatory_check_open", ["registration", "status"]))],
  },
  {
    name: "a legal form before the name, in small letters, is the same name",
    given: { name: "bv bakkerij de linde" },
    checks: { registration: "established" },
    decisions: [approve(APPROVED)],
  },
  {
    name: "while a decision waits for its second officer no other is possible",
    given: { papers: false },
    acts: [approve(PARKED)],
    options: {
      approve: { allowed: false },
      reject: { allowed: false },
      follow_up: { allowed: false },
      escalate: { allowed: false },
    },
    decisions: [reject({ status: 409, body: { code: "invalid_state" } })],
  },
  {
    name: "without maker and checker missing papers are no reason to wait",
    given: { papers: false, settings: { MAKER_CHECKER_ENABLED: "off" } },
    options: { approve: { allowed: true, gate: null } },
    decisions: [restrict(APPROVED)],
  },
  {
    name: "a compliance manager does not confirm an override of their own",
    given: { silent: ["kbo"] },
    acts: [approve(PARKED, OPEN_CHECKS, "carol")],
    decisions: [second("carol", { status: 403, body: { code: "four_eyes_same_officer" } }), second("mia", APPROVED)],
  },
];
