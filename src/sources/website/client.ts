import type { EvidenceRef } from "../../domain/case/case.model.ts";
import { errorClass } from "../../platform/logger.ts";
import { fetchGuarded, type GuardedFailure } from "../../platform/outbound-fetch.ts";
import { unknownAnswer } from "../answer.ts";
import { storeEvidence } from "../evidence.ts";
import { cleanContentType, decodeText } from "../request.ts";
import { recordAnswer, toRecordedRef, type RecordedRef, recallRef, type RecordForm } from "../recording.ts";
import { runTool } from "../tool-call.ts";
import type { Answer, SourceCall, UnknownReason, WebsiteAnswer } from "../types.ts";
import { chooseUpstream, type ReachableUpstream } from "../upstream.ts";
import { parseWebsite } from "./parse.ts";

const MAX_BYTES = 1_048_576;
/** What the platform answers in place of a host that it cannot resolve: no word of any site. */
const UNRESOLVED_STATUS = 530;

/**
 * Looks at a website under the rules for addresses that others name. Any HTTP answer is a statement (accessible
 * from 200 to 299); a site that could not be reached from here is unknown, since that may be our own doing.
 */
export function checkWebsite(call: SourceCall, url: string): Promise<Answer<WebsiteAnswer>> {
  return runTool(call, { name: "website.check", category: "free" }, async () => {
    const upstream = chooseUpstream(call.ctx, "website");
    if (upstream.kind === "not_configured") return unknownAnswer("not_configured", upstream.detail);
    const visit = await recordAnswer(call, `GET ${url}`, () => visitSite(call, upstream, url), VISIT_FORM);
    return "reason" in visit ? unknownAnswer(visit.reason, visit.detail) : readSite(call, visit);
  });
}

/** What a site answered, and that it is kept; or why there is nothing to read. */
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

const VISIT_FORM: RecordForm<Visit> = {
  note: (visit) => {
    if ("reason" in visit) return visit;
    return { ref: toRecordedRef(visit.evidence), url: visit.url, status: visit.status };
  },
  recall: (noted: { ref: RecordedRef; url: string; status: number } | Extract<Visit, { reason: unknown }>, bytesOf) => {
    if ("reason" in noted) return noted;
    const evidence = recallRef(noted.ref);
    return { evidence, url: noted.url, status: noted.status, bytes: bytesOf(evidence) };
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
  return { reason: "internal", detail: "the answer could not be kept or read" } as const;
}
