import { readStaticFile } from "../../../platform/static-file.ts";
import type { FittedModel } from "./fitted-model.ts";
import { LEXICON_LANGUAGES, type Lexicons, type Namesakes, placeLexicons } from "./lexicon/lexicon.ts";
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
  const [model, namesakes, ...lexicons] = await Promise.all([
    readStaticFile(env, "models/adverse-media.bin.gz"),
    readWords<Namesakes>(env, "namesakes"),
    ...LEXICON_LANGUAGES.map((language) => readWords<Lexicons["en"]>(env, language)),
  ]);
  const read = lexicons.map((words, at) => [LEXICON_LANGUAGES[at]!, words]);
  placeLexicons(Object.fromEntries(read) as Lexicons, namesakes);
  return (loaded = readModel(model));
}

const readWords = async <T>(env: Pick<Env, "ASSETS">, name: string): Promise<T> =>
  JSON.parse(new TextDecoder().decode(await readStaticFile(env, `models/media/${name}.json`))) as T;
