import type createModule from "tesseract.js-core/tesseract-core-simd-lstm.js";
import { readStaticFile } from "../../platform/static-file.ts";

/** Tesseract: its glue, the compiled module that the glue instantiates, and what the memory of an instance begins with. */
export interface EngineModule {
  readonly create: typeof createModule;
  readonly module: WebAssembly.Module;
  readonly tables: MemoryPart;
}

export interface MemoryPart {
  /** In bytes from the beginning of the memory. */
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/**
 * Imports Tesseract when a page is recognised for the first time, so that a start does not run its glue. A Worker may not
 * compile WebAssembly, so the bundle holds it as a module.
 * @throws Error if its tables are missing; the build places them in the assets
 */
export async function importEngineModule(env: Pick<Env, "ASSETS">): Promise<EngineModule> {
  // The glue takes the Worker for Node or a browser, and both read their place, which it then has no use for.
  Object.assign(globalThis, { __dirname: "/", location: { href: "https://worker.invalid/" } });
  const [{ default: create }, { default: module }, tables] = await Promise.all([
    import("tesseract.js-core/tesseract-core-simd-lstm.js"),
    import("./placed/tesseract.wasm"),
    readStaticFile(env, "ocr/tesseract-data.bin.gz"),
  ]);
  return { create, module, tables: readTables(tables) };
}

/** Reads a file as `src/cli/console/recognition-engine.ts` writes it: the place as a number of four bytes, and the tables. */
export const readTables = (file: Uint8Array): MemoryPart => ({
  offset: new DataView(file.buffer, file.byteOffset).getUint32(0, true),
  bytes: file.subarray(4),
});
