import { expect, it } from "vitest";
import { runInvestigation } from "../../../src/investigation/index.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { MemoryHost, systemCtx } from "../../support/investigation-host.ts";
import { prepare } from "./run-scenario.ts";

const PERSON = { number: "client-4711", template: "kyc_natural_person", name: "Jan Willem Peeters" };

it("the finding and the brief name whom the case was opened for, and who answered", async () => {
  const desk = await prepare({ ...PERSON, answers: { full_name: "Rudi Goossens" } });
  const { summary } = await desk.brief();
  expect(summary).toContain("Rudi Goossens is a natural person");
  expect(summary).toContain("The case was opened under the name Jan Willem Peeters.");
  expect(summary).toContain("Another name than the case was opened under: Rudi Goossens (high)");
  const [finding] = (await desk.detail()).investigation_results
    .at(-1)
    .findings.filter(({ code }: any) => code === "name_opened_differs");
  expect(finding).toMatchObject({ category: "identity", severity: "high" });
  expect(finding.description).toContain("opened for Jan Willem Peeters; the customer answers as Rudi Goossens");
});

it("an officer who accepts the identity document settles who the customer is, and the finding stands", async () => {
  const desk = await prepare({ ...PERSON, answers: { full_name: "Rudi Goossens" } });
  await desk.take({ do: "review", who: "anna", requirement: "identity_document" });
  await desk.take({
    do: "see",
    expect: { checks: { identity: "established" }, options: { approve: { four_eyes_reasons: ["high_finding"] } } },
  });
});

it("a name that cannot be compared leaves the identity open until an officer looks", async () => {
  const desk = await prepare({ ...PERSON, answers: { full_name: "See passport" } });
  const [finding] = (await desk.detail()).investigation_results
    .at(-1)
    .findings.filter(({ code }: any) => code.startsWith("name_opened"));
  expect(finding).toMatchObject({ code: "name_opened_unclear", category: "identity", severity: "medium" });
  await desk.take({ do: "see", expect: { checks: { identity: "not_established" } } });
  await desk.take({ do: "review", who: "anna", requirement: "identity_document" });
  await desk.take({ do: "see", expect: { checks: { identity: "established" } } });
});

it("a run recorded before the names were compared is replayed without the finding", async () => {
  const given = investigationInput({
    caseId: crypto.randomUUID(),
    workflowId: `case-${crypto.randomUUID()}`,
    runId: crypto.randomUUID(),
    startedAt: new Date().toISOString(),
    companyName: "Jan Willem Peeters",
    templateId: "kyc_natural_person",
    answers: { full_name: "Rudi Goossens" },
  });
  const terms = {
    policy: DEFAULT_POLICY,
    usesModel: false,
    sample: true,
    listMaxAgeHours: { hours: 48, bySource: {} },
  };
  const codes = async (rules?: number) => {
    const input = { ...given, terms: { ...terms, ...(rules === undefined ? {} : { rules }) } };
    const { result } = await runInvestigation(systemCtx(), new MemoryHost(input));
    return result.findings.map(({ code }) => code);
  };
  expect(await codes()).not.toContain("name_opened_differs");
  expect(await codes(RULES_VERSION)).toContain("name_opened_differs");
});
