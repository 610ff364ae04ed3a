import { describe, expect, it } from "vitest";
import type { CaseDocument, Finding, HitDifference } from "../../../src/domain/case/case.model.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { clearFinding } from "../../../src/domain/decisions/clearance.rules.ts";
import { compareHit } from "../../../src/domain/hits/compare-hit.rules.ts";
import type { ScreeningHit, ScreeningSubject } from "../../../src/domain/hits/screening.model.ts";
import { takeDecision } from "../../../src/domain/decisions/decision.rules.ts";
import { judgeDisposition } from "../../../src/domain/relationships/disposition.rules.ts";
import type { Role } from "../../../src/platform/context.ts";
import { actor, caseRecord, decisionInput, finding, investigation } from "../../support/case-fixtures.ts";

const NOW = new Date("2026-11-02T10:00:00.000Z");

const EVGENY: ScreeningSubject = {
  kind: "person",
  name: "Evgeny Scherbakow",
  birthDate: "1985-03-14",
  countries: ["BE"],
};

function hitOn(entry: Partial<ScreeningHit["entry"]> = {}, score = 0.8, subject = EVGENY) {
  const listed: ScreeningHit = {
    list: { source: "sample", version: "1", sha256: "0" },
    entry: {
      id: "1",
      name: "Yevgeniy Shcherbakov",
      matchedName: "Yevgeniy Shcherbakov",
      kind: "person",
      topics: ["sanction"],
      birthDates: ["1985-03-14"],
      countries: ["RU"],
      programmes: [],
      fingerprint: "f",
      ...entry,
    },
    score,
    match: "fuzzy",
    parts: [],
  };
  return compareHit(subject, listed, []);
}

const near = (hit = hitOn(), given: Partial<Finding> = {}) =>
  finding({
    id: "hit",
    category: "sanctions",
    severity: "medium",
    subject: hit.subject.name,
    source_entry: "sample:1",
    entry_fingerprint: "f",
    hit,
    ...given,
  });

/** An accepted card of the customer, as the service read it. */
function card(person: Record<string, unknown> = {}): CaseDocument {
  return {
    document_id: "d",
    key: "k",
    filename: "card.pdf",
    requirement_id: "identity_document",
    iteration: 1,
    source: "customer",
    content_type: "application/pdf",
    size: 1,
    sha256: "0",
    uploaded_at: "2026-11-01T08:00:00.000Z",
    review: {
      outcome: "accepted",
      kind: "identity_card",
      facts: Object.entries({ name: "Evgeny Scherbakow", ...person }).map(([id, value]) => ({
        id,
        value: String(value),
      })),
      reason: null,
      reviewed_by: "bob",
      reviewed_at: "2026-11-01T09:00:00.000Z",
    },
  };
}

const caseWith = (found: Finding, ...documents: CaseDocument[]) =>
  caseRecord({ investigations: [investigation({ findings: [found] })], documents });

function clear(record: ReturnType<typeof caseWith>, differs: HitDifference[], ...roles: Role[]) {
  const meta = { now: NOW, actor: actor("alice", ...roles) };
  const outcome = clearFinding(record, "hit", { reason: "Another person by the card.", differs }, meta);
  return outcome.ok ? "cleared" : (outcome.refusal.details?.errors?.[0]?.code ?? outcome.refusal.code);
}

describe("what is named as different", () => {
  it("is refused where the match states it to be equal, but to an MLRO", () => {
    const record = caseWith(near(hitOn({}, 0.95)), card({ birth_date: "1985-03-14" }));
    expect(clear(record, ["birth_date"])).toBe("not_different");
    expect(clear(record, ["name", "birth_date"])).toBe("not_different");
    expect(clear(record, ["birth_date"], "mlro")).toBe("cleared");
    const same = hitOn({ matchedName: "Scherbakow Evgeny", countries: ["BE"], gender: "male" }, 0.95, {
      ...EVGENY,
      gender: "male",
    });
    for (const one of ["name", "nationality", "gender"] as const) {
      expect(clear(caseWith(near(same), card()), [one]), one).toBe("not_different");
    }
  });

  it("may be one of several nationalities, where another is the entry's", () => {
    const both = hitOn({ birthDates: ["1950-01-01"], countries: ["RU"] }, 0.95, { ...EVGENY, countries: ["BE", "RU"] });
    expect(clear(caseWith(near(both), card({ nationality: "BE" })), ["nationality"])).toBe("cleared");
  });

  it("is shown by what the paper states otherwise than the entry, not by any paper", () => {
    const other = hitOn({ birthDates: ["1961-07-01"] }, 0.95);
    expect(clear(caseWith(near(other), card({ birth_date: "1985-03-14" })), ["birth_date"])).toBe("cleared");
    expect(clear(caseWith(near(other), card()), ["birth_date"])).toBe("cleared");
    expect(clear(caseWith(near(other), card({ birth_date: "1961-07-01" })), ["birth_date"])).toBe("only_declared");
    const undated = hitOn({ birthDates: [] }, 0.95);
    expect(clear(caseWith(near(undated), card({ birth_date: "1985-03-14" })), ["birth_date"])).toBe("cleared");
    expect(clear(caseWith(near(undated)), ["birth_date"])).toBe("only_declared");
    expect(clear(caseWith(near(undated), card({ nationality: "BE" })), ["nationality"])).toBe("cleared");
    expect(clear(caseWith(near(undated), card({ nationality: "RU" })), ["nationality"])).toBe("only_declared");
    expect(clear(caseWith(near(undated), card()), ["name"])).toBe("cleared");
  });
});

