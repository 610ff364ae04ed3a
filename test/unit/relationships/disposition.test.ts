import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type DisposableEvent,
  type EventHit,
  judgeDisposition,
  rolesFor,
  stateAfter,
  whatRemains,
} from "../../../src/domain/relationships/disposition.rules.ts";
import { DISPOSITIONS, MONITORING_EVENT_TYPES } from "../../../src/domain/relationships/monitoring-event.model.ts";
import { RELATIONSHIP_STATES } from "../../../src/domain/relationships/relationship.model.ts";
import { SEVERITIES } from "../../../src/domain/case/case.model.ts";

const event = (given: Partial<DisposableEvent> = {}): DisposableEvent => ({
  type: "register_change",
  severity: "medium",
  needsRole: null,
  disposition: null,
  relationshipState: "active",
  hit: null,
  ...given,
});
const hit = (given: Partial<EventHit> = {}): EventHit => ({
  category: "sanctions",
  match: "fuzzy",
  score: 0.85,
  state: "open",
  isAsDescribed: true,
  ...given,
});
const onList = (given: Partial<EventHit> = {}, of: Partial<DisposableEvent> = {}) =>
  event({ type: "list_entry", hit: hit(given), ...of });

const ANYBODY = "officer compliance_manager mlro";
const SENIOR = "compliance_manager mlro";

describe("who may dispose of an event", () => {
  it.each([
    ["info", "no_action", ANYBODY],
    ["low", "exit", ANYBODY],
    ["medium", "no_action", ANYBODY],
    ["high", "review_opened", ANYBODY],
    ["high", "restricted", ANYBODY],
    ["medium", "exit", ANYBODY],
    ["high", "exit", SENIOR],
    ["high", "no_action", SENIOR],
    ["critical", "no_action", SENIOR],
    ["critical", "review_opened", SENIOR],
    ["critical", "restricted", SENIOR],
    ["critical", "exit", SENIOR],
  ] as const)("follows from severity: %s, %s", (severity, disposition, roles) => {
    expect(rolesFor(event({ severity }), disposition).join(" ")).toBe(roles);
    expect(rolesFor(event({ severity, needsRole: "mlro" }), disposition)).toEqual(["mlro"]);
  });

  it.each([
    ["an exact sanctions match", onList({ match: "exact", score: 0.8 }), "mlro"],
    ["a strong sanctions match", onList({ score: 0.91 }), "mlro"],
    ["a sanctions match of high severity", onList({}, { severity: "high" }), "mlro"],
    ["a weak sanctions match", onList(), ANYBODY],
    ["a confirmed match of any list", onList({ category: "pep", state: "confirmed" }), "mlro"],
    [
      "an exact match with a politically exposed person",
      onList({ category: "pep", match: "exact", score: 1 }),
      ANYBODY,
    ],
    [
      "an entry that went while the relationship is shut",
      onList({ state: "gone" }, { relationshipState: "restricted" }),
      "mlro",
    ],
    ["an entry that went", onList({ state: "gone", match: "exact", score: 1 }), ANYBODY],
  ] as const)("clears %s", (_, of, roles) => expect(rolesFor(of, "cleared").join(" ")).toBe(roles));
});

const codeOf = (of: DisposableEvent, disposition: (typeof DISPOSITIONS)[number], roles: string[], differs = false) => {
  const judged = judgeDisposition(of, { disposition, differs: differs ? ["birth_date"] : [], isShown: true }, roles);
  return judged.ok ? "ok" : judged.refusal.code;
};

