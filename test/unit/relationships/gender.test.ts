import { expect, it } from "vitest";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { hitFingerprint } from "../../../src/domain/decisions/cleared-hits.rules.ts";
import { compareHit } from "../../../src/domain/hits/compare-hit.rules.ts";
import type { ScreeningHit, ScreeningSubject } from "../../../src/domain/hits/screening.model.ts";
import { decidedHits, findDecided } from "../../../src/domain/relationships/decided-hits.rules.ts";
import { subjectsOf } from "../../../src/domain/relationships/list-hits.rules.ts";
import type { MonitoredParty } from "../../../src/domain/relationships/relationship.model.ts";

const HIT: ScreeningHit = {
  list: { source: "eu", version: "1", sha256: "a" },
  entry: {
    id: "e",
    name: "Robin Quorvex",
    matchedName: "Robin Quorvex",
    kind: "person",
    topics: ["sanction"],
    birthDates: [],
    countries: [],
    programmes: [],
    fingerprint: "f",
    gender: "male",
  },
  score: 0.75,
  match: "fuzzy",
  parts: [],
};

const party = (gender: MonitoredParty["gender"]): MonitoredParty => ({
  partyId: "p",
  relationshipId: "r",
  kind: "person",
  name: "Robin Quorvex",
  spellings: ["R. Quorvex"],
  roles: [],
  birthDate: null,
  gender,
  countries: [],
  identifiers: [],
});

it("searches for a watched party with the gender that is known, and with none where it is not", () => {
  expect(subjectsOf(party("female")).map(({ gender }) => gender)).toEqual(["female", "female"]);
  expect(subjectsOf(party(null)).every((subject) => !("gender" in subject))).toBe(true);
});

it.each(["female", undefined] as const)(
  "knows a match again that the case cleared, of a person of gender %s",
  (gender) => {
    const subject: ScreeningSubject = { kind: "person", name: "Robin Quorvex", ...(gender && { gender }) };
    const clearance = {
      cleared_by: "alice",
      cleared_at: "2026-11-01T10:00:00.000Z",
      reason: "a woman",
      by_mlro: false,
    };
    const finding = {
      hit: compareHit(subject, HIT, []),
      source_entry: "eu:e",
      entry_fingerprint: hitFingerprint(subject, HIT),
      clearance,
    } as unknown as Finding;
    const decided = decidedHits({ investigations: [{ findings: [finding] }] as never });
    expect(findDecided(party(gender ?? null), HIT, decided)?.settled).toMatchObject({ state: "cleared", by: "alice" });
    const other = { ...HIT, entry: { ...HIT.entry, fingerprint: "changed" } };
    expect(findDecided(party(gender ?? null), other, decided)).toBeNull();
  },
);
