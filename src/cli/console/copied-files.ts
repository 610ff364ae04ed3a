import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { repositoryRoot } from "../program.ts";
import { srgbProfile } from "./srgb-profile.ts";

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

/** Places fonts and colour profile of documents and the trained data of optical recognition in the static assets. */
export function placeCopiedFiles(): void {
  for (const [folder, sources] of Object.entries(COPIED)) {
    const target = path.join(repositoryRoot, "src/web/public", folder);
    mkdirSync(target, { recursive: true });
    for (const source of sources) place(path.join(target, path.basename(source)), readFileSync(source));
  }
  place(path.join(repositoryRoot, "src/web/public/fonts/srgb.icc"), srgbProfile());
}

/** Writes a file unless it is there as it should be, so that who reads it meanwhile never reads a part of it. */
function place(file: string, bytes: Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
}
