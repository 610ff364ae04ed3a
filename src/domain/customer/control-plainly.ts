import { ANYBODY_ELSE, IN_MY_NAME, NOT, OTHER, SOMEBODY } from "../diligence/rating/people-said.ts";

/** How companies say, in everyday words, that somebody else decides, or that shares are another's. Folded; since version 8 of the rules. */

const SHARES = "(?:aandelen|deel|aandeel|shares?|parts?|actions?|anteile?|aktien)(?!\\p{L})";
const I = "(?:i|ik|je|j.|ich)(?!\\p{L})";
const REALLY =
  "(?:really|actually|in (?:fact|reality)|eigenlijk|in (?:feite|werkelijkheid)|en (?:vrai|fait|realite)|eigentlich|in wirklichkeit)";
const BUT = "(?:but|maar|mais|aber|though|theyre|they.re)(?!\\p{L})";
const ONE = "(?:he.?s?|she.?s?|hij|zij|il|elle|er|sie)(?!\\p{L})";

const WITH_ME = "(?:i|me|myself|mij|ik|moi|mich|mir|ich)(?!\\p{L})";
const AND = "(?:and|en|et|und) (?:a |aan |to |von |van |of )?";
/** Another alone: a couple that owns together is no nominee, nor does a former owner own. */
const ELSE = `(?<!(?<!\\p{L})${WITH_ME} ${AND})${ANYBODY_ELSE}(?!,? (?:${AND}${WITH_ME}|geweest|gewesen))`;
/** Shares or a company, not what is rented or licensed. */
const NAME = `(?<!(?<!\\p{L})(?:lease|rent|domain|licen[cs]e|huur|vergunning|domein|bail|domaine|permis|miet|lizenz)\\p{L}*[^.;\\n]{0,25})${IN_MY_NAME}`;
const NAME_BUT = `${NAME}[^.;\\n]{0,30} ${BUT}[^.;\\n]{0,25}(?<!\\p{L})(?:${REALLY}|(?:van|of|von|a) ${ELSE}|belong|gehor|toebehor|appart|decid|beslis|entscheid|dirige|gere|leidt|runt|runs|manages|leitet|fuhrt|zegt|says|bepaal|bestimmt|own|eigen|boss|baas|patron|chef|his(?!\\p{L})|van (?:hem|haar)(?!\\p{L})|a (?:lui|elle)(?!\\p{L}))`;

/** Those who decide over every company's work: customers, doctors, landlords, authorities, a joint director. */
const OUTSIDER =
  "(?<!\\p{L})(?:klant|client|customer|kund|patient|(?:huis)?arts(?!\\p{L})|do[ck]tor|dokter|medecin|arzt|archite[ck]t|(?:stad|stadt|city|town)(?!\\p{L})|gemeente|commune|gemeinde|verhuurder|bailleur|vermieter|landlord|fagg|afmps|afsca|favv|fsma|grundbuch|kadaster|cadastre|deposit|voorschot|acompte|anzahlung|co.?(?:director|bestuurder|gerant)|(?:second|tweede|deuxieme|zweite[nrs]?) (?:director|bestuurder|zaakvoerder|gerant|geschaftsfuhr))";

