import { z } from "@hono/zod-openapi";
import { CONFIG } from "../features/config/config.docs.ts";
import type { Api } from "../http/endpoint-spec.ts";
import { registerEndpoint } from "../http/endpoint.ts";
import { openApiDocument } from "../http/openapi/document.ts";
import type { Examples } from "../http/openapi/examples.ts";
import { ok } from "../http/reply.ts";
import type { Ctx } from "../platform/context.ts";
import type { Settings } from "../platform/settings.ts";
import { readStaticText } from "./static-files.ts";

/** The interface as a document and as a page. Neither asks for a credential. */
export function registerInterfaceDocs(api: Api): void {
  const CALL = { method: "get", tag: "operation", access: "open" } as const;
  let document: object | undefined;
  const describe = async ({ env, settings }: Ctx) =>
    (document ??= openApiDocument(api, serverOf(settings), await readExamples(env)));
  registerEndpoint(api, {
    ...CALL,
    path: "/openapi.json",
    ...CONFIG.readOpenApi,
    responses: { 200: z.looseObject({ openapi: z.string() }) },
    handle: async ({ ctx }) => ok(await describe(ctx)),
  });
  registerEndpoint(api, {
    ...CALL,
    path: "/docs",
    ...CONFIG.readDocs,
    responses: { 200: { mediaTypes: ["text/html"], description: "A page that reads `/openapi.json`" } },
    handle: async () => new Response(DOCS_PAGE, { headers: { "Content-Type": "text/html; charset=utf-8" } }),
  });
}

/** A local service is where the document came from: its address means something else on another machine. */
const serverOf = ({ PUBLIC_BASE_URL }: Settings): string =>
  new URL(PUBLIC_BASE_URL).hostname === "localhost" ? "/" : PUBLIC_BASE_URL;

const readExamples = async (env: Env): Promise<Examples> =>
  JSON.parse((await readStaticText(env, "/docs/examples.json")).text) as Examples;

/** Nothing is sent to the library's makers, and no token is typed into its script: it shows the interface and calls nothing. */
const LIBRARY_SETTINGS = {
  agent: { disabled: true },
  mcp: { disabled: true },
  telemetry: false,
  withDefaultFonts: false,
  hideClientButton: true,
  hideTestRequestButton: true,
  showDeveloperTools: "never",
  documentDownloadType: "direct",
};

/** `scalar.js` replaces the element `api-reference` by the page. */
const DOCS_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Dossier: interface</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <noscript>The interface as data: <a href="/openapi.json">/openapi.json</a></noscript>
    <script id="api-reference" data-url="/openapi.json" data-configuration='${JSON.stringify(LIBRARY_SETTINGS)}'></script>
    <script src="/docs-assets/scalar.js"></script>
  </body>
</html>
`;
