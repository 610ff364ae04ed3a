import { kindWords } from "../kind-words.ts";

export const ACCOUNTS_WORDS = kindWords({
  titles: `
    publicatierapport
    publicatiebalans
    financieel verslag
    rapport inzake de jaarstukken
    samengestelde jaarrekening
    balans per
    balans en resultatenrekening
    bilan actif
    bilan au
    bilan et compte de resultat
    etats financiers
    plaquette des comptes annuels
    handelsbilanz
    report and financial statements
    unaudited filleted financial statements
    unaudited accounts
    micro-entity accounts
    micro-entity balance sheet
    company accounts
    jaarrekening
    jaarrekening en andere overeenkomstig het wetboek van vennootschappen en verenigingen neer te leggen documenten
    neerlegging van de jaarrekening
    publicatiestukken
    jaarverslag en jaarrekening
    jaarstukken
    jaarrapport
    balans na winstverdeling
    geconsolideerde jaarrekening
    comptes annuels
    bilan apres repartition
    bilan
    comptes consolides
    comptes sociaux
    compte de resultats
    liasse fiscale
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
    filleted accounts
    statement of financial position
    balance sheet
  `,
  strong: `
    ^.{0,260}\\b(?:jaarrekening|jaarstukken|jaarverslag|(?:tussentijdse )?balans|comptes annuels|comptes sociaux|etats financiers|rapport de gestion|bilan|\\S*jahresabschluss|lagebericht|\\S*bilanz|annual report|(?:annual|company|abridged|statutory|filleted|abbreviated) accounts|financial statements|balance sheet)\\b(?=.*\\d[., ]\\d{3})
    (?:(?:omzet|chiffre d'affaires|umsatzerlose|umsatz|turnover|revenue|balanstotaal|totaal (?:der |van de )?activa|total du bilan|total de l'actif|bilanzsumme|total assets|eigen vermogen|capitaux propres|fonds propres|eigenkapital|equity|shareholders' funds)\\b[^;]{0,90}?\\d{1,3}[., ]\\d{3}.{0,600}?){2}
    na resultaatbestemming
    bilan (?:actif|passif)
    total general .{0,12}(?:actif|passif)
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
    \\b70\\/76a\\b
    \\b9087\\b
    total (?:de l')?(?:actif|passif|assets|equity and liabilities)
    totaal (?:van de |der )?(?:activa|passiva)
    summe (?:der )?(?:aktiva|passiva)
    bilanzsumme
    winst-? en verliesrekening
    resultatenrekening
    compte de resultat
    gewinn- und verlustrechnung
    (?:profit and loss account|income statement|statement of comprehensive income)
    creditors: amounts falling due
  `,
  phrases: `
    (?:boekjaar|exercice|geschaftsjahr|rechnungsjahr|financial year|(?:year|period) ended).{0,60}20\\d\\d
    fonds propres|balanstotaal|total du bilan
    vreemd vermogen|fremdkapital|liabilities
    (?:aantal|nombre de|anzahl|number of|moyenne|gemiddeld|durchschnittlich|average).{0,40}(?:werknemers|medewerkers|personeelsleden|salaries|beschaftigte|mitarbeiter|employees|people|staff)
    vaste activa
    vlottende activa
    eigen vermogen
    actifs? (?:immobilises|circulants)
    capitaux propres
    anlagevermogen
    umlaufvermogen
    eigenkapital
    fixed assets
    current assets
    (?:shareholders'?|total) (?:funds|equity)
    omzet
    chiffre d'affaires
    umsatzerlose
    turnover
    winst \\(verlies\\) van het boekjaar
    benefice \\(perte\\) de l'exercice
    jahresuberschuss|jahresfehlbetrag
    profit (?:\\(loss\\) )?for the (?:financial )?(?:year|period)
    voorgaand boekjaar|vorig boekjaar
    exercice precedent
    vorjahr|vorhergehendes geschaftsjahr
    (?:preceding|previous) period
    kortlopende schulden|schulden op ten hoogste een jaar
    dettes a un an au plus
    verbindlichkeiten
    handelsvorderingen
    creances commerciales
    trade (?:debtors|receivables)
    personeelsbestand
    effectif moyen|nombre moyen de travailleurs
    (?:durchschnittliche )?(?:zahl der )?(?:arbeitnehmer|beschaftigten)
    average number of employees
    afschrijvingen
    amortissements
    abschreibungen
    depreciation
    toelichting bij de (?:jaarrekening|balans)
    waarderingsregels
    regles d'evaluation
    sociale balans
    bilan social
  `,
  labels: `
    activa
    passiva
    actif
    passif
    aktiva
    assets
    liabilities
    codes
    boekjaar
    exercice
    geschaftsjahr
    eigen vermogen
    capitaux propres
    eigenkapital
    equity
    voorzieningen
    provisions
    schulden
    dettes
    liquide middelen
    valeurs disponibles
    vorderingen
    creances
    bedrijfsresultaat
    omzet
    chiffre d'affaires
    umsatzerlose
    turnover
    creditors
    debtors
    totaal
    total
  `,
  against: `
    tips
    zo lees(?:t u|je)
    comment lire
    how to read
    so lesen sie
    factuur(?:nummer|datum)
    numero de facture
  `,
});
