import { kindWords } from "../kind-words.ts";

export const ADDRESS_PROOF_WORDS = kindWords({
  titles: `
    certificate of principal residence
    certificate of residence
    proof of residence
    residence certificate
    confirmation of registered address
    your bill for water
    your council tax
    attest van hoofdverblijfplaats
    bewijs van hoofdverblijfplaats
    attest van inschrijving in het bevolkingsregister
    attest van verblijf
    bewijs van inschrijving
    uittreksel uit de basisregistratie personen
    afschrift uit de basisregistratie personen
    uittreksel brp
    uittreksel bevolkingsregister
    uittreksel rijksregister
    certificat d'inscription
    certificat de menage
    extrait du registre national
    extrait des registres de la population
    extrait du registre de la population
    amtliche meldebestatigung
    erweiterte meldebescheinigung
    erweiterte meldebestatigung
    meldezettel
    bestatigung der meldung
    meldeauskunft
    wohnungsgeberbestatigung
    haushaltsbescheinigung
    jaarnota
    uw jaarnota
    eindafrekening
    energienota
    uw energienota
    je energierekening
    je maandelijkse afrekening
    uw maandelijkse afrekening
    uw afrekening
    uw waterfactuur
    uw energiefactuur
    uw elektriciteitsfactuur
    gemeentelijke belastingen
    onroerende voorheffing
    votre facture d'eau
    votre facture d'electricite
    votre facture d'energie
    votre facture de gaz
    votre facture internet
    votre facture mobile
    facture internet
    facture mobile
    facture de gaz
    facture fixe et internet
    quittance de loyer
    avis d'echeance
    attestation de contrat
    attestation titulaire de contrat
    taxe fonciere
    taxes foncieres
    taxe d'habitation
    ihre stromrechnung
    ihre gasrechnung
    strom- und gasrechnung
    festnetz-rechnung
    ihre festnetz-rechnung
    mobilfunkrechnung
    ihre mobilfunk-rechnung
    verbrauchsabrechnung
    jahresverbrauchsabrechnung
    grundsteuerbescheid
    festsetzung des rundfunkbeitrags
    your electricity bill
    your energy bill
    your gas bill
    your water bill
    your phone bill
    your broadband bill
    broadband bill
    mobile phone bill
    gas and electricity statement
    your energy statement
    local property tax
    tv licence
    certificate of residency
    belastingaanslag
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
    meldebescheinigung
    meldebestatigung
    wohnsitzbescheinigung
    haushaltszusammensetzung
    steuerbescheid
    proof of address
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
  headings: `
    (?:proof|confirmation|certificate|attest\\w*|bewijs|bevestiging|certificat|attestation|justificatif|bescheinigung|bestatigung|nachweis|verklaring|declaration).{0,40}(?:residen|address|adres|domicil|woonst|woonplaats|hoofdverblijf|wohn|meld|haushalt|menage|gezin|population|bevolking|contrat|inschrijving|hebergement)
    (?:gezins|haushalts)\\w*|composition (?:de|du) menage|bevolkingsregister|registre (?:de|national)|basisregistratie|\\bbrp\\b|melde\\w+|tax bill|taxes? (?:fonciere|d'habitation)|avis d'impot|grundsteuer|onroerende voorheffing|aanslagbiljet|\\w*steuerbescheid
    (?:elektriciteit|energie|gas|water|telefoon|internet|stroom|electricite|eau|telephone|strom|wasser|electricity|energy|phone|broadband|utility|mobile)\\w*[ -]?.{0,12}(?:factu|rekening|nota|afrekening|rechnung|abrechnung|bill|statement|decompte)|(?:factu\\w+|afrekening|decompte|rechnung|abrechnung|bill).{0,20}(?:elektric|electric|energie|gas|gaz|water|eau|telefo|telepho|internet|stroom|strom|mobile|fixe)
    maandelijkse|mensuel|jaarlijkse|annuelle?|decompte|aanrekening|jahres\\w*abrechnung|verbrauchsabrechnung
  `,
  strong: `
    registered .{0,60}at the (?:address|following address)|population office|principal residence
    (?:inscrite?|ingeschreven|eingetragen)(?:\\(e\\))? .{0,60}(?:a l'adresse|op het adres|op het volgende adres|unter der anschrift|an der adresse)
    wastewater|sewerage|afvalwater|assainissement|abwasser|saneringsbijdrage
    basisregistratie personen|\\bbrp\\b.{0,60}(?:uittreksel|afschrift)|(?:uittreksel|afschrift).{0,60}\\bbrp\\b
    (?:staat|is|zijn|werd)? ?ingeschreven (?:is |staat )?(?:op het adres|aan het adres|te \\d{4}|in het rijksregister|in de bevolkingsregisters?)
    melderegister|bundesmeldegesetz|meldegesetz|meldebehorde|meldebescheinigung|wohnungsgeber|hauptwohnsitz|einzugsdatum
    (?:attest|bewijs|getuigschrift) van (?:hoofdverblijfplaats|woonst|woonplaats)|registre communal des personnes physiques
    \\bmprn\\b|\\bgprn\\b|\\bmpxn\\b|\\bmpan\\b|point de livraison|\\bpdl\\b|\\bpce\\b|zahlpunkt|marktlokation|messlokation
    (?:quittance|avis d'echeance).{0,80}loyer|loyer.{0,40}(?:quittance|charges locatives)
    taxes? (?:fonciere|d'habitation|d'enlevement)|onroerende (?:voorheffing|zaakbelasting)|\\bwoz\\b|grundsteuer|rundfunkbeitrag|local property tax|valuation band|property band
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
    hoofdverblijfplaats|residence habituelle|lieu de residence
    certificat delivre|attest (?:is )?(?:afgeleverd|uitgereikt)|zur vorlage bei
    numero fiscal|steuernummer|steuer-id|utr\\b|pps number
    wonende? (?:te|op)|demeurant|wohnhaft|residing at
    college des bourgmestre|bierger-?center|einwohner|meldeamt|bevolking|burgerzaken|etat civil|guichet unique
    units? used|total usage|standing charge|unit rate|abonnement|grundpreis|arbeitspreis|vaste vergoeding|distributiekosten|nettarieven|acheminement
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
    adresse de consommation
    lieu de consommation
    hauptwohnsitz
    account number
    customer reference
    reference client
    anschrift
    huidig adres
    datum aanvang adres
    einzugsdatum
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
