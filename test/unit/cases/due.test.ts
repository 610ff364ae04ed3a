import { describe, expect, it } from "vitest";
import { dueOf } from "../../../src/domain/case/due.rules.ts";

const since = "2026-11-01T10:00:00.000Z";
const due = (days: number | undefined, at: string) =>
  dueOf("REVIEW_PENDING", since, days === undefined ? {} : { REVIEW_PENDING: days }, new Date(at));

describe("the day until which a case may stay in its status", () => {
  it("is counted from when it entered it, and overdue after it", () => {
    const due_at = "2026-11-06T10:00:00.000Z";
    expect(due(5, due_at)).toEqual({ status_since: since, due_at, overdue: false });
    expect(due(5, "2026-11-06T10:00:00.001Z")).toEqual({ status_since: since, due_at, overdue: true });
  });

  it("is none without days for this status, or for a case that entered it before this was recorded", () => {
    const none = { due_at: null, overdue: false };
    expect(due(undefined, "2027-11-06T10:00:00.000Z")).toEqual({ status_since: since, ...none });
    const now = new Date("2027-01-01T00:00:00.000Z");
    expect(dueOf("ESCALATED", since, { REVIEW_PENDING: 1 }, now)).toMatchObject(none);
    expect(dueOf("REVIEW_PENDING", null, { REVIEW_PENDING: 1 }, now)).toEqual({ status_since: null, ...none });
  });
});
