/**
 * Prominent public functions of article 3(9) of Directive (EU) 2015/849, article 4, 28° of the Belgian law of 18 September 2017 and article
 * 2(34) of Regulation (EU) 2024/1624, as people call them in Dutch, French, German and English; without accents, in small letters.
 */

const words = (...lists: readonly string[]): string => `(?:${lists.join("|")})`;

/** Functions that their name alone tells. */
export const ALONE = words(
  // Heads of state and of government, and members of government.
  "head of (?:state|government)|staatshoofd|regeringsleider|chef(?:fe)? (?:de l'|d')etat|chef(?:fe)? du gouvernement|staatsoberhaupt|regierungschef(?:in)?",
  "first lady|premiere dame|presidentsvrouw|presidential family|famille presidentielle|prasidentenfamilie",
  "(?:vice-?)?(?:eerste |prime )?-?minister-?presidente?|(?:vice-?)?(?:eerste |prime |deputy |junior )?(?!administer)(?:[a-z]{3,24}-?)?minister(?:in(?:nen)?|s)?|(?:vice-?)?(?:premier(?:e)? )?ministres?|ministerprasident(?:in|en)?|vizeminister(?:in)?|bundeskanzler(?:in)?|kanselier|chancelier",
  "(?:onder)?staatssecretaris(?:sen)?|(?:sous-)?secretaires? d'etat|staatssekretar(?:in|e)?|(?:under-?)?secretar(?:y|ies) of state",
  "euro-?commissaris|europees commissaris|commissaire europeen(?:ne)?|eu-?kommissar(?:in)?|european commissioner",
  // Members of parliaments.
  "(?:euro(?:paisches |pees )?|europa)?parle?a?ments?(?:lid|leden|mitglied(?:er)?|abgeordnete[rn]?)|volksvertegenwoordigers?|kamerl(?:id|eden)|senat(?:or(?:in|en|s)?|eurs?|rices?)|eurodeputee?s?|deputee?s?|(?:bundestags|landtags|europa|parlaments)?abgeordnete[rn]?|parlementaires?(?=\\s*(?:$|[.,;:()]| et | a | en | au | depuis | europeen| federal| wallon| flamand))|parlamentarier(?:in)?|congress(?:man|woman)|member of congress|nationalrat(?:in)?|standerat(?:in)?|(?:bundestags|landtags|bundesrats|parlaments|nationalrats)prasident(?:in)?|verfassungsrichter(?:in)?",
  // Heads of parties.
  "part(?:ij|ei)voorzitters?|parteivorsitzende[rn]?|parteichef(?:in)?|presidente? (?:d'un |du |de )parti|(?:political )?party (?:leader|chair(?:man|woman|person)?|president|secretary|treasurer)|parteivorstand(?:smitglied)?|partijbestuur(?:der|slid)?|partijbureau|fractieleider|fraktionsvorsitzende[rn]?",
  // Diplomats and high-ranking officers.
  "ambassad(?:eurs?|rices?|ors?)|botschafter(?:in)?|nuntius|apostolic nuncio|charge(?:e)?s? d'affaires|zaakgelastigde|geschaftstrager(?:in)?|consul(?:e)?(?:-| )generaa?l|consul(?:e)? general|generalkonsul(?:in)?",
  "(?:generaal|general)-?(?:majoor|major)|(?:luitenant|lieutenant)-(?:generaal|general)|lieutenant general|brigade-?general|brigade-?generaal|(?:brigadier|major|army) general|brigadier-?generaal|general(?:major|leutnant|oberst)|general de (?:brigade|division|corps d'armee|l'armee|armee)|general(?: der| a\\.? ?d\\.?| in the| of the| dans l'| de l') ?(?:army|armed forces|air force|bundeswehr|infanterie|armee)|generaal (?:in|van|bij) (?:het |de )?(?:leger|landmacht|luchtmacht|defensie)|chef-?staf|chief of (?:the )?(?:defence|general|army) staff|chef d'etat-major (?:de l'armee|general)",
  "(?:vice-?|contre-?|schout-bij-nacht|konter|vize|flotti?l?je?-?|rear[- ])?-?(?:admiraal|amiral|admiral)",
  // What the Belgian law and the list of the Union add.
  "provinciegouverneur|gouverneure? (?:van|de) (?:de |la )?(?:provincie|province)|burgemeester|bourgmestre|(?:ober)?burgermeister(?:in)?|mayor",
);

