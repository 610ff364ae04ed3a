import { exportJWK, generateKeyPair, importJWK, SignJWT } from "jose";
import { OPERATOR_AUDIENCE, OPERATOR_TOKEN_SECONDS, OPERATOR_TOKEN_TYPE } from "../../http/authenticate-operator.ts";
import type { OperatorKey } from "../../platform/operator-setting.ts";
import { CliError } from "../program.ts";

/** Operators of the local service: the first imports, the second confirms changes that need two. */
export const LOCAL_OPERATORS = ["importer", "reviewer"] as const;

/** An operator's key pair. */
export interface OperatorKeyPair extends OperatorKey {
  readonly d: string;
}

export async function newOperatorKey(operator: string): Promise<OperatorKeyPair> {
  const { privateKey } = await generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
  const { x, d } = await exportJWK(privateKey);
  return { operator, kty: "OKP", crv: "Ed25519", kid: `${operator}-${crypto.randomUUID()}`, x: x!, d: d! };
}

/** The public half of a key, for the service. */
export const publicHalf = ({ operator, kty, crv, kid, x }: OperatorKeyPair): OperatorKey => ({
  operator,
  kty,
  crv,
  kid,
  x,
});

/** Signs a short-lived token with an operator's own key. @param now by the service's clock. */
export async function signOperatorToken({ d, x, kid, operator }: OperatorKeyPair, now = new Date()): Promise<string> {
  const key = await importJWK({ kty: "OKP", crv: "Ed25519", x, d }, "EdDSA");
  return new SignJWT({})
    .setProtectedHeader({ alg: "EdDSA", kid, typ: OPERATOR_TOKEN_TYPE })
    .setSubject(operator)
    .setAudience(OPERATOR_AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + OPERATOR_TOKEN_SECONDS * 1_000))
    .sign(key);
}

/** Parses keys of a file or of `.dev.vars`. @throws CliError for invalid ones. */
export function readOperatorKeys(text: string, where: string): OperatorKeyPair[] {
  try {
    const value: unknown = JSON.parse(text);
    const keys = (Array.isArray(value) ? value : [value]) as OperatorKeyPair[];
    if (keys.length > 0 && keys.every((key) => key.operator && key.kid && key.x && key.d)) return keys;
  } catch {
    // Reported below.
  }
  throw new CliError(
    `${where} holds no operator key: node bin/dossier.mjs platform key --operator NAME --out FILE makes one`,
  );
}
