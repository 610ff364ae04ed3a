import { lenientPolicy, soundGrounds } from "../../support/diligence-fixtures.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeInvestigation } from "../../../src/domain/case/case-changes.rules.ts";
import type { Findings, Known } from "../../../src/features/verification/checks.rules.ts";
import { linkVerification } from "../../../src/domain/verification/link.rules.ts";
import { FAIL_FLAGS } from "../../../src/domain/verification/verification.model.ts";
import { composeVerification, summaryOf } from "../../../src/features/verification/verification.rules.ts";
import type { GazetteAnswer, GazetteRubric } from "../../../src/sources/filings.model.ts";
import type { Answer, DebtAnswer, PeppolAnswer, RegistryEntry, VatAnswer } from "../../../src/sources/types.ts";
import { caseRecord, investigation } from "../../support/case-fixtures.ts";
import type { EvidenceRef } from "../../../src/domain/case/case.model.ts";
import { registryEntry } from "../../support/registry-entry.ts";

const NOW = "2026-11-20T10:00:00.000Z";
const known = <T>(value: T): Known<T> => ({ outcome: "known", value, evidence: [] });
const silent: Answer<never> = { outcome: "unknown", reason: "http_error", detail: "HTTP 500", evidence: [] };

const entry = (given: Partial<RegistryEntry> = {}): RegistryEntry =>
  registryEntry({
    number: "0999900150",
    status: "active",
    juridical_situation: "000",
    juridical_situation_label: "Normale toestand",
    legal_name: "Molenhof",
    start_date: "2010-01-01",
    address: { street: "Kerkstraat 1", postal_code: "9000", city: "Gent", country: "BE" },
    ...given,
  });
const vat: VatAnswer = {
  country_code: "BE",
  vat_number: "0999900150",
  valid: true,
  name: "BV MOLENHOF",
  address: "Kerkstraat 1\n9000 Gent",
};
const peppol: PeppolAnswer = {
  registered: true,
  peppol_id: "0208:0999900150",
  document_types: ["urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##x"],
  names: [],
};
const debt: DebtAnswer = { social_debt: false, tax_debt: false, model_used: "none" };

const published = (...acts: (readonly [date: string, rubric: GazetteRubric])[]) =>
  known<GazetteAnswer>({
    acts: acts.map(([date, rubric]) => ({ date, number: "1", rubrics: [rubric], title: null, pdf_url: null })),
    read_back_to: null,
  });

const verify = (given: Partial<Findings> = {}) =>
  composeVerification(
    { kbo: known(entry()), vies: known(vat), peppol: known(peppol), debt: known(debt), gazette: published(), ...given },
    { verificationId: "v", number: "0999900150", timestamp: NOW, validForMs: 3_600_000, sample: false },
  );

