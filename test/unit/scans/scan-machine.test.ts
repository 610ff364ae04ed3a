import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { concludeScan, type ScanObservations } from "../../../src/features/scans/scan.rules.ts";
import type { OtherMatch } from "../../../src/features/scans/scan.model.ts";
import { reasonsOf } from "../../../src/features/scans/scan-reasons.rules.ts";
import { isIncomplete, type ScreenedMatches } from "../../../src/features/scans/unanswered.rules.ts";
import type { MediaAnswer } from "../../../src/sources/media-answer.ts";
import type { Answer, MissingPart } from "../../../src/sources/types.ts";
import { registryEntry } from "../../support/registry-entry.ts";

const known = <T>(value: T): Answer<T> => ({ outcome: "known", value, evidence: [] });
const unknown = <T>(): Answer<T> => ({ outcome: "unknown", reason: "timeout", detail: "", evidence: [] });
const notSetUp = <T>(): Answer<T> => ({ outcome: "unknown", reason: "not_configured", detail: "no URL", evidence: [] });
const gap = (part: MissingPart["part"], reason: MissingPart["reason"]): MissingPart => ({ part, reason, detail: "x" });
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

const toRead = (articles: number): Answer<MediaAnswer> => {
  const answer = media(articles);
  return answer.outcome === "known" ? known({ hits: [], cleared: 0, unclear: answer.value.hits }) : answer;
};

const CLEARED = { name: "Jan Peeters", cleared_by: "alice", cleared_at: "2026-11-01T08:00:00.000Z" };

const listed = (given: Partial<OtherMatch> = {}): OtherMatch => ({
  name: "Katrien Vermeulen",
  list: "own_list",
  list_name: "Refused",
  match: "exact",
  severity: "high",
  ...given,
});

const matches = (found: Partial<ScreenedMatches> = {}): Answer<ScreenedMatches> =>
  known({ exact: 0, near: 0, others: [], cleared: [], clearedOfSanctions: 0, isComplete: true, ...found });

const observed = (given: Partial<ScanObservations> = {}): ScanObservations => ({
  number: "0999901338",
  tier: 1,
  registry: known(registryEntry()),
  peppol: known({ registered: true, peppol_id: null, document_types: [], names: [] }),
  debt: known({ social_debt: false, tax_debt: false, model_used: "none" }),
  screening: matches(),
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
    [{ screening: matches({ exact: 1 }) }, "red", ["SANCTIONS_HIT"]],
    [{ screening: matches({ exact: 1, near: 2 }) }, "red", ["SANCTIONS_HIT", "SANCTIONS_FUZZY"]],
    [{ screening: matches({ near: 1 }) }, "amber", ["SANCTIONS_FUZZY"]],
    [{ screening: matches({ cleared: [CLEARED] }) }, "green", []],
    [{ screening: unknown() }, "amber", ["SANCTIONS_UNAVAILABLE"]],
    [{ screening: matches({ isComplete: false }) }, "amber", ["SANCTIONS_UNAVAILABLE"]],
    [{ registry: unknown() }, "amber", ["KBO_UNAVAILABLE"]],
    [{ registry: unknown(), screening: null }, "amber", ["KBO_UNAVAILABLE"]],
    [{ registry: known(registryEntry({ status: "not_found" })), screening: null }, "amber", ["KBO_UNAVAILABLE"]],
    [{ registry: known(registryEntry({ status: "stopped" })) }, "red", ["COMPANY_INACTIVE"]],
    [{ registry: known(registryEntry({ juridical_situation: "050" })) }, "red", ["COMPANY_INACTIVE"]],
    [{ registry: known(registryEntry({ juridical_situation: "014" })) }, "red", ["COMPANY_INACTIVE"]],
    [{ registry: known(registryEntry({ juridical_situation: "012" })) }, "amber", ["COMPANY_IN_DISSOLUTION"]],
    [{ registry: known(registryEntry({ juridical_situation: "020" })) }, "amber", ["LEGAL_SITUATION_UNUSUAL"]],
    [{ registry: known(registryEntry({ juridical_situation: null, juridical_situation_label: null })) }, "amber", []],
    [{ screening: matches({ others: [listed()] }) }, "red", ["OWN_LIST_HIT"]],
    [{ screening: matches({ others: [listed({ severity: "medium" })] }) }, "amber", ["OWN_LIST_HIT"]],
    [{ screening: matches({ others: [listed({ list: "pep", match: "fuzzy" })] }) }, "amber", ["PEP_HIT"]],
    [{ peppol: unknown() }, "green", ["PEPPOL_UNAVAILABLE"]],
    [{ debt: known({ social_debt: null, tax_debt: true, model_used: "" }) }, "amber", ["WITHHOLDING_OBLIGATIONS"]],
    [{ tier: 2, media: media(1) }, "amber", ["ADVERSE_MEDIA_FOUND"]],
    [{ tier: 2, media: unknown() }, "amber", ["ADVERSE_MEDIA_UNAVAILABLE"]],
    // News that nobody has read may be adverse.
    [{ tier: 2, media: toRead(1) }, "amber", []],
    // What failed could have been bad news; what is not set up is not part of the scan.
    [{ debt: unknown() }, "amber", []],
    [{ debt: notSetUp() }, "green", []],
    [{ debt: known({ social_debt: false, tax_debt: null, model_used: "" }) }, "amber", []],
    [{ registry: known(registryEntry({ owners: null, missing: [gap("owners", "timeout")] })) }, "amber", []],
    [{ registry: known(registryEntry({ owners: null, missing: [gap("owners", "not_configured")] })) }, "green", []],
    [{ registry: known(registryEntry({ missing: [gap("page", "http_error")] })) }, "amber", []],
    [{ registry: known(registryEntry({ missing: [gap("address", "parse_error")] })) }, "green", []],
    [scored(0.3), "green", []],
    [scored(0.301), "amber", []],
    [scored(0.7), "red", []],
  ] as [Partial<ScanObservations>, string, string[]][])("case %#: of %j is %s with %j", (given, tier, flags) => {
    expect(conclude(given)).toMatchObject({ risk_tier: tier, flags });
  });
});

