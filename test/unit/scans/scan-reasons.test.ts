import { describe, expect, it } from "vitest";
import { describeUnanswered, reasonsOf } from "../../../src/features/scans/scan-reasons.rules.ts";
import type { ScanFindings, UnansweredSource } from "../../../src/features/scans/scan.model.ts";

const CLEAN: ScanFindings = {
  registration_number: "0999900150",
  tier: 1,
  risk_tier: "green",
  confidence: 0.85,
  eval_score: 0,
  company_status: "active",
  legal_name: "Bakkerij De Linde",
  nace_codes: [],
  director_count: 2,
  ubo_count: 2,
  sanctions_exact_matches: 0,
  sanctions_fuzzy_matches: 0,
  peppol_registered: true,
  withholding_obligations: false,
  tax_debt_detected: false,
  social_debt_detected: false,
  adverse_media_hits: 0,
  adverse_media_summary: "",
  synthesis_summary: "",
  flags: [],
  scan_cost_cents: 1,
  sanctions_cleared_matches: 0,
  unknown_fields: ["adverse_media_hits"],
  unanswered_sources: [],
  eval_reasons: [],
  model_used: null,
  sample: true,
};
const of = (given: Partial<ScanFindings>) => reasonsOf({ ...CLEAN, ...given });

describe("the reasons of a scan", () => {
  it("are none where every source answered and none had bad news", () => {
    expect(of({})).toEqual([]);
  });

  it("say what was found", () => {
    const cleared_matches = [{ name: "Jan Peeters", cleared_by: "alice", cleared_at: "2026-11-01T08:00:00.000Z" }];
    expect(of({ sanctions_cleared_matches: 1, cleared_matches })).toContain(
      "An officer cleared 1 list match earlier, so it does not count here: Jan Peeters (cleared by alice on 2026-11-01).",
    );
    expect(of({ flags: ["SANCTIONS_HIT"], sanctions_exact_matches: 1, sanctions_cleared_matches: 2 })).toEqual([
      "1 exact match on the sanctions lists.",
      "Officers cleared 2 list matches earlier, so they do not count here.",
    ]);
    expect(of({ flags: ["COMPANY_INACTIVE"], company_status: "bankrupt" })).toEqual([
      "The company is bankrupt in the register.",
    ]);
    expect(of({ flags: ["WITHHOLDING_OBLIGATIONS"], withholding_obligations: true, tax_debt_detected: true })).toEqual([
      "The company has tax debts: its clients must withhold part of their payments.",
    ]);
  });

  it("say which source gave no answer and why, and which was not queried", () => {
    const failed = {
      source: "inhoudingsplicht",
      reason: "timeout",
      detail: "no response in 8 s",
      failed: true,
    } as const;
    const absent = { source: "peppol", reason: "not_configured", detail: "no base URL", failed: false } as const;
    expect(of({ withholding_obligations: null, unanswered_sources: [failed, absent] })).toEqual([
      "The page of tax and social debts gave no answer: no response in 8 s.",
      "The Peppol directory was not queried: no base URL.",
    ]);
  });

  it("say to an officer what a failure of the network means", () => {
    const of = (reason: UnansweredSource["reason"]) =>
      describeUnanswered({ source: "kbo", reason, detail: "x", failed: true });
    expect(of("circuit_open")).toBe(
      "The company register gave no answer: it failed several times in a row and is left alone for some seconds.",
    );
    expect(of("timeout")).toBe("The company register gave no answer: x.");
  });

  it("never pass over what is unknown although every source answered", () => {
    expect(of({ withholding_obligations: null, social_debt_detected: null })).toHaveLength(1);
    expect(of({ flags: ["KBO_UNAVAILABLE"], company_status: "unknown" })[0]).toContain("does not know this number");
    expect(of({ unknown_fields: ["director_count"], director_count: 0 })[0]).toContain("not screened");
    expect(of({ flags: ["SANCTIONS_UNAVAILABLE"] })[0]).toContain("could be screened");
  });

  it("say of an older scan that its sources are not recorded", () => {
    const { unanswered_sources: _, ...older } = CLEAN;
    expect(reasonsOf(older)).toEqual(["An earlier version did this scan and did not record which sources failed."]);
  });
});
