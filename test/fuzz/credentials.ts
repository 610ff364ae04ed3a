import { importJWK, SignJWT } from "jose";
import type { OperatorKeyPair } from "../../src/cli/local/operator-key.ts";
import {
  OPERATOR_AUDIENCE,
  OPERATOR_TOKEN_SECONDS,
  OPERATOR_TOKEN_TYPE,
} from "../../src/http/authenticate-operator.ts";
import { ROLES, type Role } from "../../src/platform/context.ts";
import type { Security } from "./operations.ts";

export type CredentialName =
  | "all roles"
  | "officer"
  | "manager"
  | "mlro"
  | "second mlro"
  | "stranger"
  | "none"
  | "expired"
  | "forged"
  | "unsigned"
  | "no tenant"
  | "oversized"
  | "partner"
  | "strange partner"
  | "wrong key"
  | "operator"
  | "second operator"
  | "strange operator"
  | "directory"
  | "strange directory";

type Weighted = readonly (readonly [weight: number, name: CredentialName])[];

/** Who asks for an operation, and how often. */
export const CREDENTIALS_FOR: Readonly<Record<Security, Weighted>> = {
  officer: [
    [50, "all roles"],
    [10, "officer"],
    [10, "manager"],
    [8, "mlro"],
    [5, "second mlro"],
    [6, "stranger"],
    [1, "none"],
    [1, "expired"],
    [1, "forged"],
    [1, "unsigned"],
    [1, "no tenant"],
    [1, "oversized"],
    [1, "partner"],
    [1, "operator"],
  ],
  platform: [
    [30, "operator"],
    [10, "second operator"],
    [2, "strange operator"],
    [2, "all roles"],
    [1, "none"],
    [1, "expired"],
    [1, "unsigned"],
    [1, "oversized"],
    [1, "partner"],
  ],
  partner: [
    [30, "partner"],
    [4, "strange partner"],
    [2, "wrong key"],
    [2, "none"],
    [2, "all roles"],
  ],
  directory: [
    [30, "directory"],
    [4, "strange directory"],
    [2, "all roles"],
    [1, "none"],
    [1, "partner"],
    [1, "operator"],
  ],
  none: [
    [16, "none"],
    [2, "all roles"],
    [1, "forged"],
    [1, "stranger"],
    [1, "partner"],
  ],
};

/** Credentials that open nothing at all that needs one of that kind. */
export const REFUSED: Readonly<Record<Security, ReadonlySet<CredentialName>>> = {
  officer: new Set([
    "none",
    "expired",
    "forged",
    "unsigned",
    "no tenant",
    "oversized",
    "partner",
    "strange partner",
    "wrong key",
    "operator",
    "second operator",
    "strange operator",
    "directory",
    "strange directory",
  ]),
  platform: new Set([
    "none",
    "all roles",
    "officer",
    "manager",
    "mlro",
    "second mlro",
    "stranger",
    "expired",
    "forged",
    "unsigned",
    "no tenant",
    "oversized",
    "partner",
    "strange partner",
    "wrong key",
    "strange operator",
    "directory",
    "strange directory",
  ]),
  partner: new Set([
    "none",
    "wrong key",
    "all roles",
    "officer",
    "manager",
    "mlro",
    "second mlro",
    "stranger",
    "expired",
    "forged",
    "unsigned",
    "no tenant",
    "oversized",
    "operator",
    "second operator",
    "strange operator",
    "directory",
    "strange directory",
  ]),
  directory: new Set([
    "none",
    "wrong key",
    "all roles",
    "officer",
    "manager",
    "mlro",
    "second mlro",
    "stranger",
    "expired",
    "forged",
    "unsigned",
    "no tenant",
    "oversized",
    "partner",
    "strange partner",
    "operator",
    "second operator",
    "strange operator",
  ]),
  none: new Set(),
};

