/** Words beside those of a trade by which a customer says that it is none of its own. All texts are folded sentences. */

const NO =
  "(?:no|not|never|without|don.t|geen|niet|nooit|zonder|pas|aucune?s?|jamais|sans|keine?[nrms]?|nicht|ohne|nie)";
const NOT_ONLY = "(?! (?:only|just|merely|alleen|enkel|slechts|seulement|uniquement|que|nur|bloss)(?!\\p{L}))";
/** A word of a list: no start of another clause. */
const WORD = `(?!(?:${NO}|but|maar|mais|aber|sondern|wel|doch|only|alleen|nur|we|wij|ik|i|nous|je|on|wir|ich|they|it|en wij)(?!\\p{L}))[\\p{L}\\d'’-]{1,40}(?![\\p{L}\\d])`;
const OR = "(?:or|nor|of|ou|ni|oder|noch|and|en|et|und)";

const DENIED: readonly RegExp[] = [
  // "We do not sell weapons, drugs, tobacco or crypto."
  `${NO}${NOT_ONLY}(?: ${WORD}){1,4}?(?:, ${WORD}(?: ${WORD}){0,2}?){0,12},? ${OR} (?:(?:d['’]|de |des |any |some )?${WORD})`,
  `${NO}${NOT_ONLY}(?: ${WORD}){1,4}?(?:, ${WORD}(?: ${WORD})?){1,12}(?=\\s*$|\\s*[!?)])`,
  // "Ni armes ni drogues", "weder Waffen noch Drogen".
  `(?:ni|noch|weder|neither)(?: ${WORD}){1,3},? (?:ni|noch|nor)(?: ${WORD}){1,2}`,
  // "Wapens of drugs verkopen wij niet", "kunsthandel is er niet bij".
  `(?<=^|[,:(] ?)(?:(?:${WORD}, ){0,12}${WORD} ${OR} )?${WORD}(?: [\\p{L}'’-]+){1,4} (?:niet|nicht)(?: bij| dabei| mee)?(?=\\s*(?:$|[,!?)]))`,
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})`, "giu"));

const GIVES =
  "(?:lever|deliver|livr|liefer|verko|verkauf|sell|vend|cater|schoonma|clean|nettoy|reinig|onderho|install|bring|breng|bak|bake|supply|fourni)";
const TO = "(?:aan|to|aux?|a|ans?|voor|for|pour|fur|bei|in|naar|chez|by)";
const FOR_FUN =
  "(?:(?:om|voor) de eer|plezier|gezellig|buurt|zonder (?:inzet|geld)|for fun|without (?:stakes|money)|honou?r|neighbou?r|pour (?:le plaisir|l.honneur)|sans (?:mise|argent)|ohne (?:einsatz|geld)|zum spass|quartier)";

/** Customers, ornaments, prizes and ingredients that are called as a trade is. */
const ORDINARY: readonly RegExp[] = [
  // A baker delivers to the casino.
  `(?<=(?<!\\p{L})${GIVES}\\p{L}*[^;\\n]{0,60})(?<!\\p{L})${TO} (?:(?:het|de|the|le|la|les|das|dem|den|die|l['’]) ?)?(?:casino|(?:nationale |national |nationalen )?(?:loter(?:ij|ie)|lottery|lotterie))\\p{L}*(?! ?(?:games?|spellen|spiele|chips))`,
  `pokeravond\\p{L}*(?=[^;\\n]{0,80}${FOR_FUN})|poker (?:night|evening)s?(?=[^;\\n]{0,80}${FOR_FUN})|soirees? poker(?=[^;\\n]{0,80}${FOR_FUN})|pokerabende?(?=[^;\\n]{0,80}${FOR_FUN})`,
  "lachgas\\p{L}*(?= (?:voor|in) (?:onze|de eigen|eigen|mijn) (?:\\p{L}+ )?(?:sifon|siphon|slagroom|room)|[^;\\n]{0,30}(?:tandarts|verdoving|bevalling))|protoxyde d.azote(?= (?:pour|dans) (?:nos|notre|mon) (?:\\p{L}+ )?(?:siphon|chantilly|creme))|laughing gas(?= (?:for|in) (?:our|my) (?:\\p{L}+ )?(?:siphon|cream|whip)|[^;\\n]{0,30}dent)",
  "nominee(?=s? for (?:the |an? )?[^;,\\n]{0,40}(?:award|prize|prijs|prix|preis))|(?:award|prize)[- ]nominee",
  "(?:sugar|suiker|sucre|zucker|chocolate|chocolade|chocolat|schokolade|glass|glas)[- ]?(?:en |in )?(?:diamant|diamond)\\p{L}*|(?:diamant|diamond)\\p{L}*[- ]?(?:en |de |in |aus )?(?:sugar|suiker|sucre|zucker|glass)|(?:diamond|diamant)s?[- ]?(?:district|quarter|wijk|viertel|kwartier|buurt|wedding|jubilee)|quartier (?:des )?diamant\\p{L}*",
  "(?:antiquiteiten|antiquites|antiquitaten|antiques|antiquities)(?= (?:als|as|comme) de[ck]o)",
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})`, "giu"));

/** A folded sentence without what it denies over a list or behind the words, and without trades that are only a customer's or a thing's. */
export const withoutOrdinary = (sentence: string): string =>
  sentence.length > SENTENCE_CHARS_MAX
    ? sentence
    : [...DENIED, ...ORDINARY].reduce((text, words) => text.replaceAll(words, " "), sentence);

/** Nobody writes a longer one, and what is in it counts as it stands. */
const SENTENCE_CHARS_MAX = 1_000;
