import type { Reading } from "../../domain/readings/reading.model.ts";
import { readDocument } from "../../reading/index.ts";
import { loadModels } from "../../reading/models/fitted-models.ts";
import { createRecogniser } from "../../reading/recognition/recogniser.ts";

export { largestEngineBytes } from "../../reading/recognition/engine.ts";

/** Reads a document in this isolate. Imported with the first document that is read. */
export async function readStored(
  env: Pick<Env, "ASSETS">,
  bytes: Uint8Array,
  { contentType, sha256, now = () => new Date() }: { contentType: string; sha256?: string; now?: () => Date },
): Promise<Reading> {
  const tools = { recogniser: createRecogniser(env), models: await loadModels(env), now };
  return readDocument(bytes, contentType, tools, sha256);
}
