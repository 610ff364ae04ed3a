import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const AUTOMATION = describeOperations({
  listTiers: {
    summary: "List the caller's review tiers",
    description: [
      "Returns one tier for each template and country in which the caller has decided cases.",
      "The earned tier follows from the last 100 decisions: how often they agreed with the recommendation.",
    ],
  },
  readTier: {
    summary: "Read a review tier",
    description: ["Returns the caller's tier for a template and country. A combination without decisions answers 404."],
    errors: ["not_found"],
  },
  readTierStats: {
    summary: "Read tier statistics",
    description: ["Returns the number of the caller's tiers by kind, and the tiers."],
  },
  forceTier: {
    summary: "Force a review tier",
    description: [
      "Sets the tier of an officer for a template and country until it is released, `full_review` by default.",
      "An empty reason answers 400.",
    ],
    errors: ["invalid_input"],
  },
  releaseTier: {
    summary: "Release a forced tier",
    description: [
      "Lets the earned tier apply again, computed from the decisions as they are now.",
      "`officer_id` names the officer; by default it is the caller. A tier that is not forced remains as it is.",
    ],
    errors: ["not_found"],
  },
});
