import type { FittedModel } from "./fitted-model.ts";
import { unpackModel } from "./model-file.ts";

/** The model, not the promise: a cancelled request could leave a promise that never settles. */
let loaded: FittedModel | undefined;

/**
 * The model that judges news, from the static assets, read once an isolate: in the script it would be as much as all the rest.
 * @throws Error if it is missing; the build places it in the assets
 */
export async function loadMediaModel({ ASSETS }: Pick<Env, "ASSETS">): Promise<FittedModel> {
  if (loaded) return loaded;
  const response = await ASSETS.fetch("https://assets.invalid/models/adverse-media.bin.gz");
  if (!response.ok) throw new Error("the model of adverse media is missing in the static assets");
  return (loaded = await unpackModel(response));
}
