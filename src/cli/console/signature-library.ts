import path from "node:path";
import { buildSync } from "esbuild";
import { repositoryRoot } from "../program.ts";
import { placePruned } from "./place-pruned.ts";

const PLACED = path.join(repositoryRoot, "src/reading/forensics/signatures/placed/pkijs.js");

/** What the reader uses of pkijs. */
const USED = ["Certificate", "ContentInfo", "IssuerAndSerialNumber", "SignedData", "TSTInfo"];

/** Parts that pkijs runs only where it is asked to verify the chain of certificates up to a trusted one: 45 KB compressed. */
const STUBS = {
  CertificateChainValidationEngine: "class{}",
  BasicOCSPResponse: "class{}",
  ExtensionValueFactory: "class{}",
} as const;

/** Writes what verifies signatures: pkijs with the libraries that it is made of. */
export function placeSignatureLibrary(): void {
  const { outputFiles } = buildSync({
    stdin: { contents: `export { ${USED.join(", ")} } from "pkijs";`, resolveDir: repositoryRoot },
    bundle: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    write: false,
    logLevel: "error",
  });
  placePruned(PLACED, outputFiles[0]!.text, Object.fromEntries(USED.map((name) => [name, name])), STUBS);
}
