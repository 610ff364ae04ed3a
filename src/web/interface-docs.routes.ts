import type { Api } from "../http/endpoint-spec.ts";
import { registerEndpoint } from "../http/endpoint.ts";
import { ok } from "../http/reply.ts";
import type { Ctx } from "../platform/context.ts";
import type { Settings } from "../platform/settings.ts";
import { readStaticFile } from "../platform/static-file.ts";

/** The interface as a document and as a page. Neither asks for a credential. */
export function registerInterfaceDocs(api: Api): void {
  const CALL = { method: "get", tag: "operation", access: "open" } as const;
  registerEndpoint(api, {
    ...CALL,
    path: "/openapi.json",
    operationId: "readOpenApi",
    handle: async ({ ctx }) => ok(await readDocument(ctx)),
  });
  registerEndpoint(api, {
    ...CALL,
    path: "/docs",
    operationId: "readDocs",
    handle: async () => new Response(DOCS_PAGE, { headers: { "Content-Type": "text/html; charset=utf-8" } }),
  });
}

/** A local service is where the document came from: its address means something else on another machine. */
const serverOf = ({ PUBLIC_BASE_URL }: Settings): string =>
  new URL(PUBLIC_BASE_URL).hostname === "localhost" ? "/" : PUBLIC_BASE_URL;

let read: object | undefined;

/** The document, which the build writes: its texts and their generator would be a fiftieth of the script. */
async function readDocument({ env, settings }: Ctx): Promise<object> {
  if (read) return read;
  const document = JSON.parse(new TextDecoder().decode(await readStaticFile(env, "docs/openapi.json"))) as object;
  return (read = { ...document, servers: [{ url: serverOf(settings) }] });
}

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