const COMMANDS = [
  `${I} [^.;\\n]{0,10}(?:teken|sign|signe|unterschreib)\\p{L}* [^.;\\n]{0,12}(?:wat|what|ce qu|was) ?[^.;\\n]{0,20} (?:zegt|tells?|says?|dit|sagt|wil|wants?|veut|will)(?!\\p{L})`,
  `(?:without|zonder|sans|ohne)[^.;\\n]{0,20} (?:ok(?:ay)?|say.?so|permission|toestemming|akkoord|goedkeuring|fiat|l.?accord|l.?autorisation|zustimmung|erlaubnis|approval|consent)[^.;\\n]{0,30}(?<!\\p{L})(?:${I}[^.;\\n]{0,12}${NOT}|(?:mag|kan|darf|kann) ${I} ${NOT})`,
  `${I}[^.;\\n]{0,15} (?:peux|can|mag|kan|darf|kann)[^.;\\n]{0,6} ${NOT}[^.;\\n]{0,25} (?:without|zonder|sans|ohne)[^.;\\n]{0,20} (?:ok(?:ay)?|permission|toestemming|akkoord|goedkeuring|l.?accord|l.?autorisation|zustimmung|erlaubnis|approval|consent)`,
  `(?:ring|call|ask|phone|bel|bellen|vraag|vragen|appeler|appelle|demander?|anrufen|frage|fragen|rufe)(?!\\p{L})[^.;\\n]{0,50} (?:before|voor|vooraleer|voordat|avant|bevor) (?:dat |que )?(?:${I} ?[^.;\\n]{0,12}|(?<=(?<!\\p{L})${I}[^.;\\n]{0,70})(?:de |te )?)(?:sign|teken|unterschr|decid|beslis|entscheid)`,
  `(?:${OTHER}|ex)(?!\\p{L})[^.;\\n]{0,15} (?:still|nog altijd|nog steeds|toujours|encore|immer noch)[^.;\\n]{0,8} (?:runs?|manages?|leidt|runt|dirige|gere|leitet|fuhrt)|(?:${OTHER}|ex)(?!\\p{L})[^.;\\n]{0,8} (?:runs?|manages?|leidt|runt|dirige|gere|leitet|fuhrt)[^.;\\n]{0,20} (?:still|nog altijd|nog steeds|toujours|encore|immer noch)`,
  `${OTHER} (?:runs|leidt|runt|dirige|leitet|fuhrt) (?:it|the company|de zaak|het|alles|la societe|la boite|tout|die firma|alles|everything)(?! (?:with|met|avec|mit|cafe)(?!\\p{L}))`,
  `(?:says?|zegt|dit|sagt|bepaalt|bestimmt) (?:what|wat|ce qu|was)[^.;\\n]{0,3} ?[^.;\\n]{0,12}(?:happens|must be done|moet gebeuren|te doen|il faut faire|doit faire|(?:gemacht|getan) wird)`,
  "(?:kick|throw|fire|sack)\\p{L}* me out|(?:peut|pouvoir) me virer(?! (?:de |des |l.|les? |la |une? |\\d))|mij (?:\\p{L}+ )?(?:buiten ?(?:zetten|gooien)|ontslaan)|mich [^.;\\n]{0,12}(?:rauswerfen|rausschmeissen|entlassen|feuern)",
  "(?<!(?:boekhoud|accountant|comptable|buchhalt|steuerberat)[^.;\\n]{0,30})(?:power of attorney|volmacht|procuration|vollmacht) (?:over|op|sur|uber|on|voor|for|fur) (?:all|alle|tous|toutes|samtliche)(?![^.;\\n]{0,30} (?:boekhoud|accountant|comptable|buchhalt|steuerberat))",
  "(?:real|true|echte|ware|werkelijke|vrai|veritable|wahren?|echten?|tatsachlichen?) (?:boss|baas|eigenaar|owner|patron|proprietaire|chef|eigentumer|inhaber)(?!\\p{L})",
].join("|");

const DECIDES = [
  `(?:${COMMANDS})(?<!${OUTSIDER}[^.;\\n]{0,60})(?![^.;\\n]{0,15}${OUTSIDER})`,
  "trek(?:t|ken) (?:achter de schermen )?(?:aan )?de touwtjes|pull(?:s|ing)? (?:all )?the strings|tire(?:nt)? les ficelles|(?:zieht|ziehen) (?:im hintergrund )?die faden",
  `(?<!(?:was|were|etait|war) )${REALLY}[^.;\\n]{0,12} (?:van|a|aan|of|to|gehort?.?s?|its|it.s|theyre) ?(?=${ELSE})`,
  `(?:on paper|op papier|sur (?:le )?papiers?|auf dem papier|officially|officieel|officiellement|offiziell)(?:(?!opened|geopend|ouvert|eroffnet)[^.;\\n]){0,30} (?:me|ik|moi|ich|mij|wife|vrouw|femme|frau)(?!\\p{L})[^.;\\n]{0,15} ${BUT}`,
  "(?:op|on|sur|auf) (?:any |geen |aucun |de |les |the )?(?:papier(?:en|s)?|papers?)[^.;\\n]{0,6} (?:nergens|nowhere)|(?:nergens|nowhere|nulle part|nirgends|not) (?:op|on|sur|auf) (?:any |de |les |the )?(?:papier(?:en|s)?|papers?)|steht (?:aber )?nirgends",
  "un-?offi(?:cially|ciel\\p{L}*)|inoffiziell\\p{L}*|pas officiel\\p{L}*|officieel niet|niet officieel|officieus|not officially",
  "(?:secret|geheime?|side|hidden|verborgen) (?:agreement|afspraak|overeenkomst|deal|absprache|vereinbarung|abmachung)|(?:convention|accord|pacte)s? (?:secrete?|occulte|cachee?)|tegenbrief|contre.lettre",
  "darf (?:nicht|kein\\p{L}*)(?: mehr)? geschaftsfuhrer|(?:mag|kan) (?:geen|niet) (?:meer )?(?:zaakvoerder|bestuurder)|(?:peut|ne doit) (?:pas|plus) (?:etre )?(?:gerant|gerer)",
  `(?:straw ?man|figurehead)(?= (?:for|of|here|and|but)(?!\\p{L})|$|[.;,\\n])|front ?man(?= for|$|[.;,\\n])|katvanger|stroman(?:nen)?(?!\\p{L})|strohmann|prete.nom|homme de paille|zetbaas|nominee (?:shareholder|owner|director(?! service))|(?<=(?<!\\p{L})(?:as|am|i.?m|just|only) (?:an? |the )?)nominee(?=$|[.;,\\n])`,
];

const FOR_ACCOUNT =
  "(?<!\\p{L})(?:for the account of|voor rekening van|pour (?:le )?compte d.?|fur rechnung)(?: an?| de| einer?)?";
const PARKED = "(?:geparkeerd|parked|parque\\p{L}*|geparkt)";
const AT_MINE = "(?:bij mij|with me|chez moi|bei mir)";
const ONLY_ON_PAPER =
  "(?:just|only|enkel|alleen|juste|nur|bloss) (?:on paper|op papier|sur papier|in (?:the|het) register|dans le registre|im register|auf dem papier)";
