import { describe, expect, it } from "vitest";
import { ruleOfHit } from "../../../src/investigation/hits/hit-questions.ts";
import { HITS_A_SUBJECT_MAX, limitHits } from "../../../src/investigation/hits/limit-hits.ts";
import type { ScreeningHit, ScreeningSubject } from "../../../src/screening/index.ts";

const named = (name: string): ScreeningSubject => ({
  kind: "unknown",
  name,
  mention: { by: "customer", where: "source of funds" },
});

const hit = (kind: ScreeningHit["entry"]["kind"], id = "1"): ScreeningHit => ({
  list: { source: "eu", version: "1", sha256: "a" },
  entry: {
    id,
    name: "Ali Hassan",
    matchedName: "Ali Hassan",
    kind,
    topics: ["sanction"],
    birthDates: [],
    countries: [],
    programmes: [],
    fingerprint: id,
  },
  score: 0.97,
  match: "exact",
  parts: [],
});

describe("a listed name in the customer's own words", () => {
  it.each([
    ["Ali Hassan", "person", "sanctions_near"],
    ["Mohamed Ahmed", "person", "sanctions_near"],
    ["Viktor Arkadjevitsj Morozenko", "person", "sanctions_named"],
    ["Ali Hassan BV", "person", "sanctions_named"],
    ["Zarnitsa Meridiantorg", "company", "sanctions_named"],
    ["Zarnitsa Meridiantorg", "unknown", "sanctions_named"],
  ] as const)("%s beside a %s is %s: two words of a person are a question of identity", (name, kind, rule) => {
    expect(ruleOfHit("sanction", hit(kind), named(name))).toBe(rule);
  });

  it.each([
    ["Ali Hassan", "person", "sanctions_near"],
    ["Viktor Arkadjevitsj Morozenko", "person", "sanctions_named"],
    ["Zarnitsa Meridiantorg", "company", "sanctions_named"],
  ] as const)("%s beside a %s is %s in the text of a company's paper as well", (name, kind, rule) => {
    const subject: ScreeningSubject = { kind: "unknown", name, mention: { by: "paper", where: "statuten.pdf" } };
    expect(ruleOfHit("sanction", hit(kind), subject)).toBe(rule);
    expect(ruleOfHit("pep", hit(kind), subject)).toBe("pep_near");
  });

  it("stays a certain match where it is the name of somebody behind the customer", () => {
    expect(ruleOfHit("sanction", hit("person"), { kind: "person", name: "Ali Hassan" })).toBe("sanctions_exact");
  });

  it("shows the listed company of that name first, and sums up the persons as what they are", () => {
    const persons = Array.from({ length: HITS_A_SUBJECT_MAX }, (_, at) => hit("person", String(at)));
    const [limited] = limitHits([{ subject: named("Ali Hassan"), hits: [...persons, hit("company", "c")] }]);
    expect(limited!.hits.map(({ entry }) => entry.id)).toContain("c");
    expect(limited!.hidden).toMatchObject({ count: 1, kind: "person" });
  });
});
