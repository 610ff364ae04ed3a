import { compactVerify, createLocalJWKSet, flattenedVerify, type JSONWebKeySet } from "jose";
import { bundleHash, canonicalJson } from "../../platform/canonical-json.ts";
import { sha256Tagged } from "../../platform/hashing.ts";
import { CliError } from "../program.ts";

const ALGORITHMS = ["EdDSA"];
type Json = Readonly<Record<string, unknown>>;

/** What was proved, in lines for the person at the terminal. */
export type Proof = readonly string[];

/**
 * Verifies a verification, or its evidence, from the file and the keys alone.
 * @throws CliError with the first fault.
 */
export async function checkDocument(text: string, keys: JSONWebKeySet): Promise<Proof> {
  const document = parse(text);
  if (typeof document["receipt"] === "string") return checkVerification(document, keys);
  if (Array.isArray(document["evidence"])) return checkBundle(document, keys);
  throw new CliError("the file holds neither a verification with its receipt nor the evidence of one");
}

async function checkVerification(document: Json, keys: JSONWebKeySet): Promise<string[]> {
  const { receipt, ...answer } = document;
  const { payload, kid } = await openReceipt(String(receipt), keys);
  if (payload !== canonicalJson(answer)) throw new CliError("the answer is not the one that the receipt signs");
  const { status } = asObject(answer["result"]);
  return [
    `The receipt is good: signed by key ${kid}`,
    `Verification ${String(answer["verification_id"])} of ${String(answer["timestamp"])}: ${String(status)}`,
    `Valid until ${String(answer["valid_until"])}`,
    ...(answer["sample"] === true ? ["It stands on SAMPLE DATA"] : []),
  ];
}

async function openReceipt(receipt: string, keys: JSONWebKeySet): Promise<{ payload: string; kid: string }> {
  checkSpelling(receipt);
  const opened = await compactVerify(receipt, createLocalJWKSet(keys), { algorithms: ALGORITHMS }).catch(() => null);
  if (!opened) throw new CliError("the receipt is not signed by any of these keys, or was changed");
  return { payload: new TextDecoder().decode(opened.payload), kid: opened.protectedHeader.kid ?? "" };
}

/** The last character of a part has bits that decoding drops: a change of them would not show. */
function checkSpelling(jws: string): void {
  const isExact = (part: string) => Buffer.from(part, "base64url").toString("base64url") === part;
  if (!jws.split(".").every(isExact)) throw new CliError("the signature is not written as it was made");
}

async function checkBundle(document: Json, keys: JSONWebKeySet): Promise<string[]> {
  const { signature, ...bundle } = document;
  await checkSignature(String(signature), canonicalJson(bundle), keys);
  const verification = asObject(bundle["verification"]);
  const proof = await checkVerification(verification, keys);
  const evidence = (bundle["evidence"] as unknown[]).map(asObject);
  for (const item of evidence) checkRawData(item);
  const pairs = evidence.map(({ id, data_hash }) => ({ id: String(id), data_hash: String(data_hash) }));
  if (bundleHash(pairs) !== verification["evidence_bundle_hash"]) {
    throw new CliError("the evidence is not that of the verification: the bundle hash differs");
  }
  return [...proof, `The evidence is whole: ${evidence.length} raw answers, each with the hash that is signed`];
}

async function checkSignature(signature: string, signed: string, keys: JSONWebKeySet): Promise<void> {
  checkSpelling(signature);
  const [header, detached, mac] = signature.split(".");
  const payload = Buffer.from(signed).toString("base64url");
  const jws = { protected: header ?? "", payload, signature: mac ?? "" };
  const good = await flattenedVerify(jws, createLocalJWKSet(keys), { algorithms: ALGORITHMS }).catch(() => null);
  if (!good || detached !== "") throw new CliError("the evidence is not signed by any of these keys, or was changed");
}

function checkRawData({ id, data_hash, raw_data }: Json): void {
  if (raw_data === null) throw new CliError(`the raw answer ${String(id)} is missing`);
  const { encoding, body } = asObject(raw_data);
  const bytes = Buffer.from(String(body), encoding === "base64" ? "base64" : "utf8");
  if (sha256Tagged(bytes) !== data_hash)
    throw new CliError(`the raw answer ${String(id)} is not the one that was hashed`);
}

function parse(text: string): Json {
  try {
    return asObject(JSON.parse(text));
  } catch {
    throw new CliError("the file is not a JSON object");
  }
}

function asObject(value: unknown): Json {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new CliError("the file does not hold what it should");
  }
  return value as Json;
}
