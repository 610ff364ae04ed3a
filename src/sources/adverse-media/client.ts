import { unknownAnswer } from "../answer.ts";
import { querySource } from "../query.ts";
import { COMPUTED_HERE, recordAnswer } from "../recording.ts";
import { runTool } from "../tool-call.ts";
import type { Answer, MediaAnswer, MediaHit, SourceCall } from "../types.ts";
import { chooseUpstream, type ReachableUpstream } from "../upstream.ts";
import type { MediaSubject } from "./judge/judgement.model.ts";
import { loadMediaModel } from "./judge/load-model.ts";
import { isCompanyName } from "./judge/mentions.rules.ts";
import { readWithModel } from "./model-reading.ts";
import { type FoundArticles, answerOf, judgeArticles, namedIn, parseNews } from "./parse.ts";

export interface MediaQuestion {
  /** Directors and owners. */
  readonly names: readonly string[];
  readonly companyName: string;
  readonly registrationNumber?: string;
  /** Whether the first name is a company's; by default it is. */
  readonly kind?: "company" | "person";
  /** Town of the seat, what the company does, and years of birth by name: they tell a namesake apart. */
  readonly place?: string;
  readonly trade?: string;
  readonly birthYears?: Readonly<Record<string, number>>;
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
    const subjects = toSubjects(question);
    const queries = toQueries(subjects);
    const answers = await Promise.all(queries.map((query) => search(call, upstream, query)));
    const evidence = answers.flatMap((answer) => answer.evidence);
    const failed = answers.find((answer) => answer.outcome === "unknown");
    if (failed) return { ...failed, evidence };
    const named = await Promise.all(
      answers.map(async (answer, at) => (answer.outcome === "known" ? judge(call, queries[at]!, answer.value) : [])),
    );
    const { hits } = await readWithModel(call, unique(named.flat()));
    return { outcome: "known", value: answerOf(hits), evidence };
  });
}

/** The names, each with what tells it apart from a namesake: the town, the trade and the other names. */
function toSubjects({ companyName, names, kind = "company", place, trade, birthYears = {} }: MediaQuestion) {
  const all = [...new Set([companyName, ...names].map((name) => name.trim()).filter(Boolean))];
  return all.map((name, at): MediaSubject => ({
    kind: (at === 0 && kind === "company") || isCompanyName(name) ? "company" : "person",
    name,
    context: all.filter((other) => other !== name),
    ...(place === undefined ? {} : { place }),
    // The trade is the company's: it says nothing of the profession of a person behind it.
    ...(trade === undefined || at > 0 ? {} : { trade }),
    ...(birthYears[name] === undefined ? {} : { birth_year: birthYears[name] }),
  }));
}

interface Query {
  readonly text: string;
  readonly subjects: readonly MediaSubject[];
}

/** Quoted names joined by OR, as many as fit into one search. */
function toQueries(subjects: readonly MediaSubject[]): Query[] {
  const queries: { text: string; subjects: MediaSubject[] }[] = [];
  for (const subject of subjects) {
    const quoted = `"${subject.name.replaceAll('"', " ").slice(0, 200)}"`;
    const last = queries.at(-1);
    const joined = last ? `${last.text} OR ${quoted}` : quoted;
    if (last && joined.length <= MAX_QUERY_CHARS) {
      last.text = joined;
      last.subjects.push(subject);
    } else queries.push({ text: quoted, subjects: [subject] });
  }
  return queries;
}

function search(call: SourceCall, upstream: ReachableUpstream, query: Query): Promise<Answer<FoundArticles>> {
  const parameters = new URLSearchParams({ q: query.text, searchIn: "title,description", pageSize: "100" });
  return querySource({
    call,
    source: "adverse_media",
    upstream,
    request: {
      url: `${upstream.baseUrl}/v2/everything?${parameters.toString()}`,
      headers: { accept: "application/json", ...(upstream.apiKey ? { "x-api-key": upstream.apiKey } : {}) },
    },
    read: parseNews,
  });
}

/** The judgements are recorded: a replay gives those of its day, whatever model judges today. */
async function judge(call: SourceCall, { text, subjects }: Query, { articles }: FoundArticles): Promise<MediaHit[]> {
  const judgements = await recordAnswer(
    call,
    `judgement of news ${text}`,
    async () => judgeArticles(articles, subjects, await loadMediaModel(call.ctx.env)),
    COMPUTED_HERE,
  );
  return namedIn(articles, subjects, judgements);
}

const unique = (hits: readonly MediaHit[]): MediaHit[] => [
  ...new Map(hits.map((hit) => [`${hit.url}\n${hit.subject}`, hit] as const)).values(),
];
