import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import type { Check, CheckName, CheckReason } from "../../../src/domain/diligence/check.model.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { proposeTasks } from "../../../src/investigation/follow-up/propose-tasks.ts";
import { WHO_REPRESENTS } from "../../../src/domain/customer/declared-owners.ts";
import { templateOf } from "../../../src/domain/templates/index.ts";
import { finding, followUpTask } from "../../support/case-fixtures.ts";
import { soundGrounds, taskGrounds } from "../../support/diligence-fixtures.ts";
import { sarTrigger } from "../../support/sar-trigger.ts";

const open = (check: CheckName, reason: CheckReason = "nothing_provided"): Check => ({
  check,
  outcome: reason === "conflict" ? "contradicted" : "not_established",
  reason,
  how: "It is not known.",
  evidence_ids: [],
});

const upload = (requirement_id: string, review?: CaseDocument["review"]): CaseDocument => ({
  document_id: requirement_id,
  key: requirement_id,
  filename: "a.pdf",
  requirement_id,
  iteration: 1,
  source: "customer",
  content_type: "application/pdf",
  size: 9_000,
  sha256: requirement_id,
  uploaded_at: "2026-11-20T10:00:00.000Z",
  ...(review ? { review } : {}),
});

type Given = Partial<Parameters<typeof proposeTasks>[0]>;
const asked = (given: Given): (string | null)[] =>
  proposeTasks({ ...taskGrounds, ...given }).tasks.map(
    ({ document_type, description }) => document_type ?? description,
  );

/** Every document that is required, so that only other checks ask. */
const PAPERS = ["articles_of_association", "representative_identity", "bank_account_proof"].map((id) => upload(id));
const foreign: Given = { country: "MT", documents: [...PAPERS, upload("certificate_of_incorporation")] };
const silent = soundGrounds({ register: { state: "silent", reason: "not_covered" } });

