import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { takeMemoStep } from "../../../src/features/memoranda/memorandum.rules.ts";
import type { Memorandum, MemoStep } from "../../../src/domain/memoranda/memorandum.model.ts";
import { writeJustification } from "../../../src/features/memoranda/justification.rules.ts";
import { writeSections } from "../../../src/features/memoranda/memorandum-sections.ts";
import { canonicalHash } from "../../../src/platform/canonical-json.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { answerSecondApproval } from "../../../src/domain/decisions/decision.rules.ts";
import {
  actor,
  caseRecord,
  decisionInput,
  finding,
  investigation,
  uboDiscrepancy,
} from "../../support/case-fixtures.ts";
import { expires, handedIn, holder, readAs, zone } from "../../support/made-readings.ts";
import { metaOf } from "../../support/sar-fixtures.ts";

const record = caseRecord();
const meta = metaOf(actor("alice"));
const DRAFT: MemoStep = { kind: "draft", justification: null, dissentingConcerns: null };
const REVISE: MemoStep = { kind: "revise", justification: "Sound.", dissentingConcerns: "Bob would wait." };
const SIGN: MemoStep = { kind: "sign" };

const take = (memo: Memorandum | null, step: MemoStep, by = meta) => takeMemoStep(record, "memo", memo, step, by);
function after(...steps: MemoStep[]): Memorandum {
  return steps.reduce<Memorandum | null>((memo, step) => {
    const outcome = take(memo, step);
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    expect(outcome.value.memorandum).toEqual(outcome.value.answer);
    return outcome.value.answer;
  }, null)!;
}
const refusal = (memo: Memorandum | null, step: MemoStep) => {
  const outcome = take(memo, step);
  return outcome.ok ? null : outcome.refusal.code;
};

