/** Phrases that notarial deeds and articles have by law or habit, folded, in nl, fr, de and en. */

export const NAME_PHRASE =
  /(?:(?:de |la |die |der |the )?(?:vennootschap|societe|gesellschaft|company) (?:heet|is genaamd|wordt genoemd|se nomme|est nommee|s'intitule|heisst|is called)|(?:de )?(?:naam|benaming)(?: van de vennootschap)? (?:luidt|is|blijft)|als (?:naam|benaming)|(?:a |ayant |prend )pour (?:denomination|raison|nom)(?: sociale)?|(?:die )?(?:bezeichnung|firma|firmenname|der name)(?: der gesellschaft)? (?:lautet|ist)|(?:fuhrt|tragt|hat) die (?:bezeichnung|firma)|(?:by|of|with) the (?:corporate )?name(?: of\b)?|(?:draagt|dragende|voert|heeft|krijgt) (?:als|de|tot) (?:maatschappelijke )?(?:naam|benaming)|(?:haar )?(?:naam|benaming) (?:luidt|is)|onder de (?:naam|benaming)|met (?:als )?(?:de )?(?:naam|benaming)|(?:la societe |elle )?(?:est denommee|est constituee sous la denomination|porte (?:la denomination(?: sociale)?|le nom)(?: de\b)?|a pour (?:denomination(?: sociale)?|nom)|prend (?:la denomination(?: sociale)?|le nom)(?: de\b)?|adopte la denomination(?: sociale)?(?: de\b)?)|(?:la )?denomination(?: sociale)?(?: de la societe)? est|(?:sous|ayant pour) (?:la )?denomination(?: sociale)?(?: de\b)?|(?:fuhrt|tragt|hat) (?:den namen|die (?:firma|bezeichnung|firmenbezeichnung))|(?:die )?(?:firma|name) (?:der gesellschaft )?(?:lautet|ist)|unter der (?:firma|bezeichnung)|(?:bears|has|adopts|carries) the name(?: of\b)?|the name of the company (?:is|shall be)|the company'?s name is|the company is (?:called|named)|under the name(?: of\b)?|\b(?:denomination(?: sociale)?|benaming|firma)(?= ?:))\s*:?\s*/g;

/** `een naamloze vennootschap, genaamd "Alfa"`: what a deed calls by a word of its own is no name. */
export const NAMED_PHRASE =
  /(?:vennootschap|vereniging|stichting|cooperatie|societe [^.;"«„]{0,50}|gesellschaft[^.;"«„]{0,40}|company[^.;"«„]{0,40}), (?:genaamd|denommee|genannt|named|called) (?=["«„])/g;

export const FORM_PHRASE =
  /(?:(?:neemt|heeft) de (?:rechts)?vorm (?:aan )?(?:van )?(?:een )?|(?:de )?vennootschap is een |rechtsvorm van (?:een )?|(?:revet|adopte|prend|a) la forme (?:d'une |de la )?|(?:la )?societe est une |(?:nimmt|hat) die (?:rechts)?form (?:einer |der )?|(?:die )?gesellschaft ist eine |(?:has|takes|adopts) the (?:legal )?form of (?:a |an )?|the company is an? )/g;

export const SEAT_PHRASE =
  /(?:(?:maatschappelijke |statutaire )?zetel(?: van de vennootschap)? (?:is |wordt |bevindt zich )?(?:gevestigd |bepaald |gelegen )?(?:te|in|op)|met (?:maatschappelijke |statutaire )?zetel (?:te|in|op)|gevestigd te|siege(?: social| statutaire)?(?: de la societe)? (?:est |sera )?(?:etabli|fixe|situe|sis)e? ?(?:a|au|dans|(?=:))|(?:siege social|maatschappelijke zetel|registered office) ?(?=:)|adres van de zetel (?:is|luidt)|adresse du siege (?:social )?est|ayant son siege(?: social)? (?:a|au)|avec siege(?: social)? (?:a|au)|(?:der )?sitz(?: der gesellschaft)? (?:ist|befindet sich|liegt|wird festgelegt)(?: in)?|mit (?:dem )?(?:gesellschafts)?sitz in|geschaftsanschrift(?: lautet)?:?|registered office(?: of the company)? (?:is |shall be |will be )?(?:situated|located|established|fixed)? ?(?:at|in)|with its registered office (?:at|in)|(?:vennootschap|societe|gesellschaft|company) (?:heeft haar|houdt|a son|hat ihren|has its) (?:maatschappelijke |statutaire )?(?:zetel|siege(?: social)?|sitz|(?:registered )?(?:seat|office)) (?:te|op|at|au|a|in)|(?:anschrift des sitzes|adresse du siege) (?:lautet|est)|(?:the )?(?:seat|address of the seat)(?: of the company)? is(?: located| established| situated)?(?: at| in)?)\s*:?\s*/g;

export const OBJECT_PHRASE =
  /(?:(?:the )?(?:object|purpose)s? for which the company is (?:established|formed)(?: is| are)?|the company is (?:established|formed|incorporated) (?:for|to)(?! an? (?:unlimited|indefinite|undetermined))|(?:het |haar )?(?:voorwerp|doel)(?: van de vennootschap)? (?:is|bestaat (?:in|uit)|omvat)|stelt zich tot doel|l'objet(?: social)?(?: de la societe)? (?:consiste en|comprend|est(?= ?:| (?:l[ae]s? |l'|d[eu] |toute)))|(?:zweck|gegenstand)(?: der gesellschaft| des unternehmens)? (?:ist|sind|besteht in|bildet)|heeft (?:tot|als|ten) (?:maatschappelijk )?(?:voorwerp|doel)|(?:het )?(?:voorwerp|doel) van de vennootschap is|a pour objet(?: social)?|gegenstand (?:des unternehmens|der gesellschaft) ist|hat (?:zum|als) gegenstand|(?:zweck|gegenstand) der gesellschaft (?:ist|sind)|the (?:object|purpose)s? of the company (?:is|are|shall be)|the company'?s (?:object|purpose)s? (?:is|are)|has as its (?:object|purpose)|the (?:object|purpose)s? of the company (?:comprises?|includes?|consists? (?:of|in))|a pour (?:but|vocation)(?= ?:| (?:l[ae]s? |l'|d[eu] |toute))|a pour activites?|(?:zweck|gegenstand)(?: der gesellschaft| des unternehmens)? (?:umfasst|erstreckt sich auf|liegt in)|die gesellschaft bezweckt|(?:de )?vennootschap beoogt|(?:voorwerp|doel)(?: van de vennootschap)? (?:luidt|behelst))\s*:?\s*/g;

