import type { PageImage, RecognisedPage, Recogniser } from "../ports.ts";
import { importEngineModule, type EngineModule } from "./engine-module.ts";
import { engineWith } from "./engine.ts";
import { portableGreymap } from "./grey-image.ts";
import { parseTable } from "./table.rules.ts";
import { trainedDataOf, type LoadTrainedData } from "./trained-data.ts";

/** Optical recognition in the Worker. */
export const createRecogniser = (env: Pick<Env, "ASSETS">): Recogniser =>
  recogniserOf(trainedDataOf(env), importEngineModule);

/** Optical recognition with trained data and engine from elsewhere: Node has neither static assets nor WebAssembly imports. */
export function recogniserOf(load: LoadTrainedData, importModule: () => Promise<EngineModule>): Recogniser {
  return {
    async recognise(image, signal) {
      // Time only passes, and a signal is only heard, while the Worker waits.
      await new Promise((resolve) => setTimeout(resolve, 0));
      const engine = await engineWith("nld", load, importModule);
      signal.throwIfAborted();
      const table = parseTable(engine.read(fileOf(image), "auto"));
      return { ...table, rotation: 0, warnings: [] } satisfies RecognisedPage;
    },
  };
}

const fileOf = (image: PageImage): Uint8Array =>
  image.format === "file" ? image.bytes : portableGreymap({ ...image, pixels: image.bytes });
