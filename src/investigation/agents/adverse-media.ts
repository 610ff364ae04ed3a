import { newest } from "../../domain/case/facts.rules.ts";
import { identifyingFacts, type MediaQuestion, type Registered, searchAdverseMedia } from "../../sources/index.ts";
import type { MediaAnswer, MediaHit } from "../../sources/media-answer.ts";
import { text } from "../../domain/case/answers.ts";
import { townOfAddress } from "../../domain/customer/address-countries.rules.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import { isCommonName } from "../../domain/hits/named-hits.rules.ts";
import type { Agent, KnownAnswer, Observations } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { factsFrom } from "../facts.ts";
import { sourceGap } from "../findings/gap-findings.ts";
import { makeFinding } from "../findings/make-finding.ts";
import type { FindingRuleId } from "../findings/severity-table.ts";
import { judgesBy } from "../rules-version.ts";
import { newsNotFoundAgain } from "./earlier-news.ts";
import { unclearNews } from "./media-unclear.ts";
import { commonWordOf } from "../../sources/adverse-media/whom-it-names.rules.ts";
import { articleFingerprint, describeHit, titleOf } from "./media-wording.ts";
import { formerNamesOf } from "../people/former-names.ts";
import { isSameName } from "../../domain/customer/same-person.ts";
import { giversOf } from "../people/givers.ts";
import { peopleBehind } from "../people/people-behind.ts";
import { accusedBy } from "./whom-it-accuses.rules.ts";
import { gradeOf, isOpenedForCrime, liftedBy } from "./media-grade.rules.ts";
import { eventsIn, gravityOf, type ToldEvent } from "./same-event.rules.ts";
import { gapsIn } from "./media-gaps.ts";
import { isPlainInsolvency, isToldTurn, toldTurns } from "./told-turns.ts";
import { OWNERSHIP_CHAIN } from "./ownership-chain.ts";
import { REGISTRY } from "./registry.ts";

const NAME = "adverse_media";
/** Confidence of a headline, which may be wrong or about a namesake. */
const CONFIDENCE = 0.7;

const RULES: Readonly<Record<MediaHit["category"], FindingRuleId>> = {
  criminal: "media_criminal",
  enforcement: "media_enforcement",
  adverse_media: "media_adverse",
};

/** The news on the subject and everyone behind it. */
export const ADVERSE_MEDIA: Agent<MediaAnswer> = {
  manifest: {
    name: NAME,
    display_name: "Adverse media",
    jurisdictions: ["*"],
    information_gain_domains: ["adverse_media"],
    tools: ["adverse_media.search"],
    description: "Searches the news for criminal, enforcement and other adverse reports.",
    version: "2.0.0",
    mandatory: true,
    cost_eur: 0.03,
    timeout_ms: 8_000,
    sources: ["adverse_media"],
  },
  needs: [REGISTRY.manifest.name, OWNERSHIP_CHAIN.manifest.name],
  notApplicable: () => null,
  outgoing: (dossier, seen) => {
    const { companyName, names, tradeNames = [], formerNames = [], registrationNumber } = question(dossier, seen);
    return [companyName, ...names, ...tradeNames, ...formerNames, registrationNumber ?? ""];
  },
  collect: (call, dossier, seen) => searchAdverseMedia(call, question(dossier, seen)),
  derive: (answer, dossier, seen) => {
    const names = namesIn(question(dossier, seen));
    const turns = toldTurns(dossier, answer, { source: NAME, confidence: CONFIDENCE, names });
    return {
      facts: factsFrom("adverse_media", answer.evidence, {
        adverse_media_hits: answer.value.hits.length,
        adverse_media_clearings: answer.value.cleared,
        adverse_media_unclear: unclearCount(answer.value, dossier),
      }),
      findings: withGivers(dossier, [
        ...eventsOf(dossier, answer.value.hits, names).map((event) => findingOf(dossier, event, answer, names)),
        ...withTurns(turns, newsNotFoundAgain(dossier, answer.value, names)),
        ...unclearNews(dossier, answer, NAME),
        ...gapsIn(answer.value).map((gap) => sourceGap(dossier, ADVERSE_MEDIA, gap, answer.evidence)),
      ]),
    };
  },
};

/** What the news tells of whom the customer's money comes from says so. */
function withGivers(dossier: Dossier, findings: readonly Finding[]): Finding[] {
  const givers = giversOf(dossier);
  return findings.map((finding) => {
    const giver = givers.find(({ name }) => name === finding.subject);
    const said = giver && ` ${giver.name} is named in ${giver.where}: the customer's money may come from this person.`;
    return said && !finding.description.includes(said)
      ? { ...finding, description: `${finding.description}${said}` }
      : finding;
  });
}

/** What is told now is not carried over as well. */
const withTurns = (turns: readonly Finding[], before: readonly Finding[]): Finding[] => [
  ...turns,
  ...before.filter(
    (one) =>
      !isToldTurn(one) || !turns.some(({ category, subject }) => category === one.category && subject === one.subject),
  ),
];

/**
 * What the articles tell, event by event. One that names a company only as that of somebody whom it accuses at least as gravely tells
 * nothing of the company. Runs before version 12 of the rules told each article by itself.
 */
