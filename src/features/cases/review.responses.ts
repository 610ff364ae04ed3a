import { z } from "@hono/zod-openapi";
import { TIERS } from "../../domain/automation/tier.model.ts";
import { ProvisionalDecisionView } from "./case.responses.ts";

export const Withheld = z.boolean().openapi({
  description: "Whether score, rating and recommendation wait for a provisional decision; they are null then",
});

export const ToOpenView = z.strictObject({ findings: z.array(z.string()), documents: z.array(z.string()) }).openapi({
  description: "Ids of what an officer opens before a decision. The console requires it; no operation does",
});

/** How a case is reviewed, as its detail shows it. */
export const ReviewViews = {
  automation: z
    .strictObject({
      tier: z.enum(TIERS),
      reasons: z.array(z.string()).nullable().openapi({
        description: "Null until the decision where a provisional decision was asked",
      }),
    })
    .nullable(),
  review: z
    .strictObject({
      to_open: ToOpenView,
      blind_sample: z.boolean().nullable().openapi({ description: "Null until the case is decided" }),
    })
    .nullable(),
  withheld: Withheld,
  provisional_decision: ProvisionalDecisionView.nullable(),
};
