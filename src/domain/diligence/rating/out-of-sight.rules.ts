/** Words of answers, folded, by which somebody says that money, its owners or its source are kept from others. */

export const TAXMAN =
  "(?:tax ?(?:office|man|authorit\\p{L}+|collector|administration|service)|fiscus|belastingdienst|belastingen|fisc(?!\\p{L})|administration fiscale|impots|finanzamt|steuerbehorde|authorities|overheid|autorites|behorden|creditors|schuldeisers|creanciers|glaubiger|bailiff|deurwaarder|huissier|gerichtsvollzieher)";

const WHAT = `(?:geld|money|argent(?!erie)|fonds(?!en)|funds|vermog|fortune|wealth|kapita|capitaux|cash|income|inkom|revenu|einkommen|einnahmen|profits?(?!\\p{L})|winst|benefices|gewinn|assets|avoirs|savings|spaargeld|epargne|ersparnis|owner|who (?:owns|is behind)|eigena|aandeelhouder|shareholder|proprietaire|actionnaire|eigentum|inhaber|gesellschafter|wie (?:de|er|achter)|a qui appart|wem |${TAXMAN})`;

const HIDE =
  "(?<!(?:nothing|niets(?: te)?|rien(?: a)?|nichts(?: zu)?)(?: (?:vor|fur|voor) [^.;\\n]{0,25})? )(?:to hide|hiding|conceal|te verberg|verbergen|te verhul|verhull|te verstop|weg te stop|geheim ?(?:te )?houd|cacher|dissimul|camoufl|verstecken|zu verstecken|verheimlich|verschleier)";

const NEAR = "[^.;\\n]{0,40}";

const SO_THAT =
  "(?:so(?: that)?|of which|zodat|opdat|waar(?:van)?|afin qu\\p{L}*|pour qu\\p{L}*|dont|damit|wovon|von dem)";
const NOT = "(?:not|never|nothing|cannot|can.t|doesn.t|won.t|niets?|nooit|pas|rien|nichts?|nie)";
const KNOW =
  "(?:sees?|know|find|learn|discover|touch|zie|weet|weten|vind|sach|sait|savoir|voi[rte]|trouv|decouvr|sieht|sehen|weiss|wissen|finde|erfahr)";

const UNNAMED =
  "(?:whose|owner|lender|wiens|eigenaar|geldschieter|proprietaire|preteur|eigentumer|inhaber|geldgeber|dessen|deren)[^.;\\n]{0,40}(?:(?:not|niet|pas|nicht) (?:(?:mag|kan|wil|darf|kann) )?(?:name|disclose|reveal|noemen|bekendma|nommer|divulguer|reveler|nennen|offenlegen))";

/** To hide money or its owners, or to keep what is earned from the taxman. */
export const OUT_OF_SIGHT = [
  `${HIDE}\\p{L}*${NEAR}(?<!\\p{L})${WHAT}`,
  `${WHAT}\\p{L}*${NEAR}(?<!\\p{L})${HIDE}`,
  `${SO_THAT} [^.;\\n]{0,12}(?<!\\p{L})${TAXMAN}[^.;\\n]{0,20}(?<!\\p{L})(?:${NOT}[^.;\\n]{0,20}(?<!\\p{L})${KNOW}|${KNOW}\\p{L}*[^.;\\n]{0,10}(?<!\\p{L})${NOT}(?!\\p{L}))`,
  `(?:out of (?:sight|reach) of|away from|buiten (?:het )?(?:zicht|bereik) van|uit het zicht van|hors de (?:vue|portee) d[eu]s?|a l.abri d[eu]s?|ausserhalb der (?:sicht|reichweite)) (?:\\p{L}+ )?${TAXMAN}`,
  "(?:evad|dodg)(?:e|ing) (?:\\p{L}+ )?tax|belasting(?:en)? te ontduik|echapper (?:a l.impot|au fisc|aux impots)|steuern? (?:zu )?hinterzieh",
  UNNAMED,
].join("|");

