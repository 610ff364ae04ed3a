import { describe, expect, it } from "vitest";
import type { RuleOutcome } from "../../../src/domain/case/case.change.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { factsHash } from "../../../src/domain/decisions/pinned-facts.rules.ts";
import { describeDiscrepancy } from "../../../src/domain/diligence/discrepancies.rules.ts";
import { registerDifferences, reportableDifferences } from "../../../src/domain/diligence/register-report.rules.ts";
import type { OwnershipFiling, StatedOwners } from "../../../src/domain/ownership/ownership-filing.model.ts";
import { takeOwnershipStep } from "../../../src/domain/ownership/ownership-filing.rules.ts";
import { actor, caseRecord, investigation, uboDiscrepancy } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { filedAs } from "../../support/made-readings.ts";
import { sarTrigger } from "../../support/sar-trigger.ts";

const FOUND = "2026-11-02T10:00:00.000Z";
const meta = { now: new Date(FOUND), actor: actor() };

const people = (...names: readonly (readonly [string, number])[]): StatedOwners => ({
  form: "owners",
  owners: names.map(([name, share_percent]) => ({ kind: "person", name, share_percent })),
});

function step(n: number, stated: StatedOwners, given: Partial<OwnershipFiling> = {}) {
  const evidence = {
    id: `evidence-${n}`,
    source: "officer",
    source_url: "",
    data_hash: `sha256:${n}`,
    collected_at: FOUND,
    key: `case/evidence/${n}`,
    content_type: "application/json",
    size: 1,
  };
  const filing = {
    filing_id: `filing-${n}`,
    source: "UBO register",
    source_type: "officialRegister" as const,
    as_of: "2026-11-01",
    description: "",
    stated,
    ...given,
  };
  return { kind: "file" as const, filing, evidence };
}

function accepted<T>(outcome: RuleOutcome<T>) {
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value;
}

const file = (record: CaseRecord, ...given: Parameters<typeof step>): CaseRecord =>
  accepted(takeOwnershipStep(record, step(...given), meta)).record;
const withdraw = (record: CaseRecord, filingId = "filing-1") =>
  takeOwnershipStep(record, { kind: "withdraw", filingId, reason: "Another company." }, meta);

const declaring = (beneficial_owners: string, given: Partial<CaseRecord> = {}) =>
  caseRecord({
    additionalData: { answers: { beneficial_owners } },
    grounds: soundGrounds({ register: { state: "silent", reason: "not_covered" } }),
    ...given,
  });

