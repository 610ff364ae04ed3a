import { createHmac } from "node:crypto";

/**
 * Encrypts small secrets at rest with AES-256-GCM under a key derived from `PORTAL_TOKEN_KEY`. `purpose` is the
 * associated data, so that one kind of secret cannot be used as another.
 */
export async function seal(masterKey: string, purpose: string, plain: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: utf8(purpose) },
    await deriveKey(masterKey),
    utf8(plain),
  );
  return Buffer.concat([iv, new Uint8Array(bytes)]).toString("base64url");
}

/** @throws OperationError if key, purpose or bytes differ from those it was sealed with. */
export async function unseal(masterKey: string, purpose: string, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, "base64url");
  const plain = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: bytes.subarray(0, 12), additionalData: utf8(purpose) },
    await deriveKey(masterKey),
    bytes.subarray(12),
  );
  return new TextDecoder().decode(plain);
}

const utf8 = (text: string) => new TextEncoder().encode(text);

let derived: { readonly masterKey: string; readonly key: CryptoKey } | undefined;

/** Cached, because an isolate has one master key. */
async function deriveKey(masterKey: string): Promise<CryptoKey> {
  if (derived?.masterKey === masterKey) return derived.key;
  const bytes = createHmac("sha256", masterKey).update("dossier-sealing-v1").digest();
  const key = await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
  derived = { masterKey, key };
  return key;
}
