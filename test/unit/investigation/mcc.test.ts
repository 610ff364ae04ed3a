import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tradesNamed } from "../../../src/investigation/mcc/activity-words.ts";
import { type ActivityEvidence, classifyMcc } from "../../../src/investigation/mcc/classify-mcc.ts";
import { describeMcc, isMccCode } from "../../../src/domain/mcc/mcc-codes.ts";
import { mccRisk } from "../../../src/domain/mcc/mcc-risk.rules.ts";
import { mccOfNace } from "../../../src/investigation/mcc/nace-to-mcc.ts";

const shared = path.resolve(import.meta.dirname, "../../../../shared/data");
const skipReason = " (skipped where ../shared is absent)";
const rows = (file: string): string[][] =>
  parse(readFileSync(path.join(shared, file)), { bom: true, from_line: 2, relax_column_count: true });

const classify = (evidence: Partial<ActivityEvidence>) =>
  classifyMcc({ naceCodes: [], websiteText: null, declaredActivity: null, notes: null, ...evidence });

describe("merchant category codes", () => {
  it("are known with a description, and nothing else is a code", () => {
    expect(describeMcc("5462")).toBe("Bakeries");
    for (const code of ["6540", "7995"]) expect(isMccCode(code)).toBe(true);
    for (const text of ["", "0000", "9999", "546", "54622", "toString", "__proto__"]) {
      expect(isMccCode(text)).toBe(false);
      expect(describeMcc(text)).toBe("");
    }
  });

  it.skipIf(!existsSync(shared))(`hold all of the published table${skipReason}`, () => {
    const codes = rows("mcc/mcc_codes.csv").map(([code]) => code!.padStart(4, "0"));
    expect(codes.length).toBeGreaterThan(900);
    for (const code of codes) expect(isMccCode(code), code).toBe(true);
  });

  it("are all that risk tiers, NACE mapping and trade words name", () => {
    for (let nace = 1; nace <= 99; nace++) {
      const code = mccOfNace(String(nace).padStart(2, "0"));
      if (code !== null) expect(isMccCode(code), `${nace}`).toBe(true);
    }
    for (const code of tradesNamed("bakery crypto casino hotel taxi dentist restaurant bank software").keys()) {
      expect(isMccCode(code), code).toBe(true);
    }
  });

  it.skipIf(!existsSync(shared))(`are found for every Belgian activity${skipReason}`, () => {
    const codes = rows("kbo/nace2008.csv").flatMap(([code]) => (/^\d{5}(\d\d)?$/.test(code!) ? [code!] : []));
    expect(codes.length).toBeGreaterThan(1000);
    for (const code of codes) expect(isMccCode(mccOfNace(code) ?? ""), code).toBe(true);
  });

  it("follow the longest part of an activity code that is known", () => {
    expect(mccOfNace("10.712")).toBe("5462");
    expect(mccOfNace("1071201")).toBe("5462");
    expect(mccOfNace("10890")).toBe("5199");
    expect(mccOfNace("")).toBeNull();
  });

  it("carry the risk that schemes and supervisors name", () => {
    expect(mccRisk("7995")).toEqual({ tier: "high", flags: ["card_scheme_tier_1"] });
    expect(mccRisk("4829").tier).toBe("high");
    expect(mccRisk("5944").tier).toBe("medium");
    expect(mccRisk("5462")).toEqual({ tier: "low", flags: [] });
  });
});

