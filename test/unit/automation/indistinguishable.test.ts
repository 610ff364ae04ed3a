import { describe, expect, it } from "vitest";
import { reviseTier } from "../../../src/domain/automation/case-tier.rules.ts";
import { completeInvestigation } from "../../../src/domain/case/case-changes.rules.ts";
import { CHECKS } from "../../../src/domain/diligence/check.model.ts";
import type { RiskRating } from "../../../src/domain/diligence/rating.model.ts";
import { caseView, judgementView } from "../../../src/features/cases/case-detail.service.ts";
import { withholdJudgement } from "../../../src/features/cases/withheld.views.ts";
import { actor, caseRecord, finding, investigation } from "../../support/case-fixtures.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { featuresOf, heldOutAccuracy, type Labelled, LEARNERS } from "./classifiers.ts";

const NOW = new Date("2026-11-20T10:00:00.000Z");
const CASES = 400;
/** Four hundred cases are a small sample: its chance result varies by some points, that of ten by about one. */
const WORLDS = 10;

function randomly(seed: number) {
  const next = seededRandom(seed);
  return { next, pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]! };
}

type Random = ReturnType<typeof randomly>;

const HARMLESS = ["address", "name", "document", "vat", "website", "activity", "incorporation"] as const;
const HITS = ["pep", "adverse_media", "cross_case", "sanctions"] as const;
const RISKY_COUNTRIES = ["MT", "CY", "BG"];

/**
 * A case of a natural mix. What it shows foretells its rating: the country, how grave the findings are and how many.
 * Some show a hit, an open check or an alert.
 */
function natural(random: Random, n: number) {
  const country = random.next() < 0.8 ? random.pick(["BE", "NL", "FR"]) : random.pick(RISKY_COUNTRIES);
  const findings = Array.from({ length: Math.floor(random.next() * 4) }, (_, i) => {
    const isHit = random.next() < 0.08;
    return finding({
      id: `finding-${n}-${i}`,
      category: isHit ? random.pick(HITS) : random.pick(HARMLESS),
      severity: random.pick(["info", "low", "medium", "high"]),
      title: isHit ? "A name is like a listed one" : random.pick(["The address differs", "A document is old"]),
    });
  });
  const weights = { info: 0, low: 5, medium: 15, high: 30, critical: 60 };
  const points =
    (RISKY_COUNTRIES.includes(country) ? 25 : 0) + findings.reduce((sum, { severity }) => sum + weights[severity], 0);
  const level = points < 20 ? "low" : points < 50 ? "medium" : "high";
  return {
    about: {
      companyName: random.pick(["Molenhof", "De Linde", "Atelier Nord", "Zilverberg"]),
      country,
      iteration: 1,
      maxIterations: random.pick([3, 5]),
    },
    findings,
    checks: CHECKS.map((check) => ({
      check,
      outcome: random.next() < 0.04 ? ("not_established" as const) : ("established" as const),
      reason: null,
      how: "By the register.",
      evidence_ids: [],
    })),
    activeAlerts: random.next() < 0.08 ? 1 : 0,
    ...judgementOf(level, points),
    tasks: level === "low" ? 0 : 1,
  };
}

/** What is withheld. */
function judgementOf(level: Exclude<RiskRating["level"], "prohibited">, points: number) {
  const factors = [{ factor: "country", points, reason: `weighs ${points}`, evidence_ids: [] }];
  const rating: RiskRating = {
    level,
    regime: level === "low" ? "simplified" : "enhanced",
    dimensions: [{ dimension: "geography", level, factors }],
    next_review_months: level === "low" ? 36 : 12,
    policy_version: 1,
  };
  return {
    judgement: {
      risk_score: Math.min(1, points / 100),
      risk_factors: factors,
      risk_rating: rating,
      case_confidence: { total: level === "low" ? 90 : 60, dimensions: [] },
      summary: `Risk score ${points / 100}, confidence 80.`,
    },
  };
}

/** A case as its investigation leaves it: completed by the rule that gives it its tier. */
function reviewed(seen: ReturnType<typeof natural>, n: number, share: number, draw: number) {
  const result = investigation({ findings: seen.findings, checks: seen.checks, ...seen.judgement });
  const before = caseRecord({
    ...seen.about,
    status: "INVESTIGATING",
    investigations: [],
    run: { runId: "run", iteration: 1, startedAt: "2026-11-20T09:00:00.000Z", attempt: 1 },
  });
  const outcome = {
    result,
    discrepancies: [],
    facts: {},
    evidence: [],
    generatedTasks: Array.from({ length: seen.tasks }, () => ({
      id: "task",
      description: "Explain the country",
      response_type: "text" as const,
      document_type: null,
      required: true,
      justification: "",
      finding_ids: [],
    })),
    tasksReasoning: "",
    validationResults: [],
    mcc: null,
    evaluation: null,
    grounds: before.grounds!,
    policy: before.policy!,
  };
  const meta = { now: NOW, actor: actor("system") };
  const terms = { officerTier: "express_approval", activeAlerts: seen.activeAlerts, share, draw } as const;
  const completed = completeInvestigation(before, "run", outcome as never, terms, meta);
  if (!completed.ok) throw new Error(`case ${n}: ${completed.refusal.code}`);
  return completed.value;
}

