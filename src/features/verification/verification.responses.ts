import { z } from "@hono/zod-openapi";
import { CountryCode, EnterpriseNumber, EvidenceHash, Jws, Uuid } from "../../http/fields.schemas.ts";
import {
  type Checks,
  COVERAGES,
  FAIL_FLAGS,
  FLAG_FLAGS,
  type Verification,
} from "../../domain/verification/verification.model.ts";

const nullableText = z.string().nullable();

const nullableFlag = z.boolean().nullable();

const score = z.number().min(0).max(1);

const hash = EvidenceHash.nullable();

const flagName = z.enum([...FAIL_FLAGS, ...FLAG_FLAGS]);

export const InputView = z.strictObject({
  enterprise_number: EnterpriseNumber,
  vat_number: z.string().regex(/^BE[01]\d{9}$/),
});

const checked = {
  outcome: z.enum(["confirmed", "contradicted", "unknown"]),
  reason: nullableText,
  detail: nullableText,
  collected_at: z.iso.datetime().nullable().optional().openapi({
    description: "Of the oldest answer that it rests on. Absent in earlier verifications",
  }),
};

const ChecksView = z.strictObject({
  kbo_registry: z.strictObject({
    status: z.enum(["active", "stopped", "not_found"]),
    legal_name: nullableText,
    legal_form: nullableText,
    registered_address: z
      .strictObject({ street: z.string(), postal_code: z.string(), city: z.string(), country: CountryCode })
      .nullable(),
    start_date: nullableText,
    bankruptcy: nullableFlag,
    activities: z.array(z.strictObject({ code: z.string(), description: z.string(), version: z.string() })),
    directors: z.array(z.string()).nullable(),
    missing: z.array(z.strictObject({ part: z.string(), reason: z.string() })),
    source: z.string(),
    evidence_hash: hash,
    ...checked,
  }),
  vies_validation: z.strictObject({
    valid: nullableFlag,
    name: nullableText,
    address: nullableText,
    source: z.string(),
    evidence_hash: hash,
    ...checked,
  }),
  entity_status: z.strictObject({
    active: nullableFlag,
    bankruptcy: nullableFlag,
    dissolution: nullableFlag,
    source: z.string(),
    ...checked,
  }),
  peppol_directory: z.strictObject({
    registered: nullableFlag,
    peppol_id: nullableText,
    document_types: z.array(z.string()),
    source: z.string(),
    evidence_hash: hash,
    ...checked,
  }),
  name_consistency: z.strictObject({
    kbo_name: nullableText,
    vies_name: nullableText,
    match_score: score.nullable(),
    flag: flagName.nullable(),
    ...checked,
  }),
  address_consistency: z.strictObject({
    kbo_address: nullableText,
    vies_address: nullableText,
    match_score: score.nullable(),
    flag: flagName.nullable(),
    ...checked,
  }),
  inhoudingsplicht: z.strictObject({
    debt_free_social: nullableFlag,
    debt_free_tax: nullableFlag,
    source: z.string(),
    evidence_hash: hash,
    model_used: nullableText,
    ...checked,
  }),
}) satisfies z.ZodType<Checks>;

const coverage = z.enum(COVERAGES);

export const VerificationView = z
  .strictObject({
    verification_id: Uuid,
    timestamp: z.iso.datetime(),
    input: InputView,
    result: z.strictObject({
      status: z.enum(["PASS", "FLAG", "FAIL"]),
      confidence: score,
      risk_flags: z.array(flagName),
      flag_details: z.array(
        z.strictObject({ flag: flagName, severity: z.enum(["FAIL", "FLAG"]), message: z.string() }),
      ),
    }),
    checks: ChecksView,
    eui_coverage: z.strictObject({
      legal_identifier: coverage,
      legal_name: coverage,
      legal_address: coverage,
      peppol_identifiers: coverage,
      send_receive_capability: coverage,
      contact_information: coverage,
      proof_of_ownership: coverage,
      intermediary_info: coverage,
      sanctions_screening: coverage
        .optional()
        .openapi({ description: "Nobody is searched for. Absent in earlier verifications" }),
    }),
    evidence_bundle_hash: EvidenceHash,
    valid_until: z.iso.datetime().openapi({ description: "Counted from the oldest `collected_at`" }),
    sample: z.boolean(),
    receipt: Jws.openapi({ description: "Compact JWS (EdDSA) over the canonical JSON of all the rest" }),
  })
  .openapi("Verification") satisfies z.ZodType<Verification>;

export const CaseVerificationView = z.union([VerificationView, z.null()]);

export const AcceptedView = z
  .strictObject({ status: z.literal("accepted"), message: z.string(), verification_id: Uuid })
  .openapi("AcceptedVerification");

export const EvidenceView = z
  .strictObject({
    verification_id: Uuid,
    verification: VerificationView,
    evidence: z.array(
      z.strictObject({
        id: Uuid,
        source: z.string(),
        source_url: z.string(),
        data_hash: EvidenceHash,
        collected_at: z.iso.datetime(),
        raw_data: z
          .strictObject({ content_type: z.string(), encoding: z.enum(["utf8", "base64"]), body: z.string() })
          .nullable(),
      }),
    ),
    evidence_bundle_hash: EvidenceHash,
    signature: Jws.openapi({ description: "Detached JWS (EdDSA) over the canonical JSON of all the rest" }),
  })
  .openapi("VerificationEvidence");

export const KeySetView = z
  .strictObject({
    keys: z.array(
      z.strictObject({
        kty: z.string(),
        crv: z.string(),
        x: z.string(),
        kid: z.string(),
        alg: z.string(),
        use: z.string(),
      }),
    ),
  })
  .openapi("KeySet");
