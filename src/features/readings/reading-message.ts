import { z } from "zod";

/** A queue message: the document of a case that is to be read. Several may name the same content. */
export const ReadingMessage = z.strictObject({
  tenant_id: z.string(),
  workflow_id: z.string(),
  document_id: z.string(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Object key of the document. */
  key: z.string(),
  content_type: z.string(),
});
export type ReadingMessage = z.output<typeof ReadingMessage>;
