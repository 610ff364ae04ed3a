import type { CaseDocument, Finding } from "../case/case.model.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { isSamePerson } from "../customer/same-person.ts";
import type { DocumentKind } from "../documents/document-kinds.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { compareCompanyNames, NAME_MATCH_THRESHOLD } from "../matching/company-names.ts";
import type { Ownership } from "../ownership/ownership.model.ts";
import { type EffectiveFact, effectiveFacts, personIn } from "../readings/effective-facts.rules.ts";
import { factText } from "../readings/fact-words.ts";
import { CERTAIN } from "../readings/certain-kind.ts";
import { isPersonCase, knownDirectors, knownNames, knownOwners } from "../readings/known-case.ts";
import { isNamedIn } from "../readings/names-in-quote.ts";
import { rolesInDocuments } from "../readings/people-in-documents.rules.ts";
import { isCurrent } from "../readings/compare-facts.rules.ts";
import type { CompanyShareFact, ReadWarning } from "../readings/reading.model.ts";
import { documentTypeLabel } from "../templates/document-types.ts";
import { capitalized, inSentence, listed } from "./check-results.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { namedHolders } from "./named-owners.rules.ts";
import { reachesThreshold } from "./owner-threshold.rules.ts";
import { type DocumentFacts, kindOf } from "./provided-documents.ts";
import { warningInWords } from "./reading-words.ts";
import { whoseDocument } from "./whose-document.rules.ts";

/** Papers by which those behind a company are established: whom they name is known. */
const ESTABLISHING = ["register_extract", "ubo_extract"];

/**
 * Words of a company's paper by which somebody whom nobody names as owner or director may decide or draw the profit: an option, votes, a
 * pledge, usufruct, a managing partner, the beneficiary of an account, a contract of control, a business that was transferred.
 */
export function controlInPapers(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  const said = (document.reading?.warnings ?? []).filter(({ code }) => code === "control_stated");
  const kind = kindOf(document);
  const guessed = judgesBefore(facts, 9) ? [] : guessedHolders(facts, document, kind);
  if (judgesBefore(facts, 8) || said.length + guessed.length === 0 || isPersonCase(facts)) return [];
  if (whoseDocument(facts, document, kind).is.startsWith("other_")) return [];
  const unknown = namesIn(document).filter((name) => !isKnown(facts, name));
  const told = [...said, ...guessed].flatMap((warning) => {
    const names = unknown.filter((name) => isNamedIn(name, warning.detail));
    return names.length > 0 || WITHOUT_NAME.test(warning.detail) ? [{ warning, names }] : [];
  });
  if (told.length === 0) return [];
  const type = inSentence(documentTypeLabel(documentTypeOf(facts, document)).en);
  const names = [...new Set(told.flatMap((one) => one.names))].slice(0, NAMES_MAX);
  const quotes = told.map(({ warning }) => inSentence(warningInWords(warning)).replace(/^the paper says: /, ""));
  const isOfAccount = kind === "bank_account_certificate" && !judgesBefore(facts, 9);
  const { open, known } = isOfAccount ? OF_ACCOUNT : OF_COMPANY;
  const isOthersMoney = isOfAccount && told.some(({ warning }) => WITHOUT_NAME.test(warning.detail));
  const who =
    names.length === 0
      ? `says what leaves open ${open}`
      : `names ${listed(names)} in words on control, and no register and no answer does`;
  return [
    {
      code: "document_control",
      title: `${names.length === 0 ? capitalized(open) : `Control by ${listed(names)}`}: ${type}`,
      description: `The file "${document.filename}", handed in as ${type}, ${who}: ${listed([...new Set(quotes)].slice(0, NAMES_MAX))}. ${known} must be known.`,
      sourceEntry: `${judgesBefore(facts, 9) ? NAMED_CONTROL : entryOf(isOthersMoney, names)}${document.document_id}`,
    },
  ];
}

const OF_ACCOUNT = { open: "whose money is on the account", known: "Whose money goes over the account" };
const OF_COMPANY = {
  open: "who is behind the company",
  known: "Who decides in the company, and who draws its profit,",
};

const NAMES_MAX = 3;
/** Begin the entry by what the paper tells: who controls, what a bank says of others' money on an account, or what names nobody. */
const NAMED_CONTROL = "control:";
export const OTHERS_MONEY = "account:";
const UNNAMED = "unnamed:";

