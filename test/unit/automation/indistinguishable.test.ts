import { describe, expect, it } from "vitest";
import { tierOfCase } from "../../../src/domain/automation/case-tier.rules.ts";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { completeInvestigation } from "../../../src/domain/case/case-changes.rules.ts";
import { standingOf } from "../../../src/domain/decisions/gates.rules.ts";
import { recommendAction } from "../../../src/domain/case/brief.rules.ts";
import { CHECKS } from "../../../src/domain/diligence/check.model.ts";
import type { RiskRating } from "../../../src/domain/diligence/rating.model.ts";
import { caseView, judgementView } from "../../../src/features/cases/case-detail.service.ts";
import { withholdJudgement } from "../../../src/features/cases/withheld.views.ts";
import { actor, caseRecord, finding, investigation } from "../../support/case-fixtures.ts";
import { featuresOf, heldOutAccuracy, type Labelled } from "./naive-bayes.ts";

const NOW = new Date("2026-11-20T10:00:00.000Z");
const TERMS = { officerTier: "express_approval", activeAlerts: 0, share: 1, draw: 0 } as const;
const CASES = 400;

/** Mulberry32: the same cases in every run. */
function randomly(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]! };
}

type Random = ReturnType<typeof randomly>;

const CATEGORIES = ["address", "name", "document", "vat", "website", "activity", "incorporation"] as const;

/** What an officer sees in any case: it may be the one or the other. */
function visibleOf(
  random: Random,
  n: number,
): Pick<CaseRecord, "companyName" | "country" | "iteration" | "maxIterations"> & {
  readonly findings: Finding[];
} {
  const findings = Array.from({ length: Math.floor(random.next() * 4) }, (_, i) =>
    finding({
      id: `finding-${n}-${i}`,
      category: random.pick(CATEGORIES),
      severity: random.pick(["info", "low", "medium"]),
      title: random.pick(["The address differs", "A document is old", "The website does not answer"]),
    }),
  );
  return {
    companyName: random.pick(["Molenhof", "De Linde", "Atelier Nord", "Zilverberg"]),
    country: random.pick(["BE", "NL", "FR"]),
    iteration: 1,
    maxIterations: random.pick([3, 5]),
    findings,
  };
}

/** What is withheld: a blind sample is rated low, an ordinary full review above it, and the score follows. */
function judgementOf(random: Random, isSample: boolean) {
  const level = isSample ? "low" : random.pick(["medium", "high", "prohibited"] as const);
  const points = isSample ? 4 + Math.floor(random.next() * 6) : 40 + Math.floor(random.next() * 50);
  const rating: RiskRating = {
    level,
    regime: isSample ? "simplified" : "enhanced",
    dimensions: [
      {
        dimension: "geography",
        level: isSample ? "low" : "high",
        factors: [{ factor: "country", points, reason: `weighs ${points}`, evidence_ids: [] }],
      },
    ],
    next_review_months: isSample ? 36 : 12,
    policy_version: 1,
    ...(level === "prohibited" && { prohibited_because: "The policy prohibits it." }),
  };
  return {
    risk_score: points / 100,
    risk_factors: [{ factor: "country", points, reason: `weighs ${points}`, evidence_ids: [] }],
    risk_rating: rating,
    case_confidence: { total: isSample ? 90 : 60, dimensions: [] },
    summary: `Risk score ${points / 100}, confidence 80.`,
  };
}

/** A case as its investigation leaves it: completed by the rule that gives it its tier. */
function reviewed(random: Random, n: number, isSample: boolean, visible: ReturnType<typeof visibleOf>) {
  const { findings, ...about } = visible;
  const checks = CHECKS.map((check) => ({
    check,
    outcome: "established" as const,
    reason: null,
    how: "By the register.",
    evidence_ids: [],
  }));
  const result = investigation({ findings, checks, ...judgementOf(random, isSample) });
  const before = caseRecord({
    ...about,
    status: "INVESTIGATING",
    investigations: [],
    run: { runId: "run", iteration: 1, startedAt: "2026-11-20T09:00:00.000Z", attempt: 1 },
  });
  const outcome = {
    result,
    discrepancies: [],
    facts: {},
    evidence: [],
    generatedTasks: isSample
      ? []
      : [
          {
            id: "task",
            description: "Explain the country",
            response_type: "text" as const,
            document_type: null,
            required: true,
            justification: "",
            finding_ids: [],
          },
        ],
    tasksReasoning: "",
    validationResults: [],
    mcc: null,
    evaluation: null,
    grounds: before.grounds!,
    policy: before.policy!,
  };
  const meta = { now: NOW, actor: actor("system") };
  const completed = completeInvestigation(before, "run", outcome as never, TERMS, meta);
  if (!completed.ok) throw new Error(`case ${n}: ${completed.refusal.code}`);
  return completed.value;
}

/** Everything that the interface shows the officer of one case, with the audit log. */
function answersOf({ record, audit }: ReturnType<typeof reviewed>, isWithheld: boolean) {
  const detail = { ...caseView(record, NOW), ...judgementView(record, NOW, true) };
  return {
    detail: isWithheld ? withholdJudgement(detail as never) : detail,
    audit: audit.map(({ event, details }) => ({ event, details })),
  };
}

/** Each visible case once as a blind sample and once as an ordinary full review, in an order that says nothing. */
function labelled(isWithheld: boolean): Labelled[] {
  const random = randomly(20261120);
  return Array.from({ length: CASES / 2 }, (_, n) => visibleOf(random, n)).flatMap((visible, n) =>
    (random.next() < 0.5 ? [true, false] : [false, true]).map((label) => {
      const made = reviewed(random, n, label, visible);
      expect(made.record.automation).toMatchObject({ tier: "full_review", asksProvisional: true, blindSample: label });
      return { label, features: new Set(featuresOf(answersOf(made, isWithheld))) };
    }),
  );
}

describe("four hundred cases that ask for a provisional decision", () => {
  it("do not tell a blind sample from an ordinary full review, by any member of what their officer is shown", () => {
    expect(Math.abs(heldOutAccuracy(labelled(true)) - 0.5)).toBeLessThanOrEqual(0.03);
  });

  it("tell it at once where nothing is withheld: the classifier can learn", () => {
    expect(heldOutAccuracy(labelled(false))).toBeGreaterThan(0.95);
  });

  it("differ in what is withheld", () => {
    const random = randomly(7);
    const visible = visibleOf(random, 0);
    const [sample, ordinary] = [true, false].map((label) => reviewed(random, 0, label, visible).record);
    expect(recommendAction(standingOf(sample!, NOW))).not.toBe(recommendAction(standingOf(ordinary!, NOW)));
    expect(tierOfCase(TERMS, sample!.investigations[0]!).reasons).toEqual([]);
    expect(tierOfCase(TERMS, ordinary!.investigations[0]!).reasons).toEqual(["rating_above_low"]);
  });
});