const COUNCIL_ROLE =
  "(?:(?:vice-?|onder|vize)?-?(?:voorzitter|president(?:e|in)?|prasident(?:in)?|vorsitzende[rn]?)|sits|seat|siege|zit|zetelt|sitz[et]?|chair(?:man|woman|person)?|member|lid|membre|mitglied|speaker|quaestor|questeur)";
const JUDGE =
  "(?:(?:eerste |first |premier(?:e)? )?(?:president(?:e|in)?|prasident(?:in)?|voorzitter)|judge|justice|rechters?|raadsheer|raadsvrouw|juges?|conseillere?s?|richter(?:in)?|bundesrichter(?:in)?|staatsraad|(?:eerste )?(?:auditeur|auditor)|advocaa?t-generaal|avocate? general|advocate general|attorney general|procureure?(?:-| )gener(?:aal|al)|prosecutor general|general(?:staats|bundes)anwalt|member|lid|membre|mitglied|commissaris)";
const BOARD =
  "(?:chief executive(?: officer)?|ceo|pdg|president(?:e|in)?(?:-directeur general)?|prasident(?:in)?|(?:vice-?|onder|vize)?-?voorzitter|chair(?:man|woman|person)?|(?:managing |deputy |executive |board |adjunct-?|vice-?)?director(?:-general| general)?|(?:gedelegeerd )?bestuurder|bestuurslid|administrat(?:eur|rice)(?: delegue)?|board|raad van bestuur|conseil d'administration|directiecomite|directeur(?:-generaal| general)?|directrice(?: generale)?|adjunct-directeur|(?:general)?direktor(?:in)?|vorstand(?:s(?:mitglied|vorsitzende[rn]?))?|aufsichtsrat(?:s(?:mitglied|vorsitzende[rn]?))?|verwaltungsrats?|geschaftsfuhrer(?:in)?|(?:vice-?|deputy )?(?:governor|gouverneur)|regent|topman|topvrouw|member of the (?:\\w+ )?(?:board|council|committee)|lid van (?:de|het) (?:raad|directie|bestuur)\\w*|membre du (?:conseil|comite|directoire)\\w*|mitglied (?:des|im|der) (?:vorstands?|aufsichtsrats?|direktoriums?|rats?))";
const SECRETARY =
  "(?:(?:deputy |under-?|adjunct-)?secretar(?:y|is)-?(?: )?gener(?:al|aal)|secretaire general(?:e)?(?: adjointe?)?|generalsekretar(?:in)?|(?:high )?commissioner)";