describe("a disposition", () => {
  it("is final", () => {
    for (const disposition of DISPOSITIONS) {
      expect(codeOf(event({ disposition: "no_action" }), disposition, ["mlro"])).toBe("invalid_state");
    }
  });

  it("leaves no match with a sanctions list at that, also for an mlro", () => {
    expect(codeOf(onList(), "no_action", ["mlro"])).toBe("invalid_state");
    expect(codeOf(onList({ state: "confirmed" }), "no_action", ["mlro"])).toBe("invalid_state");
    expect(codeOf(onList({ state: "cleared" }), "no_action", ["mlro"])).toBe("ok");
    expect(codeOf(onList({ category: "pep" }), "no_action", ["mlro"])).toBe("ok");
  });

  it("leaves no end of a company by the register at that, also for an mlro", () => {
    const end = (given: Partial<DisposableEvent> = {}) => event({ severity: "critical", ...given });
    expect(codeOf(end(), "no_action", ["compliance_manager", "mlro"])).toBe("invalid_state");
    expect(codeOf(end(), "review_opened", ["compliance_manager"])).toBe("ok");
    expect(codeOf(end(), "exit", ["officer"])).toBe("forbidden");
    expect(codeOf(end({ relationshipState: "ended" }), "no_action", ["mlro"])).toBe("ok");
    expect(codeOf(end({ severity: "high" }), "no_action", ["mlro"])).toBe("ok");
  });

  it("leaves no news of a crime at that, and to nobody but an mlro", () => {
    const news = event({ type: "source_change", severity: "high", needsRole: "mlro" });
    expect(codeOf(news, "no_action", ["compliance_manager"])).toBe("forbidden");
    expect(codeOf(news, "no_action", ["mlro"])).toBe("invalid_state");
    expect(codeOf(news, "review_opened", ["mlro"])).toBe("ok");
    expect(codeOf({ ...news, relationshipState: "ended" }, "no_action", ["mlro"])).toBe("ok");
    expect(codeOf({ ...news, needsRole: null }, "no_action", ["compliance_manager"])).toBe("ok");
  });

  it("clears a strong match only with what differs, also by an mlro", () => {
    expect(codeOf(onList({ score: 0.95 }), "cleared", ["mlro"])).toBe("validation_failed");
    expect(codeOf(onList({ score: 0.95 }), "cleared", ["mlro"], true)).toBe("ok");
    expect(codeOf(onList({ score: 0.9 }), "cleared", ["officer"])).toBe("ok");
    expect(codeOf(event(), "exit", ["officer"], true)).toBe("validation_failed");
  });

  it("clears a strong match by what the customer declared only by an mlro", () => {
    const declared = { disposition: "cleared", differs: ["birth_date"], isShown: false } as const;
    const codeBy = (role: string, score: number) => {
      const judged = judgeDisposition(onList({ category: "pep", match: "exact", score }), declared, [role]);
      return judged.ok ? "ok" : judged.refusal.details?.errors?.[0]?.code;
    };
    expect([codeBy("officer", 0.95), codeBy("compliance_manager", 1)]).toEqual(["only_declared", "only_declared"]);
    expect([codeBy("mlro", 1), codeBy("officer", 0.9)]).toEqual(["ok", "ok"]);
  });

  it("clears only a match, and only as its event describes it", () => {
    expect(codeOf(event(), "cleared", ["mlro"])).toBe("invalid_state");
    expect(codeOf(onList({ isAsDescribed: false }), "cleared", ["mlro"], true)).toBe("invalid_state");
    expect(codeOf(onList({ isAsDescribed: false, state: "gone" }), "cleared", ["mlro"])).toBe("ok");
  });

  it("neither reviews nor restricts a relationship that has ended", () => {
    const ended = event({ relationshipState: "ended" });
    expect(DISPOSITIONS.map((one) => codeOf(ended, one, ["mlro"]))).toEqual([
      "ok",
      "invalid_state",
      "invalid_state",
      "invalid_state",
      "ok",
    ]);
  });
});

it("nobody below an mlro clears an exact sanctions match, and nothing that shuts opens", () => {
  const events = fc.record({
    type: fc.constantFrom(...MONITORING_EVENT_TYPES),
    severity: fc.constantFrom(...SEVERITIES),
    needsRole: fc.constantFrom("mlro" as const, null),
    disposition: fc.constant(null),
    relationshipState: fc.constantFrom(...RELATIONSHIP_STATES),
    hit: fc.option(
      fc.record({
        category: fc.constantFrom("sanctions" as const, "pep" as const, "own_list" as const),
        match: fc.constantFrom("exact" as const, "fuzzy" as const),
        score: fc.double({ min: 0, max: 1, noNaN: true }),
        state: fc.constantFrom("open" as const, "cleared" as const, "confirmed" as const, "gone" as const),
        isAsDescribed: fc.boolean(),
      }),
    ),
  });
  fc.assert(
    fc.property(events, fc.constantFrom(...DISPOSITIONS), (of, disposition) => {
      const isExact = of.hit?.category === "sanctions" && of.hit.match === "exact" && of.hit.state !== "gone";
      const allowed = codeOf(of, disposition, ["officer", "compliance_manager"], disposition === "cleared") === "ok";
      if (isExact && disposition === "cleared") expect(allowed).toBe(false);
      if (of.severity === "critical") expect(codeOf(of, disposition, ["officer"], true)).not.toBe("ok");
      expect(stateAfter(disposition)?.to).not.toBe("active");
      expect(stateAfter(disposition)?.from ?? []).not.toContain("ended");
      for (const text of whatRemains(disposition, of.relationshipState, "open")) expect(text).toMatch(/^[A-Z].*\.$/);
    }),
  );
});
