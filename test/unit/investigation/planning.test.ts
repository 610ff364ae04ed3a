import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FINDING_CATEGORIES, SEVERITIES } from "../../../src/domain/case/case.model.ts";
import { AGENTS } from "../../../src/investigation/agents/index.ts";
import { DOMAINS } from "../../../src/domain/iteration/information-domain.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { beliefAfter, PRIOR } from "../../../src/investigation/planning/belief.ts";
import { planMandatory, planOptional } from "../../../src/investigation/planning/plan.ts";
import {
  DOMAIN_WEIGHT,
  UTILITY,
  valueOfCertainty,
  valueOfInformation,
} from "../../../src/investigation/planning/value-of-information.ts";
import { finding, investigationInput } from "../../support/investigation-fixtures.ts";

const optional = AGENTS.filter((agent) => !agent.manifest.mandatory);
const company = readDossier(investigationInput({ websiteUrl: "https://www.bakkerij-de-linde.example" }));
const QUIET = 6;

const runAfter = (...findings: Parameters<typeof finding>[0][]) => {
  const belief = beliefAfter(
    findings.map((overrides, at) => finding({ id: `f${at}`, ...overrides })),
    QUIET - findings.length,
  );
  return planOptional(optional, company, belief, new Set(), 2).run;
};

describe("belief", () => {
  it("is a probability, and never surer than one in ten", () => {
    const findings = fc.array(
      fc.record({ category: fc.constantFrom(...FINDING_CATEGORIES), severity: fc.constantFrom(...SEVERITIES) }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(findings, fc.nat(10), (drafts, quiet) => {
        const belief = beliefAfter(
          drafts.map((draft, at) => finding({ id: `f${at}`, ...draft })),
          quiet,
        );
        expect(belief.clean + belief.risky + belief.critical).toBeCloseTo(1, 9);
        expect(belief.clean).toBeGreaterThanOrEqual(0.1 - 1e-9);
        expect(Math.min(belief.risky, belief.critical)).toBeGreaterThan(0);
      }),
    );
  });

  it("is not moved by what is still owed, could not be learned, or was cleared", () => {
    const clearance = { reason: "r", cleared_by: "mia", cleared_at: "2026-11-01T00:00:00.000Z" };
    const silent = [
      finding({ category: "document", severity: "high" }),
      finding({ category: "data_gap", severity: "medium" }),
      finding({ category: "sanctions", severity: "critical", clearance }),
    ];
    expect(beliefAfter(silent, 0)).toEqual(beliefAfter([], 0));
  });
});

describe("the value of information", () => {
  it("holds a false negative fifty times as bad as a false positive", () => {
    expect(UTILITY.approve.critical).toBe(50 * UTILITY.reject.clean);
  });

  it("weighs every domain, and all of them together as one", () => {
    expect(Object.keys(DOMAIN_WEIGHT).sort()).toEqual([...DOMAINS].sort());
    expect(Object.values(DOMAIN_WEIGHT).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  });

  it("is nothing where nothing is in doubt, and falls with the cost", () => {
    expect(valueOfCertainty({ clean: 1, risky: 0, critical: 0 })).toBe(0);
    const agent = { domains: ["financials"] as const, costEur: 0.05 };
    const free = valueOfInformation(PRIOR, { ...agent, costEur: 0 }, new Set());
    expect(valueOfInformation(PRIOR, agent, new Set())).toBeCloseTo(free - 0.05, 9);
    expect(valueOfInformation(PRIOR, agent, new Set(["financials"]))).toBeLessThan(free - 0.05);
  });
});

describe("planning", () => {
  const paid = (...findings: Parameters<typeof runAfter>) =>
    runAfter(...findings).filter((name) =>
      optional.some(({ manifest }) => manifest.name === name && manifest.cost_eur > 0),
    );

  it("spends nothing more on a clean company and more on every suspicious one", () => {
    expect(paid()).toEqual([]);
    for (const severity of ["medium", "high", "critical"] as const) {
      expect(paid({ category: "sanctions", severity }), severity).not.toEqual([]);
    }
    expect(
      paid({ category: "sanctions", severity: "critical" }, { category: "vat" }, { category: "criminal" }),
    ).not.toEqual([]);
  });

  it("reads the Gazette and the accounts of every company, since they cost nothing", () => {
    expect(runAfter()).toEqual(["gazette", "accounts"]);
  });

  it("records a number and a reason for every decision, whichever way it goes", () => {
    for (const belief of [beliefAfter([], QUIET), beliefAfter([finding()], 5)]) {
      const { decisions } = planOptional(optional, company, belief, new Set(), 3);
      expect(decisions.map(({ candidate_agent }) => candidate_agent)).toEqual(
        optional.map((agent) => agent.manifest.name),
      );
      for (const decision of decisions) {
        expect(decision).toMatchObject({
          step_number: 3,
          decision_type: "optional",
          reason: expect.stringMatching(/EUR/),
        });
        expect(decision.decision).toBe(decision.evoi_value > 0 ? "run" : "skip");
      }
    }
  });

  it("runs every mandatory agent that has something to do, and says why another has not", () => {
    const german = readDossier(investigationInput({ country: "DE", registrationNumber: "HRB 12345" }));
    const { run, decisions } = planMandatory(AGENTS, german, PRIOR);
    expect(run).toContain("screening");
    expect(decisions.find(({ candidate_agent }) => candidate_agent === "registry")).toMatchObject({
      decision: "skip",
      reason: "Not applicable: it does not cover DE.",
    });
  });
});

describe("the agents", () => {
  it("have manifests that say who they are", () => {
    expect(new Set(AGENTS.map(({ manifest }) => manifest.name)).size).toBe(AGENTS.length);
    for (const { manifest, needs } of AGENTS) {
      expect(manifest.information_gain_domains.length).toBeGreaterThan(0);
      expect(manifest.tools.length).toBeGreaterThan(0);
      expect(manifest.timeout_ms).toBeGreaterThan(0);
      expect(manifest.jurisdictions.every((code) => code === "*" || /^[A-Z]{2}$/.test(code))).toBe(true);
      for (const name of needs) expect(AGENTS.some((agent) => agent.manifest.name === name)).toBe(true);
    }
  });

  it("need one another in no circle", () => {
    const needs = new Map(AGENTS.map((agent) => [agent.manifest.name, agent.needs]));
    const visit = (name: string, path: readonly string[]): void => {
      expect(path).not.toContain(name);
      for (const next of needs.get(name) ?? []) visit(next, [...path, name]);
    };
    for (const name of needs.keys()) visit(name, []);
  });
});
