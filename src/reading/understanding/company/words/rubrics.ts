export type Rubric = "turnover" | "equity" | "total_assets" | "workforce" | "profit";

/** Codes of the model of the National Bank of Belgium. */
export const RUBRIC_CODES: ReadonlyMap<string, Rubric> = new Map([
  ["70", "turnover"],
  ["10/15", "equity"],
  ["20/58", "total_assets"],
  ["9087", "workforce"],
]);

/** Names of rubrics in accounts without codes, folded and whole. */
export const RUBRIC_NAMES: readonly (readonly [Rubric, RegExp])[] = [
  [
    "turnover",
    /^(?:netto-?\s?omzet|omzet|chiffre d'affaires(?: nets?| total| ht)?|montant net du chiffre d'affaires|chiffres? d'affaires nets? \(?h\.?t\.?\)?|total des? produits d'exploitation \(chiffre d'affaires\)|netto omzet|opbrengsten uit omzet|umsatzerlose|umsatz|nettoumsatz(?:erlose)?|turnover|revenue|net turnover|sales|net sales|sales revenue)$/,
  ],
  [
    "equity",
    /^(?:(?:totaal |totaal van het )?eigen vermogen(?: totaal)?|(?:total (?:des )?)?capitaux propres|fonds propres|(?:summe )?eigenkapital(?: gesamt)?|(?:total )?(?:equity|shareholders'? (?:funds|equity)|shareholders'? funds|capital and reserves|members'? funds)|groepsvermogen|total (?:des )?(?:capitaux|fonds) propres(?: \([ivx]+\))?|net assets attributable to shareholders|eigen vermogen \(totaal\)|som van het eigen vermogen|equity attributable to owners of the (?:parent|company))$/,
  ],
  [
    "total_assets",
    /^(?:balanstotaal|totaal (?:van de |der |vaste en vlottende )?activa|totaal actief|activa totaal|total (?:de l'|du bilan|general de l')? ?actif|total du bilan|total de l'actif|actif total|bilanzsumme|summe (?:der )?aktiva|gesamtvermogen|total assets|balance sheet total|total du bilan \(actif\)|total (?:general|bilan)(?: de l'| \(?[ivx+ ]*\)?)? ?(?:actif)|(?:bilanzsumme, )?summe(?: der)? aktiva|total activa|som der activa|total de l'actif \(?[ivx+ ]*\)?)$/,
  ],
  [
    "workforce",
    /^(?:gemiddeld (?:aantal|personeelsbestand).{0,50}|aantal (?:werknemers|medewerkers|personeelsleden).{0,30}|personeelsbestand|effectif(?: moyen)?.{0,40}|nombre (?:moyen )?(?:de |d')(?:travailleurs|salaries|employes).{0,40}|(?:durchschnittliche )?(?:zahl|anzahl|arbeitnehmerzahl|mitarbeiterzahl).{0,8}(?:arbeitnehmer|beschaftigte|mitarbeiter).{0,40}|(?:durchschnittliche )?(?:arbeitnehmerzahl|mitarbeiterzahl|belegschaft)|average number of (?:employees|persons|staff).{0,50}|number of employees|employees|staff numbers|werknemers in dienst|mitarbeiter|beschaftigte)$/,
  ],
];
