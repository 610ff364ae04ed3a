import { readOfficerStandings } from "../../http/standing.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import type { DueJob } from "../monitoring/due-job.ts";
import { nextRun, serveTenants } from "../monitoring/serve-in-turn.ts";
import { notifyWrites } from "../notifications/notifications.store.ts";
import { listOfficers } from "../officers/officers.store.ts";
import { notifyOfLeftDrafts } from "../sar/mlro-notices.store.ts";
import { listLeftDecisions, listTenantsWithOfficers } from "./absent-officers.store.ts";

const OFFICERS_MAX = 1_000;
const TOLD_MAX = 100;

/**
 * Tells managers of decisions that wait for a second officer, and whose maker was deactivated; and MLROs of drafts whose author was, or is
 * away. Each once. It runs apart from the requests that deactivate or record an absence, so that their answers tell nothing of a report.
 */
export const TELL_OF_ABSENT: DueJob = {
  name: "tell_of_absent_officers",
  async run(ctx, budgetMs) {
    const served = await serveTenants(ctx, await listTenantsWithOfficers(ctx), {
      job: TELL_OF_ABSENT.name,
      failure: "absent_officers_not_told",
      untilMs: ctx.now().getTime() + budgetMs,
      serve: tellOfAbsent,
    });
    return { nextAtMs: nextRun(ctx, served) };
  },
};

async function tellOfAbsent(ctx: Ctx): Promise<boolean> {
  const at = isoTime(ctx.now());
  const today = at.slice(0, 10);
  const officers = await listOfficers(ctx, { after: "", today, limit: OFFICERS_MAX });
  const ids = officers.map(({ officerId }) => officerId);
  const standings = await readOfficerStandings(ctx, ids);
  const gone = ids.filter((id) => standings?.get(id) === "deactivated");
  const away = officers.flatMap(({ officerId, absence }) =>
    absence !== null && (JSON.parse(absence) as { fromDay: string }).fromDay <= today ? [officerId] : [],
  );
  const absent = [...new Set([...gone, ...away])];
  if (absent.length > 0) await notifyOfLeftDrafts(ctx, absent, at, TOLD_MAX);
  if (gone.length > 0) {
    const left = await listLeftDecisions(ctx, gone, TOLD_MAX);
    await commit(
      ctx.db,
      left.flatMap(({ workflowId, officerId }) =>
        notifyWrites(ctx, {
          key: `maker_deactivated ${workflowId} ${officerId}`,
          to: { role: "compliance_manager" },
          kind: "maker_deactivated",
          ids: { workflow_id: workflowId },
          at,
        }),
      ),
    );
  }
  return true;
}
