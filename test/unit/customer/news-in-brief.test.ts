import { expect, it } from "vitest";
import { writeBrief } from "../../../src/domain/case/brief.rules.ts";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { caseRecord, finding, investigation } from "../../support/case-fixtures.ts";

const NOW = new Date("2026-11-02T10:00:00.000Z");
const CLEARANCE = { reason: "another bakery", cleared_by: "alice", cleared_at: "2026-11-02T09:00:00.000Z" };

const briefOf = (...findings: Finding[]) =>
  writeBrief(caseRecord({ investigations: [investigation({ findings })] }), NOW);

const gap = finding({ category: "data_gap", severity: "low", source: "adverse_media", agent_name: "adverse_media" });
const reported = finding({
  category: "criminal",
  severity: "medium",
  source: "adverse_media",
  agent_name: "adverse_media",
});

it("says that the news was not searched where that is all that is not known", () => {
  expect(briefOf().conclusion).toBe("Nothing is open: approve.");
  const unsearched = briefOf(gap);
  expect(unsearched.conclusion).toBe(
    "Nothing that is required is open, but the news was not searched or read in full: do so by hand, and approve only if nothing speaks against it.",
  );
  expect(unsearched.summary).toContain(
    "Nothing was found against the customer, but the news was not searched or read in full.",
  );
});

it("recommends no approval while a report of an investigation or worse is open, and one once it is cleared", () => {
  const open = briefOf(reported);
  expect(open.recommended_action).toBe("escalate");
  expect(open.conclusion).toBe(
    "Adverse news is open: read it, clear it if it does not count against the customer, else escalate.",
  );
  expect(briefOf({ ...reported, clearance: CLEARANCE }).recommended_action).toBe("approve");
  expect(briefOf({ ...reported, category: "adverse_media", severity: "low" }).recommended_action).toBe("approve");
});
