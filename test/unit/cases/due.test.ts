import { describe, expect, it } from "vitest";
import { type Dated, dueOf } from "../../../src/domain/case/due.rules.ts";

const since = "2026-11-01T10:00:00.000Z";
const opened: Dated = {
  status: "REVIEW_PENDING",
  statusSince: since,
  createdAt: "2026-10-20T10:00:00.000Z",
  riskLevel: null,
  dueAt: null,
};
const due = (days: number | undefined, at: string) =>
  dueOf(opened, days === undefined ? {} : { due_days: { REVIEW_PENDING: days } }, new Date(at));
const now = new Date("2027-01-01T00:00:00.000Z");

describe("the day until which a case may stay in its status", () => {
  it("is counted from when it entered it, and overdue after it", () => {
    const due_at = "2026-11-06T10:00:00.000Z";
    expect(due(5, due_at)).toEqual({ status_since: since, due_at, overdue: false });
    expect(due(5, "2026-11-06T10:00:00.001Z")).toEqual({ status_since: since, due_at, overdue: true });
  });

  it("is none without days for this status, or for a case that entered it before this was recorded", () => {
    const none = { due_at: null, overdue: false };
    const days = { due_days: { REVIEW_PENDING: 1 } };
    expect(due(undefined, "2027-11-06T10:00:00.000Z")).toEqual({ status_since: since, ...none });
    expect(dueOf({ ...opened, status: "ESCALATED" }, days, now)).toMatchObject(none);
    expect(dueOf({ ...opened, statusSince: null }, days, now)).toEqual({ status_since: null, ...none });
  });
});

describe("the day on which a case must be decided", () => {
  const days = { decision_due_days: { unrated: 30, high: 10 } };
  const at = (of: Partial<Dated>, policy: object = days) => dueOf({ ...opened, ...of }, policy, now).due_at;

  it("is counted from its opening by its rating", () => {
    expect(at({})).toBe("2026-11-19T10:00:00.000Z");
    expect(at({ riskLevel: "high" })).toBe("2026-10-30T10:00:00.000Z");
    expect(at({ riskLevel: "low" })).toBe(null);
  });

  it("ends with the decision", () => {
    expect(at({ status: "APPROVED" })).toBe(null);
    expect(at({ status: "REJECTED" })).toBe(null);
  });

  it("is the first of both by the policy, and an officer's date goes before it", () => {
    expect(at({}, { ...days, due_days: { REVIEW_PENDING: 2 } })).toBe("2026-11-03T10:00:00.000Z");
    expect(at({}, { ...days, due_days: { REVIEW_PENDING: 60 } })).toBe("2026-11-19T10:00:00.000Z");
    expect(at({ dueAt: "2028-01-01T00:00:00.000Z" })).toBe("2028-01-01T00:00:00.000Z");
  });
});
