import { judgesBefore } from "../case/rules-version.model.ts";
import { DAY_MS } from "../../platform/clock.ts";
import type { Discrepancy, Finding } from "../case/case.model.ts";
import { isEnded, isInsolvent } from "../case/ended-entity.rules.ts";
import { type DocumentKind, kindsFor } from "../documents/document-kinds.ts";
import type { CheckReason } from "./check.model.ts";
import { contradicted, established, listed, open, type Verdict } from "./check-results.ts";
import type { DueFacts } from "./due-facts.model.ts";
import type { RegisterGround, RegisterStatement } from "./grounds.model.ts";
import { isEndUnknownTo } from "./contradictions/seat.rules.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { isCurrent } from "../readings/compare-facts.rules.ts";
import { registerOf } from "../readings/known-case.ts";
import { personsIn } from "../readings/effective-facts.rules.ts";
import { describeDiscrepancy, isOfDocument } from "./discrepancies.rules.ts";
import { acceptedDocuments, judgeDocument } from "./judge-document.rules.ts";
import {
  type AcceptedDocument,
  describeDocument,
  isLive,
  isStale,
  readingEvidence,
  tooOld,
} from "./provided-documents.ts";
import { directorsByExtract, insolvencyPaper } from "./may-act.rules.ts";
import { curatorWhoActs, powerByPapers } from "./power-in-papers.rules.ts";
import { notYetRegistered } from "./published-directors.rules.ts";
import { inWords, placeOf } from "./reading-words.ts";
import { isWithoutProceedings, statusIn, unclearEnd } from "./status-in-papers.rules.ts";
import { registerName } from "../customer/register-name.ts";

const EXTRACT: readonly DocumentKind[] = ["register_extract"];
const WHO_MAY_ACT: readonly DocumentKind[] = ["register_extract", "articles_of_association", "gazette_publication"];

const SILENCE: Readonly<Record<string, string>> = {
  source_unavailable: "The company register did not answer",
  source_not_configured: "The company register is not configured",
  not_covered: "No register that is connected covers this country",
  nothing_provided: "The customer gave no number that the company register could know",
};

const whySilent = (reason: CheckReason): string => SILENCE[reason] ?? "The register does not state it";

/** What a document of the service's own reading must show beside being the customer's; null if it shows it. */
type Lack = (accepted: AcceptedDocument) => string | null;

/** What a silent register leaves open; an extract that was read, or that an officer accepted, may close it. */
export function withoutRegister(
  facts: DueFacts,
  kinds: readonly DocumentKind[],
  reason: CheckReason,
  why = whySilent(reason),
  lacks: Lack = () => null,
): Verdict {
  const accepted = acceptedDocuments(facts, kinds);
  const newest = accepted.find((one) => one.agrees === null || lacks(one) === null) ?? accepted[0];
  if (newest === undefined) return open(reason, `${why}, and ${whatWasRead(facts, kinds)}.`);
  const evidence = readingEvidence(facts, newest);
  if (isStale(newest, facts)) return open("stale", `${why}; ${tooOld(facts, newest)}.`, evidence);
  const lacking = newest.agrees === null ? null : lacks(newest);
  if (lacking !== null) {
    return open("nothing_provided", `${why}; the ${describeDocument(newest)}, but it ${lacking}.`, evidence);
  }
  return established(`Stated by the ${describeDocument(newest)}.`, evidence);
}

/** Why no document states it: the first that could, with what is the matter with it. */
function whatWasRead(facts: DueFacts, kinds: readonly DocumentKind[]): string {
  const asked = facts.documents.filter(
    (file) => isLive(file) && kindsFor(documentTypeOf(facts, file)).some((kind) => kinds.includes(kind)),
  );
  const [first] = asked.map((file) => [file, judgeDocument(facts, file)] as const);
  return first === undefined ? "no accepted document states it" : `"${first[0].filename}" ${first[1].why}`;
}

const namesNobody: Lack = ({ document }) =>
  personsIn(document, ["director"]).some(({ until }) => until === undefined) ? null : "names nobody who may act";

const agreesInPart: Lack = ({ agrees }) =>
  agrees!.includes("number") && agrees!.includes("name") ? null : "does not show both number and name with certainty";

/** The register's name of the number, where the customer declared another and nobody resolved it. */
export const nameConflict = ({ discrepancies }: DueFacts): Discrepancy | null =>
  discrepancies.find(({ kind, status, source }) => kind === "name" && status === "open" && !isOfDocument(source)) ??
  null;

