import { newest } from "../../case/facts.rules.ts";
import { judgesBefore } from "../../case/rules-version.model.ts";
import { isToRead } from "../../decisions/news-to-read.rules.ts";
import { titleNow } from "../../decisions/news-words.rules.ts";
import type { DeclaredTrade } from "./declared-trade.model.ts";
import { declaredTradesOf, tradesOfOccupation } from "./declared-trades.rules.ts";
import { functionsSaid, overBefore } from "../../customer/public-functions.rules.ts";
import { statedFunction } from "../../customer/stated-functions.rules.ts";
import { isExposureBlank } from "../../customer/exposure-blank.rules.ts";
import { exposedOwners } from "../../customer/exposed-owners.rules.ts";
import type { Finding } from "../../case/case.model.ts";
import { saidBeforeIn } from "../../decisions/said-before.ts";
import { namesOnce, withoutSum } from "../../case/findings.rules.ts";
import { isEnded } from "../../case/ended-entity.rules.ts";
import { BLOCKING_CHECKS, isOpen } from "../check.model.ts";
import { listed } from "../check-results.ts";
import { readYesNo } from "../../case/answers.ts";
import {
  answerOf,
  confirmedOf,
  declaredEvidence,
  effectiveMcc,
  evidenceOf,
  type FactorDraft,
  factorOf,
  openHitsOf,
  type RatingFacts,
  registerEvidence,
  saysYes,
  standing,
  youngSince,
} from "./rating-facts.ts";
import { isKnownByOwnPapersOnly } from "../own-papers.rules.ts";
import { whySilent } from "./not-known.rules.ts";
import { structureFactors } from "./structure.rules.ts";

const factor = factorOf("customer");

/** Who the customer is: hits, reputation, sector, structure, age, and what is not known of him. */
export function customerFactors(facts: RatingFacts): FactorDraft[] {
  return [
    ...hitFactors(facts),
    ...reputationFactors(facts),
    ...networkFactors(facts),
    ...sectorFactors(facts),
    ...structureFactors(facts),
    ...historyFactors(facts),
    ...gaps(facts),
    ...ownPapers(facts),
  ];
}

function hitFactors(facts: RatingFacts): FactorDraft[] {
  type Word = Parameters<typeof factor>[0];
  const of = (
    factorWord: Word,
    reason: string,
    findings: readonly Finding[],
    wordsOf: (finding: Finding) => string = titleNow,
  ) =>
    findings.length === 0
      ? []
      : [factor(factorWord, `${reason}: ${titles(findings, facts, wordsOf)}.`, evidenceOf(findings))];
  // Runs before version 5 of the rules said twice that it is a match with a list.
  const onList: typeof of = (factorWord, reason, findings) =>
    of(factorWord, reason, findings, ({ title }) =>
      judgesBefore(facts, 5) ? title : title.replace(/^(?:Near match|Match) on [^:]+: /, ""),
    );
  const own = judgesBefore(facts, 6) ? [] : confirmedOf(facts, "own_list");
  const isGrave = ({ severity }: Finding) => severity === "high" || severity === "critical";
  const critical = standing(facts).filter(({ severity }) => severity === "critical");
  // A match is named once: confirmed, critical, or open.
  const isTwice = judgesBefore(facts, 7);
  const confirmed = confirmedOf(facts, "sanctions");
  const isConfirmed = (finding: Finding) => confirmed.some(({ id }) => id === finding.id);
  const open = openHitsOf(facts, "sanctions");
  return [
    ...onList("sanctions_confirmed", "A match with a sanctions list is confirmed", confirmed),
    ...of(
      "critical_finding",
      "Critical findings",
      critical.filter((finding) => isTwice || !isConfirmed(finding)),
    ),
    ...onList(
      "sanctions_hit_open",
      "Possible matches with a sanctions list",
      open.filter((finding) => isTwice || !critical.includes(finding)),
    ),
    ...onList("pep_confirmed", "A politically exposed person is confirmed", confirmedOf(facts, "pep")),
    ...functionStated(facts),
    ...onList("pep_hit_open", "Possible matches with politically exposed persons", openHitsOf(facts, "pep")),
    ...onList("own_list_grave", "A match with your own list is confirmed", own.filter(isGrave)),
    ...onList(
      "own_list_confirmed",
      "A match with your own list is confirmed",
      own.filter((finding) => !isGrave(finding)),
    ),
  ];
}

/**
 * A "no" does not unsay what is stated of an owner, or a function that another answer names; an answer that is neither yes nor no
 * is no "no".
 */
