import { describe, expect, it } from "vitest";
import { readDeclaredOwners } from "../../../src/domain/customer/declared-owners.ts";
import { splitNominees } from "../../../src/domain/customer/held-for.rules.ts";
import { named } from "../../../src/domain/customer/no-names.ts";
import { namedBehind } from "../../../src/domain/customer/parties.rules.ts";
import { caseRecord } from "../../support/case-fixtures.ts";

const split = (answer: unknown) => splitNominees(readDeclaredOwners(answer) ?? []);
const behind = (answer: unknown) =>
  split(answer).nominees.map(({ holder, behind: who }) => [holder, who?.name ?? null]);

describe("a declared owner who holds for another", () => {
  it.each([
    ["Joris Claes (houdt de aandelen voor Igor Petrov); 1976-11-02; BE; 40", "Igor Petrov"],
    ["Joris Claes, pour le compte de son beau-père Viktor Morozenko; 1976-11-02; BE; 40", "Viktor Morozenko"],
    ["Joris Claes, pour le compte de M. Viktor Morozenko", "Viktor Morozenko"],
    ["Joris Claes on behalf of Viktor Arkadjevitsj Morozenko 40 %", "Viktor Arkadjevitsj Morozenko"],
    ["Joris Claes (holds 40 % for Igor Petrov)", "Igor Petrov"],
    ["Joris Claes holds the shares for Mr. Igor Petrov; 1976-11-02", "Igor Petrov"],
    ["Joris Claes houdt 40 % voor Igor Petrov", "Igor Petrov"],
    ["Joris Claes (voor rekening van Igor van den Berg)", "Igor van den Berg"],
    ["Joris Claes, namens Igor Petrov", "Igor Petrov"],
    ["Joris Claes (tient les parts pour Igor Petrov)", "Igor Petrov"],
    ["Joris Claes (détient 40 % au nom d'Igor Petrov)", "Igor Petrov"],
    ["Joris Claes (hält die Anteile für Herrn Igor Petrov)", "Igor Petrov"],
    ["Joris Claes (hält die Anteile im Namen von Igor Petrov)", "Igor Petrov"],
    ["Joris Claes, im Auftrag von Igor Petrov", "Igor Petrov"],
    ["Joris Claes (nominee for Zarnitsa Meridiantorg OOO)", "Zarnitsa Meridiantorg OOO"],
    ["joris claes on behalf of igor petrov", "igor petrov"],
    ["Joris Claes (houdt de aandelen voor zijn broer)", null],
    ["Joris Claes hält 30 % für die Familie", null],
    ["Joris Claes hält 30 % für die Familie Petrov", "Familie Petrov"],
    ["Joris Claes holds 50 % for now for Igor Petrov", "Igor Petrov"],
    ["Joris Claes, détient 50 % pour l'instant pour Igor Petrov", "Igor Petrov"],
    ["Joris Claes holds 50 % for 5 years for Igor Petrov", "Igor Petrov"],
    ["Joris Claes (houdt 50 % voor haar rekening en die van Igor Petrov)", "Igor Petrov"],
    ["Joris Claes holds 40 % for Life Invest BV", "Life Invest BV"],
    ["JORIS CLAES HOUDT 40 % VOOR IGOR PETROV", "IGOR PETROV"],
    ["Joris Claes\nHoudt de aandelen voor Igor Petrov", "Igor Petrov"],
    ["Joris Claes\nNamens Zarnitsa Meridiantorg NV", "Zarnitsa Meridiantorg NV"],
  ])("is told with whom: %s", (answer, who) => {
    expect(behind(answer)).toEqual([[expect.stringMatching(/^joris claes$/i), who]]);
  });

  it("keeps what is declared of the holder, and names the other as nobody's share", () => {
    for (const line of [
      "Joris Claes (houdt de aandelen voor Igor Petrov); 1976-11-02; BE; 40",
      "Joris Claes, pour le compte de son beau-père Viktor Morozenko; 1976-11-02; BE; 40",
    ]) {
      expect(split(`Katrien Vermeulen 60 %\n${line}`).holders).toMatchObject([
        { name: "Katrien Vermeulen", share_percent: 60 },
        { kind: "person", name: "Joris Claes", birth_date: "1976-11-02", nationality: "BE", share_percent: 40 },
      ]);
    }
  });

  it("is read in fields as in text", () => {
    const answer = [{ name: "Joris Claes (houdt de aandelen voor Igor Petrov)", birth_date: "1976-11-02" }];
    expect(behind(answer)).toEqual([["Joris Claes", "Igor Petrov"]]);
    expect(split(answer).holders).toEqual([{ kind: "person", name: "Joris Claes", birth_date: "1976-11-02" }]);
  });

  it("has the other among those who stand behind the company", () => {
    const answers = { beneficial_owners: "Joris Claes (houdt de aandelen voor Igor Petrov); 1976-11-02" };
    const parties = namedBehind(caseRecord({ additionalData: { answers } })).flat();
    expect(parties.map(({ name, role }) => `${name}: ${role}`)).toEqual(
      expect.arrayContaining(["Joris Claes: beneficial owner", "Igor Petrov: beneficial owner"]),
    );
  });

  it("is named as the holder alone, and was named with the words before version 7 of the rules", () => {
    const owners = readDeclaredOwners("Joris Claes (houdt de aandelen voor Igor Petrov); 1976-11-02");
    expect(named(owners)?.map(({ name }) => name)).toEqual(["Joris Claes"]);
    expect(named(owners, { rulesVersion: 6 })?.[0]?.name).toContain("houdt");
  });

  it.each([
    ["Thomas Held, holds the shares for Igor Petrov", "Thomas Held"],
    ["Luc Held holds 40 % for Igor Petrov", "Luc Held"],
    ["Anna Halten hält die Anteile im Namen von Igor Petrov", "Anna Halten"],
  ])("keeps a family name that is a verb as well: %s", (answer, holder) =>
    expect(behind(answer)).toEqual([[holder, "Igor Petrov"]]),
  );

  it.each(["In the name of God Foundation; BE; 40", "Held for Sale NV"])(
    "is not a company of that name: %s",
    (answer) => {
      const { holders, nominees } = split(answer);
      expect([holders.length, nominees]).toEqual([1, []]);
    },
  );

  it.each([
    "Bob Claes holds 50% for now",
    "Marc Leroy, détient 50 % pour l'instant",
    "Marc Leroy détient 50 % pour le moment",
    "Jan Peeters houdt 25 % voor onbepaalde tijd",
    "Jan De Smet houdt 40 % voor wat betreft de stemrechten",
    "Piet Claes houdt vruchtgebruik voor het leven",
    "An Claes (houdt 50 % voor haar rekening)",
    "Luc Held, holds for life",
    "Luc Claes détient 10 % pour une durée indéterminée",
    "Joris Claes; 1976-11-02; BE; 40",
    "Joris Claes (60 %), Katrien Vermeulen (40 %)",
    "Joris Claes (holds the shares for his own account)",
    "Joris Claes (houdt de aandelen voor eigen rekening)",
    "Joris Claes (pour son propre compte)",
    "Joris Claes (does not hold for Igor Petrov)",
    "Joris Claes (houdt niet voor Igor Petrov)",
    "Joris Claes holds 40 % for 10 years",
    "Petrov Holding for Trade Ltd; GB; 40",
    "Stichting Samen Voor Morgen",
    "Anna Held",
    "Forster Holds",
    "Fonds voor Igor Petrov NV",
  ])("is not made of other words: %s", (answer) => expect(split(answer).nominees).toEqual([]));
});
