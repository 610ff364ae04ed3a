import { expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { runInvestigation } from "../../../src/investigation/index.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { MemoryHost, systemCtx } from "../../support/investigation-host.ts";

/** Held by one company, which other companies and a person hold. */
const HELD = "0999920045";

/** The owners of a company that is held through others, as a run by the rules of a version concludes of a declaration. */
async function concluded(owners: string, rules = RULES_VERSION) {
  const input = investigationInput({
    caseId: crypto.randomUUID(),
    workflowId: `case-${crypto.randomUUID()}`,
    runId: crypto.randomUUID(),
    startedAt: new Date().toISOString(),
    companyName: "Noordzee Precisietechniek",
    country: "BE",
    registrationNumber: HELD,
    answers: { beneficial_owners: owners },
    terms: {
      policy: DEFAULT_POLICY,
      usesModel: false,
      sample: true,
      listMaxAgeHours: { hours: 48, bySource: {} },
      rules,
    },
  });
  const { result, discrepancies } = await runInvestigation(systemCtx(), new MemoryHost(input));
  const { outcome, how } = result.checks!.find(({ check }) => check === "beneficial_owners")!;
  return { outcome, how, open: discrepancies.filter(({ kind, status }) => kind === "ubo" && status === "open").length };
}

/** Who stands at the ends of the chain. */
const ENDS = "Zuzana Vzorová\nMarek Skúšobný\nHilde Ryckaert\nIlze Paraugkalne";

it("persons who are declared are held against those at the end of the chain, and not against the company next above", async () => {
  expect(await concluded(ENDS)).toMatchObject({ outcome: "established", open: 0 });
  const before = await concluded(ENDS, 7);
  expect(before).toMatchObject({ outcome: "contradicted", open: 1 });
  expect(before.how).toContain("names Noordzee Precisie Holding; the customer declared Zuzana Vzorová");
});

it("a company that is declared as the register names it is no contradiction", async () => {
  expect(await concluded("Noordzee Precisie Holding")).toMatchObject({ outcome: "established", open: 0 });
});

it("contradict those at the end of the chain where others are declared, or one is left out", async () => {
  const other = await concluded("Piet Onbekend; 1970-01-02; BE; 80");
  expect(other).toMatchObject({ outcome: "contradicted", open: 1 });
  expect(other.how).toContain("names Zuzana Vzorová");
  const less = await concluded(ENDS.replace("Marek Skúšobný\n", ""));
  expect(less).toMatchObject({ outcome: "contradicted", open: 1 });
});

it("the company next above, declared beside those at the end of the chain as the portal asks, contradicts nothing", async () => {
  const both = `Noordzee Precisie Holding\n${ENDS}`;
  expect(await concluded(both)).toMatchObject({ outcome: "established", open: 0 });
  expect(await concluded(both, 11)).toMatchObject({ outcome: "contradicted", open: 1 });
});

it("a person or company beside it that stands nowhere in the chain does, and so does one whom it leaves out at the end", async () => {
  const stranger = await concluded("Noordzee Precisie Holding\nPiet Onbekend; 1970-01-02; BE; 80");
  expect(stranger).toMatchObject({ outcome: "contradicted", open: 1 });
  const company = await concluded(`Noordzee Precisie Holding\nVreemde Beheer BV\n${ENDS}`);
  expect(company).toMatchObject({ outcome: "contradicted", open: 1 });
  const less = await concluded(`Noordzee Precisie Holding\n${ENDS.replace("Marek Skúšobný\n", "")}`);
  expect(less).toMatchObject({ outcome: "contradicted", open: 1 });
});

it("a company further up the chain may be declared, too", async () => {
  const all = `Noordzee Precisie Holding\nVltava Průmyslová Skupina\n${ENDS}`;
  expect(await concluded(all)).toMatchObject({ outcome: "established", open: 0 });
});