describe("owners that an officer filed", () => {
  it("stand in the record with their evidence, who filed them and when", () => {
    const { record, audit, answer } = accepted(
      takeOwnershipStep(caseRecord(), step(1, people(["An Peeters", 100])), meta),
    );
    expect(record.ownershipFiled).toEqual([answer]);
    expect(answer).toMatchObject({
      filing_id: "filing-1",
      evidence_id: "evidence-1",
      filed_by: "alice",
      filed_at: FOUND,
    });
    expect(record.evidence.map(({ id }) => id)).toEqual(["evidence-1"]);
    expect(audit).toMatchObject([{ event: "OWNERSHIP_FILED", details: { data_hash: "sha256:1", stated: 1 } }]);
    const again = accepted(takeOwnershipStep(record, step(1, people(["An Peeters", 100])), meta));
    expect([again.record, again.audit]).toEqual([record, []]);
  });

  it("open a discrepancy with what the customer declared, which their withdrawal resolves", () => {
    const filed = file(declaring("Jan Claes"), 1, people(["An Peeters", 100]));
    expect(filed.discrepancies).toMatchObject([
      { kind: "ubo", status: "open", declared: "Jan Claes", observed: "An Peeters (100 %)", found_at: FOUND },
    ]);
    expect(describeDiscrepancy(filed.discrepancies[0]!)).toBe(
      "An officer's filing names An Peeters (100 %); the customer declared Jan Claes.",
    );
    expect(filed.investigations.at(-1)!.discrepancies).toEqual(filed.discrepancies);
    const { record, audit } = accepted(withdraw(filed));
    expect(record.discrepancies).toMatchObject([{ status: "resolved" }]);
    expect(record.ownershipFiled).toMatchObject([{ withdrawn: { reason: "Another company.", withdrawn_by: "alice" } }]);
    expect(audit).toMatchObject([{ event: "OWNERSHIP_FILING_WITHDRAWN", details: { evidence_id: "evidence-1" } }]);
  });

  it("say nothing of an owner whom only a register would have to name", () => {
    const declared = declaring("Jan Claes (50 %)\nAn Peeters (50 %)");
    const stated = people(["An Peeters", 50]);
    expect(file(declared, 1, stated, { source_type: "verified" }).discrepancies).toEqual([]);
    expect(file(declared, 1, stated).discrepancies).toMatchObject([{ status: "open", observed: "An Peeters (50 %)" }]);
  });

  it("contradict an earlier filing, until that is withdrawn", () => {
    const first = file(declaring(""), 1, people(["An Peeters", 100]));
    const both = file(first, 2, people(["Jan Claes", 100]));
    expect(both.discrepancies).toMatchObject([
      { field: "beneficial_owners_by_filing", declared: "An Peeters (100 %)", observed: "Jan Claes (100 %)" },
    ]);
    expect(accepted(withdraw(both)).record.discrepancies).toMatchObject([{ status: "resolved" }]);
  });

  it("are read from statements about the customer itself, without those that ended", () => {
    const held = (share: number, end_date?: string) => ({
      type: "shareholding" as const,
      directness: "direct" as const,
      beneficial: true,
      share: { exact: share },
      ...(end_date && { end_date }),
    });
    const source = { type: "verified", name: "x", as_of: null, retrieved_at: FOUND, evidence_ids: [] } as const;
    const stated: StatedOwners = {
      form: "bods",
      subject: "c",
      parties: [
        { id: "c", kind: "entity", name: "Molenhof Logistiek" },
        { id: "p", kind: "person", name: "An Peeters" },
        { id: "q", kind: "person", name: "Els Maes" },
        { id: "h", kind: "entity", name: "Holding" },
      ],
      statements: [
        { id: "1", subject: "c", interested_party: "p", interests: [held(100)], source },
        { id: "2", subject: "c", interested_party: "q", interests: [held(40, "2020-01-01")], source },
        { id: "3", subject: "h", interested_party: "q", interests: [held(100)], source },
        { id: "4", subject: "c", interested_party: { reason: "unknown" }, interests: [held(1)], source },
      ],
    };
    expect(file(declaring("Jan Claes"), 1, stated).discrepancies).toMatchObject([{ observed: "An Peeters (100 %)" }]);
    expect(file(declaring("An Peeters"), 1, stated).discrepancies).toEqual([]);
  });

  it("change what a parked decision rests on, and only then", () => {
    const plain = caseRecord();
    const filed = file(plain, 1, people(["An Peeters", 100]));
    const hashes = [plain, filed, accepted(withdraw(filed)).record].map(factsHash);
    expect(new Set(hashes).size).toBe(3);
  });

  it.each([
    ["a decided case", { status: "APPROVED" }, "The case is in status APPROVED; its documents cannot change."],
    ["a natural person", { templateId: "kyc_natural_person" }, "The customer is a natural person and has no owners."],
  ] as const)("are refused of %s", (_, given, message) => {
    const outcome = takeOwnershipStep(caseRecord(given), step(1, people(["An Peeters", 100])), meta);
    expect(outcome).toMatchObject({ ok: false, refusal: { code: "invalid_state", message } });
  });

  it("are bounded in number, together", () => {
    const many = people(...Array.from({ length: 200 }, (_, n) => [`Person Number${n}`, 0.5] as const));
    let record = caseRecord({ investigations: [] });
    for (let n = 0; n < 10; n++) record = file(record, n, many);
    expect(takeOwnershipStep(record, step(10, many), meta)).toMatchObject({ refusal: { code: "invalid_state" } });
    let filings = caseRecord({ investigations: [] });
    for (let n = 0; n < 50; n++) filings = file(filings, n, people(["An Peeters", 100]));
    expect(takeOwnershipStep(filings, step(50, many), meta)).toMatchObject({ refusal: { code: "invalid_state" } });
  });

  it("are compared in bounded time however many they are, and none that stands is resolved unseen", () => {
    const names = (n: number): StatedOwners => ({
      form: "owners",
      owners: Array.from({ length: 200 }, (_, at) => ({ kind: "person", name: `Voornaam${at} Familienaam${at + n}` })),
    });
    let record = file(declaring("Jan Claes"), 0, people(["An Peeters", 100]));
    const [first] = record.discrepancies;
    for (let n = 1; n < 9; n++)
      record = {
        ...record,
        ownershipFiled: [
          ...record.ownershipFiled!,
          { ...record.ownershipFiled![0]!, ...step(n, names(n)).filing, evidence_id: `evidence-${n}` },
        ],
      };
    const before = performance.now();
    const filed = file(record, 9, names(9));
    expect(performance.now() - before).toBeLessThan(5_000);
    expect(filed.discrepancies.find(({ id }) => id === first!.id)).toEqual(first);
    expect(filed.discrepancies.length).toBeGreaterThan(1);
  });

  it("are withdrawn once, and only those that there are", () => {
    const filed = file(caseRecord(), 1, people(["An Peeters", 100]));
    const { record } = accepted(withdraw(filed));
    expect(withdraw(record)).toMatchObject({ refusal: { code: "invalid_state" } });
    expect(withdraw(filed, "none")).toMatchObject({ refusal: { code: "not_found" } });
    expect(withdraw({ ...filed, status: "REJECTED" })).toMatchObject({ refusal: { code: "invalid_state" } });
  });
});

