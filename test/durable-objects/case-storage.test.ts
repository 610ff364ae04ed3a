import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { CaseStorage } from "../../durable-objects/case-storage.ts";
import { CaseRecordRows } from "../../durable-objects/case-record-rows.ts";
import { LongTexts } from "../../durable-objects/long-texts.ts";
import { readSettings } from "../../src/platform/settings.ts";
import { change } from "../../src/domain/case/case.change.ts";
import type { CaseRecord } from "../../src/domain/case/case.record.ts";
import type { OwnershipFiling } from "../../src/domain/ownership/ownership-filing.model.ts";
import { newOfficer } from "../support/api.ts";
import { caseRecord, finding, investigation } from "../support/case-fixtures.ts";
import { longestRow } from "../support/case-storage.ts";
import { reviewedCase } from "../support/cases.ts";
import { restartObject } from "../support/portal.ts";
import { systemCtx } from "../support/investigation-host.ts";

/** The platform takes no value or row above 2 MB; nothing may come near it. */
const ROW_MAX_BYTES = 1_000_000;

const meta = () => ({ now: new Date("2026-11-22T10:00:00.000Z"), actor: systemCtx().actor });
const newStub = () => env.CASE_WORKFLOW.getByName(`case-${crypto.randomUUID()}`);
const inStorage = <T>(work: (storage: CaseStorage, raw: DurableObjectStorage) => T, stub = newStub()): Promise<T> =>
  runInDurableObject(stub, (_, { storage }) => work(new CaseStorage(storage, readSettings(env)), storage));