function functionStated(facts: RatingFacts): FactorDraft[] {
  const declared = (reason: string) => [factor("pep_declared", reason, declaredEvidence(facts))];
  if (saysYes(facts, "politically_exposed")) return declared("The customer declares a political function.");
  if (saidBeforeIn(standing(facts)).isExposed) {
    return declared("Another case of the customer names a political function, which the answers here do not.");
  }
  const owners = judgesBefore(facts, 1) ? [] : exposedOwners(facts);
  if (owners.length > 0) return declared(`A prominent public function is stated of ${someOf(owners)}.`);
  const stated = judgesBefore(facts, 6)
    ? statedFunction(facts.answers, judgesBefore(facts, 1))
    : functionsSaid(facts, { ...facts, overBefore: overBefore(facts, facts.now) }).first;
  if (stated !== null && !isCleared(facts, "pep_stated")) {
    const reason = `The customer names a prominent public function: "${stated}".`;
    return [factor("pep_stated", reason, declaredEvidence(facts))];
  }
  const unanswered = (reason: string) => [factor("pep_unanswered", reason, declaredEvidence(facts))];
  if (isExposureBlank(facts)) return unanswered("Whether anybody holds a prominent public function is not answered.");
  const answer = answerOf(facts, "politically_exposed");
  if (answer === null || readYesNo(answer) !== null) return [];
  return unanswered(
    `Whether anybody holds a prominent public function is left open: "${answer.slice(0, ANSWER_SHOWN_CHARS)}".`,
  );
}

const isCleared = ({ findings }: RatingFacts, word: string): boolean =>
  findings.some(({ code, clearance }) => code === word && clearance !== undefined);

const ANSWER_SHOWN_CHARS = 60;
const TITLES_MAX = 3;

/** Each title once; since version 5 of the rules with how many articles of different words share it. */
function titles(
  findings: readonly Finding[],
  rules: RatingFacts,
  wordsOf: (finding: Finding) => string = titleNow,
): string {
  const nameOf = (finding: Finding) => wordsOf(finding).replace(/\.$/, "");
  if (judgesBefore(rules, 5)) return someOf([...new Set(findings.map(nameOf))]);
  return someOf(namesOnce(findings, nameOf, judgesBefore(rules, 6) ? { sumUp: withoutSum } : {}));
}

/** Titles without their `Adverse media:`, since `Reported:` stands before them; runs of an earlier version printed both. */
const reports = (findings: readonly Finding[], facts: RatingFacts): string =>
  titles(findings, facts, (finding) =>
    judgesBefore(facts, 4) ? titleNow(finding) : titleNow(finding).replace(MEDIA_LEAD, ""),
  );

/** Where a comma follows, the title names the event before the subject. */
const MEDIA_LEAD = /^Adverse media: (?=.+, )/;

const someOf = (texts: readonly string[]): string => {
  const more = texts.length - TITLES_MAX;
  return more > 0 ? `${texts.slice(0, TITLES_MAX).join("; ")}; and ${more} more` : texts.join("; ");
};

const isGrave = ({ severity }: Finding): boolean => severity === "high" || severity === "critical";

function reputationFactors(facts: RatingFacts): FactorDraft[] {
  const found = standing(facts);
  const reported = found.filter(({ category }) => ["criminal", "enforcement", "adverse_media"].includes(category));
  const grave = reported.filter(isGrave);
  const lesser = reported.filter((finding) => !isGrave(finding));
  const debts = found.filter(({ category }) => category === "social_debt" || category === "tax_debt");
  const before = found.filter(({ code }) => code === "refused_before" || code === "document_seen_refused");
  const drafts: FactorDraft[] = [];
  if (grave.length > 0) drafts.push(factor("crime_reported", `Reported: ${reports(grave, facts)}.`, evidenceOf(grave)));
  if (lesser.length > 0) drafts.push(factor("adverse_media", reportedWords(lesser, facts), evidenceOf(lesser)));
  if (debts.length > 0) drafts.push(factor("debts", `${titles(debts, facts)}.`, evidenceOf(debts)));
  if (before.length > 0) drafts.push(factor("refused_before", `${titles(before, facts)}.`, evidenceOf(before)));
  if (saysYes(facts, "payment_service_ended")) {
    const reason = "Another payment service provider ended its contract with the customer.";
    drafts.push(factor("service_ended_by_another", reason, declaredEvidence(facts)));
  }
  return drafts;
}

