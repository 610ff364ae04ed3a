/** Trained data of a language, or of the typeface of machine-readable zones, by their names in Tesseract. */
export type TrainedDataName = "nld" | "fra" | "deu" | "eng" | "mrz";

/** Unpacked bytes of a `.traineddata` file. */
export type LoadTrainedData = (name: TrainedDataName) => Promise<Uint8Array>;

/** Reads trained data from the static assets, where the build places it: it would be six times the Worker's script. */
export const trainedDataOf =
  ({ ASSETS }: Pick<Env, "ASSETS">): LoadTrainedData =>
  async (name) => {
    const response = await ASSETS.fetch(`https://assets.invalid/ocr/${name}.traineddata.gz`);
    if (!response.ok || !response.body) throw new Error(`trained data ${name} is missing in the static assets`);
    const unpacked = response.body.pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(unpacked).arrayBuffer());
  };
