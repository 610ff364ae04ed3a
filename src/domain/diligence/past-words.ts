/** Words of a past with the law, folded, as alternatives of a regular expression. Dutch, French, German and English. */

/** Crimes from which money comes, or which it pays for. */
export const GRAVE_CRIME =
  "(?:witwas|blanchi|geldwasch|(?:money.?)?launder|fraud|betrug|oplicht|escroqu|swindl|drug|stupefiant|drogen|narco|cocain|heroin|traffic|trafic|mensenhandel|mensensmokkel|menschenhandel|schmuggel|smuggl|smokkel|contreband|terror|corrupt|korrupt|omkop|brib|bestech|untreue|valsheid|faux en ecriture|forg|tax evasion|evasion fiscale|steuerhinterzieh|belastingontduik|verduister|detournement|embezzl|unterschlag|heling|recel|hehlerei|organi[sz]ed crime|criminele organisatie|(?:association de malfaiteurs|organisation criminelle)|kriminelle vereinigung)";
const ANY_CRIME = `(?:${GRAVE_CRIME}|theft|diefstal|vol(?!\\p{L})|diebstahl|assault|slagen|coups|korperverletzung|murder|moord|meurtre|mord|rape|verkrachting|viol(?!\\p{L})|vergewaltigung|robbery|overval|raub)`;
const FOR = "(?:for|of|voor|wegens|om|pour|de|du|wegen|with|van|tegen|d)";

/** Who is meant where a sentence names them: those who write. */
export const SELF =
  "(?:i|i.m|im|am|myself|we|ourselves|ik|ben|heb|zelf|wij|wijzelf|j|je|suis|ai|moi|nous|ich|bin|habe|selbst|wir)(?!\\p{L})";

/** And those behind a company, or the writer's own office. */
export const BEHIND =
  "(?:owner|director|manager|shareholder|founder|bestuurder|zaakvoerder|eigenaar|eigenares|aandeelhouder|oprichter|vennoot|gerant|administrateur|administratrice|dirigeant|actionnaire|associe|proprietaire|fondateur|geschaftsfuhrer|gesellschafter|inhaber|grunder|ceo)\\p{L}{0,3}(?!\\p{L})";

/** Somebody else. */
export const OTHERS =
  "(?:(?:former|previous|ex|vorige|vroegere|ancien|ancienne|ehemalig\\p{L}*|fruhere\\p{L}*|of an?|van een|d.une?|eine[rs]).{0,2}(?:owner|director|manager|bestuurder|zaakvoerder|eigenaar|gerant|geschaftsfuhrer|boss|baas)\\p{L}*|customers?|clients?|klant\\p{L}*|client\\p{L}*|cliente\\p{L}*|kunde\\p{L}*|mandant\\p{L}*|debtors?|schuldenaa?r\\p{L}*|debiteu\\p{L}*|schuldner\\p{L}*|employers?|werkgever\\p{L}*|employeu\\p{L}*|arbeitgeber\\p{L}*|boss|baas|patron|chef|suppliers?|leverancier\\p{L}*|fournisseu\\p{L}*|lieferant\\p{L}*|tenants?|huurder\\p{L}*|locataire\\p{L}*|mieter\\p{L}*|buyers?|sellers?|kopers?|verkopers?|acheteu\\p{L}*|vendeu\\p{L}*|opponent|tegenpartij|adversaire|partie adverse|gegner\\p{L}*|competitors?|concurrent\\p{L}*|konkurrent\\p{L}*|compan(?:y|ies)|bedrij\\p{L}+|firma\\p{L}*|zaak|zaken|ondernemin\\p{L}+|vennootschap\\p{L}*|societe\\p{L}*|entreprise\\p{L}*|unternehmen\\p{L}*|businesses|business|shop|winkel|magasin|bank|banque|people|persons?|mensen|personen|personnes?|gens|menschen|leute|young\\p{L}*|jongeren|jeunes|jugendliche\\p{L}*|prisoners?|gedetineerden|gevangenen|detenus|gefangene\\p{L}*|haftling\\p{L}*|offenders?|those|who(?!\\p{L})|wie|degene\\p{L}*|ceux|celles|celui|qui|diejenigen|he|she|they|hij|zij|ze|il|elle|ils|elles|sie|someone|somebody|anyone|iemand|quelqu.un|jemand\\p{L}*|uncle|aunt|oom|oncle|onkel|tante|friends?|vriend\\p{L}*|amie?s?|freund\\p{L}*|neighbou?r|buurman|voisin|nachbar|husband|wife|echtgeno\\p{L}*|mari|femme|epou\\p{L}*|ehemann|ehefrau|mann|frau|vrouw|man|ex|father|mother|vader|moeder|pere|mere|vater|mutter|son|zoon|fils|sohn|daughter|dochter|fille|tochter|brother|sister|broer|zus|frere|soeur|bruder|schwester|parents|ouders|eltern|partner|politici|politicians?|victims?|slachtoffers?|victimes?|opfer|fraudsters?|scammers?|oplichters?|escrocs?|betrugern?s?|thie(?:f|ves)|die(?:f|ven)|voleu\\p{L}*|tatern?s?|daders?|auteurs? des faits|murderers?|moordenaars?|morder\\p{L}*|meurtrie\\p{L}*)(?!\\p{L})";

