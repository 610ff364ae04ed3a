import { beforeAll, describe, expect, it } from "vitest";
import { standingOf } from "../../../src/domain/decisions/gates.rules.ts";
import { recommendAction } from "../../../src/domain/case/brief.rules.ts";
import type { RuleOutcome } from "../../../src/domain/case/case.change.ts";
import { completeInvestigation } from "../../../src/domain/case/case-changes.rules.ts";
import type { CaseRecord, DecisionInput } from "../../../src/domain/case/case.record.ts";
import {
  answerSecondApproval,
  type DecisionAnswer,
  type DecisionMeta,
  takeDecision,
} from "../../../src/domain/decisions/decision.rules.ts";
import { decisionOptions } from "../../../src/domain/decisions/decision-options.rules.ts";
import type { Check } from "../../../src/domain/diligence/check.model.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { currentChecks } from "../../../src/domain/diligence/due-diligence.rules.ts";
import { findTemplate, requirementsFor } from "../../../src/domain/templates/index.ts";
import type { AnyAgent } from "../../../src/investigation/agent.ts";
import { AGENTS } from "../../../src/investigation/agents/index.ts";
import { conclude } from "../../../src/investigation/conclude/conclude.ts";
import { type Dossier, readDossier } from "../../../src/investigation/dossier.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { rulesOf } from "../../../src/investigation/transcript.ts";
import type { Role } from "../../../src/platform/context.ts";
import { openDb } from "../../../src/platform/db.ts";
import type { Answer, SourceName, UnknownReason } from "../../../src/sources/types.ts";
import { actor, caseRecord, decisionInput } from "../../support/case-fixtures.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { createMemoryD1 } from "../../support/sources/memory-d1.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";

const SOURCES: readonly SourceName[] = [
  "kbo",
  "vies",
  "peppol",
  "inhoudingsplicht",
  "adverse_media",
  "companydata",
  "fundingdata",
  "website",
];
/** Checks that no approval passes without an override. */
const HARD = ["registration", "status", "beneficial_owners", "identity", "screening"];
const NOW = new Date("2026-11-20T10:05:00.000Z");
const RUN = { runId: "run-1", iteration: 1, startedAt: "2026-11-20T10:00:00.000Z", attempt: 1 };

/** All subsets, by the bits of a number. */
const SUBSETS = Array.from({ length: 2 ** SOURCES.length }, (_, bits) => SOURCES.filter((_, at) => (bits >> at) & 1));

const ANSWERS = {
  business_activity: "We bake bread and pastries, and sell them to consumers in our two shops.",
  beneficial_owners: "Katrien Vermeulen\nJoris Claes",
  politically_exposed: "no",
  customer_countries: "Belgium",
  expected_monthly_volume: "10,000 to 100,000 euro",
  sales_channel: "In a shop",
  delivery_time: "Immediate",
  payment_service_ended: "no",
};

const template = findTemplate("psp_merchant_onboarding")!;
const documents = requirementsFor(template, "BE").map(({ id }, at) => ({
  document_id: `00000000-0000-4000-8000-00000000000${at}`,
  key: `case/iteration-1/req_${id}/paper.pdf`,
  filename: "paper.pdf",
  requirement_id: id,
  iteration: 1,
  source: "customer" as const,
  content_type: "application/pdf",
  size: 4_096,
  sha256: String(at).padStart(64, "0"),
  uploaded_at: "2026-11-20T09:00:00.000Z",
}));

/** The clean sample company, with everything that a customer can hand in. */
const dossier: Dossier = readDossier(
  investigationInput({
    websiteUrl: "https://www.bakkerij-de-linde.example/",
    answers: ANSWERS,
    documents,
    runId: RUN.runId,
    startedAt: RUN.startedAt,
    terms: { policy: DEFAULT_POLICY, sample: true, usesModel: false, listMaxAgeHours: { hours: 48, bySource: {} } },
  }),
);

type Seen = ReadonlyMap<string, Answer<unknown>>;

