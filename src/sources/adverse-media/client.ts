import { unknownAnswer } from "../answer.ts";
import { querySource } from "../query.ts";
import { COMPUTED_HERE, recordAnswer } from "../recording.ts";
import { runTool } from "../tool-call.ts";
import type { MediaAnswer, MediaHit, UnreadNews } from "../media-answer.ts";
import type { Answer, SourceCall } from "../types.ts";
import { chooseUpstream, type ReachableUpstream } from "../upstream.ts";
import type { MediaSubject } from "./judge/judgement.model.ts";
import { loadMediaModel } from "./judge/load-model.ts";
import { isCompanyName } from "./judge/mentions.rules.ts";
import { readWithModel } from "./model-reading.ts";
import {
  answerOf,
  asBefore as articlesBefore,
  type FoundArticle,
  type FoundArticles,
  judgeArticles,
  namedIn,
  parseNews,
  type SpelledSubject,
  withSafeAddress,
} from "./parse.ts";
import { spellingsOf } from "./spellings.rules.ts";
import { gravestOf, othersOf, unreadOf } from "./unread-news.rules.ts";
import { ofThoseNamed } from "./whom-it-names.rules.ts";

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
  /** Whether many bear the first name, a person's. */
  readonly isCommon?: true;
  /** Of the other names, those of whom no town is known: the customer's own tells nothing of an uncle who gives. */
  readonly ofNoTown?: readonly string[];
  /** Names under which the company does business, as the register has them. */
  readonly tradeNames?: readonly string[];
  /** Names that the company had before. */
  readonly formerNames?: readonly string[];
  readonly birthYears?: Readonly<Record<string, number>>;
  /** Whether one search that fails leaves the whole answer unknown; otherwise the names that it was for are named. */
  readonly wholeOnly?: true;
  /** As runs before version 4 of the rules: by the known names alone, the first page, and without telling what was not read. */
  readonly asBefore?: true;
}

const MAX_QUERY_CHARS = 480;
const PAGE_SIZE = 100;
/** Pages of a search that are read: a name that more articles bear needs an officer's own search. */
const MAX_PAGES = 2;
const COST_EUR = 0.03;

/**
 * Searches the news for a company and its people. The answer is unknown where no search answers, and says what was not read.
 * Responses are not cached, because searches for persons are personal data.
 */
export function searchAdverseMedia(call: SourceCall, question: MediaQuestion): Promise<Answer<MediaAnswer>> {
  const upstream = chooseUpstream(call.ctx, "adverse_media");
  const costEur = upstream.kind === "live" ? COST_EUR : 0;
  return runTool(call, { name: "adverse_media.search", category: "paid_api", costEur }, async () => {
    if (upstream.kind === "not_configured") return unknownAnswer("not_configured", upstream.detail);
    const queries = toQueries(toSubjects(question), question);
    const answers = await Promise.all(queries.map((query) => search(call, upstream, query, question)));
    const evidence = answers.flatMap((answer) => answer.evidence);
    const failed = answers.find((answer) => answer.outcome === "unknown");
    const isPartial = !question.asBefore && !question.wholeOnly && answers.some(({ outcome }) => outcome === "known");
    if (failed && !isPartial) return { ...failed, evidence };
    const named = await Promise.all(
      answers.map(async (answer, at) =>
        answer.outcome === "known" ? judge(call, queries[at]!, answer.value, question) : [],
      ),
    );
    if (question.asBefore) {
      const { hits } = await readWithModel(call, lastOf(named.flat()));
      return { outcome: "known", value: answerOf(hits), evidence };
    }
    const each = gravestOf(named.flat());
    const { hits } = await readWithModel(call, ofThoseNamed(each));
    const unread = unreadNews(queries, answers, hits);
    const value = { ...answerOf(hits), ...othersOf(each, hits), ...(unread && { unread }) };
    return { outcome: "known", value, evidence };
  });
}

/** The names, each with what tells it apart from a namesake: the town, the trade and the other names. */
function toSubjects({
  companyName,
  names,
  kind = "company",
  place,
  trade,
  birthYears = {},
  isCommon,
  ofNoTown = [],
  asBefore,
}: MediaQuestion) {
  const all = [...new Set([companyName, ...names].map((name) => name.trim()).filter(Boolean))];
  const kinds = all.map((name, at) => ((at === 0 && kind === "company") || isCompanyName(name) ? "company" : "person"));
  const spellings = all.map((name, at) => (asBefore ? [name] : [name, ...spellingsOf({ kind: kinds[at]!, name })]));
  return all.map((name, at): MediaSubject => ({
    kind: kinds[at]!,
    name,
    context: [...new Set(spellings.filter((_, other) => other !== at).flat())],
    ...(place === undefined || ofNoTown.includes(name) ? {} : { place }),
    ...(isCommon && at === 0 && { isCommon }),
    // The trade is the company's: it says nothing of the profession of a person behind it.
    ...(trade === undefined || at > 0 ? {} : { trade }),
    ...(birthYears[name] === undefined ? {} : { birth_year: birthYears[name] }),
  }));
}

interface Query {
  readonly text: string;
  readonly subjects: readonly MediaSubject[];
}

/** Trade names that are searched for beside the company's. */
const MAX_TRADE_NAMES = 3;

/** Trade names of the company that is searched for: the first subject, where it is one. */
const tradeNamesOf = (
  { kind, name }: MediaSubject,
  { companyName, tradeNames = [] }: MediaQuestion,
): readonly string[] => (kind === "company" && name === companyName.trim() ? tradeNames.slice(0, MAX_TRADE_NAMES) : []);

