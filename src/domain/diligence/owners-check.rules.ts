import { judgesBefore } from "../case/rules-version.model.ts";
import type { Finding } from "../case/case.model.ts";
import { DAY_MS } from "../../platform/clock.ts";
import type { DocumentKind } from "../documents/document-kinds.ts";
import { ownersOfAssociation } from "./association-owners.rules.ts";
import { contradicted, established, listed, open, type Verdict } from "./check-results.ts";
import { withoutRegister } from "./company-checks.rules.ts";
import { declaredOwners } from "../customer/declared-owners.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { isSamePerson } from "../customer/same-person.ts";
import { namedIn } from "../readings/known-case.ts";
import type { CheckReason } from "./check.model.ts";
import type { DueFacts } from "./due-facts.model.ts";
import { ownershipByOthers, structurePolicy } from "../ownership/case-ownership.rules.ts";
import { toPercent } from "../ownership/shares/interests.rules.ts";
import { percentWords, sourceWords } from "../ownership/ownership-words.ts";
import { isHolding, type Ownership, type OwnershipStatement } from "../ownership/ownership.model.ts";
import { layersOf } from "../ownership/shares/chain.rules.ts";
import {
  describeStructure,
  findOwners,
  type FoundOwners,
  type OwnerShare,
} from "../ownership/shares/structure.rules.ts";
import { sharesBeyondWhole } from "../ownership/shares/warnings.rules.ts";
import { uniteAlikePersons } from "../ownership/statements/alike-persons.ts";
import type { OwnershipStructure, OwnershipWarning, StructurePolicy } from "../ownership/structure.model.ts";
import { personsIn } from "../readings/effective-facts.rules.ts";
import { isOpenControl } from "./control-in-papers.rules.ts";
import { describeDiscrepancy } from "./discrepancies.rules.ts";
import { acceptedDocuments, kindThatCounts } from "./judge-document.rules.ts";
import { isOwnDeclaration } from "./owner-declarations.rules.ts";
import { isOpenHolder } from "./owners-today.rules.ts";
import { type WordOfPapers, wordOfPapers } from "./owner-papers.rules.ts";
import { mayReach, reachesThreshold } from "./owner-threshold.rules.ts";
import { type AcceptedDocument, describeDocument, isLive, isStale, readingEvidence } from "./provided-documents.ts";

const WHO_OWNS: readonly DocumentKind[] = ["ubo_extract", "shareholder_register", "articles_of_association"];

export function checkBeneficialOwners(facts: DueFacts): Verdict {
  const register = facts.grounds?.register;
  const statement = register?.state === "answered" ? register : null;
  const conflict = facts.discrepancies.find(({ kind, status }) => kind === "ubo" && status !== "resolved");
  if (conflict) {
    const isOfFilings = conflict.field.endsWith("_by_filing") && !judgesBefore(facts, 3);
    const step = isOfFilings ? " Withdraw the filing that is wrong." : "";
    return contradicted(describeDiscrepancy(conflict, facts) + step, statement?.evidence_ids);
  }
  const nominee = judgesBefore(facts, 7) ? undefined : facts.findings.find(isOpenNominee);
  if (nominee) return open("conflict", nominee.description, nominee.evidence_ids);
  const isOpenOwner = (one: Finding): boolean => isOpenControl(one) || (isOpenHolder(one) && !judgesBefore(facts, 12));
  const control = judgesBefore(facts, 9) ? undefined : facts.findings.find(isOpenOwner);
  if (control) return open("conflict", control.description, control.evidence_ids);
  const papers = judgesBefore(facts, 3) ? byNewestPaper(facts) : wordOfPapers(facts);
  const exempt = statement?.exempt_from_owners ?? null;
  const isBeforeExemption = judgesBefore(facts, 3) || papers.verdict?.outcome === "established" || exempt === null;
  if (papers.verdict && isBeforeExemption) return papers.verdict;
  if (exempt !== null) return established(`Its owners need not be named: ${exempt}.`, statement!.evidence_ids);
  const association = judgesBefore(facts, 12) ? null : ownersOfAssociation(facts);
  return byStatements(facts, papers) ?? association ?? withoutStatements(facts, [...papers.notes, ...papers.asides]);
}

