/** One file of a case pack. Its hash is known in advance; large files are read while they are sent. */
export interface PackFile {
  /** Relative, with forward slashes. */
  readonly path: string;
  /** Hex. */
  readonly sha256: string;
  readonly size: number;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
  /** What it is, for the reader of the index page. */
  readonly about: string;
}

/** What a manifest says about the pack as a whole. */
export interface PackAbout {
  readonly case_id: string;
  readonly workflow_id: string;
  readonly company_name: string;
  readonly status: string;
  readonly evidence_bundle_hash: string;
  /** The end of the audit log, and whether it was valid when the pack was made. Absent in older packs. */
  readonly audit: {
    readonly count: number;
    readonly root: string;
    readonly chain_valid?: boolean;
    readonly chain_fault?: string | null;
  };
  readonly generated_at: string;
  readonly generated_by: string;
}

/** `manifest.json` in RFC 8785 form: the signed statement. */
export interface PackManifest extends PackAbout {
  readonly format: typeof PACK_FORMAT;
  /** Hex SHA-256 of `SHA256SUMS`, which lists the same files for those without other tools. */
  readonly sha256sums: string;
  readonly files: readonly { readonly path: string; readonly sha256: string; readonly size: number }[];
}

export const PACK_FORMAT = "dossier-case-pack/1";

/** Files about the other files: covered by the signature in other ways than by the manifest's list. */
export const SEAL_FILES = ["SHA256SUMS", "manifest.json", "manifest.sig", "manifest.jws"] as const;