export interface CredentialSource {
  readonly secret: string;
  readonly tenant: string;
  readonly partnerKey: string;
  readonly strangePartnerKey: string;
  /** Tokens of the directories of the tenant and of another one. */
  readonly directoryToken: string;
  readonly strangeDirectoryToken: string;
  /** Private keys of two operators. */
  readonly operators: readonly [OperatorKeyPair, OperatorKeyPair];
}

const OFFICERS: Readonly<Partial<Record<CredentialName, readonly [officer: string, ...roles: Role[]]>>> = {
  "all roles": ["zoe", ...ROLES],
  officer: ["alice", "officer"],
  manager: ["bob", "compliance_manager"],
  mlro: ["mira", "mlro"],
  "second mlro": ["noor", "mlro"],
};

/** Headers of every credential, by its name. */
export async function makeCredentials(
  source: CredentialSource,
): Promise<Record<CredentialName, Record<string, string>>> {
  const { secret, tenant } = source;
  const bearer = async (claims: SignClaims, key = secret) => ({ Authorization: `Bearer ${await sign(claims, key)}` });
  const officers: Partial<Record<CredentialName, Record<string, string>>> = {};
  for (const [name, [officer, ...roles]] of Object.entries(OFFICERS)) {
    officers[name as CredentialName] = await bearer({ officer, roles: roles as Role[], tenant });
  }
  const valid = { officer: "zoe", roles: [...ROLES], tenant };
  const [, payload] = (await sign(valid, secret)).split(".");
  return {
    ...(officers as Record<"all roles" | "officer" | "manager" | "mlro" | "second mlro", Record<string, string>>),
    stranger: await bearer({ ...valid, tenant: `${tenant}-stranger` }),
    none: {},
    directory: { Authorization: `Bearer ${source.directoryToken}` },
    "strange directory": { Authorization: `Bearer ${source.strangeDirectoryToken}` },
    expired: await bearer({ ...valid, expiresIn: -3_600 }),
    forged: await bearer(valid, "another-secret-another-secret-another-secret"),
    unsigned: { Authorization: `Bearer ${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.` },
    "no tenant": await bearer({ ...valid, tenant: "" }),
    oversized: { Authorization: `Bearer ${"a".repeat(12_000)}.${"b".repeat(200)}.c` },
    partner: { "X-API-Key": source.partnerKey },
    "strange partner": { "X-API-Key": source.strangePartnerKey },
    "wrong key": { "X-API-Key": `${source.partnerKey}x` },
    operator: await operatorBearer(source.operators[0]),
    "second operator": await operatorBearer(source.operators[1]),
    // The key of one operator, in the name of the other.
    "strange operator": await operatorBearer({ ...source.operators[0], operator: source.operators[1].operator }),
  };
}

/** Good for as long as the service takes one at most: a campaign makes its credentials anew for every world. */
async function operatorBearer({ operator, kid, x, d }: OperatorKeyPair): Promise<Record<string, string>> {
  const now = Math.floor(Date.now() / 1000);
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: "EdDSA", kid, typ: OPERATOR_TOKEN_TYPE })
    .setSubject(operator)
    .setAudience(OPERATOR_AUDIENCE)
    // As far ahead as a clock may be, so that it lasts as long as it can.
    .setIssuedAt(now + 30)
    .setExpirationTime(now + OPERATOR_TOKEN_SECONDS)
    .sign(await importJWK({ kty: "OKP", crv: "Ed25519", x, d }, "EdDSA"));
  return { Authorization: `Bearer ${token}` };
}

interface SignClaims {
  readonly officer: string;
  readonly roles: readonly Role[];
  readonly tenant: string;
  readonly expiresIn?: number;
}

function sign({ officer, roles, tenant, expiresIn = 7_200 }: SignClaims, secret: string): Promise<string> {
  return new SignJWT({ tenant, roles: [...roles] })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(officer)
    .setExpirationTime(Math.floor(Date.now() / 1000) + expiresIn)
    .sign(new TextEncoder().encode(secret));
}