describe("a difference that is reported to a register", () => {
  const of = (given: Parameters<typeof uboDiscrepancy>[0], record: Partial<CaseRecord> = {}) =>
    registerDifferences(
      caseRecord({ discrepancies: [uboDiscrepancy({ found_at: FOUND, ...given })], ...record }),
      new Date("2026-11-16T12:00:00.000Z"),
    );

  it("is due fourteen days after it was found, and overdue on the day after", () => {
    const record = caseRecord({ discrepancies: [uboDiscrepancy({ found_at: FOUND })] });
    const at = (time: string) => registerDifferences(record, new Date(time))[0];
    expect(at("2026-11-16T22:59:00.000Z")).toMatchObject({ report_due: "2026-11-16", report_overdue: false });
    expect(at("2026-11-16T23:00:00.000Z")).toMatchObject({ report_overdue: true });
  });

  it("counts from the first investigation that had it open where an earlier version found it", () => {
    const { found_at: _, ...older } = uboDiscrepancy({ found_at: FOUND });
    const run = (completed_at: string, discrepancies: readonly (typeof older)[]) =>
      investigation({ completed_at, discrepancies });
    const record = caseRecord({
      discrepancies: [older],
      investigations: [
        run("2026-10-01T09:00:00.000Z", []),
        run("2026-10-05T09:00:00.000Z", [older]),
        run(FOUND, [older]),
      ],
    });
    expect(registerDifferences(record, new Date(FOUND))[0]).toMatchObject({
      found_at: "2026-10-05T09:00:00.000Z",
      report_due: "2026-10-19",
    });
  });

  it("has the register on one side, with its day, and who found otherwise on the other", () => {
    expect(of({})).toMatchObject([
      {
        register: { by: "company_register", name: "kbo", owners: "An Peeters", as_of: "2026-11-01" },
        found: { by: "customer", owners: "Jan Claes", as_of: null },
      },
    ]);
    const documents = [filedAs("ubo_extract")];
    const extract = { source: "document:ubo_extract" };
    expect(of(extract, { documents })[0]!.register).toMatchObject({ by: "owner_register", owners: "An Peeters" });
    // Of two registers, the report goes to the one of owners.
    expect(of({ ...extract, field: "beneficial_owners_by_register" }, { documents })).toMatchObject([
      { register: { by: "owner_register" }, found: { by: "company_register", name: "kbo" } },
    ]);
    expect(
      of({ source: "document:shareholder_register", field: "beneficial_owners_by_documents" }, { documents }),
    ).toMatchObject([
      {
        register: { by: "owner_register", owners: "Jan Claes" },
        found: { by: "document", name: "shareholder_register", owners: "An Peeters" },
      },
    ]);
  });

  it("may be an officer's filing: of a register, or against one", () => {
    const official = file(declaring("Jan Claes"), 1, people(["An Peeters", 100]));
    expect(registerDifferences(official, meta.now)).toMatchObject([
      { register: { by: "owner_register", name: "UBO register", as_of: "2026-11-01" }, found: { by: "customer" } },
    ]);
    const found = file(official, 2, people(["Jan Claes", 100]), { source_type: "verified", source: "Share register" });
    expect(registerDifferences(found, meta.now)).toContainEqual(
      expect.objectContaining({
        register: expect.objectContaining({ name: "UBO register", owners: "An Peeters (100 %)" }),
        found: expect.objectContaining({ by: "officer", name: "Share register", owners: "Jan Claes (100 %)" }),
      }),
    );
  });

  it("is none where no register is on either side, and where it is resolved or of another kind", () => {
    expect(of({ source: "document:shareholder_register" })).toEqual([]);
    expect(of({ source: "gleif" })).toEqual([]);
    expect(of({ status: "resolved" })).toEqual([]);
    expect(of({ kind: "director" })).toEqual([]);
    const unofficial = file(declaring("Jan Claes"), 1, people(["An Peeters", 100]), { source_type: "thirdParty" });
    expect(registerDifferences(unofficial, meta.now)).toEqual([]);
    // An override settles the gate, not the duty to report.
    expect(of({ status: "overridden" })).toHaveLength(1);
  });

  it("is known to the MLRO alone while the SAR-first gate is shut", () => {
    const open = caseRecord({ discrepancies: [uboDiscrepancy({ found_at: FOUND })] });
    const shut = { ...open, investigations: [investigation({ findings: [sarTrigger()] })] };
    const seenBy = (record: CaseRecord, ...roles: Parameters<typeof actor>[1][]) =>
      reportableDifferences(record, actor("x", ...roles), meta.now).length;
    expect([seenBy(open, "officer"), seenBy(shut, "officer"), seenBy(shut, "compliance_manager")]).toEqual([1, 0, 0]);
    expect(seenBy(shut, "mlro")).toBe(1);
  });
});
