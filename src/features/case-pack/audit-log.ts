import { canonicalHash } from "../../platform/canonical-json.ts";
import { type AuditEntry, CHAIN_START, type ChainHead } from "../cases/audit.machine.ts";

/** Where an audit log first breaks its own rule, or ends elsewhere than at its signed head; null where it holds. */
export function findChainFault(entries: readonly AuditEntry[], head: ChainHead): string | null {
  let previous = CHAIN_START;
  for (const { hash, ...entry } of entries) {
    const place = `entry ${previous.seq + 1}`;
    if (entry.seq !== previous.seq + 1) return `${place} is missing`;
    if (entry.prev_hash !== previous.hash) return `${place} does not follow from the one before`;
    if (canonicalHash(entry) !== hash) return `${place} was changed`;
    previous = { seq: entry.seq, hash };
  }
  if (previous.seq < head.seq) return `it was cut after entry ${previous.seq}; the checkpoint closes ${head.seq}`;
  if (previous.seq > head.seq) return `it goes on after entry ${head.seq}, where the checkpoint closes it`;
  return previous.hash === head.hash ? null : `its last entry is not the one that the checkpoint closes`;
}
