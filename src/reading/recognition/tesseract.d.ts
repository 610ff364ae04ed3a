/** Parts of Tesseract as compiled to WebAssembly that the service calls. */
declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  export interface TessBaseApi {
    /** `dataPath` null for the root of `FS`; engine 1 is the neural network. 0 when it succeeded. */
    Init(dataPath: string | null, language: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    SetPageSegMode(mode: number): void;
    /** Reads `/input` of `FS`; `exif` 1 leaves it as it is, `angle` is in radians. 0 when it succeeded. */
    SetImageFile(exif: number, angle: number): number;
    /** 0 when it succeeded. */
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    /** Frees image and results. */
    Clear(): void;
  }
  export interface TesseractModule {
    readonly TessBaseAPI: new () => TessBaseApi;
    readonly FS: { writeFile(name: string, bytes: Uint8Array): void; unlink(name: string): void };
  }
  const createModule: (options: {
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): WebAssembly.Exports;
    print(line: string): void;
    printErr(line: string): void;
  }) => Promise<TesseractModule>;
  export default createModule;
}
