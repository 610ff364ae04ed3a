import { describe, expect, it } from "vitest";
import { compareHit } from "../../../src/domain/hits/compare-hit.rules.ts";
import type { ListVersion, ScreeningHit, ScreeningSubject } from "../../../src/domain/hits/screening.model.ts";

const entry: ScreeningHit["entry"] = {
  id: "e1",
  name: "PEETERS, Jan",
  matchedName: "Jan Peeters",
  kind: "person",
  topics: ["sanction"],
  birthDates: ["1950", "1961-05-27"],
  countries: ["RU"],
  programmes: ["P1"],
  fingerprint: "f",
};
const hit: ScreeningHit = {
  list: { source: "eu", version: "2026-03-01", sha256: "aa" },
  entry,
  score: 0.8,
  match: "fuzzy",
  parts: [],
};
const lists: ListVersion[] = [
  { source: "eu", version: "2026-03-01", sha256: "aa", entries: 1, loadedAt: "L", confirmedAt: "C" },
];

const agreeing = (subject: Omit<ScreeningSubject, "name">, on = hit, name = "Jan Peeters") =>
  Object.fromEntries(compareHit({ ...subject, name }, on, lists).compared.map(({ field, agrees }) => [field, agrees]));

describe("a hit beside its subject", () => {
  it("says what agrees, what differs and what nobody knows", () => {
    expect(agreeing({ kind: "unknown" })).toEqual({
      name: true,
      birth_date: null,
      countries: null,
      kind: null,
      identifiers: null,
    });
    expect(agreeing({ kind: "person", birthDate: "1950-07-01", countries: ["ru", "BE"] })).toMatchObject({
      birth_date: true,
      countries: true,
      kind: true,
    });
    const other = { kind: "company", birthDate: "1962-05-27", countries: ["BE"], identifiers: ["1"] } as const;
    expect(agreeing(other, hit, "Jan Pieters")).toEqual({
      name: false,
      birth_date: false,
      countries: false,
      kind: false,
      identifiers: null,
    });
    expect(agreeing(other, { ...hit, entry: { ...entry, birthDates: [], countries: [] } })).toMatchObject({
      birth_date: null,
      countries: null,
    });
    const numbered = { ...hit, parts: [{ part: "identifier", effect: 0.2, detail: "the same identifier" }] };
    expect(agreeing(other, numbered)).toMatchObject({ identifiers: true });
  });

  it("says that the list calls the matched name weak, and what else it says of the entry", () => {
    const parts = [{ part: "weak_alias", effect: -0.1, detail: "a weak alias of the list" }];
    const more = { gender: "male", birthPlaces: ["Minsk"], titles: ["General"] } as const;
    expect(
      compareHit({ kind: "person", name: "Jan" }, { ...hit, parts, entry: { ...entry, ...more } }, lists),
    ).toMatchObject({
      entry: { matched_weak: true, gender: "male", birth_places: ["Minsk"], titles: ["General"] },
    });
    expect(compareHit({ kind: "person", name: "Jan" }, hit, lists).entry).not.toHaveProperty("matched_weak");
  });

  it("names the list, its version and when it was last the publisher's file", () => {
    const { list, list_version, list_date } = compareHit({ kind: "person", name: "Jan" }, hit, lists);
    expect([list, list_version, list_date]).toEqual(["eu", "2026-03-01", "C"]);
    expect(compareHit({ kind: "person", name: "Jan" }, hit, []).list_date).toBeNull();
  });
});
