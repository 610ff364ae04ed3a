import { z } from "@hono/zod-openapi";

const Key = z.string().min(1).max(1_024);

export const QuarantineQuery = z.object({
  from: z.string().min(1).max(2_048).optional().openapi({ description: "`next` of the page before" }),
});

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

export const RestoreBody = z.strictObject({ keys: z.array(Key).min(1).max(100) });

export const RestoredView = z
  .strictObject({ restored: z.array(z.string()), not_in_quarantine: z.array(z.string()) })
  .openapi("EvidenceRestored");

export const RebuildBody = z.strictObject({
  tenant_id: z.string().min(1).max(256).optional().openapi({ description: "Must be the caller's tenant" }),
  from: z.string().min(1).max(256).nullable().default(null),
  limit: z.int().min(1).max(50).default(20),
});

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