/** Work with those who have such a past, or near them. */
export const TRADE =
  "(?:lawyer|attorney|solicitor|barrister|advoca\\p{L}+|avocat\\p{L}*|(?:rechts|straf)?anw[aä]lt\\p{L}*|jurist\\p{L}*|notar\\p{L}*|judge|magistra\\p{L}*|rechter|juge|richter\\p{L}*|clerk|griffie\\p{L}*|greffier|police|politie|polizei\\p{L}*|inspect\\p{L}*|officer|guard\\p{L}*|warder|warden|cipier|bewaarder|bewaker|gevangenisbewaarder|beambte|beamt\\p{L}*|gardien\\p{L}*|surveillant\\p{L}*|vollzug\\p{L}*|justizvollzug\\p{L}*|chaplain|aalmoezenier|aumonier|seelsorge\\p{L}*|social work\\p{L}*|maatschappelijk\\p{L}*|(?:assistante? )?sociale?|sozial\\p{L}*|reclassering|bewahrungshel\\p{L}*|justitieassistent\\p{L}*|probation|psycholog\\p{L}*|nurse|verple\\p{L}+|infirmi\\p{L}+|pfleg\\p{L}+|doctor|arts|medecin|arzt|arztin|administrators?|curator\\p{L}*|curateu\\p{L}*|liquidat\\p{L}+|verwalter\\p{L}*|insolvenzverwalter\\p{L}*|bewindvoerder\\p{L}*|trustee|mandataire|bailiff|deurwaarder\\p{L}*|huissier\\p{L}*|gerichtsvollzieher\\p{L}*|interpret\\p{L}*|translator|tolk|dolmetsch\\p{L}*|journalist\\p{L}*|writ(?:er|es?|ing)|author|schrijver|schrijf|auteur|ecrivain|autor|research\\p{L}*|onderzoeker|chercheu\\p{L}*|historian|volunteer\\p{L}*|vrijwillig\\p{L}*|benevol\\p{L}*|ehrenamt\\p{L}*|help\\p{L}*|hulp\\p{L}*|aid\\p{L}*|hilfe|helf\\p{L}*|begeleid\\p{L}*|accompagn\\p{L}*|betreu\\p{L}*|support\\p{L}*|steun\\p{L}*|bijstand|assist\\p{L}*|beistand|train\\p{L}*|form\\p{L}+|opleiding\\p{L}*|coach\\p{L}*|advi[sc]\\p{L}*|advies|conseil\\p{L}*|berat\\p{L}*|defend\\p{L}*|defens\\p{L}*|verdedig\\p{L}*|verteidig\\p{L}*|represent\\p{L}*|vertegenwoordig\\p{L}*|vertret\\p{L}*|work\\p{L}*|werk(?:t|te|en|ten|zaam)?|travaill\\p{L}*|arbeite\\p{L}*|teach\\p{L}*|lera\\p{L}+|leerkracht|enseign\\p{L}*|lehr\\p{L}+|unterricht\\p{L}*|specialis\\p{L}*|gespecialiseerd|spezialis\\p{L}*|insurance|verzekering\\p{L}*|assurance\\p{L}*|versicherung\\p{L}*|recht|droit|law|software|boek|book|livre|buch|films?)(?!\\p{L})";

