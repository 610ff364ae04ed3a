import { canonicalJson } from "./canonical-json.ts";
import { type ChainEntry, type ChainHead, findChainFault, findEndFault } from "./chain.rules.ts";
import { isoTime } from "./clock.ts";
import type { Settings } from "./settings.ts";
import { signJsonSync, verifyOwnJson } from "./signing-keys.ts";

type KeySettings = Pick<Settings, "SIGNING_KEYS">;

/** The signed end of a chain. A chain that is shorter or differs was truncated or rewritten. */
export interface SignedHead extends ChainHead {
  /** `<kind>:<id>`, for example `case:<workflow_id>` or `ledger:<tenant>`. No personal data. */
  readonly chain: string;
  readonly signed_at: string;
  /** Compact JWS of the service over the RFC 8785 JSON of `statementOf`. */
  readonly signature: string;
}

/** The newly signed end of a chain, or why it must not be signed. */
export type Extension =
  | { readonly ok: true; readonly signed: SignedHead }
  | { readonly ok: false; readonly fault: string };

const CASE = "case:";
const LEDGER = "ledger:";
export const caseChain = (workflowId: string): string => `${CASE}${workflowId}`;
export const sarChain = (sarId: string): string => `sar:${sarId}`;
export const PLATFORM_CHAIN = "platform";
export const ledgerChain = (tenantId: string): string => `${LEDGER}${tenantId}`;

/** The signed payload. Heads of cases and ledgers use the field names of the API. */
function statementOf({ chain, seq, hash, signed_at }: Omit<SignedHead, "signature">): object {
  if (chain.startsWith(CASE)) return { workflow_id: chain.slice(CASE.length), count: seq, root: hash, signed_at };
  if (chain.startsWith(LEDGER)) return { tenant_id: chain.slice(LEDGER.length), seq, hash };
  return { chain, seq, hash, signed_at };
}

/** Whether one of the service's keys signed this head for this chain. */
export function isGenuine(settings: KeySettings, chain: string, head: SignedHead): boolean {
  const signed = head.chain === chain ? verifyOwnJson(settings, head.signature) : null;
  return signed !== null && canonicalJson(signed) === canonicalJson(statementOf(head));
}

/** Signs the end of a chain's first entries. Only for a chain that this step creates. */
export function signFirst(settings: KeySettings, chain: string, entries: readonly ChainEntry[], now: Date): Extension {
  const fault = findChainFault(entries);
  return fault === null ? sign(settings, chain, entries.at(-1), now) : { ok: false, fault };
}

/**
 * Signs the new end of a chain if it extends the last signed head. Synchronous, so that it can run in the same
 * transaction as the write.
 * @param last the last signed head; null is a fault, because only a new chain has none.
 * @param entries the entry of `last`, then the entries that follow it.
 */
export function signExtension(
  settings: KeySettings,
  chain: string,
  last: SignedHead | null,
  entries: readonly ChainEntry[],
  now: Date,
): Extension {
  const [signed, ...added] = entries;
  const fault = findSigningFault(settings, chain, last, signed, added);
  return fault === null ? sign(settings, chain, entries.at(-1), now) : { ok: false, fault };
}

function findSigningFault(
  settings: KeySettings,
  chain: string,
  last: SignedHead | null,
  signed: ChainEntry | undefined,
  added: readonly ChainEntry[],
): string | null {
  if (!last) return NO_SIGNED_HEAD;
  if (!isGenuine(settings, chain, last)) return NOT_GENUINE;
  if (!signed) return `it was cut before entry ${last.seq}, the last one that was signed`;
  return (
    findEndFault(signed, last) ??
    findChainFault([signed, ...added], { from: { seq: signed.seq - 1, hash: signed.prev_hash } })
  );
}

export const NO_SIGNED_HEAD = "its signed checkpoint is missing";
export const NOT_GENUINE = "its checkpoint was not signed by this service for this chain";

function sign(settings: KeySettings, chain: string, end: ChainEntry | undefined, now: Date): Extension {
  if (!end) return { ok: false, fault: "it is empty" };
  const statement = { chain, seq: end.seq, hash: end.hash, signed_at: isoTime(now) };
  return { ok: true, signed: { ...statement, signature: signJsonSync(settings, statementOf(statement)) } };
}
