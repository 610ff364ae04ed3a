import type { PrintAssets } from "./pdf/print-assets.model.ts";

/** The bytes, not the promise: a cancelled request could leave a promise that never settles. */
let loaded: PrintAssets | undefined;

/**
 * Fonts and colour profile of documents from the static assets, read once an isolate; those of other scripts are read for
 * each document that needs them.
 * @throws Error if a file is missing; the build places them in the assets
 */
export async function loadPrintAssets({ ASSETS }: Pick<Env, "ASSETS">): Promise<PrintAssets> {
  if (loaded) return loaded;
  const [regular, bold, profile] = await Promise.all([
    readAsset(ASSETS, "DejaVuSansCondensed.ttf"),
    readAsset(ASSETS, "DejaVuSansCondensed-Bold.ttf"),
    readAsset(ASSETS, "srgb.icc"),
  ]);
  return (loaded = { regular, bold, profile, read: (file) => readAsset(ASSETS, file) });
}

async function readAsset(assets: Fetcher, file: string): Promise<Uint8Array> {
  const response = await assets.fetch(`https://assets.invalid/fonts/${file}`);
  if (!response.ok) throw new Error(`asset ${file} is missing`);
  return new Uint8Array(await response.arrayBuffer());
}
