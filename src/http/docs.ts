import { html, raw } from "hono/html";

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly security?: readonly Record<string, unknown>[];
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema?: object }[];
  readonly requestBody?: { content: Record<string, { schema: object }> };
  readonly responses: Record<string, { description?: string; content?: Record<string, { schema: object }> }>;
}

interface Document {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components?: { readonly schemas?: Record<string, object> };
}

/** The OpenAPI document as one plain page: no script, no asset of another host. */
export async function renderDocs(openApi: object): Promise<string> {
  const document = openApi as Document;
  const byTag = groupByTag(document);
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title} API</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <h1>${document.info.title} API</h1>
        <p>${document.info.description} The same as data: <a href="/openapi.json">/openapi.json</a>.</p>
        <nav>${[...byTag.keys()].map((tag) => html`<a href="#${tag}">${tag}</a> `)}</nav>
        ${[...byTag].map(
          ([tag, operations]) =>
            html`<h2 id="${tag}">${tag}</h2>
              ${operations.map(renderOperation)}`,
        )}
        <h2 id="schemas">schemas</h2>
        ${Object.entries(document.components?.schemas ?? {}).map(
          ([name, schema]) =>
            html`<details id="schema-${name}">
              <summary>${name}</summary>
              ${renderJson(schema)}
            </details>`,
        )}
      </body>
    </html>`;
  return page.toString();
}

interface NamedOperation extends Operation {
  readonly method: string;
  readonly path: string;
}

function groupByTag(document: Document): Map<string, NamedOperation[]> {
  const groups = new Map<string, NamedOperation[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags?.[0] ?? "other";
      groups.set(tag, [...(groups.get(tag) ?? []), { ...operation, method: method.toUpperCase(), path }]);
    }
  }
  return groups;
}

function renderOperation(operation: NamedOperation) {
  const credential = operation.security?.flatMap(Object.keys).join(", ") || "none, or the token in the path";
  return html`<details>
    <summary><b>${operation.method}</b> <code>${operation.path}</code> ${operation.summary}</summary>
    <p>Credential: ${credential}</p>
    ${(operation.parameters ?? []).map(
      (p) =>
        html`<p><code>${p.name}</code> in ${p.in}${p.required ? ", required" : ""}: ${renderJson(p.schema ?? {})}</p>`,
    )}
    ${Object.entries(operation.requestBody?.content ?? {}).map(
      ([type, { schema }]) =>
        html`<h4>Body, ${type}</h4>
          ${renderJson(schema)}`,
    )}
    ${Object.entries(operation.responses).map(
      ([status, response]) =>
        html`<h4>${status} ${response.description ?? ""}</h4>
          ${Object.entries(response.content ?? {}).map(
            ([type, { schema }]) =>
              html`<p>${type}</p>
                ${renderJson(schema)}`,
          )}`,
    )}
  </details>`;
}

const renderJson = (value: object) => html`<pre>${JSON.stringify(value, null, 2)}</pre>`;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
nav a { margin-right: .75rem; }
details { border-bottom: 1px solid #8884; padding: .4rem 0; }
summary { cursor: pointer; } summary b { display: inline-block; min-width: 4.5rem; }
pre { overflow-x: auto; background: #8881; padding: .5rem; border-radius: .3rem; font-size: .85rem; }
`;
