import type { StatedOutcome, StatedParty } from "./leaf.rules.ts";
import type { ScreeningStatement } from "./statement.rules.ts";

export const PROOF_FORMAT = "dossier-screening-proof/1";

/** What a day's statement says of the parties of one relationship, and how that follows from it. */
export interface ScreeningProof {
  readonly format: typeof PROOF_FORMAT;
  readonly relationship_id: string;
  /** YYYY-MM-DD in UTC. */
  readonly date: string;
  /** Whether the day is closed. Until then there is neither a statement nor a proof. */
  readonly final: boolean;
  /** The instant of the outcomes: midnight UTC at the end of the day, or now. */
  readonly as_of: string;
  readonly parties: readonly ProvenParty[];
  readonly statement: ScreeningStatement | null;
  /** The statement of the day before; null for the first. */
  readonly previous_statement: ScreeningStatement | null;
  /** The time stamp (RFC 3161) over the statement's bytes, in base64; null while there is none. */
  readonly time_stamp: string | null;
  /** The keys that signed the statements. */
  readonly keys: readonly ProofKey[];
}

export interface ProvenParty {
  readonly party: StatedParty;
  readonly outcome: StatedOutcome;
  /** Null until the day is closed. Hashes are in hex. */
  readonly proof: {
    readonly salt: string;
    readonly party_hash: string;
    readonly outcome_hash: string;
    readonly leaf: string;
    readonly index: number;
    readonly path: readonly string[];
  } | null;
}

export interface ProofKey {
  readonly kty: "OKP";
  readonly crv: "Ed25519";
  readonly x: string;
  readonly kid: string;
  readonly alg: "EdDSA";
  readonly use: "sig";
}
