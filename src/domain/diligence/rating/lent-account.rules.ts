import { MINE, NOT, OTHER, SOMEBODY } from "./people-said.ts";

/** How private customers say, in everyday words, that account, name or money are another's. Folded; since version 8 of the rules. */

const LENT =
  "(?:bank)?(?:kaart|rekening|card|account|carte|compte|karte|konto|name|naam|nom|namen|pin(?:code)?|codes?|appl?i?)(?!\\p{L}| ?(?:nummer|number))";
const USES = "(?:uses?|using|gebruik\\p{L}*|utilis\\p{L}*|nutz\\p{L}*|benutz\\p{L}*|verwend\\p{L}*)";
const NO_WAGE = "(?![^.;\\n]{0,50}(?:salary|wages?|loon|salaris|wedde|salaire|gehalt|lohn))";
/** Who may have it for the errands of the household. */
const HOUSEHOLD =
  "(?<!\\p{L})(?:wife|husband|vrouw|man|femme|mari|frau|mann|daughter|dochter|fille|tochter|son|zoon|fils|sohn|kids?|kind\\p{L}*|enfants?|partner|notar\\p{L}*|bank|banque)";
const AT_HOME = `(?![^.;\\n]{0,25}${HOUSEHOLD})`;
const ONLY = "(?:only|just|merely|alleen|enkel|maar|slechts|que|qu|seulement|juste|nur|bloss|lediglich)";

export const USED_BY_OTHER = [
  `${OTHER}[^.;\\n]{0,40}(?<!\\p{L})${USES} [^.;\\n]{0,8}(?<!\\p{L})${MINE} ${LENT}${NO_WAGE}`,
  `${OTHER}[^.;\\n]{0,30}(?<!\\p{L})${MINE} ${LENT}[^.;\\n]{0,15} ${USES}${NO_WAGE}`,
  `(?:geef|gaf|give|gave|giving|lend\\p{L}*|passe|prete\\p{L}*|donne|file|leen|gebe?|leihe?|verleihe?|loue) [^.;\\n]{0,6}${MINE} ${LENT}${AT_HOME}`,
  `${MINE} ${LENT} (?:te )?(?:la(?:at|ten) gebruiken|uit ?te? ?lenen|(?:uit)?lenen|verhuren|hergeb\\p{L}*|verleih\\p{L}*|ausleih\\p{L}*|vermiet\\p{L}*)`,
  `(?:let(?:ting|s)?|laat|laten|laisse\\p{L}*|lass\\p{L}*) (?:(?!${HOUSEHOLD})[^.;\\n]){0,20}(?<!\\p{L})${USES} ${MINE} ${LENT}${AT_HOME}`,
  `(?:pay|paid|betaal|betalen|paie|paye|zahl|get|krijg|recois|krieg)\\p{L}*[^.;\\n]{0,40}(?<!\\p{L})(?:(?:for|voor|pour|fur) (?:lending |preter )?|om |${USES} )${MINE} (?:name|naam|nom|namen)(?!\\p{L})`,
  `${OTHER}[^.;\\n]{0,15} (?:has|holds?|keeps?|heeft|a|hat|beheert|manages?|controls?|gere|verwaltet) (?:${MINE} appl?i?|[^.;\\n]{0,10}(?<!\\p{L})(?:pin\\p{L}*|codes?))(?!\\p{L})`,
  `(?:for|voor|pour|fur) ${OTHER}[^.;\\n]{0,30}(?<!\\p{L})(?:(?:can.?t|cannot|not allowed|(?:mag|kan)[^.;\\n]{0,8} (?:geen|niet))[^.;\\n]{0,15} (?:account|have|open|hebben|rekening)|geen rekening|peut pas|pas (?:avoir|ouvrir)|kein\\p{L}* konto)`,
  `(?:he|she|they|hij|ze|zij|il|elle|er|sie) [^.;\\n]{0,20}(?<!\\p{L})(?:i|ik|je|ich) [^.;\\n]{0,12}(?<!\\p{L})${ONLY} [^.;\\n]{0,12}(?:sign|teken|unterschreib)\\p{L}*`,
  `(?:just|only|maar|enkel|alleen|que|juste|nur|bloss) (?:the |an? |de |een |l.|un |der |ein )?(?:tussenpersoon|doorgeefluik|middle ?man|go.between|intermediaire|mittelsmann)`,
].join("|");

const MONEY = "(?:money|funds|cash|geld|gelden|argent|fonds|sous|gelder)";
const ALONE = "(?:alone|alleen|seule?|allein|only)(?!\\p{L})";
export const OWNED_BY_OTHER = [
  `${MONEY}[^.;\\n]{0,20}(?<!\\p{L})${NOT} (?:really |echt |vraiment |eigentlich )?(?:mine|van mij|de mij|a moi|mir|meins)(?!\\p{L}| ${ALONE})`,
  `other people.?s? (?:money|cash)|${MONEY} (?:of|van|von|des) (?:others?|other people|anderen?|autres)(?!\\p{L}|[^,.;\\n]{0,15} ${NOT})|fremdes geld`,
  `(?:niet|pas|not|nicht) (?:voor|pour|for|fur) (?:mij|moi|me|mich)(?!\\p{L}| ${ALONE}|[^.;\\n]{0,20}(?:pensi|rente|retraite|retirement))`,
].join("|");

