import { describe, expect, it } from "vitest";
import { DECLARATIONS } from "../../../src/investigation/agents/declarations.ts";
import { FIELD_VALIDATION } from "../../../src/investigation/agents/field-validation.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { InvestigationInput, RunTerms } from "../../../src/investigation/types.ts";
import type { AskedCase } from "../../../src/investigation/follow-up/task-draft.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { finding } from "../../support/case-fixtures.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";

const KNOWN = { outcome: "known", value: null, evidence: [] } as never;
const findingsBy = (
  agent: typeof DECLARATIONS,
  rules: number,
  answers: object,
  given: Partial<InvestigationInput> = {},
) =>
  agent
    .derive(
      KNOWN,
      readDossier(
        investigationInput({
          ...given,
          answers: answers as Readonly<Record<string, unknown>>,
          terms: { rules } as RunTerms,
        }),
      ),
      new ObservationSet(),
    )
    .findings!.map(({ title, description, severity, code }) => ({ title, description, severity, code }));

it("names the countries of the customers, and weighs those on which the FATF calls for action", () => {
  const of = (customer_countries: string, rules = RULES_VERSION) =>
    findingsBy(DECLARATIONS, rules, { customer_countries }).find(({ code }) => code === "customers_high_risk_country");
  const TITLE = "Customers in a high-risk third country";
  expect(of("North Korea, Belgium")).toMatchObject({ title: `${TITLE}: KP`, severity: "high" });
  expect(of("Haiti, Belgium")).toMatchObject({ title: `${TITLE}: HT`, severity: "medium" });
  expect(of("North Korea, Belgium", 5)).toMatchObject({ title: TITLE, severity: "medium" });
  expect(of("Belgium")).toBeUndefined();
});

describe("a private person", () => {
  const of = (answers: object, rules = RULES_VERSION) =>
    findingsBy(DECLARATIONS, rules, answers, { templateId: "kyc_natural_person" });
  const FUNDS = { source_of_funds: "Inheritance from my uncle in Teheran" };

  it("has no customers: money from a high-risk third country is told as money, and its source is asked", () => {
    const [found] = of(FUNDS).filter(({ code }) => code === "customers_high_risk_country");
    expect(found).toMatchObject({ title: "Money or plans in a high-risk third country: IR", severity: "high" });
    const before = of({ source_of_funds: "Inheritance from my uncle in Iran" }, 5);
    expect(before.map(({ title }) => title)).toContain("Customers in a high-risk third country");
    expect(of(FUNDS, 5).map(({ code }) => code)).not.toContain("customers_high_risk_country");
    const tasks = (asked?: AskedCase) =>
      tasksForFinding(finding({ category: "activity", code: "customers_high_risk_country" }), "person", asked).map(
        (task) => task.document_type,
      );
    expect(tasks()).toEqual(["source_of_funds"]);
    expect(tasks({ templateId: "kyc_natural_person", answers: {}, rulesVersion: 5 })).toEqual(["business_licence"]);
  });

  it("is told to be born in one, and nothing is asked for that", () => {
    const [born] = of({ birth_country: "IR" }).filter(({ code }) => code === "birth_high_risk");
    expect(born).toMatchObject({ title: "Born in a high-risk third country: Iran (IR)", severity: "info" });
    expect(
      tasksForFinding(finding({ category: "identity", severity: "info", code: "birth_high_risk" }), "person"),
    ).toEqual([]);
    expect(of({ birth_country: "IR" }, 5).map(({ code }) => code)).not.toContain("birth_high_risk");
  });
});

describe("the nationality of a private person", () => {
  const KYC = { templateId: "kyc_natural_person" };
  const of = (nationality: string, rules = RULES_VERSION) => findingsBy(DECLARATIONS, rules, { nationality }, KYC);
  const codesOf = (nationality: string, rules = RULES_VERSION) => of(nationality, rules).map(({ code }) => code);

  it("is of high risk where the second of two is", () => {
    expect(of("Belgisch-Iraanse").find(({ code }) => code === "nationality_high_risk")?.description).toMatch(/: IR\.$/);
    expect(codesOf("Nederlands/Syrische")).toContain("nationality_high_risk");
    expect(codesOf("Belgisch-Iraanse", 7)).not.toContain("nationality_high_risk");
  });

  it("may be a status, which is told and neither rated nor asked about", () => {
    for (const [said, title] of [
      ["staatloos", "Declared to be stateless"],
      ["réfugié syrien", "Declared to be a recognised refugee"],
      ["subsidiary protection, Somalia", "Declared to be under subsidiary protection"],
    ] as const) {
      const told = of(said).find(({ code }) => code === "nationality_status");
      expect(told).toMatchObject({ title, severity: "info" });
      expect(codesOf(said, 7)).not.toContain("nationality_status");
    }
    const status = finding({ category: "identity", severity: "info", code: "nationality_status" });
    expect(tasksForFinding(status, "person")).toEqual([]);
  });

  it("is searched for with each of its countries", () => {
    const countries = (nationality: string, rules = RULES_VERSION) => {
      const input = investigationInput({ ...KYC, answers: { nationality }, terms: { rules } as RunTerms });
      return readDossier(input).person!.nationalities;
    };
    expect(countries("Belgisch-Marokkaanse")).toEqual(["BE", "MA"]);
    expect(countries("State of Palestine")).toEqual(["PS"]);
    expect(countries("Belgisch-Marokkaanse", 7)).toEqual([]);
  });
});