describe("an open check that the customer can close", () => {
  it.each<[string, Given, readonly string[]]>([
    [
      "a company that no register covers",
      { ...foreign, checks: [open("registration", "not_covered"), open("status", "not_covered")] },
      ["register_extract"],
    ],
    ["owners that only the customer names", { checks: [open("beneficial_owners", "only_declared")] }, ["ubo_extract"]],
    [
      "owners of a foreign company that declared none yet",
      { ...foreign, checks: [open("beneficial_owners", "not_covered")] },
      ["ubo_declaration"],
    ],
    [
      "owners of a foreign company that declared them",
      {
        ...foreign,
        documents: [...foreign.documents!, upload("ubo_declaration")],
        checks: [open("beneficial_owners", "only_declared")],
      },
      ["ubo_extract"],
    ],
    [
      "owners of a foreign company that only the customer names, without a declaration",
      { ...foreign, checks: [open("beneficial_owners", "only_declared")] },
      ["ubo_extract"],
    ],
    ["nobody who may act", { checks: [open("representatives")] }, ["articles_of_association"]],
    [
      "a person without an identity document",
      { subject: "person", templateId: "kyc_natural_person", checks: [open("identity")] },
      ["identity_document"],
    ],
    ["an unanswered purpose", { checks: [open("purpose")] }, ["Please answer the open questions of your application."]],
    ["missing documents", { checks: [open("documents")], documents: PAPERS.slice(1) }, ["articles_of_association"]],
    [
      "directors whom nobody names",
      {
        checks: [open("screening", "source_unavailable")],
        grounds: soundGrounds({
          screening: {
            state: "answered",
            subjects: [],
            unreadable: [],
            missing: ["the directors, whom neither a register nor the customer names"],
            lists: [],
            evidence_ids: [],
          },
        }),
      },
      [WHO_REPRESENTS],
    ],
  ])("has a task: %s", (_, given, expected) => {
    expect(asked({ grounds: silent, ...given })).toEqual(expected);
    const { tasks } = proposeTasks({ ...taskGrounds, grounds: silent, ...given });
    for (const { required, justification, description } of tasks) {
      expect([required, justification]).toEqual([true, expect.stringContaining("Open check")]);
      expect(description).not.toMatch(/check\b.*(open|screen|sanction|register does)/i);
    }
  });

  it.each(["BE", "MT"])("asks for an extract of owners in %s until one is handed in", (country) => {
    const checks = [open("beneficial_owners", "only_declared")];
    const given = { country, checks, grounds: silent };
    const documents = country === "BE" ? PAPERS : foreign.documents!;
    expect(asked({ ...given, documents })).toEqual(["ubo_extract"]);
    expect(asked({ ...given, documents: [...documents, upload("ubo_extract")] })).toEqual([]);
    const established = { ...checks[0]!, outcome: "established" as const };
    expect(asked({ ...given, documents, checks: [established] })).toEqual([]);
  });

  it("asks for each thing once, with the finding that asks for it too", () => {
    const missing = finding({ id: "m", category: "document", source_entry: "missing:articles_of_association" });
    const checks = [open("documents"), open("representatives")];
    const { tasks } = proposeTasks({ ...taskGrounds, documents: PAPERS.slice(1), findings: [missing], checks });
    expect(tasks).toHaveLength(1);
    expect(tasks[0]).toMatchObject({ document_type: "articles_of_association", finding_ids: ["m"], required: true });
  });

  it("asks a bankrupt company for its curator alone, and its former board nothing on a business that it may not run", () => {
    const bankrupt = finding({ id: "b", category: "registry_status", code: "registry_bankrupt", severity: "high" });
    const others = finding({ id: "d", category: "tax_debt", severity: "high" });
    const given = { findings: [bankrupt, others], checks: [open("documents"), open("beneficial_owners")] };
    expect(asked(given)).toEqual([expect.stringContaining("curator"), "representative_identity", "power_of_attorney"]);
    expect(asked({ ...given, rulesVersion: 12 })).toEqual([expect.stringContaining("curator")]);
    const clearance = { cleared_by: "bob", cleared_at: "2026-11-21T10:00:00.000Z", reason: "Withdrawn on appeal." };
    for (const other of [
      { ...given, rulesVersion: 9 },
      { ...given, findings: [{ ...bankrupt, clearance } as typeof bankrupt, others] },
      {
        ...given,
        findings: [bankrupt, others, finding({ id: "e", category: "identity", code: "registered_elsewhere" })],
      },
    ])
      expect(asked(other).length).toBeGreaterThan(1);
    expect(asked({ ...given, rulesVersion: 9 })).not.toContainEqual(expect.stringContaining("curator"));
  });

  it("asks again for a rejected document, and not for one that waits for an officer", () => {
    const rejected = {
      outcome: "rejected",
      kind: null,
      facts: [],
      reason: "Cut off.",
      reviewed_by: "bob",
      reviewed_at: "2026-11-21T10:00:00.000Z",
    } as const;
    const person = { subject: "person", templateId: "kyc_natural_person", checks: [open("identity")] } as const;
    expect(asked({ ...person, documents: [upload("identity_document", rejected)] })).toContain("identity_document");
    expect(asked({ ...person, documents: [upload("identity_document")] })).not.toContain("identity_document");
  });

  it.each<[string, Check, string]>([
    ["a silent register of Belgium", open("registration", "source_unavailable"), "BE"],
    ["a register that is not configured", open("representatives", "source_not_configured"), "BE"],
    ["a company that has ended", open("status", "conflict"), "MT"],
    ["a list that is not imported", open("screening", "source_not_configured"), "BE"],
  ])("asks nothing for %s", (_, check, country) => {
    expect(asked({ checks: [check], country, grounds: soundGrounds() })).toEqual([]);
  });

  it("asks nothing at all while a trigger stands", () => {
    const checks = [open("registration", "not_covered"), open("purpose"), open("documents")];
    expect(asked({ ...foreign, checks, findings: [sarTrigger()] })).toEqual([]);
  });
});

