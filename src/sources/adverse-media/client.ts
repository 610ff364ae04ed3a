import { unknownAnswer } from "../answer.ts";
import { querySource } from "../query.ts";
import { runTool } from "../tool-call.ts";
import type { Answer, MediaAnswer, MediaHit, SourceCall } from "../types.ts";
import { chooseUpstream, type ReachableUpstream } from "../upstream.ts";
import { parseNews } from "./parse.ts";

export interface MediaQuestion {
  /** Directors and owners. */
  readonly names: readonly string[];
  readonly companyName: string;
  readonly registrationNumber?: string;
}

const MAX_QUERY_CHARS = 480;
const COST_EUR = 0.03;

/**
 * Searches the news for a company and its people. The answer is unknown unless every search answers. Responses are not
 * cached, because searches for persons are personal data.
 */
export function searchAdverseMedia(call: SourceCall, question: MediaQuestion): Promise<Answer<MediaAnswer>> {
  const upstream = chooseUpstream(call.ctx, "adverse_media");
  const costEur = upstream.kind === "live" ? COST_EUR : 0;
  return runTool(call, { name: "adverse_media.search", category: "paid_api", costEur }, async () => {
    if (upstream.kind === "not_configured") return unknownAnswer("not_configured", upstream.detail);
    const subjects = [...new Set([question.companyName, ...question.names].map((name) => name.trim()).filter(Boolean))];
    const answers = await Promise.all(toQueries(subjects).map((query) => search(call, upstream, query)));
    const evidence = answers.flatMap((answer) => answer.evidence);
    const failed = answers.find((answer) => answer.outcome === "unknown");
    if (failed) return { ...failed, evidence };
    const hits = answers.flatMap((answer) => (answer.outcome === "known" ? answer.value : []));
    return { outcome: "known", value: { hits: uniqueHits(hits) }, evidence };
  });
}

interface Query {
  readonly text: string;
  readonly subjects: readonly string[];
}

/** Quoted names joined by OR, as many as fit into one search. */
function toQueries(subjects: readonly string[]): Query[] {
  const queries: { text: string; subjects: string[] }[] = [];
  for (const subject of subjects) {
    const quoted = `"${subject.replaceAll('"', " ").slice(0, 200)}"`;
    const last = queries.at(-1);
    const joined = last ? `${last.text} OR ${quoted}` : quoted;
    if (last && joined.length <= MAX_QUERY_CHARS) {
      last.text = joined;
      last.subjects.push(subject);
    } else queries.push({ text: quoted, subjects: [subject] });
  }
  return queries;
}

function search(call: SourceCall, upstream: ReachableUpstream, query: Query): Promise<Answer<readonly MediaHit[]>> {
  const parameters = new URLSearchParams({ q: query.text, searchIn: "title,description", pageSize: "100" });
  return querySource({
    call,
    source: "adverse_media",
    upstream,
    request: {
      url: `${upstream.baseUrl}/v2/everything?${parameters.toString()}`,
      headers: { accept: "application/json", ...(upstream.apiKey ? { "x-api-key": upstream.apiKey } : {}) },
    },
    read: (raw) => parseNews(raw, query.subjects),
  });
}

const uniqueHits = (hits: readonly MediaHit[]): MediaHit[] => [
  ...new Map(hits.map((hit) => [`${hit.url}\n${hit.subject}`, hit] as const)).values(),
];
