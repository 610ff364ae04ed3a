import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import { wordsForNames } from "../customer/no-names.ts";
import { isOwnList, ownListInWords } from "../hits/screening.model.ts";
import { guessedNames, unscreenedNames } from "../readings/people-in-documents.rules.ts";
import { established, listed, open, type Verdict } from "./check-results.ts";
import type { DueFacts } from "./due-facts.model.ts";
import { exposureSearch } from "./exposed-persons.rules.ts";
import type { ComparedTexts, ScreeningList, ScreeningStatement } from "./grounds.model.ts";
import { judgeDocument } from "./judge-document.rules.ts";
import { isUnreadAtItsEnd } from "./long-papers.rules.ts";
import { unsearchedParties } from "./power-in-papers.rules.ts";
import { isOldList } from "./list-ages.rules.ts";

/** Lists that the law names; the sample list stands for all of them. */
const SANCTIONS_LISTS = ["eu", "un", "be"] as const;

const NAMED_MAX = 3;
/** Of names that nobody knows more are named: an officer must see who they are. */
const IN_PAPERS_MAX = 12;

/** Names are named up to a few, so that the sentence stays readable. */
const some = (names: readonly string[], most = NAMED_MAX): string =>
  names.length <= most ? listed(names) : `${names.slice(0, most).join(", ")} and ${names.length - most} more`;

export function checkScreening(facts: DueFacts): Verdict {
  const { screening } = facts.grounds!;
  if (screening.state === "silent")
    return open(screening.reason, "The lists could not be searched, so nobody was screened.");
  const { evidence_ids, subjects, lists } = screening;
  return (
    whichListIsMissing(facts, screening) ??
    whoIsMissing(facts, screening) ??
    whatIsOutdated(screening) ??
    whichListIsStale(facts, screening) ??
    whatWasNotCompared(facts, screening) ??
    established(
      `${subjects.length === 1 ? "1 name was" : `${subjects.length} names were`} screened against ${listed(lists.map((list) => nameOfList(list, facts)))}.${whoIsUncertain(facts, screening)}${screening.compared ? textsCompared(screening.compared) : whoIsNamed(facts, screening)}${whatIsBehind(facts, screening)}`,
      evidence_ids,
    )
  );
}

/** Whom documents may name, in sentences of their own. A guess leaves nothing open, and is not passed over. */
function whoIsUncertain(
  facts: DueFacts,
  { subjects, uncertain = [], in_papers: inPapers = [], compared }: ScreeningStatement,
): string {
  const names = judgesBefore(facts, 2) ? [] : guessedNames(facts, [...subjects, ...uncertain, ...inPapers], facts.now);
  return [
    uncertain.length === 0
      ? ""
      : ` Searched for beside these, without certainty that they are meant, as read in a document: ${some(uncertain)}.`,
    inPapers.length === 0 || compared !== undefined
      ? ""
      : ` Searched for by the exact name, as the text of a company's papers has it: ${some(inPapers, IN_PAPERS_MAX)}.`,
    names.length === 0
      ? ""
      : ` Read in a document without certainty, and not screened until an officer states it: ${some(names)}.`,
  ].join("");
}

/** Names in the customer's own words, for which only exact matches count. */
function whoIsNamed(facts: DueFacts, { named }: ScreeningStatement): string {
  const { searched: all, left_out: left } = named ?? { searched: [], left_out: 0 };
  // "taarten met slagroom" is searched for in case somebody types a name so, and would tell a reader nothing.
  const searched = judgesBefore(facts, 8) ? all : all.filter((name) => /^[^\p{Ll}]/u.test(name));
  return [
    searched.length === 0
      ? ""
      : ` Searched for by the exact name, as the customer's own words have it: ${some(searched)}.`,
    left === 0 ? "" : ` Words of the customer that may be ${left} more names were not searched for.`,
  ].join("");
}

/** In which texts every name and number of the lists was looked for. */
function textsCompared({ words, answers, papers }: ComparedTexts): string {
  const texts = [
    ...(answers === 0 ? [] : [answers === 1 ? "1 answer" : `${answers} answers`]),
    ...(papers === 0 ? [] : [papers === 1 ? "the text of 1 paper" : `the text of ${papers} papers`]),
  ];
  return texts.length === 0
    ? ""
    : ` Every name and number of the lists was looked for in ${listed(texts)} of the customer, ${words} words in all.`;
}

type Left = NonNullable<ComparedTexts["left"]>;

