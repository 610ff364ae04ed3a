import { describe, expect, it } from "vitest";
import { stricterTier } from "../../../src/domain/automation/case-tier.rules.ts";
import { customerKey, sectorOf } from "../../../src/domain/automation/counted-case.rules.ts";
import {
  diversityGaps,
  diversityOf,
  tierOfWindow,
  WINDOW_SIZE,
  type WindowEntry,
} from "../../../src/domain/automation/tier.rules.ts";
import type { Tier } from "../../../src/domain/automation/tier.model.ts";
import { caseRecord } from "../../support/case-fixtures.ts";

const SECTORS = ["C", "F", "G", "J"];

/** The n-th of a varied series: two decisions a day, each on another customer. */
const entry = (n: number, given: Partial<WindowEntry> = {}): WindowEntry => ({
  agreed: true,
  blindSample: false,
  customer: `customer-${n}`,
  sector: SECTORS[n % SECTORS.length]!,
  decidedAt: new Date(Date.UTC(2026, 9, 1) + Math.floor(n / 2) * 86_400_000).toISOString(),
  ...given,
});

const series = (count: number, given: (n: number) => Partial<WindowEntry> = () => ({})): WindowEntry[] =>
  Array.from({ length: count }, (_, n) => entry(n, given(n)));

const gaps = (window: readonly WindowEntry[]) => diversityGaps(diversityOf(window));

describe("the diversity of decisions", () => {
  it("is enough from ten customers, half of one sector, on seven days", () => {
    const days = (n: number) => new Date(Date.UTC(2026, 9, 1 + Math.min(n, 6))).toISOString();
    const half = series(10, (n) => ({ sector: n < 5 ? "G" : `S${n}`, decidedAt: days(n) }));
    expect(diversityOf(half)).toEqual({ customers: 10, topSectorShare: 0.5, days: 7 });
    expect(gaps(half)).toEqual([]);
    expect(gaps(half.map((one) => ({ ...one, decidedAt: "2026-10-01T00:00:00.000Z" })))).toEqual(["days"]);
    expect(gaps(half.map((one, n) => (n === 5 ? { ...one, sector: "G" } : one)))).toEqual(["sectors"]);
    expect(gaps(half.map((one) => ({ ...one, customer: one.customer.replace("9", "8") })))).toContain(
      "distinct_customers",
    );
  });

  it("counts a customer once, however often it was decided", () => {
    const repeated = [...series(9), ...series(91, () => ({ customer: "customer-1", sector: "F" }))];
    expect(diversityOf(repeated).customers).toBe(9);
    expect(gaps(repeated)).toEqual(["distinct_customers"]);
  });

  it("does not take the unknown for variety", () => {
    expect(gaps(series(60, () => ({ customer: "" })))).toEqual(["distinct_customers", "sectors"]);
    expect(gaps(series(60, () => ({ sector: "" })))).toEqual(["sectors"]);
    expect(gaps([])).toEqual(["distinct_customers", "sectors", "days"]);
  });

  it("asks private persons for no sector", () => {
    expect(gaps(series(20, () => ({ sector: "private" })))).toEqual([]);
  });
});

