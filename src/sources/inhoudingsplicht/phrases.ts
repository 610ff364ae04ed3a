/**
 * Phrases of the withholding page in Dutch, French, German and English. A client must withhold a share of an invoice if
 * its contractor has social debts (35 %, art. 30bis and 30ter of the law of 27 June 1969) or tax debts (15 %, art. 402
 * and 403 of the income tax code).
 */
export type DebtTopic = "social" | "tax";

export const TOPIC_WORDS: Readonly<Record<DebtTopic, RegExp>> = {
  social:
    /\bsocia(l|le|les|ux)\b|sécurité sociale|\bsozial|\brsz\b|\bonss\b|\blss\b|\bnsso\b|\brsvz\b|\binasti\b|\b30 ?(bis|ter)\b/iu,
  tax: /\bfisca|belasting|financi[eë]n|spf finances|fps finance|föd finanzen|finanzen|\bimpôts?\b|steuer|\btax(es)?\b|\b40[23]\b/iu,
};

/** Both kinds of debt named as one: "geen sociale of fiscale schulden". */
export const JOINED_TOPICS =
  /sociale?s? (en|of|et|ou|and|or|and\/or|en\/of|et\/ou) fiscale?s?|fiscale?s? (en|of|et|ou) sociale?s?|sozial\p{L}*[- ]*(und|oder) steuer|steuer\p{L}*[- ]*(und|oder) sozial|social (and|or) tax|tax (and|or) social/iu;

/** Words allowed between "no" and the debts. Any other word changes the meaning, as in "no data on debts". */
const QUALIFIERS = {
  nl: "(?:(?:openstaande|opeisbare|sociale|fiscale|en|of|of\\/en|en\\/of) ){0,4}",
  fr: "(?:dettes? (?:(?:exigibles?|sociales?|fiscales?|et|ou) ?){0,4})",
  en: "(?:(?:outstanding|social|security|tax|fiscal|and|or) ){0,4}",
};
const words = (source: string): RegExp => new RegExp(source, "iu");

/** "No": no duty to withhold. Only these phrases make a contractor debt-free, so they are strict. */
export const NO_WORDS: readonly RegExp[] = [
  /:\s*(neen|nee|non|nein|no)\s*([.,;!(]|$)/iu,
  /^(neen|nee|non|nein|no)[.!]?$/iu,
  words(`\\bgeen ${QUALIFIERS.nl}(schulden|inhoudingsplicht)( \\p{L}+)?[.]?$`),
  /\bgeen (verplichting tot inhouding|inhouding verplicht)/iu,
  /\bniet (verplicht|gehouden)( om)? (tot inhouding|in te houden)/iu,
  /\b(pas|aucune) (d['’])?obligation de retenue/iu,
  words(`\\b(pas de|aucune) ${QUALIFIERS.fr}[.]?$`),
  /n['’](est|êtes) pas (tenue?|obligée?)s? (de retenir|d['’]effectuer (une|la) retenue)/iu,
  /\bkeine (einbehaltungspflicht|verpflichtung zur einbehaltung|pflicht zur einbehaltung)/iu,
  /\bkeine (sozialschulden|steuerschulden|soziale[nr]? schulden|steuerlichen? schulden)/iu,
  /\bnicht zur einbehaltung verpflichtet/iu,
  words(`\\bno ${QUALIFIERS.en}debts?[.]?$`),
  /\bno (obligation to withhold|withholding obligation)/iu,
  /\bnot (required|obliged) to withhold/iu,
];

/** "Yes": a duty to withhold. */
export const YES_WORDS: readonly RegExp[] = [
  /:\s*(ja|oui|yes)\s*([.,;!(]|$)/iu,
  /^(ja|oui|yes)[.!,]?(\s*\(?\d{1,2}([.,]\d+)?\s*%\)?)?$/iu,
  /\bheeft (\p{L}+ ){0,2}(sociale|fiscale) schulden/iu,
  /\b(bent|is|zijn) (wel )?(verplicht|gehouden)( om)?( \d{1,2} ?%)? (tot inhouding|in te houden)/iu,
  /\bmoet(en)? (u )?\d{1,2} ?% (\p{L}+ ){0,6}inhouden/iu,
  /\ba des dettes (\p{L}+ )?(sociales|fiscales)/iu,
  /\b(est|êtes) (tenue?|obligée?)s? (de retenir|d['’]effectuer (une|la) retenue)/iu,
  /\bhat (sozialschulden|steuerschulden)/iu,
  /(?<!nicht )\bzur einbehaltung verpflichtet/iu,
  /\bhas (outstanding )?(social|tax)( security)? debts/iu,
  /\b(is|are) (required|obliged) to withhold/iu,
];

/** The number is unknown to the page or out of its scope, so the page says nothing about debts. */
export const NOT_KNOWN =
  /niet (gekend|bekend|geïdentificeerd|gevonden|teruggevonden)|onbekend|n['’]est pas (connu|identifi|reconnu)|\binconnue?\b|introuvable|nicht (bekannt|identifiziert|gefunden)|\bunbekannt|not (known|identified|found|registered)|\bunknown\b|geen werkgever|pas (un )?employeur|not an employer/iu;

/** Conditional sentences explain results and are not results. */
export const CONDITIONAL = /^(indien|als|wanneer|si|s['’]il|lorsque|wenn|falls|sofern|if|when|where)\b/iu;
