import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { concludeScan, type ScanObservations } from "../../../src/features/scans/scan.rules.ts";
import type { Answer, MediaAnswer } from "../../../src/sources/types.ts";
import { registryEntry } from "../../support/registry-entry.ts";

const known = <T>(value: T): Answer<T> => ({ outcome: "known", value, evidence: [] });
const unknown = <T>(): Answer<T> => ({ outcome: "unknown", reason: "timeout", detail: "", evidence: [] });
const media = (hits: number): Answer<MediaAnswer> =>
  known({
    hits: Array.from({ length: hits }, (_, i) => ({
      title: `News ${i}`,
      url: `https://news.example/${i}`,
      published_at: null,
      snippet: "",
      category: "criminal" as const,
      subject: "x",
      publisher: null,
      judgement: {
        adverse: true,
        event: "charge",
        role: "suspect",
        namesake: "certain",
        severity: "high",
        exculpatory: false,
        quotes: [],
      },
    })),
    cleared: 0,
  });

const observed = (given: Partial<ScanObservations> = {}): ScanObservations => ({
  number: "0999901338",
  tier: 1,
  registry: known(registryEntry()),
  peppol: known({ registered: true, peppol_id: null, document_types: [], names: [] }),
  debt: known({ social_debt: false, tax_debt: false, model_used: "none" }),
  matches: { exact: 0, near: 0, cleared: 0, isComplete: true },
  media: null,
  evaluation: { score: 0, parts: [], investigations: 0 },
  evalThreshold: 0.3,
  sample: true,
  ...given,
});
const conclude = (given: Partial<ScanObservations> = {}) => concludeScan(observed(given));
const scored = (score: number) => ({ evaluation: { score, parts: [], investigations: 0 } });

describe("the risk tier of a scan", () => {
  it.each([
    [{}, "green", []],
    [{ matches: { exact: 1, near: 0, cleared: 0, isComplete: true } }, "red", ["SANCTIONS_HIT"]],
    [{ matches: { exact: 1, near: 2, cleared: 0, isComplete: true } }, "red", ["SANCTIONS_HIT", "SANCTIONS_FUZZY"]],
    [{ matches: { exact: 0, near: 1, cleared: 0, isComplete: true } }, "amber", ["SANCTIONS_FUZZY"]],
    [{ matches: { exact: 0, near: 0, cleared: 3, isComplete: true } }, "green", []],
    [{ matches: null }, "amber", ["SANCTIONS_UNAVAILABLE"]],
    [{ matches: { exact: 0, near: 0, cleared: 0, isComplete: false } }, "amber", ["SANCTIONS_UNAVAILABLE"]],
    [{ registry: unknown() }, "amber", ["KBO_UNAVAILABLE"]],
    [{ registry: unknown(), matches: null }, "amber", ["KBO_UNAVAILABLE"]],
    [{ registry: known(registryEntry({ status: "not_found" })), matches: null }, "amber", ["KBO_UNAVAILABLE"]],
    [{ registry: known(registryEntry({ status: "stopped" })) }, "red", ["COMPANY_INACTIVE"]],
    [{ registry: known(registryEntry({ juridical_situation: "050" })) }, "red", ["COMPANY_INACTIVE"]],
    [{ registry: known(registryEntry({ juridical_situation: "014" })) }, "red", ["COMPANY_INACTIVE"]],
    [{ registry: known(registryEntry({ juridical_situation: "012" })) }, "green", []],
    [{ peppol: unknown() }, "green", ["PEPPOL_UNAVAILABLE"]],
    [{ debt: known({ social_debt: null, tax_debt: true, model_used: "" }) }, "amber", ["WITHHOLDING_OBLIGATIONS"]],
    [{ tier: 2, media: media(1) }, "amber", ["ADVERSE_MEDIA_FOUND"]],
    [{ tier: 2, media: unknown() }, "green", ["ADVERSE_MEDIA_UNAVAILABLE"]],
    [scored(0.3), "green", []],
    [scored(0.301), "amber", []],
    [scored(0.7), "red", []],
  ] as [Partial<ScanObservations>, string, string[]][])("case %#: of %j is %s with %j", (given, tier, flags) => {
    expect(conclude(given)).toMatchObject({ risk_tier: tier, flags });
  });
});

describe("what a scan could not learn", () => {
  it("is null or named as unknown, never an answer", () => {
    const silent = conclude({
      registry: unknown(),
      peppol: unknown(),
      debt: unknown(),
      matches: null,
      tier: 2,
      media: unknown(),
    });
    expect(silent).toMatchObject({
      company_status: "unknown",
      legal_name: "",
      peppol_registered: null,
      withholding_obligations: null,
      tax_debt_detected: null,
      social_debt_detected: null,
      confidence: 0,
    });
    expect(silent.unknown_fields).toEqual([
      "company_status",
      "legal_name",
      "nace_codes",
      "director_count",
      "ubo_count",
      "sanctions_exact_matches",
      "sanctions_fuzzy_matches",
      "peppol_registered",
      "withholding_obligations",
      "tax_debt_detected",
      "social_debt_detected",
      "adverse_media_hits",
    ]);
    expect(silent.risk_tier).not.toBe("green");
  });

  it.each([
    [true, null, true],
    [null, true, true],
    [false, false, false],
    [false, null, null],
    [null, null, null],
  ])("makes debts %s and %s an obligation that is %s", (social_debt, tax_debt, obliged) => {
    expect(conclude({ debt: known({ social_debt, tax_debt, model_used: "" }) }).withholding_obligations).toBe(obliged);
  });

  it("counts directors and owners whom a part of the answer failed to give as unknown", () => {
    const gap = { part: "directors" as const, reason: "parse_error" as const, detail: "" };
    const found = conclude({ registry: known(registryEntry({ missing: [gap], directors: null, owners: [] })) });
    expect(found).toMatchObject({ director_count: 0, ubo_count: 0, risk_tier: "amber" });
    expect(found.unknown_fields).toEqual([
      "director_count",
      "sanctions_exact_matches",
      "sanctions_fuzzy_matches",
      "adverse_media_hits",
    ]);
  });
});

describe("confidence and cost", () => {
  it("are at most 0.85 and a cent at tier 1, a tenth more and two or five cents at tier 2", () => {
    expect(conclude()).toMatchObject({ confidence: 0.85, scan_cost_cents: 1 });
    expect(conclude({ tier: 2, media: media(0) })).toMatchObject({ confidence: 0.95, scan_cost_cents: 2 });
    expect(conclude({ tier: 2, media: media(2) })).toMatchObject({ confidence: 0.95, scan_cost_cents: 5 });
    expect(conclude({ tier: 2, media: unknown() })).toMatchObject({ confidence: 0.85, scan_cost_cents: 2 });
  });

  it("never rise when a source falls silent", () => {
    fc.assert(
      fc.property(fc.subarray(["registry", "peppol", "debt", "matches", "media"] as const), (silent) => {
        const without = Object.fromEntries(silent.map((name) => [name, name === "matches" ? null : unknown()]));
        const all = conclude({ tier: 2, media: media(0) });
        const less = conclude({ tier: 2, media: media(0), ...without });
        expect(less.confidence).toBeLessThanOrEqual(all.confidence);
        expect(less.unknown_fields.length).toBeGreaterThanOrEqual(all.unknown_fields.length);
        if (silent.includes("registry") || silent.includes("matches")) expect(less.risk_tier).not.toBe("green");
      }),
    );
  });
});
