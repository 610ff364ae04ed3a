import type { FontBytes } from "./pdf/typesetter.ts";

/** The bytes, not the promise: a cancelled request could leave a promise that never settles. */
let loaded: FontBytes | undefined;

/**
 * The embedded fonts from the static assets, read once an isolate. DejaVu Sans covers Latin, Greek and Cyrillic.
 * @throws Error if a font is missing; the build places them in the assets
 */
export async function loadFonts({ ASSETS }: Pick<Env, "ASSETS">): Promise<FontBytes> {
  if (loaded) return loaded;
  const [regular, bold] = await Promise.all([
    readFont(ASSETS, "DejaVuSansCondensed.ttf"),
    readFont(ASSETS, "DejaVuSansCondensed-Bold.ttf"),
  ]);
  return (loaded = { regular, bold });
}

async function readFont(assets: Fetcher, file: string): Promise<Uint8Array> {
  const response = await assets.fetch(`https://assets.invalid/fonts/${file}`);
  if (!response.ok) throw new Error(`font ${file} is missing`);
  return new Uint8Array(await response.arrayBuffer());
}
