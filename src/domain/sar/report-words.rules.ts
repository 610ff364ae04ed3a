/** Words by which a text may say that a report to the financial intelligence unit exists, in the four languages of officers. */
const REPORT_WORDS = [
  // Abbreviations count in capitals alone: "str." is a street.
  /(?<![\p{L}\p{N}])(?:FIU|CTIF|CFI|CETIF|STRs?|SARs?|MLRO|AMLCO|TRACFIN|goAML)(?![\p{L}\p{N}])/u,
  /financial intelligence|suspicio\p{L}* (?:\p{L}+ )?(?:report|transaction|activit)|(?:was|is|been|were|be) reported|reported (?:it|him|her|them|this|to)|(?:report|notification|disclosure)s? (?:to|was|is|of|made|filed|sent|under|needed|follows?|pending)|fil(?:ed|es?|ing) (?:a|the|an?other) report/iu,
  /cel voor financi|(?:witwas|verdacht\p{L}*)[ -]?melding|(?<!\p{L})(?:aan)?gemeld(?!\p{L})|(?<!\p{L})melding(?:en)?(?!\p{L})|meldplicht/iu,
  /cellule de traitement|d[ée]clar\p{L}* (?:de|des|d['’]op[ée]\p{L}*)? ?(?:soup[çc]ons?|suspect\p{L}*)|d[ée]nonc\p{L}*|signal(?:é|ée|ement)s?(?!\p{L})/iu,
  /verdachts?(?:anzeige|meldung)|geldw[äa]sche(?:verdachts)?meldung|(?<!\p{L})gemeldet(?!\p{L})|(?<!\p{L})meldung(?:en)?(?!\p{L})|zentralstelle für finanz/iu,
];

/** Whether a text may tell of a report to those who may not know of one. In doubt it does. */
export const mayTellOfReport = (text: string): boolean => REPORT_WORDS.some((words) => words.test(text));
