import { readOpenApi } from "../console/open-api.ts";
import { readConfiguration } from "../operate/configuration.ts";
import type { ApiDocument } from "./api-document.ts";
import { writeApiReference } from "./api-reference.ts";
import { replacePart } from "./marked-part.ts";
import { writeSettings } from "./settings-reference.ts";

/**
 * Every document that is written from the code, whole, by its path from the root of the repository.
 * @param read the text of a document that holds a generated part
 */
export async function writeDocs(read: (file: string) => string): Promise<ReadonlyMap<string, string>> {
  const settings = writeSettings(readConfiguration({ environment: "local" }).declared.vars);
  const reference = writeApiReference((await readOpenApi()) as unknown as ApiDocument);
  return new Map([
    ["docs/settings.md", replacePart(read("docs/settings.md"), "settings", settings)],
    ...[...reference].map(([name, text]) => [`docs/api/${name}`, text] as const),
  ]);
}
