import type { FindingCategory } from "../case/case.model.ts";

/** Categories about which outcomes of earlier cases may be counted. */
const COUNTABLE: readonly FindingCategory[] = [
  "name",
  "address",
  "vat",
  "social_debt",
  "tax_debt",
  "incorporation",
  "activity",
  "website",
  "peppol",
  "adverse_media",
];

/**
 * Whether nothing may be learned of how cases with such a finding ended: sanctions, PEP, criminal, enforcement,
 * ownership, what a mandatory check rests on, and any category that is not known.
 */
export const isGuarded = (category: string | null): boolean =>
  !(COUNTABLE as readonly (string | null)[]).includes(category);

/** Orders to decide, in the four languages: the imperative forms, so that "approved accounts" is none. */
const DISPOSITION =
  /\b(?:approve|approving|accept (?:the|this|such|all|any|them|it)|reject|rejecting|decline|clear (?:the|this|such|all|any|every|them|it|near|false)|waive|whitelist|discard|goedkeuren|keur\b.*\bgoed|afwijzen|wijs\b.*\baf|weigeren|vrijgeven|approuver|approuvez|rejeter|rejetez|refuser|refusez|valider|validez|genehmigen|genehmige|ablehnen|lehne\b.*\bab|freigeben|zulassen)\b/i;

/** Whether a text tells its reader how to decide. A rule that does is stored and never shown as advice. */
export const isDisposition = (text: string): boolean => DISPOSITION.test(text);

/** Words that would tell a customer of a suspicion, a report or a match on a list. */
const TIPPING_OFF =
  /suspic|suspect|sanction|money launder|terror|financial intelligence|\b(?:sars?|strs?|goaml|fiu|aml|ctif|cfi|cti|mlro|pep)\b|tracfin|\breport(?:ed|ing)? (?:to|you)|investigat|verdacht|verdenk|witwas|meldplicht|gemeld|melding|onderzoek|soup[cç]on|blanchiment|d[eé]clar(?:ation|er) de soup|enqu[eê]te|verdächt|geldw[aä]sch|ermittl|watch ?list|zwarte lijst|liste noire/i;

/** Whether a text must not be proposed as a question to another customer. */
export const mayTipOff = (text: string): boolean => TIPPING_OFF.test(text);
