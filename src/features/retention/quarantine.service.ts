import { addDays } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { listQuarantine, QUARANTINE_DAYS, type QuarantinedFile, restoreFile } from "../../platform/quarantine.ts";
import { dayOf } from "../../domain/retention/retention.rules.ts";

/** One page of the tenant's quarantined evidence, oldest first. A page before the last may be empty. */
export async function listQuarantined(ctx: Ctx, from: string | undefined) {
  const { files, cursor } = await listQuarantine(ctx, { cursor: from });
  return { files: files.filter(({ tenantId }) => tenantId === ctx.actor.tenantId).map(toView), next: cursor };
}

/** Restores evidence to its original key. Keys of other tenants count as not quarantined. */
export async function restoreQuarantined(ctx: Ctx, keys: readonly string[]) {
  const wanted = new Set(keys);
  const restored: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await listQuarantine(ctx, { cursor: cursor ?? undefined });
    for (const { key, tenantId } of page.files) {
      if (!wanted.has(key) || tenantId !== ctx.actor.tenantId) continue;
      if (await restoreFile(ctx, key, ctx.actor.id)) restored.push(key);
      wanted.delete(key);
    }
    cursor = page.cursor;
  } while (cursor !== null && wanted.size > 0);
  ctx.log.warn("evidence_restored", { files: restored.length, officer: ctx.actor.id });
  return { restored, not_in_quarantine: keys.filter((key) => !restored.includes(key)) };
}

const toView = ({ key, quarantinedOn, size }: QuarantinedFile) => ({
  key,
  size,
  quarantined_on: quarantinedOn,
  deleted_from: dayOf(addDays(new Date(quarantinedOn), QUARANTINE_DAYS)),
});
