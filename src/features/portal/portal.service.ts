import { isoTime } from "../../platform/clock.ts";
import type { Actor, Ctx } from "../../platform/context.ts";
import { DomainError, unwrap } from "../../platform/errors.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { askCase, type CaseCommand, newCommand } from "../cases/case.object.ts";
import { findByPortalTokenHash } from "../cases/cases.store.ts";
import { LINK_NOT_VALID, type PortalAccess } from "./portal.machine.ts";
import type { PortalState } from "./portal-view.machine.ts";
import type { Submission, SubmissionAnswer } from "./submission.machine.ts";
import { type Brand, readRecentBrand } from "./tenants.store.ts";

const TOKEN = /^pt_[\w-]{32}$/;

/**
 * The customer behind a portal token. Their id is the workflow_id: it names the case's object, and is a
 * caller of its own to everything that tells callers apart.
 * @throws DomainError `not_found` for a token that never was, has expired, was replaced, or of a deleted case.
 */
export async function identifyCustomer(ctx: Ctx, token: string): Promise<Actor> {
  const link = TOKEN.test(token) ? await findLink(ctx, sha256Hex(token)) : undefined;
  if (!link || link.expiresAt <= isoTime(ctx.now())) throw new DomainError("not_found", LINK_NOT_VALID);
  return { kind: "customer", tenantId: link.tenantId, id: link.workflowId, roles: [] };
}

interface KnownLink {
  readonly tenantId: string;
  readonly workflowId: string;
  /** As it was when it was looked up; it may have been renewed since. */
  readonly expiresAt: string;
}

const KNOWN_LINKS_MAX = 5_000;
const knownLinks = new Map<string, KnownLink>();

/**
 * Whose link a token is never changes. Whether it still opens anything does, and is for the case's object to say:
 * every use of a link asks it, and it refuses one that was replaced, has expired, or is of a deleted case.
 */
async function findLink(ctx: Ctx, tokenHash: string): Promise<KnownLink | undefined> {
  const known = knownLinks.get(tokenHash);
  if (known && known.expiresAt > isoTime(ctx.now())) return known;
  const found = await findByPortalTokenHash(ctx, tokenHash);
  if (!found) return undefined;
  const { tenantId, workflowId, portalExpiresAt: expiresAt } = found;
  if (knownLinks.size >= KNOWN_LINKS_MAX) knownLinks.clear();
  knownLinks.set(tokenHash, { tenantId, workflowId, expiresAt });
  return knownLinks.get(tokenHash);
}

/** What the customer sees, under their tenant's brand. @throws DomainError `not_found`. */
export async function readPortal(ctx: Ctx, access: PortalAccess): Promise<PortalState & { readonly brand: Brand }> {
  const [state, brand] = await Promise.all([
    askCase(ctx, ctx.actor.id, (object) => object.portalState(access)),
    readRecentBrand(ctx),
  ]);
  return { ...unwrap(state), brand };
}

/** The case_id, where the customer may write now. @throws DomainError `on_hold`, `workflow_ended`, `not_found`. */
export async function requireOpenPortal(
  ctx: Ctx,
  access: PortalAccess,
  commandId: string | null = null,
): Promise<string> {
  return unwrap(await askCase(ctx, ctx.actor.id, (object) => object.admitWrite(access, commandId)));
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
  return unwrap(await askCase(ctx, ctx.actor.id, (object) => object.submitDocuments(command, access, submission)));
}