describe("questions that are open in sample mode", () => {
  const gap = (source_entry: string) =>
    finding({ id: source_entry, category: "data_gap", severity: "low", source: "customer", source_entry });
  const required = (entry: string, given: Given = {}) =>
    proposeTasks({ ...taskGrounds, grounds: soundGrounds(), findings: [gap(entry)], ...given }).tasks.map(
      (task) => task.required,
    );
  const known: Check = { ...open("beneficial_owners"), outcome: "established", reason: null };
  const task = followUpTask({ iteration: 1, required: true, response_type: "text" });

  it("are asked, and not required, as far as the purpose counts without them", () => {
    expect(required("answers")).toEqual([false]);
    expect(required("answers", { grounds: soundGrounds({ sample: false }) })).toEqual([true]);
    expect(required("answers", { rulesVersion: 2 })).toEqual([true]);
  });

  it("are required where an officer asked them, in the officer's words, until they are answered", () => {
    const tasks = (given: Given) =>
      proposeTasks({ ...taskGrounds, grounds: soundGrounds(), findings: [gap("answers")], ...given }).tasks.map(
        (one) => `${one.description}${one.required ? "!" : ""}`,
      );
    const form = "Please answer the open questions of your application.";
    expect(tasks({ followUpTasks: [task] })).toEqual([form, "Who owns the shop?!"]);
    const given = { ...taskGrounds, grounds: soundGrounds(), findings: [gap("answers")], followUpTasks: [task] };
    expect(proposeTasks(given).tasks.at(-1)!.justification).toBe(
      "An officer asked it before round 1, and it was not answered.",
    );
    const answer = { iteration: 1, task_id: task.id, description: "", answer: "Bread", submitted_at: "" };
    expect(tasks({ followUpTasks: [task], taskResponses: [answer] })).toEqual([form]);
    expect(tasks({ followUpTasks: [{ ...task, required: false }] })).toEqual([form]);
    const questions = templateOf(taskGrounds)!.questions.filter(({ id }) => id !== "beneficial_owners");
    const answers = Object.fromEntries(questions.map(({ id }) => [id, "An answer"]));
    expect(tasks({ followUpTasks: [task], answers })).toEqual(["Who owns the shop?!"]);
    expect(tasks({ followUpTasks: [task], answers, rulesVersion: 2 })).toEqual([`${form}!`]);
  });

  it("are required of the owners, unless a source names them", () => {
    expect(required("beneficial_owners", { checks: [known] })).toEqual([false]);
    expect(required("beneficial_owners", { checks: [open("beneficial_owners")] })).toEqual([true]);
    expect(required("beneficial_owners")).toEqual([true]);
  });

  it("are required where the answer is not clear, but for the samples", () => {
    expect(required("customer_countries")).toEqual([false]);
    expect(required("customer_countries", { grounds: soundGrounds({ sample: false }) })).toEqual([true]);
  });
});

describe("a wrong national number", () => {
  const wrong = finding({
    category: "identity",
    source_entry: "national_register_number:be_national_register_number_mod97",
  });
  const person = { subject: "person", templateId: "kyc_natural_person", findings: [wrong] } as const;
  const TASK = "Please check your national register number and your date of birth in your application.";

  it("raises a required task, also where an identity document was handed in, until it is right", () => {
    const documents = [upload("identity_document"), upload("proof_of_address")];
    const answered = { iteration: 2, task_id: "followup_2_1", answer: "done", submitted_at: "", description: TASK };
    for (const taskResponses of [[], [answered]]) {
      const { tasks } = proposeTasks({ ...taskGrounds, ...person, documents, taskResponses });
      expect(tasks.map(({ description, required }) => [description, required])).toEqual([[TASK, true]]);
    }
  });
});

describe("who may represent a company", () => {
  it("is read from the answer to the task that asks for it", () => {
    const input = {
      templateId: "psp_merchant_onboarding",
      companyName: "Valletta Trading",
      country: "MT",
      registrationNumber: "C 1",
      vatNumber: null,
      answers: {},
      additionalData: {},
      startedAt: "2026-11-22T10:00:00.000Z",
      taskResponses: [
        {
          iteration: 2,
          task_id: "followup_2_1",
          description: WHO_REPRESENTS,
          answer: "Maria Borg\nKarm Vella",
          submitted_at: "",
        },
      ],
    };
    expect(readDossier(input as never).declaredDirectors!.map(({ name }) => name)).toEqual([
      "Maria Borg",
      "Karm Vella",
    ]);
  });
});

describe("a rating that the company's own words explain", () => {
  const rating = (factor: string) =>
    ({
      dimensions: [{ factors: [{ factor, points: 40, reason: "Over 1,000,000 euro a month.", evidence_ids: [] }] }],
    }) as never;
  const required = (given: Given) =>
    proposeTasks({ ...taskGrounds, documents: PAPERS, grounds: soundGrounds(), ...given })
      .tasks.filter((task) => task.required)
      .map(({ description, justification }) => [description.slice(0, 40), justification]);

  it("asks how a volume out of proportion is made up, and what is sold where customers are anywhere", () => {
    const why = "Over 1,000,000 euro a month.";
    expect(required({ rating: rating("volume_disproportionate") })).toEqual([
      ["Please state how the volume that you exp", why],
    ]);
    expect(required({ rating: rating("customers_anywhere") })).toEqual([
      ["Please state for each country or area ou", why],
    ]);
  });

  it("asks nothing for other factors, of a private customer, of a company in its first year twice, or in earlier runs", () => {
    const volume = { rating: rating("volume_disproportionate") };
    const young = finding({ code: "recent_incorporation", category: "incorporation", severity: "medium" });
    expect(required({ rating: rating("cash") })).toEqual([]);
    expect(required({ ...volume, subject: "person" })).toEqual([]);
    expect(required({ ...volume, rulesVersion: 8 })).toEqual([]);
    expect(required({ ...volume, findings: [young] }).map(([words]) => words)).toEqual([
      "Please state the turnover that you expec",
    ]);
  });
});
