import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { repositoryRoot } from "../program.ts";
import { placeFile } from "./place-file.ts";
import { splitWasm } from "./split-wasm.ts";

const { resolve } = createRequire(import.meta.url);
const CODE = path.join(repositoryRoot, "src/reading/recognition/placed/tesseract.wasm");
const DATA = path.join(repositoryRoot, "src/web/public/ocr/tesseract-data.bin.gz");

/** Writes Tesseract in two parts: its code, which the Worker is bundled with, and its tables, a static asset of 139 KB. */
export function placeRecognitionEngine(): void {
  const { code, offset, data } = splitWasm(readFileSync(resolve("tesseract.js-core/tesseract-core-simd-lstm.wasm")));
  const header = Buffer.alloc(4);
  header.writeUInt32LE(offset);
  for (const file of [CODE, DATA]) mkdirSync(path.dirname(file), { recursive: true });
  placeFile(CODE, code);
  placeFile(DATA, gzipSync(Buffer.concat([header, data]), { level: 9 }));
}
