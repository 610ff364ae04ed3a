import type { CaseDocument, FollowUpTask } from "../../domain/case/case.model.ts";
import { type JudgedBy, judgesBefore } from "../../domain/case/rules-version.model.ts";
import { isSameName } from "../../domain/customer/same-person.ts";
import type { ComparedTexts } from "../../domain/diligence/grounds.model.ts";
import { isLive, kindOf } from "../../domain/diligence/provided-documents.ts";
import { withReplaced } from "../../domain/documents/replaced-papers.rules.ts";
import { IDENTITY_KINDS } from "../../domain/documents/document-kinds.ts";
import { isCommonName } from "../../domain/hits/named-hits.rules.ts";
import { isPersonCase } from "../../domain/readings/known-case.ts";
import type { Reading } from "../../domain/readings/reading.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { getFile } from "../../platform/files.ts";
import { type ListedInText, type ScreeningSubject, searchTexts } from "../../screening/index.ts";
import { type Answering, isCustomer, textsOf } from "./mentioned.ts";
import { isRelativeIn } from "./named-persons.ts";

/** Characters of all texts of a case that are compared: some 300 pages. */
const CHARACTERS_MAX = 800_000;

/** A case, as far as its texts are compared with the lists. */
export interface TextCase extends Omit<Answering, "followUpTasks"> {
  readonly templateId: string;
  readonly documents: readonly CaseDocument[];
  readonly followUpTasks?: readonly FollowUpTask[];
}

interface CaseText {
  readonly text: string;
  readonly by: "customer" | "paper";
  readonly where: string;
}

/** What the lists have of the texts of a case. */
interface TextsSearched {
  readonly subjects: readonly ScreeningSubject[];
  readonly compared: ComparedTexts;
}

type SearchedTexts =
  | ({ readonly outcome: "known" } & TextsSearched)
  | { readonly outcome: "unknown"; readonly reason: "internal"; readonly detail: string };

/** Papers of the customer whose text is compared: identity documents name who is searched for by name. */
export const papersCompared = (parts: TextCase & JudgedBy): CaseDocument[] =>
  withReplaced(parts).filter((document) => {
    const kind = kindOf(document) ?? document.reading?.kind;
    const isRead = document.reading?.status === "read" || document.reading?.status === "partly_read";
    return isRead && document.source === "customer" && isLive(document) && !(kind && IDENTITY_KINDS.includes(kind));
  });

/** Looks for every listed name and number in the customer's own words and papers, however it is written there. */
export async function searchTextsOf(
  ctx: Ctx,
  parts: TextCase & JudgedBy,
  signal?: AbortSignal,
): Promise<SearchedTexts> {
  const { texts, words, left } = await textsOfCase(ctx, parts);
  const answer = await searchTexts(
    ctx,
    texts.map(({ text }) => text),
    signal,
  );
  if (answer.outcome === "unknown") return answer;
  return {
    outcome: "known",
    subjects: subjectsOf(parts, texts, answer.found),
    compared: {
      words: answer.words,
      answers: words,
      papers: texts.length - words,
      ...(left.length > 0 && { left }),
    },
  };
}

async function textsOfCase(ctx: Ctx, parts: TextCase & JudgedBy) {
  const left: NonNullable<ComparedTexts["left"]>[number][] = [];
  const texts: CaseText[] = [];
  let room = CHARACTERS_MAX;
  const take = (one: CaseText, document?: CaseDocument) => {
    if (one.text.length > room) {
      const of = { ...(document && { document_id: document.document_id }) };
      left.push({ what: `${one.where} from character ${room + 1} on`, ...of });
    }
    if (room > 0 && one.text !== "") texts.push({ ...one, text: one.text.slice(0, room) });
    room = Math.max(0, room - one.text.length);
  };
  for (const { words, where } of textsOf(parts)) take({ text: words, by: "customer", where });
  const words = texts.length;
  const papers = papersCompared(parts);
  const readings = await Promise.all(papers.map(({ reading }) => pagesOf(ctx, reading!.key)));
  for (const [at, paper] of papers.entries()) {
    const { filename: where, document_id, reading } = paper;
    const pages = readings[at];
    if (pages === null || pages === undefined) {
      left.push({ what: where, document_id });
      continue;
    }
    const last = pages.at(-1)?.number ?? 0;
    if (reading!.page_count > Math.max(last, pages.length)) {
      left.push({ what: `${where} from page ${last + 1} on`, document_id });
    }
    take(
      { text: pages.map(({ lines }) => lines.map(({ text }) => text).join("\n")).join("\n\n"), by: "paper", where },
      paper,
    );
  }
  return { texts, words, left };
}

async function pagesOf(ctx: Ctx, key: string): Promise<Reading["pages"] | null> {
  const object = await getFile(ctx, key);
  return object && (await object.json<Reading>()).pages;
}

function subjectsOf(
  parts: TextCase & JudgedBy,
  texts: readonly CaseText[],
  found: readonly ListedInText[],
): ScreeningSubject[] {
  const byName = new Map<string, ScreeningSubject>();
  for (const { text, name, entry, number } of found) {
    const { by, where } = texts[text]!;
    // Payers and payees of a private customer are many: a given name and a family name say nothing of who is meant.
    if (by === "paper" && isPersonCase(parts) && isCommonName(name, { kind: "person" }) && number === undefined)
      continue;
    if (isCustomer(name, parts.companyName)) continue;
    const key = name.toLowerCase();
    const known = byName.get(key);
    const entries = [...new Set([...(known?.mention?.entries ?? []), entry])];
    const identifiers = number === undefined ? {} : { identifiers: [number] };
    const isRelated =
      known?.mention?.related ??
      (by === "customer" && !judgesBefore(parts, 13) && isRelativeIn(texts[text]!.text, name));
    const mention = {
      ...(known?.mention ?? { by, where }),
      entries,
      ...(isRelated && { related: true as const }),
    };
    byName.set(key, { ...(known ?? { kind: "unknown", name, ...identifiers }), mention });
  }
  return [...byName.values()];
}

/** Subjects of a screening, with those that texts have of the lists, and without the same names as they were guessed. */
export function withListed(
  stated: readonly ScreeningSubject[],
  guessed: readonly ScreeningSubject[],
  listed: readonly ScreeningSubject[],
): ScreeningSubject[] {
  const isOf = (some: readonly ScreeningSubject[], { name }: ScreeningSubject) =>
    some.some((one) => isSameName(one.name, name));
  const inTexts = listed.filter((one) => !isOf(stated, one));
  const numbers = new Set(inTexts.flatMap(keysOf));
  const isFound = (one: ScreeningSubject) => isOf(inTexts, one) || keysOf(one).some((key) => numbers.has(key));
  return [...stated, ...guessed.filter((one) => !isFound(one)), ...inTexts];
}

const keysOf = ({ identifiers = [] }: ScreeningSubject): string[] =>
  identifiers.map((one) =>
    one
      .replace(/^IMO/i, "")
      .replace(/[^\p{L}\p{N}]/gu, "")
      .toUpperCase(),
  );

/** Runs before version 8 searched for words that look like names alone. */
export const comparesTexts = (rules: JudgedBy): boolean => !judgesBefore(rules, 8);