describe("the rules of a verification", () => {
  it("pass what every source confirms, and nothing less", () => {
    expect(verify().result).toMatchObject({ status: "PASS", confidence: 1, risk_flags: [] });
  });

  it("are less sure of a registry that does not say who directs a company, or since when it exists", () => {
    const unsure = (given: Parameters<typeof entry>[0]) => verify({ kbo: known(entry(given)) }).result.confidence;
    expect(unsure({ directors: null })).toBeCloseTo(0.95);
    expect(unsure({ directors: null, start_date: null })).toBeCloseTo(0.9);
  });

  it("say what an active company's registry does not state, without a flag", () => {
    const { result, checks } = verify({ kbo: known(entry({ directors: null, start_date: null })) });
    expect(result).toMatchObject({ status: "PASS", flag_details: [] });
    expect(checks.kbo_registry).toMatchObject({
      outcome: "confirmed",
      reason: null,
      detail: "Not stated by the registry: since when it exists, so it may be less than a year old; who directs it.",
    });
    expect(verify({ kbo: known(entry({ directors: [] })) }).checks.kbo_registry.detail).toBeNull();
  });

  it("are valid from the oldest answer on, and say when each was collected", () => {
    const at = (collected_at: string) => [{ collected_at, source_url: "https://a" } as EvidenceRef];
    const { valid_until, checks } = verify({
      kbo: { ...known(entry()), evidence: at("2026-11-20T09:59:00.000Z") },
      vies: { ...known(vat), evidence: at("2026-11-20T09:50:00.000Z") },
      peppol: { ...known(peppol), evidence: at("2026-11-20T09:10:00.000Z") },
    });
    expect(valid_until).toBe("2026-11-20T10:10:00.000Z");
    expect(Object.values(checks).map(({ collected_at }) => collected_at?.slice(11, 16) ?? null)).toEqual([
      "09:59",
      "09:50",
      "09:59",
      "09:10",
      "09:50",
      "09:50",
      null,
    ]);
  });

  it.each([
    ["010", "DISSOLUTION_PENDING"],
    ["012", "DISSOLUTION_PENDING"],
    ["013", "DISSOLUTION_PENDING"],
    ["014", "ENTITY_INACTIVE"],
    ["050", "BANKRUPTCY_DETECTED"],
    ["003", "LEGAL_SITUATION_UNUSUAL"],
    ["099", "LEGAL_SITUATION_UNUSUAL"],
  ])("read situation %s as %s", (juridical_situation, flag) => {
    const { result, checks } = verify({ kbo: known(entry({ juridical_situation })) });
    expect(result.risk_flags).toEqual([flag]);
    expect(checks.entity_status.outcome).not.toBe("confirmed");
  });

  it.each(["000", "001", "002"])("raise nothing for situation %s", (juridical_situation) => {
    expect(verify({ kbo: known(entry({ juridical_situation })) }).result.status).toBe("PASS");
  });

  it.each(["c02", "c16"] as const)(
    "read an act of rubric %s that the register does not show as a pending end",
    (code) => {
      const { result, checks } = verify({ gazette: published(["2026-10-26", code]) });
      expect(result).toMatchObject({ status: "FLAG", risk_flags: ["DISSOLUTION_PENDING"], confidence: 0.85 });
      expect(checks.entity_status).toMatchObject({
        active: true,
        bankruptcy: false,
        dissolution: null,
        outcome: "unknown",
        reason: "end_published",
        detail: expect.stringContaining("Official Gazette of 2026-10-26"),
      });
    },
  );

  it("leave acts alone that say nothing of an end, that are old, or that the register's situation came after", () => {
    expect(verify({ gazette: published(["2026-10-26", "c08"], ["2019-01-01", "c02"]) }).result.status).toBe("PASS");
    const later = known(entry({ juridical_situation_since: "2026-11-02" }));
    expect(verify({ kbo: later, gazette: published(["2026-10-26", "c02"]) }).result.status).toBe("PASS");
    const ended = known(entry({ juridical_situation: "050" }));
    expect(verify({ kbo: ended, gazette: published(["2026-10-26", "c02"]) }).result.risk_flags).toEqual([
      "BANKRUPTCY_DETECTED",
    ]);
  });

  it("never pass while the gazette is silent, and say so among what is missing", () => {
    const { result, checks } = verify({ gazette: silent });
    expect(result).toMatchObject({ status: "FLAG", risk_flags: ["GAZETTE_UNAVAILABLE"], confidence: 0.85 });
    expect(checks.kbo_registry.missing).toEqual([{ part: "gazette_acts", reason: "http_error" }]);
    expect(checks.entity_status).toMatchObject({ active: true, dissolution: null, reason: "gazette_silent" });
  });

  it("do not take a situation that nobody states, or nobody understands, for a normal one", () => {
    for (const juridical_situation_label of [null, "Iets nieuws"]) {
      const kbo = known(entry({ juridical_situation: null, juridical_situation_label }));
      const { result, checks } = verify({ kbo });
      expect(result).toMatchObject({ status: "FLAG", risk_flags: ["LEGAL_SITUATION_UNUSUAL"] });
      expect(checks.kbo_registry.bankruptcy).toBeNull();
    }
  });

  it.each([
    ["2025-11-21", ["RECENT_INCORPORATION"]],
    ["2025-11-20", []],
    ["2027-01-01", ["RECENT_INCORPORATION"]],
    [null, []],
  ])("say of a start on %s: %j", (start_date, flags) => {
    expect(verify({ kbo: known(entry({ start_date })) }).result.risk_flags).toEqual(flags);
  });

  it("compare names by Belgian habits, and addresses too", () => {
    const translated = {
      ...vat,
      name: "SRL Boulangerie Le Tilleul",
      address: "Rue de la Loi 16\n1000 Bruxelles",
    };
    const kbo = known(
      entry({
        legal_name: "Bakkerij De Linde",
        other_names: ["Boulangerie Le Tilleul"],
        address: { street: "Wetstraat 16", postal_code: "1000", city: "Brussel", country: "BE" },
      }),
    );
    expect(verify({ kbo, vies: known(translated) }).result.risk_flags).toEqual([]);
    expect(verify({ vies: known({ ...vat, name: "NV IETS ANDERS" }) }).result.risk_flags).toEqual(["NAME_MISMATCH"]);
    const moved = known({ ...vat, address: "Meir 1\n2000 Antwerpen" });
    expect(verify({ vies: moved }).checks.address_consistency.flag).toBe("ADDRESS_MISMATCH");
  });

  it("do not pass what could not be compared", () => {
    expect(verify({ vies: known({ ...vat, name: null }) }).result).toMatchObject({
      status: "FLAG",
      risk_flags: ["NAME_UNVERIFIED"],
    });
    expect(verify({ kbo: known(entry({ address: null })) }).result.risk_flags).toEqual(["ADDRESS_UNVERIFIED"]);
  });

  it("never report half a debt page as debt-free", () => {
    const half = verify({ debt: known({ ...debt, tax_debt: null }) });
    expect(half.checks.inhoudingsplicht).toMatchObject({
      debt_free_social: true,
      debt_free_tax: null,
      outcome: "unknown",
    });
    expect(half.result.risk_flags).toEqual(["INHOUDINGSPLICHT_UNAVAILABLE"]);
    const owing = verify({ debt: known({ ...debt, social_debt: null, tax_debt: true }) });
    expect(owing.result).toMatchObject({
      status: "FAIL",
      risk_flags: ["TAX_DEBT_DETECTED", "INHOUDINGSPLICHT_UNAVAILABLE"],
    });
  });

  it("cover the capability to receive only by an invoice among the document types", () => {
    const odd = verify({ peppol: known({ ...peppol, document_types: ["urn:other"] }) });
    expect(odd.eui_coverage).toMatchObject({
      peppol_identifiers: "VERIFIED",
      send_receive_capability: "NOT_VERIFIED",
    });
  });

  it("draw no PASS, no FAIL, no false and no debt-free from a source that is silent", () => {
    const situations = fc.constantFrom("000", "012", "014", "050", "003", null);
    const entries = fc
      .record({ status: fc.constantFrom("active", "stopped", "not_found"), situation: situations, valid: fc.boolean() })
      .map(({ status, situation, valid }) => ({
        kbo: known(entry({ status: status as RegistryEntry["status"], juridical_situation: situation })),
        vies: known({ ...vat, valid }),
      }));
    const peppolAnswers = fc.constantFrom<Answer<PeppolAnswer>>(silent, known(peppol));
    const debtAnswers = fc.constantFrom<Answer<DebtAnswer>>(silent, known(debt), known({ ...debt, social_debt: null }));
    fc.assert(
      fc.property(entries, peppolAnswers, debtAnswers, (authorities, directory, page) => {
        const spoken = verify({ ...authorities, peppol: known(peppol), debt: known(debt) });
        const { result, checks, eui_coverage } = verify({ ...authorities, peppol: directory, debt: page });
        if (directory === silent || checks.inhoudingsplicht.outcome === "unknown")
          expect(result.status).not.toBe("PASS");
        // Whatever fails, fails by what registry and VAT system said.
        expect(result.status === "FAIL").toBe(spoken.result.status === "FAIL");
        if (directory === silent) {
          expect(checks.peppol_directory.registered).toBeNull();
          expect(eui_coverage.peppol_identifiers).toBe("UNKNOWN");
        }
        if (page === silent) {
          expect([checks.inhoudingsplicht.debt_free_social, checks.inhoudingsplicht.debt_free_tax]).toEqual([
            null,
            null,
          ]);
        }
        for (const { flag, severity } of result.flag_details) {
          expect(severity === "FAIL").toBe(FAIL_FLAGS.some((fail) => fail === flag));
        }
      }),
    );
  });
});

