import { z } from "@hono/zod-openapi";
import { EvidenceHash, Uuid } from "../../http/fields.schemas.ts";
import { DiscrepancyView, TimeView } from "./case.responses.ts";

/** Null for an answer that is no longer stored. */
export const RawDataView = z
  .strictObject({ content_type: z.string(), encoding: z.enum(["utf8", "base64"]), body: z.string() })
  .nullable();

export const EvidenceChainView = z
  .strictObject({
    evidence: z.array(
      z.strictObject({
        id: Uuid,
        source: z.string(),
        source_url: z.string(),
        data_hash: EvidenceHash,
        collected_at: TimeView,
        raw_data: RawDataView,
      }),
    ),
    bundle_hash: EvidenceHash,
  })
  .openapi("EvidenceChain");

/** Statements by fact, oldest first, each with its source. */
export const FactsView = z.record(
  z.string(),
  z.array(
    z.strictObject({
      value: z.unknown(),
      source: z.string(),
      timestamp: TimeView,
      evidence_hash: EvidenceHash.optional(),
    }),
  ),
);

export const CompanyProfileView = z
  .strictObject({
    case_id: Uuid,
    facts: FactsView,
    discrepancies: z.array(DiscrepancyView),
    evidence_refs: z.array(z.strictObject({ source: z.string(), evidence_hash: EvidenceHash, storage: z.string() })),
  })
  .openapi("CompanyProfile");
