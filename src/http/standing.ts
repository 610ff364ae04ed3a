import { type Actor, asCaller, type Ctx } from "../platform/context.ts";
import { hasDirectory } from "../platform/directory-setting.ts";
import { DomainError } from "../platform/errors.ts";
import { unauthorized } from "./authenticate.ts";
import { readDirectoryKey, readStanding } from "./standing.store.ts";

/**
 * Refuses an officer whom the tenant's directory has deactivated, whatever credential they use.
 * @throws DomainError `unauthorized` for a deactivated officer; `forbidden` where the directory does not know the
 * officer, or the token does not say whom it names.
 */
export async function requireStanding(ctx: Ctx): Promise<void> {
  const { settings, actor } = ctx;
  if (!hasDirectory(settings, actor.tenantId)) return;
  const isStrict = settings.SCIM_UNKNOWN_OFFICERS === "refuse";
  const { state, isProvisioned } = await readStanding(ctx, settings.SCIM_MATCH_ATTRIBUTE, actor.directoryKey ?? "");
  if (state === "deactivated") throw unauthorized("The officer was deactivated.");
  if (state === "active" || !isProvisioned) return;
  if (actor.directoryKey === undefined) {
    const claim = settings.SCIM_MATCH_CLAIM;
    throw new DomainError("forbidden", `The token lacks the claim ${claim}, by which the directory knows officers.`);
  }
  if (isStrict) throw new DomainError("forbidden", "The directory does not know this officer.");
}

/** Whether the tenant's directory would let an officer in who is not the caller, such as one to whom a mail goes. */
export async function isStanding(ctx: Ctx, officerId: string): Promise<boolean> {
  const { settings, actor } = ctx;
  if (!hasDirectory(settings, actor.tenantId)) return true;
  // Where the directory matches the token's subject, that is the officer's id.
  const key = (await readDirectoryKey(ctx, officerId)) ?? (settings.SCIM_MATCH_CLAIM === "sub" ? officerId : null);
  const officer: Actor = { kind: "officer", tenantId: actor.tenantId, id: officerId, roles: [] };
  try {
    await requireStanding(asCaller(ctx, key === null ? officer : { ...officer, directoryKey: key }));
    return true;
  } catch (error) {
    if (error instanceof DomainError && (error.code === "unauthorized" || error.code === "forbidden")) return false;
    throw error;
  }
}
