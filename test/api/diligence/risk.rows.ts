import { APPROVED, approve, blocked, FORBIDDEN, PARKED, type Scenario, second } from "./scenario.ts";

const MALTESE = { number: "nonsense", country: "MT", name: "Valletta Trading Ltd" };
const CRYPTO = { template: "crypto_asset_provider" };

/** A country of high risk makes the whole rating high, and two officers decide, one of them senior. */
const HIGH_RISK_COUNTRY = {
  rating: { level: "high", regime: "enhanced", dimensions: { geography: "high" } },
  options: { approve: { allowed: true, gate: null, four_eyes_reasons: "some", needs_senior: true } },
  decisions: [approve(PARKED), second("bob", FORBIDDEN), second("carol", APPROVED)],
} as const;

/** Foreign companies, countries, trades, and what the tenant's policy makes of them. */
export const RISK: readonly Scenario[] = [
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
    name: "a tax residence in a high-risk third country needs enhanced diligence",
    given: { template: "fiduciary_client", answers: { tax_residence: "MM" } },
    ...HIGH_RISK_COUNTRY,
  },
];
