import { HOUR_MS, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { signJson } from "../../platform/signing-keys.ts";
import { querySources, type Unavailable, usesSamples } from "./query-sources.service.ts";
import { storeVerification } from "./store-verification.service.ts";
import { factsOf } from "./verification-facts.ts";
import type { Verification } from "../../domain/verification/verification.model.ts";
import { composeVerification, evidenceOf } from "./verification.rules.ts";

/** A validated request: its identifiers are correct and its case exists. */
export interface VerificationOrder {
  readonly verificationId: string;
  /** Ten digits. */
  readonly number: string;
  /** The requestor, by request and by key. */
  readonly requestorId: string;
  readonly keyRequestorId: string;
  /** The case to link the result to. */
  readonly linkedCase: { readonly workflowId: string; readonly caseId: string } | null;
}

export type Verified =
  | { readonly ok: true; readonly verification: Verification }
  | { readonly ok: false; readonly why: Unavailable };

/**
 * Queries the sources, concludes, signs and stores the result. Run again for the same id, it returns the result
 * stored first.
 * @throws DomainError `not_found` when the case was deleted, `service_unavailable`.
 */
export async function runVerification(ctx: Ctx, order: VerificationOrder, budgetMs: number): Promise<Verified> {
  const { verificationId, number, linkedCase } = order;
  const evidencePrefix = evidencePrefixOf(order);
  const asked = await querySources(ctx, { number, evidencePrefix, budgetMs });
  if (!asked.ok) {
    ctx.log.warn("verification_unavailable", { verification_id: verificationId, sources: asked.why.sources.join(",") });
    return asked;
  }
  const unsigned = composeVerification(asked.found, {
    verificationId,
    number,
    timestamp: isoTime(ctx.now()),
    validForMs: ctx.settings.VERIFICATION_VALID_HOURS * HOUR_MS,
    sample: usesSamples(ctx, asked.found),
  });
  const answer: Verification = { ...unsigned, receipt: await signJson(ctx.settings, unsigned) };
  const kept = await storeVerification(ctx, {
    answer,
    evidence: evidenceOf(asked.found),
    facts: linkedCase === null ? [] : factsOf(asked.found),
    keyId: ctx.actor.keyId ?? ctx.actor.id,
    requestorId: order.requestorId,
    keyRequestorId: order.keyRequestorId,
    workflowId: linkedCase?.workflowId ?? null,
  });
  return { ok: true, verification: kept };
}

/** Evidence of a case is stored under the case, and deleted with it. */
export const evidencePrefixOf = ({
  verificationId,
  linkedCase,
}: Pick<VerificationOrder, "verificationId" | "linkedCase">): string =>
  linkedCase?.caseId ?? `verifications/${verificationId}`;

/** The refusal when a source is missing: which one, and when to retry. */
export function sourceUnavailable({ sources, retryAfterSeconds }: Unavailable): DomainError {
  const named = sources.map((source) => SOURCE_NAMES[source]).join(" and ");
  return new DomainError("source_unavailable", `There is no answer from ${named}, so nothing can be concluded.`, {
    extra: { source: sources[0], sources },
    headers: { "Retry-After": String(retryAfterSeconds) },
  });
}

const SOURCE_NAMES = { kbo: "the company registry", vies: "the EU VAT system" } as const;
