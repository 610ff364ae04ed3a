import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProcedureDetail, Signal, StoredProcedures } from "../../../src/domain/memory/memory.model.ts";
import {
  BLOCK_MAX_BYTES,
  consolidate,
  withoutCase,
  readProcedures,
} from "../../../src/features/memory/procedures.rules.ts";
import { signal } from "./signals.ts";

const NOW = "2026-11-20T12:00:00.000Z";
type Value = Readonly<Record<string, unknown>>;
type LearnedProcedures = Omit<StoredProcedures, "details"> & { readonly details: readonly ProcedureDetail[] };
const learn = (value: Value | null, signals: readonly Signal[], count = 1) =>
  consolidate(value, { signals, mined: [], officerId: "alice" }, count, NOW) as unknown as
    | (LearnedProcedures & Value)
    | null;

describe("consolidating", () => {
  it("states condition, action and support, and names the cases", () => {
    const context = { finding_category: "address", rejection_reason: "The seat is a business centre" };
    const overridden = { signalType: "finding_overridden", context };
    const learned = learn(null, [
      signal({ ...overridden, workflowId: "case-1" }),
      signal({ ...overridden, workflowId: "case-2" }),
      signal({ ...overridden, workflowId: "case-1" }),
      signal({ signalType: "custom_task_added", context: { description: "Who audits you?" } }),
      signal({ signalType: "custom_task_added", context: { description: "Who pays you?" }, workflowId: null }),
      signal({ signalType: "risk_level_changed", country: null, templateId: null }),
    ])!;
    expect(learned).toMatchObject({ last_updated: NOW, consolidation_count: 1 });
    expect(learned.rules).toEqual([
      'In psp merchant onboarding cases in BE with address among the findings: officers explained the finding by "The seat is a business centre". (2 cases)',
      'In psp merchant onboarding cases in BE: ask the customer: "Who audits you?". (1 signal in 1 case)',
      "In all cases: check the risk level by hand, it was changed. (1 signal in 1 case)",
    ]);
    expect(learned.details.map(({ text }) => text)).toEqual(learned.rules);
    expect(learned.details[0]).toMatchObject({
      kind: "explanation",
      scope: "psp merchant onboarding cases in BE",
      trigger: "address among the findings",
      words: "The seat is a business centre",
      support: 2,
      cases: ["case-1", "case-2"],
      officers: ["alice"],
      source: "auto-learned",
    });
    expect(learned.details[1]!.ask).toBe("Who audits you?");
  });

  it("learns no way to decide from any signal, whatever its category", () => {
    const categories = ["sanctions", "pep", "criminal", "ownership", "address", undefined];
    const signals = ["case_approved", "case_rejected", "case_escalated"].flatMap((signalType) =>
      categories.map((finding_category) =>
        signal({ signalType, context: finding_category === undefined ? {} : { finding_category } }),
      ),
    );
    expect(learn(null, signals)!.details).toEqual([]);
    const worded = ["approve the case", "Clear it, always the same namesake", "goedkeuren zonder vragen"];
    const corrected = worded.map((description) => signal({ signalType: "chat_correction", context: { description } }));
    expect(learn(null, corrected)!.details).toEqual([]);
  });

  it("learns no explanation of a finding that is decided on its own, nor a question that warns a customer", () => {
    const explained = ["sanctions", "pep", "enforcement", "ownership", "data_gap", "not_a_category"].map(
      (finding_category) =>
        signal({
          signalType: "finding_overridden",
          context: { finding_category, rejection_reason: "A namesake" },
        }),
    );
    const questions = ["Are you on a sanctions list?", "Bent u gemeld aan de CFI?"].map((description) =>
      signal({ signalType: "custom_task_added", context: { description } }),
    );
    const asked = ["sanctions", "criminal", "enforcement"].flatMap((finding_category) => [
      signal({ signalType: "followup_requested", context: { finding_category } }),
      signal({ signalType: "custom_task_added", context: { finding_category, description: "Who audits you?" } }),
    ]);
    expect(learn(null, [...explained, ...questions, ...asked])!.details).toEqual([]);
  });

  it("makes one rule of what was kept and dismissed", () => {
    const context = { description: "Ask for the lease" };
    const signals = ["suggestion_accepted", "suggestion_dismissed", "suggestion_accepted"].map((signalType) =>
      signal({ signalType, context }),
    );
    const learned = learn(null, signals)!;
    expect(learned.rules).toEqual([
      'In psp merchant onboarding cases in BE: the suggestion "Ask for the lease" was kept 2 times and dismissed 1 time.',
    ]);
    expect(learned.details[0]).toMatchObject({ counts: { cases: 3, done: 2 }, safety_class: "non_suppressible" });
  });

  it("drops what earlier versions learned of deciding, and keeps a paused rule and a deleted one so", () => {
    const first = learn(null, [signal(), signal({ signalType: "risk_level_changed" })])!;
    const harmful = {
      text: "In all cases with sanctions among the findings: approve the case. (5 signals)",
      statement: "In all cases with sanctions among the findings: approve the case.",
      action: "approve the case",
      key: "case_approved|||sanctions|",
      source: "auto-learned",
      signal_type: "case_approved",
      support: 5,
    };
    const old = { ...first, rules: [...first.rules, harmful.text], details: [...first.details, harmful] };
    expect(readProcedures(old).rules).toEqual(first.rules);
    expect(JSON.stringify(learn(old, [], 2))).not.toContain("approve the case");
    const paused = { ...first, rules: [], details: first.details.map((detail) => ({ ...detail, paused: true })) };
    const still = learn(paused, [signal(), signal({ signalType: "risk_level_changed" })], 2)!;
    expect(still.rules).toEqual([]);
    expect(still.details.map(({ paused: isPaused, support }) => [isPaused, support])).toEqual([
      [true, 2],
      [true, 2],
    ]);
    const deleted = learn({ ...first, rules: [first.rules[0]!] }, [signal({ signalType: "risk_level_changed" })], 2)!;
    expect(deleted.rules).toEqual([first.rules[0]]);
    expect(learn(deleted, [signal({ signalType: "risk_level_changed" })], 3)!.rules).toEqual([first.rules[0]]);
  });

  it("adds to what it learned before", () => {
    const first = learn(null, [signal(), signal()])!;
    const second = learn(first, [signal({ workflowId: "case-9" }), signal({ country: "NL" })], 2)!;
    expect(second.details.map(({ support }) => support)).toEqual([3, 1]);
    expect(second.details[0]!.cases).toEqual(["case-1", "case-9"]);
    expect(second.consolidation_count).toBe(2);
  });

  it("keeps what an officer taught, and what else they put into the block", () => {
    const given = { text: "Always ask for the lease", source: "officer-taught", why: { law: "article 26" } };
    const taught = {
      rules: ["Always ask for the lease", "Always ask for the lease", 7],
      note: "mine",
      details: [given],
    };
    const learned = learn(taught, [signal()])!;
    expect(learned["note"]).toBe("mine");
    expect(learned.details[0]).toEqual(given);
    expect(learned.details.map(({ source }) => source)).toEqual(["officer-taught", "auto-learned"]);
    const again = learn(learned, [signal()], 2)!;
    expect(again.rules[0]).toBe("Always ask for the lease");
    const edited = { ...again, rules: [...again.rules, "One more"] };
    expect(readProcedures(edited).details.map(({ source }) => source)).toEqual([
      "officer-taught",
      "auto-learned",
      "officer-taught",
    ]);
  });

  it("reads any value that an officer may have put", () => {
    fc.assert(
      fc.property(fc.object(), (value) => {
        expect(readProcedures(value as Value).rules.every((rule) => typeof rule === "string")).toBe(true);
        expect(learn(value as Value, [signal()])).not.toBeNull();
      }),
      { numRuns: 200 },
    );
    const odd = { rules: ["a", null], details: [null, 1, { text: "a", source: "auto-learned" }, { text: 5 }] };
    expect(readProcedures(odd).details).toMatchObject([{ text: "a", source: "officer-taught" }]);
  });

  it("never forgets a judgment, however many there are, and never outgrows the block", () => {
    const anySignal = fc.record({
      signalType: fc.constantFrom(
        "risk_level_changed",
        "followup_requested",
        "suggestion_dismissed",
        "custom_task_added",
        "chat_correction",
      ),
      country: fc.constantFrom("BE", "NL", "FR", "DE", "LU", null),
      templateId: fc.constantFrom("t1", "t2", "t3", null),
      workflowId: fc.constantFrom("case-1", "case-2", "case-3"),
      context: fc.record({
        finding_category: fc.string({ maxLength: 12 }),
        description: fc.string({ maxLength: 300, unit: fc.constantFrom(..."xyz ") }),
      }),
    });
    fc.assert(
      fc.property(fc.array(fc.array(anySignal, { minLength: 5, maxLength: 60 }), { maxLength: 6 }), (rounds) => {
        let value: (LearnedProcedures & Value) | null = null;
        let judgments = 0;
        for (const [at, round] of rounds.entries()) {
          const signals = round.map(signal);
          judgments += signals.filter(({ category }) => category === "judgment").length;
          value = learn(value, signals, at + 1);
          expect(value).not.toBeNull();
          const support = value!.details
            .filter(({ safety_class }) => safety_class === "non_suppressible")
            .reduce((sum, { support: signals }) => sum + Number(signals), 0);
          expect(support).toBe(judgments);
          expect(Buffer.byteLength(JSON.stringify(value))).toBeLessThanOrEqual(BLOCK_MAX_BYTES);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("lets preferences give way to judgments where there is no room for both", () => {
    const preferences = Array.from({ length: 100 }, (_, n) =>
      signal({ signalType: "chat_correction", context: { description: `Correction ${n} ${"x".repeat(200)}` } }),
    );
    const judgments = Array.from({ length: 70 }, (_, n) => signal({ context: { finding_category: `kind_${n}` } }));
    const full = learn(null, preferences)!;
    const learned = learn(full, judgments, 2)!;
    expect(learned.details.filter(({ signal_type }) => signal_type === "followup_requested")).toHaveLength(70);
    expect(learned.details.length).toBeLessThanOrEqual(80);
  });

  it("waits where an officer's own rules leave no room", () => {
    const rules = [`Mine: ${"x".repeat(BLOCK_MAX_BYTES - 1_000)}`];
    expect(learn({ rules }, [signal()])).toBeNull();
  });
});

describe("forgetting a case", () => {
  it("takes its name out of the rules and keeps what it taught", () => {
    const learned = learn({ rules: ["mine"] }, [signal(), signal({ workflowId: "case-2" })])!;
    const left = withoutCase(learned, "case-1");
    expect(JSON.stringify(left)).not.toContain("case-1");
    expect(readProcedures(left).details[1]).toMatchObject({ support: 2, cases: ["case-2"] });
    expect(readProcedures(left).rules[1]).toContain("(2 signals in 1 case)");
    expect(withoutCase(left, "case-1")).toBe(left);
  });
});
