import { readStaticFile } from "../../platform/static-file.ts";
import type { KindModel } from "../understanding/classify/kind-model.ts";
import type { FittedFields } from "../understanding/fitted/weights.ts";
import type { FittedPeople } from "../understanding/people/people-model.ts";

/** The bytes of a file of this folder, by its name. */
type ReadFile = (name: string) => Promise<Uint8Array>;

const json =
  <T>(name: string) =>
  async (read: ReadFile): Promise<T> =>
    JSON.parse(new TextDecoder().decode(await read(name))) as T;

/** Another model is one line here, and its file in this folder: the build copies all of them to the static assets. */
const MODELS = {
  kinds: json<KindModel>("kinds.json"),
  fields: json<FittedFields>("fields.json"),
  people: json<FittedPeople>("people.json"),
};

/** What was fitted on papers whose kind and facts are known, and judges other papers. */
export type FittedModels = { readonly [Name in keyof typeof MODELS]: Awaited<ReturnType<(typeof MODELS)[Name]>> };

/** @throws what `read` throws for a missing file; SyntaxError for one that is no JSON */
export async function readModels(read: ReadFile): Promise<FittedModels> {
  const models = Object.entries(MODELS).map(async ([name, readModel]) => [name, await readModel(read)] as const);
  return Object.fromEntries(await Promise.all(models)) as FittedModels;
}

/** The models, not the promise: a cancelled request could leave a promise that never settles. */
let loaded: FittedModels | undefined;

/**
 * The models from the static assets, read once an isolate: a byte of them in the script would be parsed at each start.
 * @throws Error if one is missing; no paper is read without them
 */
export async function loadModels(env: Pick<Env, "ASSETS">): Promise<FittedModels> {
  return (loaded ??= await readModels((name) => readStaticFile(env, `models/reading/${name}`)));
}
