import { readStaticFile } from "../../../platform/static-file.ts";
import type { FittedModel } from "./fitted-model.ts";
import { LEXICON_LANGUAGES, type Lexicons, placeLexicons } from "./lexicon/lexicon.ts";
import { readModel } from "./model-file.ts";

/** The model, not the promise: a cancelled request could leave a promise that never settles. */
let loaded: FittedModel | undefined;

/**
 * The model that judges news, and the lexicons that its features are made of, from the static assets, read once an isolate: in the
 * script they would be as much as all the rest.
 * @throws Error if it is missing; the build places it in the assets
 */
export async function loadMediaModel(env: Pick<Env, "ASSETS">): Promise<FittedModel> {
  if (loaded !== undefined) return loaded;
  const [model, lexicons] = await Promise.all([
    readStaticFile(env, "models/adverse-media.bin.gz"),
    Promise.all(LEXICON_LANGUAGES.map((language) => readStaticFile(env, `models/media/${language}.json`))),
  ]);
  const read = lexicons.map((bytes, at) => [
    LEXICON_LANGUAGES[at]!,
    JSON.parse(new TextDecoder().decode(bytes)) as Lexicons["en"],
  ]);
  placeLexicons(Object.fromEntries(read) as Lexicons);
  return (loaded = readModel(model));
}
