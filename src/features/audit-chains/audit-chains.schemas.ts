import { z } from "@hono/zod-openapi";
import { ANCHOR_FORMAT, ANCHOR_SCOPES } from "./anchor.rules.ts";

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

export const AnchorsView = z
  .strictObject({ tenant: z.string().openapi({ description: "Empty for the platform's chain" }), last: z.int() })
  .openapi("Anchors", {
    description: "The number of the last anchor of the tenant; 0 before the first",
  });

export const AnchorPath = z.object({
  number: z.coerce.number<string>().int().min(1).max(99_999_999),
});

export const AnchorView = z
  .strictObject({
    format: z.literal(ANCHOR_FORMAT),
    tenant: z.string(),
    scope: z.enum(ANCHOR_SCOPES),
    number: z.int(),
    made_at: z.iso.datetime(),
    heads: z.array(z.strictObject({ chain: z.string(), seq: z.int(), hash: z.string(), signed_at: z.iso.datetime() })),
    previous: z.string(),
    hash: z.string().openapi({ description: "SHA-256 of the RFC 8785 JSON without hash and signature" }),
    signature: z.string().openapi({ description: "JWS over {format, tenant, scope, number, hash}" }),
  })
  .openapi("Anchor");

export const StampView = z
  .strictObject({ time_stamp: z.base64().nullable() })
  .openapi("AnchorStamp", { description: "The authority's answer as it came, over the SHA-256 of the anchor's bytes" });

export const toStampView = (bytes: Uint8Array | null) => ({
  time_stamp: bytes && Buffer.from(bytes).toString("base64"),
});

export const AnchoredView = z.strictObject({ status: z.literal("anchored") }).openapi("Anchored");

export const VerifyHeadsBody = z.strictObject({
  heads: z
    .array(z.strictObject({ chain: z.string().min(1).max(200), seq: z.int().min(1), hash: Hash }))
    .min(1)
    .max(20),
});

export const VerifiedHeadsView = z
  .strictObject({
    heads: z.array(
      z.strictObject({
        chain: z.string(),
        status: z.enum(["intact", "deleted", "gone", "broken"]),
        fault: z.string().nullable(),
      }),
    ),
  })
  .openapi("VerifiedHeads");
