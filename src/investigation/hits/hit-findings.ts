import type { EvidenceRef, Finding } from "../../domain/case/case.model.ts";
import {
  type CurrentHit,
  describeConfirmed,
  describeLapse,
  hitFingerprint,
  isCleared,
  recallClearing,
  recallConfirmation,
  type RememberedHit,
  sourceEntryOf,
} from "../../domain/decisions/cleared-hits.rules.ts";
import type { ComparedTexts } from "../../domain/diligence/grounds.model.ts";
import { HIDDEN_ENTRIES } from "../../domain/decisions/hits.rules.ts";
import { compareHit } from "../../domain/hits/compare-hit.rules.ts";
import type { ListTopic, ListVersion, ScreeningSubject } from "../../screening/index.ts";
import { type FindingPlace, makeFinding } from "../findings/make-finding.ts";
import { questionsOf, ruleOfHit } from "./hit-questions.ts";
import { type HiddenHits, HITS_A_SUBJECT_MAX, type LimitedResult } from "./limit-hits.ts";

/** Name of the agent that screens, and of its source. */
export const SCREENING_NAME = "screening";

/** What was looked for and what was found, with the versions of the lists it was found on. */
export interface Screened {
  readonly results: readonly LimitedResult[];
  readonly lists: readonly ListVersion[];
  /** Words of the customer that may be names, and were not searched for; absent without any. */
  readonly leftOut?: number;
  /** The texts in which the names of the lists were looked for; absent before rules version 8. */
  readonly compared?: ComparedTexts;
  /** What officers had cleared or confirmed before, as far as it may concern these hits; absent if nothing was asked. */
  readonly cleared?: readonly RememberedHit[];
}

const LISTS: Readonly<Record<ListTopic, string>> = {
  sanction: "a sanctions list",
  pep: "a list of politically exposed persons",
  own: "your own list",
};

type Evidence = readonly Pick<EvidenceRef, "id">[];

/**
 * Hits as findings, those beyond the limit of a subject summed up.
 * @param company `companyKey` of the case.
 * @param rules version of the rules that the run judges by.
 */
export const hitFindings = (
  place: FindingPlace,
  value: Screened,
  {
    evidence,
    company,
    rules,
  }: { readonly evidence: Evidence; readonly company: string | null; readonly rules: number },
): Finding[] => [
  ...questionsOf(value.results, company).map((hit) => hitFinding(place, value, evidence, hit, rules)),
  ...hiddenHits(place, value, evidence),
];

/** A hit as a finding, with what became of it when it was met before. */
function hitFinding(
  place: FindingPlace,
  value: Screened,
  evidence: Evidence,
  question: CurrentHit,
  rules: number,
): Finding {
  const { category, subject, hit } = question;
  const { entry, list, match, score, parts } = hit;
  const topic = category === "pep" ? "pep" : category === "own_list" ? "own" : "sanction";
  const sure = match === "exact" ? "Match" : "Near match";
  const why = partsToTell(parts, rules)
    .map(({ part, detail }) => `${part.replaceAll("_", " ")}: ${detail}`)
    .join("; ");
  const reasons = topic === "own" ? "Reason" : "Programmes";
  const programmes = entry.programmes.length === 0 ? "" : ` ${reasons}: ${entry.programmes.join(", ")}.`;
  const remembered = value.cleared ?? [];
  const recalled = recallClearing(question, remembered.filter(isCleared));
  const confirmed = recallConfirmation(question, remembered);
  const lapse = recalled.kind === "lapsed" ? ` ${describeLapse(recalled)}` : "";
  const elsewhere = confirmed ? ` ${describeConfirmed(confirmed)}` : "";
  const finding = makeFinding(place, ruleOfHit(topic, hit, subject), {
    title: `${sure} on ${LISTS[topic]}: ${subject.name}${whereNamed(subject)}`,
    description:
      `${howNamed(subject, topic === "pep" && rules >= 12)}${subject.name} matches "${entry.matchedName}" ` +
      `(entry ${entry.id} of ${listInWords(list, value.lists)}, version ` +
      `${list.version}) with a score of ${score.toFixed(2)}. ${why}.${programmes}${lapse}${elsewhere}`,
    source: SCREENING_NAME,
    agent: SCREENING_NAME,
    subject: subject.name,
    sourceEntry: sourceEntryOf(hit),
    evidence,
    confidence: Math.min(1, Math.max(0, score)),
    entryFingerprint: hitFingerprint(subject, hit),
    hit: compareHit(subject, hit, value.lists, { rulesVersion: rules }),
  });
  // A confirmation elsewhere outweighs a clearance: an officer decides again.
  return recalled.kind === "still_cleared" && confirmed === null
    ? { ...finding, clearance: recalled.clearance }
    : finding;
}