/** News that nobody has read reports nothing yet. */
function reportedWords(findings: readonly Finding[], facts: RatingFacts): string {
  const [unread, reported] = [findings.filter(isToRead), findings.filter((finding) => !isToRead(finding))];
  return [
    ...(reported.length > 0 ? [`Reported: ${reports(reported, facts)}.`] : []),
    ...(unread.length > 0 ? [`${titles(unread, facts)}.`] : []),
  ].join(" ");
}

/** Alerts and neighbours across cases; a critical alert is a critical finding already. */
function networkFactors(facts: RatingFacts): FactorDraft[] {
  const found = standing(facts).filter(({ code }) => code === "network_alert" || code === "network_neighbour");
  const of = (word: "network_alert_high" | "network_alert", severity: Finding["severity"]) => {
    const those = found.filter((finding) => finding.severity === severity);
    const reason = `Linked to other companies or cases: ${titles(those, facts)}.`;
    return those.length === 0 ? [] : [factor(word, reason, evidenceOf(those))];
  };
  return [...of("network_alert_high", "high"), ...of("network_alert", "medium")];
}

/** Sectors that the Union's risk assessment names: crypto-assets, money transfer and exchange, gambling. */
const SECTORS = "4829 6050 6051 7800 7801 7802 7995 9406".split(" ");

function sectorFactors(facts: RatingFacts): FactorDraft[] {
  const code = effectiveMcc(facts);
  const isCrypto = facts.templateId === "crypto_asset_provider";
  const isListed = code !== null && SECTORS.includes(code);
  const declared = tradesWorkedIn(facts).filter(({ isFinancial }) => isFinancial);
  if (!isCrypto && !isListed && declared.length === 0) return [];
  const sector = isCrypto
    ? "crypto-assets"
    : isListed
      ? `merchant category ${code}`
      : `the customer names ${declared.map(({ name }) => name).join(", ")}`;
  const reason = `Works in a sector of higher risk, whose own customers are not known to us: ${sector}.`;
  return [factor("higher_risk_sector", reason, registerEvidence(facts))];
}

/** A private person works in a trade by occupation, and not because money came from one; before version 6 from either. */
const tradesWorkedIn = (facts: RatingFacts): DeclaredTrade[] =>
  facts.grounds?.subject === "person" && !judgesBefore(facts, 6)
    ? tradesOfOccupation(facts.answers, judgesBefore(facts, 11) ? {} : facts)
    : declaredTradesOf(facts);

/** Findings that a company winds up, or that an end of it is published which the register does not show yet. */
const ENDING = /^(?:registry_dissolving|gazette_ending)$/;

/** By the company's own accounts, or its auditor. */
const DOUBTED = /^document_(?:going_concern|negative_equity)$/;

function historyFactors(facts: RatingFacts): FactorDraft[] {
  const drafts: FactorDraft[] = [];
  if (isEnded(newest(facts, "registry_status"), newest(facts, "juridical_situation"), newest(facts, "ending"))) {
    drafts.push(factor("entity_ended", "The register says that the company has ended.", registerEvidence(facts)));
  }
  const ending = judgesBefore(facts, 6) ? [] : standing(facts).filter(({ code }) => ENDING.test(code ?? ""));
  if (drafts.length === 0 && ending.length > 0) {
    drafts.push(factor("entity_ending", `${titles(ending, facts)}.`, evidenceOf(ending)));
  }
  const doubted = judgesBefore(facts, 8) ? [] : standing(facts).filter(({ code }) => DOUBTED.test(code ?? ""));
  if (doubted.length > 0) drafts.push(factor("going_concern", `${titles(doubted, facts)}.`, evidenceOf(doubted)));
  const start = youngSince(facts);
  if (start !== null) {
    drafts.push(
      factor("young_company", `The company exists since ${start}, less than a year.`, registerEvidence(facts)),
    );
  }
  return drafts;
}

/** A check that is open gives no points, because the gap may be ours, and never a low rating. */
function gaps({ checks }: RatingFacts): FactorDraft[] {
  const open = checks.filter((check) => BLOCKING_CHECKS.includes(check.check) && isOpen(check));
  if (open.length === 0) return [];
  const names = listed(open.map(({ check }) => check.replaceAll("_", " ")));
  return [factor("not_established", `Open check: ${names}. It gives no points, but the rating cannot be low.`, [])];
}

/** Papers of the customer's own state what they like: no points either, and never a low rating. */
function ownPapers(facts: RatingFacts): FactorDraft[] {
  if (!isKnownByOwnPapersOnly(facts)) return [];
  const reason = `Only papers of the customer's own say who the company is: ${whySilent(facts)}, and no officer has filed or accepted an extract. It gives no points, but the rating cannot be low.`;
  return [factor("not_established", reason, [])];
}
