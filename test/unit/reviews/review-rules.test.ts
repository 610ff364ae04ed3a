import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { blockingGate, isHeldBack, standingOf } from "../../../src/domain/decisions/gates.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { renewPortalLink } from "../../../src/domain/portal/portal-link.rules.ts";
import { showPortal } from "../../../src/features/portal/portal-view.rules.ts";
import { carryOver } from "../../../src/domain/reviews/carry-over.rules.ts";
import {
  changesInWords,
  whatToAsk,
  withoutOldNames,
  withRegisterSince,
  withStandingAnswers,
} from "../../../src/domain/reviews/review-asks.rules.ts";
import { findTemplate } from "../../../src/domain/templates/index.ts";
import { contentOf, tenantTemplate } from "../../../src/domain/templates/tenant-template.rules.ts";
import { joinReview } from "../../../src/domain/reviews/review-state.rules.ts";
import type { ReviewOf } from "../../../src/domain/reviews/review.model.ts";
import { writeBrief } from "../../../src/domain/case/brief.rules.ts";
import { linesSinceLastDecision, sinceLastDecision } from "../../../src/domain/reviews/since-last-decision.rules.ts";
import { reviewColumn } from "../../../src/features/cases/review-column.ts";
import { handedIn, holder, readAs } from "../../support/made-readings.ts";
import { caseRecord, decisionInput, finding, investigation } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";

const NOW = new Date("2027-02-01T10:00:00.000Z");

const REVIEW: ReviewOf = {
  trigger: "screening_hit",
  reason: "A list names An Peeters.",
  eventId: "event-1",
  key: "event-1",
  at: "2027-02-01T09:00:00.000Z",
  relationshipId: "relationship-1",
  workflowId: "case-1",
  joined: [],
  heldBack: true,
  asks: { requirements: [], required: [], questions: [] },
  answersSince: "2026-11-01T08:00:00.000Z",
  before: {
    decision: "approve",
    decidedAt: "2026-11-02T09:00:00.000Z",
    restrictions: [],
    rating: "low",
    parties: [{ name: "An Peeters", kind: "person" }],
  },
  carried: [],
};

const heldBack = (given: Partial<CaseRecord> = {}): CaseRecord => caseRecord({ reviewOf: REVIEW, ...given });

const hit = finding({ category: "sanctions", severity: "critical", subject: "An Peeters", source_entry: "eu:1" });

describe("a review that stands on a hit", () => {
  const link = { tokenHash: "hash", tokenSealed: "sealed", expiresAt: "2027-12-01T08:00:00.000Z" };
  const follow = decisionInput({ decision: "follow_up" });
  const gateOf = (record: CaseRecord) => blockingGate(standingOf(record, NOW), follow);

  it("reaches nobody before its own screening, while a trigger is open, and where no list was searched", () => {
    const silent = soundGrounds({ screening: { state: "silent", reason: "source_unavailable" } });
    const { grounds: _, ...unseen } = heldBack({ investigations: [] });
    const shut = [
      unseen,
      heldBack({ grounds: silent }),
      heldBack({ investigations: [investigation({ findings: [hit] })] }),
    ];
    for (const record of shut) {
      expect(isHeldBack(record)).toBe(true);
      expect(gateOf(record)).toBe("sar_first");
      expect(renewPortalLink(record, link).ok).toBe(false);
    }
  });

  it("has no link that works even where the link itself has not expired, until an officer sends it", () => {
    const open = heldBack({ portal: link, status: "AWAITING_DOCUMENTS" });
    const access = { tokenHash: "hash", acceptLanguage: "en" };
    expect(showPortal(open, access, NOW).ok).toBe(false);
    expect([isHeldBack(open), gateOf(open)]).toEqual([false, null]);
    const sent = renewPortalLink(open, link);
    if (!sent.ok) throw new Error("refused");
    expect(showPortal(sent.value.record, access, NOW).ok).toBe(true);
  });

  it("is no rule for another case, such as one of an earlier version", () => {
    const plain = caseRecord({ investigations: [] });
    expect(isHeldBack(plain)).toBe(false);
    expect([reviewColumn(plain), sinceLastDecision(plain), linesSinceLastDecision(plain)]).toEqual([null, null, null]);
    expect(joinReview(plain, REVIEW, NOW).ok).toBe(false);
  });
});

