import { z } from "@hono/zod-openapi";
import { Uuid } from "../../http/fields.schemas.ts";
import { problemSchema } from "../../http/openapi/problem.schemas.ts";
import { InputView, VerificationView } from "./verification.responses.ts";

/** Headers of a callback by Standard Webhooks. */
export const CallbackHeaders = z.object({
  "webhook-id": z
    .string()
    .openapi({ description: "Id of the callback", example: "msg_9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d" }),
  "webhook-timestamp": z
    .string()
    .regex(/^\d+$/)
    .openapi({ description: "Time of this attempt, in seconds since 1970", example: "1795341900" }),
  "webhook-signature": z.string().regex(/^v1,/).openapi({
    description: "`v1,` and the Base64 HMAC-SHA256 of id, timestamp and body, joined by full stops",
    example: "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  }),
});

const CallbackFailureView = z
  .strictObject({
    verification_id: Uuid,
    timestamp: z.iso.datetime(),
    input: InputView,
    error: z.union([
      problemSchema("source_unavailable"),
      problemSchema("service_unavailable"),
      problemSchema("not_found"),
    ]),
  })
  .openapi("VerificationFailure");

export const CallbackBody = z.union([VerificationView, CallbackFailureView]);
