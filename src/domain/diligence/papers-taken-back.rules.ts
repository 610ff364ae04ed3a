import type { CaseDocument } from "../case/case.model.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { type ReplacedPaper, replacedPapers } from "../documents/replaced-papers.rules.ts";
import { IDENTITY_KINDS } from "../documents/document-kinds.ts";
import { compareCompanyNames, NAME_MATCH_THRESHOLD } from "../matching/company-names.ts";
import { isCurrent } from "../readings/compare-facts.rules.ts";
import { dateIn, effectiveFacts } from "../readings/effective-facts.rules.ts";
import { factText } from "../readings/fact-words.ts";
import { knownDirectors, knownNames, knownOwners, knownPeople } from "../readings/known-case.ts";
import { type DocumentParty, holdersInDocuments, peopleInDocuments } from "../readings/people-in-documents.rules.ts";
import { agreesOnPerson } from "../readings/person-names.rules.ts";
import { partiesInFilings } from "../ownership/filed-parties.rules.ts";
import { documentTypeLabel } from "../templates/document-types.ts";
import { accountsAbroad } from "./accounts-abroad.rules.ts";
import { inSentence, listed } from "./check-results.ts";
import { contradictionsIn, type RecordedContradiction } from "./contradictions.rules.ts";
import { DOCUMENT_FINDINGS, type DocumentFindingDraft } from "./document-severities.ts";
import { negativeEquity } from "./own-accounts.rules.ts";
import { findingsInFile } from "./file-findings.rules.ts";
import { highRiskPapers } from "./high-risk-papers.rules.ts";
import { type DocumentFacts, isStale, kindOf } from "./provided-documents.ts";
import { kindInWords } from "./reading-words.ts";

/** What a replaced paper said, and no paper says now. */
interface Lost {
  /** Sentences about the paper. */
  readonly says: string;
  readonly isGrave: boolean;
}

/**
 * What papers of an earlier round said against the customer, or whom they named, where a later round replaced them by papers
 * that do not say so. Without it another paper of the same file name would take every contradiction away.
 */
export function papersTakenBack(facts: DocumentFacts): DocumentFindingDraft[] {
  const found = replacedPapers(facts);
  const now = found.length === 0 ? null : view(facts);
  return found.flatMap((replaced): DocumentFindingDraft[] => {
    const lost = lostWith(now!, replaced);
    if (lost.length === 0) return [];
    const { paper, asItStands, later } = replaced;
    const type = documentTypeOf(facts, paper);
    const day = paper.uploaded_at.slice(0, 10);
    return [
      {
        code: "document_taken_back",
        isGrave: lost.some(({ isGrave }) => isGrave),
        title: `Document taken back: ${inSentence(documentTypeLabel(type).en)} of ${day}`,
        description: [
          `On ${day} the customer handed in "${paper.filename}"${kindSaid(paper)}, and on ${later.uploaded_at.slice(0, 10)} "${later.filename}" in its place.`,
          ...lost.map(({ says }) => says),
          "No paper that counts says so now. What the earlier one says stands until an officer accepts an explanation.",
          ...rejectionOf(asItStands),
        ].join(" "),
        sourceEntry: `taken_back:${type}:${day}:${paper.document_id}`,
      },
    ];
  });
}

function kindSaid(paper: CaseDocument): string {
  const kind = kindOf(paper);
  return kind === null ? "" : ` (${kindInWords(kind)})`;
}

function rejectionOf({ review }: CaseDocument): string[] {
  if (review?.outcome !== "rejected") return [];
  const reason = review.reason === null ? "" : `: ${review.reason.replace(/\.$/, "")}`;
  return [`${review.reviewed_by} rejected the earlier one on ${review.reviewed_at.slice(0, 10)}${reason}.`];
}

/** A case, with what contradicts one another in it. */
interface View {
  readonly facts: DocumentFacts;
  readonly contradictions: readonly RecordedContradiction[];
}

