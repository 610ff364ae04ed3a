import { canonicalJson } from "../../platform/canonical-json.ts";
import { findChainFault } from "../../platform/chain.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { sarChain, type SignedHead } from "../../platform/signed-head.ts";
import { findBeginning } from "../audit-chains/beginning.service.ts";
import type { AuditEntry } from "../../domain/audit/audit.rules.ts";
import type { SarRecord } from "../../domain/sar/sar.record.ts";
import { listReportEntries } from "./sar.store.ts";

/**
 * Whether the chain of a report from before chains were signed may be signed as it is. Its row in the database has an
 * empty signature, which anyone could write who may write there: so the report's file must have lain in the bucket
 * before the service exported its first anchor, by the bucket's own clock, and database and object must have the same
 * entries. What was raised later was signed from its first entry on.
 */
export async function isOlderChain(
  ctx: Ctx,
  { sar }: SarRecord,
  stored: SignedHead | null,
  entries: readonly AuditEntry[],
): Promise<boolean> {
  if (stored?.chain !== sarChain(sar.sar_id) || stored.signature !== "") return false;
  if (entries[stored.seq - 1]?.hash !== stored.hash || findChainFault(entries) !== null) return false;
  if (canonicalJson(await listReportEntries(ctx, sar.sar_id)) !== canonicalJson(entries)) return false;
  const key = sar.goaml_artifact.key;
  const [begun, file] = await Promise.all([
    findBeginning(ctx),
    key.endsWith(`/sar/${sar.sar_id}/goaml.xml`) ? ctx.env.FILES.head(key) : null,
  ]);
  return begun !== null && file !== null && file.uploaded < begun;
}