/** By the customer's own words an owner acts for somebody else, and no officer has said who the owner is. */
const isOpenNominee = ({ code, source, clearance }: Finding): boolean =>
  code === "ownership_nominee" && source === "customer" && clearance === undefined;

/** What is left where nobody but the customer names an owner, and no paper establishes one. */
function withoutStatements(facts: DueFacts, notes: readonly string[]): Verdict {
  const register = facts.grounds?.register;
  if (declaresOwners(facts) || acceptedDocuments(facts, ["ubo_extract"]).some(isDeclared(facts))) {
    const how = "Only the customer names the owners; no register and no accepted document does.";
    return open("only_declared", withNotes(how, [...(judgesBefore(facts, 9) ? [] : ofNoCertainKind(facts)), ...notes]));
  }
  if (register?.state !== "silent") {
    return open("nothing_provided", withNotes("No source names the owners, and neither does the customer.", notes));
  }
  const lacks = judgesBefore(facts, 3) ? lacksOwners(facts) : undefined;
  const isNoneAccepted = acceptedDocuments(facts, WHO_OWNS).length === 0;
  if (lacks !== undefined || isNoneAccepted) {
    return withoutRegister(facts, WHO_OWNS, register.reason, undefined, lacks);
  }
  const { how, ...verdict } = withoutRegister(facts, [], register.reason);
  return { ...verdict, how: withNotes(how, notes) };
}

/** What was handed in as an extract of the owners, and counts as none because nobody states its kind. */
const ofNoCertainKind = (facts: DueFacts): string[] =>
  facts.documents
    .filter((file) => isLive(file) && kindThatCounts(facts, file) === null)
    .filter((file) => /^ubo_(?:declaration|extract)$/.test(documentTypeOf(facts, file)))
    .map(({ filename, review }) =>
      review?.outcome === "accepted"
        ? `The file "${filename}" was accepted, but not as an extract of the register of owners: state its kind in the review.`
        : `The file "${filename}" may be an extract of the register of owners: look at it, and state its kind in the review.`,
    );

const isDeclared =
  (facts: DueFacts) =>
  ({ document }: AcceptedDocument): boolean =>
    isOwnDeclaration(facts, document);

const withNotes = (how: string, notes: readonly string[]): string => [how, ...notes].join(" ");

const NO_WORD: WordOfPapers = { verdict: null, notes: [], asides: [] };

/** As runs of earlier versions have it: the newest paper counts, whatever was read of it, if an officer vouches for it. */
function byNewestPaper(facts: DueFacts): WordOfPapers {
  const vouched = acceptedDocuments(facts, WHO_OWNS);
  const newest = vouched.find((one) => one.agrees === null || lacksOwners(facts)(one) === null);
  if (newest === undefined) return NO_WORD;
  const evidence = readingEvidence(facts, newest);
  const verdict = isStale(newest, facts)
    ? open("stale", `The ${describeDocument(newest)} is too old.`, evidence)
    : established(`Stated by the ${describeDocument(newest)}.`, evidence);
  return { ...NO_WORD, verdict };
}

/** What the service reads establishes the owners only where it is the owner register's own word. */
const lacksOwners =
  ({ policy }: DueFacts) =>
  ({ document, kind }: AcceptedDocument): string | null => {
    if (kind !== "ubo_extract") return "is not an extract from the register of owners; an officer must look";
    const found = personsIn(document, ["owner"]).some(
      ({ share_percent: share, control }) =>
        share === undefined || control === "other" || reachesThreshold(policy.values, share),
    );
    return found ? null : "names nobody who reaches the threshold; an officer must look";
  };

/** What everybody but the customer states of the owners, over the whole chain. Null where nobody else names one. */
function byStatements(facts: DueFacts, { notes, asides }: WordOfPapers): Verdict | null {
  const stated = ofStatements(facts);
  if (stated === null) return null;
  return { ...stated, how: withNotes(stated.how, stated.outcome === "established" ? notes : [...notes, ...asides]) };
}

