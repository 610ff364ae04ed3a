import type { Finding, FindingCategory } from "../case/case.model.ts";

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

/** Categories of what is missing. It is asked for; below a high severity there is nothing in it to clear. */
const MISSING: readonly (string | null)[] = ["document", "data_gap"];

/**
 * Whether no free text of an officer is shown beside a finding: one that nothing may be learned of, unless it only says
 * that something is missing. No list of words finds each text that says how to decide.
 */
export const isDecidedAlone = ({ category, severity }: Pick<Finding, "category" | "severity">): boolean =>
  severity !== "info" &&
  isGuarded(category) &&
  (severity === "high" || severity === "critical" || !MISSING.includes(category));

/** What an officer decides on. */
const HITS = "(?:hits?|match(?:es)?|alerts?|findings?|flags?|positives?)";
const CASES = "(?:cases?|customers?|clients?|merchants?|compan(?:y|ies))";
const DETERMINER = "(?:the|this|that|these|those|such|all|any|every|each|them|it)";
const MODAL = "(?:can|could|may|might|should|must|shall|(?:needs?|has|have|ought|are|is) to|always|safely|simply)";

/** Participles of a decision. Alone they order nothing: "the approved accounts". */
const DONE_EN =
  "(?:approved|accepted|rejected|refused|declined|cleared|dismissed|ignored|disregarded|skipped|waived|discarded|whitelisted|onboarded|closed)";
const DONE_NL =
  "(?:goedgekeurd|aanvaard|geaccepteerd|afgewezen|afgekeurd|geweigerd|verworpen|vrijgegeven|genegeerd|overgeslagen)";
const DONE_FR = "(?:approuve|accepte|rejete|refuse|valide|ecarte|ignore)e?s?";
const DONE_DE =
  "(?:genehmigt|angenommen|akzeptiert|abgelehnt|zuruckgewiesen|freigegeben|zugelassen|ignoriert|verworfen)";

/** Forms that order or permit a decision; of lower case, without accents. Each reads a bounded part of the text. */
const DISPOSITIONS: readonly string[] = [
  "approve|approves|approving|rejects?|rejecting|declines?|declining|waives?|waiving|whitelist|discard|onboard",
  `(?<!(?:a|an|the|more|very|no|not) )(?:clear|clears|clearing|dismiss|dismisses|dismissing|override) (?:\\S+ ){0,5}${HITS}`,
  `(?:accept|accepting|clear|clearing|dismiss|refuse|refusing) (?:\\S+ )?${CASES}`,
  `(?:accept|clear|dismiss|refuse|override) (?:${DETERMINER}|near|false)`,
  `(?:close|closing) ${DETERMINER} (?:\\S+ ){0,3}(?:${HITS}|${CASES})`,
  `${MODAL} (?:\\S+ ){0,3}(?:be|get) (?:\\S+ ){0,3}${DONE_EN}`,
  `(?:be|are|is) (?:always|safely|simply) ${DONE_EN}`,
  "(?<!not |never )(?:ignore|ignoring|disregard|overlook)",
  "false positives?|vals positief|valse? positieven?|faux positifs?|falsch positive?",
  "(?:without|no) (?:any )?(?:further|more|other|additional) (?:questions?|checks?|reviews?|steps?)",
  "zonder (?:verdere|andere|meer) (?:vragen|controles?|vraag)|sans (?:autres? )?(?:questions?|controles?|verifications?)",
  "ohne weitere[ns]? (?:fragen?|prufung(?:en)?|kontrollen?)",
  "goedkeuren|keurt?\\b.{0,80}\\bgoed|afwijzen|wijst?\\b.{0,80}\\baf|afkeuren|keurt?\\b.{0,80}\\baf|weigert?|weigeren",
  "aanvaardt?|aanvaarden|accepteert?|accepteren|vrijgeven|geeft?\\b.{0,80}\\bvrij|negeert?|negeren",
  `(?:mag|mogen|kan|kunnen|moet|moeten|dient|dienen|zal|zullen)\\b.{0,80}\\b${DONE_NL}`,
  `${DONE_NL} (?:te )?(?:mag|mogen|kan|kunnen|moet|moeten|dient|worden)`,
  "approuver|approuvez|approuvons|accepter|acceptez|acceptons|rejeter|rejetez|rejetons|refuser|refusez|refusons",
  "valider|validez|validons|ecarter|ecartez|classez? sans suite|classer sans suite|(?<!pas |jamais )ignore[rz]",
  `(?:peut|peuvent|doit|doivent|devrait|devraient|pourra|pourront|pourrait|pourraient)\\b.{0,80}\\b${DONE_FR}`,
  "genehmigen?|akzeptieren?|ablehnen|lehnen?\\b.{0,80}\\bab|freigeben|(?:gib|geben)\\b.{0,80}\\bfrei|zulassen",
  "zuruckweisen|verwerfen|ignorieren?",
  `(?:kann|konnen|darf|durfen|soll|sollen|sollte|sollten|muss|mussen)\\b.{0,80}\\b${DONE_DE}`,
  `${DONE_DE} werden`,
];

const DISPOSITION = new RegExp(`(?<!\\w)(?:${DISPOSITIONS.join("|")})(?!\\w)`);

/** Whether a text tells its reader how to decide. A rule that does is stored and never shown as advice. */
export const isDisposition = (text: string): boolean => DISPOSITION.test(plain(text));

const plain = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/\s+/g, " ").toLowerCase();

/** Words that would tell a customer of a suspicion, a report or a match on a list. */
const TIPPING_OFF =
  /suspic|suspect|sanction|money launder|terror|financial intelligence|\b(?:sars?|strs?|goaml|fiu|aml|ctif|cfi|cti|mlro|pep)\b|tracfin|\breport(?:ed|ing)? (?:to|you)|investigat|verdacht|verdenk|witwas|meldplicht|gemeld|melding|onderzoek|soup[cç]on|blanchiment|d[eé]clar(?:ation|er) de soup|enqu[eê]te|verdächt|geldw[aä]sch|ermittl|watch ?list|zwarte lijst|liste noire/i;

/** Whether a text must not be proposed as a question to another customer. */
export const mayTipOff = (text: string): boolean => TIPPING_OFF.test(text);
