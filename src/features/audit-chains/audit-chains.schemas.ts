import { z } from "@hono/zod-openapi";
import { Sha256 } from "../../http/fields.schemas.ts";

export const AnchorPath = z.object({
  number: z.coerce.number<string>().int().min(1).max(99_999_999),
});

export const toStampView = (bytes: Uint8Array | null) => ({
  time_stamp: bytes && Buffer.from(bytes).toString("base64"),
});

export const VerifyHeadsBody = z.strictObject({
  heads: z
    .array(z.strictObject({ chain: z.string().min(1).max(200), seq: z.int().min(1), hash: Sha256 }))
    .min(1)
    .max(20),
});
