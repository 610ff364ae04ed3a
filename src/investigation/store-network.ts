import type { EvidenceRef } from "../domain/case/case.model.ts";
import type { CaseRecord } from "../domain/case/case.record.ts";
import { NETWORK_AGENT } from "../domain/network/network-findings.rules.ts";
import type { Network } from "../domain/network/network.model.ts";
import type { Ctx } from "../platform/context.ts";
import type { SourceCall } from "../sources/types.ts";
import { nameEvidence } from "./stages/name-evidence.ts";
import { storeRecord } from "./store-record.ts";

interface Place {
  readonly caseId: string;
  readonly iteration: number;
}

/** Keeps a reading of the network as evidence. Its address is not below the run's, whose working files are never given out. */
export const storeReading = (call: SourceCall, { caseId, iteration }: Place, network: Network): Promise<EvidenceRef> =>
  storeRecord(
    call,
    NETWORK_AGENT,
    `${call.ctx.settings.BELGIAN_MOCK_MODE ? "sample:" : ""}cases/${caseId}/network/iteration-${iteration}`,
    network,
  );

/** The same outside of an investigation. */
export async function storeNetwork(ctx: Ctx, record: CaseRecord, network: Network): Promise<EvidenceRef> {
  const { caseId, version } = record;
  const call = { ctx, evidencePrefix: caseId, signal: new AbortController().signal };
  const stored = await storeReading(call, record, network);
  return nameEvidence([caseId, NETWORK_AGENT, String(version)], [stored])[0]!;
}
