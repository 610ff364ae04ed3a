import { z } from "@hono/zod-openapi";
import { Jws, Sha256 } from "../../http/fields.schemas.ts";
import { ANCHOR_FORMAT, ANCHOR_SCOPES } from "./anchor.rules.ts";

export const AnchorsView = z
  .strictObject({ tenant: z.string().openapi({ description: "Empty for the platform's chain" }), last: z.int() })
  .openapi("Anchors", {
    description: "The number of the last anchor of the tenant; 0 before the first",
  });

export const AnchorView = z
  .strictObject({
    format: z.literal(ANCHOR_FORMAT),
    tenant: z.string(),
    scope: z.enum(ANCHOR_SCOPES),
    number: z.int(),
    made_at: z.iso.datetime(),
    heads: z.array(z.strictObject({ chain: z.string(), seq: z.int(), hash: Sha256, signed_at: z.iso.datetime() })),
    previous: Sha256,
    hash: Sha256.openapi({ description: "SHA-256 of the RFC 8785 JSON without hash and signature" }),
    signature: Jws.openapi({ description: "JWS over {format, tenant, scope, number, hash}" }),
  })
  .openapi("Anchor");

export const StampView = z
  .strictObject({ time_stamp: z.base64().nullable() })
  .openapi("AnchorStamp", { description: "The authority's answer as it came, over the SHA-256 of the anchor's bytes" });

export const AnchoredView = z.strictObject({ status: z.literal("anchored") }).openapi("Anchored");

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
