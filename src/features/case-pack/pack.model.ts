/** One file of a case pack. Its hash is known before its bytes are read: large ones are read only while they are sent. */
export interface PackFile {
  /** Relative, with forward slashes. */
  readonly path: string;
  /** Hex. */
  readonly sha256: string;
  readonly size: number;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
}

/** What a manifest says of the pack as a whole. */
export interface PackAbout {
  readonly case_id: string;
  readonly workflow_id: string;
  readonly company_name: string;
  readonly status: string;
  readonly evidence_bundle_hash: string;
  /** Where the audit log ends, and whether it held when the pack was made. Absent in packs from before this was said. */
  readonly audit: {
    readonly count: number;
    readonly root: string;
    readonly chain_valid?: boolean;
    readonly chain_fault?: string | null;
  };
  readonly generated_at: string;
  readonly generated_by: string;
}

/** `manifest.json`, in RFC 8785 form: what is signed. */
export interface PackManifest extends PackAbout {
  readonly format: typeof PACK_FORMAT;
  /** Hex SHA-256 of `SHA256SUMS`, which names the same files to those who have no other tool. */
  readonly sha256sums: string;
  readonly files: readonly { readonly path: string; readonly sha256: string; readonly size: number }[];
}

export const PACK_FORMAT = "dossier-case-pack/1";

/** Files that are about the others: the signature covers them in other ways than by the manifest's list. */
export const SEAL_FILES = ["SHA256SUMS", "manifest.json", "manifest.sig", "manifest.jws"] as const;
