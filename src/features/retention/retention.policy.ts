import type { Settings } from "../../platform/settings.ts";
import type { RetentionPolicy } from "../../domain/retention/retention.rules.ts";

/** The policy of the settings `RETENTION_YEARS` and `RETENTION_STARTS_AT`. */
export const retentionPolicy = (settings: Settings): RetentionPolicy => ({
  years: settings.RETENTION_YEARS,
  startsAt: settings.RETENTION_STARTS_AT,
});

/** What tells policies apart: a date that was computed under another one is computed anew. */
export const policyKey = ({ years, startsAt }: RetentionPolicy): string => `${years} ${startsAt}`;
