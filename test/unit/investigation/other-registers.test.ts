import { describe, expect, it } from "vitest";
import { isToSettle } from "../../../src/domain/decisions/to-settle.rules.ts";
import { agentsFor } from "../../../src/investigation/agents/index.ts";
import { OTHER_REGISTERS } from "../../../src/investigation/agents/other-registers.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { InvestigationInput } from "../../../src/investigation/types.ts";
import type { RegistryEntry } from "../../../src/sources/types.ts";
import { dated, handedIn, made, readAs } from "../../support/made-readings.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { registryEntry } from "../../support/registry-entry.ts";

const dossierOf = (given: Partial<InvestigationInput>) =>
  readDossier(investigationInput({ terms: { rules: RULES_VERSION } as never, ...given }));

function asked(country: string, registrationNumber: string, given: Partial<InvestigationInput> = {}) {
  const dossier = dossierOf({ country, registrationNumber, ...given });
  return OTHER_REGISTERS.notApplicable(dossier) === null ? OTHER_REGISTERS.sourcesIn!(dossier) : [];
}

describe("a number under a country whose register cannot know it", () => {
  it.each([
    ["LU", "0999900249", ["kbo"]],
    ["LU", "BE 0999.900.249", ["kbo"]],
    // A Dutch register has eight digits.
    ["NL", "0999.900.249", ["kbo"]],
    ["MT", "999000102", ["recherche_entreprises"]],
  ])("is asked of the registers whose check digits it passes: %s, %s", (country, number, sources) => {
    expect(asked(country, number)).toEqual(sources);
  });

  it.each([
    ["BE", "0999900249"],
    ["LU", "B123456"],
    ["LU", "B 98.765"],
    ["MT", "C 12345"],
    ["DE", "HRB 12345"],
    ["US", "5560125"],
    ["CH", "CHE-123.456.789"],
    ["IE", "543210"],
    ["EE", "12345678"],
    ["LU", "0999900248"],
  ])("is asked of none otherwise: %s, %s", (country, number) => {
    expect(asked(country, number)).toEqual([]);
  });

  it("is asked of a register without check digits where a paper places the company there", () => {
    const extract = handedIn("certificate_of_incorporation", {
      ...readAs("register_extract", [
        made("company_name", "Bakkerij De Linde"),
        made("address", "Herengracht 12, 1015 BK Amsterdam"),
        dated("2026-10-12"),
      ]),
      warnings: [],
    });
    expect(asked("LU", "68750110")).not.toContain("kvk");
    expect(asked("LU", "68750110", { documents: [extract] })).toContain("kvk");
  });

  it("is asked of none in runs before version 9 of the rules", () => {
    const of = (rules: number) => agentsFor(dossierOf({ country: "LU", terms: { rules } as never }));
    expect([of(8).includes(OTHER_REGISTERS), of(9).includes(OTHER_REGISTERS)]).toEqual([false, true]);
  });
});

describe("what another country's register says of the number", () => {
  const told = (entry: Partial<RegistryEntry>) =>
    OTHER_REGISTERS.derive(
      {
        outcome: "known",
        value: [registryEntry({ number: "0999900150", legal_name: "BAKKERIJ DE LINDE BV", ...entry })],
        evidence: [],
      },
      dossierOf({ country: "LU" }),
      new ObservationSet(),
    ).findings!;

  it("is of high severity, asked and to settle where it has the customer's name", () => {
    const [finding, ...others] = told({});
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      code: "registered_elsewhere",
      severity: "high",
      title: "Registered in Belgium (BE), and not in Luxembourg (LU)",
      description: expect.stringContaining('under the name "BAKKERIJ DE LINDE BV" (active)'),
    });
    expect(isToSettle(finding!)).toBe(true);
    expect(tasksForFinding(finding!, "company")).toMatchObject([{ required: true, response_type: "text" }]);
  });

  it("tells that the company is bankrupt or has ended", () => {
    const codes = told({ juridical_situation: "050", juridical_situation_label: "Opening faillissement" }).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(["registered_elsewhere", "registry_bankrupt"]);
    expect(told({ status: "stopped" }).map(({ code }) => code)).toEqual(["registered_elsewhere", "registry_ended"]);
  });

  it("is nothing where the number is another company's there, or nobody's", () => {
    expect(told({ legal_name: "Houtwerken Verstraete" })).toEqual([]);
    expect(told({ status: "not_found", legal_name: null })).toEqual([]);
  });
});