const BILL =
  "(?:rent(?!\\p{L})|huur|loyer|miete|landlord|verhuurder|proprietaire|vermieter|bills?(?!\\p{L})|factu|rechnung|invoice)";

export const SENT_ON_AT_ONCE = [
  "doorst(?:uren|uur)(?!\\p{L})|(?:and|en|et|und) (?:forward|renvoyer)(?!\\p{L})",
  `pass(?:ing)? (?:on )?${MONEY}|faire passer (?:de l.)?${MONEY}|${MONEY} (?:te )?laten passeren|${MONEY}[^.;\\n]{0,25}(?<!\\p{L})durch(?:zu)?(?:leit|schleus)\\p{L}*`,
  `(?<!${BILL}[^.;\\n]{0,15})(?:(?:wire|transfer|send)\\p{L}* (?:it |them )?(?:straight|immediately|right away)|(?:tout de suite|aussitot) (?:transferer|virer)|(?:transferer|virer) (?:tout de suite|aussitot)|(?:direct|meteen|onmiddellijk) (?:weer )?(?:door|over)\\p{L}*|sofort (?:wieder )?weiter\\p{L}*)(?![^.;\\n]{0,25}(?<!\\p{L})${BILL})`,
  `(?:forward|transf[eè]r\\p{L}*|envo\\p{L}*|stuur|send|(?:weiter)?schick\\p{L}*)[^.;\\n]{0,12} (?:his|her|their|zijn|haar|hun|ses|son|sein|ihr) ${MONEY}(?![^.;\\n]{0,10}(?:school|studi|etudes|schule))`,
  `${MONEY}[^.;\\n]{0,40}(?<!\\p{L})(?:bitcoin|crypto|krypto)\\p{L}*[^.;\\n]{0,15} (?:for|voor|pour|fur) ${SOMEBODY}`,
  "(?:payments?|betalingen|paiements|zahlungen)[^.;\\n]{0,40}(?:bitcoin|crypto|krypto)\\p{L}* (?:for|voor|pour|fur) ",
  "(?:job|work|baan|werk|boulot|travail|arbeit) [^.;\\n]{0,20}(?:via|on|off|from|op|sur|uber|durch) (?:telegram|whats ?app|snapchat|signal)(?!\\p{L})",
].join("|");

const PART = "\\d+ ?(?:%|percent|procent|pour ?cent|prozent)";
const LETS_USE =
  "(?:lend|letting|let (?:them|him|her|others?|people)|us(?:e|ing)(?!\\p{L})|pass|forward|doorst|leen|uitle|verhuur|ter beschikking|gebruik|prete|loue|utilis|hergeb|hergib|leih|verleih|uberlass|benutz|nutz|weiter|(?:each|every|elke|iedere|chaque|jede[mnrs]?|per|par) (?:payment|transfer|betaling|storting|overschrijving|paiement|virement|zahlung|uberweisung))";
/** What one keeps of money that passes through. */
export const KEPT_SHARE = [
  `(?:keep|hou|houden|garde|behalte?) [^.;\\n\\d]{0,12}${PART}|${PART}[^.;\\n]{0,12} (?:houden|behouden|bijhouden|behalten|garder|keep)`,
  `(?:krijg|get|receive|recois|donne|krieg|bekomme|earn|verdien)\\p{L}* [^.;\\n]{0,10}(?:commissi\\p{L}*|provision|cut|percentage|pourcentage)(?=[^.;\\n]{0,60}(?<!\\p{L})${LETS_USE})[^.;\\n]{0,40}(?<!\\p{L})(?:account|rekening|compte|konto)(?!\\p{L})`,
].join("|");

const BODY =
  "(?:company|firm|business|charity|club|school|vennootschap|zaak|vzw|bedrijf|vereniging|societe|asbl|boite|association|gesellschaft|firma|verein)(?!\\p{L})";
const POSSESSIVE = "(?:my|our|mijn|m.?n|onze?|mon|ma|notre|meine?[nmrs]?|unsere?[nmrs]?)";
/** Behind "on behalf of": what is one's own. */
export const OF_ONES_OWN = `(?! ?(?:${POSSESSIVE} |(?:the|de|het|la|l.|der|des|die) ?)(?:own |eigene?[nr]? |propre )?${BODY}(?<=${POSSESSIVE} (?:own |eigene?[nr]? |propre )?\\p{L}+|(?=[^.;\\n]{0,25}(?<!\\p{L})(?:i|i?.?m|ik|je|ich|which|waarvan|dont|deren)(?!\\p{L}))))`;
/** "For my husband and me" is for both. */
export const FOR_BOTH =
  "(?!\\p{L}* (?:and|en|et|und) (?:(?:me|myself|mij|mezelf|ikzelf|moi|mich|mir)(?!\\p{L})|(?:i|ik|ich)(?= *(?:$|[,.;)]|samen|together|zusammen))))(?!elijk)";
/** Before "for my mother": to support somebody is no errand of theirs. */
export const NO_CARE =
  "(?<!(?:gifts?|presents?|care|caring|support|cadeaux?|geschenk\\p{L}*|zorg\\p{L}*|steun\\p{L}*|soutien|geschenke?|pflege|unterstutzung|rusthuis|zorgcentrum|ziekenhuis|(?:rest|care|nursing) home|repos|heim|hospital|hopital|krankenhaus|studies|etudes) )";