export const NOT =
  "(?:no|not|never|none|without|neither|nor|isn.t|wasn.t|aren.t|weren.t|haven.t|hasn.t|nobody|geen|niet|nooit|zonder|noch|niemand|pas|jamais|aucune?s?|sans|ni|personne|nicht|nie|niemals|keine?[nmrs]?|ohne|weder)(?!\\p{L})";
export const NOT_ONLY = /(?:not only|niet alleen|(?:pas|non) seulement|nicht nur)/gu;

/** What ended in one's favour, was a civil judgement, or was never one's own. */
export const CLEARED =
  "acquitt|vrijgesproken|vrijspraak|freigesprochen|freispruch|relaxe(?!\\p{L})|non.lieu|buitenvervolging|overturned|quashed|wrongful|ten onrechte|a tort(?!\\p{L})|zu unrecht|eerherstel|in eer hersteld|rehabilitat|rehabilitier|to pay|tot (?:de )?betaling|te betalen|a payer|au paiement|zur zahlung|zu zahlen|rolstoel|wheelchair|fauteuil|rollstuhl|a rester|to boredom|zum erfolg";

const AUXILIARY = "(?:(?:was|been|is|got|werd|ben|wurde|wurden|worden|ete|fus|fut|est|suis) (?:\\p{L}+ ){0,2}?)?";
const NO_PEOPLE =
  "(?!\\p{L}| (?:tot|to|a) (?:elkaar|each|succ|reuss|inno)| (?:of|for|voor|pour|wegens?) (?:\\p{L}+ )?(?:park|foutpark|falschpark|stationn|speeding|te snel)| (?:persons?|people|offenders?|criminals?|felons?|drivers?|persoon|personen|mensen|personnes?|menschen))";
const PRISON = "(?:prison|jail|custody|de gevangenis|de cel|(?:de )?hechtenis|gefangnis|haft|knast)";
const NO_SERVICE =
  "(?!\\p{L}| (?:service|officer|guard|staff|administration|personeel|wezen|waar|where|ou|wo|van|of|de|du|d.))";
const NOW =
  "(?:(?:nu|nog|net|momenteel|now|still|currently|actuellement|encore|maintenant|derzeit|jetzt|noch|ik|i|ich) ){0,2}";
const YEARS = "(?:years?|jaar|jaren|ans|annees?|jahren?|months?|maanden?|mois|monate?n?)";

