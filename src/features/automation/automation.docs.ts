import { z } from "@hono/zod-openapi";
import { AutomationStatsView, TierView } from "./automation.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const AUTOMATION = describeOperations({
  listTiers: {
    summary: "List the caller's review tiers",
    description: [
      "Returns one tier for each template and country in which the caller has decided cases.",
      "The earned tier follows from the last 100 decisions: how often they agreed with the recommendation.",
      "The current tier falls with it at once. It rises when a compliance manager confirms the promotion.",
    ],
    responses: { 200: z.array(TierView) },
  },
  readTier: {
    summary: "Read a review tier",
    description: ["Returns the caller's tier for a template and country. A combination without decisions answers 404."],
    errors: ["not_found"],
    responses: { 200: TierView },
  },
  readTierStats: {
    summary: "Read tier statistics",
    description: ["Returns the number of the caller's tiers by kind, and the tiers."],
    responses: { 200: AutomationStatsView },
  },
  forceTier: {
    summary: "Force a review tier",
    description: [
      "Sets the tier of an officer for a template and country until it is released, `full_review` by default.",
      "An empty reason answers 400. Nobody can force a lighter tier for themselves.",
    ],
    errors: ["invalid_input", "forbidden"],
    responses: { 200: TierView },
  },
  releaseTier: {
    summary: "Release a forced tier",
    description: [
      "Lets the earned tier apply again, computed from the decisions as they are now.",
      "`officer_id` names the officer; by default it is the caller. A tier that is not forced remains as it is.",
      "Nobody can release an override of their own tier if that would lighten it.",
    ],
    errors: ["not_found", "forbidden"],
    responses: { 200: TierView },
  },
  listTeamTiers: {
    summary: "List the review tiers of all officers",
    description: [
      "Returns the tiers of every officer who has decided cases or has an override, ordered by officer.",
      "`promotion` names an earned tier that waits for a confirmation, and what is still missing for it.",
      "At most 1,000 tiers are listed; `officer_id` selects those of one officer.",
    ],
    responses: { 200: z.array(TierView) },
  },
  promoteOfficer: {
    summary: "Confirm an earned review tier",
    description: [
      "Raises the current tier of an officer to the earned tier, for a template and country.",
      "The decisions that earned it must cover at least ten customers, no more than half of them from one sector, on at least seven days.",
      "Otherwise the answer is 409 `promotion_not_earned`, with what is `missing`. Nobody can confirm their own promotion.",
    ],
    errors: ["promotion_not_earned", "forbidden"],
    responses: { 200: TierView },
  },
});
