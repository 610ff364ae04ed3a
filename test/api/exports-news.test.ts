import { expect, it } from "vitest";
import type { Finding } from "../../src/domain/case/case.model.ts";
import { ASKS_TO_READ } from "../../src/domain/decisions/news-words.rules.ts";
import { newOfficer } from "../support/api.ts";
import { finding, investigation } from "../support/case-fixtures.ts";
import { openCase } from "../support/cases.ts";
import { putCase } from "../support/portal.ts";

const NEWS: Finding = finding({
  id: "3e2d1c0b-9a8f-4e7d-8c5a-5f4e3d2c1b0a",
  category: "adverse_media",
  code: "media_unclear",
  title: "News to be read: 1 article on Jan Claes",
  description: `The rules could not tell.${ASKS_TO_READ} 2026-01-01, De Bode: "Zilverberk" (https://news.example/1).`,
  agent_name: "adverse_media",
  subject: "Jan Claes",
});
const clearance = { reason: "a quarrel", cleared_by: "alice", cleared_at: "2026-11-01T10:00:00.000Z" };

it("exports news that an officer read without the request to read it", async () => {
  const officer = newOfficer("alice");
  const manager = officer.colleague("carol", "compliance_manager");
  const exported = async (news: Finding) => {
    const opened = await openCase(officer);
    await putCase(opened, {
      status: "REVIEW_PENDING",
      iteration: 1,
      investigations: [investigation({ findings: [news] })],
    });
    const { bytes } = await manager.get("/api/exports/findings?limit=100");
    const rows = new TextDecoder().decode(bytes).split("\n").filter(Boolean);
    return rows.map((row) => JSON.parse(row)).find(({ workflow_id: id }) => id === opened.workflowId);
  };
  expect(await exported(NEWS)).toMatchObject({ title: NEWS.title, description: NEWS.description });
  const { title, description } = await exported({ ...NEWS, clearance });
  expect(title).toBe("News that was read: 1 article on Jan Claes");
  expect(description).toContain("Zilverberk");
  expect(description).not.toContain(ASKS_TO_READ);
});