export const CAPITAL_PHRASE =
  /(?:\b(?:aanvangsvermogen|[a-z]*kapitaal|eigen vermogen van aanvang)\b(?! (?:per|gedeelte))|\binbreng(?:en)?\b|\b(?:capital|capitaux propres|patrimoine de depart|patrimoine initial|fonds social)\b|\bapports?\b|\b[a-z]*kapital(?:s)?\b|\b(?:bar|stamm)?einlagen?\b|\bcontributions?\b|anfangsvermogen|ausgangsvermogen)\s?(?=(?:social\.)?[^.;]{0,110}(?:eur|€|gbp|£|\d))/g;

/** Words before a date in the head of a deed that make it that of the deed. */
export const BIRTH = /\b(?:geboren|ne|nee|ne\(e\)|born|geb\.?|geburtsdatum|naissance|geboortedatum)\b[^;:]{0,60}$/;

/** The deed brings a company into being. */
export const INCORPORATES =
  /op te richten|oprichting|wordt opgericht|constitu(?:er|ent|tion|tif|e une societe)|grundung|errichte[nt]|gegrundet|incorporat|subscriber|oprichter|fondateur|il est forme|soussigne|ubernehmen|ubernimmt/;

/** Begins the list of those who appear. */
export const APPEARING =
  /(?:zijn|is) verschenen|verschenen (?:heden )?voor (?:mij|ons|notaris)|verscheen(?: voor mij)?|zijn gekomen|is gekomen|(?:ont|a) comparu|sont comparus|comparait|erschien(?:en)?\b|appeared(?: before me)?|comparaissent|compareren|de comparanten?|\boprichters?\b|\bfondateurs?\b|\bgrunder\b|\bdat door\b|\bque par\b|hervor,? dass|les soussignee?s?\b|de ondergetekenden?\b|the undersigned\b|ubernehmen\s?:|ubernimmt\s?:/g;

/** `gehuwd met de heer X`, `épouse de M. X`: named to tell who another is. */
export const SPOUSE =
  /\b(?:(?:gehuwd|getrouwd|huwde|gescheiden|samenwonend|mariee?s?|divorcee?|pacsee?|cohabitante?|verheiratet|geschieden|married|divorced)\b[^;,]{0,80}? (?:met|van|a|avec|de|d'avec|mit|von|to|from)|(?:echtgeno(?:ot|te)|weduwe|weduwnaar|partner|epou(?:x|se)|veu(?:f|ve)|ehe(?:frau|mann|gatt(?:e|in))|witwer?|husband|wife|spouse|widow(?:er)?) (?:van|de|von|of))(?: (?:de |den )?(?:[a-z]{1,10}\.?)){0,2}\s?$/;
/** Who advised, wrote, certified or is to act: none of them takes shares. */
export const HELPER =
  /(?:bijstand van|bijgestaan door|adv(?:ies|ice) (?:van|of)|(?:opgesteld|opgemaakt|ondertekend|afgeleverd|nagezien) door|verslag van|volmacht(?: wordt)?(?: verleend)? aan|(?:assiste[es]*|etabli[es]*|redige[es]*|signe[es]*|delivre[es]*) (?:par|de)|assistance de|rapport de|procuration(?: est donnee)? a|(?:unterstutz\S+|beistand|beraten|erstellt|unterzeichnet|ausgestellt|bericht) (?:von|durch|des|der)|vollmacht (?:an|fur)|(?:assisted|advised|prepared|signed|issued|drawn up) by|report of|power of attorney to)[^;]{0,60}$/;
export const HELPER_BEHIND =
  /^,? ?(?:(?:erkend|gecertificeerd|expert-|experte?-|externe?|agree[e]?) ?)?(?:accountant|boekhoud|belastingconsulent|bedrijfsrevisor|kantoordirect|bankdirect|bankier|notarisklerk|notarismedewerk|adviseur|comptable|fiscaliste|reviseur|directeur d'agence|clerc de notaire|conseiller|steuerberater|wirtschaftsprufer|buchhalter|bankdirektor|filialleiter|notariatsangestellte|tax advis|auditor|bank manager|notary's clerk)/;
