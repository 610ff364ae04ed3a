import { describe, expect, it } from "vitest";
import type { GeneratedTask } from "../../../src/domain/case/case.model.ts";
import { applyLearning } from "../../../src/domain/memory/learned-tasks.rules.ts";
import type { RememberedRule } from "../../../src/domain/memory/memory.model.ts";
import { finding } from "../../support/case-fixtures.ts";
import { taskGrounds } from "../../support/diligence-fixtures.ts";
import { memory, rule } from "./rules.ts";

const task = (description: string, more: Partial<GeneratedTask> = {}): GeneratedTask => ({
  id: description,
  description,
  response_type: "text",
  document_type: null,
  required: true,
  justification: "Because.",
  finding_ids: [],
  ...more,
});
const tasks = [
  task("First?"),
  task("Please provide: Lease.", { response_type: "document", document_type: "proof_of_business_address" }),
];
const address = finding({ category: "address", severity: "low" });
const habit = { cases: 6, done: 5, had: 4 };
const condition = { finding_category: "address" };
const question = rule({ text: "q", kind: "question", ask: "Who audits you?", words: "Who audits you?", condition });
const apply = (rules: readonly RememberedRule[], more: object = {}) =>
  applyLearning({ memory: memory({ rules }) }, { ...taskGrounds, findings: [address], tasks, ...more });

describe("what is learned", () => {
  it("adds a question that is never required, chosen beforehand only if it is a habit", () => {
    const once = apply([question]);
    expect(once.tasks.slice(0, 2)).toEqual(tasks);
    expect(once.tasks[2]).toMatchObject({
      description: "Who audits you?",
      required: false,
      remembered: true,
      preselected: false,
      finding_ids: [address.id],
    });
    expect(once.tasks[2]!.justification).toBe("For an open finding.");
    expect(once.effects).toMatchObject([{ effect: "task_added", rule_id: question.id, target: once.tasks[2]!.id }]);
    const often = apply([{ ...question, counts: habit }]);
    expect(often.tasks[0]).toMatchObject({ description: "Who audits you?", preselected: true, required: false });
    expect(often.effects.map(({ effect }) => effect)).toEqual(["task_added", "task_preselected"]);
  });

  it("adds a document only if asking for it is a habit, and nothing that was given or is asked already", () => {
    const document = rule({ text: "d", kind: "task", document_type: "annual_accounts", counts: habit, condition });
    expect(apply([document]).tasks).toHaveLength(3);
    expect(apply([{ ...document, counts: { cases: 6, done: 2, had: 2 } }]).tasks).toEqual(tasks);
    expect(apply([{ ...document, counts: { cases: 2, done: 2, had: 2 } }]).tasks).toEqual(tasks);
    const asked = rule({ text: "a", kind: "question", ask: "  first ", condition });
    expect(apply([asked]).tasks).toEqual(tasks);
    const taskResponses = [
      { iteration: 1, task_id: "t", description: "Who audits you?", answer: "Nobody", submitted_at: "" },
    ];
    expect(apply([question], { taskResponses }).tasks).toEqual(tasks);
  });

  it("puts first and words what officers ask for in most of such cases", () => {
    const type = "proof_of_business_address";
    const asked = rule({ text: "asked", kind: "task", document_type: type, counts: habit, condition });
    const words = "Please send the lease or the deed of the seat.";
    const worded = rule({ text: "worded", kind: "wording", document_type: type, words, counts: habit });
    const { tasks: now, effects } = apply([asked, worded]);
    expect(now.map(({ description }) => description)).toEqual([words, "First?"]);
    expect(now[0]).toMatchObject({ id: tasks[1]!.id, required: true, document_type: type });
    expect(effects.map(({ effect, target }) => [effect, target])).toEqual([
      ["task_first", tasks[1]!.id],
      ["task_worded", tasks[1]!.id],
    ]);
  });

  it("names what a finding was explained by three times, and leaves the finding as it is", () => {
    const explained = rule({ text: "e", kind: "explanation", words: "a business centre", support: 3, condition });
    expect(apply([explained])).toMatchObject({
      tasks,
      effects: [{ effect: "finding_explained", target: address.id, text: "Usually explained by: a business centre" }],
    });
    expect(apply([{ ...explained, support: 2 }]).effects).toEqual([]);
  });

  it("never proposes a question that warns a customer", () => {
    const warning = { ...question, ask: "Are you under investigation?", words: "Are you under investigation?" };
    expect(apply([warning])).toEqual({ tasks, effects: [] });
  });

  it("does nothing while the customer must not learn of a finding, cleared or not", () => {
    const clearance = { reason: "", cleared_by: "bob", cleared_at: "2026-11-20T10:00:00.000Z" };
    const everywhere = { ...question, condition: rule().condition };
    for (const hit of [
      finding({ category: "sanctions", severity: "high" }),
      finding({ category: "criminal", severity: "critical", clearance }),
    ]) {
      expect(apply([everywhere], { findings: [hit], tasks: [] })).toEqual({ tasks: [], effects: [] });
    }
  });

  it("is listed and does nothing while it is switched off for the case", () => {
    const off = (rules: "all" | string[]) =>
      applyLearning(
        { memory: memory({ rules: [question] }), off: { rules, by: "bob", at: "" } },
        { ...taskGrounds, findings: [address], tasks },
      );
    for (const rules of ["all" as const, [question.id]]) {
      expect(off(rules)).toMatchObject({ tasks, effects: [{ effect: "task_added", active: false }] });
    }
    expect(off(["another"]).effects).toMatchObject([{ active: true }]);
  });
});
