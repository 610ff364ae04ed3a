import { describe, expect, it } from "vitest";
import { partyBefore, type PartyBefore } from "../../../src/domain/decisions/party-before.rules.ts";

const END = { at: "2026-10-01T10:00:00.000Z", by: "carl", reason: "Fraud." };
const SINCE = "2026-01-05T10:00:00.000Z";
const ended: PartyBefore["ended"] = { relationshipId: "r", since: SINCE, ended: END, endedFor: "grave" };
const RUDI: PartyBefore = {
  name: "Rudi Kerkhofs",
  role: "director",
  customer: "Foo BV",
  roleThere: null,
  isAlike: false,
  ended,
};
const shut = (reason: string): NonNullable<PartyBefore["shut"]> => ({
  state: "restricted",
  at: END.at,
  by: "carl",
  ...(reason && { reason }),
});

describe("somebody behind a customer who is known from another relationship", () => {
  it("is of high severity where that was ended for cause with the very person", () => {
    expect(partyBefore(RUDI)).toEqual({
      code: "party_before",
      severity: "high",
      title: "Rudi Kerkhofs, director, was a customer, and the relationship was ended for cause",
      description:
        'A customer from 2026-01-05 to 2026-10-01. The relationship was ended by carl: "Fraud.". It counts until an officer says why the customer can be accepted all the same.',
    });
    expect(partyBefore({ ...RUDI, role: null, roleThere: "owner" })).toMatchObject({
      severity: "high",
      title: "The customer is known as owner of Foo BV, whose relationship was ended for cause",
    });
  });

  it("is of medium severity through another company, or where it is restricted for a reason that accuses nobody", () => {
    expect(partyBefore({ ...RUDI, roleThere: "owner" })).toMatchObject({
      severity: "medium",
      title: "Rudi Kerkhofs, director, is known as owner of Foo BV, whose relationship was ended for cause",
    });
    const { ended: _, ...living } = RUDI;
    expect(partyBefore({ ...living, shut: shut("No answers.") })).toMatchObject({
      severity: "medium",
      title: "Rudi Kerkhofs, director, is a customer, and the relationship is restricted",
    });
    expect(partyBefore({ ...living, shut: shut("Fraud confirmed.") })).toMatchObject({ severity: "high" });
  });

  it("is told low where nobody said why it ended, and says that the name is only alike", () => {
    const unsaid = partyBefore({ ...RUDI, isAlike: true, ended: { ...ended!, endedFor: "unsaid" } });
    expect(unsaid).toMatchObject({
      severity: "low",
      title: "Rudi Kerkhofs, director, was a customer, and the relationship was ended",
    });
    expect(unsaid.description).toMatch(
      /^The birth date is the same, and the name of Rudi Kerkhofs may be that person's\./,
    );
    expect(unsaid.description).not.toContain("It counts until");
  });
});
