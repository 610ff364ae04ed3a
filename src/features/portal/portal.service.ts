import { isoTime } from "../../platform/clock.ts";
import type { Actor, Ctx } from "../../platform/context.ts";
import { DomainError, unwrap } from "../../platform/errors.ts";
import { callCase, type CaseCommand, newCommand } from "../cases/case.client.ts";
import { healCaseOfLink } from "../cases/rebuild.service.ts";
import { LINK_NOT_VALID, type PortalAccess } from "../../domain/portal/portal.rules.ts";
import type { PortalState } from "./portal-view.rules.ts";
import type { Submission, SubmissionAnswer } from "../../domain/portal/submission.rules.ts";
import { type Brand, brandIn, type CustomerBrand } from "../brand/brand.model.ts";
import { readBrand } from "../brand/brand.store.ts";
import { type FoundLink, findLink } from "./portal-link.store.ts";

const TOKEN = /^pt_[\w-]{32}$/;

/**
 * The customer behind a portal token, with the brand that they see, where one query finds both. Their id is the
 * workflow_id: it names the case's object, and is a caller of its own to everything that tells callers apart.
 * @param tokenHash of the token.
 * @throws DomainError `not_found` for a token that never was, has expired, was replaced, or of a deleted case.
 */
export async function identifyCustomer(
  ctx: Ctx,
  token: string,
  tokenHash: string,
): Promise<{ readonly customer: Actor; readonly brand: (() => Brand) | null }> {
  const link = TOKEN.test(token) ? await findOrHeal(ctx, tokenHash) : undefined;
  if (!link || link.expiresAt <= isoTime(ctx.now())) throw new DomainError("not_found", LINK_NOT_VALID);
  const { tenantId, workflowId, brand } = link;
  return { customer: { kind: "customer", tenantId, id: workflowId, roles: [] }, brand };
}

async function findOrHeal(ctx: Ctx, tokenHash: string): Promise<FoundLink | undefined> {
  const found = await findLink(ctx, tokenHash);
  if (found || !(await healCaseOfLink(ctx, tokenHash))) return found;
  return findLink(ctx, tokenHash);
}

export type BrandedState = PortalState & { readonly brand: CustomerBrand };

/**
 * What the customer sees, under their tenant's brand.
 * @param known the brand, where the link's look-up found it.
 * @throws DomainError `not_found`.
 */
export async function readPortal(ctx: Ctx, access: PortalAccess, known: (() => Brand) | null): Promise<BrandedState> {
  const [state, brand] = await Promise.all([
    callCase(ctx, ctx.actor.id, (object) => object.portalState(access)),
    known?.() ?? readBrand(ctx),
  ]);
  const seen = unwrap(state);
  return { ...seen, brand: brandIn(brand, seen.language) };
}

/** The case_id, where the customer may write now. @throws DomainError `on_hold`, `workflow_ended`, `not_found`. */
export async function requireOpenPortal(
  ctx: Ctx,
  access: PortalAccess,
  commandId: string | null = null,
): Promise<string> {
  return unwrap(await callCase(ctx, ctx.actor.id, (object) => object.admitWrite(access, commandId)));
}

/**
 * The command to hand in by, where the customer may write now. One that was carried out already passes too: its
 * answer was lost, and it must not be refused for what it did itself.
 * @throws DomainError `on_hold`, `workflow_ended`, `not_found`.
 */
export async function openSubmission(ctx: Ctx, access: PortalAccess): Promise<CaseCommand> {
  const command = newCommand(ctx);
  await requireOpenPortal(ctx, access, command.id);
  return command;
}

/** Hands in. @throws DomainError `on_hold`, `workflow_ended`, `unknown_requirement`, `payload_too_large`. */
export async function submitPortal(
  ctx: Ctx,
  access: PortalAccess,
  submission: Submission,
  command: CaseCommand = newCommand(ctx),
): Promise<SubmissionAnswer> {
  return unwrap(await callCase(ctx, ctx.actor.id, (object) => object.submitDocuments(command, access, submission)));
}
