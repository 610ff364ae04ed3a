import { z } from "@hono/zod-openapi";
import { PAGING } from "../../http/fields.schemas.ts";
import { NEWEST_FIRST, SORTS } from "./case-sort.rules.ts";

export const ListCasesQuery = z.object({
  status: z
    .string()
    .max(500)
    .optional()
    .openapi({ description: "Only cases in this status, such as `REVIEW_PENDING`, or in one of several, by commas" }),
  country: z.string().optional().openapi({ description: "Only cases of this country, ISO 3166-1 alpha-2" }),
  q: z.string().max(200).optional().openapi({
    description: "Part of the name or the registration number, or of the name of a person or company behind it",
  }),
  case_id: z.string().max(4_000).optional().openapi({
    description: "Only the case with this id, or with one of several, by commas",
  }),
  review: z.literal("true").optional().openapi({
    description: "Only reviews of customers who were approved before. `total` counts at most 1,000 of them",
  }),
  assignee: z.string().min(1).max(255).optional().openapi({
    description:
      "Only cases assigned to the caller or to an officer whose substitute the caller is today (`me`), to nobody (`none`), or to the officer with this id",
  }),
  due_before: z
    .union([z.iso.datetime({ offset: true }), z.iso.date()])
    .optional()
    .openapi({ description: "Only cases that are due before this time or day" }),
  rating: z.string().max(100).optional().openapi({
    description:
      "Only cases with this risk rating, such as `high`, or one of several, by commas. A withheld one is none",
  }),
  sort: z.enum(SORTS).default(NEWEST_FIRST).openapi({
    description: "Order; `-` reverses it. What a case does not have comes last",
  }),
  cursor: z.string().min(1).max(1_000).optional().openapi({
    description: "`next_cursor` of the page before, in the same order; `page` is ignored then",
  }),
  ...PAGING,
});
