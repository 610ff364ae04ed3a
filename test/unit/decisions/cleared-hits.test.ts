import { describe, expect, it } from "vitest";
import {
  type ConfirmedHit,
  type ClearedHit,
  companyKey,
  describeLapse,
  type CurrentHit,
  hitFingerprint,
  nameKey,
  recallClearing,
  recallClearingOfScan,
  sourceEntryOf,
} from "../../../src/domain/decisions/cleared-hits.rules.ts";
import type { ScreeningHit, ScreeningSubject } from "../../../src/domain/hits/screening.model.ts";

const jan: ScreeningSubject = { kind: "person", name: "Jan Peeters" };

const hitOn = (entry: Partial<ScreeningHit["entry"]> = {}): ScreeningHit => ({
  list: { source: "sample", version: "1", sha256: "aa" },
  entry: {
    id: "e1",
    name: "Jan PEETERS",
    matchedName: "Jan PEETERS",
    kind: "person",
    topics: ["sanction"],
    birthDates: ["1950"],
    countries: ["RU"],
    programmes: ["P1"],
    fingerprint: "print-1",
    ...entry,
  },
  score: 0.8,
  match: "fuzzy",
  parts: [],
});

const question = (given: Partial<CurrentHit> = {}): CurrentHit => {
  const subject = given.subject ?? jan;
  return {
    category: "sanctions",
    severity: "medium",
    company: "BE:0999900150",
    hit: hitOn(),
    lookedFor: new Set([nameKey(subject.name)]),
    ...given,
    subject,
  };
};

const clearing = (given: Partial<CurrentHit> & { byMlro?: boolean; at?: string } = {}): ClearedHit => {
  const { category, company, subject, hit, severity } = question(given);
  return {
    category,
    company,
    subject,
    entry: hit.entry,
    sourceEntry: sourceEntryOf(hit),
    fingerprint: hitFingerprint(subject, hit),
    severity,
    byMlro: given.byMlro ?? false,
    clearance: { reason: "another Jan", cleared_by: "alice", cleared_at: given.at ?? "2026-11-01T08:00:00.000Z" },
  };
};

