import type { EvidenceRef } from "../../domain/case/case.model.ts";
import { errorClass } from "../../platform/logger.ts";
import { fetchGuarded, type GuardedFailure } from "../../platform/outbound-fetch.ts";
import { unknownAnswer } from "../answer.ts";
import { storeEvidence } from "../evidence.ts";
import { cleanContentType, decodeText } from "../request.ts";
import { recordAnswer, toRecordedRef, type RecordedRef, fromRecordedRef, type RecordCodec } from "../recording.ts";
import { runTool } from "../tool-call.ts";
import type { Answer, SourceCall, UnknownReason, WebsiteAnswer } from "../types.ts";
import { chooseUpstream, type ReachableUpstream } from "../upstream.ts";
import { parseWebsite } from "./parse.ts";

const MAX_BYTES = 1_048_576;
/** Cloudflare's status for a host that cannot be resolved. */
const UNRESOLVED_STATUS = 530;

/**
 * Fetches a website with SSRF protection. Any HTTP response is a statement (accessible: 200 to 299). A site that cannot
 * be reached is unknown, because the cause may be on our side.
 */
export function checkWebsite(call: SourceCall, url: string): Promise<Answer<WebsiteAnswer>> {
  return runTool(call, { name: "website.check", category: "free" }, async () => {
    const upstream = chooseUpstream(call.ctx, "website");
    if (upstream.kind === "not_configured") return unknownAnswer("not_configured", upstream.detail);
    const visit = await recordAnswer(call, `GET ${url}`, () => visitSite(call, upstream, url), VISIT_CODEC);
    return "reason" in visit ? unknownAnswer(visit.reason, visit.detail) : readSite(call, visit);
  });
}

/** A site's response with its stored evidence, or why there is none. */
type Visit =
  | {
      readonly evidence: EvidenceRef;
      readonly url: string;
      readonly status: number;
      readonly bytes: Uint8Array;
    }
  | { readonly reason: UnknownReason; readonly detail: string };

const REASONS: Readonly<Record<GuardedFailure, UnknownReason>> = {
  refused: "http_error",
  unresolved: "http_error",
  redirected: "http_error",
  timeout: "timeout",
  network: "http_error",
};

async function visitSite(call: SourceCall, upstream: ReachableUpstream, url: string): Promise<Visit> {
  const outcome = await fetchGuarded(call.ctx, {
    purpose: "website",
    url,
    headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.5" },
    maxBytes: MAX_BYTES,
    signal: call.signal,
    fetch: upstream.fetch,
  });
  if (!outcome.ok) return { reason: REASONS[outcome.failure], detail: outcome.detail };
  const { url: finalUrl, status, bytes, headers } = outcome.answer;
  if (status === UNRESOLVED_STATUS) return { reason: "http_error", detail: "the host could not be resolved" };
  try {
    const evidence = await storeEvidence(call, "website", {
      url: `${upstream.kind === "sample" ? "sample:" : ""}${finalUrl}`,
      contentType: cleanContentType(headers.get("content-type")),
      bytes,
      collectedAt: call.ctx.now(),
    });
    return { evidence, url: finalUrl, status, bytes };
  } catch (error) {
    return lost(call, error);
  }
}

const VISIT_CODEC: RecordCodec<Visit> = {
  encode: (visit) => {
    if ("reason" in visit) return visit;
    return { ref: toRecordedRef(visit.evidence), url: visit.url, status: visit.status };
  },
  decode: (
    recorded: { ref: RecordedRef; url: string; status: number } | Extract<Visit, { reason: unknown }>,
    bytesOf,
  ) => {
    if ("reason" in recorded) return recorded;
    const evidence = fromRecordedRef(recorded.ref);
    return { evidence, url: recorded.url, status: recorded.status, bytes: bytesOf(evidence) };
  },
};

function readSite(
  call: SourceCall,
  { evidence, url, status, bytes }: Extract<Visit, { evidence: unknown }>,
): Answer<WebsiteAnswer> {
  const { content_type: contentType } = evidence;
  try {
    const isText = /^(text\/|application\/xhtml)/.test(contentType);
    const page = isText ? parseWebsite(decodeText(bytes, contentType)) : { title: null, text: "" };
    const accessible = status >= 200 && status < 300;
    return { outcome: "known", value: { url, accessible, status_code: status, ...page }, evidence: [evidence] };
  } catch (error) {
    const { reason, detail } = lost(call, error);
    return unknownAnswer(reason, detail);
  }
}

function lost(call: SourceCall, error: unknown) {
  call.ctx.log.error("source_answer_lost", { source: "website", error: errorClass(error) });
  return { reason: "internal", detail: "the response could not be stored or parsed" } as const;
}
