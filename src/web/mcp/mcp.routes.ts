import type { Context } from "hono";
import { admitCaller } from "../../http/access.ts";
import { requireRole } from "../../http/authenticate.ts";
import { type Api, type ApiEnv, OFFICER_ROLES } from "../../http/endpoint-spec.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import type { Settings } from "../../platform/settings.ts";

/**
 * The Model Context Protocol at `/mcp` (streamable HTTP, without sessions): assistants read and, after a confirmation,
 * write under their officer's own token.
 */
export function registerMcp(api: Api): void {
  registerMetadata(api);
  api.app.all("/mcp", async (c) => {
    const ctx = c.get("ctx");
    if (!ctx.settings.MCP_ENABLED) throw notFound("The resource");
    requireOwnOrigin(c);
    const admitted = await admitCaller("officer", c.req.raw, ctx, {}).catch((error: unknown) => {
      throw withMetadata(error, ctx.settings);
    });
    requireRole(admitted.actor, OFFICER_ROLES);
    c.set("ctx", admitted);
    // Most isolates never meet an assistant: what it needs is not evaluated at a start.
    const { serveAssistant } = await import("./server.ts");
    return serveAssistant(admitted, c.req.raw, (request) => api.app.fetch(request, c.env, c.executionCtx));
  });
}

/** Where a client finds which issuer gives tokens for `/mcp` (RFC 9728): with the path of the resource, and without. */
const METADATA = "/.well-known/oauth-protected-resource";

const hasIssuer = ({ MCP_ENABLED, AUTH_JWKS_URL, AUTH_ISSUER }: Settings): boolean =>
  MCP_ENABLED && AUTH_JWKS_URL !== "" && AUTH_ISSUER !== "";

function registerMetadata(api: Api): void {
  for (const path of [METADATA, `${METADATA}/mcp`]) {
    api.app.get(path, (c) => {
      const { settings } = c.get("ctx");
      if (!hasIssuer(settings)) throw notFound("The resource");
      return c.json({
        resource: `${settings.PUBLIC_BASE_URL}/mcp`,
        resource_name: "Dossier",
        authorization_servers: [settings.AUTH_ISSUER],
        scopes_supported: settings.AUTH_SCOPE.split(" ").filter((scope) => scope !== ""),
        bearer_methods_supported: ["header"],
      });
    });
  }
}

/** The refusal of a token names the metadata (RFC 9728, section 5.1). */
function withMetadata(error: unknown, settings: Settings): unknown {
  if (!(error instanceof DomainError) || error.code !== "unauthorized" || !hasIssuer(settings)) return error;
  const challenge = `Bearer resource_metadata="${settings.PUBLIC_BASE_URL}${METADATA}/mcp"`;
  return new DomainError("unauthorized", error.message, { headers: { "WWW-Authenticate": challenge } });
}

/** A foreign page in the officer's browser must not reach a service that is meant for this machine only. */
function requireOwnOrigin(c: Context<ApiEnv>): void {
  const { PUBLIC_BASE_URL, CORS_ORIGINS } = c.get("ctx").settings;
  const origin = c.req.header("Origin");
  if (origin === undefined || origin === new URL(PUBLIC_BASE_URL).origin || CORS_ORIGINS.includes(origin)) return;
  throw new DomainError("forbidden", "Pages of this origin may not call /mcp.");
}
