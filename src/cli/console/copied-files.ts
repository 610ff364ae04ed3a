import { globSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { repositoryRoot } from "../program.ts";
import { placePdfLibrary } from "./pdf-library.ts";
import { placeFile } from "./place-file.ts";
import { placePrintAssets } from "./print-fonts.ts";
import { placeRecognitionEngine } from "./recognition-engine.ts";
import { placeSignatureLibrary } from "./signature-library.ts";

const { resolve } = createRequire(import.meta.url);

/** Folder of the static assets, and what is copied there: in the Worker's bundle it would be most of it. */
const COPIED: Readonly<Record<string, readonly string[]>> = {
  ocr: [
    ...["nld", "fra", "deu", "eng"].map((language) =>
      resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`),
    ),
    path.join(repositoryRoot, "src/reading/recognition/data/mrz.traineddata.gz"),
  ],
  models: [
    "src/sources/adverse-media/judge/adverse-media.bin.gz",
    "src/investigation/words/own-words.bin.gz",
    "src/platform/models/concepts/concepts.txt",
  ].map((file) => path.join(repositoryRoot, file)),
  "models/media": globSync(
    path.join(repositoryRoot, "src/sources/adverse-media/judge/lexicon/{nl,fr,de,en,namesakes}.json"),
  ),
  "models/diagnostics": [path.join(repositoryRoot, "src/features/diagnostics/words/topic-words.json")],
  "models/reading": globSync(path.join(repositoryRoot, "src/reading/models/*.json")),
};

/**
 * Places the trained data and tables of optical recognition, fitted models and what documents are printed with in the static
 * assets, and what the Worker is bundled with of PDF.js, Tesseract and pkijs beside its own code.
 */
export function placeCopiedFiles(): void {
  for (const [folder, sources] of Object.entries(COPIED)) {
    const target = path.join(repositoryRoot, "src/web/public", folder);
    mkdirSync(target, { recursive: true });
    for (const source of sources) placeFile(path.join(target, path.basename(source)), readFileSync(source));
  }
  placePrintAssets();
  placePdfLibrary();
  placeRecognitionEngine();
  placeSignatureLibrary();
}
