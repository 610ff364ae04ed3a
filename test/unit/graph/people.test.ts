import { describe, expect, it } from "vitest";
import { compareNames, isRareName, readPersonName, soundKey } from "../../../src/graph/people/person-name.ts";
import { findSamePerson, type KnownPerson, mergeMentions } from "../../../src/graph/people/resolve-people.ts";

const agreement = (a: string, b: string) => compareNames(readPersonName(a), readPersonName(b));

describe("names of persons", () => {
  it.each([
    ["Rudi Kerkhofs", "KERKHOFS Rudi"],
    ["José García", "Garcia, Jose"],
    ["Dirk Van den Broeck", "Broeck Dirk"],
    ["Jean-Pierre Dubois", "Dubois Jean Pierre"],
    ["Dr. Ellen Thijs", "Ellen Thijs"],
  ])("%s and %s are equal in any order, accent and title", (a, b) => {
    expect(agreement(a, b)).toBe("equal");
    expect(agreement(b, a)).toBe("equal");
  });

  it.each([
    ["Rudi Kerkhofs", "Rudy Kerkhofs"],
    ["Ellen Thijs", "Thys Ellen"],
    ["Matthijs Nijs", "Mathys Nys"],
    ["Sofie Devriendt", "Sophie Devriendt"],
    ["Hans Müller", "Mueller Hans"],
    ["Filip Vandermeersch", "Filip Vandermeesch"],
    ["Viktor Arkadjevitsj Morozenko", "Виктор Аркадьевич Морозенко"],
  ])("%s and %s are alike but for spelling", (a, b) => {
    expect(agreement(a, b)).toBe("alike");
    expect(agreement(b, a)).toBe("alike");
  });

  it.each([
    ["Anna Maria Rossi", "Maria Rossi"],
    ["J. Peeters", "Jan Peeters"],
  ])("%s and %s agree in part", (a, b) => {
    expect(agreement(a, b)).toBe("partial");
    expect(agreement(b, a)).toBe("partial");
  });

  it.each([
    ["Jan Peeters", "An Peeters"],
    ["Tim Maes", "Tom Maes"],
    ["Marc Claes", "Marcel Claes"],
    ["Ellen Thijs", "Helen Thijs"],
    ["Jan Peeters sr", "Jan Peeters jr"],
    ["Jan Peeters", "Jan Peeters jr"],
    ["Peeters", "Jan Peeters"],
    ["J. P.", "Jan Peeters"],
    ["", "Jan Peeters"],
    ["", ""],
  ])("'%s' and '%s' are two", (a, b) => {
    expect(agreement(a, b)).toBe("different");
    expect(agreement(b, a)).toBe("different");
  });

  it("are found by sound, in any order", () => {
    expect(soundKey(readPersonName("Rudi Kerkhofs"))).toBe(soundKey(readPersonName("KERKHOFS, Rudy")));
    expect(soundKey(readPersonName("Jan Peeters"))).not.toBe(soundKey(readPersonName("An Peeters")));
  });

  it("are rare only without common family and given names", () => {
    for (const rare of ["Odalrikus Brandvoldsen", "Viktor Arkadjevitsj Morozenko", "Thessaly Ravenscourt-Okonjide"]) {
      expect(isRareName(readPersonName(rare)), rare).toBe(true);
    }
    for (const common of [
      "Jan Peeters",
      "Marie Dubois",
      "An Peeters",
      "O. Brandvoldsen",
      "Brandvoldsen",
      "Bo Li",
      "Heike Schmidt",
    ]) {
      expect(isRareName(readPersonName(common)), common).toBe(false);
    }
  });
});

const mention = (name: string, birthDate: string | null = null, nationality: string | null = null) => ({
  name: readPersonName(name),
  birthDate,
  nationality,
});
const known = (id: string, name: string, more: Partial<KnownPerson> = {}): KnownPerson => ({
  id,
  names: [readPersonName(name)],
  birthDate: null,
  nationality: null,
  atCompany: false,
  atAddress: false,
  exactAs: null,
  isOwnHit: false,
  ...more,
});

