export type Rubric = "turnover" | "equity" | "total_assets" | "workforce" | "profit";

/** Codes of the model of the National Bank of Belgium. */
export const RUBRIC_CODES: ReadonlyMap<string, Rubric> = new Map([
  ["70", "turnover"],
  ["10/15", "equity"],
  ["20/58", "total_assets"],
  ["9087", "workforce"],
  ["1003", "workforce"],
]);

/** Names of rubrics in accounts without codes, folded and whole. */
export const RUBRIC_NAMES: readonly (readonly [Rubric, RegExp])[] = [
  [
    "turnover",
    /^(?:netto-?\s?omzet|omzet|chiffre d'affaires(?: nets?| total| ht)?|montant net du chiffre d'affaires|chiffres? d'affaires nets? \(?h\.?t\.?\)?|total des? produits d'exploitation \(chiffre d'affaires\)|netto omzet|opbrengsten uit omzet|umsatzerlose|umsatz|nettoumsatz(?:erlose)?|turnover|revenue|net turnover|sales|net sales|sales revenue)$/,
  ],
  [
    "equity",
    /^(?:(?:totaal |totaal van het )?eigen vermogen(?: totaal)?|(?:total (?:des )?)?capitaux propres|fonds propres|(?:summe )?eigenkapital(?: gesamt)?|(?:total )?(?:equity|shareholders'? (?:funds|equity)|shareholders'? funds|capital and reserves|members'? funds)|groepsvermogen|total (?:des )?(?:capitaux|fonds) propres(?: \([ivx]+\))?|net assets(?:\/\(liabilities\)| attributable to (?:shareholders|members))?|eigen vermogen \(totaal\)|som van het eigen vermogen|equity attributable to owners of the (?:parent|company))$/,
  ],
  [
    "total_assets",
    /^(?:balanstotaal|totaal (?:van de |der |vaste en vlottende )?activa|totaal actief|activa totaal|total (?:de l'|du bilan|general de l')? ?actif|total du bilan|total de l'actif|actif total|bilanzsumme|summe (?:der )?aktiva|gesamtvermogen|total assets|balance sheet total|total du bilan \(actif\)|total (?:general|bilan)(?: de l'| \(?[ivx+ ]*\)?)? ?(?:actif)|(?:bilanzsumme, )?summe(?: der)? aktiva|total activa|total aktiven|total \(assets\)|totaal activazijde|som der activa|total de l'actif \(?[ivx+ ]*\)?)$/,
  ],
  [
    "workforce",
    /^(?:gemiddeld (?:aantal|personeelsbestand).{0,50}|aantal (?:werknemers|medewerkers|personeelsleden).{0,30}|personeelsbestand|effectif(?: moyen)?.{0,40}|nombre (?:moyen )?(?:de |d')(?:travailleurs|salaries|employes).{0,40}|(?:durchschnittliche )?(?:zahl|anzahl|arbeitnehmerzahl|mitarbeiterzahl).{0,8}(?:arbeitnehmer|beschaftigte|mitarbeiter).{0,40}|(?:durchschnittliche )?(?:arbeitnehmerzahl|mitarbeiterzahl|belegschaft)|average number of (?:employees|persons|staff).{0,50}|number of employees|employees|staff numbers|werknemers in dienst|mitarbeiter|beschaftigte)$/,
  ],
];

/** Words for rubrics within a label or a sentence, folded. */
export const LOOSE_RUBRICS: readonly (readonly [Rubric, RegExp])[] = [
  [
    "turnover",
    /\b(?:netto-?\s?|jaar)?omzet\b|\bchiffres? d'affaires\b|umsatzerlose|(?:\b|jahres|netto)umsatz\b|\bturnover\b|\brevenue\b|\bnet sales\b/,
  ],
  [
    "equity",
    /\beigen vermogen\b|\bcapitaux propres\b|\bfonds propres\b|\beigenkapital\b|\beigenmittel\b|\b(?:shareholders'?|members'?|owners'?) (?:funds|equity)\b|\btotal equity\b|\bequity\b|\bcapital and reserves\b/,
  ],
  [
    "total_assets",
    /\bbalanstotaal\b|\b(?:totaal|som) (?:van de |van het |der )?(?:activa|actief|balans)\b|\bactiva totaal\b|\btotal (?:general )?(?:de l'|du |de )?(?:actif|bilan)\b|\bbilanzsumme\b|\bsumme (?:der )?(?:aktiva|vermogenswerte)\b|\b(?:aktiva|vermogenswerte) (?:insgesamt|gesamt)\b|\bgesamtvermogen\b|\btotal assets\b|\bbalance sheet total\b|^total general\b/,
  ],
];

/** What makes a label that has such a word another rubric. */
export const NO_RUBRIC =
  /(?:\ben|et|und|and|&) (?:\S+ )?(?:schulden|verplichtingen|dettes|passif|verbindlichkeiten|ruckstellungen|liabilities)|\bkost|\bcosts?\b|couts?\b|\bmarge|\bmargin|\boverige|\bautres\b|sonstige|\bother\b|net assets|called.up|share capital(?! and)|passiva|\bpassif\b|liabilit|wijziging|variation|mutatie|veranderung|\bchange|quote\b|ratio|rendement|rentab|%|per aandeel|par action|per share|aandeel in|part des? (?:tiers|groupe)|hulp|buiten|hors bilan|drempel|seuil|threshold|schwelle/;

export const STAFF =
  /\b(?:werknemers?|medewerkers|personeel|personeelsleden|personeelsbestand|vte|salaries|travailleurs|collaborateurs|employes|effectifs?|personnel|etp|arbeitnehmer(?:n|innen)?|mitarbeiter(?:n|innen)?|beschaftigten?|personal|vza|employees|people|staff|headcount|fte|persons)\b/;
export const AVERAGE =
  /gemiddeld|\bgem\b|\bgem\.|moyen|durchschnitt|average|\bvte\b|\betp\b|\bvza\b|\bfte\b|ø|\b(?:aantal|nombre|anzahl|zahl|number)\b/;
export const NO_STAFF =
  /kosten|\bcosts?\b|charges|frais|aufwand|salaires|\blonen\b|bezoldig|remuneration|schulden|dettes|pensioen|pension|lohne|gehalter|wages|uitzend|interim|leih|participation|verloning/;
