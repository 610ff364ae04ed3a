import type { Settings } from "../../platform/settings.ts";
import type { RetentionPolicy } from "../../domain/retention/retention.rules.ts";

/** The policy of the settings `RETENTION_YEARS` and `RETENTION_STARTS_AT`. */
export const retentionPolicy = (settings: Settings): RetentionPolicy => ({
  years: settings.RETENTION_YEARS,
  startsAt: settings.RETENTION_STARTS_AT,
});

/** Identifies a policy: a date computed under another one is computed again. */
export const policyKey = ({ years, startsAt }: RetentionPolicy): string => `${years} ${startsAt}`;
