import { readStaticFile } from "../../../platform/static-file.ts";
import type { FittedModel } from "./fitted-model.ts";
import { readModel } from "./model-file.ts";

/** The model, not the promise: a cancelled request could leave a promise that never settles. */
let loaded: FittedModel | undefined;

/**
 * The model that judges news, from the static assets, read once an isolate: in the script it would be as much as all the rest.
 * @throws Error if it is missing; the build places it in the assets
 */
export async function loadMediaModel(env: Pick<Env, "ASSETS">): Promise<FittedModel> {
  return (loaded ??= readModel(await readStaticFile(env, "models/adverse-media.bin.gz")));
}
