import { z } from "@hono/zod-openapi";
import { Jws, Sha256 } from "../../http/fields.schemas.ts";
import { PROOF_FORMAT, type ScreeningProof } from "../../domain/screening-proof/proof.model.ts";
import { STATEMENT_FORMAT } from "../../domain/screening-proof/statement.rules.ts";
import { Day } from "./screening-proof.schemas.ts";

const Instant = z.iso.datetime();

const Count = z.int().min(0);

const Lists = z.array(z.string());

const StatedListView = z.strictObject({
  list_id: z.string(),
  source: z.string(),
  version: z.string().nullable(),
  sha256: z.string().nullable(),
  entries: Count.nullable(),
  covered_at: Instant.nullable().openapi({
    description: "When all parties had been searched for on it; `null` if only some were, each by itself",
  }),
});

const StatementView = z
  .strictObject({
    format: z.literal(STATEMENT_FORMAT),
    tenant: z.string(),
    number: z.int().min(1).openapi({ description: "Counts from 1, a day each" }),
    day: Day,
    as_of: Instant,
    lists: z.array(StatedListView),
    parties: Count,
    not_screened: Count.openapi({ description: "Parties that no whole list had been searched for" }),
    root: Sha256.openapi({ description: "Root of the Merkle tree (RFC 6962) over the leaves, sorted by their hashes" }),
    changes: z.strictObject({ added: Count, removed: Count, outcome_changed: Count }).openapi({
      description: "Since the day before",
    }),
    audit_anchor: z.strictObject({ number: z.int(), hash: Sha256 }).nullable().openapi({
      description: "The last anchor of the audit chains of all cases",
    }),
    previous: Sha256.openapi({ description: "Hash of the statement before; zeros for the first" }),
    hash: Sha256.openapi({ description: "SHA-256 of the RFC 8785 JSON without hash and signature" }),
    signature: Jws.openapi({ description: "JWS over {format, tenant, number, day, root, hash}" }),
  })
  .openapi("ScreeningStatement");

const PartyView = z.strictObject({
  party_id: z.string(),
  relationship_id: z.string(),
  kind: z.enum(["company", "person"]),
  searched_as: z
    .strictObject({
      name: z.string(),
      spellings: Lists,
      birth_date: z.string().nullable(),
      countries: Lists,
      identifiers: Lists,
    })
    .nullable(),
});

const OutcomeView = z.discriminatedUnion("status", [
  z.strictObject({ status: z.literal("not_screened") }),
  z.strictObject({
    status: z.literal("screened"),
    searched_at: Instant.openapi({ description: "When whole lists were searched for the party last" }),
    lists: z.record(z.string(), z.string()).openapi({ description: "Id of the list's version, by source" }),
    recorded_at: Instant,
    result: z.unknown().openapi({ description: "Matches with list entries, and whether the name could be compared" }),
  }),
]);

const LeafView = z.strictObject({
  salt: Sha256.openapi({ description: "32 bytes" }),
  party_hash: Sha256.openapi({ description: "SHA-256 of the RFC 8785 JSON of `party`" }),
  outcome_hash: Sha256.openapi({ description: "SHA-256 of the RFC 8785 JSON of `outcome`" }),
  leaf: Sha256.openapi({ description: "Hash of the leaf by RFC 6962 over salt, party_hash and outcome_hash" }),
  index: Count,
  path: z.array(Sha256).openapi({ description: "Audit path from the leaf to the root" }),
});

const KeyView = z.strictObject({
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  x: z.string(),
  kid: z.string(),
  alg: z.literal("EdDSA"),
  use: z.literal("sig"),
});

export const ScreeningProofView: z.ZodType<ScreeningProof> = z
  .strictObject({
    format: z.literal(PROOF_FORMAT),
    relationship_id: z.string(),
    date: Day,
    final: z.boolean().openapi({ description: "Whether the day is closed" }),
    as_of: Instant,
    parties: z.array(z.strictObject({ party: PartyView, outcome: OutcomeView, proof: LeafView.nullable() })).min(1),
    statement: StatementView.nullable(),
    previous_statement: StatementView.nullable(),
    time_stamp: z.base64().nullable().openapi({ description: "Time stamp (RFC 3161) over the statement's bytes" }),
    keys: z.array(KeyView),
  })
  .openapi("ScreeningProof");