function eventsOf(dossier: Dossier, hits: readonly MediaHit[], names: readonly string[]): ToldEvent[] {
  if (!dossier.input.isLook && !judgesBy(dossier.input, 12)) return hits.map((hit) => ({ hit, also: [] }));
  const events = eventsIn(hits);
  const gravestIn = ({ hit, also }: ToldEvent) =>
    Math.max(...[hit, ...also].map(({ judgement }) => gravityOf(judgement?.severity)));
  const isOfPerson = (hit: MediaHit): boolean => {
    const others = hits.filter(({ url, subject }) => url === hit.url && subject !== hit.subject);
    const { isOnlyCompany, names: accused } = accusedBy(hit, others, { names, customer: dossier.subject });
    return (
      isOnlyCompany &&
      events.some(
        (event) =>
          accused.includes(event.hit.subject) &&
          [event.hit, ...event.also].some(({ url }) => url === hit.url) &&
          gravestIn(event) >= gravityOf(hit.judgement?.severity),
      )
    );
  };
  return eventsIn(hits.filter((hit) => !isOfPerson(hit)));
}

/** @param names for whom the news was searched, the customer first. */
function findingOf(
  dossier: Dossier,
  { hit, also }: ToldEvent,
  { value, evidence }: KnownAnswer<MediaAnswer>,
  names: readonly string[],
): Finding {
  const { clearings = [], unread } = value;
  const others = value.hits.filter(({ url, subject }) => url === hit.url && subject !== hit.subject);
  const byRules = dossier.input.isLook || judgesBy(dossier.input, 4);
  const grades = dossier.input.isLook || judgesBy(dossier.input, 11);
  const each = [hit, ...also].map((one) => ({ one, lifted: grades ? liftedBy(one, value) : null }));
  const lifted = each.every((told) => told.lifted !== null) ? each[0]!.lifted : null;
  const severity = grades
    ? each
        .map((told) => gradeOf(told.one, told.lifted))
        .reduce((gravest, one) => (gravityOf(one) > gravityOf(gravest) ? one : gravest))
    : hit.judgement?.severity;
  const accused =
    dossier.input.isLook || judgesBy(dossier.input, 5)
      ? accusedBy(hit, others, { names, customer: dossier.subject })
      : null;
  const isInsolvency = (dossier.input.isLook || judgesBy(dossier.input, 13)) && [hit, ...also].every(isPlainInsolvency);
  const rule = isInsolvency ? "media_insolvency" : lifted === null ? RULES[hit.category] : "media_lifted";
  const finding = makeFinding(dossier, rule, {
    title: titleOf(hit, { tellsNamesakes: byRules, accused, isLifted: lifted !== null, isInsolvency }),
    description: describeHit(
      hit,
      byRules
        ? {
            clearings,
            lifted,
            accused,
            others: others.map(({ subject }) => subject),
            also,
            onlyWord: dossier.input.isLook || judgesBy(dossier.input, 10) ? commonWordOf(hit) : null,
            unread: unread?.articles ?? [],
            today: dossier.today,
          }
        : null,
    ),
    source: NAME,
    agent: NAME,
    subject: hit.subject,
    sourceEntry: hit.url,
    evidence,
    confidence: CONFIDENCE,
    ...(byRules && { entryFingerprint: articleFingerprint(hit) }),
    ...(severity && { severity: isInsolvency && severity === "high" ? "medium" : severity }),
  });
  // What the MLRO is told of a customer is no less in the review that it opens.
  const isTold = dossier.input.reviewReasons?.some(({ news }) => each.some(({ one }) => one.url === news)) === true;
  return isTold && isOpenedForCrime(finding) ? { ...finding, severity: "high" } : finding;
}

const namesIn = ({ companyName, names }: MediaQuestion): string[] => [companyName, ...names];

/** How many articles are left to be read: null where there is none, and there was none before. */
const unclearCount = ({ unclear }: MediaAnswer, { input }: Dossier): number | null =>
  unclear?.length ?? (input.facts["adverse_media_unclear"] === undefined ? null : 0);

function question(dossier: Dossier, seen: Observations): MediaQuestion {
  const registry = seen.of(REGISTRY);
  const formerNames = formerNamesOf(dossier, registry).map(({ name }) => name);
  const behind = peopleBehind(dossier, registry, seen.of(OWNERSHIP_CHAIN)).filter(
    ({ name }) => !formerNames.includes(name),
  );
  const [first, ...known] = behind.map(({ name }) => name);
  const givers = giversOf(dossier).map(({ name }) => name);
  const ofNoTown = givers.filter((name) => !behind.some((one) => isSameName(one.name, name)));
  const others = [...known, ...ofNoTown];
  const now = registry?.outcome === "known" ? registry.value : null;
  const isOlder = !dossier.input.isLook && !judgesBy(dossier.input, 4);
  const home =
    isOlder || dossier.person === null ? null : townOfAddress(text(dossier.input.answers["residence_address"]) ?? "");
  const number = dossier.subject === "company" ? dossier.input.registrationNumber : null;
  return {
    companyName: first ?? dossier.name,
    names: others,
    kind: dossier.subject,
    ...identifyingFacts(now ?? (isOlder ? null : lastRegistered(dossier)), behind),
    // The occupation tells nobody apart: who hides a calling would be taken for a namesake.
    ...(home === null ? {} : { place: home }),
    ...(home !== null && isCommonName(first ?? dossier.name, { kind: "person" }) && { isCommon: true }),
    ...(number === null ? {} : { registrationNumber: number }),
    ...(formerNames.length > 0 && { formerNames }),
    ...(ofNoTown.length > 0 && { ofNoTown }),
    ...(isOlder && { asBefore: true }),
    ...(dossier.input.isLook && { wholeOnly: true }),
  };
}

/** What the register stated before, where it is silent now: without a place nobody is told apart from a namesake. */
function lastRegistered({ input }: Dossier): Registered {
  return {
    address: newest(input, "registered_address") as Registered["address"],
    activities: newest(input, "activities") as Registered["activities"],
    commercial_names: newest(input, "commercial_names") as Registered["commercial_names"],
  };
}
