import { z } from "@hono/zod-openapi";
import { REGIMES, RISK_LEVELS } from "../../domain/diligence/rating.model.ts";
import { RELATIONSHIP_STATES } from "../../domain/relationships/relationship.model.ts";
import { IN_WORDS } from "../../domain/customer/no-answer.rules.ts";
import { isEmptyReason } from "../../domain/decisions/empty-reason.rules.ts";

export const Day = z.iso.date();

export const ListRelationshipsQuery = z.object({
  state: z.enum(RELATIONSHIP_STATES).optional().openapi({ description: "Only relationships in this state" }),
  risk_rating: z.enum(RISK_LEVELS).optional().openapi({ description: "Only customers of this rating" }),
  regime: z.enum(REGIMES).optional().openapi({ description: "Only customers under this due diligence" }),
  review_before: Day.optional().openapi({
    description: "Only relationships that last and whose next review falls due before this day",
  }),
  q: z.string().trim().min(1).max(200).optional().openapi({
    description: "Beginning of the name or of the registration number",
  }),
  sort: z.enum(["since", "next_review_at", "name"]).default("since").openapi({
    description:
      "`since`: newest first; `next_review_at`: first due first, without relationships that have ended; `name`: by the alphabet",
  }),
  limit: z.coerce.number<string>().int().min(1).max(200).default(50).openapi({ description: "At most this many" }),
  cursor: z.string().max(1_000).optional().openapi({ description: "`next_cursor` of the page before" }),
});

const Reason = z
  .string()
  .trim()
  .min(1)
  .max(2_000)
  .refine((words) => !isEmptyReason(words), IN_WORDS);

export const EndBody = z.strictObject({
  ended_on: Day.openapi({ description: "Day on which the relationship ended; not in the future" }),
  reason: Reason,
});

export const ReviewBody = z.strictObject({ reason: Reason });