describe("a cleared hit", () => {
  it("stays cleared at the same company while entry and subject are unchanged, in any version of the list", () => {
    const newer = { ...hitOn(), list: { source: "sample" as const, version: "2", sha256: "bb" }, score: 0.81 };
    expect(recallClearing(question({ hit: newer }), [clearing()])).toEqual({
      kind: "still_cleared",
      clearance: clearing().clearance,
    });
  });

  it("is open again, with the difference, when the list entry changes", () => {
    const changed = hitOn({ birthDates: ["1950", "1971-05-02"], programmes: ["P1", "P2"], fingerprint: "print-2" });
    const recalled = recallClearing(question({ hit: changed }), [clearing()]);
    expect(recalled).toEqual({
      kind: "lapsed",
      clearedAt: "2026-11-01T08:00:00.000Z",
      differences: [
        "entry's dates of birth: 1950 before, 1950, 1971-05-02 now",
        "entry's programmes: P1 before, P1, P2 now",
      ],
    });
    expect(describeLapse(recalled as Extract<typeof recalled, { kind: "lapsed" }>)).toContain("cleared on 2026-11-01");
  });

  it("is open again when hidden parts of the list entry change", () => {
    expect(recallClearing(question({ hit: hitOn({ fingerprint: "print-2" }) }), [clearing()])).toMatchObject({
      kind: "lapsed",
      differences: ["aliases or numbers of the list entry"],
    });
  });

  it("is open again, with the difference, when the subject changes, including its name", () => {
    const born = { ...jan, birthDate: "1950-03-01" };
    expect(recallClearing(question({ subject: born }), [clearing()])).toMatchObject({
      kind: "lapsed",
      differences: ["subject's date of birth: unknown before, 1950-03-01 now"],
    });
    const renamed = { ...jan, name: "Johannes Peeters" };
    expect(recallClearing(question({ subject: renamed }), [clearing()])).toMatchObject({
      kind: "lapsed",
      differences: ["subject's name: Jan Peeters before, Johannes Peeters now"],
    });
  });

  it("does not affect another subject that was screened together with the cleared one", () => {
    const brother = question({
      subject: { ...jan, name: "Piet Peeters" },
      lookedFor: new Set([nameKey("Jan Peeters"), nameKey("Piet Peeters")]),
    });
    expect(recallClearing(brother, [clearing()])).toEqual({ kind: "never_cleared" });
  });

  it("does not clear a namesake at another company", () => {
    expect(recallClearing(question({ company: "BE:0999900249" }), [clearing()])).toEqual({ kind: "never_cleared" });
    expect(recallClearing(question({ company: null }), [clearing({ company: null })])).toEqual({
      kind: "never_cleared",
    });
  });

  it("stays cleared at another company for the same name and day of birth, not for a year of birth", () => {
    const born = { ...jan, birthDate: "1971-05-02" };
    const vague = { ...jan, birthDate: "1971" };
    const there = { company: "BE:0999900249" };
    expect(recallClearing(question({ ...there, subject: born }), [clearing({ subject: born })]).kind).toBe(
      "still_cleared",
    );
    expect(recallClearing(question({ ...there, subject: vague }), [clearing({ subject: vague })]).kind).toBe(
      "never_cleared",
    );
  });

  it("covers a more severe match only if an MLRO cleared it", () => {
    const graver = question({ severity: "critical", hit: { ...hitOn(), match: "exact" } });
    expect(recallClearing(graver, [clearing()])).toMatchObject({
      kind: "lapsed",
      differences: ["the match is more severe than the cleared one"],
    });
    expect(recallClearing(graver, [clearing({ byMlro: true })]).kind).toBe("still_cleared");
  });

  it("does not apply to another topic or entry", () => {
    expect(recallClearing(question({ category: "pep" }), [clearing()]).kind).toBe("never_cleared");
    expect(recallClearing(question({ hit: hitOn({ id: "e2" }) }), [clearing()]).kind).toBe("never_cleared");
  });

  it("reports differences from the newest clearance, and stays cleared by any unchanged one", () => {
    const born = { ...jan, birthDate: "1950-03-01" };
    const both = [clearing(), clearing({ subject: born, at: "2026-11-10T08:00:00.000Z" })];
    expect(recallClearing(question(), both).kind).toBe("still_cleared");
    expect(recallClearing(question({ hit: hitOn({ fingerprint: "print-2" }) }), both)).toMatchObject({
      clearedAt: "2026-11-10T08:00:00.000Z",
    });
  });
});

describe("the key of clearances", () => {
  it("is the company's number in any spelling, and null without one", () => {
    expect(companyKey("BE", "BE 0999.900.150")).toBe("BE:0999900150");
    expect(companyKey("NL", "12345678")).toBe("NL:12345678");
    expect(companyKey("BE", null)).toBeNull();
  });
});

describe("a scan's hit on a cleared subject", () => {
  const born = { ...jan, birthDate: "1985-03-04", countries: ["BE"] };
  const known = clearing({ subject: born });

  it("stays cleared by that clearing where the scan knows less of the subject", () => {
    expect(recallClearingOfScan(question(), [known])).toBe(known);
    expect(recallClearingOfScan(question({ subject: born }), [known])).toBe(known);
  });

  it("is open where an officer confirmed the same match in a case, whichever came first", () => {
    const confirmed: ConfirmedHit = {
      category: known.category,
      sourceEntry: known.sourceEntry,
      company: known.company,
      subject: born,
      confirmation: { confirmed_by: "bob", confirmed_at: "2020-01-01T00:00:00.000Z" },
    };
    expect(recallClearingOfScan(question(), [known, confirmed])).toBeNull();
    expect(recallClearingOfScan(question(), [known, { ...confirmed, sourceEntry: "sample:e2" }])).toBe(known);
  });

  it.each([
    ["a changed entry", { hit: hitOn({ fingerprint: "print-2" }) }],
    ["another entry", { hit: hitOn({ id: "e2" }) }],
    ["another date of birth", { subject: { ...born, birthDate: "1950" } }],
    ["another country", { subject: { ...born, countries: ["RU"] } }],
    ["a number that was not known", { subject: { ...born, identifiers: ["1"] } }],
    ["another name", { subject: { ...born, name: "Piet Peeters" } }],
    ["another company", { company: "BE:0999900249", subject: jan }],
    ["a more severe match", { severity: "critical" as const }],
  ])("is open with %s", (_what, given) => {
    expect(recallClearingOfScan(question(given), [known])).toBeNull();
  });
});
