import { describe, expect, it } from "vitest";
import { readDeclaredOwners } from "../../../src/domain/customer/declared-owners.ts";
import { placeLivedIn } from "../../../src/domain/customer/lives-in.rules.ts";
import { named, wordsForNames } from "../../../src/domain/customer/no-names.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { RunTerms } from "../../../src/investigation/types.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { factorsOf, withAnswers } from "../../support/rating-fixtures.ts";

const OWNERS = "Katrien Vermeulen; 1978-05-21; BE; 60; lives in Damascus\nJoris Claes; 1976-11-02; BE; 40";
const answers = { beneficial_owners: OWNERS };
const namesOf = (owners: readonly { readonly name: string }[] | null) => owners?.map(({ name }) => name);

describe("where a declared owner lives", () => {
  it("names nobody, in what is compared and in what is screened", () => {
    const declared = readDeclaredOwners(OWNERS);
    expect(namesOf(named(declared))).toEqual(["Katrien Vermeulen", "Joris Claes"]);
    expect(namesOf(named(declared, { rulesVersion: 5 }))).toContain("lives in Damascus");
    expect(wordsForNames({ answers }).owners).toEqual([]);
    const of = (rules: number) => readDossier(investigationInput({ answers, terms: { rules } as RunTerms }));
    expect(namesOf(of(RULES_VERSION).declaredOwners)).toEqual(["Katrien Vermeulen", "Joris Claes"]);
    expect(namesOf(of(5).declaredOwners)).toContain("lives in Damascus");
  });

  it("is rated", () => {
    expect(factorsOf(withAnswers(answers)).high_risk_seat).toBeDefined();
    expect(factorsOf(withAnswers(answers, { rulesVersion: 5 })).high_risk_seat).toBeUndefined();
  });

  it.each([
    ["lives in Damascus", "Damascus"],
    ["resident of Lebanon", "Lebanon"],
    ["woont in Teheran", "Teheran"],
    ["woonachtig te Gent", "Gent"],
    ["habite à Beyrouth", "Beyrouth"],
    ["domiciliée en Iran", "Iran"],
    ["wohnhaft in Köln", "Köln"],
  ])("is read: %s", (words, place) => {
    expect(placeLivedIn(words)).toBe(place);
  });

  it.each(["Katrien Vermeulen", "In Kim", "Lives Jansen", "Vit Novak", "Jan Woont", "Habite Konaté"])(
    "is not the name %s",
    (name) => {
      expect(placeLivedIn(name)).toBeNull();
    },
  );
});
