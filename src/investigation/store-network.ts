import type { EvidenceRef } from "../domain/case/case.model.ts";
import type { CaseRecord } from "../domain/case/case.record.ts";
import { NETWORK_AGENT } from "../domain/network/network-findings.rules.ts";
import type { Network } from "../domain/network/network.model.ts";
import type { Ctx } from "../platform/context.ts";
import { nameEvidence } from "./stages/name-evidence.ts";
import { caseUrl, storeRecord } from "./store-record.ts";

/** Stores a reading of the network outside of an investigation as evidence of the case. */
export async function storeNetwork(ctx: Ctx, record: CaseRecord, network: Network): Promise<EvidenceRef> {
  const { caseId, iteration, version } = record;
  const call = { ctx, evidencePrefix: caseId, signal: new AbortController().signal };
  const stored = await storeRecord(call, NETWORK_AGENT, `${caseUrl(call, { caseId, iteration })}/network`, network);
  return nameEvidence([caseId, NETWORK_AGENT, String(version)], [stored])[0]!;
}
