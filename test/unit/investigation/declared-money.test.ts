import { describe, expect, it } from "vitest";
import { DECLARATIONS } from "../../../src/investigation/agents/declarations.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { RunTerms } from "../../../src/investigation/types.ts";
import { finding } from "../../support/case-fixtures.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";

const KNOWN = { outcome: "known", value: null, evidence: [] } as never;

function found(answers: Readonly<Record<string, string>>, rules = RULES_VERSION, templateId = "kyc_natural_person") {
  const input = investigationInput({ templateId, answers, terms: { rules } as RunTerms });
  return DECLARATIONS.derive(KNOWN, readDossier(input), new ObservationSet()).findings!;
}
const codesOf = (findings: readonly { readonly code?: string }[]) => findings.map(({ code }) => code);

describe("a private customer whose money or account is another's", () => {
  const MULE = { purpose_of_relationship: "To receive payments for a company abroad that pays me 5 % of them" };
  const COUSIN = { purpose_of_relationship: "My cousin will have the card and the app; I only open it in my name." };

  it("gives a finding with what the words mean, grave where a share is paid for it", () => {
    const [one] = found(MULE).filter(({ code }) => code === "acts_for_another");
    expect(one).toMatchObject({ severity: "high", category: "activity" });
    expect(one!.title).toContain("payments received for others for a share of them");
    expect(found(COUSIN).find(({ code }) => code === "acts_for_another")).toMatchObject({ severity: "medium" });
    expect(codesOf(found(COUSIN))).not.toContain("trade_declared_sensitive");
  });

  it("is asked for whom, and for a paper", () => {
    const asked = { templateId: "kyc_natural_person", answers: {} };
    const tasks = tasksForFinding(finding({ category: "activity", code: "acts_for_another" }), "person", asked);
    expect(tasks.map(({ required }) => required)).toEqual([true, true]);
    expect(tasks[0]!.description).toMatch(/^Please state who else uses/);
    expect(tasks[1]!.document_type).toBe("source_of_funds");
  });

  it("was not seen by earlier versions, nor of a company", () => {
    expect(codesOf(found(COUSIN, 6))).not.toContain("acts_for_another");
    expect(codesOf(found(MULE, RULES_VERSION, "psp_merchant_onboarding"))).not.toContain("acts_for_another");
  });
});

it("tells means that do not fit", () => {
  const answers = { occupation: "Unemployed", source_of_funds: "Salary from my employer." };
  const [one] = found(answers).filter(({ code }) => code === "means_do_not_fit");
  expect(one).toMatchObject({
    severity: "medium",
    title: 'The stated means do not fit: wages as the source of funds, beside "Unemployed" as the occupation',
  });
  expect(codesOf(found(answers, 6))).not.toContain("means_do_not_fit");
});

it("tells fees that are paid before an inheritance of somebody unknown is released, and asks what was meant", () => {
  const said = "Payer les frais de notaire pour débloquer un héritage de 2 millions d'euros d'un inconnu";
  const [one] = found({ purpose_of_relationship: said }).filter(({ code }) => code === "own_words_ask");
  expect(one).toMatchObject({ severity: "medium", title: expect.stringContaining("Fees are paid before money") });
  const tasks = tasksForFinding(one!, "person", { templateId: "kyc_natural_person", answers: {} });
  expect(tasks[0]!.description).toMatch(/^Please explain what you wrote: .*"Payer les frais.*inconnu"$/);
  expect(codesOf(found({ purpose_of_relationship: said }, 12))).not.toContain("own_words_ask");
});
