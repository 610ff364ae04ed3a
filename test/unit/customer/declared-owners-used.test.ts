import { describe, expect, it } from "vitest";
import { describeParties } from "../../../src/domain/customer/parties.rules.ts";
import { customerCountries } from "../../../src/domain/diligence/rating/countries.rules.ts";
import { structureFactors } from "../../../src/domain/diligence/rating/structure.rules.ts";
import { knownCase, knownOwners } from "../../../src/domain/readings/known-case.ts";
import { sightCase } from "../../../src/graph/sightings/case-sighting.ts";
import { compareDeclared } from "../../../src/investigation/discrepancies/compare-declared.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { peopleBehind } from "../../../src/investigation/people/people-behind.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { registryEntry } from "../../support/registry-entry.ts";
import { withAnswers } from "../../support/rating-fixtures.ts";

const NOW = new Date("2026-11-22T09:00:00.000Z");
const AN = {
  given_names: "An",
  family_name: "Peeters",
  birth_date: "1971-04-03",
  nationality: "VN",
  residence: "BE",
  share_percent: 60,
};
const TRIADE = { company_name: "Triade Beheer", enterprise_number: "0403.170.701", country: "BE", share_percent: 40 };
const answers = { beneficial_owners: [AN, TRIADE] };
const owners = (beneficial_owners: unknown) => withAnswers({ beneficial_owners });
const record = caseRecord({
  additionalData: { answers },
  facts: {
    declared_owners: [
      { value: ["An Peeters", "Triade Beheer"], source: "customer", timestamp: "2026-11-01T09:00:00.000Z" },
    ],
  },
});

const { grounds: _, ...withoutRegister } = record;

describe("owners that a customer declares as objects", () => {
  it("are searched on the lists with birth date, countries and number", () => {
    const subjects = peopleBehind(readDossier(investigationInput({ answers })), undefined);
    expect(subjects).toContainEqual({
      kind: "person",
      name: "An Peeters",
      birthDate: "1971-04-03",
      countries: ["VN", "BE"],
    });
    expect(subjects).toContainEqual({
      kind: "company",
      name: "Triade Beheer",
      countries: ["BE"],
      identifiers: ["0403170701"],
    });
  });

  it("are searched with the register's nationality too, which a declared one must not hide", () => {
    const entry = registryEntry({ owners: [{ name: "An Peeters", kind: "person", nationality: "RU" }] });
    const registry = { outcome: "known", value: entry, evidence: [] } as const;
    const countriesBy = (rules: number) =>
      peopleBehind(readDossier(investigationInput({ answers, terms: { rules } as never })), registry).find(
        ({ name }) => name === "An Peeters",
      )?.countries;
    expect(countriesBy(6)).toEqual(["RU", "VN", "BE"]);
    // Runs of earlier versions replay as they were.
    expect(countriesBy(5)).toEqual(["RU"]);
  });

  it("are compared with the register by their names", () => {
    const dossier = readDossier(investigationInput({ answers }));
    const entry = registryEntry({
      owners: [
        { name: "An Peeters", kind: "person" },
        { name: "Triade Beheer", kind: "company" },
      ],
    });
    const compared = compareDeclared(dossier, { outcome: "known", value: entry, evidence: [] });
    expect(compared.find(({ kind }) => kind === "ubo")).toMatchObject({
      agrees: true,
      declared: "An Peeters; Triade Beheer",
    });
  });

  it("stand behind the customer with what was given of them", () => {
    expect(describeParties(withoutRegister)).toEqual([
      expect.objectContaining({
        name: "An Peeters",
        given_name: "An",
        family_name: "Peeters",
        kind: "person",
        birth_date: "1971-04-03",
        nationality: "VN",
        share_percent: 60,
        origin: "declared",
      }),
      expect.objectContaining({ name: "Triade Beheer", kind: "company", role: "shareholder", share_percent: 40 }),
    ]);
  });

  it("are compared with documents by birth date and share", () => {
    const [stated] = knownOwners(knownCase(record, NOW));
    expect(stated!.value).toEqual([
      { name: "An Peeters", kind: "person", share_percent: 60, birth_date: "1971-04-03" },
      { name: "Triade Beheer", kind: "company", share_percent: 40 },
    ]);
  });

  it("are persons and companies in the graph", () => {
    const { people, entities, relations } = sightCase(record);
    expect(people).toContainEqual(
      expect.objectContaining({ name: "An Peeters", birthDate: "1971-04-03", nationality: "VN" }),
    );
    expect(people).toHaveLength(1);
    const triade = entities.find(({ name }) => name === "Triade Beheer")!;
    expect(triade).toMatchObject({ type: "company", number: "0403170701" });
    expect(relations).toContainEqual(expect.objectContaining({ from: triade.id, type: "owns", sharePercent: 40 }));
  });

  it("are rated by their countries and by their role in a trust", () => {
    const codes = (answer: unknown) =>
      customerCountries(owners(answer)).filter(({ role }) => role === "owners" || role === "nationality");
    expect(codes([AN])).toEqual([
      { role: "nationality", code: "VN" },
      { role: "owners", code: "BE" },
    ]);
    expect(codes("An Nguyen; VN; 60")).toEqual([{ role: "owners", code: "VN" }]);
    const factors = (answer: unknown) => structureFactors(owners(answer)).map(({ factor }) => factor);
    expect(factors([{ name: "An Peeters", control: "trustee" }])).toEqual(["complex_structure"]);
    expect(factors([{ company_name: "The Peeters Family Trust", country: "GB" }])).toEqual(["complex_structure"]);
    expect(factors([AN])).toEqual([]);
  });
});
