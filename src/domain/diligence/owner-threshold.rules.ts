import type { PolicyValues } from "./policy.model.ts";

/** Whether a share makes a beneficial owner: AMLR art. 52 includes the threshold, a tenant may exclude it. */
export const reachesThreshold = (
  {
    owner_threshold_percent: threshold,
    owner_threshold_inclusive: inclusive,
  }: Pick<PolicyValues, "owner_threshold_percent" | "owner_threshold_inclusive">,
  share: number,
): boolean => (inclusive ? share >= threshold : share > threshold);

/** Whether a share is known as a band alone that begins below the threshold, above nothing, and ends above it. */
export const mayReach = (
  values: Parameters<typeof reachesThreshold>[0],
  owner: {
    readonly effective_share: number | null;
    readonly share_range: { readonly minimum: number } | null;
  },
): boolean =>
  owner.effective_share === null &&
  owner.share_range !== null &&
  owner.share_range.minimum > 0 &&
  !reachesThreshold(values, owner.share_range.minimum);