function ofStatements(facts: DueFacts): Verdict | null {
  const isOthers = ({ source }: OwnershipStatement): boolean => source.type !== "selfDeclaration";
  const all = ownershipByOthers(facts, isOthers);
  const statements = all?.statements ?? [];
  const onCustomer = statements.filter(
    ({ subject, interests }) => subject === all?.subject && interests.some(isHolding),
  );
  if (all === null || onCustomer.length === 0) return null;
  const policy = structurePolicy(facts.policy, facts.now);
  const found = findOwners(all, policy);
  const evidence = [...new Set(statements.flatMap(({ source }) => source.evidence_ids))];
  const sources = listed([...new Set(onCustomer.map(({ source }) => whoStates(facts, source.name)))]);
  if (found.mayHideOwner) {
    const structure = describeStructure(found);
    const traced = Number((100 - structure.unaccounted_share).toFixed(2));
    const why = structure.warnings.filter(({ code }) => HIDING.includes(code)).map(({ text }) => text);
    const how = [`By ${sources}, ${traced} % of the capital is traced to natural persons.`, ...why].join(" ");
    return open(whyOpen(structure), how, evidence);
  }
  const alike = whoMayBeOne(all, found, policy);
  if (alike !== null) return open("nothing_provided", alike, evidence);
  const reasons = statements.flatMap((one) => whyUnfit(facts, one) ?? []);
  const isFit = (one: OwnershipStatement): boolean => isOthers(one) && whyUnfit(facts, one) === null;
  if (reasons.length > 0 && findOwners(ownershipByOthers(facts, isFit)!, policy).mayHideOwner) {
    const isOld = reasons.some(({ reason }) => reason === "stale");
    const how = listed([...new Set(reasons.map(({ how }) => how))]);
    return open(isOld ? "stale" : "nothing_provided", `The owners are named by ${how}.`, evidence);
  }
  const { owners, stand } = found;
  const doubt = judgesBefore(facts, 9)
    ? null
    : (beyondWhole(facts, all, found, policy) ?? undeclaredBand(facts, all, found));
  if (doubt !== null) return open("conflict", doubt, evidence);
  if (owners.length > 0) {
    const layers = layersOf(found.graph);
    const through = layers === 0 ? "" : ` through ${layers} ${layers === 1 ? "layer" : "layers"} of companies`;
    const nameOf = new Map(all.parties.map(({ id, name }) => [id, name]));
    const names = owners.map((owner) => describeOwner(nameOf.get(owner.person)!, owner));
    return established(`Traced${through} by ${sources} to ${listed(names)}.`, evidence);
  }
  const ends = all.parties.filter(({ exempt }) => exempt !== undefined);
  const first = stand?.officials[0];
  const exempt = first === undefined ? shareOfExempt(all, policy) : 0;
  if (exempt > 50) {
    const names = ends.map(({ name, exempt: why }) => `${name} (${why})`);
    const held = exempt > 99.5 ? "Held" : `${percentWords(exempt)} of the capital is held`;
    return established(`${held} by ${listed(names)}, whose owners need not be named.`, evidence);
  }
  const why = stand?.warnings[0]!.text;
  return first === undefined
    ? open("nothing_provided", why ?? "Nobody is named who owns or manages the company.", evidence)
    : established(why ?? first.explanation, evidence);
}

/** Direct shares of the customer that add up to more than the whole over all sources exclude each other; founders may have sold since. */
function beyondWhole(facts: DueFacts, all: Ownership, found: FoundOwners, policy: StructurePolicy): string | null {
  const isOfToday = ({ interests }: OwnershipStatement) =>
    !interests.every(({ details }) => details === "At incorporation");
  const isOthers = (one: OwnershipStatement) => one.source.type !== "selfDeclaration" && isOfToday(one);
  const ofToday = all.statements.every(isOfToday) ? all : ownershipByOthers(facts, isOthers)!;
  const isOfPaper = ofToday.statements.some(
    ({ subject, source }) => subject === all.subject && source.type === "thirdParty",
  );
  if (!isOfPaper) return null;
  return sharesBeyondWhole(ofToday === all ? found.graph : findOwners(ofToday, policy).graph);
}

