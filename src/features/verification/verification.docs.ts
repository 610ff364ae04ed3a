import {
  AcceptedView,
  CaseVerificationView,
  EvidenceView,
  KeySetView,
  VerificationView,
} from "./verification.responses.ts";
import { WebhookView, WebhooksView } from "./webhooks.responses.ts";
import { describeOperation, describeOperations, type WebhookSpec } from "../../http/openapi/describe-operations.ts";
import { CallbackBody, CallbackHeaders } from "./callback.responses.ts";

export const VERIFICATION = describeOperations({
  verifyEnterprise: {
    summary: "Verify an enterprise",
    description: [
      "Checks a Belgian enterprise against the company registry, the EU VAT system, the e-invoicing directory, the debt status and the Official Gazette.",
      "Give an enterprise number, a VAT number or both; both must belong together.",
      "`FAIL` comes only from a confirmed fact. What could not be checked raises a flag and is never reported as good.",
      "Every source is asked again, each check says when its answer was collected, and `valid_until` counts from the oldest. What the registry does not state, such as the start date, is in the `detail` of its check. Nobody is searched for on sanctions lists.",
      "",
      "With `callback_url` the answer is 202 at once and the result is posted there (webhook `verificationCompleted`).",
      "If the registry or the VAT system does not answer, a request without a callback gets 503 with `Retry-After`.",
      "With `workflow_id` the result is linked to a case of the same company; an unknown case answers 404.",
    ],
    errors: ["validation_failed", "not_found", "source_unavailable"],
    responses: { 200: VerificationView, 202: AcceptedView },
  },
  readVerificationEvidence: {
    summary: "Read the evidence of a verification",
    description: [
      "Returns the raw answers of the sources with their hashes, signed, or with `format=pdf` a report.",
      "A verification of another partner answers 404.",
    ],
    responses: {
      200: { json: EvidenceView, mediaTypes: ["application/pdf"], description: "The evidence" },
    },
  },
  readCaseVerification: {
    summary: "Read the verification of a case",
    description: [
      "Returns the newest verification that was linked to a case, or `null`.",
      "The workflow id is the only credential. `null` does not say whether the case exists.",
    ],
    responses: { 200: CaseVerificationView },
  },
  readSigningKeys: {
    summary: "Read the signing keys",
    description: [
      "Returns the public keys (JWKS) that receipts, evidence, memoranda and case packs are signed with.",
      "Keys of earlier signatures remain listed. A new key is published before it signs.",
    ],
    responses: { 200: KeySetView },
  },
});

/** The callback to partners. */
export const VERIFICATION_COMPLETED: WebhookSpec = {
  ...describeOperation("verificationCompleted", {
    summary: "A verification is completed",
    description: [
      "Posted to the `callback_url` of a verification, with the same body as the answer of a request without one.",
      "If the registry or the VAT system does not answer, the check is repeated for 15 minutes; then the problem is posted in place of the result.",
      "",
      "The headers follow Standard Webhooks: verify `webhook-signature` with the secret of the API key before you trust the body.",
      "`webhook-id` is the same for every attempt, so that a repetition can be recognised.",
      "Any 2xx answer within 10 seconds counts as received. Anything else is attempted again after 2, 4 and 8 seconds, then the callback counts as failed; redirects are not followed.",
    ],
  }),
  tag: "partner verification",
  headers: CallbackHeaders,
  body: CallbackBody,
};

export const WEBHOOKS = describeOperations({
  listWebhooks: {
    summary: "List callbacks",
    description: [
      "Returns callbacks to partners, newest first: delivered, pending or failed.",
      "A filter value that does not exist matches nothing.",
    ],
    responses: { 200: WebhooksView },
  },
  retryWebhook: {
    summary: "Redeliver a failed webhook",
    description: [
      "Sends a failed callback again, with the same id and body, in up to four attempts.",
      "One that is pending or delivered answers 409.",
    ],
    errors: ["invalid_state"],
    responses: { 200: WebhookView },
  },
});
