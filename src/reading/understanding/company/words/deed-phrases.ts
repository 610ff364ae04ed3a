/** Phrases that notarial deeds and articles have by law or habit, folded, in nl, fr, de and en. */

export const NAME_PHRASE =
  /(?:(?:draagt|dragende|voert|heeft|krijgt) (?:als|de|tot) (?:maatschappelijke )?(?:naam|benaming)|(?:haar )?(?:naam|benaming) (?:luidt|is)|onder de (?:naam|benaming)|met (?:als )?(?:de )?(?:naam|benaming)|(?:la societe |elle )?(?:est denommee|est constituee sous la denomination|porte (?:la denomination(?: sociale)?|le nom)(?: de)?|a pour (?:denomination(?: sociale)?|nom)|prend (?:la denomination(?: sociale)?|le nom)(?: de)?|adopte la denomination(?: sociale)?(?: de)?)|(?:la )?denomination(?: sociale)?(?: de la societe)? est|(?:sous|ayant pour) (?:la )?denomination(?: sociale)?(?: de)?|(?:fuhrt|tragt|hat) (?:den namen|die (?:firma|bezeichnung|firmenbezeichnung))|(?:die )?(?:firma|name) (?:der gesellschaft )?(?:lautet|ist)|unter der (?:firma|bezeichnung)|(?:bears|has|adopts|carries) the name(?: of)?|the name of the company (?:is|shall be)|the company'?s name is|the company is (?:called|named)|under the name(?: of)?)\s*:?\s*/g;

export const FORM_PHRASE =
  /(?:(?:neemt|heeft) de (?:rechts)?vorm (?:aan )?(?:van )?(?:een )?|(?:de )?vennootschap is een |rechtsvorm van (?:een )?|(?:revet|adopte|prend|a) la forme (?:d'une |de la )?|(?:la )?societe est une |(?:nimmt|hat) die (?:rechts)?form (?:einer |der )?|(?:die )?gesellschaft ist eine |(?:has|takes|adopts) the (?:legal )?form of (?:a |an )?|the company is an? )/g;

export const SEAT_PHRASE =
  /(?:(?:maatschappelijke |statutaire )?zetel(?: van de vennootschap)? (?:is |wordt |bevindt zich )?(?:gevestigd |bepaald |gelegen )?(?:te|in|op)|met (?:maatschappelijke |statutaire )?zetel (?:te|in|op)|gevestigd te|siege(?: social| statutaire)?(?: de la societe)? (?:est |sera )?(?:etabli|fixe|situe|sis)e? ?(?:a|au|dans|(?=:))|(?:siege social|maatschappelijke zetel|registered office) ?(?=:)|adres van de zetel (?:is|luidt)|adresse du siege (?:social )?est|ayant son siege(?: social)? (?:a|au)|avec siege(?: social)? (?:a|au)|(?:der )?sitz(?: der gesellschaft)? (?:ist|befindet sich|liegt|wird festgelegt)(?: in)?|mit (?:dem )?(?:gesellschafts)?sitz in|geschaftsanschrift(?: lautet)?:?|registered office(?: of the company)? (?:is |shall be |will be )?(?:situated|located|established|fixed)? ?(?:at|in)|with its registered office (?:at|in))\s*:?\s*/g;

export const OBJECT_PHRASE =
  /(?:heeft (?:tot|als|ten) (?:maatschappelijk )?(?:voorwerp|doel)|(?:het )?(?:voorwerp|doel) van de vennootschap is|a pour objet(?: social)?|l'objet (?:social|de la societe) est|gegenstand (?:des unternehmens|der gesellschaft) ist|hat (?:zum|als) gegenstand|(?:zweck|gegenstand) der gesellschaft (?:ist|sind)|the (?:object|purpose)s? of the company (?:is|are|shall be)|the company'?s (?:object|purpose)s? (?:is|are)|has as its (?:object|purpose))\s*:?\s*/g;

export const CAPITAL_PHRASE =
  /(?:kapitaal(?: van de vennootschap)? (?:bedraagt|is vastgesteld op|wordt vastgesteld op|van)|inbreng(?:en)?(?: in (?:geld|specien))? (?:van|ten belope van|ten bedrage van|voor een bedrag van)|capital(?: social)?(?: de la societe)? (?:est fixe a|s'eleve a|est de|est|de|fixe a)|apports?(?: en (?:numeraire|especes))? (?:de|d'un montant de|a concurrence de)|(?:stamm|grund|gesellschafts)?kapital(?: der gesellschaft)? (?:betragt|belauft sich auf|ist auf|von)|(?:bar)?einlagen? (?:von|in hohe von)|(?:issued |share |registered )?capital(?: of the company)? (?:is|amounts to|is set at|of)|contributions? (?:in cash )?(?:of|amounting to))\s*/g;

/** Words before a date in the head of a deed that make it that of the deed. */
export const BIRTH = /\b(?:geboren|ne|nee|ne\(e\)|born|geb\.?|geburtsdatum|naissance|geboortedatum)\b[^;:]{0,60}$/;

export const NOTARY_PHRASE =
  /(?:voor (?:mij|ons),?|(?:par-?\s?)?devant (?:nous|moi|maitre)?,?|vor (?:mir|uns|dem unterzeichneten|der unterzeichneten),?(?: dem| der)?|before (?:me|us),?(?: the undersigned)?,?|ten overstaan van|getekend:?)\s*(?:meester |mr\.? |mter\.? |maitre |me |(?:dem )?notar(?:in)? |notaris |dr\. )*/g;

export const NOTARY_AFTER =
  /(?:geassocieerd |associated |kandidaat-)?(?:notaris|notaire|notar|notarin|notary|civil[- ]law notary)\b/;
export const NOTARY_TITLE =
  /(?:^|[\s(])(?:geassocieerd )?(?:notaris|le notaire|notaire|notar|notarin)\s+(?=\p{L}{2})/gu;

/** The deed brings a company into being. */
export const INCORPORATES =
  /op te richten|oprichting|wordt opgericht|constitu(?:er|ent|tion|tif|e une societe)|grundung|errichte[nt]|gegrundet|incorporat|subscriber|oprichter|fondateur/;

/** Begins the list of those who appear. */
export const APPEARING =
  /(?:zijn|is) verschenen|verscheen(?: voor mij)?|(?:ont|a) comparu|sont comparus|erschien(?:en)?|appeared(?: before me)?|comparaissent|compareren|de comparanten?/g;

/** A title before the name of somebody who appears. */
export const TITLED =
  /(?:^|[\s.,;:)-])((?:de heer|mevrouw|mejuffrouw|monsieur|madame|mademoiselle|herrn?|frau|mister|mr\.?|mrs\.?|ms\.?|dhr\.?|mevr\.?|m\.|mme)\s+)(?=\p{L})/gu;

/** Phrases that appoint, before the names or behind them. */
export const APPOINTED =
  /(?:(?:worden?|wordt|is|zijn|werden?|zich)?\s?benoemd (?:als|tot)[^:.;]{0,90}?(?::|bestuurders?\b(?: voor onbepaalde duur)?:?)|tot (?:eerste )?(?:niet-statutair(?:e)? |statutair(?:e)? )?(?:bestuurders?|zaakvoerders?) (?:wordt|worden|is|zijn)?\s?(?:benoemd|aangesteld)[^:.;]{0,60}:?|(?:eerste )?bestuurders? (?:is|zijn)\s?:|(?:sont|est) nomme(?:e|s|es)? (?:en qualite d'|en qualite de |comme |aux fonctions d'|aux fonctions de )?(?:co-?)?(?:premiers? )?(?:administrat\S+|gerants?\S*|presidente?|directeurs?\S*)[^:.;]{0,70}?:?|(?:appele(?:e|s|es)? aux fonctions)[^:.;]{0,70}:?|(?:zu|zum) [^:.;]{0,40}(?:verwaltern?|geschaftsfuhrern?|vorstand\S*)[^:.;]{0,60}(?:ernannt|bestellt|berufen)[^:.;]{0,30}:?|(?:zu|zum) (?:\S+ ){0,3}?(?:verwaltern?|geschaftsfuhrern?) (?:wird|werden)\s?(?:\S+ ){0,6}?(?:ernannt|bestellt)?\s?:?|(?:the )?first (?:managing )?directors?(?: of the company)? (?:is|are|shall be)\s*:?|(?:is|are) (?:hereby )?appointed as (?:first |managing |the first |the )*(?:directors?|managers?)[^:.;]{0,50}:|erste[rn]? (?:geschaftsfuhrer|verwalter)(?:in)? (?:ist|sind)\s?:?)\s*/g;
