import { describe, expect, it } from "vitest";
import type { ScreeningHit } from "../../../src/domain/hits/screening.model.ts";
import { compareParty } from "../../../src/domain/relationships/list-hits.rules.ts";
import type { MonitoredParty } from "../../../src/domain/relationships/relationship.model.ts";

const party = (given: Partial<MonitoredParty> = {}): MonitoredParty => ({
  partyId: "p",
  relationshipId: "r",
  kind: "person",
  name: "Aleksandr Petrov",
  spellings: ["Oleksandr Petrenko"],
  roles: [],
  birthDate: "1984-03-02",
  gender: null,
  countries: ["BE"],
  identifiers: [],
  ...given,
});

const found = (matchedName: string): ScreeningHit => ({
  list: { source: "eu", version: "1", sha256: "a" },
  entry: {
    id: "e",
    name: matchedName,
    matchedName,
    kind: "person",
    topics: ["sanction"],
    birthDates: ["1961"],
    countries: [],
    programmes: [],
    fingerprint: "f",
  },
  score: 0.95,
  match: "fuzzy",
  parts: [],
});

describe("a watched party beside a list entry", () => {
  it("is compared by the name that is the entry's", () => {
    const { subject, compared } = compareParty(party(), found("Oleksandr PETRENKO"));
    expect(subject.name).toBe("Oleksandr Petrenko");
    expect(compared[0]).toMatchObject({ field: "name", agrees: true });
    expect(compared[1]).toMatchObject({ field: "birth_date", subject: "1984-03-02", entry: "1961", agrees: false });
    expect(compared[2]).toMatchObject({ field: "countries", subject: "BE", entry: null, agrees: null });
  });

  it("shows all names where none is the entry's, because the match does not say which one was near", () => {
    const { compared } = compareParty(party(), found("Petrenko Oleks"));
    expect(compared[0]).toMatchObject({ subject: "Aleksandr Petrov / Oleksandr Petrenko", agrees: false });
  });

  it("never turns a birth date that nobody knows into a difference", () => {
    const { compared } = compareParty(party({ birthDate: null }), found("Oleksandr Petrenko"));
    expect(compared[1]).toMatchObject({ field: "birth_date", subject: null, agrees: null });
  });
});
