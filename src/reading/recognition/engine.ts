import type { TessBaseApi, TesseractModule } from "tesseract.js-core/tesseract-core-simd-lstm.js";
import type { EngineModule } from "./engine-module.ts";
import type { LoadTrainedData, TrainedDataName } from "./trained-data.ts";

/** Page segmentation modes of Tesseract. */
const PAGE_MODES = { auto: 3, block: 6, line: 7, sparse: 11 } as const;
export type PageMode = keyof typeof PAGE_MODES;

/** All instances get no more than this: an isolate has 128 MB, and its Worker needs some of it. */
const MAX_BYTES = 64 * 1024 * 1024;
/** What an instance once took, WebAssembly never gives back: near the bound, the next page begins with another one. */
const SPENT_BYTES = 56 * 1024 * 1024;
const WASM_PAGE_BYTES = 65_536;

/** Tesseract with the trained data that it was given. Reading is synchronous, so no two pages are read at once. */
export class Engine {
  readonly #tesseract: TesseractModule;
  readonly #memory: () => number;
  #isBroken = false;
  readonly #apis = new Map<TrainedDataName, TessBaseApi>();

  private constructor(tesseract: TesseractModule, memory: () => number) {
    this.#tesseract = tesseract;
    this.#memory = memory;
  }

  static async start({ create, module, tables }: EngineModule): Promise<Engine> {
    let memory: WebAssembly.Memory | undefined;
    const silent = () => {};
    const tesseract = await create({
      print: silent,
      printErr: silent,
      instantiateWasm(imports, done) {
        const instance = new WebAssembly.Instance(module, imports);
        memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory);
        if (!memory) throw new Error("Tesseract exports no memory");
        new Uint8Array(memory.buffer).set(tables.bytes, tables.offset);
        bound(memory);
        done(instance, module);
        return instance.exports;
      },
    });
    return new Engine(tesseract, () => memory?.buffer.byteLength ?? 0);
  }

  /** Bytes of WebAssembly memory. */
  get bytes(): number {
    return this.#memory();
  }

  get isSpent(): boolean {
    return this.#isBroken || this.bytes > SPENT_BYTES;
  }

  has(name: TrainedDataName): boolean {
    return this.#apis.has(name);
  }

  learn(name: TrainedDataName, bytes: Uint8Array): void {
    const file = `${name}.traineddata`;
    this.#tesseract.FS.writeFile(file, bytes);
    const api = new this.#tesseract.TessBaseAPI();
    const failed = api.Init(null, name, 1);
    this.#tesseract.FS.unlink(file);
    if (failed !== 0) throw new Error(`Tesseract does not accept the trained data ${name}`);
    // Light letters on dark ground would otherwise cost a second reading of each line that it is unsure of.
    api.SetVariable("tessedit_do_invert", "0");
    this.#apis.set(name, api);
  }

  /**
   * @param file a JPEG, PNG or portable greymap
   * @returns Tesseract's table of the page: block, paragraph, line and word, with boxes in pixels; empty if it cannot
   * be read
   */
  read(name: TrainedDataName, file: Uint8Array, mode: PageMode): string {
    const api = this.#apis.get(name);
    if (!api) throw new Error(`the engine was not given the trained data ${name}`);
    this.#tesseract.FS.writeFile("/input", file);
    try {
      api.SetPageSegMode(PAGE_MODES[mode]);
      const table = api.SetImageFile(1, 0) === 0 && api.Recognize(null) === 0 ? api.GetTSVText(0) : "";
      api.Clear();
      this.#tesseract.FS.unlink("/input");
      return table;
    } catch {
      // An instance that was interrupted in the middle of its work is in no state to go on.
      this.#isBroken = true;
      return "";
    }
  }
}

/** The module's glue asks for growth by this method; refused, Tesseract gives up the page. */
function bound(memory: WebAssembly.Memory): void {
  largestBytes = Math.max(largestBytes, memory.buffer.byteLength);
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    const bytes = memory.buffer.byteLength + pages * WASM_PAGE_BYTES;
    if (bytes > MAX_BYTES) throw new RangeError("the page takes too much");
    largestBytes = Math.max(largestBytes, bytes);
    return grow(pages);
  };
}

let largestBytes = 0;

/** Bytes of WebAssembly that were in use at most; 0 before an instance was made. */
export const largestEngineBytes = (): number => largestBytes;

let engineModule: EngineModule | undefined;
let shared: Engine | undefined;

/** Lets go of the isolate's engine where WebAssembly that needs so many bytes beside it would exceed the bound. */
export function makeRoom(bytes: number): void {
  if (shared && shared.bytes + bytes > MAX_BYTES) shared = undefined;
  largestBytes = Math.max(largestBytes, (shared?.bytes ?? 0) + bytes);
}

/** The isolate's engine, which knows `name`. It has no other user until the caller next waits. */
export async function engineWith(
  name: TrainedDataName,
  load: LoadTrainedData,
  importModule: () => Promise<EngineModule>,
): Promise<Engine> {
  let bytes: Uint8Array | undefined;
  for (;;) {
    if (shared?.isSpent) shared = undefined;
    if (shared?.has(name)) return shared;
    if (shared && bytes) {
      shared.learn(name, bytes);
      return shared;
    }
    // Values, not promises, are kept: a cancelled request could leave a promise that never settles.
    if (!bytes) bytes = await load(name);
    if (!shared) {
      engineModule ??= await importModule();
      const engine = await Engine.start(engineModule);
      shared ??= engine;
    }
  }
}
