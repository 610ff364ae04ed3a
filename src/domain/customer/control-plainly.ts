import { ANYBODY_ELSE, IN_MY_NAME, NOT, OTHER, SOMEBODY } from "../diligence/rating/people-said.ts";

/** How companies say, in everyday words, that somebody else decides, or that shares are another's. Folded; since version 8 of the rules. */

const SHARES = "(?:aandelen|deel|aandeel|shares?|parts?|actions?|anteile?|aktien)(?!\\p{L})";
const I = "(?:i|ik|je|j.|ich)(?!\\p{L})";
const REALLY =
  "(?:really|actually|in (?:fact|reality)|eigenlijk|in (?:feite|werkelijkheid)|en (?:vrai|fait|realite)|eigentlich|in wirklichkeit)";
const BUT = "(?:but|maar|mais|aber|though|theyre|they.re)(?!\\p{L})";
const ONE = "(?:he.?s?|she.?s?|hij|zij|il|elle|er|sie)(?!\\p{L})";

const DECIDES = [
  "trek(?:t|ken) (?:achter de schermen )?(?:aan )?de touwtjes|pull(?:s|ing)? (?:all )?the strings|tire(?:nt)? les ficelles|(?:zieht|ziehen) (?:im hintergrund )?die faden",
  `${REALLY}[^.;\\n]{0,12} (?:van|a|aan|of|to|gehort?.?s?|its|it.s|theyre) ?(?=${ANYBODY_ELSE})`,
  `(?:on paper|op papier|sur (?:le )?papiers?|auf dem papier|officially|officieel|officiellement|offiziell)[^.;\\n]{0,30} (?:me|ik|moi|ich|mij|wife|vrouw|femme|frau)(?!\\p{L})[^.;\\n]{0,15} ${BUT}`,
  "(?:op|on|sur|auf) (?:any |geen |aucun |de |les |the )?(?:papier(?:en|s)?|papers?)[^.;\\n]{0,6} (?:nergens|nowhere)|(?:nergens|nowhere|nulle part|nirgends|not) (?:op|on|sur|auf) (?:any |de |les |the )?(?:papier(?:en|s)?|papers?)|steht (?:aber )?nirgends",
  "un-?offi(?:cially|ciel\\p{L}*)|inoffiziell\\p{L}*|pas officiel\\p{L}*|officieel niet|niet officieel|officieus|not officially",
  `${I} [^.;\\n]{0,10}(?:teken|sign|signe|unterschreib)\\p{L}* [^.;\\n]{0,12}(?:wat|what|ce qu|was) ?[^.;\\n]{0,20} (?:zegt|tells?|says?|dit|sagt|wil|wants?|veut|will)(?!\\p{L})`,
  `(?:without|zonder|sans|ohne)[^.;\\n]{0,20} (?:ok(?:ay)?|say.?so|permission|toestemming|akkoord|goedkeuring|fiat|l.?accord|l.?autorisation|zustimmung|erlaubnis|approval|consent)[^.;\\n]{0,30}(?<!\\p{L})(?:${I}[^.;\\n]{0,12}${NOT}|(?:mag|kan|darf|kann) ${I} ${NOT})`,
  `${I}[^.;\\n]{0,15} (?:peux|can|mag|kan|darf|kann)[^.;\\n]{0,6} ${NOT}[^.;\\n]{0,25} (?:without|zonder|sans|ohne)[^.;\\n]{0,20} (?:ok(?:ay)?|permission|toestemming|akkoord|goedkeuring|l.?accord|l.?autorisation|zustimmung|erlaubnis|approval|consent)`,
  "(?:ring|call|ask|phone|bel|bellen|vraag|vragen|appeler|appelle|demander?|anrufen|frage|fragen|rufe)(?!\\p{L})[^.;\\n]{0,50} (?:before|voor|vooraleer|voordat|avant|bevor)[^.;\\n]{0,20} (?:sign|teken|signer|unterschr|decid|beslis|entscheid)",
  `(?:${OTHER}|ex)(?!\\p{L})[^.;\\n]{0,15} (?:still|nog altijd|nog steeds|toujours|encore|immer noch)[^.;\\n]{0,8} (?:runs?|manages?|leidt|runt|dirige|gere|leitet|fuhrt)|(?:${OTHER}|ex)(?!\\p{L})[^.;\\n]{0,8} (?:runs?|manages?|leidt|runt|dirige|gere|leitet|fuhrt)[^.;\\n]{0,20} (?:still|nog altijd|nog steeds|toujours|encore|immer noch)`,
  `${OTHER} (?:runs|leidt|runt|dirige|leitet|fuhrt) (?:it|the company|de zaak|het|alles|la societe|la boite|tout|die firma|alles|everything)`,
  `(?:says?|zegt|dit|sagt|bepaalt|bestimmt) (?:what|wat|ce qu|was)[^.;\\n]{0,3} ?[^.;\\n]{0,12}(?:happens|must be done|moet gebeuren|te doen|il faut faire|doit faire|(?:gemacht|getan) wird)`,
  "(?:secret|geheime?|side|hidden|verborgen) (?:agreement|afspraak|overeenkomst|deal|absprache|vereinbarung|abmachung)|(?:convention|accord|pacte)s? (?:secrete?|occulte|cachee?)|tegenbrief|contre.lettre",
  "(?:kick|throw|fire|sack)\\p{L}* me out|(?:peut|pouvoir) me virer|mij (?:\\p{L}+ )?(?:buiten ?(?:zetten|gooien)|ontslaan)|mich [^.;\\n]{0,12}(?:rauswerfen|rausschmeissen|entlassen|feuern)",
  "(?:power of attorney|volmacht|procuration|vollmacht) (?:over|op|sur|uber|on|voor|for|fur) (?:all|alle|tous|toutes|samtliche)",
  "(?:real|true|echte|ware|werkelijke|vrai|veritable|wahren?|echten?|tatsachlichen?) (?:boss|baas|eigenaar|owner|patron|proprietaire|chef|eigentumer|inhaber)(?!\\p{L})",
  "darf (?:nicht|kein\\p{L}*)(?: mehr)? geschaftsfuhrer|(?:mag|kan) (?:geen|niet) (?:meer )?(?:zaakvoerder|bestuurder)|(?:peut|ne doit) (?:pas|plus) (?:etre )?(?:gerant|gerer)",
  "straw ?man|front ?man(?= for|$|[.;,\\n])|figurehead|katvanger|stroman(?:nen)?(?!\\p{L})|strohmann|prete.nom|homme de paille|(?:nominee|zetbaas)(?!\\p{L}| director service)",
];

