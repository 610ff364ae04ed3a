import { globSync, statSync } from "node:fs";
import path from "node:path";

/** Where the build writes the interface's document, from the root of the repository. */
export const DOCUMENT_FILE = "src/web/public/docs/openapi.json";

/** Whether any module or example is newer than the document that was written from them, or there is none. */
export function isDocumentOld(root: string): boolean {
  const written = statSync(path.join(root, DOCUMENT_FILE), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = globSync("src/**/*.{ts,json}", { cwd: root, exclude: ["src/web/public/**", "src/web/console/**"] });
  return sources.some((file) => statSync(path.join(root, file)).mtimeMs > written);
}
