import { describe, expect, it } from "vitest";
import { amountsIn, meansThatDoNotFit } from "../../../src/domain/diligence/rating/private-means.rules.ts";

const means = (occupation: string, source_of_funds: string, purpose_of_relationship = "", more: object = {}) =>
  meansThatDoNotFit({
    templateId: "kyc_natural_person",
    answers: { occupation, source_of_funds, purpose_of_relationship },
    ...more,
  });

describe("amounts in words", () => {
  it.each([
    ["Savings of 3.5 million euro", [3_500_000]],
    ["400,000 euro a month", [400_000]],
    ["€ 250.000 uit de verkoop", [250_000]],
    ["1 250 000 euros", [1_250_000]],
    ["250k EUR", [250_000]],
    ["2 Mio. Euro", [2_000_000]],
    ["12,50 euro", [12.5]],
    ["1.234,56 €", [1234]],
    ["I am 34 and live at number 12", []],
    ["since 2019", []],
    ["BE68 5390 0754 7034", []],
    ["Loon van Colruyt, BE 0400 378 485", []],
    ["account 001 234 567", []],
    ["Phone 0475 123 456", []],
    ["350.000 in totaal", [350_000]],
  ])("%s", (text, euro) => {
    expect(amountsIn(text).map((one) => one.euro)).toEqual(euro);
  });
});

describe("means that do not fit", () => {
  it.each([
    ["Student, no income", "Savings of 3.5 million euro", ""],
    ["Student", "Savings", "To receive transfers of about 400,000 euro a month"],
    ["Unemployed", "Salary from my employer.", ""],
    ["Werkloos", "Loon van mijn werkgever", ""],
    ["Sans emploi", "Mon salaire", ""],
    ["Arbeitslos", "Gehalt", ""],
    ["Unemployed", "", "To receive 20.000 euro a month from abroad"],
    ["Student", "Savings of 3.5 million euro", "huishouden"],
    ["Housewife", "A gift of 400.000 euro", ""],
    ["Baker", "Wages", "I will move 30,000 euro every week"],
  ])("%s: %s %s", (occupation, funds, purpose) => {
    expect(means(occupation, funds, purpose)).not.toEqual([]);
  });

  it.each([
    ["Student", "Student job and money of my parents", "Paying my rent"],
    ["Student", "Wages of a weekend job", "Saving"],
    ["Unemployed", "Unemployment benefit of 1,400 euro a month", "Daily expenses"],
    ["Unemployed", "Salary of my husband", "Daily expenses"],
    ["Werkloos", "Spaargeld van mijn vorige loon", ""],
    ["Teacher", "Salary of 3,200 euro a month", "Salary and rent"],
    ["Retired", "Pension of 2.100 euro per maand", "Savings of 40,000 euro"],
    ["Notary", "Income of my practice", "Buying a house for 350,000 euro"],
    ["Huisvrouw", "Loon van mijn man", "Huishouden"],
    ["Gepensioneerd", "Pensioen en 150.000 euro spaargeld", ""],
    ["Retired", "Verkoop van mijn woning: 310.000 euro", ""],
    ["Housewife", "Income of my husband", "To pay the mortgage of 280.000 euro"],
    ["Unemployed", "Savings from my salary over the years", ""],
    ["Werkloos", "Spaargeld uit mijn loon", ""],
    ["Werkzoekende", "Werkloosheidsuitkering, later loon", ""],
    ["Geen werk momenteel, studente", "weekendjob: loon 400 euro", ""],
    ["Student counsellor", "Salary and savings of 120,000 euro", ""],
    ["Notary", "Salary 15.000 a month", ""],
    ["Baker", "Loon", "Aankoop woning 350.000 euro, per maand 1.200 euro aflossen"],
    ["Engineer", "Salary", "To be reached under 0470 12 34 56"],
  ])("fit: %s, %s %s", (occupation, funds, purpose) => {
    expect(means(occupation, funds, purpose)).toEqual([]);
  });

  it("say what stands beside what", () => {
    expect(means("Student, no income", "Savings of 3.5 million euro")).toEqual([
      'an amount of 3.5 million euro, beside "Student, no income" as the occupation',
    ]);
  });

  it("are read of private persons, since version 7 of the rules", () => {
    const said = ["Student, no income", "Savings of 3.5 million euro", ""] as const;
    expect(means(...said, { rulesVersion: 6 })).toEqual([]);
    expect(means(...said, { templateId: "psp_merchant_onboarding" })).toEqual([]);
  });
});

describe("wages at an age", () => {
  const at = (born: string, occupation: string, funds: string, more: object = {}) =>
    meansThatDoNotFit({
      templateId: "kyc_natural_person",
      answers: { date_of_birth: born, occupation, source_of_funds: funds },
      now: new Date("2026-11-29"),
      ...more,
    });

  it("of over eighty do not fit", () => {
    expect(at("1931-03-14", "Bediende", "Loon")).toEqual(["wages as the source of funds, at the age of 95"]);
    expect(at("1931-03-14", "Bediende", "Loon", { rulesVersion: 7 })).toEqual([]);
  });

  it("fit up to then, and so do a pension, rent and the wages of another", () => {
    expect(at("1946-12-01", "Bediende", "Loon")).toEqual([]);
    expect(at("1931-03-14", "Gepensioneerd", "Pensioen en huurinkomsten")).toEqual([]);
    expect(at("1931-03-14", "Gepensioneerd", "Pensioen en spaargeld")).toEqual([]);
    expect(at("onbekend", "Bediende", "Loon")).toEqual([]);
  });
});
