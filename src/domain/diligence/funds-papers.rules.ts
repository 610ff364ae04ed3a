import { countriesIn, countryInWords } from "../../platform/country-code.ts";
import { DAY_MS } from "../../platform/clock.ts";
import { foldAccents, latinWords } from "../../platform/folding.ts";
import { derivedId } from "../../platform/ids.ts";
import { text } from "../case/answers.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { declaredResidence } from "../customer/address-countries.rules.ts";
import { nationalitiesIn } from "../customer/stated-nationality.ts";
import { countriesOfTowns } from "../customer/towns.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { editDistance } from "../matching/words.ts";
import { agreesOnAddress } from "../readings/agreement.rules.ts";
import { certainFacts, personsIn } from "../readings/effective-facts.rules.ts";
import { factText } from "../readings/fact-words.ts";
import { isPersonCase } from "../readings/known-case.ts";
import { agreesOnPerson, shareFamilyAlone } from "../readings/person-names.rules.ts";
import { inFigures, listed } from "./check-results.ts";
import { isHighRiskOrProhibited } from "./contradictions/countries.rules.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { fundsToShow } from "./funds-to-show.rules.ts";
import { type DocumentFacts, isLive, kindOf } from "./provided-documents.ts";
import { CALL_FOR_ACTION } from "./rating/countries.rules.ts";
import { amountsIn, NO_INCOME } from "./rating/private-means.rules.ts";
import { hasWords, isNamed } from "./rating/rating-facts.ts";
import { paidUntil } from "./unreal-papers.rules.ts";
import { whoseDocument } from "./whose-document.rules.ts";

const FUNDS: readonly string[] = ["source_of_funds", "source_of_wealth"];
/** Euro in cash that the law forbids to pay at once: Belgian law of 18 September 2017, article 67. */
const CASH_FROM = 3_000;
/** Euro that a paper is compared with, and the part of it that it shows at least. */
const COMPARED_FROM = 10_000;
const SHOWN_AT_LEAST = 0.5;

/** What a paper on a private customer's funds or wealth says that leaves a question, one finding for each paper; none of what the customer declares. */
export function fundsPapers(facts: DocumentFacts): DocumentFindingDraft[] {
  if (judgesBefore(facts, 9) || !isPersonCase(facts)) return [];
  const papers = facts.documents.filter((one) => isLive(one) && isOfFunds(facts, one));
  const below = shownBelow(facts, papers);
  return papers.flatMap((document): DocumentFindingDraft[] => {
    if (whoseDocument(facts, document, kindOf(document)).is.startsWith("other_")) return [];
    const countries = newCountries(facts, document);
    const said = [
      ...countries.map(({ code, quote }) => `it names ${countryInWords(code)}, which the customer does not: ${quote}`),
      ...cashIn(document),
      ...(below !== null && document === papers[0] ? [below] : []),
      ...unnamed(facts, document),
      ...ofRelative(facts, document),
      ...ownEmployer(facts, document),
      ...(judgesBefore(facts, 11) ? [] : payNotOfToday(facts, document, papers)),
      ...(judgesBefore(facts, 12) ? [] : payToOthers(facts, document)),
    ];
    if (said.length === 0) return [];
    const type = documentTypeOf(facts, document) === "source_of_wealth" ? "wealth" : "funds";
    return [
      {
        code: "document_funds",
        isGrave: countries.some(({ code }) => CALL_FOR_ACTION.includes(code)),
        title: `Paper on the source of ${type} that leaves a question: ${document.filename}`,
        description: `Of the file "${document.filename}": ${said.join("; ")}. Whose money it is, who gave it and how it was paid must be known.`,
        sourceEntry: `funds:${derivedId("said", ...said)}:${document.document_id}`,
        ...(document.source === "officer" && { source: "officer" }),
      },
    ];
  });
}

const isOfFunds = (facts: DocumentFacts, document: CaseDocument): boolean =>
  FUNDS.includes(documentTypeOf(facts, document));

