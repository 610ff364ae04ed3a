import { readStaticFile } from "../platform/static-file.ts";
import type { PrintAssets } from "./pdf/print-assets.model.ts";

/** The bytes, not the promise: a cancelled request could leave a promise that never settles. */
let loaded: PrintAssets | undefined;

/**
 * Fonts and colour profile of documents from the static assets, read once an isolate; those of other scripts are read for
 * each document that needs them.
 * @throws Error if a file is missing; the build places them in the assets
 */
export async function loadPrintAssets(env: Pick<Env, "ASSETS">): Promise<PrintAssets> {
  if (loaded) return loaded;
  const read = (file: string) => readStaticFile(env, `fonts/${file}`);
  const [regular, bold, profile] = await Promise.all([
    read("DejaVuSansCondensed.ttf"),
    read("DejaVuSansCondensed-Bold.ttf"),
    read("srgb.icc"),
  ]);
  return (loaded = { regular, bold, profile, read });
}
