import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  namesOf,
  readDeclaredDirectors,
  readDeclaredOwners,
  WHO_REPRESENTS,
} from "../../../src/domain/customer/declared-owners.ts";

const AN = { kind: "person", name: "An Peeters", birth_date: "1971-04-03", nationality: "BE", share_percent: 60 };
const readDeclaredNames = (answer: unknown) => namesOf(readDeclaredOwners(answer)!);
const unknown = (name: string, beside: object = {}) => ({ kind: "unknown", name, ...beside });

describe("declared owners as text", () => {
  it.each([
    "An Peeters; 1971-04-03; BE; 60",
    "An Peeters;BE;60 %;03/04/1971",
    "An Peeters, 1971-04-03, BE, 60 %",
    "An Peeters (1971-04-03, BE, 60 %)",
    "An Peeters\t3.4.1971\tBelgique\t60",
    "1971-04-03; An Peeters; België; 60 procent",
  ])("have birth date, country and share beside the name: %s", (line) => {
    expect(readDeclaredOwners(line)).toEqual([AN]);
  });

  it("are one name a line, or several, with shares beside some", () => {
    expect(readDeclaredOwners("An Peeters (74,9 %)\nJo Claes")).toEqual([
      unknown("An Peeters", { share_percent: 74.9 }),
      unknown("Jo Claes"),
    ]);
    expect(readDeclaredOwners("An Peeters; Jo Claes; 40")).toEqual([
      unknown("An Peeters"),
      unknown("Jo Claes", { share_percent: 40 }),
    ]);
    expect(readDeclaredOwners("An Peeters; 60 %; Jo Claes; 40 %")).toEqual([
      unknown("An Peeters", { share_percent: 60 }),
      unknown("Jo Claes", { share_percent: 40 }),
    ]);
    expect(readDeclaredNames("Peeters, An\nVan den Berg, Jan")).toEqual(["Peeters, An", "Van den Berg, Jan"]);
    expect(readDeclaredNames("Jan; Piet\nIsrael; Chad")).toEqual(["Jan", "Piet", "Israel", "Chad"]);
  });

  it("are companies by their number, or by their legal form and country", () => {
    const triade = { kind: "company", name: "Triade Beheer", enterprise_number: "0999900150", share_percent: 60 };
    expect(readDeclaredOwners("Triade Beheer; 0999.900.150; 60")).toEqual([triade]);
    const acme = { kind: "company", name: "Acme Ltd", foreign_number: "01234567", country: "GB", share_percent: 40 };
    expect(readDeclaredOwners("Acme Ltd; GB; 01234567; 40")).toEqual([acme]);
    expect(readDeclaredOwners("Acme BV; NL; 40")).toEqual([
      { kind: "company", name: "Acme BV", country: "NL", share_percent: 40 },
    ]);
    expect(readDeclaredOwners("Triade Beheer; 0999.900.151; 60")).toEqual([
      unknown("Triade Beheer", { share_percent: 60, unread: ["0999.900.151"] }),
    ]);
  });

  it.each([
    ["a given name that is a code", "PEETERS; AN; 1971-04-03; BE; 60", { ...AN, name: "PEETERS AN" }],
    ["a given name that is a country", "Peeters; Israel; 60", unknown("Peeters Israel", { share_percent: 60 })],
    ["a nickname that is a code", "Joseph Claes (Jo)", unknown("Joseph Claes (Jo)")],
    ["a number in brackets", "An Peeters (2)", unknown("An Peeters (2)")],
    ["a legal form that is a code", "Acme Holding; SA", unknown("Acme Holding"), unknown("SA")],
    [
      "a legal form before a share",
      "Cimenteries; SA; 60",
      { kind: "company", name: "Cimenteries SA", share_percent: 60 },
    ],
    ["a day that does not exist", "An Peeters; 31/02/1971", unknown("An Peeters", { unread: ["31/02/1971"] })],
    ["a month that comes first", "An Peeters; 04/13/1971", unknown("An Peeters", { unread: ["04/13/1971"] })],
    ["two shares", "An Peeters; 60; 40", unknown("An Peeters", { unread: ["60", "40"] })],
    ["a share over 100", "An Peeters (150 %)", unknown("An Peeters", { unread: ["(150 %)"] })],
    ["a national number", "An Peeters; 71.04.03-123.45", unknown("An Peeters", { unread: ["71.04.03-123.45"] })],
    ["a year of foundation", "Acme BV; 1999", { kind: "company", name: "Acme BV", unread: ["1999"] }],
  ])("do not mistake %s", (_, line, ...owners) => {
    expect(readDeclaredOwners(line)).toEqual(owners);
  });

  it("say that there is none, or nothing", () => {
    for (const none of ["n/a", "None", "geen", "AUCUN", "keine.", ["n/a"]])
      expect(readDeclaredOwners(none)).toEqual([]);
    for (const nothing of ["", " \n ", " ; ;\n", undefined, null, 7, [], {}, [[]]]) {
      expect(readDeclaredOwners(nothing) ?? []).toEqual([]);
    }
    for (const nothing of ["", " ; ;\n", undefined, 7, []]) expect(readDeclaredOwners(nothing)).toBeNull();
    expect(readDeclaredNames("geen\nAn Peeters")).toEqual(["An Peeters"]);
  });

  it.each([
    "We do not know, ask our accountant",
    "Weten we niet, vraag het aan de notaris",
    "Nous ne savons pas encore",
    "Das ist uns nicht bekannt",
    "unknown",
    "Onbekend.",
  ])("say that they are not known, which is no name: %s", (line) => {
    expect(readDeclaredOwners(line)).toEqual([]);
    const beside = readDeclaredNames(`${line}\nAn Peeters`);
    expect(beside).toContain("An Peeters");
    expect(beside.length).toBeGreaterThan(1);
  });

  it.each([
    "We do not know Jan Peeters",
    "Not known: Do Van Le",
    "Idee",
    "Sure Know",
    "Onbekend NV",
    "Weiss Das Sicher",
    "Les Weiss; 60 %; AT",
    "Les Weiss (60 %, DE)",
    "My Weiss & Les Weiss",
    "Weiss; 1970-05-03; DE",
    "Das Sure 40%, IT",
    "Anwalt Weiss, Notar Sicher",
    "Unknown; 45 %",
    "Inconnu 0403.170.701 25%",
  ])("keep a line that may name somebody: %s", (line) => {
    expect(readDeclaredOwners(line)).not.toEqual([]);
  });

  it("lose no name, whatever stands beside it", () => {
    const word = fc.stringMatching(/^\p{Lu}\p{Ll}{2,9}$/u).filter((text) => !/^(?:and|ben)$/i.test(text));
    const beside = fc.constantFrom(
      "1971-04-03",
      "3/4/1971",
      "1971",
      "BE",
      "NL",
      "60 %",
      "12,5",
      "votes",
      "150",
      "??",
      "",
    );
    const line = fc.tuple(fc.tuple(word, word), fc.array(beside, { maxLength: 5 }), fc.constantFrom(";", " ; ", ";\t"));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const text = lines.map(([name, fields, mark]) => [name.join(" "), ...fields].join(mark)).join("\n");
        const names = readDeclaredNames(text)!;
        for (const [name] of lines) expect(names).toContain(name.join(" "));
      }),
    );
  });

  it.each(["BE (An Peeters 60 %)", "(An Peeters60 %)BE", "Holding BV (An Peeters 60 %)"])(
    "keep a name that stands in brackets with a share: %s",
    (line) => {
      expect(readDeclaredOwners(line)).toMatchObject([{ share_percent: 60 }, { name: "An Peeters" }]);
    },
  );

  it("take words beside a share in brackets for no name", () => {
    expect(readDeclaredOwners("An Peeters (60 % van de aandelen)")).toEqual([
      { kind: "unknown", name: "An Peeters", share_percent: 60 },
    ]);
  });

  it("keep every letter of a hostile text in a name or among what was not read", () => {
    const piece = fc.constantFrom(
      "An Peeters",
      "SA",
      "BE",
      "(",
      ")",
      ";",
      ",",
      "\t",
      "60 %",
      "1971-04-03",
      "\n",
      " en ",
      "𝔄",
      "<b>",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join("");
        const owners = readDeclaredOwners(text) ?? [];
        for (const { name, share_percent: share } of owners) {
          expect(name.trim()).not.toBe("");
          expect(share === undefined || (share >= 0 && share <= 100)).toBe(true);
        }
        const count = (all: string) => all.split("Peeters").length;
        const kept = [...new Set(text.split("\n"))].join("\n");
        expect(count(JSON.stringify(owners)) > 1).toBe(count(kept) > 1);
      }),
    );
    const long = `${"An Peeters, (Jo Claes) en ".repeat(9_000)};${"(".repeat(9_000)}`;
    expect(readDeclaredOwners(long)!.length).toBeGreaterThan(0);
  });
});

