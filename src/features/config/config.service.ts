import type { z } from "@hono/zod-openapi";
import type { Ctx } from "../../platform/context.ts";
import { objectByName } from "../../platform/durable-object.ts";
import { errorClass } from "../../platform/logger.ts";
import type { FeatureFlagsView, HealthView, ReadinessView } from "./config.responses.ts";
import { readListStates } from "../../screening/index.ts";
import { pingDatabase } from "./config.store.ts";
import { findStop } from "./misconfiguration.service.ts";

/** The configuration that a front end needs, without anything useful to an attacker. */
export function readFeatureFlags({ settings }: Ctx): z.output<typeof FeatureFlagsView> {
  return {
    peppol_enabled: settings.PEPPOL_ENABLED,
    belgian_mock_mode: settings.BELGIAN_MOCK_MODE,
    proxyvendor_mock_mode: settings.PROXYVENDOR_MOCK_MODE,
    companydata_scrape_enabled: settings.COMPANYDATA_SCRAPE_ENABLED,
  };
}

/** Checks each store that a request may need. */
export async function checkReadiness(ctx: Ctx): Promise<z.output<typeof ReadinessView>> {
  const [stop, database, files, objects] = await Promise.all([
    findStop(ctx.env),
    answers(ctx, "database", () => pingDatabase(ctx)),
    answers(ctx, "files", () => ctx.env.FILES.head("readiness-probe")),
    answers(ctx, "objects", () => probeObject(ctx).ping()),
  ]);
  const configuration = stop === null;
  const ready = database && files && objects && configuration;
  return {
    status: ready ? "ready" : "not_ready",
    checks: { database, files, objects, configuration },
    ...(stop === null ? {} : { reason: stop.message }),
  };
}

/** An object that belongs to no case, in the namespace of cases. */
const probeObject = (ctx: Ctx): { ping(): Promise<boolean> } =>
  objectByName(ctx, ctx.env.CASE_WORKFLOW, "readiness-probe");

async function answers(ctx: Ctx, name: string, ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    ctx.log.error("not_ready", { store: name, class: errorClass(error) });
    return false;
  }
}

/** Whether the service is alive, and the age of its screening lists. */
export async function readHealth(ctx: Ctx): Promise<z.output<typeof HealthView>> {
  try {
    const { lists, stale } = await readListStates(ctx);
    const items = lists.map(({ source, version, entries, checkedAt: checked_at, ageHours: age_hours, ...marks }) => ({
      source,
      version,
      entries,
      checked_at,
      age_hours,
      stale: marks.stale,
      sample: marks.sample,
    }));
    return { status: "ok", lists: { stale, readable: true, items } };
  } catch (error) {
    ctx.log.error("list_age_unknown", { class: errorClass(error) });
    return { status: "ok", lists: { stale: true, readable: false, items: [] } };
  }
}