/** What a paper states of money, as `money_stated` words it. */
export const moneyStatedIn = ({ reading }: CaseDocument, form: RegExp): RegExpExecArray[] =>
  (reading?.warnings ?? []).flatMap(({ code, detail }) => {
    const match = code === "money_stated" ? form.exec(detail) : null;
    return match === null ? [] : [match];
  });

/** Countries of high risk that no answer of the customer names. */
function newCountries(facts: DocumentFacts, document: CaseDocument) {
  const { answers, taskResponses = [] } = facts;
  const words = [...Object.values(answers).map((one) => text(one) ?? ""), ...taskResponses.map(({ answer }) => answer)];
  const known = words.flatMap((one) => [...countriesIn(one), ...countriesOfTowns(one, facts), ...nationalitiesIn(one)]);
  const residence = declaredResidence(facts);
  const found = moneyStatedIn(document, /^Country ([A-Z]{2}(?:, [A-Z]{2})*): (".*")\.$/s).flatMap(
    ([, codes = "", quote = ""]) => codes.split(", ").map((code) => ({ code, quote })),
  );
  return [...new Map(found.map((one) => [one.code, one])).values()].filter(
    ({ code }) => isHighRiskOrProhibited(facts, code) && !known.includes(code) && code !== residence,
  );
}

function cashIn(document: CaseDocument): string[] {
  const sums = moneyStatedIn(document, /^In cash: ([\d.]+): (".*")\.$/s);
  const total = sums.reduce((sum, [, value]) => sum + Number(value), 0);
  const more = sums.length === 1 ? "" : `, in ${sums.length} sums`;
  return total < CASH_FROM ? [] : [`it tells of ${inFigures(total)} in cash${more}: ${sums[0]![2]}`];
}

/** Papers that show less than a half of what only a paper shows, and the customer states once. */
function shownBelow(facts: DocumentFacts, papers: readonly CaseDocument[]): string | null {
  const answer = text(facts.answers["source_of_funds"]) ?? "";
  const most = amountsIn(answer)
    .filter(({ isMonthly }) => !isMonthly)
    .toSorted((a, b) => b.euro - a.euro)[0];
  if (most === undefined || most.euro < COMPARED_FROM || fundsToShow(facts) === null) return null;
  // A tax notice is compared with the income.
  if (papers.some((one) => moneyStatedIn(one, /^Taxable income/).length > 0)) return null;
  const shown = papers.flatMap((one) =>
    moneyStatedIn(one, /^The greatest amount is ([\d.]+) /).map(([, value]) => Number(value)),
  );
  // A paper in which no amount was read may show all of it.
  if (shown.length < papers.length || shown.length === 0) return null;
  const total = shown.reduce((sum, value) => sum + value, 0);
  return total >= SHOWN_AT_LEAST * most.euro
    ? null
    : `the papers show ${inFigures(total)} at most, and the customer states ${most.words}`;
}

/** A paper of which every word of a name is known, and none is the customer's family name. */
function unnamed(facts: DocumentFacts, document: CaseDocument): string[] {
  const { name_words: words, status, reader } = document.reading ?? {};
  if (words === undefined || status !== "read") return [];
  const names = latinWords(text(facts.answers["full_name"]) ?? facts.companyName).filter((word) => word.length > 2);
  // Recognition misreads a letter or two.
  const isLike = (a: string, b: string) =>
    a === b || (a.length > 4 && editDistance(a, b) <= (reader === "recognition" ? 2 : 1));
  const isNamed = names.slice(1).some((name) => words.some((word) => isLike(name, word)));
  return isNamed || names.length < 2 ? [] : ["it does not name the customer"];
}

/** A paper of somebody of the customer's family name and another given name, which names the customer nowhere. */
function ofRelative(facts: DocumentFacts, document: CaseDocument): string[] {
  const customer = text(facts.answers["full_name"]) ?? facts.companyName;
  const holders = personsIn(document, ["holder"]).map(({ name }) => name);
  const isNamed = document.reading?.name_words?.includes(latinWords(customer)[0] ?? "") === true;
  if (judgesBefore(facts, 12) || isNamed || holders.length === 0) return [];
  return holders.every((name) => shareFamilyAlone(customer, name))
    ? [`it is of ${listed(holders)}, who has the customer's family name and another given name`]
    : [];
}