const formerNamesOf = ({ name }: MediaSubject, { companyName, formerNames = [] }: MediaQuestion): readonly string[] =>
  name === companyName.trim() ? formerNames : [];

/** Quoted names joined by OR, as many as fit into one search. */
function toQueries(subjects: readonly MediaSubject[], question: MediaQuestion): Query[] {
  const queries: { text: string; subjects: MediaSubject[] }[] = [];
  for (const subject of subjects) {
    const names = question.asBefore
      ? [subject.name]
      : [...spellingsOf(subject), ...formerNamesOf(subject, question), ...tradeNamesOf(subject, question)];
    const quoted = [...new Set(names)]
      .map((name) => `"${name.replaceAll('"', " ").slice(0, 200)}"`)
      .reduce((all, one) => (`${all} OR ${one}`.length > MAX_QUERY_CHARS ? all : `${all} OR ${one}`));
    const last = queries.at(-1);
    const joined = last ? `${last.text} OR ${quoted}` : quoted;
    if (last && joined.length <= MAX_QUERY_CHARS) {
      last.text = joined;
      last.subjects.push(subject);
    } else queries.push({ text: quoted, subjects: [subject] });
  }
  return queries;
}

/** The articles of all pages that are read. A further page that fails leaves its articles among those that were not. */
async function search(
  call: SourceCall,
  upstream: ReachableUpstream,
  query: Query,
  { asBefore }: MediaQuestion,
): Promise<Answer<FoundArticles>> {
  const first = await searchPage(call, upstream, query, 1);
  if (first.outcome === "unknown" || asBefore) return first;
  const { total } = first.value;
  const further = Math.min(MAX_PAGES, Math.ceil(total / PAGE_SIZE)) - 1;
  const pages = [
    first,
    ...(await Promise.all(
      Array.from({ length: Math.max(0, further) }, (_, at) => searchPage(call, upstream, query, at + 2)),
    )),
  ];
  const articles = pages.flatMap((page) => (page.outcome === "known" ? page.value.articles : []));
  return { outcome: "known", value: { articles, total }, evidence: pages.flatMap(({ evidence }) => evidence) };
}

function searchPage(
  call: SourceCall,
  upstream: ReachableUpstream,
  { text }: Query,
  page: number,
): Promise<Answer<FoundArticles>> {
  const parameters = new URLSearchParams({ q: text, searchIn: "title,description", pageSize: String(PAGE_SIZE) });
  if (page > 1) parameters.set("page", String(page));
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

const readable = ({ articles }: FoundArticles, { asBefore }: Pick<MediaQuestion, "asBefore">): FoundArticle[] =>
  asBefore ? articlesBefore(articles) : articles.map(withSafeAddress);

/** The judgements are recorded: a replay gives those of its day, whatever model judges today. */
async function judge(
  call: SourceCall,
  query: Query,
  found: FoundArticles,
  question: MediaQuestion,
): Promise<MediaHit[]> {
  const articles = readable(found, question);
  const subjects = query.subjects.flatMap((subject) => spelled(subject, question));
  const judgements = await recordAnswer(
    call,
    `judgement of news ${query.text}`,
    async () => judgeArticles(articles, subjects, await loadMediaModel(call.ctx.env)),
    COMPUTED_HERE,
  );
  return namedIn(articles, subjects, judgements);
}

/** A subject by each name that the press may give it. The judgement finds a company without its legal form by itself. */
function spelled(subject: MediaSubject, question: MediaQuestion): SpelledSubject[] {
  const { kind, name: known } = subject;
  const names = question.asBefore || kind === "company" ? [known] : spellingsOf(subject);
  const { place, ofNoTown } = question;
  // One of no known town may live where the customer lives, which makes a grave event weigh more, and nobody certain.
  const atHome =
    place !== undefined && ofNoTown?.includes(known) ? [{ ...subject, place, isCommon: true as const, known }] : [];
  const traded = question.asBefore ? [] : tradeNamesOf(subject, question).filter((name) => name !== known);
  return [
    ...names.map((name) => ({ ...subject, name, known })),
    ...atHome,
    ...formerNamesOf(subject, question).map((name) => ({
      ...subject,
      name,
      known,
      context: [known, ...(subject.context ?? [])],
      isFormer: true as const,
    })),
    ...traded.map((name) => ({ ...subject, name, known, onlyCertain: true as const })),
  ];
}

/** What of the news was not read; null where all of it was. */
function unreadNews(
  queries: readonly Query[],
  answers: readonly Answer<FoundArticles>[],
  named: readonly MediaHit[],
): UnreadNews | null {
  const failed = answers.find((answer) => answer.outcome === "unknown");
  const names = queries
    .filter((_, at) => answers[at]!.outcome === "unknown")
    .flatMap(({ subjects }) => subjects.map(({ name }) => name));
  const found = answers.flatMap((answer) => (answer.outcome === "known" ? [answer.value] : []));
  const beyond = found.reduce((all, { articles, total }) => all + Math.max(0, total - articles.length), 0);
  const articles = unreadOf(
    found.flatMap((one) => readable(one, {})),
    named,
  );
  if (!failed && beyond === 0 && articles.length === 0) return null;
  return { failed: failed ? { reason: failed.reason, detail: failed.detail, names } : null, beyond, articles };
}

const lastOf = (hits: readonly MediaHit[]): MediaHit[] => [
  ...new Map(hits.map((hit) => [`${hit.url}\n${hit.subject}`, hit] as const)).values(),
];
