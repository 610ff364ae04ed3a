import { z } from "@hono/zod-openapi";
import { Jws, Sha256 } from "../../http/fields.schemas.ts";

export const PlatformAuditView = z
  .strictObject({
    entries: z.array(
      z.strictObject({
        seq: z.int(),
        event: z.string(),
        timestamp: z.iso.datetime(),
        actor: z.string(),
        details: z.record(z.string(), z.unknown()),
        prev_hash: Sha256,
        hash: Sha256.openapi({ description: "Hex SHA-256 of the RFC 8785 JSON of the entry up to `prev_hash`" }),
        signed_at: z.iso.datetime(),
        signature: Jws.openapi({ description: "Compact JWS over the chain's end at this entry" }),
      }),
    ),
    total: z.int(),
    page: z.int(),
    per_page: z.int(),
    chain_valid: z.boolean().openapi({
      description: "Whether the entries of this page follow one another, were signed, and none after the last was cut",
    }),
    fault: z.string().nullable(),
  })
  .openapi("PlatformAudit");
