import { describe, expect, it } from "vitest";
import { COMPANY_QUESTIONS } from "../../../src/domain/portal/company-questions.ts";
import { ADVERSE_MEDIA } from "../../../src/investigation/agents/adverse-media.ts";
import { DECLARATIONS } from "../../../src/investigation/agents/declarations.ts";
import { GAZETTE } from "../../../src/investigation/agents/gazette.ts";
import { REGISTRY } from "../../../src/investigation/agents/registry.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { peopleBehind } from "../../../src/investigation/people/people-behind.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { InvestigationInput, RunTerms } from "../../../src/investigation/types.ts";
import type { RegistryEntry } from "../../../src/sources/types.ts";
import { registryEntry } from "../../../src/sources/register-answer.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { dated, handedIn, made, readAs } from "../../support/made-readings.ts";

const known = (value: unknown) => ({ outcome: "known", value, evidence: [] }) as never;

function judged(
  parts: Partial<InvestigationInput>,
  { entry = {}, acts, rules = RULES_VERSION }: { entry?: Partial<RegistryEntry>; acts?: unknown; rules?: number } = {},
) {
  const dossier = readDossier(investigationInput({ ...parts, terms: { rules } as RunTerms }));
  const seen = new ObservationSet();
  const registry = known(
    registryEntry({
      country: "BE",
      number: "0999900150",
      status: "active",
      source: "kbo_public_search",
      legal_name: "Bakkerij De Linde",
      start_date: "2011-03-14",
      ...entry,
    }),
  );
  seen.record(REGISTRY, registry);
  if (acts) seen.record(GAZETTE, known({ acts, read_back_to: null }));
  const { findings } = DECLARATIONS.derive(known(null), dossier, seen);
  return {
    findings: findings!.filter(({ code }) => code?.startsWith("former_name")),
    screened: peopleBehind(dossier, registry).map(({ name }) => name),
    searched: ADVERSE_MEDIA.outgoing(dossier, seen),
  };
}

describe("an earlier name of the company", () => {
  it("in its own words is screened, searched in the news and told", () => {
    const answers = { business_activity: "Bread and pastry; formerly called Zwarte Oven BV" };
    const { findings, screened, searched } = judged({ answers });
    expect(findings).toMatchObject([
      {
        code: "former_name",
        severity: "info",
        title: "An earlier name of the company: Zwarte Oven BV",
        source: "customer",
      },
    ]);
    expect(findings[0]!.description).toContain("formerly called Zwarte Oven BV");
    expect(screened).toEqual(["Bakkerij De Linde", "Zwarte Oven BV"]);
    expect(searched).toContain("Zwarte Oven BV");
    const before = judged({ answers }, { rules: 11 });
    expect([before.findings, before.screened]).toEqual([[], ["Bakkerij De Linde"]]);
    expect(before.searched).not.toContain("Zwarte Oven BV");
  });

  it("by the register comes with its dates, and once beside the customer's words", () => {
    const { findings, screened } = judged(
      { answers: { business_activity: "Bread. Formerly known as Black Oven Ltd." } },
      { entry: { former_names: [{ name: "BLACK OVEN LTD", since: "2011-03-14", until: "2025-06-01" }] } },
    );
    expect(findings).toHaveLength(1);
    expect(findings[0]!.description).toContain("By the register, from 2011-03-14, until 2025-06-01");
    expect(screened).toEqual(["Bakkerij De Linde", "BLACK OVEN LTD"]);
  });

  it("in its articles is read with the file that says so", () => {
    const detail = 'The paper says: "De vennootschap droeg tot 1 maart 2026 de naam "Oven & Co".".';
    const documents = [
      {
        ...handedIn("articles_of_association", {
          ...readAs("articles_of_association", [made("enterprise_number", "0999900150"), dated("2026-05-12")]),
          warnings: [{ code: "former_name_stated" as const, page: 1, detail }],
        }),
        filename: "statuten.pdf",
      },
    ];
    const { findings, screened } = judged({ documents });
    expect(screened).toContain("Oven & Co");
    expect(findings[0]!.description).toContain('By the file "statuten.pdf": "De vennootschap droeg');
  });

  it("which nobody knows is asked, and the answer is searched for", () => {
    const entry = { name_since: "2024-05-02" };
    expect(judged({}, { entry }).findings).toMatchObject([{ code: "former_name_unknown", severity: "low" }]);
    const acts = [{ date: "2026-03-01", number: "1", rubrics: ["c03", "c11"], title: "BENAMING", pdf_url: null }];
    expect(judged({}, { acts }).findings).toMatchObject([{ code: "former_name_unknown" }]);
    const task = { description: COMPANY_QUESTIONS.formerName.en, task_id: "t" };
    const answered = (answer: string) => judged({ taskResponses: [{ ...task, answer } as never] }, { entry });
    expect(answered("Oven & Co, tot mei 2024\nZwarte Oven BV (2015)").screened).toEqual([
      "Bakkerij De Linde",
      "Oven & Co",
      "Zwarte Oven BV",
    ]);
    expect(answered("None").screened).toEqual(["Bakkerij De Linde"]);
  });

  it("is not asked for where the company was founded under its name, or renamed long ago", () => {
    expect(judged({}, { entry: { name_since: "2011-04-01" } }).findings).toEqual([]);
    expect(judged({}, { entry: { name_since: "2014-05-02" } }).findings).toEqual([]);
    const founded = [{ date: "2026-03-01", number: "1", rubrics: ["c01", "c03"], title: "OPRICHTING", pdf_url: null }];
    expect(judged({}, { acts: founded }).findings).toEqual([]);
  });
});