describe("the storage of a case", () => {
  it("keeps answers of commands within 4 MB, the newest first, and none of what belongs to the others", async () => {
    await inStorage((storage, raw) => {
      storage.create(caseRecord({}), [], meta());
      const long = "x".repeat(1_200_000);
      for (let n = 1; n <= 6; n++) storage.cacheAnswer(`long-${n}`, { ok: true, value: long });
      storage.cacheAnswer("huge", { ok: true, value: long.repeat(5) });
      storage.cacheAnswer("short", { ok: true, value: 1 });
      expect([1, 2, 3, 4, 5, 6].map((n) => storage.answerOf(`long-${n}`))).toEqual(Array(6).fill(null));
      expect(storage.answerOf("huge")).toMatchObject({ ok: true });
      expect(storage.answerOf("short")).toEqual({ ok: true, value: 1 });
      storage.cacheAnswer("next", { ok: true, value: long });
      expect(storage.answerOf("huge")).toBeNull();
      expect(storage.answerOf("next")).toMatchObject({ ok: true });
      const tails = raw.sql.exec<{ chars: number }>("SELECT SUM(LENGTH(text)) AS chars FROM text_tails").one();
      expect(tails.chars).toBeLessThan(4_194_304);
    });
  });

  it("keeps every row small, whatever the record holds, and gives it back as it was", async () => {
    const text = "\u{1F600}é".repeat(300_000);
    const many = Array.from({ length: 2_000 }, (_, at) =>
      finding({ id: `finding-${at}`, description: "x".repeat(1_000) }),
    );
    const given = caseRecord({
      investigations: [investigation({ findings: many, summary: text })],
      additionalData: { answers: { beneficial_owners: text } },
      facts: { names: [{ value: text, source: "customer", timestamp: "2026-11-22T10:00:00.000Z" }] },
    });
    await inStorage((storage, raw) => {
      storage.create(given, [], meta());
      expect(new CaseStorage(raw, readSettings(env)).record()).toEqual(given);
      storage.apply("answer", (record) => change({ ...record, companyName: "Other" }, { text }), meta());
      expect(new CaseStorage(raw, readSettings(env)).answerOf("answer")).toEqual({ ok: true, value: { text } });
      storage.runs.saveStage({ runId: "run", iteration: 1 }, "screening", { text }, noRecords);
      expect(storage.runs.stage("run", "screening")).toEqual({ text });
      expect(longestRow(raw.sql)).toBeLessThan(ROW_MAX_BYTES);
    });
  });

  it("gives back every change as it was made, and writes only the rows that differ", async () => {
    const findings = ["a", "b", "c"].map((id) => finding({ id }));
    await inStorage((storage, raw) => {
      storage.create(caseRecord({ investigations: [investigation({ findings })] }), [], meta());
      const step = (id: string, given: (record: CaseRecord) => Partial<CaseRecord>) => {
        storage.apply(id, (record) => change({ ...record, ...given(record) }, undefined), meta());
        const known = storage.record();
        expect(new CaseStorage(raw, readSettings(env)).record()).toEqual(known);
        return known!;
      };
      const clearance = { reason: "r", cleared_by: "mia", cleared_at: "2026-11-22T10:00:00.000Z" };
      const before = rowsWritten(raw.sql);
      const cleared = step("clear", ({ investigations: [result] }) => ({
        investigations: [{ ...result!, findings: result!.findings.with(1, { ...findings[1]!, clearance }) }],
      }));
      expect(cleared.investigations[0]!.findings[1]).toMatchObject({ id: "b", clearance });
      // The finding, the core of the record, the answer, and the effect that enters the case again.
      expect(rowsWritten(raw.sql) - before).toBe(4);
      expect(step("cut", () => ({ investigations: [investigation({ findings: [] })] })).investigations).toEqual([
        investigation(),
      ]);
      expect(
        step("more", () => ({ investigations: [investigation(), investigation({ iteration: 2 })] })).iteration,
      ).toBe(1);
      expect(step("none", () => ({ investigations: [], facts: {} })).investigations).toEqual([]);
    });
  });

  it("cuts no key of storage in two, so that the rows tell which keys the case names", async () => {
    const keys = Array.from({ length: 9_000 }, (_, n) => `case/evidence/${String(n).padStart(64, "0")}`);
    await inStorage((storage) => {
      storage.runs.saveStage({ runId: "run", iteration: 1 }, "registry", { keys }, noRecords);
      expect(storage.unmentioned([...keys.filter((_, n) => n % 100 === 0), "case/evidence/another"])).toEqual([
        "case/evidence/another",
      ]);
      expect(storage.runs.stage("run", "registry")).toEqual({ keys });
    });
  });

  it("knows nothing of a change that was rolled back", async () => {
    await inStorage((storage) => {
      storage.create(caseRecord(), [], meta());
      expect(() =>
        storage.transaction(() => {
          storage.apply("lost", (record) => change({ ...record, companyName: "Lost" }, undefined), meta());
          throw new Error("rolled back");
        }),
      ).toThrow("rolled back");
      expect(storage.record()!.companyName).toBe("Molenhof Logistiek");
    });
  });

  it("takes over what a version before it wrote as one value", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    const stub = env.CASE_WORKFLOW.getByName(opened.workflowId);
    const record = await inStorage((storage, raw) => {
      const known = storage.record()!;
      for (const table of ["record_rows", "text_tails", "runs", "diagnostics", "evaluations"]) {
        raw.sql.exec(`DROP TABLE ${table}`);
      }
      raw.sql.exec("DELETE FROM facts WHERE name IN ('core', 'schema')");
      raw.sql.exec("INSERT INTO facts (name, value) VALUES ('record', ?)", JSON.stringify(known));
      return known;
    }, stub);
    await restartObject(stub);
    const restarted = env.CASE_WORKFLOW.getByName(opened.workflowId);
    await inStorage((storage, raw) => {
      expect(storage.record()).toEqual(record);
      expect(Object.keys(storage.runs.concludedStages(1)!)).toContain("conclusions");
      // Code of that version refuses the case instead of taking it for one without findings.
      expect(raw.sql.exec("SELECT 1 FROM facts WHERE name = 'record'").toArray()).toEqual([]);
    }, restarted);
    expect((await officer.get(opened.path)).body).toMatchObject({ status: "REVIEW_PENDING", current_iteration: 1 });
  });

  it("reads a record of a version without officers' filings of owners, and gives filings back as they were made", async () => {
    const filing = (n: number): OwnershipFiling => ({
      filing_id: `f${n}`,
      source: "UBO register",
      source_type: "verified",
      as_of: "2026-01-05",
      description: "x".repeat(300_000),
      stated: { form: "owners", owners: [{ kind: "person", name: "An Peeters" }] },
      evidence_id: "e",
      filed_by: "alice",
      filed_at: "2026-11-22T10:00:00.000Z",
    });
    await inStorage((storage, raw) => {
      const older = caseRecord();
      storage.create(older, [], meta());
      const fresh = () => new CaseStorage(raw, readSettings(env)).record()!;
      expect(fresh()).toEqual(older);
      expect(fresh()).not.toHaveProperty("ownershipFiled");
      const file = (ownershipFiled: readonly OwnershipFiling[]) =>
        storage.apply(`${ownershipFiled.length}`, (record) => change({ ...record, ownershipFiled }, undefined), meta());
      file([filing(1)]);
      file([filing(1), filing(2)]);
      expect(fresh().ownershipFiled).toEqual([filing(1), filing(2)]);
      // Code of that version keeps the rows that it does not know.
      const { ownershipFiled: _, ...seen } = fresh();
      const rows = new CaseRecordRows(raw.sql, new LongTexts(raw.sql));
      storage.setFact("core", rows.save({ ...seen, companyName: "Other" }, seen));
      expect(fresh()).toMatchObject({ companyName: "Other", ownershipFiled: [filing(1), filing(2)] });
      expect(longestRow(raw.sql)).toBeLessThan(ROW_MAX_BYTES);
    });
  });

  it("counts attempts since a run last completed a stage, and forgets those that ended by themselves", async () => {
    await inStorage((storage) => {
      const begin = () => storage.runs.beginAttempt("run", 1);
      expect([begin(), begin()]).toEqual([1, 2]);
      storage.runs.endAttempt("run");
      expect(begin()).toBe(2);
      storage.runs.saveStage({ runId: "run", iteration: 1 }, "registry", {}, noRecords);
      expect([begin(), begin()]).toEqual([2, 3]);
      expect(storage.runs.beginAttempt("another", 1)).toBe(1);
    });
  });
});

const noRecords = { stages: [], tool_invocations: [], governance_checks: [], evoi_decisions: [] };

const rowsWritten = (sql: SqlStorage): number => sql.exec<{ n: number }>("SELECT total_changes() AS n").one().n;
