import { describe, expect, it } from "vitest";
import { rateRisk, type RatingFacts } from "../../../src/domain/diligence/rating.rules.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { factorsOf, soundFacts } from "../../support/rating-fixtures.ts";

const person = (answers: Readonly<Record<string, unknown>>, given: Partial<RatingFacts> = {}) =>
  soundFacts({
    templateId: "kyc_natural_person",
    companyName: "Jan Peeters",
    registrationNumber: null,
    grounds: soundGrounds({ subject: "person" }),
    mcc: null,
    facts: {},
    answers: {
      full_name: "Jan Peeters",
      nationality: "BE",
      country_of_residence: "BE",
      purpose_of_relationship: "Loon ontvangen",
      source_of_funds: "Loon",
      ...answers,
    },
    ...given,
  });

const geography = (facts: RatingFacts) =>
  rateRisk(facts).dimensions.find(({ dimension }) => dimension === "geography")!.level;

describe("a country in the occupation of a private customer", () => {
  it.each([
    ["Exportateur de pièces détachées vers l'Iran", "high"],
    ["I work for an oil trader in Tehran, Iran, and am paid from there", "high"],
    ["Vertreter; meine Provisionen kommen aus Nordkorea und Myanmar", "high"],
    ["Huisvrouw; ik stuur elke maand 100 euro naar mijn moeder in Afghanistan", "medium"],
    ["Directeur d'une société pétrolière à Téhéran", "high"],
    ["Händler, Waren nach Teheran", "high"],
    ["Zaakvoerder van een firma in Damascus", "medium"],
    ["Manager of a company in Kabul and Khartoum", "medium"],
    ["Employee of the embassy of North Korea", "high"],
  ])("counts where there is trade, pay or money: %s", (occupation, least) => {
    const level = geography(person({ occupation }));
    expect(["medium", "high"].slice(["medium", "high"].indexOf(least))).toContain(level);
    expect(geography(person({ occupation }, { rulesVersion: 10 }))).toBe("low");
  });

  it.each([
    "Journaliste, spécialisée en Russie et en Iran",
    "Militair op missie in Mali",
    "Retraité de la Gécamines (Congo), rentré en Belgique",
    "Doctoraatsstudent uit Congo",
    "Vrachtwagenchauffeur op Turkije",
    "Dozentin für Persisch, früher in Teheran",
    "Verpleegster, afkomstig uit Syrië",
    "Comptable, née à Téhéran",
    "Retraitée, j'habite à Namur",
  ])("does not where there is none: %s", (occupation) => {
    expect(geography(person({ occupation }))).toBe("low");
  });

  it.each([
    ["Loon; ik bezoek elk jaar mijn familie in Iran", "low"],
    ["Salaire. Vacances en Iran chaque été.", "low"],
    ["Loon; ik bezoek elk jaar mijn familie in Iran en breng er geld naartoe", "high"],
    ["Salaire; je voyage en Iran pour acheter des tapis", "high"],
  ])("does not count as money where somebody is visited: %s", (purpose_of_relationship, level) => {
    expect(geography(person({ occupation: "Docent Perzisch", purpose_of_relationship }))).toBe(level);
  });
});

describe("the trade of an employer", () => {
  it.each([
    "Arbeider in de wapenfabriek FN Herstal",
    "Munitiedeskundige bij DOVO (defensie)",
    "Waffenmeister bei der Polizei",
    "Jager en boswachter; ik koop af en toe munitie",
    "Croupier in het casino van Knokke",
    "Employed at a bureau de change at Brussels Airport",
    "Medewerker compliance bij een cryptobeurs",
  ])("is not that of who is paid by it: %s", (occupation) => {
    const factors = factorsOf(person({ occupation }));
    expect(factors.trade_declared_grave ?? factors.trade_declared_sensitive).toBeUndefined();
    expect(factors.higher_risk_sector).toBeUndefined();
    expect(factorsOf(person({ occupation, source_of_funds: "Eigen middelen" }))).not.toEqual(factors);
    expect(factorsOf(person({ occupation }, { rulesVersion: 10 }))).not.toEqual(factors);
  });

  it.each([
    ["Zelfstandig wapenhandelaar", "Loon"],
    ["Wapenhandelaar", "Loon"],
    ["Marchand d'armes", "Salaire"],
    ["Waffenhändler", "Gehalt"],
    ["Verkoper van vuurwapens", "Loon"],
    ["Arbeider in de wapenfabriek", "Loon en verkoop van vuurwapens"],
    ["Arbeider in de wapenfabriek", "Loon van mijn man"],
    ["Werknemer in de hawala van mijn oom", "Loon"],
    ["Ik verkoop drugs", "Loon"],
  ])(
    "is the customer's beside a trade of its own, or where nobody may be employed: %s, %s",
    (occupation, source_of_funds) => {
      expect(factorsOf(person({ occupation, source_of_funds })).trade_declared_grave).toBeDefined();
    },
  );
});

describe("gold that a private customer trades in", () => {
  it.each([
    "Loon; ik handel ook in goud uit Ghana",
    "Salary; I also trade in gold from Ghana",
    "Salaire ; je vends aussi de l'or du Ghana",
    "Lohn; ich handle auch mit Gold aus Ghana",
  ])("is a trade: %s", (purpose_of_relationship) => {
    expect(factorsOf(person({ purpose_of_relationship })).trade_declared_sensitive).toBeDefined();
    expect(
      factorsOf(person({ purpose_of_relationship }, { rulesVersion: 10 })).trade_declared_sensitive,
    ).toBeUndefined();
  });
  it.each([
    "Loon; verkoop van gouden kettingen van oma",
    "Verkoop van mijn goudvissen",
    "Ich verkaufe meinen alten Golf",
    "Je vends mon ordinateur",
  ])("is none: %s", (purpose_of_relationship) => {
    expect(factorsOf(person({ purpose_of_relationship })).trade_declared_sensitive).toBeUndefined();
  });
});
