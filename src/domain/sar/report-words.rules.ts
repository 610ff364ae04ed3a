/** Words by which a text may say that a report to the financial intelligence unit exists, in the four languages of officers. */
const REPORT_WORDS = [
  // These abbreviations count in capitals alone: "str." is a street.
  /(?<![\p{L}\p{N}])(?:CFI|STRs?|SARs?|MLRO|AMLCO|TRACFIN|goAML)(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])(?:fiu|ctif|cetif)(?![\p{L}\p{N}])/iu,
  // A suspicion, laundering, or an authority that knows, may be all that is said of a report.
  /suspicio|vermoeden|soup[çc]on|verdacht|launder|witwas|blanchi|geldw[aä]sch|geldwaesch/iu,
  /authorit|autorit|beh[öo]rd|behoerd|cellule|politie|police|polizei|parket|parquet/iu,
  /(?<!(?:no|not|geen|niet|aucune?|pas|keine|nicht) )(?:unusual|atypical|ongebruikelijke?|inhabituel\p{L}*|atypiques?|ungew[öo]hnlich\p{L}*|auff[äa]llig\p{L}*) (?:\p{L}+ )?(?:konto)?(?:transact|operat|payment|activit|movement|verrichting|betaling|beweging|geldstr|transakt|zahlung|bewegung)|(?:op[ée]rations?|transactions?|mouvements?|virements?) (?:\p{L}+ )?(?:inhabituel|atypique)/iu,
  /financial intelligence|suspicio\p{L}* (?:\p{L}+ )?(?:report|transaction|activit)|(?:was|is|been|were|be) reported|reported (?:it|him|her|them|this|to|internally)|(?:report|notification|disclosure)s? (?:to|was|is|of|made|filed|sent|under|needed|follows?|pending)|fil(?:ed|es?|ing) (?:a|the|an?other) report/iu,
  /cel voor financi|(?:witwas|verdacht\p{L}*)[ -]?melding|(?<!\p{L})(?:aan)?gemeld(?!\p{L})|(?<!\p{L})melding(?:en)?(?!\p{L})|meldplicht/iu,
  /cellule de traitement|d[ée]clar\p{L}* (?:de|des|d['’]op[ée]\p{L}*)? ?(?:soup[çc]ons?|suspect\p{L}*)|d[ée]nonc\p{L}*|signal(?:é|ée|ement)s?(?!\p{L})/iu,
  /verdachts?(?:anzeige|meldung)|geldw[äa]sche(?:verdachts)?meldung|(?<!\p{L})gemeldet(?!\p{L})|(?<!\p{L})meldung(?:en)?(?!\p{L})|zentralstelle für finanz/iu,
];

/** Names of a report and of the units that receive one; "Hong Kong SAR", "SAR 500" and "Hoofd STR. 4" are none. */
const REPORT_NAMES = [
  /(?<![\p{L}\p{N}])(?:CFI|TRACFIN|goAML|(?<!(?:Kong|Maca[ou]),? (?:China )?)SARs?(?! ?\d)|STRs?(?!\.? ?\d|\.))(?![\p{L}\p{N}])/u,
  REPORT_WORDS[1]!,
  /financial intelligence|suspicio\p{L}* (?:\p{L}+ )?reports?(?!\p{L})|cel voor financi|(?:witwas|verdacht\p{L}*)[ -]?melding|cellule de traitement|d[ée]claration de soup[çc]on|verdachts(?:anzeige|meldung)|geldw[äa]schemeldung|zentralstelle für finanz/iu,
];

/** Whether a text names a report or a unit that receives one: narrow enough to refuse what an officer writes. */
export const namesReport = (text: string): boolean => REPORT_NAMES.some((words) => words.test(text));

/** A text that every officer reads; `withheld` where it names a report. */
export const unlessReport = (text: string): string => (namesReport(text) ? "withheld" : text);

/** Whether a text may tell of a report to those who may not know of one. In doubt it does. */
export const mayTellOfReport = (text: string): boolean => REPORT_WORDS.some((words) => words.test(text));