/** Whether the company seems to be one of another country than the one under which its case was opened, and no officer has settled that. */
const isElsewhere = ({ code, clearance, source_entry: entry = "" }: Finding): boolean =>
  clearance === undefined &&
  (code === "registered_elsewhere" || (code === "document_seat_abroad" && entry.startsWith("seat_")));

export function checkRegistration(facts: DueFacts): Verdict {
  const register = facts.grounds?.register;
  if (register?.state !== "answered") {
    const elsewhere = facts.findings.find(isElsewhere);
    return elsewhere
      ? contradicted(`${elsewhere.title}. ${elsewhere.description}`, elsewhere.evidence_ids)
      : withoutRegister(facts, EXTRACT, silenceOf(register), undefined, agreesInPart);
  }
  const { source, number, names, status, evidence_ids } = register;
  if (status === "not_found") {
    return contradicted(
      `The register (${registerName(source, facts)}) does not know the number ${number}.`,
      evidence_ids,
    );
  }
  const differs = nameConflict(facts);
  if (differs) {
    const other = `"${differs.observed}"; the customer declared "${differs.declared}"`;
    return contradicted(
      `The register (${registerName(source, facts)}) has number ${number} under the name ${other}.`,
      evidence_ids,
    );
  }
  const stale = staleAnswer(facts, register);
  if (stale) return stale;
  const [name] = names;
  if (name === undefined) {
    return open(
      "source_unavailable",
      `The register (${registerName(source, facts)}) gave no name for ${number}.`,
      evidence_ids,
    );
  }
  return established(
    `The register (${registerName(source, facts)}) has number ${number} under the name "${name}".`,
    evidence_ids,
  );
}

const silenceOf = (register: RegisterGround | undefined): CheckReason =>
  register?.state === "silent" ? register.reason : "source_unavailable";

function staleAnswer(facts: DueFacts, { source, as_of, evidence_ids }: RegisterStatement): Verdict | null {
  const { policy, now } = facts;
  const days = policy.values.document_max_age_days["register"];
  if (days === undefined || now.getTime() - Date.parse(as_of) <= days * DAY_MS) return null;
  return open(
    "stale",
    `The register (${registerName(source, facts)}) last answered on ${as_of.slice(0, 10)}, over ${days} days ago.`,
    evidence_ids,
  );
}

export function checkStatus(facts: DueFacts): Verdict {
  const register = facts.grounds?.register;
  if (register?.state !== "answered") return statusByExtract(facts, silenceOf(register));
  const { source, status, juridical_situation: situation, ending, unpublished, evidence_ids } = register;
  if (status === "not_found")
    return contradicted(`The register (${registerName(source, facts)}) does not know the number.`, evidence_ids);
  if (isEnded(status, situation, ending)) {
    const words = situation === null ? ending?.label : `situation ${situation}`;
    const code = words === undefined ? "" : ` (${words})`;
    return contradicted(
      `The register (${registerName(source, facts)}) states that the entity has ended or is bankrupt${code}.`,
      evidence_ids,
    );
  }
  const isSilent = unpublished?.includes("insolvencies") === true;
  const paper = judgesBefore(facts, isSilent ? 8 : 6) ? undefined : endingPaper(facts, register);
  if (paper) {
    const said = `a document states that the company is ${inWords(statusIn(facts, paper.document)!)}: ${describeDocument(paper)}`;
    const how = `The register (${registerName(source, facts)}) states that the entity is active, but ${said}.`;
    return contradicted(how, [...evidence_ids, ...readingEvidence(facts, paper)]);
  }
  if (isSilent) {
    const shows = judgesBefore(facts, 6) ? "shows no insolvencies" : "does not publish insolvencies";
    return statusByExtract(facts, "not_covered", `The register (${registerName(source, facts)}) ${shows}`);
  }
  return (
    staleAnswer(facts, register) ??
    established(`The register (${registerName(source, facts)}) states that the entity is active.`, evidence_ids)
  );
}

/** A recent paper that says the company winds up or has ended, where the register does not know of it yet. */
const endingPaper = (facts: DueFacts, register: RegisterStatement): AcceptedDocument | undefined =>
  acceptedDocuments(facts, WHO_MAY_ACT).find((one) => {
    const isRecent = isCurrent(one.document, facts) && !isStale(one, facts);
    return isRecent && isEndUnknownTo(facts, register, one.kind, statusIn(facts, one.document) ?? "active");
  });

