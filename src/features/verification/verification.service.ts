import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { normalizeEnterpriseNumber, parseEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { checkCallbackUrl } from "../../platform/outbound-address.ts";
import { requireCase } from "../cases/case-reading.service.ts";
import { findPartner, type PartnerKey } from "./partner-keys.ts";
import type { Verification } from "../../domain/verification/verification.model.ts";
import { findNewestOfCase } from "./verification.store.ts";
import { runVerification, sourceUnavailable, type VerificationOrder } from "./verify.service.ts";
import { callWebhook } from "./webhook.client.ts";
import { webhookIdOf } from "./webhook.machine.ts";

/** Budget of the sources while the partner waits: the complete answer then takes at most 2 s. */
const BUDGET_MS = 1_700;

/** A request as received; its identifiers are not validated yet. */
export interface VerificationRequest {
  readonly enterprise_number?: string | undefined;
  readonly vat_number?: string | undefined;
  readonly requestor_id: string;
  readonly callback_url?: string | undefined;
  readonly workflow_id?: string | undefined;
}

export type VerifyAnswer =
  | { readonly kind: "verified"; readonly verification: Verification }
  | { readonly kind: "accepted"; readonly verificationId: string };

/**
 * Verifies an enterprise: synchronously, or asynchronously when a callback is named.
 * @throws DomainError `invalid_input` for a wrong identifier or callback, `not_found` for a case of another tenant
 * or none, `source_unavailable` when the registry or the VAT system does not answer.
 */
export async function verifyEnterprise(ctx: Ctx, request: VerificationRequest): Promise<VerifyAnswer> {
  const key = requireKey(ctx);
  const verificationId = ctx.newId();
  ctx.log.info("verification_requested", {
    verification_id: verificationId,
    requestor_id: request.requestor_id,
    key_requestor_id: key.requestor_id,
    mode: request.callback_url === undefined ? "synchronous" : "webhook",
  });
  const number = readIdentifiers(request);
  const callback = request.callback_url === undefined ? null : readCallback(ctx, key, request.callback_url);
  const order: VerificationOrder = {
    verificationId,
    number,
    requestorId: request.requestor_id,
    keyRequestorId: key.requestor_id,
    linkedCase: request.workflow_id === undefined ? null : await findLinkedCase(ctx, request.workflow_id, number),
  };
  if (callback !== null) return acceptForLater(ctx, order, callback);
  const verified = await runVerification(ctx, order, BUDGET_MS);
  if (!verified.ok) throw sourceUnavailable(verified.why);
  return { kind: "verified", verification: verified.verification };
}

async function acceptForLater(ctx: Ctx, order: VerificationOrder, callbackUrl: string): Promise<VerifyAnswer> {
  const { actor, requestId } = ctx;
  const job = { ...order, actor, requestId, callbackUrl, acceptedAt: isoTime(ctx.now()) };
  await callWebhook(ctx, webhookIdOf(order.verificationId), (object) => object.accept(job));
  return { kind: "accepted", verificationId: order.verificationId };
}

/** The newest verification of a case, for any holder of its workflow_id; null for none and for an unknown case. */
export const readCaseVerification = (ctx: Ctx, workflowId: string): Promise<Verification | null> =>
  findNewestOfCase(ctx, workflowId);

function requireKey(ctx: Ctx): PartnerKey {
  const key = findPartner(ctx.settings, ctx.actor.id);
  if (!key) throw new DomainError("unauthorized", "A valid API key is required.");
  return key;
}

/** The ten digits of the identifiers. Each identifier has exactly one accepted spelling. */
function readIdentifiers({ enterprise_number, vat_number }: VerificationRequest): string {
  if (enterprise_number === undefined && vat_number === undefined) {
    throw wrong("enterprise_number", "required", "Give an enterprise_number, a vat_number, or both.");
  }
  if (enterprise_number !== undefined) checkNumber("enterprise_number", enterprise_number, enterprise_number);
  if (vat_number !== undefined) checkNumber("vat_number", vat_number, /^BE(.*)$/.exec(vat_number)?.[1] ?? "");
  const number = enterprise_number ?? vat_number!.slice(2);
  if (vat_number !== undefined && vat_number !== `BE${number}`) {
    throw wrong("vat_number", "mismatch", "The vat_number must be BE and the enterprise_number.");
  }
  return number;
}

function checkNumber(path: string, given: string, digits: string): void {
  const form = path === "vat_number" ? "BE and ten digits" : "ten digits";
  if (!/^[01]\d{9}$/.test(digits)) throw wrong(path, "format", `It must be ${form}, of which the first is 0 or 1.`);
  if (!parseEnterpriseNumber(given).ok) throw wrong(path, "check_digits", "Its check digits are wrong.");
}

function readCallback(ctx: Ctx, key: PartnerKey, url: string): string {
  const checked = checkCallbackUrl(url, ctx.settings);
  if (!checked.ok) throw wrong("callback_url", "refused", checked.refusal.message);
  if (key.webhook_secret === undefined) {
    throw wrong("callback_url", "no_secret", "Your key has no webhook secret, so no callback could be signed.");
  }
  return checked.value.href;
}

/** Only a case of the same company is linked: facts of one company have no place in another's profile. */
async function findLinkedCase(ctx: Ctx, workflowId: string, number: string) {
  const { caseId, registrationNumber, vatNumber, country } = await requireCase(ctx, workflowId);
  const stated = registrationNumber ?? vatNumber;
  if (country !== "BE" || (stated !== null && normalizeEnterpriseNumber(stated) !== number)) {
    throw wrong("workflow_id", "other_company", "The case is about no company with this number.");
  }
  return { workflowId, caseId };
}

const wrong = (path: string, code: string, message: string): DomainError =>
  new DomainError("invalid_input", message, { errors: [{ path, code, message }] });
