import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const VERIFICATION = describeOperations({
  verifyEnterprise: {
    summary: "Verify an enterprise",
    description: [
      "Checks a Belgian enterprise against the company registry, the EU VAT system, the e-invoicing directory and the debt status.",
      "Give an enterprise number, a VAT number or both; both must belong together.",
      "`FAIL` comes only from a confirmed fact. What could not be checked raises a flag and is never reported as good.",
      "",
      "With `callback_url` the answer is 202 at once and the result is posted there (webhook `verificationCompleted`).",
      "If the registry or the VAT system does not answer, a request without a callback gets 503 with `Retry-After`.",
      "With `workflow_id` the result is linked to a case of the same company; an unknown case answers 404.",
    ],
    errors: ["validation_failed", "not_found", "source_unavailable"],
  },
  readVerificationEvidence: {
    summary: "Read the evidence of a verification",
    description: [
      "Returns the raw answers of the sources with their hashes, signed, or with `format=pdf` a report.",
      "A verification of another partner answers 404.",
    ],
  },
  readCaseVerification: {
    summary: "Read the verification of a case",
    description: [
      "Returns the newest verification that was linked to a case, or `null`.",
      "The workflow id is the only credential. `null` does not say whether the case exists.",
    ],
  },
  readSigningKeys: {
    summary: "Read the signing keys",
    description: [
      "Returns the public keys (JWKS) that receipts, evidence, memoranda and case packs are signed with.",
      "Keys of earlier signatures remain listed. A new key is published before it signs.",
    ],
  },
});

export const WEBHOOKS = describeOperations({
  listWebhooks: {
    summary: "List callbacks",
    description: [
      "Returns callbacks to partners, newest first: delivered, pending or failed.",
      "A filter value that does not exist matches nothing.",
    ],
  },
  retryWebhook: {
    summary: "Redeliver a failed webhook",
    description: [
      "Sends a failed callback again, with the same id and body, in up to four attempts.",
      "One that is pending or delivered answers 409.",
    ],
    errors: ["invalid_state"],
  },
});