const HELD = [
  `${IN_MY_NAME}[^.;\\n]{0,30} ${BUT}`,
  `${IN_MY_NAME}[^.;\\n]{0,20} (?:gehor\\p{L}*|belong\\p{L}*|zijn van|sont a|horen|van)[^.;\\n]{0,8} ${ANYBODY_ELSE}`,
  `${IN_MY_NAME}[^.;\\n]{0,20} (?:want|omdat|because|cause|cos|parce qu|car|weil|dus|so|donc)[^.;\\n]{0,4} ?${ONE}[^.;\\n]{0,14}(?:${NOT}|bankrupt|failliet|faillite|pleite)`,
  `${SHARES}[^.;\\n]{0,25} ${REALLY}[^.;\\n]{0,20} ${ANYBODY_ELSE}`,
  `(?:on (?:the )?papers?|op papier|sur (?:le )?papier|auf dem papier|drin|in (?:the|het) register)[^.;\\n]{0,12} (?:${BUT})? ?[^.;\\n]{0,8}${SHARES} [^.;\\n]{0,12}(?:mine|van mij|a moi|meine?)(?!\\p{L})`,
  `(?:hold|holding|hou|houd|bewaar|garde|halte|verwahre)(?!\\p{L}) ?(?:ze|them|em|it|les|sie|die)? ?(?:bij |over )?(?:for|voor|pour|fur) ${OTHER}`,
  `(?:je|j) (?:les|la|le) garde pour ${OTHER}`,
  `(?:portage|nominee|treuhanderisch|fiduciary|als stroman) (?:for|voor|pour|fur) `,
  `(?:for the account of|voor rekening van|pour (?:le )?compte d.?|fur rechnung)(?: an?| de| einer?)? ?(?:third part|derde|tiers|dritt|${SOMEBODY}|eines dritten)`,
  "declaration of trust|treuhand(?:vertrag|abrede)",
  "(?:geparkeerd|parked|parque\\p{L}*|geparkt)[^.;\\n]{0,4} (?:bij mij|with me|chez moi|bei mir)|(?:bij mij|with me|chez moi|bei mir)[^.;\\n]{0,15}(?:geparkeerd|parked|parque|geparkt)",
  "(?:terug|back|zuruck|rends|rendre|rendrai)[^.;\\n]{0,10} (?:when|wanneer|als|quand|wenn|zodra|des qu.) ?(?:he|she|hij|zij|il|elle|er|sie)(?!\\p{L})",
  "(?:lend(?:ing)?|lenen|leen|preter|prete|hergeb\\p{L}*|leihe)[^.;\\n]{0,6} (?:my|mijn|m.?n|mon|meinen) (?:name|naam|nom|namen)|(?:my|mijn|m.?n|mon|meinen) (?:name|naam|nom|namen) (?:te )?(?:lenen|hergeb\\p{L}*|verleih\\p{L}*)",
  `(?:winst|profits?|benefices?|gewinne?)[^.;\\n]{0,6} (?:gaa?t|goes|go|va|vont|geht|gehen) (?:naar|to|a|an) ${OTHER}`,
  "(?:just|only|enkel|alleen|juste|nur|bloss) (?:on paper|op papier|sur papier|in (?:the|het) register|dans le registre|im register|auf dem papier)",
  "(?:aandeelhouder|vennoot|shareholder|actionnaire|associe|gesellschafter)\\p{L}*[^.;\\n]{0,30} (?:(?:niks|niets|nichts|nix) (?:betaald|gezahlt|bezahlt)|paid nothing|rien paye)",
];

export const CONTROL_PLAINLY = [...DECIDES, ...HELD].join("|");
