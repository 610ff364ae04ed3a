import { SignJWT } from "jose";
import type { Role } from "../../platform/context.ts";

export interface OfficerClaims {
  readonly officer: string;
  readonly roles: readonly Role[];
  readonly tenant: string;
}

/** Signs an officer's token for the local service, valid for twelve hours. */
export function signOfficerToken(secret: string, { officer, roles, tenant }: OfficerClaims): Promise<string> {
  return new SignJWT({ tenant, roles: [...roles] })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(officer)
    .setIssuedAt()
    .setExpirationTime("12h")
    .sign(new TextEncoder().encode(secret));
}
