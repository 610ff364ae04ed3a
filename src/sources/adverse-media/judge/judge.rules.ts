import { type Features, featuresOf } from "./features.rules.ts";
import { type FoldedText, type Span, foldText, printed } from "./folded-text.ts";
import type {
  Article,
  Judgement,
  MediaEvent,
  MediaRole,
  MediaSeverity,
  MediaSubject,
  Quote,
} from "./judgement.model.ts";
import { languagesOf } from "./lexicon/languages.ts";
import {
  type Likelihood,
  type Outcome,
  WEIGHTS,
  type Weights,
  eventOf,
  likelihoodOf,
  roleOf,
} from "./outcome.rules.ts";
import { type Identity, identify } from "./subject.rules.ts";

/** Likelihood from which an article counts as adverse: precision comes before recall. */
const ADVERSE_FROM = 0.6;
/** Share of the adverse likelihood from which the gravest event counts: a trigger is missed at a greater cost. */
const HIGH_FROM = 0.33;

const isHigh = ({ adverse, high }: Likelihood): boolean => high >= HIGH_FROM * adverse;

/** Classes whose words mean nothing by themselves. */
const SAYS_LITTLE = /^!?(?:neg|other|years|court)\b/;

/** What an article says of a subject, or null when it does not name it. */
export function judgeArticle(article: Article, subject: MediaSubject, weights: Weights = WEIGHTS): Judgement | null {
  const text = foldText(article.headline, article.snippet);
  const languages = languagesOf(text.folded);
  const identity = identify(text, subject, article, languages);
  if (identity === null) return null;
  const features = featuresOf(text, identity, subject, languages);
  return judge(text, identity, features, likelihoodOf(features, weights));
}

function judge(text: FoldedText, identity: Identity, features: Features, likelihood: Likelihood): Judgement {
  const { namesake, because, mentions } = identity;
  const quote = (span: Span, what: Quote["for"]): Quote => ({ for: what, words: printed(text, span) });
  const identified = quote(because, namesake);
  const worst = likelihood.best(isHigh(likelihood) ? "high" : "adverse");
  const cue = wordsFor(worst, features, likelihood);
  const event = eventOf(worst)!;
  const not = (told: MediaEvent, role: MediaRole, quotes: readonly Quote[], exculpatory = false): Judgement => ({
    adverse: false,
    event: told,
    role,
    namesake,
    severity: null,
    exculpatory,
    quotes: [...quotes, identified],
  });
  if (namesake === "other_subject") return cue ? not(event, "unrelated", [quote(cue, event)]) : not("none", "none", []);
  if (likelihood.adverse >= ADVERSE_FROM && cue) {
    return {
      adverse: true,
      event,
      role: isFoundLiable(worst, likelihood) ? "convicted" : "suspect",
      namesake,
      severity: severityOf(event, identity, likelihood),
      exculpatory: false,
      quotes: [quote(cue, event), quote(mentions[0]!, "name"), identified],
    };
  }
  const other = likelihood.best("other");
  const reason = wordsFor(other, features, likelihood);
  if (other === "exculpatory") return not("none", "none", reason ? [quote(reason, "exculpatory")] : [], true);
  if (other === "none" || !cue) return not("none", "none", reason ? [quote(reason, "harmless")] : []);
  const role = roleOf(other);
  return not(event, role, [...(reason ? [quote(reason, role)] : []), quote(cue, event)]);
}

/** The words that speak most for an outcome. */
function wordsFor(outcome: Outcome, features: Features, { reasons }: Likelihood): Span | null {
  for (const feature of reasons(outcome)) {
    const span = features.get(feature);
    if (span && !SAYS_LITTLE.test(feature)) return span;
  }
  return null;
}

const isFoundLiable = (outcome: Outcome, { of }: Likelihood): boolean =>
  outcome === "conviction" ||
  outcome === "authority_sanction" ||
  (outcome === "insolvency_high" && of("conviction") >= of("charge"));

function severityOf(event: MediaEvent, { namesake }: Identity, likelihood: Likelihood): MediaSeverity {
  if (namesake !== "certain") return "low";
  if (isHigh(likelihood)) return "high";
  return event === "accusation" ? "low" : "medium";
}
