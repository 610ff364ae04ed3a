import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FontBytes } from "../../../../src/rendering/pdf/typesetter.ts";

const readFont = (file: string): Uint8Array =>
  readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${file}`));

export const FONTS: FontBytes = {
  regular: readFont("DejaVuSansCondensed.ttf"),
  bold: readFont("DejaVuSansCondensed-Bold.ttf"),
};
