import { z } from "@hono/zod-openapi";
import { isActorName } from "../../platform/actor-name.rules.ts";

export const WorkKindView = z.enum(["case", "second_approval", "relationship", "substitution"]).openapi({
  description:
    "`case`: an undecided case that is assigned to the officer. `second_approval`: a case of nobody, in which the officer's decision waits for a second officer. `relationship`: a customer of whose changes and reviews the officer is told. `substitution`: an absence in which the officer stands in",
});

/** Cursor of a page. */
const Cursor = z.string().min(1).max(300).optional();

export const OfficerWorkQuery = z.object({
  limit: z.coerce.number<string>().int().min(1).max(200).default(50).openapi({ description: "At most this many" }),
  cursor: Cursor.openapi({ description: "`next_cursor` of the page before" }),
});

export const HandoverBody = z
  .strictObject({
    to: z
      .string()
      .refine(isActorName, "is not an id of an officer")
      .openapi({ description: "Officer who gets the work", maxLength: 255 }),
    reason: z.string().trim().min(1).max(500).nullable().default(null),
    items: z
      .array(z.strictObject({ kind: WorkKindView, id: z.string().min(1).max(255) }))
      .min(1)
      .max(40)
      .optional()
      .openapi({ description: "Only these; without it everything, a page at a time" }),
    cursor: Cursor.openapi({ description: "`next_cursor` of the answer before, to go on with everything" }),
  })
  .refine(({ items, cursor }) => items === undefined || cursor === undefined, {
    message: "items and cursor exclude each other",
  })
  .openapi("Handover");
