import { describe, expect, test } from "vitest";
import { findEntries } from "../../../src/screening/find-entries.ts";
import { sampleList } from "../../../src/screening/lists/sample-list.ts";
import type { ScreeningSubject } from "../../../src/domain/hits/screening.model.ts";

const FUZZY = 0.7;
const EXACT = 0.92;

const find = (subject: ScreeningSubject) =>
  findEntries(subject, [sampleList(new Date("2026-11-20T09:00:00Z"))], FUZZY).map(({ entry, scored }) => ({
    id: entry.id,
    match: scored.score >= EXACT ? "exact" : "fuzzy",
    topics: entry.topics,
  }));
const person = (name: string, rest: Partial<ScreeningSubject> = {}) => find({ kind: "person", name, ...rest });
const company = (name: string) => find({ kind: "company", name });

describe("the sample list", () => {
  test.each(["Viktor Arkadjevitsj Morozenko", "MOROZENKO, Viktor Arkadjevitsj", "Виктор Аркадьевич Морозенко"])(
    "holds the director of the company with a sanctions match, exactly, as %s",
    (name) => expect(person(name)).toEqual([{ id: "sample-0001", match: "exact", topics: ["sanction"] }]),
  );

  test("contains a near match for the director of the company with a fuzzy match", () => {
    expect(person("Jon Halverscheid")).toEqual([{ id: "sample-0002", match: "fuzzy", topics: ["sanction"] }]);
  });

  test("a birth date far from the listed one makes the exact match a fuzzy one", () => {
    expect(person("Viktor Arkadjevitsj Morozenko", { birthDate: "1990-01-01" })).toMatchObject([{ match: "fuzzy" }]);
    expect(person("Viktor Arkadjevitsj Morozenko", { birthDate: "1968-03-14" })).toMatchObject([{ match: "exact" }]);
  });

  test("contains politically exposed persons, companies and vessels", () => {
    expect(person("Odalrikus Brandvoldsen")).toMatchObject([{ topics: ["pep"] }]);
    expect(company("Zarnitsa Meridiantorg LLC")).toMatchObject([{ id: "sample-0101" }]);
    expect(find({ kind: "unknown", name: "Severnaya Vektra 7" })).toMatchObject([{ id: "sample-0201" }]);
  });

  test("finds the company of one ship by the ship's name, which is no exact match, and no other company", () => {
    for (const name of ["Thalvira Dawn", "Thalvira Dawn Ltd", "THALVIRA DAWN BV"])
      expect(company(name), name).toMatchObject([{ id: "sample-0202", match: "fuzzy" }]);
    expect(company("Severnaya Vektra 7")).toMatchObject([{ id: "sample-0201", match: "fuzzy" }]);
    for (const name of ["Thalvira Trading", "Dawn", "Severnaya Vektra 8", "Thalvira Dune"])
      expect(company(name), name).toEqual([]);
    expect(person("Thalvira Dawn")).toEqual([]);
  });

  test("a shared number finds an entry under another name", () => {
    const found = find({ kind: "company", name: "Noordzee Handel BV", identifiers: ["7700.999.401"] });
    expect(found).toMatchObject([{ id: "sample-0101", match: "fuzzy" }]);
  });

  test.each([
    "An Peeters",
    "Jan Janssens",
    "Viktor Maes",
    "John De Smet",
    "Thomas Verhaegen",
    "Marie Dubois",
    "Karim Benali",
    "Sofie Vandenberghe",
    "Luc Brandt",
    "Johan Halsberghe",
    "Olga Morozova",
    "Mohamed El Amrani",
  ])("holds no %s", (name) => expect(person(name)).toEqual([]));

  test.each([
    "Proximus NV",
    "Colruyt Group NV",
    "KBC Groep",
    "UCB",
    "Solvay SA",
    "AB InBev",
    "Umicore",
    "bpost",
    "Elia",
    "Noordster Logistics BV",
    "Meridian Trading BV",
    "General Trading Company",
    "Severn Consulting",
  ])("holds no %s", (name) => expect(company(name)).toEqual([]));
});
