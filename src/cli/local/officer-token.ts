import { SignJWT } from "jose";
import { HOUR_MS } from "../../platform/clock.ts";
import type { Role } from "../../platform/context.ts";
import { localNow } from "./place.ts";

export interface OfficerClaims {
  readonly officer: string;
  readonly roles: readonly Role[];
  readonly tenant: string;
}

const VALID_MS = 12 * HOUR_MS;

/** Signs an officer's token for the local service, valid for twelve hours. @param now by the service's clock. */
export function signOfficerToken(
  secret: string,
  { officer, roles, tenant }: OfficerClaims,
  now = localNow(),
): Promise<string> {
  return new SignJWT({ tenant, roles: [...roles] })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(officer)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + VALID_MS))
    .sign(new TextEncoder().encode(secret));
}