describe("a near match with a sanctions list in which the birth date agrees", () => {
  it("is cleared by what differs and is shown, at every score, and not by a nationality alone", () => {
    const [bare, shown] = [caseWith(near()), caseWith(near(), card())];
    expect([clear(bare, []), clear(bare, ["name"]), clear(shown, [])]).toEqual([
      "required",
      "only_declared",
      "required",
    ]);
    expect(clear(shown, ["nationality"])).toBe("nationality_alone");
    expect(clear(shown, ["name"])).toBe("cleared");
    expect(clear(bare, [], "mlro")).toBe("cleared");
  });

  it("is none where only the year agrees and no country, nor on another list", () => {
    expect(clear(caseWith(near(hitOn({ birthDates: ["1985"] }))), [])).toBe("cleared");
    expect(clear(caseWith(near(hitOn({ birthDates: ["1985"], countries: ["BE"] }))), [])).toBe("required");
    expect(clear(caseWith(near(hitOn({ birthDates: ["1985-08-02"] }))), [])).toBe("cleared");
    expect(clear(caseWith(near(hitOn(), { category: "pep" })), [])).toBe("cleared");
  });

  it("leaves the approval to another officer", () => {
    const clearance = { reason: "Another person.", cleared_by: "alice", cleared_at: "2026-11-02T09:00:00.000Z" };
    const settled = (found: Finding) => caseWith({ ...found, clearance });
    const approve = (officer: string, found: Finding) => {
      const meta = { now: NOW, actor: actor(officer), makerChecker: true, portalExpiresAt: "2026-12-02T10:00:00.000Z" };
      const outcome = takeDecision(settled(found), decisionInput(), meta);
      return outcome.ok ? outcome.value.record.status : outcome.refusal.code;
    };
    expect([approve("alice", near()), approve("bob", near())]).toEqual(["PENDING_SECOND_APPROVAL", "APPROVED"]);
    expect(approve("alice", near(hitOn({ birthDates: [] })))).toBe("PENDING_SECOND_APPROVAL");
    expect(approve("alice", near(hitOn(), { category: "pep" }))).toBe("APPROVED");
  });

  it("asks for the same at an event", () => {
    const judge = (comparison: ReturnType<typeof hitOn>, differs: HitDifference[], isShown: boolean) => {
      const hit = { category: "sanctions", match: "fuzzy", score: 0.8, state: "open", isAsDescribed: true } as const;
      const judged = judgeDisposition(
        {
          type: "list_entry",
          severity: "medium",
          needsRole: null,
          disposition: null,
          relationshipState: "active",
          hit: { ...hit, comparison },
        },
        { disposition: "cleared", differs, isShown },
        ["officer"],
      );
      return judged.ok ? "ok" : judged.refusal.details?.errors?.[0]?.code;
    };
    expect([judge(hitOn(), [], true), judge(hitOn(), ["name"], false), judge(hitOn(), ["name"], true)]).toEqual([
      "required",
      "only_declared",
      "ok",
    ]);
    expect(judge(hitOn(), ["birth_date"], true)).toBe("not_different");
    expect(judge(hitOn({ birthDates: ["1950-01-01"] }), [], false)).toBe("ok");
  });
});

describe("a strong match with a sanctions list in the review of a customer", () => {
  const reviewed = (trigger: "due" | "screening_hit", score: number) => {
    const recorded = { trigger: "due", reason: "", eventId: null, key: "k", at: "2026-11-01T08:00:00.000Z" } as const;
    const joined = trigger === "due" ? [] : [{ ...recorded, trigger, key: "e" }];
    const record = caseWith(near(hitOn({ birthDates: [] }, score)));
    return { ...record, reviewOf: { ...recorded, joined } as unknown as NonNullable<CaseRecord["reviewOf"]> };
  };

  it("is cleared by the MLRO, as its event is, where a match led to the review", () => {
    expect(clear(reviewed("screening_hit", 0.89), [])).toBe("forbidden");
    expect(clear(reviewed("screening_hit", 0.89), [], "compliance_manager")).toBe("forbidden");
    expect(clear(reviewed("screening_hit", 0.89), [], "mlro")).toBe("cleared");
    expect([clear(reviewed("screening_hit", 0.8), []), clear(reviewed("due", 0.89), [])]).toEqual([
      "cleared",
      "cleared",
    ]);
  });
});