describe("linking a verification to a case", () => {
  const verification = summaryOf({ ...verify(), receipt: "x" });
  const evidence = {
    id: "e1",
    source: "kbo",
    source_url: "sample://kbo",
    data_hash: "sha256:1",
    collected_at: NOW,
    key: "k",
    content_type: "text/html",
    size: 1,
  };
  const fact = { name: "legal_name", value: "Molenhof", source: "kbo", timestamp: NOW, evidence_hash: "sha256:1" };

  it("adds facts, evidence, an audit entry, and what must follow", () => {
    const record = caseRecord({
      facts: { legal_name: [{ value: "Molenhof bv", source: "customer", timestamp: "2026-11-01T08:00:00.000Z" }] },
    });
    const outcome = linkVerification(record, {
      verification,
      facts: [fact],
      evidence: [evidence],
      requestorId: "desk",
    });
    if (!outcome.ok) throw new Error("refused");
    const { record: linked, audit, effects } = outcome.value;
    expect(linked.facts.legal_name).toHaveLength(2);
    expect(linked.evidence).toEqual([evidence]);
    expect(linked.verification).toEqual(verification);
    expect(audit.map(({ event }) => event)).toEqual(["VERIFICATION_LINKED"]);
    expect(effects.map(({ kind }) => kind)).toContain("publish_verification");
  });

  it("keeps the newest, whichever comes last", () => {
    const older = { ...verification, verification_id: "old", verified_at: "2026-11-19T10:00:00.000Z" };
    const outcome = linkVerification(caseRecord({ verification }), {
      verification: older,
      facts: [],
      evidence: [],
      requestorId: "desk",
    });
    expect(outcome.ok && outcome.value.record.verification).toEqual(verification);
  });

  it("loses nothing to an investigation that was under way meanwhile", () => {
    const started = caseRecord({
      status: "INVESTIGATING",
      run: { runId: "run", iteration: 1, startedAt: NOW, attempt: 1 },
      facts: { legal_name: [{ value: "Molenhof", source: "kbo", timestamp: "2026-11-01T08:00:00.000Z" }] },
    });
    const linked = linkVerification(started, {
      verification,
      facts: [fact, { ...fact, name: "peppol_registered", value: true, source: "peppol" }],
      evidence: [evidence],
      requestorId: "desk",
    });
    if (!linked.ok) throw new Error("refused");
    // What the investigation worked out, from the facts as they were when it began.
    const outcome = {
      result: investigation(),
      discrepancies: [],
      generatedTasks: [],
      tasksReasoning: "",
      validationResults: [],
      facts: { ...started.facts, vat_valid: [{ value: true, source: "vies", timestamp: NOW }] },
      evidence: [{ ...evidence, id: "e2" }],
      mcc: null,
      evaluation: null,
      grounds: soundGrounds(),
      policy: lenientPolicy(),
    };
    const review = { officerTier: "full_review" as const, activeAlerts: 0, share: 0, draw: 0.5 };
    const completed = completeInvestigation(linked.value.record, "run", outcome, review, { now: new Date(NOW) });
    if (!completed.ok) throw new Error("refused");
    const { record } = completed.value;
    expect(Object.keys(record.facts).sort()).toEqual(["legal_name", "peppol_registered", "vat_valid"]);
    expect(record.facts["legal_name"]).toHaveLength(1);
    expect(record.evidence.map(({ id }) => id)).toEqual(["e1", "e2"]);
    expect(record.verification).toEqual(verification);
  });
});
