import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject, sign, verify } from "node:crypto";
import { FlattenedSign, compactVerify, createLocalJWKSet, importJWK, type JSONWebKeySet, type JWK } from "jose";
import { canonicalJson } from "./canonical-json.ts";
import type { Settings } from "./settings.ts";

type KeySettings = Pick<Settings, "SIGNING_KEYS">;

const ALGORITHM = "EdDSA";

/**
 * Signs a JSON value: a compact JWS (EdDSA, `kid`) whose payload is the value's RFC 8785 text. The first key of
 * `SIGNING_KEYS` signs; the others only verify older signatures.
 */
export const signJson = async (settings: KeySettings, value: unknown): Promise<string> => signJsonSync(settings, value);

/** The same synchronously, for a signature within a transaction. */
export function signJsonSync(settings: KeySettings, value: unknown): string {
  const { privateKey, kid } = keyPairs(settings)[0]!;
  const header = base64url(JSON.stringify({ alg: ALGORITHM, kid }));
  const input = `${header}.${base64url(canonicalJson(value))}`;
  return `${input}.${sign(null, Buffer.from(input), privateKey).toString("base64url")}`;
}

/** The payload of a JWS by `signJson`, or null if none of the service's keys signed it. Synchronous. */
export function verifyOwnJson(settings: KeySettings, jws: string): unknown {
  const [header, payload, signature, ...rest] = jws.split(".");
  if (!header || !payload || !signature || rest.length > 0) return null;
  try {
    const { alg, kid } = parseBase64url(header) as { alg?: unknown; kid?: unknown };
    const pair = keyPairs(settings).find((candidate) => candidate.kid === kid);
    if (!pair || alg !== ALGORITHM) return null;
    const isSigned = verify(
      null,
      Buffer.from(`${header}.${payload}`),
      pair.publicKey,
      Buffer.from(signature, "base64url"),
    );
    return isSigned ? parseBase64url(payload) : null;
  } catch {
    return null;
  }
}

/** A detached JWS over bytes: `<header>..<signature>` (RFC 7515, appendix F). */
export async function signDetached(settings: KeySettings, bytes: Uint8Array): Promise<string> {
  const { key, header } = await signer(settings);
  const jws = await new FlattenedSign(bytes).setProtectedHeader(header).sign(key);
  return `${jws.protected}..${jws.signature}`;
}

/** The raw Ed25519 signature of bytes, 64 bytes, for `openssl pkeyutl -verify -rawin`. */
export async function signBytes(settings: KeySettings, bytes: Uint8Array): Promise<Uint8Array> {
  const { key } = await signer(settings);
  return new Uint8Array(await crypto.subtle.sign("Ed25519", key, bytesOf(bytes)));
}

/** The public keys, as published at `/.well-known/jwks.json`. */
export function publicKeySet({ SIGNING_KEYS }: KeySettings): JSONWebKeySet {
  return {
    keys: SIGNING_KEYS.map(({ kty, crv, x, kid }) => ({ kty, crv, x, kid, alg: ALGORITHM, use: "sig" })),
  };
}

/** The signed value, or null if none of these keys signed the JWS or it was changed. */
export async function verifyJson(keys: JSONWebKeySet, jws: string): Promise<unknown> {
  try {
    const { payload } = await compactVerify(jws, createLocalJWKSet(keys), { algorithms: [ALGORITHM] });
    return JSON.parse(new TextDecoder().decode(payload));
  } catch {
    return null;
  }
}

/** Whether one of these keys signed a detached JWS over these bytes. */
export async function verifyDetached(keys: JSONWebKeySet, jws: string, bytes: Uint8Array): Promise<boolean> {
  const [header, payload, signature, ...rest] = jws.trim().split(".");
  if (payload !== "" || rest.length > 0) return false;
  try {
    const compact = `${header}.${Buffer.from(bytes).toString("base64url")}.${signature}`;
    await compactVerify(compact, createLocalJWKSet(keys), { algorithms: [ALGORITHM] });
    return true;
  } catch {
    return false;
  }
}

/** The key that made a raw signature over bytes, or null. */
export async function findSigner(
  { keys }: JSONWebKeySet,
  bytes: Uint8Array,
  signature: Uint8Array,
): Promise<JWK | null> {
  for (const jwk of keys) {
    try {
      const key = (await importJWK({ ...jwk }, ALGORITHM)) as CryptoKey;
      if (await crypto.subtle.verify("Ed25519", key, bytesOf(signature), bytesOf(bytes))) return jwk;
    } catch {
      // Not an Ed25519 key: try the next one.
    }
  }
  return null;
}

interface Signer {
  readonly key: CryptoKey;
  readonly header: { readonly alg: string; readonly kid: string };
}

const signers = new WeakMap<object, Promise<Signer>>();

function signer({ SIGNING_KEYS }: KeySettings): Promise<Signer> {
  const cached = signers.get(SIGNING_KEYS);
  if (cached) return cached;
  const imported = importSigner(SIGNING_KEYS[0]!);
  signers.set(SIGNING_KEYS, imported);
  return imported;
}

async function importSigner(jwk: Settings["SIGNING_KEYS"][number]): Promise<Signer> {
  const key = (await importJWK(jwk, ALGORITHM)) as CryptoKey;
  return { key, header: { alg: ALGORITHM, kid: jwk.kid } };
}

interface KeyPair {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const pairs = new WeakMap<object, readonly KeyPair[]>();

/** Cached an isolate. The first key signs. */
function keyPairs({ SIGNING_KEYS }: KeySettings): readonly KeyPair[] {
  const cached = pairs.get(SIGNING_KEYS);
  if (cached) return cached;
  const imported = SIGNING_KEYS.map(({ kty, crv, x, d, kid }) => ({
    kid,
    privateKey: createPrivateKey({ key: { kty, crv, x, d } as JsonWebKey, format: "jwk" }),
    publicKey: createPublicKey({ key: { kty, crv, x } as JsonWebKey, format: "jwk" }),
  }));
  pairs.set(SIGNING_KEYS, imported);
  return imported;
}

const base64url = (text: string): string => Buffer.from(text).toString("base64url");

const parseBase64url = (text: string): unknown => JSON.parse(Buffer.from(text, "base64url").toString("utf8"));

/** WebCrypto rejects views over shared memory. */
const bytesOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);
