import {
  APPROVED,
  approve,
  blocked,
  confirm,
  decideMcc,
  DISCREPANCIES,
  DISSOLVED,
  FORBIDDEN,
  OPEN_CHECKS,
  PARKED,
  REJECTED,
  reject,
  restrict,
  type Scenario,
  second,
  see,
} from "./scenario.ts";

const MALTESE = { number: "nonsense", country: "MT", name: "Valletta Trading Ltd" };
const CRYPTO = { template: "crypto_asset_provider" };
const ENDED_AND_DISPUTED = { number: "0999900348", answers: { beneficial_owners: "Jan Claes" } };
const EVERY_OVERRIDE = { ...OPEN_CHECKS, ...DISSOLVED, ...DISCREPANCIES };

const WITHOUT_DOCUMENTS = [
  "registration",
  "status",
  "representatives",
  "beneficial_owners",
  "screening",
  "purpose",
] as const;

/** A country of high risk makes the whole rating high, and two officers decide, one of them senior. */
const HIGH_RISK_COUNTRY = {
  rating: { level: "high", regime: "enhanced", dimensions: { geography: "high" } },
  options: { approve: { allowed: true, gate: null, four_eyes_reasons: "some", needs_senior: true } },
  decisions: [approve(PARKED), second("bob", FORBIDDEN), second("carol", APPROVED)],
} as const;

