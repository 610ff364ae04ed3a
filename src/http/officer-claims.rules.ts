import type { JWTPayload } from "jose";
import { isActorName } from "../platform/actor-name.rules.ts";
import type { Actor } from "../platform/context.ts";
import { type Role, ROLES } from "../platform/roles.ts";
import type { Settings } from "../platform/settings.ts";

/** A claim by its own name, which may be a URL, or by a dotted path into nested objects. */
export function claimAt(claims: JWTPayload, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  let value: unknown = claims;
  for (const step of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}

/** The roles that a token gives: by the names of roles, or by groups where these are mapped. */
export function rolesOf(
  claims: JWTPayload,
  { AUTH_ROLES_CLAIM, AUTH_ROLE_MAP }: Pick<Settings, "AUTH_ROLES_CLAIM" | "AUTH_ROLE_MAP">,
): Role[] {
  const value = claimAt(claims, AUTH_ROLES_CLAIM);
  if (AUTH_ROLE_MAP.size === 0) {
    const named = Array.isArray(value) ? value : typeof value === "string" ? value.split(/[\s,]+/) : [];
    return ROLES.filter((role) => named.includes(role));
  }
  // The name of a group may have spaces and commas.
  const groups: readonly unknown[] = Array.isArray(value) ? value : [value];
  const given = groups.flatMap((group) => (typeof group === "string" ? (AUTH_ROLE_MAP.get(group) ?? []) : []));
  return ROLES.filter((role) => given.includes(role));
}

/**
 * Whether the issuer left the claim of roles out of the token, wholly or in part, because it has too many values. Such
 * a token names the claim in `_claim_names` (OpenID Connect Core, section 5.6.2); Entra ID also says `hasgroups`.
 */
export function areRolesLeftOut(
  claims: JWTPayload,
  { AUTH_ROLES_CLAIM: path }: Pick<Settings, "AUTH_ROLES_CLAIM">,
): boolean {
  const names: unknown = claims["_claim_names"];
  const isElsewhere = (name: string) => typeof names === "object" && names !== null && Object.hasOwn(names, name);
  if (isElsewhere(path) || isElsewhere(path.split(".")[0]!)) return true;
  const { hasgroups } = claims;
  return path === "groups" && (hasgroups === true || hasgroups === "true");
}

/** Longest name; a longer claim is not a person's name. */
const NAME_MAX_CHARS = 150;

const isName = (value: unknown): value is string => isActorName(value) && [...value].length <= NAME_MAX_CHARS;
const isEmail = (value: unknown): value is string => isActorName(value) && /^[^\s@<>]+@[^\s@<>]+$/u.test(value);

/**
 * Names of an officer, where the token has them. They may differ from one token to the next, so nothing but display
 * depends on them. A goAML report names the officer who files it by the standard claims of OpenID Connect.
 */
export function namesOf(
  claims: JWTPayload,
  { AUTH_NAME_CLAIM, AUTH_EMAIL_CLAIM }: Pick<Settings, "AUTH_NAME_CLAIM" | "AUTH_EMAIL_CLAIM">,
): Pick<Actor, "name" | "email" | "givenName" | "familyName"> {
  const { given_name: given, family_name: family } = claims;
  const [name, email] = [claimAt(claims, AUTH_NAME_CLAIM), claimAt(claims, AUTH_EMAIL_CLAIM)];
  return {
    ...(isName(name) ? { name } : {}),
    ...(isEmail(email) ? { email } : {}),
    ...(isPartOfName(given) && isPartOfName(family) ? { givenName: given, familyName: family } : {}),
  };
}

/** Longer ones do not fit goAML. */
const isPartOfName = (value: unknown): value is string => isActorName(value) && value.length <= 100;