type Reviewed = ReturnType<typeof reviewed>;

/** What comes to light later in some cases under review: a hit. */
function revisedAtTimes(made: Reviewed, random: Random): Reviewed {
  if (random.next() >= 0.1) return made;
  const [result] = made.record.investigations;
  const later = { ...result!, findings: [...result!.findings, finding({ id: "late", category: "pep" })] };
  const automation = reviseTier(made.record.automation!, later);
  return { ...made, record: { ...made.record, investigations: [later], automation } };
}

/** Everything that the interface shows the officer of one case, with the audit log. */
function answersOf({ record, audit }: Reviewed, isWithheld: boolean) {
  const detail = { ...caseView(record, NOW), ...judgementView(record, NOW, true) };
  return {
    detail: isWithheld ? withholdJudgement(detail as never) : detail,
    audit: audit.map(({ event, details }) => ({ event, details })),
  };
}

const isAsked = ({ record }: Reviewed): boolean => record.automation?.asksProvisional === true;

/** The first cases of a natural mix that ask for a provisional decision. */
function askedCases(seed: number, isWithheld: boolean): Labelled[] {
  const random = randomly(seed);
  const labelled: Labelled[] = [];
  for (let n = 0; labelled.length < CASES; n++) {
    const made = revisedAtTimes(reviewed(natural(random, n), n, 0.6, random.next()), random);
    if (!isAsked(made)) continue;
    expect(made.record.automation!.tier).toBe("full_review");
    labelled.push({
      label: made.record.automation!.blindSample,
      features: new Set(featuresOf(answersOf(made, isWithheld))),
    });
  }
  return labelled;
}

/** Cases of the same mix, labelled by whether they could have been express: what a draw that looks at it would ask. */
function byEligibility(seed: number): Labelled[] {
  const random = randomly(seed);
  return Array.from({ length: CASES }, (_, n) => {
    const { record, audit } = reviewed(natural(random, n), n, 0, 0);
    const label = record.automation!.tier === "express_approval";
    const asked = { ...record, automation: { tier: "full_review", reasons: [], blindSample: label } as const };
    return { label, features: new Set(featuresOf(answersOf({ record: asked, audit } as never, true))) };
  });
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

describe("four hundred cases of a natural mix that ask for a provisional decision", () => {
  const worlds = Array.from({ length: WORLDS }, (_, at) => askedCases(20261120 + at, true));

  it.each(Object.entries(LEARNERS))(
    "are no blind samples to %s, by any member of what their officer is shown",
    (_, learn) => {
      const accuracies = worlds.map((cases) => heldOutAccuracy(cases, learn));
      expect(Math.abs(mean(accuracies) - 0.5)).toBeLessThanOrEqual(0.03);
    },
  );

  it("are samples by half, whatever they show", () => {
    const cases = worlds.flat();
    expect(Math.abs(mean(cases.map(({ label }) => Number(label))) - 0.5)).toBeLessThan(0.02);
    for (const shown of [".detail.country=MT", ".detail.country=BE"]) {
      const such = cases.filter(({ features }) => features.has(shown));
      expect(such.length).toBeGreaterThan(100);
      expect(Math.abs(mean(such.map(({ label }) => Number(label))) - 0.5)).toBeLessThan(0.1);
    }
  });

  it("are told by nothing that is withheld either", () => {
    const open = Array.from({ length: 5 }, (_, at) => askedCases(7_000 + at, false));
    for (const learn of [LEARNERS["naiveBayes"]!, LEARNERS["tree"]!]) {
      expect(Math.abs(mean(open.map((cases) => heldOutAccuracy(cases, learn))) - 0.5)).toBeLessThanOrEqual(0.03);
    }
  });

  const eligible = byEligibility(5);
  it.each(Object.entries(LEARNERS))(
    "%s can learn: it tells which cases of the mix could have been express",
    (_, learn) => {
      expect(heldOutAccuracy(eligible, learn)).toBeGreaterThan(0.8);
    },
  );
});

describe("that a case asks for a provisional decision", () => {
  it("says nothing of its rating, and is never asked where the case shows a reason against express approval", () => {
    const random = randomly(11);
    const counts = { low: [0, 0], above: [0, 0] };
    for (let n = 0; n < 3_000; n++) {
      const seen = natural(random, n);
      const made = reviewed(seen, n, 0.5, random.next());
      const shows = made.record.automation!.reasons.filter((reason) => reason !== "rating_above_low");
      if (shows.length > 0) expect(isAsked(made)).toBe(false);
      else counts[seen.judgement.risk_rating.level === "low" ? "low" : "above"][Number(isAsked(made))]!++;
    }
    const [low, above] = [counts.low, counts.above].map(([no, yes]) => yes! / (no! + yes!));
    expect(Math.min(...counts.low, ...counts.above)).toBeGreaterThan(100);
    expect(Math.abs(low! - above!)).toBeLessThan(0.07);
  });
});