describe("a repeated mention of a person", () => {
  it("is never matched by a common name alone", () => {
    expect(findSamePerson(mention("Jan Peeters"), [known("p1", "Jan Peeters")])).toEqual([]);
    expect(findSamePerson(mention("Jan Peeters", "1971-05-02"), [known("p1", "Jan Peeters")])).toEqual([]);
    expect(findSamePerson(mention("Jan Peeters", "1971"), [known("p1", "Jan Peeters", { birthDate: "1971" })])).toEqual(
      [],
    );
  });

  it("is matched by name and date of birth in any spelling", () => {
    const people = [known("p1", "Peeters Jan", { birthDate: "1971-05-02" })];
    expect(findSamePerson(mention("Jan Peters", "1971-05-02"), people)).toEqual([{ id: "p1", reason: "birth_date" }]);
    expect(findSamePerson(mention("An Peeters", "1971-05-02"), people)).toEqual([]);
    expect(findSamePerson(mention("Jan Peeters", "1971-05-02"), people)).toEqual([{ id: "p1", reason: "birth_date" }]);
    expect(findSamePerson(mention("Jan Karel Peeters", "1971-05-02"), people)).toEqual([
      { id: "p1", reason: "birth_date" },
    ]);
  });

  it("is not matched with a different date of birth, even at the same company with a rare name", () => {
    const people = [known("p1", "Odalrikus Brandvoldsen", { birthDate: "1961-05-27", atCompany: true })];
    expect(findSamePerson(mention("Odalrikus Brandvoldsen", "1990-01-01"), people)).toEqual([]);
  });

  it.each([
    ["another day", "1961-05-28", 1],
    ["another month", "1961-06-27", 1],
    ["another year, as of father and son", "1990-05-27", 0],
    ["another day and month", "1961-06-28", 0],
    ["a year alone", "1962", 0],
  ])("is matched by a rare name and a date that differs by a slip alone: %s", (_, born, count) => {
    const people = [known("p1", "Odalrikus Brandvoldsen", { birthDate: "1961-05-27" })];
    expect(findSamePerson(mention("Odalrikus Brandvoldsen", born), people)).toHaveLength(count);
    const common = [known("p1", "Jan Peeters", { birthDate: "1961-05-27" })];
    expect(findSamePerson(mention("Jan Peeters", born), common)).toEqual([]);
  });

  it("is matched by a rare name where day and month are in the other order", () => {
    const people = [known("p1", "Odalrikus Brandvoldsen", { birthDate: "1961-05-03" })];
    expect(findSamePerson(mention("Odalrikus Brandvoldsen", "1961-03-05"), people)).toHaveLength(1);
  });

  it("is matched by name at the same company, or at one with the same address", () => {
    expect(findSamePerson(mention("Jan Peeters"), [known("p1", "Jan Peeters", { atCompany: true })])).toEqual([
      { id: "p1", reason: "company" },
    ]);
    expect(findSamePerson(mention("Jan Peeters"), [known("p1", "Peeters Jan", { atAddress: true })])).toEqual([
      { id: "p1", reason: "address" },
    ]);
    expect(findSamePerson(mention("J. Peeters"), [known("p1", "Jan Peeters", { atAddress: true })])).toEqual([]);
  });

  it("is matched by a rare name alone, unless two persons have it or the nationality differs", () => {
    const rare = "Odalrikus Brandvoldsen";
    expect(findSamePerson(mention(rare), [known("p1", "Brandvoldsen Odalrikus")])).toEqual([
      { id: "p1", reason: "rare_name" },
    ]);
    expect(findSamePerson(mention(rare), [known("p1", rare), known("p2", rare)])).toEqual([]);
    expect(findSamePerson(mention(rare, null, "BE"), [known("p1", rare, { nationality: "NO" })])).toEqual([]);
  });

  it("merges two records that were separate without a date of birth", () => {
    const people = [
      known("p1", "Jan Peeters", { atCompany: true }),
      known("p2", "Jan Peeters", { birthDate: "1971-05-02" }),
    ];
    expect(findSamePerson(mention("Jan Peeters", "1971-05-02"), people).map(({ id }) => id)).toEqual(["p1", "p2"]);
  });

  it("is ambiguous with two namesakes at the company", () => {
    const people = [
      known("p1", "Jan Peeters", { atCompany: true, birthDate: "1950-01-01" }),
      known("p2", "Jan Peeters", { atCompany: true, birthDate: "1980-01-01" }),
    ];
    expect(findSamePerson(mention("Jan Peeters"), people)).toEqual([]);
    expect(findSamePerson(mention("Jan Peeters", "1980-01-01"), people)).toEqual([{ id: "p2", reason: "birth_date" }]);
  });
});

describe("persons of one answer", () => {
  it("are merged by name if dates allow", () => {
    const merged = mergeMentions([
      mention("Rudi Kerkhofs"),
      mention("Kerkhofs Rudi", "1970-05-12"),
      mention("An Peeters"),
      mention("Rudi Kerkhofs", "1999-01-01"),
    ]);
    expect(merged.map((person) => person.length)).toEqual([2, 1, 1]);
  });
});