/** What every agent observes of the company; those that need a silent one observe what is left for them. */
async function observe(silent: readonly SourceName[]): Promise<Seen> {
  const world = createSourceWorld({ now: () => NOW });
  const shared = openDb(createMemoryD1("migrations"), world.ctx.meter);
  // Each agent has its own time, as in a run: a busy machine must not make a source late.
  const callAnew = () => ({
    ...world.call({ ctx: { ...world.ctx, shared, db: shared } }),
    recallClearings: async () => [],
    readNetwork: async () => ({ read_at: NOW.toISOString(), alerts: [], neighbours: [], partial: false }),
  });
  const seen = new ObservationSet();
  for (const agent of AGENTS) {
    if (agent.notApplicable(dossier) !== null) continue;
    const answer = isSilent(agent, silent) ? unanswered("http_error") : await agent.collect(callAnew(), dossier, seen);
    seen.record(agent, { ...answer, heard: [] });
  }
  return new Map(seen.entries());
}

const isSilent = ({ manifest }: AnyAgent, silent: readonly SourceName[]): boolean =>
  manifest.sources.some((source) => (silent as readonly string[]).includes(source));

const unanswered = (reason: UnknownReason): Answer<never> => ({
  outcome: "unknown",
  reason,
  detail: "nothing answered",
  evidence: [],
});

let whole: Seen;
let withoutRegister: Seen;
beforeAll(async () => {
  [whole, withoutRegister] = await Promise.all([observe([]), observe(["kbo"])]);
});

const reviewed = new Map<string, CaseRecord>();

/** The case as it comes to review when these sources said nothing. */
function review(silent: readonly SourceName[], reason: UnknownReason): CaseRecord {
  const key = `${reason}: ${silent.join()}`;
  const record = reviewed.get(key) ?? investigate(silent, reason);
  reviewed.set(key, record);
  return record;
}

function investigate(silent: readonly SourceName[], reason: UnknownReason): CaseRecord {
  const base = silent.includes("kbo") ? withoutRegister : whole;
  const seen = new ObservationSet();
  for (const agent of AGENTS) {
    const observed = base.get(agent.manifest.name);
    if (!observed) continue;
    seen.record(agent, { ...(isSilent(agent, silent) ? unanswered(reason) : observed), heard: [] });
  }
  const outcome = conclude(dossier, seen, { rules: rulesOf(dossier.input), completedAt: NOW.toISOString() });
  const investigated = caseRecord({
    companyName: dossier.name,
    status: "INVESTIGATING",
    run: RUN,
    investigations: [],
    documents,
    additionalData: { answers: ANSWERS },
  });
  const sampling = { officerTier: "express_approval", activeAlerts: 0, share: 0, draw: 1 } as const;
  const completed = completeInvestigation(investigated, RUN.runId, outcome, sampling, { now: NOW });
  if (!completed.ok) throw new Error(completed.refusal.code);
  return completed.value.record;
}

const meta = (id: string, roles: readonly Role[], makerChecker = true): DecisionMeta => ({
  now: NOW,
  actor: actor(id, ...roles),
  makerChecker,
  portalExpiresAt: "2026-12-20T10:00:00.000Z",
});

/** The status that a decision leads to, or how it is refused. */
const resultOf = (outcome: RuleOutcome<DecisionAnswer>): string =>
  outcome.ok
    ? outcome.value.record.status
    : [outcome.refusal.code, gateOf(outcome)].filter((word) => typeof word === "string").join(" ");
const gateOf = (outcome: RuleOutcome<DecisionAnswer>) => (outcome.ok ? null : outcome.refusal.details?.extra?.["gate"]);

const resultFor = (silent: readonly SourceName[], reason: UnknownReason) =>
  review(silent, reason).investigations.at(-1)!;

const isOpen = ({ outcome }: Check) => outcome !== "established";
const EVERYBODY: readonly Role[] = ["officer", "compliance_manager", "mlro"];

function approve(record: CaseRecord, roles: readonly Role[], given: Partial<DecisionInput> = {}, makerChecker = true) {
  return takeDecision(record, decisionInput(given), meta("anna", roles, makerChecker));
}

