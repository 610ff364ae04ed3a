import type { Context } from "hono";
import { admitCaller } from "../../http/access.ts";
import { requireRole } from "../../http/authenticate.ts";
import { type Api, type ApiEnv, OFFICER_ROLES } from "../../http/endpoint-spec.ts";
import { DomainError, notFound } from "../../platform/errors.ts";

/**
 * The Model Context Protocol at `/mcp` (streamable HTTP, without sessions): assistants read and, after a confirmation,
 * write under their officer's own token.
 */
export function registerMcp(api: Api): void {
  api.app.all("/mcp", async (c) => {
    const ctx = c.get("ctx");
    if (!ctx.settings.MCP_ENABLED) throw notFound("The resource");
    requireOwnOrigin(c);
    const admitted = await admitCaller("officer", c.req.raw, ctx, {});
    requireRole(admitted.actor, OFFICER_ROLES);
    c.set("ctx", admitted);
    // Most isolates never meet an assistant: what it needs is not evaluated at a start.
    const { serveAssistant } = await import("./server.ts");
    return serveAssistant(admitted, c.req.raw, (request) => api.app.fetch(request, c.env, c.executionCtx));
  });
}

/** A foreign page in the officer's browser must not reach a service that is meant for this machine only. */
function requireOwnOrigin(c: Context<ApiEnv>): void {
  const { PUBLIC_BASE_URL, CORS_ORIGINS } = c.get("ctx").settings;
  const origin = c.req.header("Origin");
  if (origin === undefined || origin === new URL(PUBLIC_BASE_URL).origin || CORS_ORIGINS.includes(origin)) return;
  throw new DomainError("forbidden", "Pages of this origin may not call /mcp.");
}
