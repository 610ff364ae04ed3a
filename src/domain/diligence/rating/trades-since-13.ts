/** How trades of annex III to Regulation (EU) 2024/1624 are called over the counter, which version 13 of the rules reads beside the others. Folded. */

const NONE_OF_OTHERS = "(?<!(?<!\\p{L})(?:aan|voor|aux?|pour|for|to|fur|an|rue des|place des) (?:de |les |the |die )?)";
/** Who restores sells nothing: "restauratie van antiek", but "verkoop en herstelling van juwelen". */
const NO_REPAIR =
  "(?<!(?<!(?:en|et|and|und|of|ou|/|&) )(?:restaur\\p{L}*|herstel\\p{L}*|repar\\p{L}*|repair\\p{L}*) (?:van |de |d.|of |von )?)";
const SOLD = "(?:vente|achat|negoce|commerce|verkoop|aankoop|handel|sales?|sells?|selling|verkauf|ankauf)";

export const ART = [
  `${NONE_OF_OTHERS}(?:antiquaires?|antiquair(?!\\p{L})|antique (?:shop|dealer|store)s?|antiques(?!\\p{L})|galeries? d.art|kunstgal(?:er|l)\\p{L}*|art galler\\p{L}+|kunsthandlung)`,
  `${NO_REPAIR}antiek(?!\\p{L})`,
  `${SOLD}(?: (?:et|en|and|und) \\p{L}+)? (?:d.|de |van |of |in |von )?(?:(?:oe|œ)uvres d.art|kunstwerken|works? of art|artworks?|kunst(?!\\p{L})|antieke|antique|antike)`,
  "tableaux anciens|oude (?:meubelen en )?schilderijen|old paintings|alte gemalde",
].join("|");

/** Fashion of glass and wood, beside clothes. */
const FASHION = "(?:kled|vetement|mode(?!\\p{L})|fashion|accessoire|cloth|kleid|cadeau|gift|geschenk|deco)";
const NO_FASHION = `(?<!${FASHION}[^.;\\n]{0,40})`;
const NO_MORE_FASHION = `(?![^.;\\n]{0,40}(?<!\\p{L})(?:${FASHION}|fantaisie|(?:van|en|de|of|aus|uit) (?:hout|glas|kralen|perles|bois|verre|resine?|papier|wood|glass|beads|holz|perlen)))`;
/** "Jewellery repairs and own designs". */
const NO_REPAIR_BEHIND =
  "(?! (?:repair\\p{L}*|repar\\p{L}*|herstel\\p{L}*)(?![^.;\\n]{0,20}(?<!\\p{L})(?:verkauf|verkoop|vente|sales?|selling)))";
export const JEWELS = `${NONE_OF_OTHERS}${NO_REPAIR}${NO_FASHION}(?<!(?:costume|imitation|fake|beaded) )(?:bijouteries?|bijoux|juwelen|juweliers?\\p{L}*|joaill\\p{L}+|jewell?er(?:y|s|ies)?|schmuck(?!\\p{L})|schmuck(?:handel|geschaft|waren))(?!\\p{L})${NO_REPAIR_BEHIND}${NO_MORE_FASHION}`;

export const PAWNSHOPS =
  "pawn ?(?:shop|brok)\\p{L}*|pand(?:jes)?huis|mont[- ]de[- ]piete|pret(?:eur)?s? sur gages?|pfand(?:leih|haus)\\p{L}*|leihhaus";

const CARS =
  "(?:auto|wagen|voiture|vehicul|vehicle|cars?(?!\\p{L})|fahrzeug|vrachtwagen|trucks?(?!\\p{L})|camion)\\p{L}*";
const SHIPPED = "(?:export|uitvoer|ausfuhr)\\p{L}*";
const FAR =
  "(?:west.?)?(?:afri[ck]|afrique|midden.oosten|middle east|moyen.orient|nahost|nahe[nr] osten|dubai|cotonou|benin|congo|ghana|nigeria|libanon|liban(?!\\p{L})|lebanon)";
export const CARS_SHIPPED = `${CARS}[^.;\\n]{0,30} ${SHIPPED}[^.;\\n]{0,30} ${FAR}|${SHIPPED}[^.;\\n]{0,30} ${CARS}[^.;\\n]{0,30} ${FAR}|gebrauchte?\\p{L}* (?:auto|fahrzeug|pkw)[^.;\\n]{0,40}(?:export|ausfuhr)`;

const COUNTERS =
  /(?<!\p{L})(?:librair|presse|papeterie|boek(?:en)?(?:handel|winkel)|kranten?|dagblad|news ?agent|kios[kq]|zeitung|tabac|tabak|cafe|bar(?!\p{L})|kneipe|taverne|night ?shop|nacht?winkel|superette|supermarkt|supermarche|supermarket|tankst|station.service|petrol station|buurtwinkel|epicerie|corner shop|spatkauf)/u;
const RUN =
  /(?<!\p{L})(?:organis|online|en ligne|internet|exploit|operat|betreib|veranstalt|wedd|wett|paris(?!\p{L})|betting)/u;
const NATIONAL =
  /(?<!\p{L})(?:(?:kansspelen|jeux (?:de hasard|d.argent)|glucksspiele?) (?:van |de |der |des )(?:de |la )?)?(?:loterie nationale|nationale loter\p{L}*|national lottery|nationallotterie|staatslotterie|lotterie nationale)/gu;
const TICKETS = /(?<!\p{L})(?:lotto|loter|lotter|euro ?mil)\p{L}*/gu;

/**
 * A folded sentence without the tickets of the national lottery: who sells them over the counter needs no licence for it (Belgian law of
 * 19 April 2002, outside the law on games of chance).
 * @param whole all that is said, which may name the shop in another sentence
 */
export function withoutLotteryTickets(sentence: string, whole: string): string {
  if (RUN.test(sentence)) return sentence;
  const rest = sentence.replaceAll(NATIONAL, " ");
  return COUNTERS.test(whole) ? rest.replaceAll(TICKETS, " ") : rest;
}
