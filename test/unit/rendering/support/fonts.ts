import { readFileSync } from "node:fs";
import { srgbProfile } from "../../../../src/cli/console/srgb-profile.ts";
import { createRequire } from "node:module";
import type { PrintAssets } from "../../../../src/rendering/pdf/print-assets.model.ts";

const readFont = (file: string): Uint8Array =>
  readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${file}`));

export const FONTS: PrintAssets = {
  regular: readFont("DejaVuSansCondensed.ttf"),
  bold: readFont("DejaVuSansCondensed-Bold.ttf"),
  profile: srgbProfile(),
};
