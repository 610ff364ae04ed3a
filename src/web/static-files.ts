import type { Api } from "../http/endpoint-spec.ts";
import { DomainError } from "../platform/errors.ts";
import { sha256Hex } from "../platform/hashing.ts";
import { findLogo } from "../features/brand/logo.service.ts";

/** A static text file and the version that its name carries. */
export interface StaticText {
  readonly text: string;
  readonly version: string;
}

const texts = new Map<string, Promise<StaticText>>();

/** A file of `src/web/public` as text, read once per isolate: it changes only with a deployment. */
export function readStaticText(env: Env, path: string): Promise<StaticText> {
  const known = texts.get(path);
  if (known) return known;
  const reading = readText(env, path);
  texts.set(path, reading);
  reading.catch(() => texts.delete(path));
  return reading;
}

async function readText(env: Env, path: string): Promise<StaticText> {
  const response = await fetchAsset(env, path);
  if (!response.ok) throw new Error(`static file ${path} is missing`);
  const text = await response.text();
  return { text, version: sha256Hex(text).slice(0, 16) };
}

const fetchAsset = (env: Env, path: string, headers: HeadersInit = {}): Promise<Response> =>
  env.ASSETS.fetch(new Request(`https://assets.invalid${path}`, { headers }));

const YEAR_SECONDS = 31_536_000;

/** Scripts and pictures of the portal, the script of the page `/docs`, logos of tenants, and robots.txt: public. */
export function registerStaticFiles(api: Api): void {
  for (const path of ["/portal-assets/:file", "/docs-assets/:file", "/brands/:file", "/robots.txt"]) {
    api.app.get(path, async (c) => {
      const { pathname, searchParams } = new URL(c.req.url);
      const logo = path === "/brands/:file" ? await findLogo(c.env, c.req.param("file")!) : null;
      if (logo) return logoResponse(logo);
      const asset = await fetchAsset(c.env, pathname.replace(/^\/(portal|docs)-assets\//, "/$1/"), {
        "If-None-Match": c.req.header("If-None-Match") ?? "",
      });
      if (asset.status >= 400) throw new DomainError("not_found", "There is nothing here.");
      const response = new Response(asset.body, asset);
      response.headers.set("Cache-Control", searchParams.has("v") ? immutable : "public, max-age=300");
      response.headers.set("Content-Security-Policy", PICTURE_POLICY);
      return response;
    });
  }
}

/** A script inside a picture does not run, even when the picture is opened by itself. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A tenant's logo never changes: its name is the hash of its bytes. */
const logoResponse = (logo: R2ObjectBody): Response =>
  new Response(logo.body, {
    headers: {
      "Content-Type": logo.httpMetadata?.contentType ?? "application/octet-stream",
      "Cache-Control": immutable,
      "Content-Security-Policy": PICTURE_POLICY,
      "X-Content-Type-Options": "nosniff",
    },
  });

const immutable = `public, max-age=${YEAR_SECONDS}, immutable`;
