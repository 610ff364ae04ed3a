import { expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { runInvestigation } from "../../../src/investigation/index.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { MemoryHost, systemCtx } from "../../support/investigation-host.ts";
import { dated, handedIn, made, person, readAs } from "../../support/made-readings.ts";

const NUMBER = "0999900744";
const shareholder = (name: string, share_percent: number) => person(name, { role: "shareholder", share_percent });
const today = new Date().toISOString();
const REGISTER = readAs("shareholder_register", [
  made("enterprise_number", NUMBER),
  dated(today.slice(0, 10)),
  shareholder("Wouters Bram", 50),
  shareholder("Van den Broeck Lieve", 40),
  { ...shareholder("Ruben Hendrickx", 10), confidence: 0.7 },
]);

/** What a run by the rules of a version concludes of a register of shares that names an owner whom nobody declared. */
async function concluded(rules: number) {
  const input = investigationInput({
    caseId: crypto.randomUUID(),
    workflowId: `case-${crypto.randomUUID()}`,
    runId: crypto.randomUUID(),
    startedAt: today,
    companyName: "Tuinaanleg Groenendijk",
    country: "BE",
    registrationNumber: NUMBER,
    answers: { beneficial_owners: "Bram Wouters; 1986-07-13; BE; 100" },
    documents: [handedIn("ubo_declaration", REGISTER)],
    terms: {
      policy: DEFAULT_POLICY,
      usesModel: false,
      sample: true,
      listMaxAgeHours: { hours: 48, bySource: {} },
      rules,
    },
  });
  const { result } = await runInvestigation(systemCtx(), new MemoryHost(input));
  const check = (name: string) => result.checks!.find((one) => one.check === name)!;
  return {
    contradicts: result.findings.filter(({ code }) => code === "document_contradicts").length,
    owners: check("beneficial_owners").outcome,
    screening: check("screening").how,
  };
}

it("a register of shares contradicts the owners, and its guesses are told, from the version that knows it", async () => {
  const now = await concluded(RULES_VERSION);
  expect(now).toMatchObject({ contradicts: 2, owners: "contradicted" });
  expect(now.screening).toContain("not screened until an officer states it: Ruben Hendrickx.");
  const before = await concluded(1);
  expect(before).toMatchObject({ contradicts: 0, owners: "established" });
  expect(before.screening).not.toContain("Ruben Hendrickx");
});
