import { describe, expect, it } from "vitest";
import { checkBeneficialOwners } from "../../../src/domain/diligence/owners-check.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import type { NamedParty } from "../../../src/domain/diligence/grounds.model.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";

const person = (name: string): NamedParty => ({ name, kind: "person" });
const BOARD = ["Patrick Vercauteren", "Sonja De Bock"].map(person);

interface Given {
  readonly declared?: string;
  readonly directors?: readonly NamedParty[] | null;
  readonly owners?: readonly NamedParty[] | null;
  readonly form?: string;
  readonly rules?: number;
}

function check({ declared, directors = BOARD, owners = null, form = "017", rules = RULES_VERSION }: Given) {
  const sound = soundGrounds();
  const register = { ...(sound.register as object), directors, owners, exempt_from_owners: null };
  const facts = {
    templateId: "psp_merchant_onboarding",
    country: "BE",
    companyName: "Voetbalclub Eendracht",
    answers: declared === undefined ? {} : { beneficial_owners: declared },
    documents: [],
    followUpTasks: [],
    findings: [],
    discrepancies: [],
    validationResults: [],
    facts: { legal_form_code: [{ value: form }] },
    grounds: { ...sound, register, ownership: null },
    policy: DEFAULT_POLICY,
    now: new Date("2026-11-22T10:00:00.000Z"),
    rulesVersion: rules,
  };
  return checkBeneficialOwners(facts as unknown as DueFacts);
}

describe("the owners of an association", () => {
  it("are those who direct it, by the register", () => {
    const { outcome, how } = check({ declared: "Patrick Vercauteren\nSonja De Bock" });
    expect([outcome, how]).toEqual([
      "established",
      "Nobody holds shares in an association or a foundation: those who direct it are its beneficial owners, by the register Patrick Vercauteren and Sonja De Bock.",
    ]);
    expect(check({ owners: BOARD })).toMatchObject({ outcome: "established" });
  });

  it.each<[string, Given]>([
    ["somebody else is declared", { declared: "Igor Petrov" }],
    ["the register names no directors", { directors: null, declared: "Patrick Vercauteren" }],
    ["the register has an empty list of directors", { directors: [], declared: "Patrick Vercauteren" }],
    ["a company is on the board", { directors: [...BOARD, { name: "Golden Sands Trading", kind: "company" }] }],
    ["it is a company with shares", { form: "610" }],
    ["an earlier version judges", { rules: 11 }],
  ])("are not established where %s", (_, given) => {
    expect(check(given).outcome).toBe("not_established");
  });

  it("names who is declared beside the board", () => {
    expect(check({ declared: "Patrick Vercauteren\nIgor Petrov" }).how).toContain("names Igor Petrov among neither");
  });
});
