import type { Finding, FollowUpTask } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { isDisposition, isGuarded, mayTipOff } from "../../domain/memory/guards.rules.ts";
import { type Trigger, triggerOf, triggersOf } from "../../domain/memory/triggers.rules.ts";
import { readDeclaredOwners } from "../../domain/customer/declared-owners.ts";
import { dueFacts } from "../../domain/diligence/due-diligence.rules.ts";
import { isLive } from "../../domain/diligence/provided-documents.ts";
import { providedTypes } from "../../domain/diligence/requirement-standings.rules.ts";
import { documentRequest, isDocumentType, OTHER_DOCUMENT } from "../../domain/templates/document-types.ts";

const WORDS_MAX = 240;

/** What an officer asked the customer for: a type of document, or a question. */
export interface Asked {
  /** A known document type, or the question's words without case and punctuation. */
  readonly key: string;
  readonly document_type: string | null;
  /** The officer's words; null for the service's own. */
  readonly words: string | null;
}

/** Why an officer says that a finding is none. */
interface Explained {
  readonly trigger: Trigger;
  readonly words: string;
}

/** What a decision teaches. It names no company, no person and no report, so that it may be told in other cases. */
export interface SeenDecision {
  readonly triggers: readonly Trigger[];
  readonly asked: readonly Asked[];
  /** Keys of what was asked before and has come since. */
  readonly had: readonly string[];
  /** Document types that the customer had given unasked. */
  readonly given: readonly string[];
  readonly explained: readonly Explained[];
}

/** A decision that took effect, as the memory learns from it. */
export interface LearnedDecision {
  readonly id: string;
  readonly officerId: string;
  readonly workflowId: string;
  readonly templateId: string;
  readonly country: string;
  readonly decision: string;
  readonly stands: boolean;
  readonly seen: SeenDecision;
  readonly decidedAt: string;
}

/**
 * What can be learned from a decision in an iteration of a case. It reads nothing of reports: what is learned must be
 * the same with one and without.
 */
export function seeDecision(record: CaseRecord, officerId: string, iteration: number, now: Date): SeenDecision {
  const result = record.investigations.find((investigation) => investigation.iteration === iteration);
  const findings = result?.findings ?? [];
  const explained = findings.flatMap((finding) => explanationOf(record, finding, officerId));
  const open = triggersOf(findings, result?.discrepancies ?? []).map(({ trigger }) => trigger);
  const asked = record.followUpTasks.filter((task) => task.iteration === iteration + 1);
  const before = record.followUpTasks.filter((task) => task.iteration <= iteration);
  const provided = providedTypes(dueFacts(record, now));
  const askedBefore = before.flatMap((task) => askedOf(record, task).map(({ key }) => key));
  return {
    triggers: distinct([...open, ...explained.map(({ trigger }) => trigger)]),
    asked: asked.flatMap((task) => askedOf(record, task)),
    had: distinct(
      before
        .filter((task) => hasCome(record, task, provided))
        .flatMap((task) => askedOf(record, task).map(({ key }) => key)),
    ),
    given: [...provided].filter((type) => !askedBefore.includes(type)),
    explained,
  };
}

function askedOf(record: CaseRecord, task: FollowUpTask): Asked[] {
  const { document_type: type, response_type, description } = task;
  const said = tellable(record, description);
  if (isDocumentType(type)) {
    const isOurs = said === documentRequest(type);
    return [{ key: type, document_type: type, words: isOurs ? null : said }];
  }
  return said === null
    ? []
    : [{ key: wordsKey(said), document_type: response_type === "document" ? OTHER_DOCUMENT : null, words: said }];
}

/** Whether what was asked came: a document that counts as what was asked for, or an answer. */
function hasCome(record: CaseRecord, task: FollowUpTask, provided: ReadonlySet<string>): boolean {
  const { id, response_type, document_type: type } = task;
  if (isDocumentType(type)) return provided.has(type);
  if (response_type === "document") {
    return record.documents.some((document) => document.requirement_id === id && isLive(document));
  }
  return record.taskResponses.some(({ task_id, answer }) => task_id === id && answer.trim() !== "");
}

/** Why this officer cleared a finding, if such findings are not each decided on its own. */
function explanationOf(record: CaseRecord, finding: Finding, officerId: string): Explained[] {
  const { clearance, confirmation, category } = finding;
  if (clearance?.cleared_by !== officerId || confirmation !== undefined || isGuarded(category)) return [];
  const words = tellable(record, clearance.reason);
  return words === null ? [] : [{ trigger: triggerOf(finding), words }];
}

/** The text of a question or reason without what only an equal text needs. */
export const wordsKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** A text that other cases may show, or null: it names nobody of this case, warns nobody and decides nothing. */
function tellable(record: CaseRecord, given: string): string | null {
  const text = given.replaceAll(/\s+/g, " ").trim();
  if (text === "" || text.length > WORDS_MAX || mayTipOff(text) || isDisposition(text)) return null;
  if (/\d{4}|@|https?:|www\./i.test(text)) return null;
  const said = ` ${wordsKey(text)} `;
  const names = namesIn(record).flatMap((name) => [wordsKey(name), ...wordsKey(name).split(" ").filter(isDistinctive)]);
  return names.some((name) => name !== "" && said.includes(` ${name} `)) ? null : text;
}

/** Parts of a name that identify it; shorter words are in every sentence. */
const isDistinctive = (word: string): boolean => word.length >= 4 && !ORDINARY.has(word);

/** Words of company names that questions need. */
const ORDINARY = new Set([
  "bank",
  "company",
  "group",
  "services",
  "trade",
  "trading",
  "transport",
  "shop",
  "holding",
  "invest",
]);

function namesIn({ companyName, grounds, investigations, additionalData }: CaseRecord): string[] {
  const register = grounds?.register.state === "answered" ? grounds.register : null;
  const screening = grounds?.screening.state === "answered" ? grounds.screening.subjects : [];
  const parties = [...(register?.directors ?? []), ...(register?.owners ?? [])].map(({ name }) => name);
  const hits = (investigations.at(-1)?.findings ?? []).flatMap(({ hit }) =>
    hit === undefined ? [] : [hit.entry.name, hit.entry.matched_name, hit.subject.name],
  );
  const answers = (additionalData["answers"] ?? {}) as Readonly<Record<string, unknown>>;
  const declared = (readDeclaredOwners(answers["beneficial_owners"]) ?? []).map(({ name }) => name);
  return [companyName, ...declared, ...(register?.names ?? []), ...parties, ...screening, ...hits];
}

const distinct = <T>(values: readonly T[]): T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];
