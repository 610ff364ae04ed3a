import type { Reading } from "../../domain/readings/reading.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { readDocument } from "../../reading/index.ts";
import { createRecogniser } from "../../reading/recognition/recogniser.ts";

/** Reads a document with what this Worker has for it. Imported with the first document that is read. */
export const readStored = (
  ctx: Ctx,
  bytes: Uint8Array,
  { contentType, sha256 }: { readonly contentType: string; readonly sha256: string },
): Promise<Reading> =>
  readDocument(bytes, contentType, { recogniser: createRecogniser(ctx.env), now: ctx.now }, sha256);
