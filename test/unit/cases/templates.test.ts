import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EEA_COUNTRIES, isEeaCountry } from "../../../src/features/cases/countries.ts";
import { documentTypeLabel } from "../../../src/domain/templates/document-types.ts";
import { DEFAULT_TEMPLATE_ID, findTemplate, requirementsFor, TEMPLATES } from "../../../src/domain/templates/index.ts";
import { chooseLanguage, LANGUAGES } from "../../../src/platform/language.ts";

const EEA_FACTS = "../shared/data/countries/eea.json";

describe("templates", () => {
  it("are the five of the contract, with unique ids inside", () => {
    expect(TEMPLATES.map(({ id }) => id).sort()).toEqual([
      "crypto_asset_provider",
      "fiduciary_client",
      "kyc_natural_person",
      "marketplace_seller",
      "psp_merchant_onboarding",
    ]);
    expect(findTemplate(DEFAULT_TEMPLATE_ID)?.id).toBe("psp_merchant_onboarding");
    expect(findTemplate("constructor")).toBeUndefined();
    for (const { documents, questions } of TEMPLATES) {
      expect(new Set(documents.map(({ type }) => type)).size).toBe(documents.length);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    }
  });

  it("omit what the connected register gives, beside what is never asked for in Belgium", () => {
    const template = findTemplate(DEFAULT_TEMPLATE_ID)!;
    const ids = (country: string, retrievable?: readonly string[]) =>
      requirementsFor(template, country, retrievable).map(({ id }) => id);
    expect(ids("NO")).toContain("certificate_of_incorporation");
    expect(ids("NO", ["certificate_of_incorporation"])).toEqual(
      ids("NO").filter((id) => id !== "certificate_of_incorporation"),
    );
    expect(ids("BE", [])).toEqual(ids("BE", ["certificate_of_incorporation", "ubo_declaration"]));
  });

  it("omit documents that registers provide, in Belgium only where none is connected", () => {
    for (const template of TEMPLATES.filter(({ id }) => id !== "kyc_natural_person")) {
      const ids = (country: string) => requirementsFor(template, country).map(({ id }) => id);
      expect(ids("NL")).toEqual(template.documents.map(({ type }) => type));
      expect(ids("NL").filter((id) => !ids("BE").includes(id))).toEqual([
        "certificate_of_incorporation",
        "ubo_declaration",
      ]);
    }
  });

  it("ask every company for its beneficial owners, and a person for the six validated fields", () => {
    for (const { id, questions } of TEMPLATES) {
      const owners = questions.find((question) => question.id === "beneficial_owners");
      if (id === "kyc_natural_person") expect(owners).toBeUndefined();
      else expect(owners).toMatchObject({ type: "owners", required: true, options: null });
    }
    expect(findTemplate("kyc_natural_person")!.questions.map(({ id }) => id)).toEqual([
      "full_name",
      "date_of_birth",
      "nationality",
      "place_of_birth",
      "birth_country",
      "country_of_residence",
      "residence_address",
      "politically_exposed",
      "occupation",
      "purpose_of_relationship",
      "source_of_funds",
      "national_register_number",
      "bsn",
      "iban",
    ]);
  });

  it("have options only for select questions, distinct in each language", () => {
    for (const { questions } of TEMPLATES) {
      for (const { type, options } of questions) {
        expect(options !== null).toBe(type === "select");
        for (const language of LANGUAGES) {
          const texts = (options ?? []).map((option) => option[language]);
          expect(new Set(texts).size).toBe(texts.length);
        }
      }
    }
  });

  it("name a document task by the label of its type, and an unknown one neutrally", () => {
    expect(documentTypeLabel("annual_accounts").nl).toBe("Jaarrekening");
    expect(documentTypeLabel("sanctions_explanation").en).toBe("Additional document");
    expect(documentTypeLabel("toString").fr).toBe("Document complémentaire");
    expect(documentTypeLabel(null).de).toBe("Weiteres Dokument");
  });
});

describe("countries", () => {
  it("are the thirty of the EEA", () => {
    expect(new Set(EEA_COUNTRIES.map(({ code }) => code)).size).toBe(30);
    expect([isEeaCountry("BE"), isEeaCountry("NO"), isEeaCountry("GB"), isEeaCountry("CH")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.skipIf(!existsSync(EEA_FACTS))("agree with the published facts (skipped where they are absent)", () => {
    const facts = JSON.parse(readFileSync(EEA_FACTS, "utf8"));
    expect(Object.fromEntries(EEA_COUNTRIES.map(({ code, name }) => [code, name]))).toEqual({
      ...facts.eu,
      ...facts.efta_eea,
    });
  });
});

describe("the customer's language", () => {
  it.each([
    ["nl-BE,fr;q=0.8", null, "nl"],
    ["fr;q=0.3, de-AT;q=0.9", null, "de"],
    ["es, *;q=0.5", "fr", "fr"],
    ["es", "NL-be", "nl"],
    ["en;q=0", "de", "de"],
    ["fr;q=oops", null, "fr"],
    [null, null, "en"],
    ["", ["nl"], "en"],
  ])("of %j with a case in %j is %s", (header, ofCase, expected) => {
    expect(chooseLanguage(header, ofCase)).toBe(expected);
  });
});