it("tells what is wrong with a number in words, without the name of a rule", () => {
  const wrong = { iban: "BE00 0000", unasked: "x" };
  const told = findingsBy(FIELD_VALIDATION, RULES_VERSION, wrong);
  expect(told.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Not valid: account number (IBAN)", "Answer to a question that was not asked: unasked"]),
  );
  expect(JSON.stringify(told)).not.toContain("Rule:");
  const before = findingsBy(FIELD_VALIDATION, 5, wrong);
  expect(before.map(({ title }) => title)).toEqual(expect.arrayContaining(["Not valid: iban", "Not valid: unasked"]));
  expect(JSON.stringify(before)).toContain("Rule: iban_iso13616.");
});

describe("a tax residence abroad", () => {
  const of = (tax_residence: string, given: Partial<InvestigationInput> = {}, rules = RULES_VERSION) =>
    findingsBy(DECLARATIONS, rules, { tax_residence, ...given.answers }, { templateId: "marketplace_seller", ...given })
      .filter(({ code }) => code === "tax_residence_differs")
      .map(({ title, severity }) => [title, severity]);
  const TITLE = "Tax residence in another country than that of";

  it("is a finding of a company, which weighs by the country", () => {
    expect(of("Cyprus")).toEqual([[`${TITLE} the seat: Cyprus (CY)`, "low"]]);
    expect(of("Iran")).toEqual([[`${TITLE} the seat: Iran (IR)`, "medium"]]);
    expect(of("Belgium and Cyprus")).toEqual([[`${TITLE} the seat: Cyprus (CY)`, "low"]]);
    expect(of("Belgique")).toEqual([]);
    expect(of("Cyprus", {}, 6)).toEqual([]);
    const facts = {
      registered_address: [{ value: { country: "CY" }, source: "kbo", timestamp: "2026-11-01T00:00:00.000Z" }],
    };
    expect(of("Cyprus", { facts })).toEqual([]);
  });

  it("is one of a private customer who lives elsewhere", () => {
    const person = { templateId: "kyc_natural_person", answers: { country_of_residence: "France" } };
    expect(of("Switzerland", person)).toEqual([[`${TITLE} residence: Switzerland (CH)`, "low"]]);
    expect(of("France", person)).toEqual([]);
  });

  it("is asked about in the words of a company or a person", () => {
    const asked = (subject: "company" | "person") =>
      tasksForFinding(finding({ category: "address", code: "tax_residence_differs" }), subject);
    expect(asked("company")).toMatchObject([{ required: true, description: expect.stringContaining("its seat") }]);
    expect(asked("person")).toMatchObject([{ required: true, description: expect.stringContaining("you live") }]);
  });
});

it("tells an address nearby beside a residence elsewhere, since version 8 of the rules", () => {
  const of = (country_of_residence: string, residence_address: string, rules = RULES_VERSION) =>
    findingsBy(
      DECLARATIONS,
      rules,
      { country_of_residence, residence_address },
      { templateId: "kyc_natural_person" },
    ).find(({ code }) => code === "residence_differs");
  expect(of("AE", "Kerkstraat 30, 9000 Gent")).toMatchObject({
    severity: "medium",
    title: "An address outside the country of residence: Belgium (BE)",
  });
  expect(of("AE", "Kerkstraat 30, 9000 Gent", 7)).toBeUndefined();
  expect(of("BE", "Kerkstraat 30, 9000 Gent")).toBeUndefined();
  expect(of("Nederland", "Kerkstraat 30, 3011 AB Rotterdam")).toBeUndefined();
  expect(of("FR", "Rue de Gand 3, 59000 Lille")).toBeUndefined();
  expect(of("NL", "Dorpsstraat 1, 4561 Hulst")).toBeUndefined();
});