/** Pay that creditors take off a payslip, and pay to somebody else's account. */
function payToOthers(facts: DocumentFacts, document: CaseDocument): string[] {
  const customer = text(facts.answers["full_name"]) ?? facts.companyName;
  return [
    ...moneyStatedIn(document, /^Pay seized: (".*")\.$/s).map(([, quote]) => `a part of the pay is seized: ${quote}`),
    ...moneyStatedIn(document, /^Paid to the account of (.+?): (".*")\.$/s)
      .filter(([, name]) => agreesOnPerson({ name: name! }, { name: customer }) === false)
      .map(([, name, quote]) => `it is paid to the account of ${name}: ${quote}`),
  ];
}

/** A year, and the month in which the next payslip comes. */
const AGED_DAYS = 396;
const DAYS_OF_LATE = 183;

/** Who gets it is out of work since. */
const SEVERANCE =
  "(?:opzeg(?:gings)?|ontslag|verbrekings|vertrek|transitie)vergoeding|opzegpremie|indemnites? (?:compensatoire )?de (?:preavis|rupture|depart|licenciement)|severance|redundancy pay|abfindung|kundigungsentschadigung";

/** A payslip of before the last year without a later one, or of late beside an occupation without work. */
function payNotOfToday(facts: DocumentFacts, document: CaseDocument, papers: readonly CaseDocument[]): string[] {
  const until = paidUntil(document);
  const type = documentTypeOf(facts, document);
  if (until === null || type !== FUNDS[0]) return [];
  const since = (days: number) => new Date(facts.now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const occupation = text(facts.answers["occupation"]) ?? "";
  const isLater = papers.some((one) => (paidUntil(one) ?? "") >= since(AGED_DAYS));
  if (!isLater) return [`it pays for a time to ${until}, and no payslip of the last year was handed in`];
  if (!judgesBefore(facts, 13) && isNamed(foldAccents(text(facts.answers["source_of_funds"]) ?? ""), SEVERANCE))
    return [];
  return until >= since(DAYS_OF_LATE) && isNamed(foldAccents(occupation), NO_INCOME)
    ? [`it pays for a time to ${until}, and the customer states as its occupation "${occupation}"`]
    : [];
}

/** Who works for itself is paid by itself. */
const OWN_BUSINESS =
  "zelfstandig|zaakvoerder|bestuurder|ondernemer|eigenaar|bedrijfsleider|independant|gerant|dirigeant|patron|directeur|director|owner|manager|founder|self|freelance|consult|entrepreneur|selbst|inhaber|geschaftsfuhr|unternehmer|freiberuf";

/** An employer of the customer's own name, or at its own address. */
function ownEmployer(facts: DocumentFacts, document: CaseDocument): string[] {
  const { answers, companyName } = facts;
  const work = ["occupation", "source_of_funds"].map((question) => text(answers[question]) ?? "").join("\n");
  if (hasWords(foldAccents(work), OWN_BUSINESS)) return [];
  const issuer = certainFacts(document).filter(({ subject }) => subject === "issuer");
  const employer = issuer.find(({ type }) => type === "company_name");
  if (
    employer === undefined ||
    !certainFacts(document).some(({ type, subject }) => type === "amount" && subject === "subject")
  )
    return [];
  const names = latinWords(text(answers["full_name"]) ?? companyName);
  const isOwnName = names.length > 1 && names.every((word) => latinWords(factText(employer)).includes(word));
  const home = text(answers["residence_address"]);
  const isAtHome = issuer.some(
    (fact) => fact.type === "address" && home !== null && agreesOnAddress(home, factText(fact)) === true,
  );
  if (!isOwnName && !isAtHome) return [];
  const why = listed([
    ...(isOwnName ? ["has the customer's name"] : []),
    ...(isAtHome ? ["is at the customer's address"] : []),
  ]);
  return [`the employer, ${factText(employer)}, ${why}`];
}
