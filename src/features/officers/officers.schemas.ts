import { z } from "@hono/zod-openapi";
import { isActorName } from "../../platform/actor-name.rules.ts";

export const Day = z.iso.date();

export const ListOfficersQuery = z.object({
  limit: z.coerce.number<string>().int().min(1).max(500).default(200).openapi({ description: "At most this many" }),
  cursor: z.string().min(1).max(300).optional().openapi({ description: "`next_cursor` of the page before" }),
});

export const AbsencePeriod = z.strictObject({
  from: Day.openapi({ description: "First day, in Belgium" }),
  until: Day.openapi({ description: "Last day" }),
  substitute: z
    .string()
    .refine(isActorName, "is not an id of an officer")
    .openapi({ description: "Officer who gets the work meanwhile", maxLength: 255 }),
});

export const AbsenceBody = AbsencePeriod.openapi("Absence");
