import type createModule from "tesseract.js-core/tesseract-core-simd-lstm.js";

/** Tesseract's code: its glue, and the compiled module that the glue instantiates. */
export interface EngineModule {
  readonly create: typeof createModule;
  readonly module: WebAssembly.Module;
}

/**
 * Imports Tesseract when a page is recognised for the first time, so that a start does not run its glue. A Worker may not
 * compile WebAssembly, so the bundle holds it as a module.
 */
export async function importEngineModule(): Promise<EngineModule> {
  // The glue takes the Worker for Node or a browser, and both read their place, which it then has no use for.
  Object.assign(globalThis, { __dirname: "/", location: { href: "https://worker.invalid/" } });
  const [{ default: create }, { default: module }] = await Promise.all([
    import("tesseract.js-core/tesseract-core-simd-lstm.js"),
    import("tesseract.js-core/tesseract-core-simd-lstm.wasm"),
  ]);
  return { create, module };
}
