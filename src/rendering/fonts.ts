import type { FontBytes } from "./pdf/typesetter.ts";

/**
 * The embedded fonts in the Worker, where wrangler's Data rule turns a font file into a module. Loaded on
 * first use. DejaVu Sans keeps its outlines when fontkit cuts a subset of it, which not every font does.
 */
export async function loadFonts(): Promise<FontBytes> {
  const [regular, bold] = await Promise.all([
    import("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"),
    import("dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf"),
  ]);
  return { regular: new Uint8Array(regular.default), bold: new Uint8Array(bold.default) };
}
