import { expect, it } from "vitest";
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
    answers: { full_name: "Jan Peeters", nationality: "BE", country_of_residence: "BE", ...answers },
    ...given,
  });

it("rates no person by a country of birth alone, since version 6 of the rules", () => {
  const born = { birth_country: "IR" };
  expect(factorsOf(person(born)).high_risk_country).toBeUndefined();
  expect(factorsOf(person(born)).high_risk_seat).toBeUndefined();
  expect(factorsOf(person(born, { rulesVersion: 5 })).high_risk_seat).toBeDefined();
  expect(factorsOf(person({ ...born, nationality: "IR" }, { rulesVersion: 7 })).high_risk_seat).toBeDefined();
  expect(factorsOf(person({ ...born, country_of_residence: "IR" })).high_risk_seat).toBeDefined();
  expect(rateRisk(person({ ...born, country_of_residence: "IR" })).level).toBe("high");
});

it("says that a person works in a sector only by the occupation", () => {
  const money = { occupation: "unemployed", source_of_funds: "Profits from bitcoin" };
  expect(factorsOf(person(money)).higher_risk_sector).toBeUndefined();
  expect(factorsOf(person(money)).trade_declared_sensitive).toBeDefined();
  expect(factorsOf(person(money, { rulesVersion: 5 })).higher_risk_sector).toBeDefined();
  expect(factorsOf(person({ occupation: "Owner of a casino" })).higher_risk_sector).toBeDefined();
});

it("rates no person low whose nationality or residence is no country, since version 7 of the rules", () => {
  for (const answers of [{ nationality: "Kurdistan" }, { country_of_residence: "Somewhere warm" }]) {
    const facts = person(answers);
    const [rated] = rateRisk(facts).dimensions.filter(({ dimension }) => dimension === "geography");
    expect(rated).toMatchObject({
      level: "medium",
      factors: [
        { factor: "not_established", points: 0, reason: expect.stringContaining(`"${Object.values(answers)[0]}"`) },
      ],
    });
    expect(rateRisk(facts)).toMatchObject({ level: "medium", regime: "standard" });
    expect(rateRisk({ ...facts, rulesVersion: 6 }).dimensions).toContainEqual(
      expect.objectContaining({ dimension: "geography", level: "low" }),
    );
  }
  const blank = { nationality: "" };
  const live = soundGrounds({ subject: "person", sample: false });
  expect(rateRisk(person(blank, { grounds: live })).level).toBe("medium");
  const sample = soundGrounds({ subject: "person", sample: true });
  expect(factorsOf(person(blank, { grounds: sample })).not_established).toBeUndefined();
});

it("rates the second of two nationalities, and nobody by a status, since version 8 of the rules", () => {
  for (const [nationality, level] of [
    ["Belgisch-Iraans", "high"],
    ["Nederlands/Syrische", "medium"],
    ["franco-algérienne", "medium"],
  ]) {
    const two = person({ nationality });
    expect(rateRisk(two).dimensions).toContainEqual(expect.objectContaining({ dimension: "geography", level }));
  }
  for (const nationality of ["staatloos", "erkend vluchteling", "XXB"]) {
    expect(rateRisk(person({ nationality })).dimensions).toContainEqual(
      expect.objectContaining({ dimension: "geography", level: "low" }),
    );
  }
  for (const [nationality, code] of [
    ["Belgisch-Marokkaanse", "MA"],
    ["State of Palestine", "PS"],
  ] as const) {
    expect(rateRisk(person({ nationality })).level).toBe(rateRisk(person({ nationality: code })).level);
  }
  for (const nationality of ["unknown", "onbekend", "Belgisch-Koerdisch"]) {
    expect(factorsOf(person({ nationality })).not_established).toBeDefined();
  }
  expect(factorsOf(person({ nationality: "Belgisch-Koerdisch" }, { rulesVersion: 7 })).not_established).toBeUndefined();
});

it.each(["Stateless", "staatloos", "Apatride", "staatenlos", "XXA", "Belgian", "België"])(
  "%s is an answer on the nationality",
  (nationality) => expect(factorsOf(person({ nationality })).not_established).toBeUndefined(),
);