/** Text that was not compared and that no officer has looked at, and of it the conditions behind a bill or contract that counts. */
function notCompared(
  facts: DueFacts,
  { compared }: ScreeningStatement,
): { readonly left: Left; readonly behind: Left } {
  const left: Left[number][] = [];
  const behind: Left[number][] = [];
  for (const one of compared?.left ?? []) {
    const document = facts.documents.find(({ document_id: id }) => id === one.document_id);
    if (
      one.document_id !== undefined &&
      (document === undefined || document.review !== undefined || document.superseded)
    )
      continue;
    const isBehind =
      document !== undefined &&
      / from page \d+ on$/.test(one.what) &&
      isUnreadAtItsEnd(facts, document) &&
      judgeDocument(facts, document).state === "accepted";
    (isBehind ? behind : left).push(one);
  }
  return { left, behind };
}

/** Text that was not compared may name a listed party, unless an officer accepted the paper. */
function whatWasNotCompared(facts: DueFacts, statement: ScreeningStatement): Verdict | null {
  const { left } = notCompared(facts, statement);
  const { evidence_ids } = statement;
  if (left.length === 0) return null;
  return open(
    "unreadable",
    `Not compared with the lists: ${some(left.map(({ what }) => what))}. A listed party may be named there: an officer must read it, and accept or reject the paper.`,
    evidence_ids,
  );
}

function whatIsBehind(facts: DueFacts, statement: ScreeningStatement): string {
  const { behind } = notCompared(facts, statement);
  return behind.length === 0 ? "" : ` Not read, and not compared: ${some(behind.map(({ what }) => what))}.`;
}

/** `EU`, `OpenSanctions`, or `the sample list`. */
function nameOfList({ source, name }: ScreeningList, rules: JudgedBy): string {
  if (source === "sample") return "the sample list";
  if (isOwnList(source)) return ownListInWords(name);
  return source === "opensanctions" && !judgesBefore(rules, 6) ? "OpenSanctions" : source.toUpperCase();
}

function whoIsMissing(facts: DueFacts, statement: ScreeningStatement): Verdict | null {
  const { unreadable, subjects, evidence_ids } = statement;
  const missing = unsearchedParties(facts, statement);
  if (unreadable.length > 0) {
    return open("unreadable", `These names cannot be compared with the lists: ${some(unreadable)}.`, evidence_ids);
  }
  const words = judgesBefore(facts, 3) ? { owners: [], directors: [] } : wordsForNames(facts);
  const written = [...new Set([...words.owners, ...words.directors])];
  if (written.length > 0) {
    const quoted = some(written.map((text) => `"${text}"`));
    const how = `Where names were asked, the customer wrote ${quoted}. That is a sentence and not a name: whoever it means counts as not screened.${missing.length === 0 ? "" : ` Not screened: ${missing.join("; ")}.`}`;
    return open("nothing_provided", how, evidence_ids);
  }
  const read = unscreenedNames(facts, subjects, facts.now);
  if (read.length > 0) {
    return open(
      "nothing_provided",
      `Named in a document or an officer's filing and not screened: ${some(read)}.`,
      evidence_ids,
    );
  }
  if (missing.length === 0) return null;
  const register = facts.grounds?.register;
  const reason = register?.state === "silent" ? register.reason : "nothing_provided";
  const named = judgesBefore(facts, 3) ? some(missing) : missing.join("; ");
  return open(reason, `Not screened: ${named}.`, evidence_ids);
}

/** Sanctions lists that the law names and that are not among these, such as `EU`. */
export function missingSanctionsLists(lists: readonly ScreeningList[]): string[] {
  const sources = new Set(lists.map(({ source }) => source));
  if (sources.has("sample")) return [];
  return SANCTIONS_LISTS.filter((source) => !sources.has(source)).map((source) => source.toUpperCase());
}

function whichListIsMissing(facts: DueFacts, screening: ScreeningStatement): Verdict | null {
  const { lists, evidence_ids } = screening;
  const missing = missingSanctionsLists(lists);
  if (missing.length > 0) {
    return open("source_not_configured", `No sanctions list of these is imported: ${listed(missing)}.`, evidence_ids);
  }
  const exposed = exposureSearch(facts, screening);
  if (exposed.by === "list" || (exposed.by === "report" && exposed.unnamed.length === 0)) return null;
  return open(
    "source_not_configured",
    exposed.by === "nothing"
      ? "No imported list names politically exposed persons, and no screening report was filed."
      : `No imported list names politically exposed persons, and the screening report does not name: ${some(exposed.unnamed)}. File one that does, or accept it after reading it.`,
    evidence_ids,
  );
}

function whatIsOutdated({ outdated, evidence_ids }: ScreeningStatement): Verdict | null {
  if (!outdated) return null;
  return open(
    "stale",
    "A list has changed, or an alert is active, and the screening could not be repeated.",
    evidence_ids,
  );
}

function whichListIsStale({ now }: DueFacts, { lists, evidence_ids }: ScreeningStatement): Verdict | null {
  const old = lists.filter((list) => isOldList(list, now)).map(({ source }) => source.toUpperCase());
  if (old.length === 0) return null;
  return open("stale", `Not confirmed with the publisher lately enough: ${listed(old)}.`, evidence_ids);
}
