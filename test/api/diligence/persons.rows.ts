import { LIVE } from "./network.ts";
import {
  APPROVED,
  approve,
  blocked,
  clear,
  confirm,
  DONE,
  FORBIDDEN,
  type Given,
  OPEN_CHECKS,
  PARKED,
  refused,
  type Scenario,
  second,
} from "./scenario.ts";

const person = (answers: Record<string, string> | "none" = {}, more: Partial<Given> = {}): Given => ({
  number: "client-4711",
  name: typeof answers === "object" ? (answers["full_name"] ?? "Marie Verhulst") : "Marie Verhulst",
  template: "kyc_natural_person",
  answers,
  ...more,
});

const POLITICIAN = { full_name: "Odalrikus Brandvoldsen", date_of_birth: "1961-05-27", nationality: "NO" };

/** Natural persons: identity, questions, numbers, and political functions. */
export const PERSONS: readonly Scenario[] = [
  {
    name: "a person with an identity document and proof of address is approved by one officer",
    given: person(),
    checkNames: ["documents", "identity", "purpose", "screening"],
    checks: { identity: "established", screening: "established", purpose: "established", documents: "established" },
    brief: "approve",
    options: { approve: { allowed: true, gate: null, four_eyes_reasons: [], needs_senior: false, requires: [] } },
    decisions: [approve(APPROVED)],
  },
  {
    name: "a person without an identity document is nobody in particular",
    given: person({}, { papers: false }),
    checks: { identity: ["not_established", "nothing_provided"], documents: ["not_established", "nothing_provided"] },
    brief: "follow_up",
    options: { approve: { allowed: false, gate: "mandatory_check_open", requires: ["override_open_checks"] } },
    decisions: [
      approve(blocked("mandatory_check_open", ["identity"])),
      approve(PARKED, OPEN_CHECKS),
      second("bob", FORBIDDEN),
      second("mia", APPROVED),
    ],
  },
  {
    name: "who answers under another name than the case was opened for is nobody in particular",
    given: person({ full_name: "Rudi Goossens" }, { name: "Jan Willem Peeters" }),
    checks: { identity: ["contradicted", "conflict"] },
    brief: "!approve",
    options: { approve: { allowed: false, gate: "mandatory_check_open", four_eyes_reasons: ["high_finding"] } },
    decisions: [
      approve(blocked("mandatory_check_open", ["identity"])),
      approve(PARKED, OPEN_CHECKS),
      second("bob", FORBIDDEN),
    ],
  },
  ...["PEETERS, Jan Willem", "J.W. Peeters", "Jan Peeters", "Jan Willem Péters", "Jan Peeters-Goossens"].map(
    (full_name): Scenario => ({
      name: `${full_name} may be Jan Willem Peeters, for whom the case was opened`,
      given: person({ full_name }, { name: "Jan Willem Peeters" }),
      checks: { identity: "established" },
      brief: "approve",
    }),
  ),
  {
    name: "in live mode an identity document that nobody has read proves nothing",
    given: person({}, { settings: LIVE }),
    checks: {
      identity: ["not_established", "unreadable"],
      screening: ["not_established", "source_not_configured"],
      purpose: "established",
      documents: "not_established",
    },
    brief: "!approve",
    decisions: [approve(blocked("mandatory_check_open", ["identity", "screening"]))],
  },
  {
    name: "in live mode an officer's review of the identity document establishes the identity",
    given: person({}, { settings: LIVE }),
    acts: [{ do: "review", who: "anna", requirement: "identity_document" }],
    checks: { identity: "established", screening: "not_established", documents: "not_established" },
    decisions: [approve(blocked("mandatory_check_open", ["screening"]))],
  },
  {
    name: "in live mode unanswered questions leave a person's purpose open",
    given: person("none", { settings: LIVE }),
    checks: { purpose: ["not_established", "nothing_provided"] },
    brief: "!approve",
  },
  {
    name: "in sample mode a person who answers nothing has a purpose all the same",
    given: person("none"),
    checks: { purpose: "established" },
  },
  {
    name: "a wrong national number raises a task and is decided by two",
    given: person({ national_register_number: "80.05.17-123.45" }),
    brief: "!approve",
    options: { approve: { four_eyes_reasons: "some" } },
    tasks: true,
  },
  {
    name: "a politically exposed person is an open hit",
    given: person(POLITICIAN),
    gates: { open_screening_hit: "shut", sar_first: "passed" },
    brief: "!approve",
    options: { approve: { allowed: false, gate: "open_screening_hit" } },
    decisions: [approve(blocked("open_screening_hit")), approve(blocked("open_screening_hit"), OPEN_CHECKS, "mia")],
  },
  {
    name: "a function that the person declares is approved by senior management, also once every task is answered",
    given: person({ politically_exposed: "yes", occupation: "Minister" }),
    acts: [{ do: "put", record: { generatedTasks: [] } }],
    brief: "escalate",
    options: { approve: { allowed: true, four_eyes_reasons: ["declared_pep"], needs_senior: true } },
    decisions: [approve(PARKED), second("bob", FORBIDDEN), second("carol", APPROVED)],
  },
  {
    name: "a function named as occupation, with no to the question, is one that the person declares",
    given: person({ occupation: "Minister of Finance" }),
    acts: [{ do: "put", record: { generatedTasks: [] } }],
    brief: "escalate",
    options: { approve: { allowed: true, four_eyes_reasons: ["declared_pep"], needs_senior: true } },
    decisions: [approve(PARKED), second("bob", FORBIDDEN)],
  },
  {
    name: "a hit above 0.9 is not cleared without a word of what differs",
    given: person(POLITICIAN),
    acts: [clear("pep", "anna", { status: 422 }), clear("pep", "carol", { status: 422 })],
    gates: { open_screening_hit: "shut" },
    decisions: [approve(blocked("open_screening_hit"))],
  },
  {
    name: "a hit above 0.9 is not cleared on the person's own word",
    given: person(POLITICIAN, { papers: false }),
    acts: [clear("pep", "anna", { status: 422 }, { differs: ["birth_date"] })],
    gates: { open_screening_hit: "shut" },
  },
  {
    name: "a hit above 0.9 is cleared by an MLRO with a reason alone",
    given: person(POLITICIAN),
    acts: [clear("pep", "mia")],
    gates: { open_screening_hit: "passed" },
    options: { approve: { allowed: true, gate: null } },
    decisions: [approve(DONE)],
  },
  {
    name: "a hit above 0.9 is cleared by an officer once a document was accepted that shows what differs",
    given: person(POLITICIAN),
    acts: [
      { do: "review", who: "bob", requirement: "identity_document" },
      // The entry has the same birth date.
      clear("pep", "anna", { status: 422 }, { differs: ["birth_date"] }),
      clear("pep", "anna", DONE, { differs: ["other"] }),
    ],
    gates: { open_screening_hit: "passed" },
  },
  {
    name: "a confirmed politically exposed person is taken on by senior management, with enhanced diligence",
    given: person(POLITICIAN),
    acts: [confirm("pep", "anna")],
    rating: { regime: "enhanced", level: "!prohibited" },
    gates: { open_screening_hit: "passed", sanctioned: "passed", sar_first: "passed" },
    options: { approve: { allowed: true, gate: null, four_eyes_reasons: "some", needs_senior: true } },
    tasks: true,
    decisions: [approve(PARKED), second("bob", FORBIDDEN), second("carol", APPROVED)],
  },
  {
    name: "a person who is an exact sanctions match is not approved before the assessment",
    given: person({ full_name: "Kharim al-Zubayrani", date_of_birth: "1979-08-02", nationality: "SY" }),
    brief: "escalate",
    gates: { sar_first: "shut" },
    decisions: [approve(PARKED), second("mia", blocked("sar_first"))],
  },
  {
    name: "a name in a script that the matcher has no rules for was not screened",
    given: person({ full_name: "ស៊ុន ចាន់ធល់" }),
    checks: { screening: "not_established" },
    brief: "!approve",
    decisions: [approve(blocked("mandatory_check_open", ["screening"]))],
  },
  {
    name: "a review needs the document to exist",
    given: person({}, { papers: false }),
    decisions: [
      {
        do: "post",
        who: "anna",
        path: "/documents/7f6b2f0e-0c5b-4d53-9b8e-0f6d2f1f7a11/review",
        body: { outcome: "accepted" },
        answer: refused(404, "not_found"),
      },
    ],
  },
];
