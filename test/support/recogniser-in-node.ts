import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { repositoryRoot } from "../../src/cli/program.ts";
import { type EngineModule, readTables } from "../../src/reading/recognition/engine-module.ts";
import { recogniserOf } from "../../src/reading/recognition/recogniser.ts";

const require = createRequire(import.meta.url);
const placed = (file: string) => readFile(path.join(repositoryRoot, "src", file));

/** The Worker's types know no compiling at run time, which workerd refuses. */
const inNode = WebAssembly as unknown as { compile(bytes: Uint8Array): Promise<WebAssembly.Module> };

async function importModule(): Promise<EngineModule> {
  const module = await inNode.compile(await placed("reading/recognition/placed/tesseract.wasm"));
  const tables = readTables(gunzipSync(await placed("web/public/ocr/tesseract-data.bin.gz")));
  return { create: require("tesseract.js-core/tesseract-core-simd-lstm.js"), module, tables };
}

/** Of images of one bit a pixel. */
export const importPackedInNode = async () =>
  inNode.compile(await readFile(require.resolve("pdfjs-dist/wasm/jbig2.wasm")));

/** The recogniser of the Worker in Node, with the trained data that the build places in the static assets. */
export const createNodeRecogniser = () =>
  recogniserOf(
    async (name) => gunzipSync(await placed(`web/public/ocr/${name}.traineddata.gz`)),
    importModule,
    importPackedInNode,
  );