const view = (facts: DocumentFacts): View => ({ facts, contradictions: contradictionsIn(facts) });

function lostWith(now: View, replaced: ReplacedPaper): Lost[] {
  const { facts } = now;
  const before = view({ ...facts, documents: facts.documents.map((one) => asBefore(replaced, one)) });
  const drafts = lostDrafts(now, before, replaced);
  const isSent = isSentBackAsAnothers(replaced, drafts);
  const said = [
    ...lostContradictions(now, before, replaced).map((one) => (isSent ? { ...one, isGrave: false } : one)),
    ...drafts.map((draft) => ({ says: sentence(draft), isGrave: isHigh(draft) && !(isSent && isAnothers(draft)) })),
  ];
  const told = said.map(({ says }) => says).join(" ");
  const named = namesSay(facts, replaced) ? lostNames(facts, replaced) : [];
  const untold = [...new Set(named.map(({ name }) => name))].filter((name) => !told.includes(name));
  if (untold.length === 0) return said;
  const names = `The earlier one names ${listed(untold)}, whom nothing else in the case names.`;
  return [...said, { says: names, isGrave: !isSent }];
}

const isAnothers = ({ code }: DocumentFindingDraft): boolean =>
  code === "document_other_person" || code === "document_other_company";

/** Whether an officer sent a paper of somebody else back with a reason, so that the customer had to hand in another one. */
const isSentBackAsAnothers = (
  { asItStands: { review }, later }: ReplacedPaper,
  drafts: readonly DocumentFindingDraft[],
) =>
  drafts.some(isAnothers) &&
  review?.outcome === "rejected" &&
  review.reason !== null &&
  review.reviewed_at <= later.uploaded_at;

const asBefore = ({ paper, asItStands }: ReplacedPaper, one: CaseDocument): CaseDocument =>
  one === asItStands ? paper : one;

const isOf = ({ sourceEntry }: DocumentFindingDraft, { document_id: id }: CaseDocument): boolean =>
  sourceEntry.endsWith(`:${id}`);

const valueOf = ({ found }: RecordedContradiction): string => `${found.field} ${found.against} ${found.observed}`;

function lostContradictions(now: View, before: View, { paper }: ReplacedPaper): Lost[] {
  const standing = now.contradictions.map(valueOf);
  return before.contradictions
    .filter((one) => isOf(one.finding, paper) && !standing.includes(valueOf(one)))
    .map(({ finding, found }) => ({
      says: `The earlier one ${found.says}; ${found.otherwise}.`,
      isGrave: finding.isGrave === true,
    }));
}

/** Findings on a file that another file does not answer for. */
const SAID: readonly DocumentFindingDraft["code"][] = [
  "document_other_company",
  "document_other_person",
  "document_contradicts",
  "document_founder_unnamed",
  "document_number_invalid",
  "document_altered",
  "document_signature_invalid",
  "document_hidden_text",
  "document_refused",
  "document_going_concern",
  "document_control",
  "document_object",
  "document_seat_abroad",
  "document_domiciled",
  "document_proxy_company",
  "document_joint_power",
  "document_seen_refused",
  "document_seen_elsewhere",
  "document_high_risk_country",
  "document_funds",
  "document_account_abroad",
];

/** Those of the file itself, which nothing is hidden by where the new file states the same. */
const OF_FILE: readonly DocumentFindingDraft["code"][] = [
  "document_number_invalid",
  "document_altered",
  "document_signature_invalid",
  "document_hidden_text",
];