describe("classification", () => {
  it("says nothing where nothing is said", () => {
    expect(classify({})).toBeNull();
    expect(classify({ declaredActivity: "As described in the statutes", naceCodes: ["xx"] })).toBeNull();
  });

  it("follows the main registered activity, and lists others as alternatives", () => {
    const mcc = classify({ naceCodes: ["10712", "47242"] })!;
    expect(mcc.primary_recommendation.mcc_code).toBe("5462");
    expect(mcc.alternatives.map(({ mcc_code }) => mcc_code)).toEqual(["5441"]);
    expect(mcc.reasoning).toContain("registered activity 10712");
  });

  it.each([
    ["Ambachtelijke bakkerij met taarten", "5462"],
    ["Boulangerie et pâtisserie artisanale", "5462"],
    ["Bäckerei mit Konditorei", "5462"],
    ["We buy and sell bitcoin and other crypto", "6051"],
    ["Online casino met live poker", "7801"],
    ["Autobar en barometers", null],
    ["Pay by creditcard; see our exchange policy and your account", null],
  ])("reads the trade out of %j", (declaredActivity, expected) =>
    expect(classify({ declaredActivity })?.primary_recommendation.mcc_code ?? null).toBe(expected),
  );

  it("takes a pharmacy for high risk only where it may send out medicines", () => {
    const declaredActivity = "Apotheek: geneesmiddelen op voorschrift";
    const of = (evidence: Partial<ActivityEvidence>) =>
      classify({ naceCodes: ["47730"], declaredActivity, ...evidence })!.risk_tier;
    expect(of({ isOverCounter: true })).toBe("low");
    expect(of({ isOverCounter: false })).toBe("high");
    expect(of({})).toBe("high");
    expect(of({ isOverCounter: true, websiteText: "Onze webshop verzendt geneesmiddelen" })).toBe("high");
    expect(of({ isOverCounter: true, naceCodes: ["46460"], declaredActivity: null })).toBe("high");
  });

  it("raises a flag where register and words differ, and where another high-risk trade is named", () => {
    const mcc = classify({ naceCodes: ["10712"], declaredActivity: "bitcoin", websiteText: "crypto tokens" })!;
    expect(mcc.risk_flags).toEqual(expect.arrayContaining(["activity_differs_from_register"]));
    const bakery = classify({ naceCodes: ["10712", "47242"], websiteText: "casino" })!;
    expect(bakery).toMatchObject({ risk_tier: "medium", risk_flags: expect.arrayContaining(["also_named_7801"]) });
  });

  it("follows an officer's notes also against many activities, a denial, and by words of a description", () => {
    const bakery = {
      naceCodes: ["10712", "10711", "10720", "47242", "1071", "1072", "46360", "46361", "46362", "47240"],
      declaredActivity: "Bakery and bread",
      websiteText: "bakery bread brood",
    };
    const primary = (notes: string) => classify({ ...bakery, notes })!.primary_recommendation.mcc_code;
    expect(primary("They run an online casino")).toBe("7801");
    expect(primary("Not a bakery but a hotel")).toBe("7011");
    expect(primary("geen bakkerij maar een juwelier")).toBe("5944");
    expect(primary("Sells pianos and sheet music")).toBe("5733");
    expect(primary("")).toBe("5462");
  });

  it("follows an officer's notes over everything else", () => {
    const evidence = { naceCodes: ["10712"], websiteText: "bakkerij", declaredActivity: "bakkerij" };
    expect(classify({ ...evidence, notes: "In fact a catering company" })!.primary_recommendation.mcc_code).toBe(
      "5811",
    );
    expect(classify({ ...evidence, notes: "Use 5499 here" })!.primary_recommendation.mcc_code).toBe("5499");
    expect(classify({ ...evidence, notes: "Founded in 1834" })!.primary_recommendation.mcc_code).toBe("5462");
  });

  it("shares of the alternatives never pass one, whatever is said", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^\d{5}$/), { maxLength: 8 }), fc.string(), (naceCodes, websiteText) => {
        const mcc = classify({ naceCodes, websiteText });
        const total = mcc?.alternatives.reduce((sum, { score }) => sum + score, 0) ?? 0;
        expect(total).toBeLessThanOrEqual(1);
        if (mcc) expect(isMccCode(mcc.primary_recommendation.mcc_code)).toBe(true);
      }),
    );
  });
});
