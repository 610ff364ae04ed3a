import { DAY_MS } from "../../platform/clock.ts";
import { unknownAnswer, withEvidence } from "../answer.ts";
import { querySource } from "../query.ts";
import { runTool } from "../tool-call.ts";
import type { Answer, PeppolAnswer, SourceCall } from "../types.ts";
import { chooseUpstream, type ReachableUpstream } from "../upstream.ts";
import { parseDirectory } from "./parse.ts";

/**
 * Looks up a ten-digit enterprise number in the Peppol directory: by enterprise number (0208), then by VAT number
 * (9925). Entries are voluntary, so `registered: false` means only "not in the directory".
 */
export function findParticipant(call: SourceCall, number: string): Promise<Answer<PeppolAnswer>> {
  return runTool(call, { name: "peppol.search", category: "free" }, async () => {
    const upstream = chooseUpstream(call.ctx, "peppol");
    if (upstream.kind === "not_configured") return unknownAnswer("not_configured", upstream.detail);
    const byNumber = await search(call, upstream, `0208:${number}`);
    if (byNumber.outcome === "unknown" || byNumber.value.registered) return byNumber;
    return withEvidence(await search(call, upstream, `9925:be${number}`), byNumber.evidence);
  });
}

const search = (call: SourceCall, upstream: ReachableUpstream, participant: string): Promise<Answer<PeppolAnswer>> =>
  querySource({
    call,
    source: "peppol",
    upstream,
    request: {
      url: `${upstream.baseUrl}/search/1.0/json?participant=${encodeURIComponent(`iso6523-actorid-upis::${participant}`)}`,
      headers: { accept: "application/json" },
    },
    read: (raw) => parseDirectory(raw, participant),
    cacheMs: DAY_MS,
  });
