/** Phrases that notarial deeds and articles have by law or habit, folded, in nl, fr, de and en. */

export const NAME_PHRASE =
  /(?:(?:de |la |die |der |the )?(?:vennootschap|societe|gesellschaft|company) (?:heet|is genaamd|wordt genoemd|se nomme|est nommee|s'intitule|heisst|is called)|(?:de )?(?:naam|benaming)(?: van de vennootschap)? (?:luidt|is|blijft)|als (?:naam|benaming)|(?:a |ayant |prend )pour (?:denomination|raison|nom)(?: sociale)?|(?:die )?(?:bezeichnung|firma|firmenname|der name)(?: der gesellschaft)? (?:lautet|ist)|(?:fuhrt|tragt|hat) die (?:bezeichnung|firma)|(?:by|of|with) the (?:corporate )?name(?: of)?|(?:draagt|dragende|voert|heeft|krijgt) (?:als|de|tot) (?:maatschappelijke )?(?:naam|benaming)|(?:haar )?(?:naam|benaming) (?:luidt|is)|onder de (?:naam|benaming)|met (?:als )?(?:de )?(?:naam|benaming)|(?:la societe |elle )?(?:est denommee|est constituee sous la denomination|porte (?:la denomination(?: sociale)?|le nom)(?: de)?|a pour (?:denomination(?: sociale)?|nom)|prend (?:la denomination(?: sociale)?|le nom)(?: de)?|adopte la denomination(?: sociale)?(?: de)?)|(?:la )?denomination(?: sociale)?(?: de la societe)? est|(?:sous|ayant pour) (?:la )?denomination(?: sociale)?(?: de)?|(?:fuhrt|tragt|hat) (?:den namen|die (?:firma|bezeichnung|firmenbezeichnung))|(?:die )?(?:firma|name) (?:der gesellschaft )?(?:lautet|ist)|unter der (?:firma|bezeichnung)|(?:bears|has|adopts|carries) the name(?: of)?|the name of the company (?:is|shall be)|the company'?s name is|the company is (?:called|named)|under the name(?: of)?)\s*:?\s*/g;

export const FORM_PHRASE =
  /(?:(?:neemt|heeft) de (?:rechts)?vorm (?:aan )?(?:van )?(?:een )?|(?:de )?vennootschap is een |rechtsvorm van (?:een )?|(?:revet|adopte|prend|a) la forme (?:d'une |de la )?|(?:la )?societe est une |(?:nimmt|hat) die (?:rechts)?form (?:einer |der )?|(?:die )?gesellschaft ist eine |(?:has|takes|adopts) the (?:legal )?form of (?:a |an )?|the company is an? )/g;

export const SEAT_PHRASE =
  /(?:(?:maatschappelijke |statutaire )?zetel(?: van de vennootschap)? (?:is |wordt |bevindt zich )?(?:gevestigd |bepaald |gelegen )?(?:te|in|op)|met (?:maatschappelijke |statutaire )?zetel (?:te|in|op)|gevestigd te|siege(?: social| statutaire)?(?: de la societe)? (?:est |sera )?(?:etabli|fixe|situe|sis)e? ?(?:a|au|dans|(?=:))|(?:siege social|maatschappelijke zetel|registered office) ?(?=:)|adres van de zetel (?:is|luidt)|adresse du siege (?:social )?est|ayant son siege(?: social)? (?:a|au)|avec siege(?: social)? (?:a|au)|(?:der )?sitz(?: der gesellschaft)? (?:ist|befindet sich|liegt|wird festgelegt)(?: in)?|mit (?:dem )?(?:gesellschafts)?sitz in|geschaftsanschrift(?: lautet)?:?|registered office(?: of the company)? (?:is |shall be |will be )?(?:situated|located|established|fixed)? ?(?:at|in)|with its registered office (?:at|in))\s*:?\s*/g;

export const OBJECT_PHRASE =
  /(?:(?:the )?(?:object|purpose)s? for which the company is (?:established|formed)(?: is| are)?|the company is (?:established|formed|incorporated) (?:for|to)(?! an? (?:unlimited|indefinite|undetermined))|(?:het |haar )?(?:voorwerp|doel)(?: van de vennootschap)? (?:is|bestaat (?:in|uit)|omvat)|stelt zich tot doel|l'objet(?: social)?(?: de la societe)? (?:consiste en|comprend|est(?= ?:| (?:l[ae]s? |l'|d[eu] |toute)))|(?:zweck|gegenstand)(?: der gesellschaft| des unternehmens)? (?:ist|sind|besteht in|bildet)|heeft (?:tot|als|ten) (?:maatschappelijk )?(?:voorwerp|doel)|(?:het )?(?:voorwerp|doel) van de vennootschap is|a pour objet(?: social)?|gegenstand (?:des unternehmens|der gesellschaft) ist|hat (?:zum|als) gegenstand|(?:zweck|gegenstand) der gesellschaft (?:ist|sind)|the (?:object|purpose)s? of the company (?:is|are|shall be)|the company'?s (?:object|purpose)s? (?:is|are)|has as its (?:object|purpose))\s*:?\s*/g;

export const CAPITAL_PHRASE =
  /(?:\b(?:aanvangsvermogen|[a-z]*kapitaal|eigen vermogen van aanvang)\b(?! (?:per|gedeelte))|\binbreng(?:en)?\b|\b(?:capital|capitaux propres|patrimoine de depart|patrimoine initial|fonds social)\b|\bapports?\b|\b[a-z]*kapital(?:s)?\b|\b(?:bar|stamm)?einlagen?\b|\bcontributions?\b|anfangsvermogen|ausgangsvermogen)\s?(?=[^.;]{0,110}(?:eur|€|gbp|£|\d))/g;

/** Words before a date in the head of a deed that make it that of the deed. */
export const BIRTH = /\b(?:geboren|ne|nee|ne\(e\)|born|geb\.?|geburtsdatum|naissance|geboortedatum)\b[^;:]{0,60}$/;

/** The deed brings a company into being. */
export const INCORPORATES =
  /op te richten|oprichting|wordt opgericht|constitu(?:er|ent|tion|tif|e une societe)|grundung|errichte[nt]|gegrundet|incorporat|subscriber|oprichter|fondateur|il est forme|soussigne|ubernehmen|ubernimmt/;

/** Begins the list of those who appear. */
export const APPEARING =
  /(?:zijn|is) verschenen|verscheen(?: voor mij)?|zijn gekomen|is gekomen|(?:ont|a) comparu|sont comparus|comparait|erschien(?:en)?\b|appeared(?: before me)?|comparaissent|compareren|de comparanten?|\boprichters?\b|\bfondateurs?\b|\bgrunder\b|\bdat door\b|\bque par\b|hervor,? dass|les soussignee?s?\b|de ondergetekenden?\b|the undersigned\b|ubernehmen\s?:|ubernimmt\s?:/g;
