import type { Ctx } from "../platform/context.ts";
import { hasDirectory } from "../platform/directory-setting.ts";
import { DomainError, invalidField } from "../platform/errors.ts";
import { unauthorized } from "./authenticate.ts";
import { readDeactivation, readDirectoryKeys, readStanding, readStandings } from "./standing.store.ts";

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

/**
 * What the tenant's directory says of an officer. `unidentified`: no token since the directory was set up says by which name
 * it knows them.
 */
export const OFFICER_STANDINGS = ["active", "deactivated", "unknown", "unidentified"] as const;
type OfficerStanding = (typeof OFFICER_STANDINGS)[number];

/**
 * What the directory says of officers who are not the caller, by their ids; null for a tenant without a directory or
 * before it provisions anybody.
 */
export async function readOfficerStandings(
  ctx: Ctx,
  officerIds: readonly string[],
): Promise<ReadonlyMap<string, OfficerStanding> | null> {
  const { settings, actor } = ctx;
  if (!hasDirectory(settings, actor.tenantId) || officerIds.length === 0) return null;
  const known = await readDirectoryKeys(ctx, officerIds);
  // Where the directory matches the token's subject, that is the officer's id.
  const keyOf = (id: string) => known.get(id) ?? (settings.SCIM_MATCH_CLAIM === "sub" ? id : undefined);
  const keys = officerIds.flatMap((id) => keyOf(id) ?? []);
  const { states, isProvisioned } = await readStandings(ctx, settings.SCIM_MATCH_ATTRIBUTE, keys);
  if (!isProvisioned) return null;
  const standingOf = (key: string | undefined) => (key === undefined ? "unidentified" : (states.get(key) ?? "unknown"));
  return new Map(officerIds.map((id) => [id, standingOf(keyOf(id))]));
}

/** Since when the tenant's directory has an officer deactivated; null for anybody else. */
export async function deactivatedSince(ctx: Ctx, officerId: string): Promise<string | null> {
  if ((await readOfficerStandings(ctx, [officerId]))?.get(officerId) !== "deactivated") return null;
  const key = (await readDirectoryKeys(ctx, [officerId])).get(officerId) ?? officerId;
  return readDeactivation(ctx, ctx.settings.SCIM_MATCH_ATTRIBUTE, key);
}

/** Whether the tenant's directory would let an officer in who is not the caller, such as one to whom a mail goes. */
export const isStanding = async (ctx: Ctx, officerId: string): Promise<boolean> =>
  (await filterStanding(ctx, [officerId])).has(officerId);

/** The ids among these officers that the tenant's directory lets in. */
export async function filterStanding(ctx: Ctx, officerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const standings = await readOfficerStandings(ctx, officerIds);
  const isLetIn = (id: string): boolean => {
    const standing = standings?.get(id);
    return standing === "active" || (standing === "unknown" && ctx.settings.SCIM_UNKNOWN_OFFICERS === "allow");
  };
  return new Set(standings === null ? officerIds : officerIds.filter(isLetIn));
}

/**
 * Refuses to give work to an officer whom the directory would not let in.
 * @param path of the field that names them.
 * @throws DomainError `validation_failed` with `deactivated_officer` or `unknown_officer`.
 */
export async function requireStandingOfficers(ctx: Ctx, officerIds: readonly string[], path: string): Promise<void> {
  const standings = await readOfficerStandings(ctx, officerIds);
  if (standings === null) return;
  const areUnknownRefused = ctx.settings.SCIM_UNKNOWN_OFFICERS === "refuse";
  const isRefused = (id: string) =>
    standings.get(id) === "deactivated" || (areUnknownRefused && standings.get(id) !== "active");
  const refused = officerIds.find(isRefused);
  if (refused === undefined) return;
  throw standings.get(refused) === "deactivated"
    ? invalidField(path, "deactivated_officer", `The officer ${refused} was deactivated and may no longer work here.`)
    : invalidField(
        path,
        "unknown_officer",
        `The directory does not know the officer ${refused}. If they were added recently, they must sign in once first.`,
      );
}
