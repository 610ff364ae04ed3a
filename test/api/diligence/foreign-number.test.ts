import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { runInvestigation } from "../../../src/investigation/index.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import { validateFields } from "../../../src/investigation/validation/validate-fields.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { MemoryHost, systemCtx } from "../../support/investigation-host.ts";
import { handedIn, made, readAs } from "../../support/made-readings.ts";
import { prepare } from "./run-scenario.ts";

const terms = (rules: number | null) => ({
  policy: DEFAULT_POLICY,
  usesModel: false,
  sample: true,
  listMaxAgeHours: { hours: 48, bySource: {} },
  ...(rules !== null && { rules }),
});
const company = (country: string, registrationNumber: string | null, rules: number | null = RULES_VERSION) =>
  investigationInput({
    caseId: crypto.randomUUID(),
    workflowId: `case-${crypto.randomUUID()}`,
    runId: crypto.randomUUID(),
    startedAt: new Date().toISOString(),
    companyName: "Blue Lagoon Ventures",
    country,
    registrationNumber,
    terms: terms(rules),
  });
const verdicts = (country: string, number: string | null, rules: number | null = RULES_VERSION) =>
  validateFields(readDossier(company(country, number, rules)), [])
    .filter(({ field }) => field === "company_registration_number")
    .map(({ rule, valid }) => [rule, valid]);

describe("the registration number of a company of another country", () => {
  it.each([
    ["MT", "nonsense", [["registration_number_digits", false]]],
    ["MT", "C 54321", []],
    ["MT", "abc1", [["registration_number_likely", false]]],
    ["CY", "000000", [["registration_number_likely", false]]],
    ["CY", "123456789", [["registration_number_likely", false]]],
    ["DE", "HRB 7", []],
    ["MT", null, []],
    ["FR", "123456", [["registration_number_form", false]]],
    ["FR", "404 833 048", [["registration_number_form", true]]],
    ["FR", "FR83404833048", [["registration_number_form", true]]],
    ["GB", "SC123456", [["registration_number_form", true]]],
    ["DE", "HRB 1234", []],
    ["GR", "\u0661\u0662\u0663", []],
  ])("%s %s", (country, number, expected) => expect(verdicts(country, number)).toEqual(expected));

  it("is not checked in a run of an earlier version", () => {
    expect(verdicts("MT", "nonsense", null)).toEqual([]);
    expect(verdicts("MT", "abc1", 5)).toEqual([]);
  });

  it("that another country's register knows under the name of the customer contradicts the registration, and tells a bankruptcy", async () => {
    const input = { ...company("LU", "0999.900.249"), companyName: "Houtwerken Verstraete" };
    const { result, generatedTasks } = await runInvestigation(systemCtx(), new MemoryHost(input));
    const told = result.findings.filter(({ severity }) => severity === "high");
    expect(told.map(({ code }) => code).toSorted()).toEqual(["registered_elsewhere", "registry_bankrupt"]);
    expect(result.checks?.find(({ check }) => check === "registration")).toMatchObject({ outcome: "contradicted" });
    expect(generatedTasks.map(({ description }) => description)).toContainEqual(
      expect.stringMatching(/^Please state the number of your company in the register of its country/),
    );
    const earlier = await runInvestigation(
      systemCtx(),
      new MemoryHost({ ...input, terms: terms(8), runId: crypto.randomUUID() }),
    );
    expect(earlier.result.findings.some(({ code }) => code === "registered_elsewhere")).toBe(false);
  });

  it("that is hardly one is a finding, and is asked for again beside the extract", async () => {
    const { result, generatedTasks } = await runInvestigation(systemCtx(), new MemoryHost(company("MT", "abc1")));
    const finding = result.findings.find(({ code }) => code === "registration_number_odd");
    expect(finding).toMatchObject({ severity: "medium", title: "Not valid: company registration number" });
    const tasks = generatedTasks.map(({ description, document_type }) => document_type ?? description);
    expect(tasks).toContain("register_extract");
    expect(tasks).toContainEqual(expect.stringContaining("the name of that register"));
  });

  it("that is none speaks against the customer, in the brief, the findings and the confidence", async () => {
    const desk = await prepare({ country: "MT", number: "nonsense", name: "Blue Lagoon Ventures Ltd", papers: false });
    const { summary } = await desk.brief();
    expect(summary).toMatch(/Against the customer: [^.]*Not valid: [^.]*\(high\)/);
    const [result] = (await desk.detail()).investigation_results;
    const finding = result.findings.find(({ code }: any) => code === "registration_number_wrong");
    expect(finding).toMatchObject({ category: "identity", severity: "high" });
    expect(finding.description).toContain('The registration number "nonsense" has no digit.');
    const consistency = result.case_confidence.dimensions.find(({ name }: any) => name === "consistency");
    expect(consistency).toMatchObject({ points: 0 });
    expect(consistency.reason).toContain("Nothing was compared");
    expect(consistency.reason).toContain("1 answer that cannot be right");
  });
});

it("a run of an earlier version is replayed without the paper of a company whose number cannot be compared", async () => {
  const number = made("enterprise_number", "0403170701", { subject: "other" });
  const documents = [handedIn("register_extract", readAs(null, [number], { name_words: ["werffiche"] }))];
  const codes = async (rules: number | null) => {
    const input = { ...company("MT", "C 54321", rules), documents };
    const { result } = await runInvestigation(systemCtx(), new MemoryHost(input));
    return result.findings.map(({ code }) => code);
  };
  expect(await codes(RULES_VERSION)).toContain("document_other_company");
  expect(await codes(null)).not.toContain("document_other_company");
});

it("a rule names the score that the result has", async () => {
  const judged = async (rules: number | null) => {
    const input = {
      ...company("BE", "0999900546", rules),
      companyName: "Noordzee Handelskantoor",
      answers: { payment_service_ended: "yes" },
    };
    const { result, evaluation } = await runInvestigation(systemCtx(), new MemoryHost(input));
    const named = evaluation!.results.flatMap(
      ({ evidence }) => /Risk score (\d\.\d\d), threshold/.exec(evidence)?.[1] ?? [],
    );
    return [result.risk_score.toFixed(2), [...new Set(named)]];
  };
  const [score, named] = await judged(RULES_VERSION);
  expect(named).toEqual([score]);
  // The rule on an ended contract adds a finding, which earlier versions did not count when they evaluated the rules.
  const [before, earlier] = await judged(null);
  expect(earlier).not.toEqual([before]);
});
