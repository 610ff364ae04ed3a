import { describe, expect, it } from "vitest";
import { readDeclaredOwners } from "../../../src/domain/customer/declared-owners.ts";
import { missingDetails } from "../../../src/domain/customer/missing-details.rules.ts";
import { named, wordsForNames } from "../../../src/domain/customer/no-names.ts";
import { splitRemarks } from "../../../src/domain/customer/owner-remarks.rules.ts";

const namesIn = (answer: unknown, rules = {}) => named(readDeclaredOwners(answer), rules)!.map(({ name }) => name);

describe("a remark on the owner before it", () => {
  it.each([
    [
      "Atlantis Voorbeeldgroep NV, listed on Euronext Brussels; no natural person holds more than 25 %",
      "Atlantis Voorbeeldgroep NV",
    ],
    ["Atlantis Voorbeeldgroep NV; genoteerd op Euronext Brussel", "Atlantis Voorbeeldgroep NV"],
    ["Atlantis SA, cotée sur Euronext; aucune personne physique ne détient 25 %", "Atlantis SA"],
    ["Atlantis AG, börsennotiert in Frankfurt\nkeine natürliche Person hält mehr als 25 %", "Atlantis AG"],
    ["De stad Leuven (100 %), een overheid", "De stad Leuven"],
    ["Stad Gent, een lokale overheid (100 %)", "Stad Gent"],
    ["Familie Claes Holding NV, een familiale holding uit Brugge", "Familie Claes Holding NV"],
    ["Stichting De Linde (private stichting), bestuurders Katrien Vermeulen", "Stichting De Linde (private stichting)"],
    ["Claes Invest NV (100 %), vertegenwoordigd door Joris Claes", "Claes Invest NV"],
  ])("is no name: %s", (answer, owner) => {
    expect(namesIn(answer)).toEqual([owner]);
    expect(namesIn(answer, { rulesVersion: 10 }).length).toBeGreaterThan(1);
    expect(wordsForNames({ answers: { beneficial_owners: answer } }).owners).toEqual([]);
  });

  it.each([
    "Jan Peeters, an claes",
    "Jan Peeters, maria lopez garcia",
    "Jan Peeters, een vriend van mij",
    "Holding NV, owned by Igor Petrov",
    "Jan Peeters (50 %), de overheid (50 %)",
    "An Claes, Listed Holdings NV",
    "Jan Peeters, Gouvernement Peter",
    "Jan Peeters, van den Bestuur Piet",
    "Jan Peeters; zijn vrouw Marie Claes",
  ])("is none where somebody may be meant: %s", (answer) => {
    expect(namesIn(answer)).toHaveLength(2);
  });

  it("is none before somebody is named, or beside details of its own", () => {
    expect(namesIn("een overheid\nStad Gent")).toHaveLength(2);
    expect(namesIn("Stad Gent\nbestuurder Jan Claes; 1970-04-01; BE")).toHaveLength(2);
  });

  it("gives the owner the share that stands beside it, and is told with the owner", () => {
    expect(splitRemarks(readDeclaredOwners("Stad Gent, een lokale overheid (100 %)")!)).toEqual({
      owners: [{ kind: "unknown", name: "Stad Gent", share_percent: 100 }],
      remarks: [{ owner: "Stad Gent", words: "een lokale overheid" }],
    });
    expect(
      splitRemarks(readDeclaredOwners("Atlantis NV, beursgenoteerd; geen natuurlijke persoon heeft meer dan 25 %")!)
        .owners,
    ).not.toContainEqual(expect.objectContaining({ share_percent: 25 }));
  });
});

describe("a trust and its parties", () => {
  const person = { kind: "person" as const, name: "Edmund Ashworth", nationality: "GB" };
  const told = { name: "Edmund Ashworth", birth_date: "1949-02-11", interests: ["settlor"] };

  it("are not asked for a share where the register has the role", () => {
    expect(missingDetails(person, 25, [told])).toEqual([]);
    expect(missingDetails(person, 25, [told], { rulesVersion: 10 })).toEqual(["share"]);
    expect(missingDetails(person, 25, [{ ...told, interests: ["shareholding"] }])).toEqual(["share"]);
  });

  it("are not asked for the number of the trust", () => {
    const trust = { kind: "company" as const, name: "Duinroos Family Trust", country: "JE", share_percent: 100 };
    expect(missingDetails(trust, 25)).toEqual([]);
    expect(missingDetails({ ...trust, name: "Duinroos Trust NV" }, 25)).toEqual(["number"]);
    expect(
      missingDetails({ kind: "unknown", name: "Duinroos Family Trust", share_percent: 100, country: "JE" }, 25),
    ).toEqual([]);
  });
});
