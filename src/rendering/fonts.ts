import type { FontBytes } from "./pdf/typesetter.ts";

/** What was read, never the reading: a request that ends early would leave every later one waiting for it. */
let loaded: FontBytes | undefined;

/**
 * The embedded fonts, from the static assets, read once an isolate. DejaVu Sans has all of Latin, Greek and Cyrillic.
 * @throws Error where the assets lack them: they are placed whenever the Worker is bundled.
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
