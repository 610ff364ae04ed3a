import { describe, expect, it } from "vitest";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { identifyCustomer } from "../../../src/domain/relationships/customer-key.rules.ts";
import { relationshipStep } from "../../../src/domain/relationships/relationship-step.rules.ts";
import type { StoredRelationship } from "../../../src/domain/relationships/relationship.model.ts";
import { addMonths, termsOf } from "../../../src/domain/relationships/terms.rules.ts";

const DECIDED = "2026-08-31T10:00:00.000Z";

const record = (given: object = {}): CaseRecord =>
  ({
    workflowId: "case-1",
    country: "BE",
    registrationNumber: null,
    vatNumber: null,
    status: "APPROVED",
    investigations: [],
    decision: { decision: "approve", restrictions: [], maker: "alice", decidedAt: DECIDED },
    ...given,
  }) as unknown as CaseRecord;

const relationship = (given: Partial<StoredRelationship> = {}): StoredRelationship => ({
  relationshipId: "rel-1",
  customerKey: "company:BE:0999900150",
  kind: "company",
  country: "BE",
  registrationNumber: "0999900150",
  name: "Bakkerij De Linde",
  state: "active",
  since: "2024-01-01T10:00:00.000Z",
  endedAt: null,
  riskRating: "high",
  regime: "enhanced",
  nextReviewAt: "2027-01-01",
  restrictions: ["Cap"],
  officer: "bob",
  version: 3,
  resumesAs: null,
  ...given,
});

const place = (part: "opening" | "review", given: object = {}, of: Partial<StoredRelationship> = {}) => ({
  part,
  decidedAt: null,
  endedOn: null,
  relationship: relationship(of),
  ...given,
});
const end = { endedOn: "2026-09-01", reason: "left", recordedBy: "carl", recordedAt: "2026-09-02T10:00:00.000Z" };

describe("what a case asks of its customer's relationship", () => {
  it("opens one, and where there is one, takes of both terms the stricter and leaves its state", () => {
    expect(relationshipStep(record(), { place: null, living: null })).toMatchObject({ kind: "open" });
    const living = relationship({ state: "restricted" });
    expect(relationshipStep(record(), { place: null, living })).toMatchObject({
      kind: "approve",
      state: "restricted",
      replaces: false,
      terms: { riskRating: "high", regime: "enhanced", nextReviewAt: "2027-01-01", restrictions: ["Cap"] },
    });
  });

  it("renews one by a review alone, and plans its exit where the review is refused", () => {
    const before = { place: place("review", {}, { state: "restricted" }), living: relationship() };
    expect(relationshipStep(record(), before)).toMatchObject({ kind: "approve", state: "active", replaces: true });
    const refused = record({ status: "REJECTED" });
    const inReview = { place: place("review", {}, { state: "in_review" }), living: null };
    expect(relationshipStep(refused, inReview)).toMatchObject({ kind: "refuse", state: "exit_planned" });
    // What a list had shut is not opened by a refusal.
    expect(relationshipStep(refused, before)).toMatchObject({ kind: "refuse", state: "restricted" });
    expect(relationshipStep(refused, { place: null, living: relationship() })).toEqual({ kind: "none" });
  });

  it("a decision is taken over once", () => {
    const taken = { place: place("opening", { decidedAt: DECIDED }), living: relationship() };
    expect(relationshipStep(record(), taken)).toEqual({ kind: "none" });
  });

  it("ends by a recorded end, and goes on as what it was before if that is withdrawn", () => {
    const decided = { decidedAt: DECIDED };
    expect(
      relationshipStep(record({ relationshipEnd: end }), { place: place("opening", decided), living: null }),
    ).toMatchObject({ kind: "end", end });
    const ended = { state: "ended", endedAt: "2026-09-02T10:00:00.000Z", resumesAs: "restricted" } as const;
    const known = { ...decided, endedOn: end.endedOn };
    const before = { place: place("opening", known, ended), living: null };
    expect(relationshipStep(record(), before)).toMatchObject({ kind: "resume", state: "restricted" });
    // A case that never recorded an end withdraws none.
    const sibling = { place: place("opening", decided, ended), living: null };
    expect(relationshipStep(record(), sibling)).toEqual({ kind: "none" });
    // The customer has another relationship since: this case joins it.
    const living = relationship({ relationshipId: "rel-2" });
    expect(relationshipStep(record(), { ...before, living })).toMatchObject({ kind: "approve", of: living });
  });

  it("an end that was recorded before the decision belongs to an earlier relationship", () => {
    const stale = { ...end, recordedAt: "2026-01-01T10:00:00.000Z" };
    expect(relationshipStep(record({ relationshipEnd: stale }), { place: null, living: null })).toMatchObject({
      kind: "open",
    });
  });
});

describe("the terms of a relationship", () => {
  it("without a rating are reviewed as under enhanced due diligence, with restrictions after six months", () => {
    expect(termsOf(record())).toMatchObject({ riskRating: null, regime: null, nextReviewAt: "2027-08-31" });
    const restricted = { decision: "approve_with_restrictions", restrictions: ["Cap"], decidedAt: DECIDED };
    expect(termsOf(record({ decision: restricted }))).toMatchObject({ nextReviewAt: "2027-02-28" });
    expect(addMonths("2024-02-29", 36)).toBe("2027-02-28");
  });
});

describe("a customer", () => {
  const nobody = { personKey: null, personNumberKey: null };
  it.each([
    [{ registrationNumber: "0999.900.150" }, "company:BE:0999900150"],
    [{ vatNumber: "BE0999900150" }, "company:BE:0999900150"],
    [{ country: "NO", registrationNumber: "923 609 016" }, "company:NO:923609016"],
    [{}, "case:case-1"],
  ])("is told by country and number: %j", (given, key) => {
    expect(identifyCustomer(record(given), false, nobody).customerKey).toBe(key);
  });
});