describe("a memorandum", () => {
  it("is drafted with eight numbered sections, the last still empty", () => {
    const { sections, justification, status } = after(DRAFT);
    expect(sections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(sections.slice(0, 7).every(({ content }) => content !== "")).toBe(true);
    expect([sections[7], justification, status]).toEqual([
      { number: 8, title: "Justification", content: "" },
      null,
      "draft",
    ]);
  });

  it("takes the officer's words, is signed once and then never changes", () => {
    const signed = after(DRAFT, REVISE, SIGN);
    expect(signed).toMatchObject({
      status: "signed",
      justification: "Sound.",
      dissenting_concerns: "Bob would wait.",
      signed_by: "alice",
    });
    expect(signed.sections[7]!.content).toBe("Sound.");
    expect(refusal(signed, REVISE)).toBe("invalid_state");
    expect(refusal(signed, SIGN)).toBe("invalid_state");
  });

  it("is not signed without a justification, and one that is not there is not found", () => {
    expect(refusal(after(DRAFT), SIGN)).toBe("invalid_state");
    expect(refusal(null, REVISE)).toBe("not_found");
    expect(refusal(null, SIGN)).toBe("not_found");
  });

  it("has a hash over sections, justification and concerns, which signing leaves as it is", () => {
    const draft = after(DRAFT, REVISE);
    const { sections, justification, dissenting_concerns } = draft;
    expect(draft.content_hash).toBe(canonicalHash({ sections, justification, dissenting_concerns }));
    const signed = after(DRAFT, REVISE, SIGN);
    expect([signed.content_hash, signed.sections]).toEqual([draft.content_hash, draft.sections]);
  });

  it("enters each change in the audit chain, with its hash", () => {
    const draft = take(null, DRAFT);
    const memo = draft.ok ? draft.value.answer : null;
    expect(draft.ok && draft.value.audit).toEqual([
      { event: "MEMO_DRAFTED", details: { memo_id: "memo", content_hash: memo!.content_hash } },
    ]);
    const signed = take(after(DRAFT, REVISE), SIGN);
    expect(signed.ok && signed.value.audit[0]!.event).toBe("MEMO_SIGNED");
  });

  it("that is drafted twice under one id is drafted once", () => {
    const first = after(DRAFT);
    const again = take(first, REVISE.kind === "revise" ? { ...REVISE, kind: "draft" } : DRAFT);
    expect(again.ok && [again.value.answer, again.value.audit]).toEqual([first, []]);
  });
});

describe("what a memorandum says of its case", () => {
  const found = caseRecord({
    facts: {
      directors: [{ value: [{ name: "An Peeters", role: "director" }], source: "kbo", timestamp: "" }],
      beneficial_owners: [
        {
          value: [{ name: "Jan Maes", kind: "person", share_percent: 60, birth_date: "1981-02-03" }],
          source: "kbo",
          timestamp: "",
        },
      ],
      legal_name: [{ value: "Molenhof Logistiek BV", source: "kbo", timestamp: "" }],
    },
    discrepancies: [uboDiscrepancy()],
    investigations: [
      investigation({
        risk_score: 0.82,
        findings: [
          finding({ id: "a", category: "sanctions", severity: "critical", title: "Listed person" }),
          finding({ id: "b", category: "tax_debt", severity: "high", title: "Tax debt" }),
          finding({ id: "c", category: "data_gap", title: "Debt page silent" }),
        ],
      }),
    ],
  });
  const contents = writeSections(found, null, meta.now).map(({ content }) => content);

  it("tells beside an answer what was answered before", () => {
    const changed = caseRecord({
      additionalData: { answers: { politically_exposed: "no" } },
      replacedAnswers: [
        { question: "politically_exposed", answer: "yes", answeredAt: null, replacedAt: "2026-11-20T10:00:00.000Z" },
      ],
    });
    const told = writeSections(changed, null, meta.now).map(({ content }) => content);
    expect(told[2]).toMatch(/prominent public function.* no \(before: yes\)/);
  });

  it("says of a private customer which statements contradict, and not that nothing could be compared", () => {
    const person = (findings: Finding[]) =>
      writeSections(
        caseRecord({ templateId: "kyc_natural_person", investigations: [investigation({ findings })] }),
        null,
        meta.now,
      ).map(({ content }) => content)[4];
    const contradiction = finding({
      category: "document",
      code: "document_contradicts",
      title: "Contradiction on the nationality: identity card",
    });
    expect(person([contradiction])).toContain("does not agree: Contradiction on the nationality: identity card.");
    expect(person([])).toContain(
      "No register states who a private customer is. What was declared is compared with documents only.",
    );
  });

  it("has a match with the tenant's own list among the hits", () => {
    const hit = finding({ category: "own_list", severity: "medium", title: "Match on your own list: An Peeters" });
    const record = caseRecord({ investigations: [investigation({ findings: [hit] })] });
    const [, , , screening, findings] = writeSections(record, null, meta.now).map(({ content }) => content);
    expect(screening).toMatch(/^Hits and reports[^]*Match on your own list: An Peeters/m);
    expect(findings).not.toContain("Match on your own list");
  });

  it("names a stranger whom only a paper names apart from those who run or own the customer", () => {
    const card = readAs("identity_card", [zone(), holder("GOOSSENS Rudi", "1980-02-01"), expires("2030-01-01")]);
    const documents = [handedIn("identity_document", card)];
    const [, ownership] = writeSections(caseRecord({ documents }), null, meta.now);
    const [behind, others] = ownership!.content.split("Named in documents that give them no office or holding here:");
    expect(behind).toMatch(/^- An Peeters: director, beneficial owner[^\n]*\s*$/);
    expect(others).toContain("GOOSSENS Rudi: holder of an identity document");
  });

  it("tells the overrides that wait with a parked decision, and a refused second approval", () => {
    const parked = {
      input: decisionInput({
        decision: "approve",
        reason: "Known to us",
        overrideOpenChecks: "Seen at the counter",
      }),
      maker: "bob",
      parkedFrom: "REVIEW_PENDING" as const,
      parkedAt: "2026-11-20T10:00:00.000Z",
      bundleHash: "sha256:0",
      reasons: ["override:mandatory_check_open" as const],
      needsSenior: true,
    };
    const waiting = caseRecord({ status: "PENDING_SECOND_APPROVAL", parked });
    const decided = (given: CaseRecord) => writeSections(given, null, meta.now)[6]!.content;
    expect(decided(waiting)).toContain("Blocking checks established: Seen at the counter");
    const refused = answerSecondApproval(
      waiting,
      { decision: "reject", comment: "No register names it" },
      {
        ...metaOf(actor("cecil", "compliance_manager")),
        makerChecker: true,
        portalExpiresAt: "2026-12-20T10:00:00.000Z",
      },
    );
    if (!refused.ok) throw new Error(refused.refusal.message);
    expect(refused.value.record).toMatchObject({
      parked: null,
      refusedApprovals: [{ decision: "approve", maker: "bob", refusedBy: "cecil", comment: "No register names it" }],
    });
    const text = decided(refused.value.record);
    expect(text).toContain("No decision has been taken yet.");
    expect(text).toMatch(/approve by bob, refused by cecil on \d{4}-\d\d-\d\d\. Comment: No register names it/);
  });

  it("has what the second officer said with the approval, or that nothing was said", () => {
    const decision = {
      decision: "approve" as const,
      reason: "Known at the counter",
      restrictions: [],
      maker: "bob",
      approver: "cecil",
      decidedAt: "2026-11-20T11:00:00.000Z",
      iteration: 1,
    };
    const record = caseRecord({ status: "APPROVED", decision });
    const decided = (comment?: string) => writeSections(record, null, meta.now, comment)[6]!.content;
    expect(decided("Only with a review in March")).toContain(
      "Comment of the second officer, cecil: Only with a review in March",
    );
    expect(decided()).toContain("cecil, the second officer, gave no comment.");
  });

  it("is told where it belongs", () => {
    expect(contents[0]).toContain("Registered name: Molenhof Logistiek BV");
    expect(contents[1]).toContain("- An Peeters: director, birth date not known, registered, no hit");
    expect(contents[1]).toContain("- Jan Maes: beneficial owner, 60 %, born 1981-02-03, registered, not screened");
    expect(contents[1]).toContain('declared "Jan Claes", registered "An Peeters" (open)');
    expect(contents[3]).toContain("Listed person");
    expect(contents[4]).toContain("Tax debt");
    expect(contents[4]).not.toContain("Listed person");
    expect(contents[4]).toContain("Gaps in the data:\n- Low, data gap (Crossroads Bank (KBO)): Debt page silent");
    expect(contents[5]).toContain("0.82 of 1");
    expect(contents[4]).toContain("beneficial owners: contradicted. The register (KBO) names An Peeters");
    expect(contents[6]).toContain("No decision has been taken yet.");
    expect(contents[6]).toContain("No open beneficial-owner discrepancy: blocked");
  });

  it("is a suggestion of what weighs, what is open and what is not known", () => {
    const text = writeJustification(found, meta.now);
    for (const told of ["0.82", "Listed person", "Tax debt", "beneficial_owners", "Debt page silent", "escalation"]) {
      expect(text).toContain(told);
    }
    expect(writeJustification(caseRecord({ investigations: [] }), meta.now)).toContain("no ground yet");
  });

  it("is bounded and well-formed whatever the sources gave", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 60 }), fc.string({ maxLength: 3000 }), (values, text) => {
        const facts = { directors: [{ value: values, source: "kbo", timestamp: "" }] };
        const titled = Array.from({ length: 80 }, (_, i) => finding({ id: `f${i}`, title: text }));
        const sections = writeSections(
          caseRecord({ facts, investigations: [investigation({ findings: titled })] }),
          null,
          meta.now,
        );
        for (const { content } of sections) expect(content.length).toBeLessThan(45_000);
      }),
      { numRuns: 50 },
    );
  });
});