/** Where a name stands that nobody stated as one behind the customer. */
const whereNamed = ({ mention }: ScreeningSubject): string =>
  mention === undefined
    ? ""
    : mention.by === "customer"
      ? `, named by the customer in ${mention.where}`
      : mention.by === "paper"
        ? `, a name in the text of ${mention.where}`
        : `, a name read without certainty in ${mention.where}`;

/** @param isExposed whether a prominent public function is the matter, and no list of those with whom nobody deals. */
const howNamed = ({ name, mention }: ScreeningSubject, isExposed: boolean): string =>
  mention === undefined
    ? ""
    : mention.by === "customer"
      ? `Named by the customer in ${mention.where}: ${isExposed ? "who is a relative or a close associate of a politically exposed person needs the same diligence" : "money must neither come from a listed party nor reach one"}. `
      : mention.by === "paper"
        ? `The text of ${mention.where} has the name ${name}; whether that person or company stands behind the customer is open. `
        : `The name ${name} was read without certainty in ${mention.where}; whether that person stands behind the customer is open. `;

/** An own list by its name, which records of earlier versions do not have. */
function listInWords({ source, sha256 }: CurrentHit["hit"]["list"], lists: readonly ListVersion[]): string {
  const name = lists.find((one) => one.source === source && one.sha256 === sha256)?.name;
  return name === undefined ? `list ${source}` : `your list "${name}"`;
}

/** That the name matches alone is told only where nothing beside it agrees; older runs told it of every hit. */
function partsToTell(parts: CurrentHit["hit"]["parts"], rules: number): CurrentHit["hit"]["parts"] {
  const agreesOtherwise = parts.some(({ part, effect }) => part !== "name" && effect > 0);
  return rules < 1 || !agreesOtherwise ? parts : parts.filter(({ part }) => part !== "name_alone");
}

/** Hits beyond the limit weigh as much as the gravest of them: what is not shown is not cleared. */
function hiddenHits(place: FindingPlace, { results }: Screened, evidence: Evidence): Finding[] {
  return results.flatMap(({ subject, hidden }) => (hidden ? [hiddenFinding(place, evidence, subject, hidden)] : []));
}

function hiddenFinding(
  place: FindingPlace,
  evidence: Evidence,
  subject: ScreeningSubject,
  { count, isAtLeast, exact, topic, match, kind, score, entries, fingerprint }: HiddenHits,
): Finding {
  const { name } = subject;
  const kinds = exact === 0 ? "all near matches" : `${exact} of them exact`;
  return makeFinding(place, ruleOfHit(topic, { match, ...(kind !== undefined && { entry: { kind } }) }, subject), {
    title: `${isAtLeast ? "At least " : ""}${count} more list ${count === 1 ? "match" : "matches"} not shown: ${name}${whereNamed(subject)}`,
    description:
      `Besides the ${HITS_A_SUBJECT_MAX} most severe, ${name} matches ${isAtLeast ? "at least " : ""}${count} further list ` +
      `${count === 1 ? "entry" : "entries"} (${kinds}). The gravest of these is ${match === "exact" ? "an exact" : "a near"} ` +
      `match on ${LISTS[topic]}. Ask for a date of birth or a registration number to narrow them down.`,
    source: SCREENING_NAME,
    agent: SCREENING_NAME,
    subject: name,
    sourceEntry: `${HIDDEN_ENTRIES}${entries}`,
    evidence,
    confidence: Math.min(1, Math.max(0, score)),
    entryFingerprint: fingerprint,
  });
}
