import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { repositoryRoot } from "../program.ts";

const { resolve } = createRequire(import.meta.url);

/** Folder of the static assets, and what is copied there: in the Worker's bundle it would be most of it. */
const COPIED: Readonly<Record<string, readonly string[]>> = {
  fonts: ["DejaVuSansCondensed", "DejaVuSansCondensed-Bold"].map((font) => resolve(`dejavu-fonts-ttf/ttf/${font}.ttf`)),
  ocr: [
    ...["nld", "fra", "deu", "eng"].map((language) =>
      resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`),
    ),
    path.join(repositoryRoot, "src/reading/recognition/data/mrz.traineddata.gz"),
  ],
};

/** Copies the fonts of documents and the trained data of optical recognition to the static assets. */
export function placeCopiedFiles(): void {
  for (const [folder, sources] of Object.entries(COPIED)) {
    const target = path.join(repositoryRoot, "src/web/public", folder);
    mkdirSync(target, { recursive: true });
    for (const source of sources) {
      const placed = path.join(target, path.basename(source));
      if (existsSync(placed) && readFileSync(placed).equals(readFileSync(source))) continue;
      copyFileSync(source, `${placed}.${process.pid}`);
      renameSync(`${placed}.${process.pid}`, placed);
    }
  }
}
