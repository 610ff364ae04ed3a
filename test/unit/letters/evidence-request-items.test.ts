import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { evidenceRequest } from "../../../src/features/letters/letters.rules.ts";
import { caseRecord, followUpTask } from "../../support/case-fixtures.ts";

const frame = { brand_name: "Dossier", sample: true, generated_at: "2026-11-20T10:00:00.000Z" };
const handedIn = (requirement_id: string): CaseDocument => ({
  document_id: requirement_id,
  key: requirement_id,
  filename: `${requirement_id}.pdf`,
  requirement_id,
  iteration: 1,
  source: "customer",
  content_type: "application/pdf",
  size: 1,
  sha256: "0",
  uploaded_at: "2026-11-20T09:00:00.000Z",
});
const asking = (document_type: string, id: string) =>
  followUpTask({ id, response_type: "document", document_type, required: true, description: "in the officer's words" });

describe("what a letter requests", () => {
  it("is each document once, and none that was handed in, in the customer's language", () => {
    const record = caseRecord({
      status: "FOLLOW_UP_REQUIRED",
      documents: [handedIn("articles_of_association")],
      followUpTasks: [
        asking("bank_account_proof", "followup_2_1"),
        followUpTask({ id: "followup_2_2", description: "Please state your VAT number and since when you use it." }),
      ],
    });
    const { documents, questions } = evidenceRequest(record, frame, { portal_url: "https://x", language: "nl" });
    const labels = documents.map(({ label }) => label);
    expect(labels.filter((label) => label === "Bewijs van bankrekening")).toHaveLength(1);
    expect(labels).not.toContain("Gecoördineerde statuten");
    expect(labels).toContain("Identiteitsbewijs van de wettelijke vertegenwoordiger");
    expect(documents.find(({ label }) => label === "Bewijs van bankrekening")).toMatchObject({ required: true });
    expect(questions.map(({ label }) => label)).toContain(
      "Geef uw btw-nummer en vermeld sinds wanneer u het gebruikt.",
    );
  });

  it("has what the officer told the customer, under a line in the customer's language", () => {
    const followUpTasks = [
      { ...asking("shareholder_register", "followup_2_1"), customer_note: "All pages, signed." },
      { ...asking("shareholder_register", "followup_2_2"), customer_note: null },
    ];
    const record = caseRecord({ status: "FOLLOW_UP_REQUIRED", followUpTasks });
    const { documents } = evidenceRequest(record, frame, { portal_url: "https://x", language: "de" });
    expect(documents.filter(({ label }) => label === "Anteilsregister").map(({ note }) => note)).toEqual([
      { from: "Mitteilung von Dossier", text: "All pages, signed." },
      null,
    ]);
  });
});
