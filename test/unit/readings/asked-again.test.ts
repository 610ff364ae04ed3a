import { describe, expect, it } from "vitest";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";

const of = (code: string, entry: string): Finding => ({
  id: "f",
  category: "document",
  severity: "high",
  title: "Document of another person: card.pdf",
  description: 'The file "card.pdf" names Jan Willems; the people known in this case are An Peeters.',
  source: "customer",
  evidence_ids: [],
  agent_name: "document_reading",
  confidence: 1,
  subject: "An Peeters",
  source_entry: entry,
  code,
});

describe("what the customer is asked after a document that is of no use", () => {
  it.each([
    ["document_wrong_kind", "wrong_kind:identity_document", true],
    ["document_expired", "expired:identity_document", true],
    ["document_stale", "stale:identity_document", true],
    ["document_other_person", "other_person:identity_document:d1", true],
    ["document_unread", "unread:identity_document:d1", false],
  ])("%s: the same document, in words that say nothing of what was compared", (code, entry, required) => {
    expect(tasksForFinding(of(code, entry), "person")).toEqual([
      {
        response_type: "document",
        document_type: "identity_document",
        description: "Please provide: Identity document.",
        required,
      },
    ]);
  });

  it.each([
    ["document_altered", "altered:d1"],
    ["document_seen_elsewhere", "seen_elsewhere:d1"],
    ["document_contradicts", "contradicts_directors_register:articles_of_association:d1"],
    ["document_number_invalid", "number_invalid_f1:identity_document:d1"],
    ["document_signature_invalid", "signature_invalid:d1"],
    ["document_active_content", "active_content:d1"],
    ["document_unread", "unread_in_part:identity_document:d1"],
    ["document_wrong_kind", "wrong_kind:filed:d1"],
  ])("%s (%s): nothing, because an officer is next", (code, entry) => {
    expect(tasksForFinding(of(code, entry), "person")).toEqual([]);
  });
});