const ROLE =
  "(?:owner|boss|director|manager|eigenaar|baas|bestuurder|zaakvoerder|gerante?|patron|proprietaire|geschaftsfuhrer(?:in)?|inhaber(?:in)?|chef)(?!\\p{L})";

const HELD = [
  NAME_BUT,
  `${NAME}[^.;\\n]{0,20} (?:gehor\\p{L}*|belong\\p{L}*|zijn van|sont a|horen|van)[^.;\\n]{0,8} ${ELSE}`,
  `${NAME}[^.;\\n]{0,20} (?:want|omdat|because|cause|cos|parce qu|car|weil|dus|so|donc)[^.;\\n]{0,4} ?${ONE}[^.;\\n]{0,14}(?:${NOT}|bankrupt|failliet|faillite|pleite)`,
  `${SHARES}[^.;\\n]{0,25} ${REALLY}[^.;\\n]{0,20} ${ELSE}`,
  `(?:on (?:the )?papers?|op papier|sur (?:le )?papier|auf dem papier|drin|in (?:the|het) register)[^.;\\n]{0,12} (?:${BUT})? ?[^.;\\n]{0,8}${SHARES} [^.;\\n]{0,12}(?:mine|van mij|a moi|meine?)(?!\\p{L})`,
  `(?:hold|holding|hou|houd|bewaar|garde|halte|verwahre)(?!\\p{L}) ?(?:ze|them|em|it|les|sie|die)? ?(?:bij |over )?(?:for|voor|pour|fur) ${OTHER}`,
  `(?:je|j) (?:les|la|le) garde pour ${OTHER}`,
  `(?:portage|nominee|treuhanderisch|fiduciary|als stroman) (?:for|voor|pour|fur) ${ANYBODY_ELSE}`,
  `${SHARES}[^.;\\n]{0,25} (?:portage|nominee|treuhanderisch|fiduciary)`,
  `(?:(?<!(?:car|auto|spare) )${SHARES}[^.;\\n]{0,40}|(?:hold|hou|houd|halte|detiens)(?!\\p{L}) ?(?:ze|them|em|it|sie|die)?) ?${FOR_ACCOUNT} ?(?:third part|derde|tiers|dritt|${SOMEBODY})`,
  `^${FOR_ACCOUNT} ?${SOMEBODY}[.! ]*$`,
  "declaration of trust|treuhand(?:vertrag|abrede)",
  `(?:${SHARES}|money|geld|argent)[^.;\\n]{0,25} (?:${PARKED}[^.;\\n]{0,4} ${AT_MINE}|${AT_MINE}[^.;\\n]{0,15}${PARKED})`,
  `^${PARKED} ${AT_MINE}(?= (?:for now|voorlopig|pour l.instant|vorlaufig)|[.! ]*$)`,
  `(?:(?:(?:give|geef|gebe?)(?!\\p{L})[^.;\\n]{0,8}|${SHARES}[^.;\\n]{0,25}) (?:terug|back|zuruck)|(?:je|${SHARES}[^.;\\n]{0,25}) ?(?:les |la |le )?(?:rends|rendre|rendrai))[^.;\\n]{0,10} (?:when|wanneer|als|quand|wenn|zodra|des qu.) ?(?:he|she|hij|zij|il|elle|er|sie)(?!\\p{L})`,
  "(?:lend(?:ing)?|lenen|leen|preter|prete|hergeb\\p{L}*|leihe)(?! (?:pas|niet|nicht) )[^.;\\n]{0,6} (?:my|mijn|m.?n|mon|meinen) (?:name|naam|nom|namen)(?! (?:to|a|aan) (?:(?:the|a|het|een|la|une) (?:brand|merk|marque)|personne|nobody|niemand))|(?:my|mijn|m.?n|mon|meinen) (?:name|naam|nom|namen) (?:te )?(?:lenen|hergeb\\p{L}*|verleih\\p{L}*)",
  `(?:winst|profits?|benefices?|gewinne?)[^.;\\n]{0,6} (?:gaa?t|goes|go|va|vont|geht|gehen) (?:naar|to|a|an) ${OTHER}(?![^.;\\n]{0,30} (?:vzw|asbl|charity|verein))`,
  `(?:${SHARES}[^.;\\n]{0,20}|${ROLE}|(?:i.?m|i am|ik (?:sta|ben)|(?:sta|ben) ik|je suis|ich (?:bin|steh\\p{L}*))(?!\\p{L})[^.;\\n]{0,20}) ?${ONLY_ON_PAPER}|${ONLY_ON_PAPER} (?:the |de |le |la |der |die )?${ROLE}`,
  "(?:aandeelhouder|vennoot|shareholder|actionnaire|associe|gesellschafter)\\p{L}*[^.;\\n]{0,30} (?:(?:niks|niets|nichts|nix) (?:betaald|gezahlt|bezahlt)|paid nothing|rien paye)",
];

export const CONTROL_PLAINLY = [...DECIDES, ...HELD].join("|");