describe("declared directors", () => {
  it("are those of the task's answer where the form names nobody", () => {
    const taskResponses = [{ description: WHO_REPRESENTS, answer: "Jan Janssens" }];
    const named = readDeclaredDirectors({ answers: { directors: "Onbekend" }, taskResponses });
    expect(namesOf(named!)).toEqual(["Jan Janssens"]);
    expect(readDeclaredDirectors({ answers: { directors: "geen" } })).toEqual([]);
    expect(readDeclaredDirectors({ answers: {} })).toBeNull();
  });
});

describe("declared owners as objects", () => {
  it.each([
    [{ given_names: "Acme", family_name: "Holding NV", birth_date: "1970-01-01", residence: "BE" }, "Acme Holding NV"],
    [{ name: "Muster Beteiligungen GmbH" }, "Muster Beteiligungen GmbH"],
    [{ name: "Stichting Derdengelden Vos" }, "Stichting Derdengelden Vos"],
  ])("are no natural persons with a company's name: %o", (entry, name) => {
    expect(readDeclaredOwners([{ ...entry, share_percent: 100 }])).toMatchObject([
      { kind: "company", name, share_percent: 100 },
    ]);
  });

  it.each(["MARIA SA", "Kim Ag", "Inès Sas", "Jan Nv", "Ann Vof"])(
    "are natural persons with a short name: %s",
    (name) => {
      expect(readDeclaredOwners([{ name }])).toMatchObject([{ kind: "person", name }]);
    },
  );

  it("are persons and companies with what was given of them", () => {
    const { kind: _, ...an } = AN;
    expect(
      readDeclaredOwners([
        an,
        {
          given_names: "Jo",
          family_name: "Claes",
          control: "votes",
          is_pep: true,
          residence: "nl",
          birth_place: "Gent",
        },
        { company_name: "Triade Beheer", enterprise_number: "BE 0999.900.150", share_percent: 40 },
        { company_name: "Acme Ltd", foreign_number: "01234567", country: "GB" },
        "Piet Maes",
      ]),
    ).toEqual([
      AN,
      {
        kind: "person",
        name: "Jo Claes",
        given_names: "Jo",
        family_name: "Claes",
        control: "votes",
        is_pep: true,
        residence: "NL",
        birth_place: "Gent",
      },
      { kind: "company", name: "Triade Beheer", enterprise_number: "0999900150", share_percent: 40 },
      { kind: "company", name: "Acme Ltd", foreign_number: "01234567", country: "GB" },
      unknown("Piet Maes"),
    ]);
  });

  it("leave out what is not of its form, and keep the name", () => {
    const wrong = {
      birth_date: "1971-02-31",
      nationality: "Atlantis",
      share_percent: 160,
      control: "magic",
      is_pep: "no",
    };
    expect(readDeclaredOwners({ name: " An  Peeters ", ...wrong })).toEqual([{ kind: "person", name: "An Peeters" }]);
    expect(readDeclaredOwners([{ birth_date: "1971" }, { name: { first: "An" } }, null, 7])).toEqual([]);
  });
});
