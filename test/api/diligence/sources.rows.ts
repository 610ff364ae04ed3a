import type { SourceName } from "../../../src/sources/types.ts";
import { LIVE, LIVE_SOURCES, silence } from "./network.ts";
import { APPROVED, approve, blocked, FORBIDDEN, OPEN_CHECKS, PARKED, type Scenario, second } from "./scenario.ts";

/** Sources that no mandatory check stands on. */
const FURTHER: readonly SourceName[] = [
  "vies",
  "peppol",
  "inhoudingsplicht",
  "adverse_media",
  "companydata",
  "fundingdata",
  "website",
  "gazette",
  "nbb",
];

const furtherSilent = FURTHER.map((source): Scenario => ({
  name: `with ${source} silent the mandatory checks stand`,
  given: { silent: [source] },
  checks: {
    registration: "established",
    status: "established",
    representatives: "established",
    beneficial_owners: "established",
    screening: "established",
    purpose: "established",
    documents: "established",
  },
  options: { approve: { allowed: true, gate: null, requires: [] } },
}));

/** What is left when sources are silent, or were never configured. */
export const SOURCES: readonly Scenario[] = [
  ...furtherSilent,
  {
    name: "with the register silent nobody knows whether the company exists",
    given: { silent: ["kbo"] },
    checks: {
      registration: ["not_established", "source_unavailable"],
      status: ["not_established", "source_unavailable"],
      representatives: "not_established",
      beneficial_owners: "not_established",
      purpose: "established",
      documents: "established",
    },
    brief: "!approve",
    gates: { dissolved_entity: "not_established", mandatory_check_open: "shut" },
    options: {
      approve: { allowed: false, gate: "mandatory_check_open", needs_senior: true, requires: ["override_open_checks"] },
    },
    decisions: [
      approve(blocked("mandatory_check_open", ["registration", "status", "beneficial_owners"])),
      approve(PARKED, OPEN_CHECKS),
      second("bob", FORBIDDEN),
      second("carol", APPROVED),
    ],
  },
  {
    name: "a sample company whose register is down is not established either",
    given: { number: "0999901239" },
    checks: {
      registration: ["not_established", "source_unavailable"],
      status: ["not_established", "source_unavailable"],
    },
    brief: "!approve",
    decisions: [approve(blocked("mandatory_check_open", ["registration", "status"]))],
  },
  {
    name: "with every source silent nothing is recommended but more work",
    given: { silent: ["kbo", ...FURTHER] },
    checks: { registration: "not_established", status: "not_established", beneficial_owners: "not_established" },
    brief: "!approve",
    options: { approve: { allowed: false, gate: "mandatory_check_open" } },
    decisions: [approve(blocked("mandatory_check_open", ["registration", "status", "beneficial_owners"]))],
  },
  {
    name: "in live mode without any source and with an empty file no check is established",
    given: { settings: LIVE, answers: "none", papers: false },
    checks: {
      registration: ["not_established", "source_not_configured"],
      status: ["not_established", "source_not_configured"],
      representatives: "not_established",
      beneficial_owners: "not_established",
      screening: ["not_established", "source_not_configured"],
      purpose: ["not_established", "nothing_provided"],
      documents: ["not_established", "nothing_provided"],
    },
    brief: "!approve",
    gates: {
      dissolved_entity: "not_established",
      open_screening_hit: "not_established",
      mandatory_check_open: "shut",
    },
    options: { approve: { allowed: false, gate: "mandatory_check_open", requires: ["override_open_checks"] } },
    decisions: [
      approve(blocked("mandatory_check_open", ["registration", "status", "beneficial_owners", "screening"])),
      approve(PARKED, OPEN_CHECKS, "mia"),
      second("bob", FORBIDDEN),
      second("carol", APPROVED),
    ],
  },
  {
    name: "in live mode with its register but no list and no owner register the gaps stay open",
    given: { settings: LIVE_SOURCES },
    checks: {
      registration: "established",
      status: "established",
      representatives: "established",
      beneficial_owners: ["not_established", "only_declared"],
      screening: ["not_established", "source_not_configured"],
      purpose: "established",
      documents: ["not_established", "unreadable"],
    },
    brief: "!approve",
    decisions: [approve(blocked("mandatory_check_open", ["beneficial_owners", "screening"]))],
  },
  {
    name: "in live mode unanswered questions leave the purpose open",
    given: { settings: LIVE_SOURCES, answers: "none" },
    checks: { purpose: ["not_established", "nothing_provided"], beneficial_owners: "not_established" },
    brief: "!approve",
  },
  {
    name: "in live mode a register that is down is unavailable, not missing",
    given: { settings: { ...LIVE_SOURCES, ...silence(["kbo"]) } },
    checks: {
      registration: ["not_established", "source_unavailable"],
      status: ["not_established", "source_unavailable"],
    },
    decisions: [approve(blocked("mandatory_check_open", ["registration", "status"]))],
  },
  {
    name: "in live mode a dissolved company is contradicted by its register",
    given: { settings: LIVE_SOURCES, number: "0999900348" },
    checks: { status: "contradicted" },
    gates: { dissolved_entity: "shut" },
    decisions: [
      approve(blocked("dissolved_entity")),
      approve(blocked("mandatory_check_open", ["beneficial_owners", "screening"]), {
        override_dissolved_entity: "payout to the liquidator",
      }),
    ],
  },
  {
    name: "a number that the register does not have is not established by a good name",
    given: { number: "0999999823", name: "Nergens Bekend" },
    checks: { registration: "!established", status: "!established" },
    brief: "!approve",
    decisions: [approve(blocked("mandatory_check_open", ["registration"]))],
  },
  {
    name: "without maker and checker an open check still needs its override",
    given: { silent: ["kbo"], settings: { MAKER_CHECKER_ENABLED: "off" } },
    decisions: [approve(blocked("mandatory_check_open", ["registration", "status"])), approve(APPROVED, OPEN_CHECKS)],
  },
];
