import { addDays, isoTime } from "../../platform/clock.ts";
import type { Settings } from "../../platform/settings.ts";
import type { ChangeMeta } from "../../domain/case/case.change.ts";
import type { DecisionMeta } from "../../domain/decisions/decision.rules.ts";

/** Adds to a change what `MAKER_CHECKER_ENABLED` and `PORTAL_TOKEN_DAYS` say about a decision. */
export const decisionMeta = (settings: Settings, meta: ChangeMeta): DecisionMeta => ({
  ...meta,
  makerChecker: settings.MAKER_CHECKER_ENABLED,
  portalExpiresAt: isoTime(addDays(meta.now, settings.PORTAL_TOKEN_DAYS)),
});