describe("sixty decisions with planted errors", () => {
  /** The series as it grows: after each decision the earned tier, and the current one, confirmed where it can be. */
  function live(errors: readonly number[], blind: readonly number[] = []) {
    let confirmed: Tier = "full_review";
    return series(60, (n) => ({ agreed: !errors.includes(n + 1), blindSample: blind.includes(n + 1) })).map(
      (_, n, all) => {
        const window = all.slice(Math.max(0, n + 1 - WINDOW_SIZE), n + 1);
        const earned = tierOfWindow(window);
        const current = (confirmed = stricterTier(confirmed, earned));
        if (gaps(window).length === 0) confirmed = earned;
        return { n: n + 1, earned, current, confirmed };
      },
    );
  }

  /** The decisions at which the value changes, with what it changes to. */
  const changes = (steps: ReturnType<typeof live>, key: "earned" | "confirmed") =>
    steps.flatMap((step, n) => (step[key] === (steps[n - 1]?.[key] ?? "full_review") ? [] : [[step.n, step[key]]]));

  it("promote at the tenth and thirty-fifth where none is wrong, once seven days are over", () => {
    expect(changes(live([]), "earned")).toEqual([
      [10, "guided_review"],
      [35, "express_approval"],
    ]);
    // Two decisions a day: the thirteenth is taken on the seventh day.
    expect(changes(live([]), "confirmed")).toEqual([
      [13, "guided_review"],
      [35, "express_approval"],
    ]);
  });

  it("demote by themselves at the error, and promote again where the bound is reached again", () => {
    expect(changes(live([20]), "earned")).toEqual([
      [10, "guided_review"],
      [53, "express_approval"],
    ]);
    expect(changes(live([11, 12]), "earned")).toEqual([
      [10, "guided_review"],
      [11, "full_review"],
      [21, "guided_review"],
    ]);
    expect(changes(live([36]), "earned")).toEqual([
      [10, "guided_review"],
      [35, "express_approval"],
      [36, "guided_review"],
      [53, "express_approval"],
    ]);
  });

  it("withdraw express approval when three of five blind samples are wrong, however good the rest", () => {
    const steps = live([52, 54, 56], [48, 50, 52, 54, 56]);
    expect(steps[54]!.earned).not.toBe("express_approval");
    expect(live([54], [46, 48, 50, 52, 54])[53]!.earned).toBe("express_approval");
  });

  it("agree with the bound calculated by its definition", () => {
    // The lower bound is the p whose score test (p̂ - p) / sqrt(p (1 - p) / n) is exactly z.
    const boundOf = (agreed: number, n: number) => {
      let [low, high] = [0, agreed / n];
      for (let i = 0; i < 100; i++) {
        const p = (low + high) / 2;
        if ((agreed / n - p) / Math.sqrt((p * (1 - p)) / n) > 1.959963984540054) low = p;
        else high = p;
      }
      return low;
    };
    for (const errors of [[], [3], [20], [36], [11, 12], [5, 25, 45], [58, 59, 60]]) {
      for (const { n, earned } of live(errors)) {
        const bound = boundOf(n - errors.filter((at) => at <= n).length, n);
        const expected = bound >= 0.9 ? "express_approval" : bound >= 0.7 && n >= 10 ? "guided_review" : "full_review";
        expect([errors, n, earned]).toEqual([errors, n, expected]);
      }
    }
  });
});

describe("a counted case", () => {
  const coded = (code: string) =>
    caseRecord({ facts: { nace_codes: [{ value: [code], source: "kbo", timestamp: "2026-11-01T08:00:00.000Z" }] } });

  it("is of the section of its main activity, or of none", () => {
    expect(["10.712", "46900", "62010", "01.1"].map((code) => sectorOf(coded(code)))).toEqual(["C", "G", "J", "A"]);
    expect([sectorOf(caseRecord()), sectorOf(coded("x")), sectorOf(coded("34"))]).toEqual(["", "", ""]);
    expect(sectorOf(caseRecord({ templateId: "kyc_natural_person" }))).toBe("private");
  });

  it("names its customer by number, however it is written, and only within its tenant", () => {
    const key = (given: Parameters<typeof caseRecord>[0]) => customerKey(caseRecord(given));
    const one = key({ registrationNumber: "0999900150" });
    expect(key({ registrationNumber: "0999.900.150" })).toBe(one);
    expect(key({ registrationNumber: null, vatNumber: "BE0999900150" })).toBe(one);
    expect(key({ registrationNumber: "0999900249" })).not.toBe(one);
    expect(key({ registrationNumber: "0999900150", tenantId: "other" })).not.toBe(one);
    expect(key({ registrationNumber: null, vatNumber: null })).toBe("");
  });
});
