import { type Ctx, deriveCtx, systemActor } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { purgeOwner } from "../../platform/files.ts";
import { errorClass } from "../../platform/logger.ts";
import { dayOf, type DayRange } from "../../domain/retention/retention.rules.ts";
import { deleteLoneVerification, listLoneVerifications } from "./verification.store.ts";
import { evidencePrefixOf } from "./verify.service.ts";
import { callWebhook } from "./webhook.client.ts";
import { findWebhooksOfVerification } from "./webhooks.store.ts";

/**
 * Deletes verifications without a case once their retention is over: a verification is a check of its own, so its
 * period begins on its day. Callbacks and raw answers are deleted with them, the row last.
 * @param over the days on which a period that is over may have begun.
 * @returns how many were deleted.
 */
export async function sweepVerifications(ctx: Ctx, over: readonly DayRange[], limit: number): Promise<number> {
  let removed = 0;
  for (const range of over) {
    for (const { tenantId, verificationId, verifiedAt } of await listLoneVerifications(ctx, range, limit - removed)) {
      // The index holds UTC instants; a late evening in Belgium counts for the next day.
      if (dayOf(new Date(verifiedAt)) >= range.before) continue;
      const ofTenant = deriveCtx(ctx, { actor: systemActor(tenantId) });
      try {
        await removeVerification(ofTenant, verificationId);
        removed++;
      } catch (error) {
        ofTenant.log.error("purge_failed", { verification_id: verificationId, class: errorClass(error) });
      }
    }
  }
  return removed;
}

async function removeVerification(ctx: Ctx, verificationId: string): Promise<void> {
  for (const webhookId of await findWebhooksOfVerification(ctx, verificationId)) {
    await callWebhook(ctx, webhookId, (object) => object.forget());
  }
  await purgeOwner(ctx, `${evidencePrefixOf({ verificationId, linkedCase: null })}/`);
  await commit(ctx.db, deleteLoneVerification(ctx, verificationId));
}
