import { canonicalJson } from "../../platform/canonical-json.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import type { Settings } from "../../platform/settings.ts";
import { publicKeySet, signBytes, signDetached } from "../../platform/signing-keys.ts";
import { INDEX, indexPage } from "./index-page.ts";
import { PACK_FORMAT, type PackAbout, type PackFile, type PackManifest } from "./pack.model.ts";
import { verifyGuide } from "./verify-guide.ts";
import { compareText } from "../../platform/compare-text.ts";

/**
 * Seals a pack: the list of its files with hashes, a manifest, its signatures, the public keys and instructions for
 * verifying them. Two packs of one case differ only in the manifest's time and its signatures.
 */
export async function sealPack(
  files: readonly PackFile[],
  about: PackAbout,
  settings: Pick<Settings, "SIGNING_KEYS" | "PUBLIC_BASE_URL">,
): Promise<PackFile[]> {
  const keys = publicKeySet(settings);
  const guide = verifyGuide(keys.keys[0]!, settings.PUBLIC_BASE_URL);
  const described = [
    ...files,
    jsonFile("keys.json", "Public keys of the issuer", keys),
    textFile("VERIFY.md", "How to check this pack", guide),
  ].sort((a, b) => compareText(a.path, b.path));
  const index = textFile(INDEX, "This page", indexPage(about, described));
  const listed = [...described, index].sort((a, b) => compareText(a.path, b.path));
  const sums = textFile(
    "SHA256SUMS",
    "Hashes of the files",
    listed.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join(""),
  );
  const manifest: PackManifest = {
    format: PACK_FORMAT,
    ...about,
    sha256sums: sums.sha256,
    files: listed.map(({ path, sha256, size }) => ({ path, sha256, size })),
  };
  const signed = textFile("manifest.json", "What the signatures sign", canonicalJson(manifest));
  return [
    signed,
    bytesFile("manifest.sig", "Signature", await signBytes(settings, signed.content as Uint8Array)),
    textFile("manifest.jws", "Signature as a JWS", `${await signDetached(settings, signed.content as Uint8Array)}\n`),
    sums,
    ...listed,
  ];
}

export function bytesFile(path: string, about: string, content: Uint8Array): PackFile {
  return { path, about, sha256: sha256Hex(content), size: content.length, content };
}

export const textFile = (path: string, about: string, text: string): PackFile =>
  bytesFile(path, about, new TextEncoder().encode(text));

/** Indented JSON, in the order of its fields. */
export const jsonFile = (path: string, about: string, value: unknown): PackFile =>
  textFile(path, about, `${JSON.stringify(value, null, 2)}\n`);
