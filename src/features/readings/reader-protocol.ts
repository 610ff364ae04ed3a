/** How the service and the process that reads for it talk: a POST of the bytes, answered by the reading as JSON. */

/** Carries the secret that both were started with. */
export const READER_KEY_HEADER = "x-reader-key";
/** Bytes of the largest WebAssembly memory so far. */
export const READER_ENGINE_BYTES = "x-reader-engine-bytes";
/** The binding of the process that holds its secret. */
export interface ReaderEnv extends Pick<Env, "ASSETS"> {
  readonly READER_KEY: string;
}

/** The answer to a document that could not be read for a fault of the service. Neither holds a word of the document. */
export interface ReaderFaultBody {
  readonly class: string;
  readonly stack: string | null;
}
