import { readStaticFile } from "../../platform/static-file.ts";

/** Trained data of a language, or of the typeface of machine-readable zones, by their names in Tesseract. */
export type TrainedDataName = "nld" | "fra" | "deu" | "eng" | "mrz";

/** Unpacked bytes of a `.traineddata` file. */
export type LoadTrainedData = (name: TrainedDataName) => Promise<Uint8Array>;

/** Reads trained data from the static assets, where the build places it: it would be six times the Worker's script. */
export const trainedDataOf =
  (env: Pick<Env, "ASSETS">): LoadTrainedData =>
  (name) =>
    readStaticFile(env, `ocr/${name}.traineddata.gz`);
