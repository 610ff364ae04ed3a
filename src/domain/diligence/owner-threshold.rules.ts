import type { PolicyValues } from "./policy.model.ts";

/** Whether a share makes a beneficial owner: AMLR art. 52 includes the threshold, a tenant may exclude it. */
export const reachesThreshold = (
  {
    owner_threshold_percent: threshold,
    owner_threshold_inclusive: inclusive,
  }: Pick<PolicyValues, "owner_threshold_percent" | "owner_threshold_inclusive">,
  share: number,
): boolean => (inclusive ? share >= threshold : share > threshold);