/** Foreign companies, countries, trades, and what the tenant's policy makes of them. */
export const RISK: readonly Scenario[] = [
  {
    name: "a Maltese company with a number that means nothing is not known to exist",
    given: MALTESE,
    checks: {
      registration: ["not_established", "not_covered"],
      status: ["not_established", "not_covered"],
      beneficial_owners: ["not_established", "only_declared"],
      purpose: "established",
      documents: "established",
    },
    brief: "follow_up",
    tasks: true,
    gates: { dissolved_entity: "not_established", mandatory_check_open: "shut" },
    options: { approve: { allowed: false, gate: "mandatory_check_open", requires: ["override_open_checks"] } },
    decisions: [
      approve(blocked("mandatory_check_open", ["registration", "status", "beneficial_owners"])),
      approve(blocked("mandatory_check_open", ["registration"]), DISCREPANCIES),
      approve(PARKED, OPEN_CHECKS),
      second("bob", FORBIDDEN),
      second("carol", APPROVED),
    ],
  },
  {
    name: "a Maltese company without any paper or answer is no safer",
    given: { ...MALTESE, papers: false, answers: "none" },
    checks: {
      registration: ["not_established", "not_covered"],
      beneficial_owners: "not_established",
      documents: ["not_established", "nothing_provided"],
    },
    brief: "follow_up",
    decisions: [approve(blocked("mandatory_check_open", ["registration", "beneficial_owners"]))],
  },
  {
    name: "an extract that an officer files registers a foreign company",
    given: MALTESE,
    acts: [{ do: "evidence", who: "anna", kind: "register_extract" }],
    checks: { registration: "established" },
  },
  {
    name: "a crypto company with North Korean customers is of high risk",
    given: { ...CRYPTO, answers: { customer_countries: "North Korea" } },
    rating: { level: "high", regime: "enhanced", dimensions: { geography: "high" } },
    options: { approve: { four_eyes_reasons: "some", needs_senior: true } },
    brief: "!approve",
    decisions: [approve(PARKED), second("bob", FORBIDDEN), second("mia", APPROVED)],
  },
  {
    name: "North Korean customers count wherever they stand in the list of countries",
    given: { answers: { customer_countries: "Belgium, the Netherlands and Noord-Korea" } },
    ...HIGH_RISK_COUNTRY,
  },
  {
    name: "customers in a high-risk third country need enhanced diligence",
    given: { answers: { customer_countries: "Belgium\nIran" } },
    ...HIGH_RISK_COUNTRY,
  },
  {
    name: "North Korean customers count in German",
    given: { answers: { customer_countries: "Österreich, Nordkorea und die Schweiz" } },
    ...HIGH_RISK_COUNTRY,
  },
  {
    name: "North Korean customers count in French",
    given: { answers: { customer_countries: "Belgique, France, Corée du Nord" } },
    ...HIGH_RISK_COUNTRY,
  },
  {
    name: "customers in harmless countries are of no high risk",
    given: { answers: { customer_countries: "Belgium, South Korea, Niger, Ireland and Guinea" } },
    rating: { level: "!high" },
    decisions: [approve(APPROVED)],
  },
  {
    name: "a declared political function is a matter of the customer's rating",
    given: { answers: { politically_exposed: "yes" } },
    rating: { level: "!prohibited", dimensions: { customer: "!low" } },
    brief: "!approve",
    options: { approve: { four_eyes_reasons: ["declared_pep"], needs_senior: true } },
  },
  {
    name: "a question on public functions that is answered by nobody's yes or no is asked again, and approved by two",
    given: { answers: { politically_exposed: "🤷" } },
    rating: { level: "medium" },
    brief: "follow_up",
    tasks: true,
    options: { approve: { allowed: true, four_eyes_reasons: "some" } },
    decisions: [approve(PARKED), second("bob", APPROVED)],
  },
  {
    name: "a contract that another payment service ended is explained before one officer approves",
    given: { answers: { payment_service_ended: "yes" } },
    brief: "follow_up",
    tasks: true,
    decisions: [approve(PARKED)],
  },
  {
    name: "a prohibited merchant category is approved by nobody",
    given: { policy: { prohibited_activities: ["5462"] } },
    rating: { level: "prohibited" },
    decisions: [approve(blocked("prohibited"))],
  },
  {
    name: "a tax residence in a high-risk third country needs enhanced diligence",
    given: { template: "fiduciary_client", answers: { tax_residence: "MM" } },
    ...HIGH_RISK_COUNTRY,
  },
  {
    name: "a seat in a country that the policy counts as high risk needs enhanced diligence",
    given: { policy: { high_risk_countries: ["BE"] } },
    ...HIGH_RISK_COUNTRY,
  },
  {
    name: "a seat in a prohibited country is approved by nobody",
    given: { policy: { prohibited_countries: ["BE"] } },
    rating: { level: "prohibited" },
    brief: "escalate",
    gates: { prohibited: "shut" },
    options: { approve: { allowed: false, gate: "prohibited" }, reject: { allowed: true, gate: null } },
    decisions: [
      approve(blocked("prohibited")),
      approve(blocked("prohibited"), EVERY_OVERRIDE, "carol"),
      restrict(blocked("prohibited"), EVERY_OVERRIDE, "mia"),
      reject(REJECTED),
    ],
  },
  {
    name: "customers in a prohibited country are approved by nobody",
    given: { policy: { prohibited_countries: ["KP"] }, answers: { customer_countries: "Belgium and North Korea" } },
    rating: { level: "prohibited" },
    brief: "escalate",
    decisions: [approve(blocked("prohibited"))],
  },
  {
    name: "a jurisdiction that the company context prohibits has its effect",
    given: { companyContext: { prohibited_jurisdictions: ["BE"] } },
    rating: { level: "prohibited" },
    decisions: [approve(blocked("prohibited"))],
  },
  {
    name: "a prohibited activity is approved by nobody",
    given: { policy: { prohibited_activities: ["1071"] } },
    rating: { level: "prohibited" },
    brief: "escalate",
    decisions: [approve(blocked("prohibited")), approve(blocked("prohibited"), EVERY_OVERRIDE)],
  },
  {
    name: "an activity that the policy does not prohibit is no matter",
    given: { policy: { prohibited_activities: ["7995", "0111"], prohibited_countries: ["KP"] } },
    rating: { level: "!prohibited" },
    gates: { prohibited: "passed" },
    decisions: [approve(APPROVED)],
  },
  {
    name: "a trade that an officer decides on is held against the policy at once",
    given: { policy: { prohibited_activities: ["7995"] } },
    acts: [see({ rating: { level: "!prohibited" }, brief: "approve" }), decideMcc("7995")],
    rating: { level: "prohibited" },
    brief: "escalate",
    gates: { prohibited: "shut" },
    decisions: [approve(blocked("prohibited"))],
  },
  {
    name: "a trade of high risk that an officer decides on raises the rating",
    given: {},
    acts: [see({ brief: "approve" }), decideMcc("7995")],
    rating: { level: "!prohibited", dimensions: { product: "!low" } },
  },
  {
    name: "a prohibition is told before the end of the company and a disputed owner",
    given: { ...ENDED_AND_DISPUTED, policy: { prohibited_countries: ["BE"] } },
    gates: { prohibited: "shut", dissolved_entity: "shut", open_ubo_discrepancy: "shut" },
    options: { approve: { allowed: false, gate: "prohibited" } },
    decisions: [approve(blocked("prohibited")), approve(blocked("prohibited"), EVERY_OVERRIDE)],
  },
  {
    name: "a confirmed sanctions match is told before a prohibition",
    given: { number: "0999901041", policy: { prohibited_countries: ["BE"] } },
    acts: [confirm("sanctions", "anna")],
    gates: { sanctioned: "shut", prohibited: "shut" },
    options: { approve: { allowed: false, gate: "sanctioned" } },
    decisions: [approve(blocked("sanctioned"))],
  },
  {
    name: "a check that the policy does not ask of a template is not mandatory",
    given: { policy: { mandatory_checks: { psp_merchant_onboarding: WITHOUT_DOCUMENTS } }, papers: false },
    checkNames: WITHOUT_DOCUMENTS.toSorted(),
    options: { approve: { allowed: true, gate: null, requires: [] } },
  },
];
