import type { Ctx } from "../platform/context.ts";
import { readListStates } from "../screening/index.ts";

/** Raises an alert for every list that is too old or missing. @returns the number of alerts. */
export async function checkListAge(ctx: Ctx): Promise<number> {
  const { lists } = await readListStates(ctx);
  if (lists.length === 0) ctx.log.error("list_missing");
  const stale = lists.filter((list) => list.stale);
  for (const { source, version, ageHours } of stale) {
    ctx.log.error("list_stale", { source, version, age_hours: ageHours });
  }
  return stale.length + (lists.length === 0 ? 1 : 0);
}