/** Not of who fights it, or inspects it. */
const FOUGHT =
  "(?<!(?:against|inspect\\p{L}*(?: of)?|fight\\p{L}*|combat\\p{L}*|tegen|bestrijding van|inspect\\p{L}* (?:van|op)|contre(?: le)?|gegen|bekampf\\p{L}*(?: (?:der|von))?) )";

export const UNDECLARED = `${FOUGHT}(?:undeclared (?:work|income|wages|money|cash|job)|(?:cash|money) (?:that (?:i|we) )?(?:never|did not|have not|not) declared?|zwart ?werk(?!\\p{L}*bestrijding)|zwarte inkomsten|in het zwart|(?:niet|on)[ -]?aangegeven (?:inkom|geld|werk|loon)|travail (?:au noir|non declare)|(?:revenus?|argent) non declare|schwarzarbeit(?!sbekampf)|(?:nicht versteuert|unversteuert)\\p{L}* (?:geld|einkommen|einnahmen|lohn))`;

const DONE_FOR_MONEY =
  "(?:sell|sold|sale|verko(?:op|p|cht)|vend(?!r?edi)|vente|verkauf|rent(?:ing|ed)?(?!\\p{L})|verhu(?:ur|r)|lou(?:er?|ee?s|ons)(?!\\p{L})|vermiet|encaiss|kassier|travaill|paye|paie|arbeit(?:e|en|et|ete)?(?!\\p{L}))";
/** `Schwarz` and `zwart` are colours, bread and families too: beside the verb, or where the clause ends. */
const COLOUR_BESIDE = `(?<!(?:herrn?|frau|familie|meneer|mevrouw|dhr.|mevr.) )(?:schwarz|zwart) (?:te |zu )?${DONE_FOR_MONEY}|schwarzverk|zwarte verkoop(?!\\p{L})|${DONE_FOR_MONEY}(?:(?!bei|an|fur|von|in|der|die|firma|herr|frau|van|voor|mevrouw)\\p{L}*(?: |$))(?:(?:alles|waren?|es|das|teils|auch|meist|deels|ook|meestal) ){0,3}(?:schwarz|zwart)(?= ?(?:[,.;!)\\n]|$| (?:ohne|zonder|und ohne|en zonder)))`;

/** Sold, let, paid or done without telling the taxman: work has words of its own. */
export const DONE_UNDECLARED = `${FOUGHT}(?:(?<!contre l.s? )${DONE_FOR_MONEY}(?:(?! (?:rien|pas|jamais|nothing|never|niets?|nooit) )[^.;\\n]){0,45}(?<!\\p{L})(?:(?<!(?:du \\p{L}{1,12}|et) )au noir|marche noir|zwarte markt|black market|schwarzmarkt|off the books)(?!\\p{L})|${COLOUR_BESIDE})`;

const PAYMENTS =
  "(?:payments|money|funds|bank transfers|betalingen|geld|gelden|overschrijvingen|(?:des |les |de l.)?(?:paiements|argent|fonds|virements)|zahlungen|uberweisungen|gelder)";
const OTHERS =
  "(?:(?:for|on behalf of) (?:(?:other|foreign) (?:companies|firms|businesses|people|persons|parties)|others(?!\\p{L})|third parties|friends|acquaintances)|(?:voor|namens|in naam van) (?:(?:andere|buitenlandse) (?:bedrijven|firma|ondernemingen|vennootschappen|mensen|personen|partijen)|anderen(?!\\p{L})|derden|vrienden|kennissen)|(?:pour|au nom d.|pour (?:le )?compte d[e.])(?: ?d.)? ?(?:autres (?:societes|entreprises|firmes|personnes)|autrui|tiers|amis)|(?:fur|im namen von|im auftrag von) (?:andere[rn]? (?:firmen|unternehmen|gesellschaften|personen|leute)|dritten?(?!\\p{L})|freunden?|bekannten?))";

/** Money that is taken in for somebody else: what payment institutions do, and what money mules do. */
export const PAYMENTS_FOR_OTHERS = `${PAYMENTS} ${OTHERS}|${OTHERS} ${PAYMENTS}`;