/** Roles, the bodies in which they are prominent, and how many words may stand between. */
export const ROLES_IN: readonly (readonly [role: string, body: string])[] = [
  [
    COUNCIL_ROLE,
    "(?:\\w*parl(?:ia|e|a)ment(?:s|es)?|bundestag(?:e?s)?|landtag(?:e?s)?|bundesrat(?:e?s)?|senate?|senaat|senat(?:s)?|sejm|knesset|duma|house of (?:representatives|commons|lords)|chamber of (?:representatives|deputies)|kamer van volksvertegenwoordigers|(?:eerste|tweede) kamer|chambre des (?:representants|deputes)|abgeordnetenkammer|abgeordnetenhaus(?:es)?|assemblee (?:nationale|wallonne|flamande)|national assembly|nationalversammlung|nationalrats|volkskammer|state duma)",
  ],
  [
    "(?:member|lid|membre|mitglied|president(?:e)?|voorzitter|vorsitzende[rn]?|chair(?:man|woman|person)?|secretar(?:y|is)|secretaire|treasurer|penningmeester|tresorier(?:e)?|schatzmeister(?:in)?)(?:-| )?(?:general)?",
    "(?:part(?:ij|ei)(?:bestuur|bureau|vorstands?|rat)|(?:executive committee|central committee|board|bureau|comite central|executif|praesidium|prasidium|vorstand) (?:of|van|de|du|d'|der|des) ?(?:the |a |de |een |het |un |la |einer )?(?:\\w+ )?(?:part(?:y|ij|i|ei)|regeringspartij)|(?:hoofdbestuur|bestuur|bureau) van (?:de |een )?partij|(?:ruling|governing) party|parti au pouvoir|regeringspartij|regierungspartei)",
  ],
  [
    "(?:president(?:e)?|voorzitter|vorsitzende[rn]?|chair(?:man|woman|person)?|secretar(?:y|is)|secretaire|treasurer|penningmeester|tresorier(?:e)?|schatzmeister(?:in)?|leader|leider)(?:(?:-| )general)?",
    "(?:political |politieke |politischen )?(?:party|partij|parti|partei)(?: politique)?",
  ],
  [
    JUDGE,
    "(?:hof van cassatie|cour de cassation|kassationshof(?:s|es)?|court of cassation|grondwettelijk hof|arbitragehof|cour constitutionnelle|constitutional court|conseil constitutionnel|(?:bundes)?verfassungsgericht(?:s|shofs?)?|verfassungsgerichtshofs?|raad van state|conseil d'etat|council of state|staatsrat(?:e?s)?|hoge raad|supreme court|cour supreme|obersten? gericht(?:shof)?(?:s|es)?|bundesgericht(?:shof)?(?:s|es)?|(?:europe?an )?court of justice of the|hof van justitie van de|cour de justice de l'union|court of human rights|hof voor de rechten van de mens|cour europeenne des droits de l'homme|gerichtshofs? fur menschenrechte|international court of justice)",
  ],
  [
    JUDGE,
    "(?:rekenhof|(?:algemene )?rekenkamer|cour des comptes|court of auditors|(?:bundes)?rechnungshof(?:e?s)?|cour europeenne des comptes|europaischen rechnungshofs?)",
  ],
  [
    BOARD,
    "(?:(?:nationale|centrale|europese centrale) bank(?: van)?|nederlandsche bank|banque (?:nationale|centrale(?: europeenne)?|de france)(?: de)?|national bank of|(?:european )?central bank|bundesbank|zentralbank|nationalbank|federal reserve|ezb|ecb|bce|bank of england)",
  ],
  [
    BOARD,
    "(?:state[- ]owned|government[- ]owned|state (?:oil|gas|power|mining|railway|energy|diamond)\\w*|national (?:oil|gas|petroleum|railway|mining)|staatsbedrij(?:f|ven)|overheidsbedrij(?:f|ven)|entreprises? publiques?|societe (?:d'etat|nationale)|entreprises? (?:d'etat|etatique)|staatsunternehmens?|staatsbetriebs?|staatliche[nrs]?|staatskonzerns?|public enterprise|parastatal|sonangol|gazprom|rosneft|pdvsa|petrobras|gecamines|infrabel|bpost|proximus|skeyes|nmbs|sncb|nationale loterij|loterie nationale)",
  ],
  [
    `(?:${BOARD}|${SECRETARY})`,
    "(?:united nations|verenigde naties|nations unies|vereinten nationen|\\bvn\\b|\\bonu\\b|\\bun\\b|\\buno\\b|nato|navo|otan|world bank|wereldbank|banque mondiale|weltbank|international monetary fund|internationaal monetair fonds|fonds monetaire international|internationalen? wahrungsfonds|\\bimf\\b|\\bfmi\\b|\\biwf\\b|world health organi[sz]ation|wereldgezondheidsorganisatie|\\bwho\\b|\\boms\\b|\\bwto\\b|\\bomc\\b|oecd|oeso|ocde|unesco|unicef|european commission|europese commissie|commission europeenne|europaischen? kommission|european council|europese raad|conseil europeen|european investment bank|europese investeringsbank|council of europe|raad van europa|conseil de l'europe|europarats?|african union|afrikaanse unie|union africaine|international organi[sz]ation|internationale organisatie|organisation internationale|internationalen? organisation)",
  ],
];

