import { describe, expect, it, vi } from "vitest";
import type { CaseDocument, Finding, FollowUpTask } from "../../../src/domain/case/case.model.ts";
import { checkDocuments } from "../../../src/investigation/documents/check-documents.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { mergeFacts } from "../../../src/domain/case/facts.rules.ts";
import { proposeTasks } from "../../../src/investigation/follow-up/propose-tasks.ts";
import { validateFields } from "../../../src/investigation/validation/validate-fields.ts";
import { withinTime } from "../../../src/investigation/within-time.ts";
import { findTemplate } from "../../../src/domain/templates/index.ts";
import { discrepancy, finding, investigationInput } from "../../support/investigation-fixtures.ts";
import { taskGrounds } from "../../support/diligence-fixtures.ts";

const document = (requirementId: string, overrides: Partial<CaseDocument> = {}): CaseDocument => ({
  document_id: requirementId,
  key: `case/iteration-1/req_${requirementId}/paper.pdf`,
  filename: "paper.pdf",
  requirement_id: requirementId,
  iteration: 1,
  source: "customer",
  content_type: "application/pdf",
  size: 4_096,
  sha256: requirementId.padEnd(64, "0"),
  uploaded_at: "2026-11-20T09:00:00.000Z",
  ...overrides,
});

const task = (overrides: Partial<FollowUpTask> = {}): FollowUpTask => ({
  id: "followup_1_1",
  iteration: 2,
  description: "Please provide: Proof of bank account.",
  response_type: "document",
  document_type: "bank_account_proof",
  required: true,
  justification: null,
  status: "open",
  ...overrides,
});

const REQUIRED = ["articles_of_association", "representative_identity", "bank_account_proof"];

const check = (documents: readonly CaseDocument[], overrides: Parameters<typeof investigationInput>[0] = {}) =>
  checkDocuments(readDossier(investigationInput({ documents, ...overrides })), "document_intake", []).map(
    ({ severity, source_entry }) => `${severity} ${source_entry}`,
  );

describe("documents", () => {
  it("that are required and not there are missing; what the registers give is not asked for", () => {
    expect(check([])).toEqual(REQUIRED.map((id) => `low missing:${id}`));
    expect(check(REQUIRED.map((id) => document(id)))).toEqual([]);
    expect(check([], { country: "NL" })).toContain("low missing:ubo_declaration");
  });

  it("of an earlier round, or for a task that asked for the same kind, count", () => {
    const followUpTasks = [task()];
    const later = { iteration: 2, followUpTasks };
    const earlier = REQUIRED.slice(0, 2).map((id) => document(id));
    expect(check(earlier, later)).toEqual(["low missing:bank_account_proof"]);
    expect(check([...earlier, document("followup_1_1", { iteration: 2 })], later)).toEqual([]);
    expect(check([...earlier, document("followup_1_1", { iteration: 2 })], { ...later, iteration: 3 })).toEqual([]);
  });

  it("asked for by a task and not handed in are missing by their kind", () => {
    const followUpTasks = [task({ document_type: "annual_accounts" })];
    expect(
      check(
        REQUIRED.map((id) => document(id)),
        { iteration: 2, followUpTasks },
      ),
    ).toEqual(["low missing:annual_accounts"]);
  });

  it("that are one file twice, came before, or hold next to nothing are noted", () => {
    const files = REQUIRED.map((id) => document(id));
    const same = { sha256: "a".repeat(64) };
    expect(check([document(REQUIRED[0]!, same), document(REQUIRED[1]!, same), files[2]!])).toEqual([
      `low duplicate:${same.sha256}`,
    ]);
    expect(
      check([document(REQUIRED[0]!, same), document(REQUIRED[0]!, { ...same, filename: "b.pdf" }), ...files.slice(1)]),
    ).toEqual([]);
    const again = document("business_licence", { iteration: 2, sha256: files[0]!.sha256 });
    expect(check([...files, again], { iteration: 2 })).toEqual([`low repeated:business_licence:${again.sha256}`]);
    expect(check([document(REQUIRED[0]!, { size: 10 }), ...files.slice(1)])).toEqual([
      `info scant:${files[0]!.sha256}`,
    ]);
  });
});

describe("field validation", () => {
  const validate = (answers: Record<string, unknown>, templateId = "psp_merchant_onboarding") =>
    validateFields(readDossier(investigationInput({ answers, templateId })), findTemplate(templateId)!.questions);
  const broken = (answers: Record<string, unknown>, templateId?: string) =>
    validate(answers, templateId)
      .filter(({ valid }) => !valid)
      .map(({ field, rule }) => `${field} ${rule}`);

  it("accepts a choice in any language of the portal, and no other", () => {
    expect(broken({ sales_channel: "En ligne", politically_exposed: "nein" })).toEqual([]);
    expect(broken({ sales_channel: "Somewhere", politically_exposed: "perhaps" })).toEqual([
      "politically_exposed yes_or_no",
      "sales_channel offered_option",
    ]);
  });

  it("says that a question was not asked", () => {
    expect(broken({ favourite_colour: "blue" })).toEqual(["favourite_colour known_question"]);
  });

  it("checks dates, countries and birthdays", () => {
    expect(broken({ date_of_birth: "2030-01-01", nationality: "Atlantis" }, "kyc_natural_person")).toEqual([
      "date_of_birth date_of_birth",
      "nationality iso3166_country",
    ]);
  });

  it("repeats no number in its messages", () => {
    const answers = { national_register_number: "85073003329", bsn: "123456789", iban: "BE00000000000000" };
    for (const { message } of validate(answers, "kyc_natural_person")) expect(message).not.toMatch(/\d{4,}/);
  });
});

