import { foldText } from "./folded-text.ts";
import type { Judgement, MediaEvent } from "./judgement.model.ts";
import { languagesOf } from "./lexicon/languages.ts";
import { type WordClass, tagsOf } from "./lexicon/lexicon.ts";

const ADVERSE_LABELS = [
  "conviction",
  "charge",
  "authority_sanction",
  "search_or_arrest",
  "asset_freeze",
  "regulator_warning",
  "investigation",
  "accusation",
  "insolvency_fraud",
] as const;

/** What a model may answer of an article: the labels of the rules, and no other. */
export const MODEL_LABELS = [
  ...ADVERSE_LABELS,
  "exculpatory",
  "victim",
  "witness",
  "complainant",
  "authority",
  "unrelated",
  "none",
] as const;
type Label = (typeof MODEL_LABELS)[number];

export interface ModelLabel {
  readonly label: Label;
  /** Words of the article. */
  readonly quote: string;
}

/** A quote supports a label only with a word of one of these classes. */
const MEANT_BY: Readonly<Record<Label, readonly WordClass[]>> = {
  conviction: ["guilty"],
  charge: ["charged"],
  authority_sanction: ["fined", "licloss", "blacklist", "settle"],
  search_or_arrest: ["raid", "arrest"],
  asset_freeze: ["seize", "shut"],
  regulator_warning: ["warn", "unlicensed"],
  investigation: ["probe", "suspect"],
  accusation: ["accuse"],
  insolvency_fraud: ["insfraud", "insolv"],
  exculpatory: ["acquit", "end", "wrong", "unfounded", "sorry", "restore", "blameother"],
  victim: ["victim", "crimev", "perp"],
  witness: ["witness"],
  complainant: ["tip"],
  authority: ["acts"],
  unrelated: ["lawyer", "comment"],
  none: ["sport", "culture", "award", "business", "training", "pun"],
};
const MIN_QUOTE = 8;

const isAdverse = (label: Label): label is (typeof ADVERSE_LABELS)[number] =>
  (ADVERSE_LABELS as readonly string[]).includes(label);

/** Whether rules and model say the same: the same event, or both nothing adverse. */
export const agreesWith = ({ adverse, event }: Judgement, label: Label): boolean =>
  adverse ? event === label : !isAdverse(label);

/**
 * The judgement where a model differs: adverse, at medium (low for a namesake who is unsure), with both readings. Null where the
 * model's label is not grounded: its quote is not in the article, or means something else.
 */
export function withModel(rules: Judgement, read: ModelLabel, headline: string, snippet: string): Judgement | null {
  if (!isGrounded(read, headline, snippet)) return null;
  const { label, quote } = read;
  const { unclear: _, ...judged } = rules;
  const event: MediaEvent = rules.adverse || !isAdverse(label) ? rules.event : label;
  return {
    ...judged,
    adverse: true,
    event,
    role: rules.adverse ? rules.role : "suspect",
    severity: rules.namesake === "certain" ? "medium" : "low",
    exculpatory: false,
    differs: { rules: ruleLabel(rules), model: label, words: quote },
  };
}

const ruleLabel = ({ adverse, exculpatory, event, role }: Judgement): string => {
  if (adverse) return event;
  if (exculpatory) return "exculpatory";
  return role === "none" ? "none" : role;
};

function isGrounded({ label, quote }: ModelLabel, headline: string, snippet: string): boolean {
  const article = foldText(headline, snippet).folded.replaceAll(/\s+/g, " ");
  const words = foldText(quote, "").folded.replaceAll(/\s+/g, " ").trim();
  if (words.length < MIN_QUOTE || !article.includes(words)) return false;
  return tagsOf(words, languagesOf(article)).some(({ of }) => MEANT_BY[label].includes(of));
}
