import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../../src/platform/language.ts";
import type { RegisterReportInput } from "../../../src/rendering/letters/letters.model.ts";
import { composeRegisterReport, renderRegisterReport } from "../../../src/rendering/letters/register-report.ts";
import { REGISTER_REPORT_TEXTS } from "../../../src/rendering/letters/register-report.texts.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { registerReport } from "../../../src/features/letters/letters.rules.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { FONTS } from "./support/fonts.ts";
import { REQUEST } from "./support/letters.ts";
import { readPdf } from "./support/read-pdf.ts";

const SILENT = { state: "silent", reason: "source_unavailable" } as const;
const LETTER: RegisterReportInput = {
  brand_name: REQUEST.brand_name,
  sample: true,
  language: "en",
  generated_at: "2026-11-20T14:03:22.518Z",
  reference: REQUEST.reference,
  company: {
    name: REQUEST.company_name,
    declared_name: null,
    registration_number: "0999900150",
    declared_number: null,
    country: "BE",
  },
  differences: [
    {
      discrepancy_id: "d",
      register: { by: "owner_register", name: "ubo_extract", owners: "An Peeters (60 %)", as_of: "2026-11-01" },
      found: { by: "customer", name: null, owners: "An Peeters, born 1971-04-03 (10 %)", as_of: null },
      found_at: "2026-11-18T10:00:00.000Z",
      report_due: "2026-12-02",
      report_overdue: false,
    },
  ],
};

/** Words that would tell the company why it is looked at, or that it was told. */
const TELLING =
  /suspic|launder|sanction|terror|\bSTR\b|\bSAR\b|MLRO|screen|investigat|risk|fraud|tipp|\binform(?:ed|iert)? the (?:customer|company)|verdacht|witwas|onderzoek naar|fraude|soupçon|blanchiment|enquête|risque|Geldwäsche|Ermittlung|Risiko|Betrug/i;

