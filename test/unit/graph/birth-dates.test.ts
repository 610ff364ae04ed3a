import { describe, expect, it } from "vitest";
import { withBirthDates } from "../../../src/graph/sightings/birth-dates.ts";
import type { SeenPerson } from "../../../src/graph/sightings/sighting.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { director, expires, handedIn, holder, type Made, readAs, zone } from "../../support/made-readings.ts";

const seen = (name: string, birthDate: string | null = null): SeenPerson => ({
  name,
  birthDate,
  nationality: null,
  sanctions: null,
  ties: [],
});

const accepted = (kind: "identity_card" | "articles_of_association", facts: readonly Made[]) => ({
  ...handedIn(kind === "identity_card" ? "representative_identity" : "articles_of_association", readAs(kind, facts)),
  review: {
    outcome: "accepted" as const,
    kind: null,
    facts: [],
    reason: "I saw it.",
    reviewed_by: "alice",
    reviewed_at: "2026-11-20T10:00:00.000Z",
  },
});
const card = (name: string, born: string) =>
  accepted("identity_card", [holder(name, born), zone(), expires("2033-01-01")]);

const datesOf = (people: readonly SeenPerson[], documents: readonly ReturnType<typeof card>[]) =>
  withBirthDates(people, caseRecord({ documents })).map(({ birthDate }) => birthDate);

describe("birth dates that papers give", () => {
  it("go by the words of a name, in any order, with or without further given names", () => {
    expect(datesOf([seen("Jan Peeters")], [card("PEETERS Jan Karel", "1960-01-01")])).toEqual(["1960-01-01"]);
    expect(datesOf([seen("Dirk Van den Broeck")], [card("Van den Broeck Dirk", "1960-01-01")])).toEqual(["1960-01-01"]);
    expect(datesOf([seen("An Peeters"), seen("Jan Maes")], [card("Jan Peeters", "1960-01-01")])).toEqual([null, null]);
  });

  it("go to the one of two directors whose name the card has, and to nobody where it may be either's", () => {
    const both = [seen("Jan Peeters"), seen("Jan Karel Peeters")];
    expect(datesOf(both, [card("Jan Karel Peeters", "1960-01-01")])).toEqual([null, "1960-01-01"]);
    expect(datesOf(both, [card("Jan Karel Piet Peeters", "1960-01-01")])).toEqual([null, null]);
  });

  it("are none where father and son of one name handed in a card each, and leave what a source states", () => {
    const cards = [card("Jan Peeters", "1960-01-01"), card("Jan Peeters", "1992-07-07")];
    expect(datesOf([seen("Jan Peeters")], cards)).toEqual([null]);
    expect(datesOf([seen("Jan Peeters", "1992-07-07")], cards)).toEqual(["1992-07-07"]);
  });

  it("complete a part of a date, and do not contradict it", () => {
    expect(datesOf([seen("Jan Peeters", "1960-01")], [card("Jan Peeters", "1960-01-09")])).toEqual(["1960-01-09"]);
    expect(datesOf([seen("Jan Peeters", "1961")], [card("Jan Peeters", "1960-01-09")])).toEqual(["1961"]);
  });

  it("are those of an identity document before any other paper", () => {
    const articles = accepted("articles_of_association", [director("Jan Peeters", { birth_date: "1960-01-10" })]);
    expect(datesOf([seen("Jan Peeters")], [articles, card("Jan Peeters", "1960-01-01")])).toEqual(["1960-01-01"]);
    expect(datesOf([seen("Jan Peeters")], [articles])).toEqual(["1960-01-10"]);
  });
});
