import type { Context } from "hono";
import { routePath } from "hono/route";
import type { ApiEnv } from "./endpoint-spec.ts";
import type { LogFields } from "../platform/logger.ts";

/** Logs and measures a request. The route is logged as a template, because a path may contain a token. */
export function observeRequest(c: Context<ApiEnv>, startedAt: Date): void {
  const ctx = c.get("ctx");
  const { status } = c.res;
  const route = templateOf(routePath(c));
  const durationMs = ctx.now().getTime() - startedAt.getTime();
  const { roundTrips, rowsRead, rowsWritten } = ctx.meter;
  // Frequent liveness checks would flood the log.
  if (route !== "/healthz" || status >= 400) {
    ctx.log.info("request", {
      method: c.req.method,
      route,
      status,
      duration_ms: durationMs,
      d1_round_trips: roundTrips,
    });
  }
  ctx.metrics.write(
    "request",
    { route, method: c.req.method, status_class: `${Math.floor(status / 100)}xx`, caller: ctx.actor.kind },
    { duration_ms: durationMs, d1_round_trips: roundTrips, rows_read: rowsRead, rows_written: rowsWritten },
  );
}

/** As in the OpenAPI document; unmatched paths count as one route. */
const templateOf = (path: string): string =>
  path.endsWith("*") ? "unmatched" : path.replaceAll(/:(\w+)/g, (_, name: string) => `{${name}}`);

/** Ids of the request's resources, from its path and what was loaded. Never a token or a company number. */
export function idsOf(params: Readonly<Record<string, string>>, loaded: unknown): LogFields {
  const found = typeof loaded === "object" && loaded !== null ? (loaded as Readonly<Record<string, unknown>>) : {};
  const ids: Record<string, string> = {};
  for (const [field, key] of IDS) {
    const id = found[key] ?? params[field];
    if (typeof id === "string" && ID_FORM.test(id)) ids[field] = id;
  }
  return ids;
}

const IDS = [
  ["workflow_id", "workflowId"],
  ["case_id", "caseId"],
  ["sar_id", "sarId"],
  ["portfolio_id", "portfolioId"],
  ["verification_id", "verificationId"],
] as const;

/** A UUID, with or without the workflow's prefix, or a portfolio's id. */
const ID_FORM = /^(?:(?:case-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|portfolio-[0-9a-f]{32})$/;
