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
