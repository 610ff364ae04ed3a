import { canonicalJson } from "../../platform/canonical-json.ts";
import type { Ctx } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { signDetached } from "../../platform/signing-keys.ts";
import { renderPdf } from "../../rendering/pdf/render-pdf.ts";
import { loadPrintAssets } from "../../rendering/print-assets.ts";
import { readRawData } from "../cases/case-evidence.service.ts";
import { composeEvidenceReport } from "./evidence.document.ts";
import { findPartner } from "./partner-keys.ts";
import { findVerification, type StoredVerification } from "./verification.store.ts";

/** A verification that the calling partner ordered. @throws DomainError `not_found`. */
export async function requireVerification(ctx: Ctx, verificationId: string): Promise<StoredVerification> {
  const partner = findPartner(ctx.settings, ctx.actor.id);
  const found = partner && (await findVerification(ctx, verificationId, partner.requestor_id));
  if (!found) throw notFound("The verification");
  return found;
}

/**
 * The raw answers behind a verification, with their hashes and the signed verification. The whole bundle is signed
 * as well, so that any changed byte shows.
 */
export async function readEvidenceBundle(ctx: Ctx, { answer, evidence }: StoredVerification) {
  const bundle = {
    verification_id: answer.verification_id,
    verification: answer,
    evidence: await Promise.all(
      evidence.map(async (ref) => ({
        id: ref.id,
        source: ref.source,
        source_url: ref.source_url,
        data_hash: ref.data_hash,
        collected_at: ref.collected_at,
        raw_data: await readRawData(ctx, ref),
      })),
    ),
    evidence_bundle_hash: answer.evidence_bundle_hash,
  };
  const bytes = new TextEncoder().encode(canonicalJson(bundle));
  return { ...bundle, signature: await signDetached(ctx.settings, bytes) };
}

/** The evidence as a PDF. */
export async function printEvidence(ctx: Ctx, { answer, evidence }: StoredVerification): Promise<Uint8Array> {
  return renderPdf(composeEvidenceReport(answer, evidence), await loadPrintAssets(ctx.env));
}
