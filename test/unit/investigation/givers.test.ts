import { expect, it } from "vitest";
import { ADVERSE_MEDIA } from "../../../src/investigation/agents/adverse-media.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { giversOf } from "../../../src/investigation/people/givers.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { RunTerms } from "../../../src/investigation/types.ts";
import { handedIn, readAs } from "../../support/made-readings.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";

const dossierOf = (source_of_funds: string, rules = RULES_VERSION, isLook = false) =>
  readDossier(
    investigationInput({
      templateId: "kyc_natural_person",
      companyName: "Jan Willems",
      answers: { full_name: "Jan Willems", source_of_funds },
      terms: { rules } as RunTerms,
      ...(isLook && { isLook }),
    }),
  );

it.each([
  ["Schenking van mijn oom Karel De Smet", "Karel De Smet"],
  ["Mijn nonkel Karel De Smet schonk mij 40.000 euro", "Karel De Smet"],
  ["Don de mon oncle Pierre Delvaux", "Pierre Delvaux"],
  ["Darlehen von Herrn Dieter Kolbe", "Dieter Kolbe"],
  ["A gift from Igor Petrov", "Igor Petrov"],
  ["Verkoop van mijn huis aan Marta Kovalenko", "Marta Kovalenko"],
])("the news is searched for whom the money comes from: %s", (words, name) => {
  expect(giversOf(dossierOf(words))).toMatchObject([{ name, where: "source of funds" }]);
  expect(ADVERSE_MEDIA.outgoing(dossierOf(words), new ObservationSet())).toContain(name);
  expect(ADVERSE_MEDIA.outgoing(dossierOf(words, 12), new ObservationSet())).not.toContain(name);
  expect(giversOf(dossierOf(words, RULES_VERSION, true))).toEqual([]);
});

it.each([
  "Loon van mijn werkgever Delhaize Leuven",
  "Salary from Alfa Trading NV",
  "Lening van KBC Bank Leuven",
  "Hypothecaire lening bij Argenta Gent",
  "Ik woon samen met mijn vrouw Els Peeters",
  "Schenking van Jan Willems",
  "Spaargeld van mijn loon als verpleegkundige in Gent",
])("and not for an employer, a bank, the household or the customer itself: %s", (words) => {
  expect(giversOf(dossierOf(words))).toEqual([]);
});

it("the news is searched for whom a private customer's paper on its money names", () => {
  const gift = handedIn("source_of_funds", {
    ...readAs("contract", []),
    names: ["Karel De Smet", "KBC Bank", "Alfa NV", "Jan Willems"],
    warnings: [{ code: "money_stated", page: 1, detail: 'The greatest amount is 50000 EUR: "50.000 euro".' }],
  });
  const input = investigationInput({
    templateId: "kyc_natural_person",
    companyName: "Jan Willems",
    answers: { full_name: "Jan Willems" },
    documents: [gift],
    terms: { rules: RULES_VERSION } as RunTerms,
  });
  expect(giversOf(readDossier(input))).toEqual([{ name: "Karel De Smet", where: `the file "${gift.filename}"` }]);
  expect(giversOf(readDossier({ ...input, templateId: "psp_merchant_onboarding" }))).toEqual([]);
});
