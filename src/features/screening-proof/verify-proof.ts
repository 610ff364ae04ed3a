import type { JSONWebKeySet } from "jose";
import { hashOf, leafOf } from "../../domain/screening-proof/leaf.rules.ts";
import type { ProvenParty, ScreeningProof } from "../../domain/screening-proof/proof.model.ts";
import {
  findOrderFault,
  findStatementFault,
  type ScreeningStatement,
  signedPart,
} from "../../domain/screening-proof/statement.rules.ts";
import { canonicalJson } from "../../platform/canonical-json.ts";
import { sha256Bytes } from "../../platform/hashing.ts";
import { rootByPath } from "../../platform/merkle.rules.ts";
import { verifyJson } from "../../platform/signing-keys.ts";
import { findStampFault, readStamp } from "../audit-chains/time-stamp.rules.ts";

/** A proof that does not hold: the message names the first fault. */
export class ProofFault extends Error {
  override readonly name = "ProofFault";
}

export interface VerifiedProof {
  readonly statement: ScreeningStatement;
  /** What is proven of each party, a sentence each. */
  readonly sentences: readonly string[];
  /** When the authority stamped the statement; null without a stamp. */
  readonly stampedAt: string | null;
}

/**
 * Checks a proof from the signed statement down to each party.
 * @param trusted keys got in another way than with the proof; without them its own are taken.
 * @throws ProofFault
 */
export async function verifyProof(proof: ScreeningProof, trusted?: JSONWebKeySet): Promise<VerifiedProof> {
  const { statement, previous_statement: before, date } = proof;
  if (!proof.final || statement === null) {
    throw new ProofFault(`${date} was not closed when this was made, so nothing is proven yet: ask for it again later`);
  }
  const keys = trusted ?? ({ keys: [...proof.keys] } as unknown as JSONWebKeySet);
  await requireGenuine(statement, keys, `the statement of ${statement.day}`);
  if (before) await requireGenuine(before, keys, `the statement before, of ${before.day}`);
  const order = findOrderFault(statement, before);
  if (order !== null) throw new ProofFault(`the statement of ${statement.day}: ${order}`);
  if (statement.day !== date) throw new ProofFault(`the proof is of ${date}, its statement of ${statement.day}`);
  if (statement.as_of !== proof.as_of) throw new ProofFault("as_of is not the time of the statement");
  const stampedAt = readStampTime(proof, statement);
  const sentences = proof.parties.map((one) => verifyParty(one, proof, statement));
  return { statement, sentences, stampedAt };
}

async function requireGenuine(statement: ScreeningStatement, keys: JSONWebKeySet, what: string): Promise<void> {
  const fault = findStatementFault(statement);
  if (fault !== null) throw new ProofFault(`${what}: ${fault}`);
  const signed = await verifyJson(keys, statement.signature);
  if (signed === null) throw new ProofFault(`${what}: its signature is by none of these keys`);
  if (canonicalJson(signed) !== canonicalJson(signedPart(statement))) {
    throw new ProofFault(`${what}: its signature is of another statement`);
  }
}

function readStampTime({ time_stamp: stamp }: ScreeningProof, statement: ScreeningStatement): string | null {
  if (stamp === null) return null;
  const bytes = Buffer.from(stamp, "base64");
  const fault = findStampFault(bytes, { imprint: sha256Bytes(Buffer.from(canonicalJson(statement))) });
  if (fault !== null) throw new ProofFault(`the time stamp: ${fault}`);
  const reading = readStamp(bytes);
  return reading.ok ? reading.content.time : null;
}

function verifyParty(
  { party, outcome, proof }: ProvenParty,
  file: ScreeningProof,
  statement: ScreeningStatement,
): string {
  const name = party.searched_as?.name ?? party.party_id;
  const refuse = (fault: string) => new ProofFault(`${name}: ${fault}`);
  if (party.relationship_id !== file.relationship_id) throw refuse("the party is of another relationship");
  if (proof === null) throw refuse("nothing is proven of the party");
  if (toHex(hashOf(party)) !== proof.party_hash) throw refuse("the party is not the one of party_hash");
  if (toHex(hashOf(outcome)) !== proof.outcome_hash) throw refuse("the outcome is not the one of outcome_hash");
  const [salt, partyHash, outcomeHash] = [proof.salt, proof.party_hash, proof.outcome_hash].map(fromHex);
  if (toHex(leafOf(salt!, partyHash!, outcomeHash!)) !== proof.leaf) {
    throw refuse("the leaf does not follow from salt, party_hash and outcome_hash");
  }
  const place = { index: proof.index, size: statement.parties, path: proof.path.map(fromHex) };
  const root = rootByPath(fromHex(proof.leaf), place);
  if (root === null || toHex(root) !== statement.root) throw refuse("its path does not lead to the statement's root");
  return describe(name, party, outcome, statement);
}

function describe(
  name: string,
  party: ProvenParty["party"],
  outcome: ProvenParty["outcome"],
  { day, lists }: ScreeningStatement,
): string {
  if (outcome.status === "not_screened") {
    return `On ${day}, party ${party.party_id} was watched and had not been searched for on any list.`;
  }
  const versions = Object.entries(outcome.lists).map(([source, id]) => {
    const list = lists.find(({ list_id, source: of }) => list_id === id && of === source);
    if (!list) throw new ProofFault(`${name}: the statement does not name version ${id} of list ${source}`);
    return `list ${source} (version ${list.version ?? id})`;
  });
  if (versions.length === 0) throw new ProofFault(`${name}: the outcome stands on no list`);
  return `On ${day}, ${name} was searched for on ${versions.join(", ")}: ${describeResult(outcome.result)}.`;
}

/** The recorded result in words; one of an unknown form is shown as it is. */
function describeResult(result: unknown): string {
  const { hits, unreadable } = (result ?? {}) as { hits?: unknown; unreadable?: unknown };
  if (!Array.isArray(hits) || typeof unreadable !== "boolean") return canonicalJson(result);
  const found = (hits as Record<string, unknown>[]).map(
    ({ source, entry_id, match, state }) =>
      `${String(match)} match with entry ${String(entry_id)} of ${String(source)} (${String(state)})`,
  );
  const names = unreadable ? ["the name could not be compared in full"] : [];
  return [...(found.length > 0 || unreadable ? found : ["no match"]), ...names].join("; ");
}

const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
const fromHex = (text: string): Uint8Array => Buffer.from(text, "hex");
