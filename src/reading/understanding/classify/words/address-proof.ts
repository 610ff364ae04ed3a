import { kindWords } from "../kind-words.ts";

export const ADDRESS_PROOF_WORDS = kindWords({
  titles: `
    belastingaanslag
    aanslagbiljet personenbelasting
    voorlopige aanslag
    avis d'impot
    avertissement extrait de role
    einkommensteuerbescheid
    bescheid fur
    tax notice
    notice of assessment
    tax assessment
    tax calculation
    income tax calculation
    income tax notice
    self assessment
    statement of tax
    bewijs van woonst
    attest van woonst
    getuigschrift van woonst
    attest van woonplaats
    uittreksel uit het bevolkingsregister
    uittreksel uit de registers
    samenstelling van het gezin
    attest van gezinssamenstelling
    certificat de residence
    certificat de domicile
    justificatif de domicile
    attestation de domicile
    attestation de residence
    composition de menage
    attestation d'hebergement
    avis d'imposition
    aanslagbiljet
    avertissement-extrait de role
    meldebescheinigung
    meldebestatigung
    wohnsitzbescheinigung
    haushaltszusammensetzung
    steuerbescheid
    certificate of residence
    proof of address
    proof of residence
    council tax bill
    utility bill
    energierekening
    energiefactuur
    elektriciteitsfactuur
    waterfactuur
    afrekening elektriciteit
    afrekening energie
    jaarafrekening
    voorschotfactuur
    tussentijdse factuur
    facture d'electricite
    facture d'energie
    facture d'eau
    facture de regularisation
    facture d'acompte
    decompte annuel
    stromrechnung
    gasrechnung
    wasserrechnung
    jahresabrechnung
    abschlagsrechnung
    electricity bill
    gas bill
    water bill
    energy bill
    telephone bill
  `,
  strong: `
    aanslagjaar|inkomstenjaar|belastbaar inkomen|personenbelasting
    exercice d'imposition|impot (?:sur le revenu|des personnes)|revenu imposable|avis d'impot
    einkommensteuer|veranlagungszeitraum|steuerbescheid|steuerjahr|zu versteuerndes
    income tax|tax year|taxable income|council tax
    fod financien|spf finances|fod finanzen|belastingdienst|finanzamt|hm revenue|finances publiques|contributions directes
    (?:ingeschreven|staat ingeschreven) (?:is |in )?(?:in )?het bevolkingsregister
    inscrite?s? (?:au|aux|dans les?) registres? (?:de la|de) population
    (?:certifie|atteste) que .{0,80}(?:reside|domicilie|inscrit)
    (?:ist|sind) .{0,60}(?:gemeldet|wohnhaft|eingetragen im bevolkerungsregister)
    hauptwohnung
    is registered (?:in|at|as).{0,40}(?:population register|resident|address)
    leveringsadres
    adresse de (?:fourniture|livraison|consommation)
    lieferadresse|lieferstelle|verbrauchsstelle
    supply address
    ean[- ]?(?:code|nummer|nr)
    code ean|n° ean
    meterstand|meternummer
    (?:index|numero) d[eu] compteur
    zahlerstand|zahlernummer
    meter (?:reading|number|point)
    (?:kwh|m3|m³)\\b
  `,
  phrases: `
    verbruik(?:speriode|sadres)?
    consommation
    verbrauch
    consumption
    klantnummer
    numero (?:de )?client
    kundennummer
    customer (?:number|reference)
    (?:voorschot|acompte|abschlag|instalment)
    elektriciteit|aardgas|drinkwater|internet
    electricite|gaz naturel|eau potable
    strom|erdgas|trinkwasser
    electricity|gas|water|broadband
    (?:aansluitings|installatie)adres
    hoofdverblijfplaats
    residence principale
    burgemeester|ambtenaar van de burgerlijke stand
    bourgmestre|officier de l'etat civil
    burgermeister
    dienst (?:bevolking|burgerzaken)
    service (?:population|etat civil)
    einwohnermeldeamt|burgeramt
    council tax
  `,
  labels: `
    klantnummer
    numero client
    kundennummer
    customer number
    adres
    adresse
    address
    leveringsadres
    verbruiksperiode
    periode
    hoofdverblijfplaats
  `,
  against: `
    geachte heer,? (?:wij|graag) verzoeken
    (?:bevestigen|confirm).{0,60}(?:rekening|account) (?:nummer|number)
    curriculum
  `,
});
