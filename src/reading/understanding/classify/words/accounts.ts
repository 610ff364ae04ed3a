import { kindWords } from "../kind-words.ts";

export const ACCOUNTS_WORDS = kindWords({
  titles: `
    balans per
    balans en resultatenrekening
    bilan actif
    bilan au
    bilan et compte de resultat
    report and financial statements
    unaudited filleted financial statements
    micro-entity accounts
    micro-entity balance sheet
    jaarrekening
    jaarrekening en andere overeenkomstig het wetboek van vennootschappen en verenigingen neer te leggen documenten
    publicatiestukken
    jaarverslag en jaarrekening
    jaarrapport
    balans na winstverdeling
    comptes annuels
    bilan apres repartition
    bilan
    compte de resultats
    jahresabschluss
    bilanz
    bilanz zum
    bilanz nach gewinnverwendung
    konzernabschluss
    annual accounts
    financial statements
    annual report and financial statements
    directors' report and financial statements
    unaudited financial statements
    abridged financial statements
    statement of financial position
    balance sheet
  `,
  strong: `
    ^.{0,260}\\b(?:jaarrekening|jaarstukken|jaarverslag|(?:tussentijdse )?balans|comptes annuels|comptes sociaux|etats financiers|rapport de gestion|bilan|\\S*jahresabschluss|lagebericht|\\S*bilanz|annual report|(?:annual|company|abridged|statutory|filleted|abbreviated) accounts|financial statements|balance sheet)\\b(?=.*\\d[., ]\\d{3})
    (?:(?:omzet|chiffre d'affaires|umsatzerlose|umsatz|turnover|revenue|balanstotaal|totaal (?:der |van de )?activa|total du bilan|total de l'actif|bilanzsumme|total assets|eigen vermogen|capitaux propres|fonds propres|eigenkapital|equity|shareholders' funds)\\b[^;]{0,90}?\\d{1,3}[., ]\\d{3}.{0,600}?){2}
    na resultaatbestemming
    bilan (?:actif|passif)
    (?:financial statements|accounts) for the (?:year|period) ended
    (?:vol|vkt|mic|verkort|micro)[- ]?(?:kap|inb)? ?\\d(?:\\.\\d){0,2}\\b
    (?:nationale bank van belgie|banque nationale de belgique|belgische nationalbank).{0,80}(?:balanscentrale|centrale des bilans|bilanzzentrale)
    eigen vermogen .{0,10}10\\/15
    capitaux propres .{0,10}10\\/15
    eigenkapital .{0,10}10\\/15
    equity .{0,10}10\\/15
    \\b20\\/58\\b
    \\b10\\/49\\b
    \\b21\\/28\\b
    \\b29\\/58\\b
    \\b9087\\b
    total (?:de l')?(?:actif|passif|assets|equity and liabilities)
    totaal (?:van de |der )?(?:activa|passiva)
    summe (?:der )?(?:aktiva|passiva)
    bilanzsumme
    resultatenrekening
    compte de resultat
    gewinn- und verlustrechnung
    (?:profit and loss account|income statement|statement of comprehensive income)
    creditors: amounts falling due
  `,
});