describe("the matches that officers cleared", () => {
  it("are all told, and those with sanctions lists counted alone under their name", () => {
    const scan = conclude({ screening: matches({ cleared: [CLEARED], clearedOfSanctions: 0 }) });
    expect(scan).toMatchObject({ sanctions_cleared_matches: 0, cleared_matches: [CLEARED] });
    const texts = { adverse_media_summary: "", synthesis_summary: "", model_used: null };
    expect(reasonsOf({ ...scan, ...texts })).toEqual([
      "An officer cleared 1 list match earlier, so it does not count here: Jan Peeters (cleared by alice on 2026-11-01).",
    ]);
  });
});

describe("what a scan could not learn", () => {
  it("is how many articles are to be read, which its reasons say", () => {
    const scan = conclude({ tier: 2, media: toRead(2) });
    expect(scan).toMatchObject({ adverse_media_hits: 0, news_to_read: 2 });
    const texts = { adverse_media_summary: "", synthesis_summary: "", model_used: null };
    expect(reasonsOf({ ...scan, ...texts })).toContain(
      "2 articles are to be read: the rules could not tell whether anything adverse is reported.",
    );
    expect(conclude({ tier: 2, media: media(0) })).not.toHaveProperty("news_to_read");
  });

  it("is null or named as unknown, never an answer", () => {
    const silent = conclude({
      registry: unknown(),
      peppol: unknown(),
      debt: unknown(),
      screening: null,
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
      fc.property(fc.subarray(["registry", "peppol", "debt", "screening", "media"] as const), (silent) => {
        const without = Object.fromEntries(silent.map((name) => [name, unknown()]));
        const all = conclude({ tier: 2, media: media(0) });
        const less = conclude({ tier: 2, media: media(0), ...without });
        expect(less.confidence).toBeLessThanOrEqual(all.confidence);
        expect(less.unknown_fields.length).toBeGreaterThanOrEqual(all.unknown_fields.length);
        if (silent.some((name) => name !== "peppol")) expect(less.risk_tier).not.toBe("green");
        expect(isIncomplete(less.unanswered_sources!)).toBe(silent.length > 0);
      }),
    );
  });
});

describe("the sources that did not answer", () => {
  const of = (given: Partial<ScanObservations>) => conclude(given).unanswered_sources;

  it("are named with their reason", () => {
    expect(of({ debt: unknown(), screening: unknown(), tier: 2, media: unknown() })).toEqual([
      { source: "inhoudingsplicht", reason: "timeout", detail: "", failed: true },
      { source: "screening", reason: "timeout", detail: "", failed: true },
      { source: "adverse_media", reason: "timeout", detail: "", failed: true },
    ]);
    expect(of({})).toEqual([]);
  });

  it("failed unless they are not set up; a scan needs the register and the lists", () => {
    const failed = (given: Partial<ScanObservations>) => of(given)!.map((one) => [one.source, one.failed]);
    expect(failed({ peppol: notSetUp(), debt: notSetUp() })).toEqual([
      ["peppol", false],
      ["inhoudingsplicht", false],
    ]);
    expect(failed({ registry: notSetUp(), screening: null })).toEqual([["kbo", true]]);
    expect(failed({ screening: notSetUp() })).toEqual([["screening", true]]);
  });

  it("include a part of the register that failed, and none that it masks", () => {
    const parts = [gap("page", "http_error"), gap("directors", "http_error"), gap("owners", "timeout")];
    expect(of({ registry: known(registryEntry({ missing: parts })) })).toEqual([
      { source: "kbo", reason: "http_error", detail: "page: x", failed: true },
      { source: "ubo", reason: "timeout", detail: "owners: x", failed: true },
    ]);
    expect(of({ registry: known(registryEntry({ missing: [gap("directors", "masked")] })) })).toEqual([]);
  });

  it("do not include a page that has nothing to state of a number that the register does not know", () => {
    const silent: Answer<never> = { outcome: "unknown", reason: "parse_error", detail: "", evidence: [] };
    const unregistered = { registry: known(registryEntry({ status: "not_found" })), screening: null };
    expect(of({ ...unregistered, debt: silent })).toEqual([]);
    expect(of({ ...unregistered, debt: unknown() })).toHaveLength(1);
    expect(of({ debt: silent })).toHaveLength(1);
  });

  it("do not include a search for news that had no name to search for", () => {
    const nameless = { registry: unknown<never>(), screening: null, tier: 2 as const, media: notSetUp<never>() };
    expect(of(nameless)!.map(({ source }) => source)).toEqual(["kbo"]);
  });
});
