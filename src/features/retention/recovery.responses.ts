import { z } from "@hono/zod-openapi";

export const QuarantineView = z
  .strictObject({
    files: z.array(
      z.strictObject({
        key: z.string(),
        size: z.int(),
        quarantined_on: z.iso.date(),
        deleted_from: z.iso
          .date()
          .openapi({ description: "The file is deleted from this day on, unless something refers to it" }),
      }),
    ),
    next: z.string().nullable().openapi({ description: "`from` of the next page; null at the end" }),
  })
  .openapi("EvidenceQuarantine");

export const RestoredView = z
  .strictObject({ restored: z.array(z.string()), not_in_quarantine: z.array(z.string()) })
  .openapi("EvidenceRestored");

const Counts = {
  cases: z.int().min(0),
  audit_entries: z.int().min(0),
  evidence: z.int().min(0),
  deleted_again: z
    .int()
    .min(0)
    .openapi({ description: "Deleted cases that came back with the database and were deleted again" }),
  without_case: z.int().min(0).openapi({ description: "Entries of cases whose creation was never finished" }),
};

export const RebuiltView = z.strictObject(Counts).openapi("RebuiltCase");

export const RebuiltPageView = z
  .strictObject({
    tenant_id: z.string(),
    ...Counts,
    next: z.string().nullable().openapi({ description: "`from` of the next page; null at the end" }),
  })
  .openapi("RebuiltPage");