function statusByExtract(facts: DueFacts, reason: CheckReason, why?: string): Verdict {
  const extracts = acceptedDocuments(facts, EXTRACT);
  const own = judgesBefore(facts, 8) ? extracts : acceptedDocuments(facts, WHO_MAY_ACT);
  const ended = own.find(({ document }) => (statusIn(facts, document) ?? "active") !== "active");
  if (ended) {
    return contradicted(
      `The ${describeDocument(ended)}, states that the company is ${inWords(statusIn(facts, ended.document)!)}.`,
      readingEvidence(facts, ended),
    );
  }
  return (
    unclearStatus(facts, extracts) ??
    (registerOf(facts) === null ? null : withoutMention(facts, extracts, why)) ??
    withoutRegister(facts, EXTRACT, reason, why, ({ document }) =>
      statusIn(facts, document) === "active" ? null : "does not state the status with certainty",
    )
  );
}

/** Words on an end in an extract leave the status open until an officer states what they mean: to accept the file says nothing of them. */
function unclearStatus(facts: DueFacts, extracts: readonly AcceptedDocument[]): Verdict | null {
  const unclear = extracts.find((one) => unclearEnd(facts, one) !== undefined);
  if (unclear === undefined) return null;
  const words = placeOf(unclearEnd(facts, unclear)!);
  const how = `The ${describeDocument(unclear)}, has words on insolvency, winding up or an end (${words}); an officer must state the status.`;
  return open("conflict", how, readingEvidence(facts, unclear));
}

/** Extracts print proceedings and no "active": where the register has the company as active, one without a mention of any says that there are none. */
function withoutMention(
  facts: DueFacts,
  extracts: readonly AcceptedDocument[],
  why: string | undefined,
): Verdict | null {
  const own = extracts.find((one) => !isStale(one, facts) && isWithoutProceedings(facts, one));
  if (own === undefined || why === undefined) return null;
  const says = "mentions no insolvency, winding up or end of the company, which the register has as active";
  return established(`${why}; the ${describeDocument(own)}, ${says}.`, readingEvidence(facts, own));
}

export function checkRepresentatives(facts: DueFacts): Verdict {
  const register = facts.grounds?.register;
  const paper = insolvencyPaper(facts);
  if (paper !== null) {
    const why = `The file "${paper.filename}" states an insolvency, in which its directors may not act alone`;
    return curatorWhoActs(facts, directorsByExtract(facts), why, readingEvidence(facts, { document: paper }));
  }
  if (register?.state !== "answered") return byDocument(facts, silenceOf(register));
  const { source, directors, unpublished, evidence_ids } = register;
  const differs = facts.discrepancies.find(({ kind, status }) => kind === "director" && status === "open");
  if (differs) {
    return contradicted(describeDiscrepancy(differs, facts), evidence_ids);
  }
  if (isInsolvent(register) && !judgesBefore(facts, 10)) {
    const why = `The register (${registerName(source, facts)}) states an insolvency, in which its directors may not act alone`;
    return judgesBefore(facts, 11)
      ? open("nothing_provided", `${why}; nothing names its curator.`, evidence_ids)
      : curatorWhoActs(facts, directors ?? [], why, evidence_ids);
  }
  if (directors === null && unpublished?.includes("representatives")) {
    return byDocument(
      facts,
      "not_covered",
      `The register (${registerName(source, facts)}) does not publish who may act`,
    );
  }
  if (directors === null) {
    const why = `The register (${registerName(source, facts)}) answered without its directors`;
    return byDocument(facts, "source_unavailable", why);
  }
  if (directors.length === 0) {
    const why = `The register (${registerName(source, facts)}) names nobody who may act`;
    return byDocument(facts, "nothing_provided", why);
  }
  const names = listed(directors.map(({ name }) => name));
  return (
    staleAnswer(facts, register) ??
    notYetRegistered(facts, directors, evidence_ids) ??
    established(`The register (${registerName(source, facts)}) names who may act: ${names}.`, evidence_ids)
  );
}

function byDocument(facts: DueFacts, reason: CheckReason, why = whySilent(reason)): Verdict {
  const byPapers = judgesBefore(facts, 8) ? null : powerByPapers(facts, WHO_MAY_ACT, why);
  return byPapers ?? withoutRegister(facts, WHO_MAY_ACT, reason, why, namesNobody);
}
