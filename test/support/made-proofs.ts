import {
  hashOf,
  leafOf,
  saltOf,
  type StatedOutcome,
  type StatedParty,
} from "../../src/domain/screening-proof/leaf.rules.ts";
import { layOutLeaves, sortHashes } from "../../src/domain/screening-proof/leaf-tree.rules.ts";
import { PROOF_FORMAT, type ScreeningProof } from "../../src/domain/screening-proof/proof.model.ts";
import {
  endOfDay,
  FIRST_PREVIOUS,
  nextDay,
  type ScreeningStatement,
  signedPart,
  STATEMENT_FORMAT,
  statementHash,
} from "../../src/domain/screening-proof/statement.rules.ts";
import { auditPath, countHashes, hashAt } from "../../src/platform/merkle.rules.ts";
import { publicKeySet, signJsonSync } from "../../src/platform/signing-keys.ts";
import { TEST_SIGNING_KEYS } from "./signing-keys.ts";

const settings = { SIGNING_KEYS: TEST_SIGNING_KEYS };
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
const LISTS = [
  {
    list_id: "l-eu",
    source: "eu",
    version: "2031-02-28",
    sha256: "a1".repeat(32),
    entries: 5_000,
    covered_at: "2031-03-01T06:00:00.000Z",
  },
  { list_id: "l-un", source: "un", version: "2031-02-27", sha256: "b2".repeat(32), entries: 1_000, covered_at: null },
];

const partyNamed = (name: string, at: number): StatedParty => ({
  party_id: `party-${at}`,
  relationship_id: "rel-1",
  kind: "person",
  searched_as: {
    name,
    spellings: [`${name} jr.`],
    birth_date: "1970-05-01",
    countries: ["BE"],
    identifiers: ["70.05.01"],
  },
});

const hit = { source: "eu", entry_id: "EU.1", fingerprint: "f", category: "sanctions", match: "exact", state: "open" };
export const outcomeWith = (hits: number): StatedOutcome => ({
  status: "screened",
  searched_at: "2031-03-01T05:00:00.000Z",
  lists: { eu: "l-eu", un: "l-un" },
  recorded_at: "2031-03-01T05:00:00.000Z",
  result: { hits: Array.from({ length: hits }, () => hit), unreadable: false },
});

export function statementOf(day: string, leaves: Uint8Array, before: ScreeningStatement | null): ScreeningStatement {
  const body = {
    format: STATEMENT_FORMAT,
    tenant: "bank-a",
    number: (before?.number ?? 0) + 1,
    day,
    as_of: endOfDay(day),
    lists: LISTS,
    parties: countHashes(leaves),
    not_screened: 1,
    root: hex(layOutLeaves(leaves).root),
    changes: { added: 1, removed: 2, outcome_changed: 3 },
    audit_anchor: { number: 4, hash: "c3".repeat(32) },
    previous: before?.hash ?? FIRST_PREVIOUS,
  } as const;
  return signed({ ...body, hash: statementHash(body) });
}

const signed = (hashed: Omit<ScreeningStatement, "signature">): ScreeningStatement => ({
  ...hashed,
  signature: signJsonSync(settings, signedPart(hashed)),
});

const FIRST_DAY = "2031-02-28";

/** A genuine proof of two parties among many, on the second day. */
export function madeProof(others = 40): ScreeningProof {
  const day = nextDay(FIRST_DAY);
  const proven = [
    { party: partyNamed("Jan Peeters", 1), outcome: outcomeWith(0) },
    { party: partyNamed("Odile Verhoeven", 2), outcome: outcomeWith(1) },
  ].map(({ party, outcome }, i) => {
    const [salt, partyHash, outcomeHash] = [saltOf(`0${i}`.repeat(32), day), hashOf(party), hashOf(outcome)];
    return { party, outcome, salt, partyHash, outcomeHash, leaf: leafOf(salt, partyHash, outcomeHash) };
  });
  const rest = Array.from({ length: others }, (_, i) =>
    leafOf(Buffer.alloc(32, i), Buffer.alloc(32), Buffer.alloc(32)),
  );
  const leaves = sortHashes([...proven.map(({ leaf }) => leaf), ...rest]);
  const before = statementOf(FIRST_DAY, leaves.subarray(0, 64), null);
  const statement = statementOf(day, leaves, before);
  const all = Array.from({ length: countHashes(leaves) }, (_, i) => hex(hashAt(leaves, i)));
  return {
    format: PROOF_FORMAT,
    relationship_id: "rel-1",
    date: day,
    final: true,
    as_of: endOfDay(day),
    parties: proven.map(({ party, outcome, salt, partyHash, outcomeHash, leaf }) => {
      const index = all.indexOf(hex(leaf));
      const [party_hash, outcome_hash] = [hex(partyHash), hex(outcomeHash)];
      const path = auditPath(leaves, index).map(hex);
      return { party, outcome, proof: { salt: hex(salt), party_hash, outcome_hash, leaf: hex(leaf), index, path } };
    }),
    statement,
    previous_statement: before,
    time_stamp: null,
    keys: publicKeySet(settings).keys.filter(({ kid }) => kid === "test") as never,
  };
}
