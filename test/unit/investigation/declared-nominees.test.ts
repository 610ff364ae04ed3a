import { describe, expect, it } from "vitest";
import { isToSettle, takesOfficersWord } from "../../../src/domain/decisions/to-settle.rules.ts";
import { checkBeneficialOwners } from "../../../src/domain/diligence/owners-check.rules.ts";
import { rateRisk } from "../../../src/domain/diligence/rating.rules.ts";
import { DECLARATIONS } from "../../../src/investigation/agents/declarations.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { peopleBehind } from "../../../src/investigation/people/people-behind.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { RunTerms } from "../../../src/investigation/types.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { soundFacts, withAnswers } from "../../support/rating-fixtures.ts";

const KNOWN = { outcome: "known", value: null, evidence: [] } as never;
const ANSWER = "An Peeters (houdt de aandelen voor Igor Petrov); 1976-11-02; BE; 100";

const dossier = (answer: string, rules = RULES_VERSION, given: Parameters<typeof investigationInput>[0] = {}) =>
  readDossier(
    investigationInput({
      answers: { ...soundFacts().answers, beneficial_owners: answer },
      terms: { rules } as RunTerms,
      ...given,
    }),
  );
const found = (answer: string, rules = RULES_VERSION) =>
  DECLARATIONS.derive(KNOWN, dossier(answer, rules), new ObservationSet()).findings!.filter(
    ({ code }) => code === "ownership_nominee",
  );
const searched = (one: ReturnType<typeof dossier>) => peopleBehind(one, undefined).map(({ name }) => name);

describe("a declared owner who acts for somebody else", () => {
  it("is a finding with the words, and for whom is asked", () => {
    const [one, ...others] = found(ANSWER);
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      severity: "medium",
      category: "ownership",
      title: "Acts for somebody else, by the customer's own words: An Peeters",
      description:
        'The customer writes of An Peeters: "houdt de aandelen voor Igor Petrov". Igor Petrov is searched for as an owner, and must be identified.',
    });
    const tasks = tasksForFinding(one!, "company");
    expect(tasks).toMatchObject([{ required: true, description: expect.stringMatching(/^Please state for whom/) }]);
    expect(found("An Peeters; 1976-11-02; BE; 100")).toEqual([]);
    expect(found(ANSWER, 6)).toEqual([]);
  });

  it("is searched for by the own name, and so is the other", () => {
    expect(searched(dossier(ANSWER))).toEqual(expect.arrayContaining(["An Peeters", "Igor Petrov"]));
    const before = searched(dossier(ANSWER, 6));
    expect(before).not.toContain("Igor Petrov");
    expect(before).toContain("An Peeters (houdt de aandelen voor Igor Petrov)");
  });

  it("is looked at by the own name in monitoring, which has no terms, and so is the other", () => {
    const ownersBefore = [{ kind: "unknown" as const, name: "Lut Verbist, namens Olga Sidorova" }];
    const look = searched(dossier(ANSWER, 0, { isLook: true, ownersBefore }));
    expect(look).toEqual(expect.arrayContaining(["An Peeters", "Igor Petrov", "Lut Verbist", "Olga Sidorova"]));
  });

  it("is searched for in an answer that a later round takes back", () => {
    const ownersBefore = [{ kind: "unknown" as const, name: "An Peeters, namens Igor Petrov" }];
    expect(searched(dossier("An Peeters", RULES_VERSION, { ownersBefore }))).toContain("Igor Petrov");
  });

  it("leaves the owners open and raises the rating, until an officer clears the finding", () => {
    const findings = found(ANSWER);
    expect(findings.map(isToSettle)).toEqual([true]);
    expect(findings.map(takesOfficersWord)).toEqual([true]);
    expect(isToSettle({ ...findings[0]!, source_entry: "graph:1" })).toBe(false);
    const facts = withAnswers({ beneficial_owners: ANSWER }, { findings });
    expect(checkBeneficialOwners(facts)).toMatchObject({ outcome: "not_established", reason: "conflict" });
    const factors = rateRisk(facts).dimensions.flatMap((rated) => rated.factors);
    expect(factors.find(({ factor }) => factor === "nominees")?.reason).toContain("voor Igor Petrov");
    const clearance = { reason: "Filed.", cleared_by: "bob", cleared_at: "2026-11-20T09:00:00.000Z" };
    const settled = withAnswers(
      { beneficial_owners: ANSWER },
      { findings: findings.map((one) => ({ ...one, clearance })) },
    );
    expect(checkBeneficialOwners(settled).outcome).toBe("established");
    expect(checkBeneficialOwners({ ...facts, rulesVersion: 6 }).outcome).toBe("established");
  });
});
