/**
 * Words that only a report to a financial intelligence unit, a suspicion or a list of sanctions brings into a letter,
 * in the four languages of the portal. Belgian law of 18 September 2017, article 55, and Directive (EU) 2015/849,
 * article 39, forbid to tell a customer of any of them.
 */
export const FORBIDDEN: readonly RegExp[] = [
  // Abbreviations count in capitals alone: "cti" is also a part of words, "str." a street.
  /(?<![\p{L}\p{N}])(?:FIU|CTIF|CFI|CETIF|STRs?|SARs?|MLRO|goAML|OFAC|FIOD)(?![\p{L}\p{N}])/gu,
  /(?<!\p{L})(?:suspicio(?:n|ns|us)|suspect(?:s|ed)|tipp?(?:ing)?[ -]off|financial intelligence|money[ -]launder\p{L}* report)(?!\p{L})/giu,
  /(?<!\p{L})(?:verdachte? (?:transactie|verrichting|handeling)\p{L}*|vermoedens?|verdenking\p{L}*|witwasmelding\p{L}*|meldplicht\p{L}*|cel voor financiële informatieverwerking)(?!\p{L})/giu,
  /(?<!\p{L})(?:soupçons?|soupconn?\p{L}*|soupçonn\p{L}*|opérations? suspectes?|cellule de traitement des informations financières)(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:geldwäsche)?verdacht\p{L}*|verdächtig\p{L}*|geldwäschemeldung\p{L}*|zentralstelle für finanztransaktionsuntersuchungen)(?!\p{L})/giu,
  /(?<!\p{L})(?:sanctions?[ -]?(?:list|screening|hit|match)\p{L}*|sanctielijst\p{L}*|listes? (?:de|des) sanctions?|sanktionslisten?|watch ?lists?|zwarte lijst|liste noire|schwarze liste)(?!\p{L})/giu,
  /(?<!\p{L})(?:tracfin|interpol|europol|money mules?|geld(?:muil)?ezels?|muilezels?|mules? (?:financi[eè]r|bancaire|d.argent)\p{L}*|finanzagent\p{L}*|geldesel|smurfing|black ?lists?)(?!\p{L})/giu,
  /(?<!\p{L})(?:red flags?|rode vlag(?:gen)?|drapeaux? rouges?|signaux d.alerte|knipperlicht\p{L}*|alarmsignale?n?|warnsignale?n?|(?:internal|interne[rs]?) (?:alerts?|alarm|waarschuwing\p{L}*|meldung|warnung)|alertes? internes?|alert(?:e|s)? (?:n[ro°]\.? ?|#)?\d+)(?!\p{L})/giu,
  /(?<!\p{L})(?:flagged (?:you|your|by us|as)|(?:you|account|names?|payments?|transfers?|transactions?) (?:was|were|is|are|has been|have been) flagged|(?:block|refus|reject)ed you as)(?!\p{L})/giu,
  // A report by us, or a question to us: a theft that the customer reported to the police is asked for by many letters.
  /(?<!\p{L})we(?:'ve)?(?: \p{L}+){0,3} (?:inform|report|notif|alert|contact|disclos|referr|told|passed|handed|filed)[^.!?\n]{0,60} (?:authorit(?:y|ies)|police|prosecutors?|regulators?)(?!\p{L})/giu,
  /(?<!\p{L})(?:transfers?|payments?|transactions?|operations?|case) (?:was|were|has been|have been) (?:reported|disclosed|referred|passed)[^.!?\n]{0,20} (?:authorit(?:y|ies)|police|prosecutors?|regulators?)(?!\p{L})/giu,
  /(?<!\p{L})(?:authorit(?:y|ies)|police|prosecutors?|prosecutor.s office|court|judge) (?:has |have |also )*(?:asked|contacted|questioned|informed|told|warned) us(?!\p{L})/giu,
  /(?<!\p{L})(?:bij|aan) de cel(?: \p{L}+){0,3} (?:aangegeven|gemeld|doorgegeven|meegedeeld)|(?:aangegeven|gemeld|doorgegeven|meegedeeld|aangifte gedaan) (?:bij|aan) de cel(?!\p{L})/giu,
  /(?<!\p{L})(?:wij|we)(?! vernemen)(?: \p{L}+){0,8} (?:politie|parket|justitie|autoriteiten|gerecht)(?: \p{L}+){0,5} (?:aangegeven|gemeld|doorgegeven|meegedeeld|ingelicht|geïnformeerd|verwittigd)(?!\p{L})/giu,
  /(?<!\p{L})(?:politie|parket|justitie|autoriteiten|onderzoeksrechter|gerecht) (?:stelden?|vroeg(?:en)?|contacteerden?|heeft|hebben|lichtten?|informeerden?) ons(?!\p{L})/giu,
  /(?<!\p{L})(?:signal|déclar|dénonc|transmis|communiqu)\p{L}* (?:à la cellule|au parquet)(?!\p{L})/giu,
  /(?<!\p{L})(?:nous )?(?:avons|a été|ont été) (?:signal|dénonc|transmis|informé|averti|prévenu)[^.!?\n]{0,60}(?:autorités|police|parquet|justice)(?!\p{L})/giu,
  /(?<!\p{L})(?:autorités|police|parquet|justice|juge d.instruction) nous (?:a|ont)(?!\p{L})/giu,
  /(?<!\p{L})wir haben[^.!?\n]{0,60}(?:behörden?|polizei|staatsanwalt(?:schaft)?)[^.!?\n]{0,40} (?:gemeldet|informiert|benachrichtigt|angezeigt|weitergegeben)(?!\p{L})/giu,
  /(?<!\p{L})(?:behörden?|polizei|staatsanwalt(?:schaft)?) (?:hat|haben) (?:uns|bei uns)(?!\p{L})/giu,
  // The secret of another customer.
  /(?<!\p{L})(?:relatives?|family|brother|sister|son|daughter|husband|wife|father|mother|partner|neighbour|friend|(?:an)?other customer) (?:was|were|has been|is) (?:refused|rejected|declined|blocked|reported)[^.!?\n]{0,20} (?:us|our bank)(?!\p{L})/giu,
  /(?<!\p{L})(?:familielid|broer|zus|zoon|dochter|man|vrouw|vader|moeder|partner|buur(?:man|vrouw)|vriend(?:in)?|andere klant) (?:werd|is|werden) (?:door ons|bij ons) (?:geweigerd|afgewezen|geblokkeerd|gemeld)(?!\p{L})/giu,
  /(?<!\p{L})(?:nous avons|avons) (?:refusé|rejeté|bloqué|signalé) (?:votre|un) (?:parent|proche|frère|sœur|fils|fille|mari|femme|père|mère|ami|voisin|autre client)(?!\p{L})/giu,
  /(?<!\p{L})wir haben ihre?n? (?:verwandten?|bruder|schwester|sohn|tochter|mann|frau|vater|mutter|nachbarn?|freund(?:in)?) (?:abgelehnt|gesperrt|gemeldet)(?!\p{L})/giu,
];

/** Words that accuse the customer, unless their sentence protects: "Did a fraudster ask you to open the account?" */
export const ACCUSATIONS: readonly RegExp[] = [
  /(?<!\p{L})(?:because of|due to|possible|potential|probable|signs? of|indications? of|wegens|mogelijke|vermoedelijke|tekenen van|aanwijzingen van|éventuelle|indices? de|signes? de|en raison d.une|wegen|möglichen?|anzeichen von|anzeichen für) (?:an? |een |eines |une )?(?:possible |potential |mogelijke |éventuelle |möglichen )?(?:fraude?|oplichting|escroquerie|betrugs?|scam)(?!\p{L})/giu,
  /(?<!\p{L})(?:as|are|bent|als|comme|êtes|sind) (?:an? |een |une? |eine? )?(?:fraudsters?|criminals?|fraudeurs?|fraudeuse|oplichters?|criminee?l|escrocs?|betrüger(?:in)?|kriminelle?r?)(?!\p{L})/giu,
];

/** A payment into an account, which no task asks for: who has taken over an officer's account is paid so. */
export const PAYMENT =
  /(?:(?<!\p{L})(?:(?:please|kindly|must|should|need to|have to) (?:pay|transfer|wire|deposit|remit)|betaal|stort|maak|schrijf|gelieve[^.!?\n]{0,60} (?:te betalen|te storten|over te (?:maken|schrijven))|(?:payez|versez|virez|(?:veuillez|merci de) (?:payer|verser|virer|régler))|(?:zahlen|überweisen) sie)|^(?:pay|transfer|wire|deposit|remit))(?!\p{L})[^!?\n]{0,160}?(?<!\p{L})[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}/giu;

/** A secret of a card or an account, and what a sentence is of that does not ask the customer for it. */
export const SECRETS =
  /(?<!\p{L})(?:pin(?:[- ]?codes?)?(?![- ]?(?:trans|omzet|betal|term|auto|appar|mach|pay))|code pin|geheimzahl|cv[vc]2?|passwords?|passcodes?|wachtwoord(?:en)?|mots? de passe|passw(?:ort|örter)|kennwort)(?!\p{L})/giu;
export const UNASKED =
  /^(?!.*(?<!\p{L})(?:your|us|uw|je|ons|votre|vos|nous|ihre?n?|uns)(?!\p{L}))|manag|protect|beveilig|protég|geschützt|(?<!\p{L})(?:pdf|zip|never|not|no|without|don.t|nooit|niet|geen|zonder|jamais|sans|nie|nicht|kein|ohne)(?!\p{L})/iu;

/** Sentences to those who may be a victim, on how they are protected, or on their work. */
export const PROTECTIONS =
  /victim|slachtoffer|victime|(?<!\p{L})opfer|protect|bescherm|protég|schütz|prevent|preventi|voorkom|préven|vorbeug|insurance|verzekering|assurance|versicherung/iu;

/** Words that may be harmless in their sentence. */
export const DELICATE =
  /fraud|oplicht|escroc|escroquerie|(?<!\p{L})betr[uü]g|launder|(?<!\p{L})blanch(?:i|ie|ir|iment)(?!\p{L})|structuring|(?<!\p{L})arrest(?:ed)?(?!\p{L})|gearresteerd|aanhouding|(?<!\p{L})arrêté[es]*(?!\p{L})|verhaft|criminal|crimineel|strafrechtelijk|pénale?|polizei|(?<!\p{L})polic(?:e|ie)(?!\p{L}| d.assurance)|politie|parket|parquet|staatsanwalt|prosecutor|authorit|autoriteit|autorités|behörde/iu;
