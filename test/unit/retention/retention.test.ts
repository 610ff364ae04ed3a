import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CaseStatus } from "../../../src/domain/case/case.model.ts";
import {
  addYears,
  dayOf,
  dueAt,
  hasPassed,
  periodFrom,
  type RetentionPolicy,
  retentionOf,
  startsThatAreOver,
} from "../../../src/domain/retention/retention.rules.ts";
import { decided, ended } from "../../support/retention.ts";

const LAW: RetentionPolicy = { years: "law", startsAt: "relationship_end" };
const ONE_OFF: RetentionPolicy = { years: "law", startsAt: "final_decision" };

describe("the last day of retention", () => {
  it.each([
    ["2026-11-21", 10, "be-aml-2017-art-60", "2036-11-21"],
    ["2027-07-09", 10, "be-aml-2017-art-60", "2037-07-09"],
    ["2027-07-10", 5, "eu-amlr-art-77", "2032-07-10"],
    ["2028-02-29", 5, "eu-amlr-art-77", "2033-02-28"],
    ["2024-02-29", 10, "be-aml-2017-art-60", "2034-02-28"],
  ])("is, of what begins on %s, %i years later by %s: %s", (startsOn, years, rule, retainUntil) => {
    expect(periodFrom(startsOn, LAW)).toEqual({ years, rule, retainUntil });
  });

  it("follows the setting instead of the law", () => {
    for (const day of ["2026-11-21", "2030-01-01"]) {
      expect(periodFrom(day, { years: 7 })).toMatchObject({ years: 7, rule: "setting" });
    }
  });

  it("falls on 29 February in a leap year", () => {
    expect([addYears("2024-02-29", 4), addYears("2024-02-29", 5), addYears("2023-02-28", 1)]).toEqual([
      "2028-02-29",
      "2029-02-28",
      "2024-02-28",
    ]);
  });

  it("uses the day in Belgium, which starts before the day in UTC", () => {
    expect(dayOf(new Date("2027-07-09T21:59:59.999Z"))).toBe("2027-07-09");
    expect(dayOf(new Date("2027-07-09T22:00:00.000Z"))).toBe("2027-07-10");
    expect(dayOf(new Date("2026-12-31T23:00:00.000Z"))).toBe("2027-01-01");
  });

  it("uses the day that the table of time zones has, at each hour of years with summer time and without", () => {
    const table = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels" });
    for (const year of [1900, 1943, 1946, 1947, 1976, 1977, 1980, 1996, 2026, 2027, 2099, 9998]) {
      const start = Date.UTC(year, 0);
      for (let at = start; at < Date.UTC(year + 1, 0); at += 3_540_000) {
        const instant = new Date(at);
        if (dayOf(instant) !== table.format(instant)) expect([instant, dayOf(instant)]).toBe(table.format(instant));
      }
    }
    expect(() => dayOf(new Date(Number.NaN))).toThrow(RangeError);
  });

  it("is over at the end of that day", () => {
    expect(hasPassed("2036-11-21", new Date("2036-11-21T23:59:59.999Z"))).toBe(false);
    expect(hasPassed("2036-11-21", new Date("2036-11-22T00:00:00.000Z"))).toBe(true);
    expect(dueAt("2028-02-28").toISOString()).toBe("2028-02-29T00:00:00.000Z");
  });
});

describe("the start of the retention period", () => {
  it.each<[CaseStatus]>([
    ["CREATED"],
    ["AWAITING_DOCUMENTS"],
    ["DOCUMENTS_RECEIVED"],
    ["INVESTIGATING"],
    ["REVIEW_PENDING"],
    ["FOLLOW_UP_REQUIRED"],
    ["PENDING_SECOND_APPROVAL"],
    ["ESCALATED"],
    ["FAILED"],
  ])("is nothing while a case is %s, whatever was decided on the way", (status) => {
    expect(retentionOf(decided("2026-11-21T10:00:00.000Z", { status }), ONE_OFF)).toBeNull();
  });

  it("is the refusal of a rejected case", () => {
    const facts = decided("2026-11-21T10:00:00.000Z", { status: "REJECTED" });
    expect(retentionOf(facts, LAW)).toMatchObject({ basis: "refusal", startsOn: "2026-11-21" });
  });

  it("is undefined for an approved case until the end of the relationship is recorded", () => {
    const facts = decided("2026-11-21T10:00:00.000Z");
    expect(retentionOf(facts, LAW)).toBeNull();
    expect(retentionOf({ ...facts, ...ended("2030-03-01") }, LAW)).toEqual({
      basis: "relationship_end",
      startsOn: "2030-03-01",
      years: 5,
      rule: "eu-amlr-art-77",
      retainUntil: "2035-03-01",
    });
  });

  it("is the approval, or a later end, if only occasional transactions are checked", () => {
    const facts = decided("2026-11-21T10:00:00.000Z");
    expect(retentionOf(facts, ONE_OFF)).toMatchObject({ basis: "final_decision", retainUntil: "2036-11-21" });
    expect(retentionOf({ ...facts, ...ended("2027-01-05") }, ONE_OFF)).toMatchObject({ startsOn: "2027-01-05" });
  });

  it("is never before the decision, even if the end was", () => {
    const facts = { ...decided("2026-11-21T10:00:00.000Z"), ...ended("2026-11-01", "2026-11-22T10:00:00.000Z") };
    expect(retentionOf(facts, LAW)).toMatchObject({ basis: "final_decision", startsOn: "2026-11-21" });
  });

  it("is not an end recorded before the case was approved again", () => {
    const facts = { ...decided("2026-11-21T10:00:00.000Z"), ...ended("2026-11-01", "2026-11-02T10:00:00.000Z") };
    expect(retentionOf(facts, LAW)).toBeNull();
  });

  it("is the recorded end for a failed case", () => {
    const facts = decided(null, { status: "FAILED" });
    expect(retentionOf({ ...facts, ...ended("2026-12-01") }, LAW)).toMatchObject({ basis: "relationship_end" });
  });
});

describe("the query for expired cases", () => {
  const days = fc
    .date({ min: new Date("2016-01-01"), max: new Date("2060-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const years = fc.oneof(fc.constant("law" as const), fc.integer({ min: 0, max: 20 }));

  it("finds no case that must be retained, and all others except for leap days", () => {
    fc.assert(
      fc.property(days, days, years, (startsOn, today, set) => {
        const now = new Date(`${today}T12:00:00.000Z`);
        const found = startsThatAreOver({ years: set }, now).some(
          ({ from, before }) => (from === null || startsOn >= from) && startsOn < before,
        );
        const { retainUntil } = periodFrom(startsOn, { years: set });
        if (found) expect(hasPassed(retainUntil, now)).toBe(true);
        else expect(hasPassed(retainUntil, new Date(now.getTime() - 86_400_000))).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});