/** Heads of state who are told by the country behind them. */
export const HEADS =
  "(?:president(?:e|in)?|prasident(?:in)?|king|queen|emir|sultan|koning(?:in)?|roi|reine|konig(?:in|s)?|crown prince(?:ss)?|kroonprins|prince heritier|kronprinz)";
export const OF = "(?: of| van| de| du| des| d'| von| der)(?: the| de| het| la| le| l'| der| den)? ?";
export const STATE = "(?:republi(?:c|ek|que|k)|union|unie|confederation|state|nation|federation)";

/** Before a function that is somebody else's, or a name: of a brand, a hotel, a street, or whom somebody drives or writes for. */
export const NOT_AFTER = new RegExp(
  `(?<!\\p{L})(?:${[
    "brand|merk|student|campus|youth|fashion|company|hotel|cafe|restaurant|bar|gasthaus zum|wirtshaus zum|brasserie|taverne|zaal",
    "(?:methodist|baptist|anglican|protestant|lutheran|presbyterian|church|parish|ordained|evangelical|pentecostal|youth)",
    "(?:rue|avenue|place|boulevard|chaussee|hotel)(?: d(?:u|es?))?(?: la| l')?",
    "(?:chauffeur|driver|fahrer(?:in)?|cleaner|schoonmaker|schoonmaakster|secretar(?:is|esse|y)|secretaire|sekretar(?:in)?|bodyguard|lijfwacht|garde du corps|leibwachter|cook|kok|cuisinier|gardener|tuinman|jardinier|gartner|receptionist|klerk|clerk|griffier|greffier)(?: (?:van|bij|du|de|des|d'|der|beim|bei|to|of|for|at|a|au))(?: (?:de|het|een|la|le|the|a|an|dem|des))?",
  ].join("|")}) ?(?:l')?$`,
  "u",
);

/** Likewise since version 13 of the rules: whom an actor plays. */
export const PLAYED =
  /(?<!\p{L})(?:speel(?:t|de)?|vertolk\p{L}*|joue[rsz]?|jouais|incarne\p{L}*|spiele?n?|spielte?|play(?:s|ed|ing)?|portray\p{L}*|(?:rol|role|rolle) (?:van|de|d'|of|des|eines)|chef (?:of|for|to))(?: (?:een|de|une?|le|la|einen?|eines|den|a|an|the|de rol van|le role d'une?|die rolle eines))?(?: (?:former|ex|ancien|ehemaligen|voormalige?))? ?$/u;
/** "The minister's chef". */
export const WORKED_FOR = /^'s (?:chef|cook|driver|cleaner|bodyguard|gardener|hairdresser|nanny)(?!\p{L})/u;

const ANY_BRAND =
  "(?:brand|merk|marque|marke|company|bedrijf|entreprise|firm|label|fashion|cosmetic|kosmetik|sport|bier|beer|charity|club|festival|school|universit|product|campus)";

export const NOT_BEFORE = new RegExp(
  `^(?:${[
    "-?s?(?:straat|laan|plein|dreef|lei|weg|strasse|platz)| hotel| de marque| \\p{L}+(?:straat|laan|plein|dreef|lei|strasse)(?!\\p{L})",
    " (?:du culte|protestant|of (?:the )?(?:religion|gospel|church|word)|in (?:a|an|the|our) (?:\\p{L}+ )?(?:church|parish)|van de eredienst)",
    ` (?:of|for|van|voor|de|du|pour|d'une?|fur|der|des|einer?|eines)(?: ?(?:a|an|the|our|my|een|het|de|la|le|l'|une?|einer|eines|der))*(?: \\p{L}+)? ?\\p{L}*${ANY_BRAND}`,
    " (?:of|for|van|voor|de|du|d'un|der|einer?)? ?(?:rotary|lions)",
  ].join("|")})`,
  "u",
);
