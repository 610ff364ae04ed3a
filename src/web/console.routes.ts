import type { Context } from "hono";
import type { Api, ApiEnv } from "../http/endpoint-spec.ts";
import { DomainError } from "../platform/errors.ts";
import type { Settings } from "../platform/settings.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";

/** The officer's console: static files under `/console/`, and the way there from the front door. */
export function registerConsole({ app }: Api): void {
  app.get("/", (c) => c.redirect("/console/", 302));
  app.get("/console", (c) => c.redirect("/console/", 302));
  app.get("/console/", serveConsoleFile);
  app.get("/console/:file", serveConsoleFile);
}

async function serveConsoleFile(c: Context<ApiEnv>): Promise<Response> {
  const { pathname } = new URL(c.req.url);
  const found = await c.env.ASSETS.fetch(new Request(new URL(pathname, c.req.url)));
  if (found.status !== 200) throw new DomainError("not_found", "There is nothing here.");
  const file = new Response(found.body, found);
  const isPage = file.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  // Every file but the page has its content's hash in its name.
  file.headers.set("Cache-Control", isPage ? "no-cache" : IMMUTABLE);
  if (isPage) file.headers.set("Content-Security-Policy", consolePolicy(c.get("ctx").settings));
  return file;
}

/** No inline script or style, no other host but the one that officers sign in at. Previews are made from blobs. */
function consolePolicy({ AUTH_JWKS_URL, AUTH_ISSUER }: Settings): string {
  const issuer = AUTH_JWKS_URL && URL.canParse(AUTH_ISSUER) ? ` ${new URL(AUTH_ISSUER).origin}` : "";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    "frame-src blob:",
    "object-src 'none'",
    `connect-src 'self'${issuer}`,
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}