const entryOf = (isOthersMoney: boolean, names: readonly string[]): string =>
  isOthersMoney ? OTHERS_MONEY : names.length === 0 ? UNNAMED : NAMED_CONTROL;

/** Whether by a paper somebody whom nobody knows may own or decide, and no officer has said who that is. */
export const isOpenControl = ({ code, source_entry: entry = "", clearance }: Finding): boolean =>
  code === "document_control" && entry.startsWith(NAMED_CONTROL) && clearance === undefined;

/**
 * Persons with an owner's share whom articles of today name, or a chart draws, without certainty, as what the paper says. A chart in which the
 * customer's holders were read draws those of other companies as well.
 */
function guessedHolders(facts: DocumentFacts, document: CaseDocument, kind: DocumentKind | null): ReadWarning[] {
  if (kind !== "structure_chart" && (kind !== "articles_of_association" || !isCurrent(document, facts))) return [];
  const { certain, guessed } = namedHolders(facts, document, kind);
  const drawn = kind === "structure_chart" && certain.length === 0 ? effectiveFacts(document).flatMap(drawnHolder) : [];
  return [...guessed, ...drawn]
    .filter(({ share_percent: share }) => share !== undefined && reachesThreshold(facts.policy.values, share))
    .map(({ name, share_percent: share, fact: { page } }) => ({
      code: "control_stated",
      detail: `The paper says: "${name}", without certainty with ${share} %.`,
      page,
    }));
}

function drawnHolder(fact: EffectiveFact) {
  const person = personIn(fact);
  const isHolder = person?.role === "shareholder" || person?.role === "owner";
  return isHolder && fact.confidence < CERTAIN ? [{ ...person, fact }] : [];
}

/** What names nobody, and is to be known all the same. */
const WITHOUT_NAME =
  /derdenrekening|kwaliteitsrekening|rubriekrekening|behoren|komen .*toe|compte (?:de )?(?:tiers|fidu|s[ée]questre|clients)|appartiennent|[Tt]reuhand|[Aa]nderkonto|geh[oö]ren|held (?:in|on|for)|belongs? to|(?:client|trust|escrow|nominee|party) account|vertrouwelijk|anoniem|geheim|confident|anonym|secr[eè]t|vertraulich|ungenannt|undisclosed|unnamed|geen activiteit|plus (?:aucune |d['’])activit|keine (?:Geschäfts)?[tT]ätigkeit|no longer/;

/** Everybody whom a paper names, with or without certainty. */
function namesIn(document: CaseDocument): string[] {
  const facts = effectiveFacts(document).flatMap((fact) => {
    const person = personIn(fact);
    if (person !== null) return person.role === "notary" ? [] : [person.name];
    if (fact.type === "company_share") return [(fact.value as CompanyShareFact).holder];
    return fact.type === "company_name" ? [factText(fact)] : [];
  });
  return [...new Set([...facts, ...(document.reading?.names ?? [])])];
}

/** Whether the customer, a register or a paper of these kinds names somebody. */
export function isKnown(facts: DocumentFacts, name: string, kinds = ESTABLISHING): boolean {
  const parties = rolesInDocuments(
    facts.documents.filter((one) => kinds.includes(kindOf(one) ?? "")),
    facts.now,
  );
  return [
    ...knownNames(facts).map(({ value }) => value),
    ...[...knownDirectors(facts), ...knownOwners(facts)].flatMap(({ value }) => value.map((one) => one.name)),
    ...(facts.grounds?.ownership === undefined ? [] : inChain(facts.grounds.ownership)),
    ...parties.map((one) => one.name),
  ].some((other) => isSamePerson(other, name) || compareCompanyNames(other, name).score >= NAME_MATCH_THRESHOLD);
}

/** Parties of the chain by registers. */
const inChain = ({ parties, statements }: Ownership): string[] => {
  const held = statements.filter(({ source }) => !/^(?:document|customer)/.test(source.name));
  const ids = new Set(
    held.flatMap(({ subject, interested_party: by }) => (typeof by === "string" ? [subject, by] : [subject])),
  );
  return parties.filter(({ id }) => ids.has(id)).map(({ name }) => name);
};
