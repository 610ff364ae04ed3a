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
    "Nothing that is required is open, but the news was not searched, or not read in full: do so by hand, and approve only if nothing speaks against it.",
  );
  expect(unsearched.summary).toContain(
    "Nothing was found against the customer, but the news was not searched, or not read in full.",
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

it("says that the news was not searched beside what speaks against the customer", () => {
  const other = finding({ category: "registry_status", severity: "medium", title: "In liquidation" });
  const UNKNOWN = "The news was not searched, or not read in full: what else it reports is not known.";
  expect(briefOf(other, gap).summary).toContain(UNKNOWN);
  expect(briefOf(other).summary).not.toContain("The news");
  // Said once.
  expect(briefOf(gap).summary).not.toContain(UNKNOWN);
});

it("names what the press reports although it weighs little, before it says approve", () => {
  const title = "Adverse media: accusation, Alfa NV as suspect";
  const low = { ...reported, category: "adverse_media", severity: "low", title, entry_fingerprint: "w1" } as const;
  const open = briefOf(low, { ...low, id: "copy" });
  expect(open.summary).toContain(`Against the customer: ${title} (low).`);
  expect(open.summary).not.toMatch(/Nothing was found against|Nothing is open/);
  expect(open.conclusion).toBe(
    `For an officer to read, and to clear if it does not count against the customer: ${title}. Nothing else that is required is open: approve, unless the news says otherwise.`,
  );
  expect(open.to_open.findings).toEqual([low.id, "copy"]);
  const cleared = briefOf({ ...low, clearance: CLEARANCE });
  expect(cleared.conclusion).toBe("Nothing is open: approve.");
  expect(cleared.summary).toContain("Nothing was found against the customer.");
});

it("counts articles of different words under one title, unless the title holds their number already", () => {
  const title = "Adverse media: accusation, Alfa NV as suspect";
  const low = { ...reported, category: "adverse_media", severity: "low", title, entry_fingerprint: "w1" } as const;
  const news = { ...low, id: "n1", code: "media_unclear", title: "News to be read: 1 article on Alfa NV" } as const;
  const { conclusion } = briefOf(low, { ...low, id: "copy" }, { ...low, id: "other", entry_fingerprint: "w2" }, news, {
    ...news,
    id: "n2",
    entry_fingerprint: "w3",
  });
  expect(conclusion).toContain(`to clear if it does not count against the customer: ${title} (2 articles). `);
  expect(conclusion).toContain(`before anything is decided: 1 article on Alfa NV. `);
});

it("names news that an officer confirmed against the customer", () => {
  const confirmation = { reason: "the same", confirmed_by: "alice", confirmed_at: "2026-11-02T09:00:00.000Z" };
  const title = "News to be read: 2 articles on Alfa NV";
  const news = { ...reported, category: "adverse_media", severity: "low", code: "media_unclear", title } as const;
  const { summary } = briefOf({ ...news, confirmation });
  expect(summary).toContain(
    "Against the customer: Confirmed as adverse by an officer, all or some: 2 articles on Alfa NV (low).",
  );
  expect(summary).not.toContain("Nothing was found against");
});
