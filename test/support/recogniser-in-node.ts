import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { repositoryRoot } from "../../src/cli/program.ts";
import type { EngineModule } from "../../src/reading/recognition/engine-module.ts";
import { recogniserOf } from "../../src/reading/recognition/recogniser.ts";

const require = createRequire(import.meta.url);
const core = "tesseract.js-core/tesseract-core-simd-lstm";

/** The Worker's types know no compiling at run time, which workerd refuses. */
const inNode = WebAssembly as unknown as { compile(bytes: Uint8Array): Promise<WebAssembly.Module> };

async function importModule(): Promise<EngineModule> {
  const module = await inNode.compile(await readFile(require.resolve(`${core}.wasm`)));
  return { create: require(`${core}.js`), module };
}

/** Of images of one bit a pixel. */
export const importPackedInNode = async () =>
  inNode.compile(await readFile(require.resolve("pdfjs-dist/wasm/jbig2.wasm")));

/** The recogniser of the Worker in Node, with the trained data that the build places in the static assets. */
export const createNodeRecogniser = () =>
  recogniserOf(
    async (name) => {
      const file = path.join(repositoryRoot, `src/web/public/ocr/${name}.traineddata.gz`);
      return gunzipSync(await readFile(file));
    },
    importModule,
    importPackedInNode,
  );
