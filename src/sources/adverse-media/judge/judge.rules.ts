import { matchesOf } from "../../../platform/matches.ts";
import { featuresOf } from "./features.rules.ts";
import type { FittedModel } from "./fitted-model.ts";
import { type FoldedText, type Span, contains, foldText, printed } from "./folded-text.ts";
import type {
  Article,
  Judgement,
  MediaEvent,
  MediaRole,
  MediaSeverity,
  MediaSubject,
  Quote,
} from "./judgement.model.ts";
import { type Language, languagesOf } from "./lexicon/languages.ts";
import { type Identity, identify } from "./namesake.rules.ts";
import { tellsNoOffence } from "./no-offence.rules.ts";
import { type Likelihood, type Outcome, eventOf, likelihoodOf, roleOf } from "./outcome.rules.ts";
import { statedCharge } from "./stated-charge.rules.ts";
import { findSubject } from "./subject-signals.rules.ts";

/** Likelihood from which an article counts as adverse, where its likelihood to clear counts so many times: to accuse whom it clears costs most. */
const ADVERSE_FROM = 0.5;
const CLEARING_COUNTS = 4;
/** Share of the adverse likelihood from which the gravest event counts: a trigger is missed at a greater cost. */
const HIGH_FROM = 0.35;

/** Likelihood from which an article that is not adverse is left to be read: an adverse one that nobody reads costs some ten that an officer reads in vain. */
const UNCLEAR_FROM = 0.1;

const isAdverse = ({ adverse, of }: Likelihood, { other }: Identity): boolean =>
  ((1 - other) * adverse) / (1 + (CLEARING_COUNTS - 1) * of("exculpatory")) >= ADVERSE_FROM;
const isUnclear = ({ adverse }: Likelihood, { namesake, other }: Identity): boolean =>
  namesake !== "other_subject" && (1 - other) * adverse >= UNCLEAR_FROM;
const isHigh = ({ adverse, high }: Likelihood): boolean => high >= HIGH_FROM * adverse;

/** Classes whose words mean nothing by themselves. */
const SAYS_LITTLE = /^L !?(?:neg|other|years|court)\b/;

/** What an article says of a subject, or null when it does not name it. */
export function judgeArticle(article: Article, subject: MediaSubject, model: FittedModel): Judgement | null {
  const text = foldText(article.headline, article.snippet);
  const languages = languagesOf(text.folded);
  const found = findSubject(text, subject, article, languages);
  if (found === null) return null;
  const features = featuresOf(text, found, subject, languages);
  const identity = identify(found, features, subject, model);
  const judged = judge(text, identity, likelihoodOf(features, model), readersOf(languages));
  return judged.adverse && tellsNoOffence(judged, text, subject) ? { ...judged, ...TO_READ } : judged;
}

const TO_READ = { adverse: false, event: "none", role: "none", severity: null, unclear: true } as const;

function judge(text: FoldedText, identity: Identity, likelihood: Likelihood, saysLittle: SaysLittle): Judgement {
  const { namesake, because, mentions } = identity;
  const quote = (span: Span, what: Quote["for"]): Quote => ({ for: what, words: printed(text, span) });
  const identified = quote(because, namesake);
  const worst = likelihood.best(isHigh(likelihood) ? "high" : "adverse");
  const cue = wordsFor(worst, text, likelihood, saysLittle);
  const event = eventOf(worst)!;
  const not = (told: MediaEvent, role: MediaRole, quotes: readonly Quote[], exculpatory = false): Judgement => ({
    adverse: false,
    event: told,
    role,
    namesake,
    severity: null,
    exculpatory,
    ...(isUnclear(likelihood, identity) && { unclear: true }),
    quotes: [...quotes, identified],
  });
  if (namesake === "other_subject") return cue ? not(event, "unrelated", [quote(cue, event)]) : not("none", "none", []);
  if (isAdverse(likelihood, identity) && cue) {
    const charge = isHigh(likelihood) ? null : statedCharge(text, mentions);
    const told = charge ? "charge" : event;
    return {
      adverse: true,
      event: told,
      role: isFoundLiable(worst, likelihood) ? "convicted" : "suspect",
      namesake,
      severity: severityOf(told, identity, isHigh(likelihood) || charge !== null),
      exculpatory: false,
      quotes: [quote(charge ?? cue, told), quote(mentions[0]!, "name"), identified],
    };
  }
  const other = likelihood.best("other");
  const reason = wordsFor(other, text, likelihood, saysLittle);
  if (other === "exculpatory") {
    const clears = likelihood.of(other) > likelihood.adverse;
    return not("none", "none", reason && clears ? [quote(reason, "exculpatory")] : [], clears);
  }
  if (other === "none" || !cue) return not("none", "none", reason ? [quote(reason, "harmless")] : []);
  const role = roleOf(other);
  return not(event, role, [...(reason ? [quote(reason, role)] : []), quote(cue, event)]);
}

type SaysLittle = (folded: string) => boolean;

/** Function words carry weight beside others but explain nothing by themselves. */
const readersOf = (languages: readonly Language[]): SaysLittle => {
  const small = new Set(languages.flatMap(({ functionWords }) => functionWords));
  return (folded) => folded.split(/[^a-z0-9]+/).every((word) => word.length < 3 || small.has(word));
};

/** The words that speak most for an outcome: of the words that carry weight, those that carry most together. */
function wordsFor(
  outcome: Outcome,
  { folded }: FoldedText,
  { reasons }: Likelihood,
  saysLittle: SaysLittle,
): Span | null {
  const found = reasons(outcome).filter(
    ({ feature: { name, span } }) => span && !SAYS_LITTLE.test(name) && !saysLittle(folded.slice(span.from, span.to)),
  );
  const carried = (span: Span): number =>
    found.reduce((all, { feature, weight }) => (contains(span, feature.span!) ? all + weight : all), 0);
  const spans = found.map(({ feature }) => feature.span!);
  const strongest = spans.toSorted((a, b) => carried(b) - carried(a) || a.to - a.from - (b.to - b.from))[0];
  return strongest ? withoutSmallEnds(strongest, folded, saysLittle) : null;
}

/** "convicted" of "convicted of". */
function withoutSmallEnds({ from, to }: Span, folded: string, saysLittle: SaysLittle): Span {
  const telling = matchesOf(folded.slice(from, to), /[a-z0-9'-]+/g).filter(([word]) => !saysLittle(word));
  const [first, last] = [telling[0], telling.at(-1)];
  return first && last ? { from: from + first.index, to: from + last.index + last[0].length } : { from, to };
}

const isFoundLiable = (outcome: Outcome, { of }: Likelihood): boolean =>
  outcome === "conviction" ||
  outcome === "authority_sanction" ||
  (outcome === "insolvency_high" && of("conviction") >= of("charge"));

function severityOf(event: MediaEvent, { namesake, agrees }: Identity, isGrave: boolean): MediaSeverity {
  if (namesake !== "certain") return agrees && isGrave ? "medium" : "low";
  if (isGrave) return "high";
  return event === "accusation" ? "low" : "medium";
}