function second(record: CaseRecord, who: string, role: Role): string {
  return resultOf(answerSecondApproval(record, { decision: "approve", comment: null }, meta(who, [role])));
}

describe.each(["http_error", "not_configured"] as const)("a clean company while sources are silent (%s)", (reason) => {
  it("is established when all answer", () => {
    const record = review([], reason);
    expect(currentChecks(record, NOW).filter(isOpen)).toEqual([]);
    expect(recommendAction(standingOf(record, NOW))).toBe("approve");
    expect(resultOf(approve(record, ["officer"]))).toBe("APPROVED");
  });

  it("stands as at the time that is asked about, whatever was asked before", () => {
    const record = review([], reason);
    const openAt = (now: Date) => currentChecks(record, now).filter(isOpen).length;
    const [before, later, again] = [openAt(NOW), openAt(new Date("2036-11-20T10:05:00.000Z")), openAt(NOW)];
    expect([before, later > 0, again]).toEqual([0, true, 0]);
  });

  it("is not established without the register", () => {
    const open = currentChecks(review(["kbo"], reason), NOW).filter(isOpen);
    expect(open.map(({ check }) => check)).toEqual(expect.arrayContaining(["registration", "status"]));
    const expected = reason === "http_error" ? "source_unavailable" : "source_not_configured";
    expect(open.find(({ check }) => check === "registration")?.reason).toBe(expected);
  });

  it("is never recommended, nor express, while a mandatory check is open", () => {
    for (const silent of SUBSETS) {
      const record = review(silent, reason);
      if (currentChecks(record, NOW).every((check) => !isOpen(check))) continue;
      expect([silent, recommendAction(standingOf(record, NOW))]).not.toEqual([silent, "approve"]);
      expect([silent, record.automation?.tier]).not.toEqual([silent, "express_approval"]);
    }
  });

  it("is never approved over an open check without an override that a senior officer confirms", () => {
    for (const silent of SUBSETS) {
      const record = review(silent, reason);
      const open = currentChecks(record, NOW).filter((check) => isOpen(check) && HARD.includes(check.check));
      const option = decisionOptions(standingOf(record, NOW)).find(({ decision }) => decision === "approve");
      const wanted = open.length > 0 ? { allowed: false, gate: "mandatory_check_open", needs_senior: true } : {};
      expect([silent, option]).toMatchObject([silent, wanted]);
      if (open.length === 0) continue;
      for (const makerChecker of [true, false]) {
        expect([silent, resultOf(approve(record, EVERYBODY, {}, makerChecker))]).toEqual([
          silent,
          "gate_blocked mandatory_check_open",
        ]);
      }
      const outcome = approve(record, EVERYBODY, { overrideOpenChecks: "seen in the register's own office" });
      expect([silent, resultOf(outcome)]).toEqual([silent, "PENDING_SECOND_APPROVAL"]);
      if (!outcome.ok) continue;
      const parked = outcome.value.record;
      expect([silent, second(parked, "anna", "compliance_manager")]).toEqual([silent, "four_eyes_same_officer"]);
      expect([silent, second(parked, "bob", "officer")]).toEqual([silent, "forbidden"]);
      expect([silent, second(parked, "carol", "compliance_manager")]).toEqual([silent, "APPROVED"]);
      expect([silent, second(parked, "mia", "mlro")]).toEqual([silent, "APPROVED"]);
    }
  });

  it("is never known better for what was not answered", () => {
    const confidence = (silent: readonly SourceName[]) => resultFor(silent, reason).case_confidence.total;
    const best = confidence([]);
    for (const silent of SUBSETS) expect([silent, confidence(silent) <= best]).toEqual([silent, true]);
    expect(confidence(SOURCES)).toBeLessThan(best);
  });
});

it("gets no points for sources that we have not configured", () => {
  const { risk_score: clean } = resultFor([], "not_configured");
  for (const silent of SUBSETS) {
    expect([silent, resultFor(silent, "not_configured").risk_score]).toEqual([silent, clean]);
  }
});
