import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { repositoryRoot } from "../../../../src/cli/program.ts";
import type { PrintAssets } from "../../../../src/rendering/pdf/print-assets.model.ts";

/** As the build places them, which every test run does first. */
const placed = (file: string): string => path.join(repositoryRoot, "src/web/public/fonts", file);

export const FONTS: PrintAssets = {
  regular: readFileSync(placed("DejaVuSansCondensed.ttf")),
  bold: readFileSync(placed("DejaVuSansCondensed-Bold.ttf")),
  profile: readFileSync(placed("srgb.icc")),
  read: (file) => readFile(placed(file)),
};