/** Who may reach the threshold by a band that a source gives, and whom the customer leaves out though it declares others of those persons. */
function undeclaredBand(facts: DueFacts, { parties }: Ownership, { owners }: FoundOwners): string | null {
  const declared = namedIn(facts, declaredOwners(facts.answers)) ?? [];
  const found = owners.map((owner) => {
    const name = parties.find(({ id }) => id === owner.person)?.name ?? "";
    return { owner, name, isDeclared: declared.some((one) => isSamePerson(one.name, name)) };
  });
  const left = found
    .filter(({ owner, isDeclared }) => !isDeclared && mayReach(facts.policy.values, owner))
    .map(({ owner, name }) => describeOwner(name, owner));
  return left.length === 0 || !found.some(({ isDeclared }) => isDeclared)
    ? null
    : `${listed(left)} may reach the threshold of an owner by the sources, and the customer does not declare ${left.length === 1 ? "this person" : "these persons"}: ask for the share.`;
}

/** A source as the one who states something. */
const whoStates = (facts: DueFacts, source: string): string =>
  source.startsWith("filed") && !judgesBefore(facts, 3) ? "an officer's filing" : sourceWords(source);

/** Warnings that say where an owner may be hidden. */
const HIDING: readonly OwnershipWarning["code"][] = [
  "unaccounted_capital",
  "circular_holdings",
  "nominee",
  "bearer_shares",
  "unknown_end",
];

/** Per cent of the capital that leads to who need not name owners. */
function shareOfExempt(ownership: Ownership, policy: StructurePolicy): number {
  const parties = ownership.parties.map(({ exempt: _exempt, ...party }) => party);
  const unaccounted = (all: Ownership): number => toPercent(findOwners(all, policy).unaccounted);
  return unaccounted({ ...ownership, parties }) - unaccounted(ownership);
}

/** Persons whom a source writes in two ways, and who would be a beneficial owner if they were one; null for nobody. */
function whoMayBeOne(ownership: Ownership, { owners }: FoundOwners, policy: StructurePolicy): string | null {
  const alike = uniteAlikePersons(ownership);
  if (alike === null) return null;
  const known = new Set(owners.map(({ person }) => person));
  const found = findOwners(alike.ownership, policy).owners;
  const groups = found.flatMap(({ person }) => alike.groups.get(person) ?? []);
  const names = ownership.parties.filter(({ id }) => groups.includes(id) && !known.has(id)).map(({ name }) => name);
  const isNew = found.some(({ person }) => alike.groups.get(person)?.every((id) => !known.has(id)));
  return isNew ? `${listed(names)} may be one person, who would then be a beneficial owner.` : null;
}

/** Why a source establishes nothing by itself: it is too old, or a document that an officer has not seen; null if it may. */
function whyUnfit(
  { policy, now }: DueFacts,
  { source: { name, type, as_of, retrieved_at } }: OwnershipStatement,
): { readonly reason: CheckReason; readonly how: string } | null {
  const [group, kind] = name.split(":");
  const ofDay = kind === undefined && name !== "nbb" ? retrieved_at : (as_of ?? retrieved_at);
  const limit =
    group === "document" ? kind! : group === "filed" ? "ubo_extract" : name === "nbb" ? "annual_accounts" : "register";
  const days = policy.values.document_max_age_days[limit];
  const day = ofDay.slice(0, 10);
  const what = group === "filed" ? "an officer's filing" : sourceWords(name);
  if (days !== undefined && now.getTime() - Date.parse(ofDay) > days * DAY_MS) {
    return { reason: "stale", how: `${what} of ${day}, which is too old` };
  }
  return group === "document" && type === "thirdParty" && kind !== "ubo_extract"
    ? { reason: "nothing_provided", how: `${what} of ${day}, which an officer has not accepted` }
    : null;
}

/** A source that did not answer is asked again; what no source says must be provided. */
const whyOpen = ({ open_ends }: OwnershipStructure): CheckReason =>
  RETRYABLE.find((reason) => open_ends.some((end) => end.reason === reason)) ?? "nothing_provided";
const RETRYABLE = ["source_unavailable", "source_not_configured", "not_covered"] as const;

function describeOwner(name: string, { effective_share: share, share_range: range }: OwnerShare): string {
  if (share !== null) return `${name} (${share} %)`;
  if (range === null) return name;
  return range.minimum === 0
    ? `${name} (share not known, at most ${range.maximum} %)`
    : `${name} (${range.minimum} to ${range.maximum} %)`;
}

const declaresOwners = (facts: DueFacts): boolean => (namedIn(facts, declaredOwners(facts.answers))?.length ?? 0) > 0;
