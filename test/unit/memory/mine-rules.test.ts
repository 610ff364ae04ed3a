import { describe, expect, it } from "vitest";
import { isDisposition, mayTipOff } from "../../../src/domain/memory/guards.rules.ts";
import { mineRules } from "../../../src/features/memory/mine-rules.rules.ts";
import { dueFacts } from "../../../src/domain/diligence/due-diligence.rules.ts";
import { applyLearning } from "../../../src/domain/memory/learned-tasks.rules.ts";
import { finding } from "../../support/case-fixtures.ts";
import { memory } from "./rules.ts";
import { LEASE, newCase, PRESS, simulateOfficer, USEFUL } from "./simulated-officer.ts";
import { seededRandom } from "../../support/seeded-random.ts";

const task = {
  id: "task",
  description: "Please provide: Proof of the business address.",
  response_type: "document" as const,
  document_type: "register_extract",
  required: true,
  justification: "Open.",
  finding_ids: [],
};

const { decisions, ledger, explained, outcomes } = simulateOfficer(100);
const rules = mineRules("alice", decisions);
const ruleFor = (name: string) => {
  const { ask } = USEFUL.find((habit) => habit.name === name)!;
  const isKnown = ask.document_type !== null && ask.document_type !== "additional_document";
  return rules.filter(({ kind, document_type: type, words }) =>
    isKnown ? kind === "task" && type === ask.document_type : words === ask.description && kind !== "wording",
  );
};

describe("an officer of 200 decisions with nine useful habits and three harmful ones", () => {
  it("decides 200 times", () => expect(decisions).toHaveLength(200));

  it.each([
    ["share register", { finding_category: "ownership" }],
    ["lease", { finding_category: "address", country: "BE" }],
    ["payment plan", { finding_category: "tax_debt" }],
    ["platforms", { template_id: "marketplace_seller" }],
    ["licence", { finding_category: "activity", severity: "high" }],
    ["deed", { field: "registered_name" }],
    ["accounts", { finding_category: "document" }],
  ])("teaches to ask for the %s, under its condition, with its counts both ways", (name, condition) => {
    const [rule, ...others] = ruleFor(name);
    expect(others).toEqual([]);
    const said = Object.fromEntries(Object.entries(rule!.condition).filter(([, part]) => part !== null));
    expect(said).toMatchObject(condition);
    expect(rule!.counts).toEqual(ledger.get(name));
    expect(rule).toMatchObject({ officers: ["alice"], source: "auto-learned", paused: false });
    expect(rule!.text).toContain(`in ${rule!.counts!.done} of ${rule!.counts!.cases} such cases`);
  });

  it("teaches their wording and by what they explain bad press", () => {
    const [worded] = rules.filter(({ kind }) => kind === "wording");
    expect(worded).toMatchObject({ document_type: "proof_of_business_address", words: LEASE });
    expect(worded!.counts!.done).toBe(ledger.get("lease")!.done);
    const explanations = rules.filter(({ kind }) => kind === "explanation");
    expect(explanations).toMatchObject([
      { finding_category: "adverse_media", words: PRESS, counts: { done: explained } },
    ]);
  });

  it("teaches nothing harmful: no way to decide, no clearing, no question that warns", () => {
    expect(outcomes.harmful).toBeGreaterThan(5);
    const advice = rules.filter(({ kind }) => kind !== "counts");
    for (const rule of advice) {
      expect(isDisposition(rule.statement)).toBe(false);
      expect(mayTipOff(rule.words ?? "")).toBe(false);
      expect(JSON.stringify(rule)).not.toMatch(/approved|rejected|namesake|laundering|Zandhoek/i);
    }
    expect(advice).toHaveLength(9);
  });

  it("counts how cases ended only where nothing was decided on its own", () => {
    const counts = rules.filter(({ kind }) => kind === "counts");
    expect(counts.length).toBeGreaterThan(0);
    for (const { finding_category: category, outcomes: ended, counts: of } of counts) {
      expect(["sanctions", "pep", "ownership", "document"]).not.toContain(category);
      expect(ended!["approved"]! + ended!["rejected"]!).toBe(of!.cases);
    }
  });

  it("changes the next cases: tasks are added, put first and worded, findings get what usually explains them", () => {
    const learning = { memory: memory({ rules: rules.map((rule) => ({ ...rule, officer_id: "alice" })) }) };
    const random = seededRandom(99);
    const acted = new Map<string, Set<string>>();
    let said = "";
    for (let n = 1_000; n < 1_150; n++) {
      const record = newCase(n, random);
      const open = record.investigations[0]!.findings.map((one) =>
        one.category === "adverse_media" ? finding({ id: one.id, category: "adverse_media", severity: "low" }) : one,
      );
      const lease = { ...task, id: `lease-${n}`, document_type: "proof_of_business_address" };
      const grounds = { ...dueFacts(record, new Date("2026-11-22T10:00:00.000Z")), caseId: record.caseId };
      const next = { ...grounds, findings: open, taskResponses: [], tasks: [task, lease] };
      const { tasks, effects } = applyLearning(learning, next);
      expect(tasks.filter(({ remembered }) => remembered).every(({ required }) => !required)).toBe(true);
      for (const { rule_id, effect } of effects) acted.set(rule_id, (acted.get(rule_id) ?? new Set()).add(effect));
      said += JSON.stringify({ tasks, effects: effects.filter(({ effect }) => effect !== "earlier_outcomes") });
      const hit = finding({ category: "sanctions", severity: "critical" });
      expect(applyLearning(learning, { ...next, findings: [...open, hit], tasks: [] }).tasks).toEqual([]);
    }
    const useful = rules.filter(({ kind }) => kind !== "counts");
    expect(useful.filter(({ id }) => !acted.has(id))).toEqual([]);
    const kinds = new Set([...acted.values()].flatMap((effects) => [...effects]));
    for (const kind of ["task_added", "task_first", "task_worded", "finding_explained"]) expect(kinds).toContain(kind);
    expect(said).not.toMatch(/approv|reject|namesake|laundering/i);
  });

  it("is taught by no decision that did not stand", () => {
    expect(
      mineRules(
        "alice",
        decisions.map((decision) => ({ ...decision, stands: false })),
      ),
    ).toEqual([]);
    expect(mineRules("bob", decisions)).toEqual([]);
    const [rule] = ruleFor("share register");
    const overturned = decisions.map((decision) =>
      rule!.cases.slice(0, 3).includes(decision.workflowId) ? { ...decision, stands: false } : decision,
    );
    const again = mineRules("alice", overturned).find(({ key }) => key === rule!.key)!;
    expect(again.counts).toMatchObject({ cases: rule!.counts!.cases - 3, done: rule!.counts!.done - 3 });
  });

  it("teaches the same whatever the order, and the same habits whatever the dice", () => {
    expect(
      mineRules(
        "alice",
        decisions.toReversed().toSorted((a, b) => (a.decidedAt < b.decidedAt ? -1 : 1)),
      ),
    ).toEqual(rules);
    for (let seed = 20; seed < 40; seed++) {
      const other = simulateOfficer(100, seed);
      // What is done twice, or in less than half of such cases, is no habit.
      const done = [...other.ledger.values()].filter(({ cases, done: times }) => times >= 3 && 2 * times >= cases);
      const habits = done.map((count) => JSON.stringify(count)).toSorted();
      const learned = mineRules("alice", other.decisions).filter(({ kind }) => kind === "task" || kind === "question");
      const counts = learned.map((rule) => JSON.stringify(rule.counts)).toSorted();
      expect(counts, `seed ${seed}`).toEqual(habits);
    }
  });
});
