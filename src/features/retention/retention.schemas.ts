import { z } from "@hono/zod-openapi";
import { PAGING } from "../../http/fields.schemas.ts";
import { RETENTION_LISTS } from "./retention.store.ts";

const Reason = z.string().trim().min(1).max(2_000);

export const Day = z.iso.date();

export const ReasonBody = z.strictObject({
  reason: Reason.openapi({ description: "Goes into the audit chain of the case, which every officer can read" }),
});

export const RelationshipEndBody = z.strictObject({ ended_on: Day, reason: Reason });

export const RetentionQuery = z.object({
  list: z.enum(RETENTION_LISTS).default("running").openapi({
    description: "`running`: with a date, the earliest first; `held`: under a legal hold; `open`: no date yet",
  }),
  ...PAGING,
});

export const LedgerQuery = z.object(PAGING);

export const FileQuery = z.object({
  key: z.string().min(1).max(1_024).openapi({ description: "`key` of the file in the list" }),
});
