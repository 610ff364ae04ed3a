import { describe, expect, it } from "vitest";
import type { Finding } from "../../src/domain/case/case.model.ts";
import { newOfficer } from "../support/api.ts";
import { finding, investigation } from "../support/case-fixtures.ts";
import { openCase } from "../support/cases.ts";
import { Partner } from "../support/partners.ts";
import { putCase } from "../support/portal.ts";
import { observe } from "../support/tipping-off.ts";
import { readPdf } from "../unit/rendering/support/read-pdf.ts";

const NEWS: Finding = finding({
  id: "3e2d1c0b-9a8f-4e7d-8c5a-5f4e3d2c1b0a",
  category: "adverse_media",
  code: "media_unclear",
  title: "News to be read: 1 article on Jan Claes",
  description: 'An officer reads it. 2026-01-01, De Bode: "Zilverberk" (https://news.example/1).',
  source: "adverse_media",
  agent_name: "adverse_media",
  subject: "Jan Claes",
  source_entry: "articles: https://news.example/1",
});
const confirmation = { reason: "the same", confirmed_by: "alice", confirmed_at: "2026-11-01T10:00:00.000Z" };

describe("news that an officer is to read", () => {
  it.each([
    ["open", NEWS],
    ["confirmed", { ...NEWS, confirmation }],
  ])("changes nothing that a customer or a partner can tell, nor the letter to the customer: %s", async (_, news) => {
    const officer = newOfficer();
    const partner = new Partner({ tenant: officer.tenant });
    const caseWith = async (findings: readonly Finding[]) => {
      const opened = await openCase(officer, undefined, { additional_data: { language: "en" } });
      await putCase(opened, { status: "REVIEW_PENDING", iteration: 1, investigations: [investigation({ findings })] });
      const { status, bytes } = await officer.get(`${opened.path}/documents/evidence-request.pdf`);
      const letter = (await readPdf(bytes)).text.replaceAll(opened.caseId, "CASE").replaceAll(opened.token, "TOKEN");
      return { letter: [status, letter.replaceAll(/\s/g, "")], seen: await observe(opened, partner) };
    };
    const [quiet, told] = [await caseWith([]), await caseWith([news])];
    expect(told).toEqual(quiet);
    expect(JSON.stringify(told)).not.toMatch(/Zilverberk|to be read|news\.example/i);
  });
});
