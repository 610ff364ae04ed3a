import { expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import type { OwnershipFiling } from "../../../src/domain/ownership/ownership-filing.model.ts";
import { runInvestigation } from "../../../src/investigation/index.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { MemoryHost, systemCtx } from "../../support/investigation-host.ts";
import { dated, filedAs, handedIn, made, owner, person, readAs } from "../../support/made-readings.ts";

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

/** A register of shares of which a row was not read, as an officer filed it. */
const SHORT = readAs("shareholder_register", [
  made("enterprise_number", NUMBER),
  dated(today.slice(0, 10)),
  shareholder("Wouters Bram", 65),
]);

/** What a run by the rules of a version concludes of a register of shares that names an owner whom nobody declared. */
async function concluded(
  rules: number,
  documents = [handedIn("ubo_declaration", REGISTER)],
  ownershipFiled: readonly OwnershipFiling[] = [],
) {
  const input = investigationInput({
    caseId: crypto.randomUUID(),
    workflowId: `case-${crypto.randomUUID()}`,
    runId: crypto.randomUUID(),
    startedAt: today,
    companyName: "Tuinaanleg Groenendijk",
    country: "BE",
    registrationNumber: NUMBER,
    answers: { beneficial_owners: "Bram Wouters; 1986-07-13; BE; 100" },
    documents,
    ownershipFiled,
    terms: {
      policy: DEFAULT_POLICY,
      usesModel: false,
      sample: true,
      listMaxAgeHours: { hours: 48, bySource: {} },
      rules,
    },
  });
  const { result, generatedTasks } = await runInvestigation(systemCtx(), new MemoryHost(input));
  const check = (name: string) => result.checks!.find((one) => one.check === name)!;
  return {
    incomplete: result.findings.filter(({ code }) => code === "document_incomplete").length,
    asked: generatedTasks.map(({ document_type }) => document_type),
    contradicts: result.findings.filter(({ code }) => code === "document_contradicts").length,
    owners: check("beneficial_owners").outcome,
    screening: check("screening").how,
  };
}

it("a register of shares contradicts the owners, and its guesses are told, from the version that knows it", async () => {
  const now = await concluded(RULES_VERSION);
  expect(now).toMatchObject({ contradicts: 2, owners: "contradicted" });
  expect(now.screening).toContain("as read in a document: Ruben Hendrickx.");
  expect((await concluded(6)).screening).toContain("not screened until an officer states it: Ruben Hendrickx.");
  const before = await concluded(1);
  expect(before).toMatchObject({ contradicts: 0, owners: "established" });
  expect(before.screening).not.toContain("Ruben Hendrickx");
});

it("a register of shares that falls short leaves the owners open, and asks for an extract, from the version that adds them up", async () => {
  const filed = [filedAs("shareholder_register", SHORT)];
  const now = await concluded(RULES_VERSION, filed);
  expect(now).toMatchObject({ incomplete: 1, owners: "not_established" });
  expect(now.asked).toContain("ubo_extract");
  const before = await concluded(2, filed);
  expect(before).toMatchObject({ incomplete: 0, owners: "established" });
  expect(before.asked).not.toContain("ubo_extract");
});

it("owners who were read settle no paper that names another, from the version that asks for the rest", async () => {
  const warnings = [
    { code: "owners_unread" as const, page: 1, detail: "The extract states 2 owners, of whom 1 could be read." },
  ];
  const facts = [made("enterprise_number", NUMBER), dated(today.slice(0, 10)), owner("Wouters Bram", 65)];
  const extract = filedAs("ubo_extract", readAs("ubo_extract", facts, { warnings, read_at: today }));
  const filed: OwnershipFiling = {
    filing_id: "f1",
    source: "the register of shares",
    source_type: "primaryResearch",
    as_of: today.slice(0, 10),
    description: "",
    evidence_id: "e9",
    filed_by: "bob",
    filed_at: today,
    stated: { form: "owners", owners: [{ kind: "person", name: "Bram Wouters", share_percent: 100 }] },
  };
  const now = await concluded(RULES_VERSION, [extract], [filed]);
  expect(now).toMatchObject({ incomplete: 1, owners: "not_established" });
  expect(now.asked).toContain("ubo_extract");
  expect(await concluded(3, [extract], [filed])).toMatchObject({ incomplete: 0, owners: "established" });
});