describe("facts", () => {
  const fact = (value: unknown, source = "kbo", timestamp = "t1") => ({ value, source, timestamp, evidence_hash: "h" });

  it("are confirmed, added to, and never taken away", () => {
    const before = { status: [fact("active")], name: [fact("A"), fact("B", "vies")] };
    const now = mergeFacts(before, [
      { name: "status", ...fact("stopped", "kbo", "t2") },
      { name: "name", ...fact("A", "kbo", "t2") },
    ]);
    expect(now).toEqual({
      status: [fact("active"), fact("stopped", "kbo", "t2")],
      name: [fact("B", "vies"), fact("A", "kbo", "t2")],
    });
  });
});

describe("follow-up tasks", () => {
  const grounds = {
    ...taskGrounds,
    findings: [],
    discrepancies: [],
    documents: [],
    followUpTasks: [],
    taskResponses: [],
  };

  it("ask for each thing once, with all the findings behind it", () => {
    const findings = [
      finding({ id: "a", category: "ownership", severity: "low", title: "Owned by A" }),
      finding({ id: "b", category: "ownership", severity: "medium", title: "Owned by B" }),
    ];
    expect(proposeTasks({ ...grounds, findings }).tasks).toMatchObject([
      {
        document_type: "organisation_chart",
        required: true,
        finding_ids: ["a", "b"],
        justification: "Owned by A. Owned by B.",
      },
    ]);
  });

  it("ask nothing for what was cleared, settled or given before", () => {
    const clearance = { reason: "r", cleared_by: "mia", cleared_at: "2026-11-01T00:00:00.000Z" };
    const near = finding({ category: "sanctions", severity: "medium" });
    const ask = (more: Partial<Parameters<typeof proposeTasks>[0]>) =>
      proposeTasks({ ...grounds, ...more }).tasks.length;
    expect(ask({ findings: [near] })).toBe(1);
    expect(ask({ findings: [{ ...near, clearance }] })).toBe(0);
    expect(ask({ findings: [near], documents: [document("representative_identity")] })).toBe(0);
    expect(ask({ discrepancies: [discrepancy()] })).toBe(1);
    for (const status of ["resolved", "overridden"] as const) {
      expect(ask({ discrepancies: [discrepancy({ status })] })).toBe(0);
    }
  });

  it("ask whom an officer confirmed as politically exposed for wealth and funds", () => {
    const pep = finding({ category: "pep", severity: "high", entry_fingerprint: "f" });
    const confirmation = { reason: "r", confirmed_by: "mia", confirmed_at: "2026-11-01T00:00:00.000Z" };
    const asked = (one: Finding) =>
      proposeTasks({ ...grounds, findings: [one] }).tasks.map(({ document_type }) => document_type);
    expect(asked({ ...pep, confirmation })).toEqual(["source_of_wealth", "source_of_funds"]);
    expect(asked(pep)).not.toContain("source_of_funds");
  });

  it("drop what a rule demanded for findings that are all cleared", () => {
    const clearance = { reason: "r", cleared_by: "mia", cleared_at: "2026-11-01T00:00:00.000Z" };
    const near = finding({ id: "near", category: "pep", severity: "medium", clearance });
    const demand = (finding_ids: string[]) => ({
      id: "d",
      description: "x",
      response_type: "text" as const,
      document_type: null,
      required: true,
      justification: "y",
      finding_ids,
    });
    const asked = (...ids: string[]) =>
      proposeTasks({ ...grounds, findings: [near, finding({ id: "other" })], demanded: [demand(ids)] }).tasks.filter(
        ({ description }) => description === "x",
      ).length;
    expect([asked("near"), asked("near", "gone"), asked("near", "other"), asked()]).toEqual([0, 0, 1, 1]);
  });

  it("are none while a trigger stands, a cleared one included", () => {
    const clearance = { reason: "r", cleared_by: "mlro", cleared_at: "2026-11-01T00:00:00.000Z" };
    const trigger = finding({ id: "t", category: "criminal", severity: "high", clearance });
    const demanded = [
      {
        id: "d",
        description: "x",
        response_type: "text" as const,
        document_type: null,
        required: true,
        justification: "y",
        finding_ids: [],
      },
    ];
    expect(proposeTasks({ ...grounds, findings: [trigger, finding()], demanded }).tasks).toEqual([]);
    expect(proposeTasks({ ...grounds, findings: [finding()], demanded }).tasks).toHaveLength(2);
  });
});

describe("work within a time", () => {
  it("is told to stop, then left alone, and leaves no timer behind", async () => {
    vi.useFakeTimers();
    try {
      let told = false;
      const stubborn = withinTime(1_000, "late", (signal) => {
        signal.addEventListener("abort", () => (told = true));
        return new Promise<string>(() => {});
      });
      await vi.advanceTimersByTimeAsync(1_000);
      expect(told).toBe(true);
      await vi.advanceTimersByTimeAsync(500);
      expect(await stubborn).toBe("late");
      expect(await withinTime(1_000, "late", () => Promise.resolve("soon"))).toBe("soon");
      await expect(withinTime(1_000, "late", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
