import { describe, expect, it } from "vitest";
import { noticesOf } from "../../../src/domain/relationships/event-notices.rules.ts";
import { NOTIFICATION_TEXTS } from "../../../src/domain/relationships/notification.rules.ts";
import type { ObservedChange } from "../../../src/domain/relationships/monitoring-event.model.ts";

const change = (given: Partial<ObservedChange> = {}): ObservedChange => ({
  relationshipId: "r",
  partyId: null,
  type: "list_entry",
  severity: "high",
  key: "k",
  title: "t",
  before: null,
  after: { category: "sanctions" },
  evidenceIds: [],
  needsRole: null,
  consequence: "none",
  ...given,
});

describe("who is told of an event", () => {
  it("is the officer, and the MLROs of a match with a sanctions list", () => {
    expect(noticesOf(change(), "alice")).toEqual([
      { to: { officer: "alice" }, kind: "sanctions_match" },
      { to: { role: "mlro" }, kind: "sanctions_match" },
    ]);
    expect(noticesOf(change({ after: { category: "pep" } }), "alice")).toEqual([
      { to: { officer: "alice" }, kind: "monitoring_event" },
    ]);
  });

  it("is who stands in for an officer who is away too, or else the managers", () => {
    const told = (substitute: string | null) =>
      noticesOf(change({ after: null }), "alice", substitute).map(({ to }) => to);
    expect(told(null)).toEqual([{ officer: "alice" }]);
    expect(told("bob")).toEqual([{ officer: "alice" }, { officer: "bob" }]);
    expect(told("")).toEqual([{ officer: "alice" }, { role: "compliance_manager" }]);
  });

  it("is who may leave it without consequence too, of a high match with a list of the tenant's own", () => {
    const own = (given: Partial<ObservedChange>, list_severity = "high") =>
      noticesOf(change({ after: { category: "own_list", list_severity }, ...given }), "alice").map(({ to }) => to);
    const seniors = [{ role: "compliance_manager" }, { role: "mlro" }];
    expect(own({})).toEqual([{ officer: "alice" }, ...seniors]);
    expect(own({}, "medium")).toEqual([{ officer: "alice" }]);
    expect(own({ severity: "medium" })).toEqual([{ officer: "alice" }]);
    expect(noticesOf(change({ after: { category: "own_list" } }), "").map(({ to }) => to)).toEqual(seniors);
  });

  it("is a compliance manager where nobody is known as the officer", () => {
    for (const nobody of ["", "system"]) {
      expect(noticesOf(change({ type: "register_change" }), nobody)[0]!.to).toEqual({ role: "compliance_manager" });
    }
  });

  it("calls an entry that went no match", () => {
    expect(noticesOf(change({ after: null, severity: "low" }), "alice")).toEqual([
      { to: { officer: "alice" }, kind: "monitoring_event" },
    ]);
  });

  it("says in one sentence what it is, without a name and without a word of a report", () => {
    for (const text of Object.values(NOTIFICATION_TEXTS)) {
      expect(text).toMatch(/^[A-Z][^.]*\.$/);
      expect(text).not.toMatch(/report|suspicio|FIU|goAML|SAR/i);
    }
  });
});
