import { z } from "@hono/zod-openapi";
import { Uuid } from "../../http/fields.schemas.ts";
import { DECISIONS, FOUR_EYES_REASONS } from "../../domain/case/case.record.ts";
import { GATES } from "../../domain/decisions/gates.rules.ts";
import { CHECK_OUTCOMES, CHECK_REASONS, CHECKS } from "../../domain/diligence/check.model.ts";
import { REGIMES, RISK_DIMENSIONS, RISK_LEVELS } from "../../domain/diligence/rating.model.ts";

export const CheckView = z
  .strictObject({
    check: z.enum(CHECKS),
    outcome: z.enum(CHECK_OUTCOMES),
    reason: z.enum(CHECK_REASONS).nullable(),
    how: z.string(),
    evidence_ids: z.array(Uuid),
  })
  .openapi("Check");

export const RiskRatingView = z
  .strictObject({
    level: z.enum(RISK_LEVELS),
    regime: z.enum(REGIMES),
    dimensions: z.array(
      z.strictObject({
        dimension: z.enum(RISK_DIMENSIONS),
        level: z.enum(["low", "medium", "high"]),
        not_known: z.string().optional().openapi({
          description: "Why nobody could judge the dimension; a `low` beside it says only that nothing was found",
        }),
        factors: z.array(
          z.strictObject({
            factor: z.string(),
            points: z.number().min(0).max(100),
            reason: z.string(),
            evidence_ids: z.array(Uuid),
          }),
        ),
      }),
    ),
    next_review_months: z.int(),
    policy_version: z.int(),
    prohibited_because: z.string().optional(),
  })
  .openapi("RiskRating");

export const EarlierPolicyView = z
  .strictObject({
    judged_by: z.int().openapi({ description: "Version of the policy; 0 is the default policy" }),
    in_force: z.int(),
    text: z.string(),
  })
  .openapi("EarlierPolicy", {
    description:
      "That an undecided case is judged by a version of the policy that is no longer in force; null where it is not",
  });

export const DecisionOptionView = z
  .strictObject({
    decision: z.enum(DECISIONS),
    allowed: z.boolean().nullable().openapi({
      description: "Null while the judgement is withheld and the status admits the decision; the lists are empty then",
    }),
    gate: z.enum(GATES).nullable(),
    gates: z.array(z.enum(GATES)),
    open_checks: z.array(z.enum(CHECKS)),
    four_eyes_reasons: z.array(z.enum(FOUR_EYES_REASONS)),
    needs_senior: z.boolean().nullable(),
    requires: z.array(z.string()),
  })
  .openapi("DecisionOption");
