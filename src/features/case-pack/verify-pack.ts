import type { JSONWebKeySet } from "jose";
import { canonicalJson } from "../../platform/canonical-json.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { findSigner, verifyDetached, verifyJson } from "../../platform/signing-keys.ts";
import type { AuditEntry } from "../../domain/audit/audit.rules.ts";
import type { AuditCheckpoint } from "../cases/checkpoint.rules.ts";
import { findChainFault } from "../../platform/chain.rules.ts";
import { PACK_FORMAT, type PackManifest, SEAL_FILES } from "./pack.model.ts";

/** A case pack that differs from what was issued: the message names the first fault. */
export class PackFault extends Error {
  override readonly name = "PackFault";
}

/** The unpacked files of an archive by path; `paths` shows duplicates. */
export interface OpenedPack {
  readonly paths: readonly string[];
  read(path: string): Uint8Array;
}

export interface VerifiedPack {
  readonly manifest: PackManifest;
  readonly keyId: string;
  readonly publicKey: string;
}

/**
 * Checks a pack from the signature down: manifest, audit log against its checkpoint, every file, and that there
 * is no other. @param trusted keys got in another way than with the pack; without them its own are taken.
 * @throws PackFault
 */
export async function verifyPack(pack: OpenedPack, trusted?: JSONWebKeySet): Promise<VerifiedPack> {
  const twice = pack.paths.find((path, i) => pack.paths.indexOf(path) !== i);
  if (twice !== undefined) throw new PackFault(`${twice} is in the archive twice`);
  for (const path of [...SEAL_FILES, "keys.json", "audit.jsonl", "checkpoint.json"]) requirePath(pack, path);
  const keys = trusted ?? readJson<JSONWebKeySet>(pack, "keys.json");
  const signer = await verifySignatures(pack, keys);
  const manifest = readJson<PackManifest>(pack, "manifest.json");
  if (manifest.format !== PACK_FORMAT) throw new PackFault(`manifest.json is of an unknown format`);
  await verifyAuditLog(pack, manifest, keys);
  verifyFiles(pack, manifest);
  return { manifest, ...signer };
}

function requirePath(pack: OpenedPack, path: string): void {
  if (!pack.paths.includes(path)) throw new PackFault(`${path} is missing`);
}

async function verifySignatures(pack: OpenedPack, keys: JSONWebKeySet) {
  if (!Array.isArray(keys.keys)) throw new PackFault("keys.json holds no keys");
  const manifest = pack.read("manifest.json");
  const signer = await findSigner(keys, manifest, pack.read("manifest.sig"));
  if (!signer) throw new PackFault("manifest.sig is not the signature of manifest.json by any of these keys");
  if (!(await verifyDetached(keys, textOf(pack, "manifest.jws"), manifest))) {
    throw new PackFault("manifest.jws is not the signature of manifest.json by any of these keys");
  }
  return { keyId: signer.kid ?? "", publicKey: signer.x ?? "" };
}

/** Verifies the log from its first entry to the one that the checkpoint signs, so that truncation shows. */
async function verifyAuditLog(pack: OpenedPack, manifest: PackManifest, keys: JSONWebKeySet): Promise<void> {
  if (manifest.audit.chain_valid === false) {
    throw new PackFault(`its issuer says that the audit log is not to be relied on: ${manifest.audit.chain_fault}`);
  }
  const { signature, ...closed } = readJson<AuditCheckpoint>(pack, "checkpoint.json");
  const signed = await verifyJson(keys, String(signature));
  if (signed === null || canonicalJson(signed) !== canonicalJson(closed)) {
    throw new PackFault("checkpoint.json is not what its signature signs");
  }
  const head = { seq: closed.count, hash: closed.root };
  const fault = findChainFault(readLines<AuditEntry>(pack, "audit.jsonl"), { to: head });
  if (fault) throw new PackFault(`audit.jsonl: ${fault}`);
  const { count, root } = manifest.audit;
  if (closed.workflow_id !== manifest.workflow_id || count !== head.seq || root !== head.hash) {
    throw new PackFault("checkpoint.json closes another audit log than the manifest names");
  }
}

function verifyFiles(pack: OpenedPack, manifest: PackManifest): void {
  for (const { path, sha256, size } of manifest.files) {
    requirePath(pack, path);
    const bytes = pack.read(path);
    if (bytes.length !== size || sha256Hex(bytes) !== sha256) throw new PackFault(`${path} was changed`);
  }
  if (sha256Hex(pack.read("SHA256SUMS")) !== manifest.sha256sums) throw new PackFault("SHA256SUMS was changed");
  const known = new Set<string>([...SEAL_FILES, ...manifest.files.map(({ path }) => path)]);
  const added = pack.paths.find((path) => !known.has(path));
  if (added !== undefined) throw new PackFault(`${added} was added`);
}

const textOf = (pack: OpenedPack, path: string): string => new TextDecoder().decode(pack.read(path));

function readJson<T>(pack: OpenedPack, path: string): T {
  try {
    const value: unknown = JSON.parse(textOf(pack, path));
    if (typeof value === "object" && value !== null) return value as T;
  } catch {
    // Reported below: damaged JSON is not what the service wrote.
  }
  throw new PackFault(`${path} cannot be read`);
}

function readLines<T>(pack: OpenedPack, path: string): T[] {
  try {
    return textOf(pack, path)
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as T);
  } catch {
    throw new PackFault(`${path} cannot be read`);
  }
}
