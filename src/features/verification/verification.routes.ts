import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { accepted, file, ok } from "../../http/reply.ts";
import { publicKeySet } from "../../platform/signing-keys.ts";
import { printEvidence, readEvidenceBundle, requireVerification } from "./evidence.service.ts";
import { partnerRoute } from "./partner-caller.ts";
import { EvidenceQuery, VerifyBody, verifyBodyCode } from "./verification.schemas.ts";
import { readCaseVerification, verifyEnterprise } from "./verification.service.ts";
import { registerWebhooks } from "./webhooks.routes.ts";

/** How long others may keep the keys: a new one is published before it signs. */
const KEYS_MAX_AGE_SECONDS = 300;

/** What partners ask, and what proves the answers. */
export function registerVerification(api: Api): void {
  registerEndpoint(api, {
    ...partnerRoute("verify"),
    method: "post",
    path: "/v1/peppol/verify",
    operationId: "verifyEnterprise",
    body: VerifyBody,
    bodyCode: verifyBodyCode,
    handle: async ({ ctx, body }) => {
      const answer = await verifyEnterprise(ctx, body);
      if (answer.kind === "verified") return ok(answer.verification);
      const message = "The result will be posted to the callback URL.";
      return accepted({ status: "accepted", message, verification_id: answer.verificationId });
    },
  });
  registerEndpoint(api, {
    ...partnerRoute("evidence"),
    method: "get",
    path: "/v1/peppol/evidence/{verification_id}",
    operationId: "readVerificationEvidence",
    load: (ctx, params) => requireVerification(ctx, params["verification_id"]!),
    query: EvidenceQuery,
    handle: async ({ ctx, query, loaded }) => {
      if (query.format === "json") return ok(await readEvidenceBundle(ctx, loaded));
      const filename = `verification-${loaded.answer.verification_id}.pdf`;
      return file({ body: await printEvidence(ctx, loaded), contentType: "application/pdf", filename });
    },
  });
  registerEndpoint(api, {
    tag: "partner verification",
    access: "open",
    enabled: ({ PEPPOL_ENABLED }) => PEPPOL_ENABLED,
    method: "get",
    path: "/v1/peppol/case-verification/{workflow_id}",
    operationId: "readCaseVerification",
    handle: async ({ ctx, params }) =>
      ok(await readCaseVerification(ctx, params["workflow_id"]!), { "Cache-Control": "no-store" }),
  });
  registerEndpoint(api, {
    tag: "operation",
    access: "open",
    method: "get",
    path: "/.well-known/jwks.json",
    operationId: "readSigningKeys",
    handle: async ({ ctx }) =>
      ok(publicKeySet(ctx.settings), { "Cache-Control": `public, max-age=${KEYS_MAX_AGE_SECONDS}` }),
  });
  registerWebhooks(api);
}