/** Said of oneself where nobody else is named: convictions, charges and prison. */
export const CONVICTED = [
  `${AUXILIARY}(?:convicted|veroordeeld|condamnee?|verurteilt|sentenced|indicted|inculpee?|aangeklaagd|angeklagt|schuldig bevonden|found guilty|plead(?:ed)? guilty|(?:reconnue?|declaree?) coupable|schuldig gesprochen|incarceree?|opgesloten|inhaftiert|imprisoned|in verdenking gesteld|mise? en examen)${NO_PEOPLE}`,
  `(?:na|after|apres|nach|sinds|since|depuis|seit|mijn|my|ma|meine[rn]?|een|une|eine[r]?|a) (?:(?:mijn|my|ma|meine[rn]?|een|une|eine[rn]?|a|criminal|prior|strafrechtelijke|eerdere) ){0,2}(?:veroordeling|conviction|condamnation|verurteilung)(?!\\p{L}| (?:van (?:de|het|een|die)|of the|des|der|du|de l|de la)(?!\\p{L}))`,
  `(?:veroordeling|conviction|condamnation|verurteilung) (?:${FOR})(?: \\p{L}+){0,2}? ${ANY_CRIME}(?!\\p{L}*(?:er|eur|aar)s?(?!\\p{L}))`,
  `(?:charged with|suspected of|accused of|verdacht van|(?:ben|was|als) (?:een |de )?verdachte (?:in|van)|beschuldigd van|soupconnee? de|accusee? de|verdachtig(?:t)?|beschuldigt|under (?:criminal )?investigation for)(?![^.;,\\n]{0,45}(?:detect|prevent|combat|fight))[^.;,\\n]{0,30}(?<!\\p{L})${ANY_CRIME}`,
  `(?:uit|out of|from|aus|aus de[mr]|(?:sor[st]|liber)\\p{L}* (?:\\p{L}+ )?de(?: la)?) ${PRISON}${NO_SERVICE}(?= |$|[.,;:)!])`,
  `(?:zit|zat|ben|verblijf\\p{L}*|am|was|been|suis|ete|bin|sitze|sass|war) ${NOW}(?:in|en|im) ${PRISON}${NO_SERVICE}`,
  `(?:in|en|im) ${PRISON} (?:gezeten|gesessen|verbleven|verbracht)`,
  `${YEARS} (?:in |de |en |im )?(?:${PRISON}|gevangenis|cel(?:straf)?)${NO_SERVICE}(?! (?:als|comme|as) (?!straf|peine|punish))`,
  `(?:prison|jail|gevangenis|cel|haft|freiheits)(?: sentence|straf|strafe)(?!\\p{L})|peine de prison`,
  "(?:ex.?(?:gedetineerde|convict|offender|prisoner|detenue?|haftling)|ancien(?:ne)? detenue?)(?!\\p{L})|enkelband(?!\\p{L}| (?:na|voor|door|wegens) (?:een |mijn )?(?:operatie|blessure|val))|bracelet electronique|(?:ankle (?:tag|monitor)|electronic (?:ankle )?bracelet)(?!\\p{L})|fu(?:ss|ß)fessel|on parole|voorwaardelijk vrij\\p{L}*|liberation conditionnelle|auf bewahrung",
  "(?:heb|met|have|got|with) (?:een |a )?(?:strafblad|criminal record)(?! (?:check|nodig|needed))|(?:ai|avec) un casier judiciaire(?! (?:vierge|neant))|vorbestraft(?!\\p{L})",
].join("|");

/** Likewise bankruptcies of persons, and bans from business. */
export const BANKRUPT_OR_BANNED = [
  `${AUXILIARY}(?:failliet verklaard|(?:declared|adjudged|undischarged) bankrupt|declaree? (?:en faillite|faillie?))${NO_PEOPLE}`,
  "persoonlijke? (?:failliet|faillissement)|personal(?:ly)? (?:bankrupt|insolven)\\p{L}*|faillite personnelle|privat(?:insolvenz| insolvent)|verbraucherinsolvenz|insolvenzverfahren uber mein vermogen",
  "(?:beroepsverbod|bestuursverbod|ondernemingsverbod|berufsverbot|gewerbeverbot|gewerbeuntersagung)(?!\\p{L})|interdictions? (?:de gerer|d.exercer)|interdite? de gerer|(?:banned|disqualified) (?:from|as) (?:an? |being |acting |running |managing )?(?:\\p{L}+ )?(?:business\\p{L}*|compan\\p{L}*|director|directing|trad\\p{L}*|managing|manager)|director disqualification",
].join("|");

/** Of a firm as often as of a person, so that somebody must be named. */
export const BANKRUPT =
  "(?:went|gone|go|am|was|been|is|became|ben|ging|gegaan|is|werd|suis|fait|etait|est|en|bin|war|ist|ging)(?: \\p{L}+){0,2}? (?:bankrupt|insolvent|failliet|faillite|failli|pleite|bankrott)(?!\\p{L})";