describe("the report to a register of beneficial owners", () => {
  it.each(LANGUAGES)("names in %s the company as registered, and as declared where that differs", async (language) => {
    const fact = (value: unknown) => [{ value, source: "kbo", timestamp: "2026-11-20T10:00:00.000Z" }];
    const record = caseRecord({
      companyName: "Hotel",
      registrationNumber: "0999900150",
      facts: { registry_status: fact("active"), legal_name: fact("Kledinghuis Peeters") },
    });
    const report = (given: CaseRecord) => registerReport(given, LETTER.differences, { ...LETTER, language });
    expect(report(record).company).toEqual({
      name: "Kledinghuis Peeters",
      declared_name: "Hotel",
      registration_number: "0999900150",
      declared_number: null,
      country: "BE",
    });
    const text = (await readPdf(await renderRegisterReport(report(record), FONTS))).text.replaceAll("\n", " ");
    expect(text).toContain(
      REGISTER_REPORT_TEXTS[language].subject.replace("{company}", "Kledinghuis Peeters").split(": ").at(-1),
    );
    expect(text).toContain(REGISTER_REPORT_TEXTS[language].declared_name);
    expect(text).toContain("Hotel");
    const { company: same } = report({ ...record, companyName: "KLEDINGHUIS PEETERS" });
    expect([same.name, same.declared_name]).toEqual(["Kledinghuis Peeters", null]);
    const { company: unknown } = report({ ...record, facts: {}, grounds: soundGrounds({ register: SILENT }) });
    expect([unknown.name, unknown.declared_name]).toEqual(["Hotel", null]);
    const { company: spaced } = report({ ...record, registrationNumber: "BE 999.900.150" });
    expect([spaced.registration_number, spaced.declared_number]).toEqual(["0999900150", null]);
    const { company: other } = report({ ...record, registrationNumber: "0999900249" });
    expect(other.declared_number).toBe("0999900249");
  });

  it.each<[Language, string, string, string]>([
    ["nl", "Algemene Administratie van de Thesaurie", "18 november 2026", "geboren 1971-04-03"],
    ["fr", "Administration générale de la Trésorerie", "18 novembre 2026", "date de naissance 1971-04-03"],
    ["de", "Generalverwaltung der Thesaurie", "18. November 2026", "geboren 1971-04-03"],
    ["en", "General Administration of the Treasury", "18 November 2026", "born 1971-04-03"],
  ])(
    "has in %s who gets it, both values with their sources, and when they were found",
    async (language, register, day, born) => {
      const pdf = await readPdf(await renderRegisterReport({ ...LETTER, language }, FONTS));
      const text = pdf.text.replaceAll("\n", " ");
      const words = REGISTER_REPORT_TEXTS[language];
      for (const part of [register, day, born, "An Peeters (60 %)", words.owner_register, words.by_company]) {
        expect(text).toContain(part);
      }
      for (const part of [LETTER.company.name, "0999900150", LETTER.reference]) {
        expect(text).toContain(part);
      }
      expect(pdf.pages).toHaveLength(1);
    },
  );

  it.each<[Language, string]>([
    ["nl", "2 december 2026"],
    ["fr", "2 décembre 2026"],
    ["de", "2. Dezember 2026"],
    ["en", "2 December 2026"],
  ])("cites in %s the law of its day, and a last day only where that law has one", (language, last) => {
    const textOn = (generated_at: string, country = "BE") =>
      JSON.stringify(
        composeRegisterReport({ ...LETTER, language, generated_at, company: { ...LETTER.company, country } }),
      );
    const { belgian_law, other_law, union_law, at_once } = REGISTER_REPORT_TEXTS[language];
    // The last moment of 9 July 2027 in Belgium, and the first of 10 July.
    for (const [country, law] of [
      ["BE", belgian_law],
      ["FR", other_law],
    ] as const) {
      const before = textOn("2027-07-09T21:59:59.999Z", country);
      for (const part of [law, at_once]) expect(before).toContain(part);
      for (const part of ["2024/1624", last]) expect(before).not.toContain(part);
      const after = textOn("2027-07-09T22:00:00.000Z", country);
      for (const part of [union_law, last]) expect(after).toContain(part);
      expect(after).not.toContain(law);
    }
  });

  it.each(LANGUAGES)("has no word in %s that tells the company anything", (language) => {
    expect(JSON.stringify(REGISTER_REPORT_TEXTS[language])).not.toMatch(TELLING);
    expect(JSON.stringify(composeRegisterReport({ ...LETTER, language }))).not.toMatch(TELLING);
  });

  it.each<[Language, string, string]>([
    ["en", "FR", "Register of beneficial owners of France"],
    ["de", "NL", "Register der wirtschaftlichen Eigentümer (Niederlande)"],
  ])("goes in %s to the register of the company's country: %s", (language, country, register) => {
    const company = { ...LETTER.company, country, registration_number: null };
    const text = JSON.stringify(composeRegisterReport({ ...LETTER, language, company }));
    expect(text).toContain(register);
    expect(text).toContain(REGISTER_REPORT_TEXTS[language].other_law);
    expect(text).not.toContain("Treasury");
  });

  it("names every kind of source", () => {
    const side = (by: (typeof LETTER.differences)[number]["found"]["by"], name: string | null) => ({
      ...LETTER.differences[0]!,
      found: { by, name, owners: "Jan Claes", as_of: null },
    });
    const differences = [
      side("company_register", "kbo_public_search"),
      side("document", "shareholder_register"),
      side("officer", "Notary's deed"),
      side("owner_register", "RBE"),
    ];
    const text = JSON.stringify(composeRegisterReport({ ...LETTER, differences }));
    for (const source of [
      "Company register (KBO/BCE)",
      "Register of shareholders",
      "Established by us (Notary's deed)",
      "Register of beneficial owners (RBE)",
    ]) {
      expect(text).toContain(source);
    }
  });
});