describe("what a review asks", () => {
  const basis = (given: Partial<CaseRecord> = {}): CaseRecord =>
    caseRecord({
      status: "APPROVED",
      decision: {
        decision: "approve",
        reason: null,
        restrictions: [],
        maker: "alice",
        approver: null,
        decidedAt: "2026-11-02T09:00:00.000Z",
        iteration: 1,
      },
      additionalData: { answers: { business_activity: "Transport", beneficial_owners: "An Peeters" } },
      ...given,
    });
  const ask = (record: CaseRecord, now = NOW, changed: Record<string, unknown> | null = null) =>
    whatToAsk({ basis: record, policy: DEFAULT_POLICY, template: undefined, now, retrievable: [], changed });

  it("is the answers that change once they are a year old, and never who the customer is", () => {
    expect(ask(basis()).questions).toEqual([]);
    const late = ask(basis(), new Date("2027-11-02T10:00:00.000Z")).questions;
    expect(late).toEqual(expect.arrayContaining(["business_activity", "beneficial_owners", "politically_exposed"]));
    const person = ask(basis({ templateId: "kyc_natural_person" }), new Date("2027-11-02T10:00:00.000Z")).questions;
    expect(person).toContain("source_of_funds");
    expect(person).not.toContain("date_of_birth");
    // A review that did not ask them leaves them as old as they were.
    const again = { ...REVIEW, answersSince: "2026-11-01T08:00:00.000Z" };
    const review = basis({ createdAt: "2027-10-30T08:00:00.000Z", reviewOf: again });
    expect(ask(review, new Date("2027-11-02T10:00:00.000Z")).questions).toContain("business_activity");
  });

  it("is what the change names", () => {
    expect(ask(basis(), NOW, { owners: ["X"] }).questions).toEqual(["beneficial_owners"]);
    expect(ask(basis(), NOW, { activities: ["64"] }).questions).toEqual(["business_activity"]);
    expect(ask(basis(), NOW, { seat: "Gent" }).questions).toEqual([]);
  });

  const since = (...fields: string[]) => ({
    changes: fields.map((field) => ({ field, title: `${field}.` })),
    left: ["An Peeters"],
    named: ["An Peeters", "Jan Maes"],
  });
  const declares = (owners: unknown) => basis({ additionalData: { answers: { beneficial_owners: owners } } });
  const standing = (owners: unknown, ...fields: string[]) =>
    (withoutOldNames(declares(owners), since(...fields)).additionalData["answers"] as Record<string, unknown>)[
      "beneficial_owners"
    ];

  it("leaves out owners who were declared before the register named others, and no one whom it never named", () => {
    expect(standing("An Peeters", "owner_joined", "owner_left")).toBeUndefined();
    expect(standing([{ name: "An Peeters", share_percent: 100 }], "owner_left")).toBeUndefined();
    expect(standing("An Peeters\nIgor Petrov", "owner_joined")).toEqual(["Igor Petrov"]);
    expect(standing("An Peeters", "seat", "director_joined", "owner_share")).toBe("An Peeters");
    expect(standing("unknown", "owner_joined")).toBeUndefined();
  });

  it("says when who is an owner no more had been declared, and nothing of it where no register changed", () => {
    const approvedThen = declares("An Peeters");
    const now = withoutOldNames(approvedThen, since("owner_left"));
    expect(changesInWords(approvedThen, now, since("owner_left"))).toEqual([
      "owner_left.",
      "Declared as owners on 2026-11-01, before that: An Peeters.",
    ]);
    expect(changesInWords(approvedThen, approvedThen, since())).toEqual([]);
  });

  it("grows in an open review by what the register changes meanwhile, but not by owners who were declared in it", () => {
    const card = { iteration: 0, reading: readAs("identity_card", [holder("PEETERS An")]) };
    const file = (id: string, given: object) => ({ ...handedIn("representative_identity"), document_id: id, ...given });
    const open = heldBack({
      status: "AWAITING_DOCUMENTS",
      additionalData: { answers: { beneficial_owners: "An Peeters" } },
      documents: [file("old", card), file("new", { iteration: 1 })],
    });
    const join = (record: CaseRecord) => {
      const joined = joinReview(record, { ...REVIEW, key: "later" }, NOW, since("owner_joined", "director_joined"));
      if (!joined.ok) throw new Error("refused");
      return joined.value.record;
    };
    const joined = join(open);
    expect(joined.reviewOf!.asks).toMatchObject({
      questions: ["beneficial_owners"],
      required: ["representative_identity"],
    });
    expect(joined.documents.map(({ superseded }) => superseded ?? false)).toEqual([true, false]);
    expect(joined.additionalData["answers"]).toEqual({});
    expect(joined.reviewOf!.registerSince).toContain("owner_joined.");
    const declared = join({ ...open, answeredAt: { beneficial_owners: "2026-11-22T08:00:00.000Z" } });
    expect(declared.reviewOf!.asks.questions).toEqual([]);
    expect(declared.additionalData["answers"]).toEqual({ beneficial_owners: "An Peeters" });
  });

  it("is a tenant's own question that is new, or that is no longer the one that was answered", () => {
    const builtIn = findTemplate("psp_merchant_onboarding")!;
    const own = (id: string, en: string) => ({
      id,
      text: { nl: en, fr: en, de: en, en },
      type: "text" as const,
      options: null,
      required: true,
    });
    const version = (...questions: ReturnType<typeof own>[]) =>
      tenantTemplate(builtIn, { ...contentOf(builtIn), questions }, 1);
    const before = version(own("own_same", "Which platform?"), own("own_other", "Do you sell abroad?"));
    const today = version(
      own("own_same", "Which platform?"),
      own("own_other", "Were you refused?"),
      own("own_new", "?"),
    );
    const answers = { own_same: "Ours", own_other: "No", own_gone: "x", beneficial_owners: "An Peeters" };
    const real = basis({
      grounds: soundGrounds({ sample: false }),
      template: before,
      additionalData: { answers, language: "fr" },
    });
    const kept = withStandingAnswers(real, today);
    expect(kept.additionalData).toEqual({
      answers: { own_same: "Ours", beneficial_owners: "An Peeters" },
      language: "fr",
    });
    const start = { policy: DEFAULT_POLICY, template: today, now: NOW, retrievable: [], changed: null };
    const { questions } = whatToAsk({ ...start, basis: kept });
    expect(questions.filter((id) => id.startsWith("own_"))).toEqual(["own_other", "own_new"]);
    const late = whatToAsk({ ...start, basis: kept, now: new Date("2027-11-02T10:00:00.000Z") });
    expect(late.questions).toContain("own_same");
    // Back to the built-in template, nothing of the tenant's own is left.
    expect(withStandingAnswers(real, undefined).additionalData["answers"]).toEqual({ beneficial_owners: "An Peeters" });
  });

  it("is everything required that is open, where the sources are real", () => {
    const real = basis({ grounds: soundGrounds({ sample: false }) });
    const asked = ask(real);
    expect(asked.required).toEqual(expect.arrayContaining(["articles_of_association", "bank_account_proof"]));
    expect(asked.questions).toContain("politically_exposed");
  });

  it("is an expired or old document, which is not taken over; what counts is, under a key of its own", () => {
    const document = (id: string, requirement: string, facts: { id: string; value: unknown }[]): CaseDocument => ({
      document_id: id,
      key: `00000000-0000-4000-8000-000000000001/iteration-1/req_${requirement}/${id}.pdf`,
      filename: `${id}.pdf`,
      requirement_id: requirement,
      iteration: 1,
      source: "customer",
      content_type: "application/pdf",
      size: 1,
      sha256: "0".repeat(64),
      uploaded_at: "2026-11-01T08:00:00.000Z",
      review: {
        outcome: "accepted",
        kind: requirement === "bank_account_proof" ? "bank_account_certificate" : "identity_card",
        facts,
        reason: null,
        reviewed_by: "alice",
        reviewed_at: "2026-11-01T09:00:00.000Z",
      },
    });
    const card = (expiry: string) =>
      basis({ documents: [document("card", "representative_identity", [{ id: "expiry_date", value: expiry }])] });
    const kept = (record: CaseRecord, now = NOW) =>
      carryOver(
        { basis: record, policy: DEFAULT_POLICY, template: undefined, now, retrievable: [], changed: null },
        "new-case",
      ).documents;
    for (const [expiry, carried, isAsked] of [
      ["2027-01-31", 0, true],
      ["2027-03-15", 1, true],
      ["2027-06-01", 1, false],
    ] as const) {
      expect([expiry, kept(card(expiry)).length]).toEqual([expiry, carried]);
      expect([expiry, ask(card(expiry)).required.includes("representative_identity")]).toEqual([expiry, isAsked]);
    }
    const [copy] = kept(card("2030-01-01"));
    expect(copy!.to).toMatchObject({ iteration: 0, review: { reviewed_at: "2026-11-01T09:00:00.000Z" } });
    expect(copy!.to.key.startsWith("new-case/")).toBe(true);
    // The card of somebody who left identifies nobody any more.
    const accepted = document("card", "representative_identity", [{ id: "expiry_date", value: "2030-01-01" }]);
    const held = basis({ documents: [{ ...accepted, reading: readAs("identity_card", [holder("PEETERS An")]) }] });
    const start = {
      basis: held,
      policy: DEFAULT_POLICY,
      template: undefined,
      now: NOW,
      retrievable: [],
      changed: null,
    };
    // Neither does that of an owner who left the management, as far as it is a representative's.
    for (const [left, leftOffice, carried] of [
      [["An Peeters"], [], 0],
      [["Jan Maes"], [], 1],
      [[], ["An Peeters"], 0],
      [[], ["Jan Maes"], 1],
    ] as const) {
      const since = { left, leftOffice };
      expect(carryOver({ ...start, since }, "new-case").documents).toHaveLength(carried);
      expect(whatToAsk({ ...start, since }).required.includes("representative_identity")).toBe(carried === 0);
    }
    const since = { left: [], leftOffice: ["An Peeters"] };
    const owner = basis({ documents: held.documents.map((one) => ({ ...one, requirement_id: "identity_document" })) });
    expect(carryOver({ ...start, basis: owner, since }, "new-case").documents).toHaveLength(1);
    const review = { ...held, reviewOf: REVIEW, documents: held.documents.map((one) => ({ ...one, iteration: 0 })) };
    const changes = [{ field: "director_left", title: "No longer in an office." }];
    const joined = withRegisterSince(review, { ...since, changes, named: [] });
    expect(joined.documents[0]!.superseded).toBe(true);
    expect(joined.reviewOf!.asks.required).toContain("representative_identity");
    // The policy counts a certificate of a bank account for 92 days.
    const proof = basis({ documents: [document("proof", "bank_account_proof", [])] });
    expect(kept(proof, new Date("2027-01-15T10:00:00.000Z"))).toHaveLength(1);
    expect(kept(proof, new Date("2027-03-01T10:00:00.000Z"))).toHaveLength(0);
    expect(ask(proof, new Date("2027-03-01T10:00:00.000Z")).required).toContain("bank_account_proof");
  });
});

