import { describe, expect, it } from "vitest";
import type { ScreeningHit } from "../../../src/domain/hits/screening.model.ts";
import { isMatchOf, stepForMatch } from "../../../src/domain/relationships/list-hits.rules.ts";
import {
  IN_PAPER_ROLE,
  type MonitoredParty,
  NAMED_ROLE,
} from "../../../src/domain/relationships/relationship.model.ts";

const party = (name: string, roles: readonly string[] = [NAMED_ROLE]): MonitoredParty => ({
  partyId: "p",
  relationshipId: "r",
  kind: "person",
  name,
  spellings: [],
  roles,
  birthDate: null,
  gender: null,
  countries: [],
  identifiers: [],
});

const hit = (name: string, given: Partial<ScreeningHit> = {}, entry: Partial<ScreeningHit["entry"]> = {}) =>
  ({
    list: { source: "eu", version: "1", sha256: "a" },
    entry: {
      id: "e",
      name,
      matchedName: name,
      kind: "person",
      topics: ["sanction"],
      birthDates: [],
      countries: [],
      programmes: [],
      fingerprint: "f",
      ...entry,
    },
    score: 0.97,
    match: "exact",
    parts: [],
    ...given,
  }) satisfies ScreeningHit;

const eventOf = (one: MonitoredParty, found: ScreeningHit) =>
  stepForMatch(one, found, { known: null, decided: null, listId: "l" })!.change!;

describe("a name in the customer's own words that is watched", () => {
  it("is matched by the exact name only, and by no ship", () => {
    const named = party("Lea Maes");
    expect(isMatchOf(named, hit("Lea Maes"))).toBe(true);
    expect(isMatchOf(named, hit("Lea Maas", { match: "fuzzy", score: 0.88 }))).toBe(false);
    expect(isMatchOf(named, hit("Lea Maes", {}, { kind: "vessel" }))).toBe(false);
    const both = party("Lea Maes", ["director", NAMED_ROLE]);
    expect(isMatchOf(both, hit("Lea Maas", { match: "fuzzy", score: 0.88 }))).toBe(true);
  });

  it("opens a review where only a paper's text has it, and never shuts the relationship", () => {
    const named = party("Viktor Arkadjevitsj Morozenko", [IN_PAPER_ROLE]);
    expect(isMatchOf(named, hit("Viktor Morozenko", { match: "fuzzy", score: 0.88 }))).toBe(false);
    const change = eventOf(named, hit("Viktor Arkadjevitsj Morozenko"));
    expect(change).toMatchObject({ severity: "high", consequence: "open_review" });
    expect(change.title).toMatch(
      /^Viktor Arkadjevitsj Morozenko, named in the text of a company's paper, may match "Viktor/,
    );
  });

  it("shuts the relationship as any party does, and says whose words name it", () => {
    const change = eventOf(party("Viktor Arkadjevitsj Morozenko"), hit("Viktor Arkadjevitsj Morozenko"));
    expect(change).toMatchObject({ severity: "critical", needsRole: "mlro", consequence: "restrict_and_review" });
    expect(change.title).toMatch(/^Viktor Arkadjevitsj Morozenko, named in the customer's own words, matches "Viktor/);
    expect(eventOf(party("Lea Maes"), hit("Lea Maes", {}, { kind: "company" }))).toMatchObject({
      severity: "critical",
    });
  });

  it("opens a review where a given name and a family name are all that agrees with a listed person", () => {
    const change = eventOf(party("Lea Maes"), hit("Lea Maes"));
    expect(change).toMatchObject({ severity: "high", needsRole: null, consequence: "open_review" });
    expect(change.title).toContain("may match");
    expect(eventOf(party("Lea Maes", ["director"]), hit("Lea Maes"))).toMatchObject({ severity: "critical" });
  });

  it("is a question and no review on other lists: nobody says that it stands behind the customer", () => {
    for (const topic of ["pep", "own"] as const) {
      const change = eventOf(party("Viktor Arkadjevitsj Morozenko"), hit("V", {}, { topics: [topic] }));
      expect(change).toMatchObject({ severity: "medium", needsRole: null, consequence: "none" });
    }
  });
});
