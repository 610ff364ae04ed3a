import { describe, expect, it } from "vitest";
import {
  expiryNotice,
  type ExpiringDocument,
  nextExpiryNotice,
} from "../../../src/domain/relationships/document-expiry.rules.ts";
import { reviewKey, reviewNotice } from "../../../src/domain/relationships/review-due.rules.ts";

const card = (given: Partial<ExpiringDocument> = {}): ExpiringDocument => ({
  subject: "identity_card jan peeters",
  workflow_id: "case-1",
  document_id: "d-1",
  kind: "identity_card",
  holder: "Jan Peeters",
  expires_on: "2027-03-31",
  is_identity: true,
  ...given,
});

describe("a document that expires", () => {
  it.each([
    ["2027-01-29", null, "2027-01-30"],
    ["2027-01-30", "low", "2027-03-01"],
    ["2027-03-01", "medium", "2027-04-01"],
    // It is valid on its last day.
    ["2027-03-31", "medium", "2027-04-01"],
    ["2027-04-01", "high", null],
    ["2028-01-01", "high", null],
  ])("is told of by its days: %s", (today, severity, next) => {
    expect(expiryNotice("r", card(), today)?.severity ?? null).toBe(severity);
    expect(nextExpiryNotice(card(), today)).toBe(next);
  });

  it("opens a review once it has expired, and no sooner", () => {
    expect(expiryNotice("r", card(), "2027-03-31")!.consequence).toBe("none");
    expect(expiryNotice("r", card(), "2027-04-01")!.consequence).toBe("open_review");
    expect(expiryNotice("r", card({ is_identity: false }), "2027-04-01")!.severity).toBe("medium");
  });

  it("is the same notice for a copy of the document, and another for one that is valid for longer", () => {
    const key = (one: ExpiringDocument) => expiryNotice("r", one, "2027-04-01")!.key;
    expect(key(card({ document_id: "copy", workflow_id: "case-2" }))).toBe(key(card()));
    expect(key(card({ expires_on: "2027-03-30" }))).not.toBe(key(card()));
  });

  it("is said in words with the day", () => {
    expect(expiryNotice("r", card(), "2027-03-01")!.title).toBe(
      "The identity card of Jan Peeters is valid until 2027-03-31. The customer will have to hand in a new one.",
    );
    expect(expiryNotice("r", card({ holder: null }), "2027-05-01")!.title).toBe(
      "The identity card was valid until 2027-03-31. The customer has to hand in a new one.",
    );
  });
});

describe("a review that falls due", () => {
  const of = {
    relationshipId: "r",
    name: "Molenhof",
    state: "active",
    regime: "standard",
    restrictions: [],
    nextReviewAt: "2027-03-31",
  } as const;

  it("is one notice before and another from its day on", () => {
    expect(reviewNotice(of, "2027-03-30")).toMatchObject({
      severity: "medium",
      key: reviewKey("r", "2027-03-31", false),
    });
    expect(reviewNotice(of, "2027-03-31")).toMatchObject({ severity: "high", key: reviewKey("r", "2027-03-31", true) });
    expect(reviewNotice(of, "2027-03-31").consequence).toBe("open_review");
  });

  it("also asks for the restrictions, and nothing more of a customer who is leaving", () => {
    expect(reviewNotice({ ...of, restrictions: ["No cash"] }, "2027-03-30").title).toMatch(
      /^The review of Molenhof falls due on 2027-03-31\. It also has to say whether the restrictions are kept/,
    );
    expect(reviewNotice({ ...of, state: "exit_planned" }, "2027-03-31").consequence).toBe("none");
  });
});