describe("places under restrictions", () => {
  const of = (answers: object, rules = RULES_VERSION) =>
    findingsBy(DECLARATIONS, rules, answers).find(({ code }) => code === "customers_restricted_place");

  it.each([
    ["Belgium, Belarus", "Belarus (BY)"],
    ["België, Wit-Rusland", "Belarus (BY)"],
    ["Belgium, Northern Cyprus, Transnistria", "Transnistria and Northern Cyprus, which no recognised state controls"],
    ["Belgique, Abkhazie", "Abkhazia, which no recognised state controls"],
    ["Belarus, Somaliland", "Belarus (BY), and in Somaliland, which no recognised state controls"],
  ])("are told: %s", (customer_countries, places) => {
    expect(of({ customer_countries })).toMatchObject({
      severity: "medium",
      title: `Business in ${places}`,
    });
  });

  it("are told from words on the trade, and not of their neighbours", () => {
    expect(of({ business_activity: "Export of machines to Belarus" })).toBeDefined();
    expect(of({ customer_countries: "Cyprus, Georgia, Moldova, Somalia" })).toBeUndefined();
    expect(of({ customer_countries: "Belarus" }, 6)).toBeUndefined();
    for (const denied of [
      "No business with Transnistria or Abkhazia",
      "geen klanten in Somaliland",
      "Abkhazian kitchen",
    ]) {
      expect(of({ customer_countries: denied })).toBeUndefined();
    }
  });

  it.each([
    ["Wij verkopen luxewagens aan klanten in Minsk", "Business in Belarus (BY)", "medium"],
    ["Sale of bread to shops in Gomel", "Business in Belarus (BY)", "medium"],
  ])("are told by their towns: %s", (business_activity, title, severity) => {
    expect(of({ business_activity })).toMatchObject({ title, severity });
    expect(of({ business_activity }, 7)).toBeUndefined();
  });

  it.each([
    ["Bakkerij met een tweede winkel in Sebastopol en leveringen in Donetsk.", "Crimea, the Donetsk region"],
    ["We deliver bread in Luhansk", "the Luhansk region"],
    ["Lieferungen auf die Krim", "Crimea"],
  ])("are grave in occupied parts of Ukraine: %s", (business_activity, areas) => {
    const banned = (rules = RULES_VERSION) =>
      findingsBy(DECLARATIONS, rules, { business_activity }).find(({ code }) => code === "customers_banned_area");
    expect(banned()).toMatchObject({ severity: "high", description: expect.stringContaining(areas) });
    expect(banned(7)).toBeUndefined();
  });

  it.each([
    "Wij leveren niet in Donetsk of op de Krim.",
    "I fled from Donetsk in 2022 and opened a bakery in Ghent.",
    "Gevlucht uit Mariupol, nu kapster in Leuven",
    "Réfugiée de Marioupol, je fais des ménages",
    "Boulangerie au boulevard de Sébastopol",
    "Krimpfolie en verpakking",
    "Krimis und andere Bücher",
    "Soldes de crimes fictifs: librairie de polars",
    "Aus Luhansk stammend, Friseurin",
    "Lease of machines in Luik",
  ])("are not meant by: %s", (business_activity) => {
    const codes = findingsBy(DECLARATIONS, RULES_VERSION, { business_activity }).map(({ code }) => code);
    expect(codes).not.toContain("customers_banned_area");
    expect(codes).not.toContain("customers_restricted_place");
  });

  it("are told of a private person in words of money", () => {
    const [found] = findingsBy(
      DECLARATIONS,
      RULES_VERSION,
      { source_of_funds: "Pensioen van mijn moeder in Loehansk" },
      { templateId: "kyc_natural_person" },
    ).filter(({ code }) => code === "customers_restricted_place");
    expect(found).toMatchObject({
      severity: "medium",
      title: "Money or plans in the Luhansk region, which no recognised state controls",
    });
  });

  it("are told where goods come from them", () => {
    expect(of({ ships_from: "IR" })).toMatchObject({ severity: "high", title: "Goods from Iran (IR)" });
    expect(of({ ships_from: "RU" })).toMatchObject({ severity: "medium", title: "Goods from Russia (RU)" });
    expect(of({ ships_from: "CN" })).toBeUndefined();
    expect(of({ ships_from: "IR" }, 7)).toBeUndefined();
  });

  it("are asked about, and so is who acts for a minor", () => {
    const asked = (code: string, subject: "company" | "person", rulesVersion = RULES_VERSION) =>
      tasksForFinding(finding({ category: code === "identity_minor" ? "identity" : "activity", code }), subject, {
        templateId: "kyc_natural_person",
        answers: {},
        rulesVersion,
      }).map(({ description }) => description.slice(0, 40));
    expect(asked("customers_restricted_place", "company")).toEqual(["Please state for each country or area ou"]);
    expect(asked("identity_minor", "person")).toEqual([
      "Please state who acts for you by law, su",
      "Please provide: Identity document of the",
    ]);
    expect(asked("identity_minor", "person", 8)).toEqual(["Please state who acts for you by law, su"]);
    expect(asked("identity_minor", "person", 6)).not.toEqual(asked("identity_minor", "person"));
  });
});
