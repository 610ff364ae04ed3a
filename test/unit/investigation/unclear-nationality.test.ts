import { describe, expect, it } from "vitest";
import { findTemplate } from "../../../src/domain/templates/index.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { proposeTasks } from "../../../src/investigation/follow-up/propose-tasks.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { RunTerms } from "../../../src/investigation/types.ts";
import { validateFields } from "../../../src/investigation/validation/validate-fields.ts";
import { soundGrounds, taskGrounds } from "../../support/diligence-fixtures.ts";
import { finding, investigationInput } from "../../support/investigation-fixtures.ts";

const TEMPLATE = "kyc_natural_person";
const faultsOf = (answers: Readonly<Record<string, string>>, rules = RULES_VERSION) => {
  const input = investigationInput({ templateId: TEMPLATE, answers, terms: { rules } as RunTerms });
  return validateFields(readDossier(input), findTemplate(TEMPLATE)!.questions).filter(({ valid }) => !valid);
};

describe("a nationality that is no country", () => {
  it("is an answer where it says that there is none, and else is not valid", () => {
    expect(faultsOf({ nationality: "Stateless" })).toEqual([]);
    expect(faultsOf({ nationality: "Kurdistan" })).toMatchObject([{ field: "nationality", rule: "iso3166_country" }]);
    expect(faultsOf({ country_of_residence: "Stateless" })).toHaveLength(1);
    expect(faultsOf({ nationality: "Stateless" }, 6)).toHaveLength(1);
  });

  it("is an answer where each word of it is a nationality or a status, since version 8", () => {
    for (const nationality of ["Belgisch-Marokkaanse", "Nederlands/Turkse", "Palestina", "vluchteling", "Belg"]) {
      expect(faultsOf({ nationality })).toEqual([]);
      expect(faultsOf({ nationality }, 7)).toHaveLength(1);
    }
    for (const nationality of ["onbekend", "unknown", "Belgisch-Koerdisch"]) {
      expect(faultsOf({ nationality })).toMatchObject([{ rule: "iso3166_country" }]);
    }
    expect(faultsOf({ country_of_residence: "Palestine" })).toEqual([]);
    expect(faultsOf({ country_of_residence: "Palestine" }, 7)).toHaveLength(1);
  });

  it("is asked again, and required, in sample mode too", () => {
    const required = (field: string, rulesVersion = RULES_VERSION) =>
      proposeTasks({
        ...taskGrounds,
        templateId: TEMPLATE,
        subject: "person",
        answers: {},
        checks: [],
        grounds: soundGrounds({ subject: "person", sample: true }),
        findings: [
          finding({
            category: "data_gap",
            code: "answer_malformed",
            source: "customer",
            source_entry: `${field}:iso3166_country`,
          }),
        ],
        rulesVersion,
      }).tasks.map((task) => task.required);
    expect(required("nationality")).toEqual([true]);
    expect(required("country_of_residence")).toEqual([true]);
    expect(required("birth_country")).toEqual([false]);
    expect(required("nationality", 6)).toEqual([false]);
  });
});
