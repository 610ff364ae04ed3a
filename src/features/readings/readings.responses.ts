import { z } from "@hono/zod-openapi";
import { Sha256, Uuid } from "../../http/fields.schemas.ts";
import { DOCUMENT_KINDS } from "../../domain/documents/document-kinds.ts";
import { FACT_TYPES, READERS, READING_STATUSES } from "../../domain/readings/reading.model.ts";

const BoxView = z
  .array(z.number())
  .length(4)
  .openapi({ description: "[x, y, width, height] in points from the top left corner of the page" });

const ComparedView = z.strictObject({
  with: z.enum(["answer", "register", "document"]),
  value: z.string(),
  agrees: z.boolean().nullable().openapi({ description: "Null where the two cannot be compared" }),
  source: z.string().openapi({ description: "Question, register or file name" }),
  evidence_id: z.string().nullable(),
});

/** The whole reading of one document. */
export const DocumentReadingView = z
  .strictObject({
    document_id: Uuid,
    sha256: Sha256,
    reader_version: z.string(),
    status: z.enum(READING_STATUSES),
    reader: z.enum(READERS).nullable(),
    kind: z.enum(DOCUMENT_KINDS).nullable(),
    kind_confidence: z.number().min(0).max(1),
    language: z.string().nullable(),
    page_count: z.int().openapi({ description: "Pages of the document, also those that were not read" }),
    pages: z.array(
      z.strictObject({
        number: z.int(),
        width: z.number(),
        height: z.number(),
        rotation: z.number().openapi({ description: "Degrees by which the content was turned to be read" }),
        lines: z.array(z.strictObject({ text: z.string(), box: BoxView.nullable(), confidence: z.number() })),
      }),
    ),
    facts: z.array(
      z.strictObject({
        id: z.string(),
        type: z.enum(FACT_TYPES),
        subject: z.enum(["subject", "issuer", "other"]),
        label: z.string().openapi({ description: "What the fact is, in words" }),
        text: z.string().openapi({ description: "What the fact says, in words" }),
        value: z.unknown(),
        corrected: z.unknown().openapi({
          description: "What an officer stated, which prevails: what was read, or a correction; null where none did",
        }),
        page: z.int().nullable(),
        box: BoxView.nullable(),
        quote: z.string(),
        confidence: z.number().min(0).max(1),
        valid: z.boolean().openapi({ description: "False where the check digits are wrong" }),
        compared: z.array(ComparedView),
      }),
    ),
    warnings: z.array(z.strictObject({ code: z.string(), page: z.int().nullable(), detail: z.string() })),
    signatures: z.array(
      z.strictObject({
        valid: z.boolean().nullable().openapi({
          description:
            "True: the file was not changed after it was signed. Null: not verified. Who signed is never verified",
        }),
        signer: z.string().nullable(),
        issuer: z.string().nullable(),
        signed_at: z.string().nullable(),
      }),
    ),
    seen_elsewhere: z
      .array(z.strictObject({ mark: z.string(), workflow_id: z.string(), case_id: z.string() }))
      .openapi({ description: "Cases of other customers with the same bytes or the same number" }),
  })
  .openapi("DocumentReading");