describe("what changed since the last decision", () => {
  it("names who came and who left, and says that nobody knows where no register answered", () => {
    const before = { ...REVIEW.before, parties: [{ name: "Jan Claes", kind: "person" as const }] };
    const record = heldBack({ reviewOf: { ...REVIEW, before } });
    expect(sinceLastDecision(record)).toMatchObject({ joined: ["An Peeters"], left: ["Jan Claes"] });
    const silent = soundGrounds({
      register: { state: "silent", source: "kbo", reason: "source_unavailable" } as never,
    });
    expect(sinceLastDecision({ ...record, grounds: silent })).toMatchObject({ left: null });
    expect(linesSinceLastDecision({ ...record, grounds: silent })!.join(" ")).toContain("it is not known who left");
    expect(sinceLastDecision({ ...record, investigations: [] })).toMatchObject({ joined: null, left: null });
  });

  it("has left where only the customer declares still whom the register had", () => {
    const parties = [{ name: "An Peeters", kind: "person" as const, origin: "registered" as const }];
    const record = heldBack({
      reviewOf: { ...REVIEW, before: { ...REVIEW.before, parties } },
      additionalData: { answers: { beneficial_owners: "An Peeters" } },
    });
    const register = (directors: object[] | null) =>
      soundGrounds({ register: { ...soundGrounds().register, directors, owners: [{ name: "Jan Claes" }] } as never });
    const left = (directors: object[] | null) => sinceLastDecision({ ...record, grounds: register(directors) })!.left;
    expect(left([{ name: "Jan Claes", role: "director" }])).toEqual(["An Peeters"]);
    expect(left(null)).toEqual([]);
  });

  it("is told by the last decision's register until the review itself has asked", () => {
    const words = "Haven BV is registered under the number 1. By the register: Lotte Dewulf (Bestuurder).";
    const reviewOf = { ...REVIEW, before: { ...REVIEW.before, words }, registerSince: ["New owner: Jan Maes 100 %."] };
    const before = writeBrief(heldBack({ reviewOf, investigations: [] }), NOW).paragraphs.join(" ");
    expect(before).toContain(`No source has been asked in this review yet. At the decision of 2026`);
    expect(before).toContain("By the register: Lotte Dewulf (Bestuurder).");
    expect(before).toContain("By the register, since that decision: New owner: Jan Maes 100 %.");
    expect(before).not.toMatch(/No company register has stated|No register names|Declared only/);
    expect(writeBrief(heldBack({ reviewOf }), NOW).paragraphs.join(" ")).not.toContain("No source has been asked");
  });

  it("follows who the customer is in a brief, and a question that is asked again ends as one", () => {
    const record = heldBack({ reviewOf: { ...REVIEW, asks: { ...REVIEW.asks, questions: ["beneficial_owners"] } } });
    const [first, second] = writeBrief(record, NOW).paragraphs;
    expect(first).not.toContain("This is a review");
    expect(second).toContain("This is a review of a customer who was approved");
    expect(linesSinceLastDecision(record)).toContain("Asked again: Who are the beneficial owners of the company?");
  });
});