function lostDrafts(now: View, before: View, replaced: ReplacedPaper): DocumentFindingDraft[] {
  const { paper, asItStands, heir } = replaced;
  const keyOf = ({ code, sourceEntry }: DocumentFindingDraft) => `${code} ${sourceEntry.split(":")[0]!}`;
  const standing = draftsOn(now, heir).map(keyOf);
  const isSame = statesTheSame(paper, heir);
  const isRejected = asItStands.review?.outcome === "rejected";
  const ofAccount = accountsAbroad(now.facts).map(({ sourceEntry }) => sourceEntry);
  const isInDebt = negativeEquity(now.facts).length > 0;
  return [
    ...draftsOn(before, paper)
      .filter((draft) => SAID.includes(draft.code) || draft.sourceEntry.startsWith("bearer_shares:"))
      .filter((draft) => !standing.includes(keyOf(draft)))
      .filter(({ code }) => !(isSame && OF_FILE.includes(code)))
      // An officer who asked for another paper has read this one.
      .filter((draft) => !isRejected || isHigh(draft)),
    ...(isInDebt ? [] : negativeEquity({ ...now.facts, documents: [paper] })),
    ...accountsAbroad(before.facts).filter(({ sourceEntry }) => !ofAccount.includes(sourceEntry)),
  ];
}

function draftsOn({ facts, contradictions }: View, document: CaseDocument): DocumentFindingDraft[] {
  const told = contradictions.map(({ finding }) => finding);
  return [...findingsInFile(facts, document), ...highRiskPapers(facts, told).filter((draft) => isOf(draft, document))];
}

/** What a paper gravely says against the customer. */
export function gravelySaid(facts: DocumentFacts, paper: CaseDocument): DocumentFindingDraft[] {
  const now = view(facts);
  const against = now.contradictions.map(({ finding }) => finding).filter((draft) => isOf(draft, paper));
  return [...against, ...draftsOn(now, paper)].filter(isHigh);
}

const isHigh = ({ code, isGrave }: DocumentFindingDraft): boolean => {
  const { severity, grave } = DOCUMENT_FINDINGS[code];
  return (isGrave ? grave : severity) === "high";
};

const sentence = ({ description }: DocumentFindingDraft): string =>
  /[.!?]$/.test(description) ? description : `${description}.`;

/** Whether all that a paper states of its subject stands in another. */
function statesTheSame(paper: CaseDocument, other: CaseDocument): boolean {
  const stated = (document: CaseDocument) =>
    effectiveFacts(document)
      .filter(({ subject, type }) => subject === "subject" && type !== "mrz")
      .map((fact) => `${fact.type} ${factText(fact)}`);
  const known = new Set(stated(other));
  const said = stated(paper);
  return said.length > 0 && said.every((one) => known.has(one));
}

/** Whether whom a paper names is of today. Of an old one they may all have left since. */
function namesSay(facts: DocumentFacts, { paper, asItStands }: ReplacedPaper): boolean {
  const kind = kindOf(paper);
  const day = dateIn(paper, "document_date");
  if (day === null || (kind !== null && IDENTITY_KINDS.includes(kind)))
    return asItStands.review?.outcome !== "rejected";
  const dated = { kind, documentType: documentTypeOf(facts, paper), dated: day };
  return isCurrent(paper, facts) && !isStale(dated, facts);
}

function lostNames(facts: DocumentFacts, { paper }: ReplacedPaper): DocumentParty[] {
  const { documents, now, ownershipFiled = [] } = facts;
  const current = documents.filter(({ superseded }) => !superseded);
  const parties = [
    ...peopleInDocuments(current, now).parties,
    ...holdersInDocuments({ ...facts, documents: current }),
    ...partiesInFilings(ownershipFiled),
    ...[...knownOwners(facts), ...knownDirectors(facts)].flatMap(({ value }) => value),
    ...[...knownPeople(facts), ...knownNames(facts)].map(({ value }) =>
      typeof value === "string" ? { name: value } : value,
    ),
  ];
  const here = [...peopleInDocuments([paper], now).parties, ...holdersInDocuments({ ...facts, documents: [paper] })];
  return here.filter((party) =>
    parties.every((known) =>
      party.kind === "company"
        ? compareCompanyNames(party.name, known.name).score < NAME_MATCH_THRESHOLD
        : agreesOnPerson(known, party) === false,
    ),
  );
}
