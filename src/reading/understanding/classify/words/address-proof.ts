import { kindWords } from "../kind-words.ts";

export const ADDRESS_PROOF_WORDS = kindWords({
  titles: `
    certificate of principal residence
    certificate of residence
    attest van hoofdverblijfplaats
    uittreksel uit de basisregistratie personen
    amtliche meldebestatigung
    erweiterte meldebescheinigung
    bestatigung der meldung
    haushaltsbescheinigung
    jaarnota
    uw afrekening
    uw waterfactuur
    uw energiefactuur
    votre facture d'eau
    votre facture d'energie
    votre facture de gaz
    votre facture internet
    quittance de loyer
    avis d'echeance
    attestation titulaire de contrat
    taxes foncieres
    ihre mobilfunk-rechnung
    grundsteuerbescheid
    your electricity bill
    your energy bill
    your water bill
    local property tax
    certificate of residency
    avis d'impot
    avertissement extrait de role
    bescheid fur
    notice of assessment
    tax calculation
    bewijs van woonst
    attest van woonst
    getuigschrift van woonst
    attest van gezinssamenstelling
    certificat de residence
    justificatif de domicile
    composition de menage
    aanslagbiljet
    meldebescheinigung
    wohnsitzbescheinigung
    steuerbescheid
    council tax bill
    afrekening energie
    jaarafrekening
    facture d'electricite
    facture d'eau
    facture de regularisation
    facture d'acompte
    jahresabrechnung
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
    is registered (?:in|at|as).{0,40}(?:population register|resident|address)
    leveringsadres
    adresse de (?:fourniture|livraison|consommation)
    lieferadresse|lieferstelle|verbrauchsstelle
    supply address
    ean[- ]?(?:code|nummer|nr)
    code ean|n° ean
    meterstand|meternummer
    zahlerstand|zahlernummer
    meter (?:reading|number|point)
    (?:kwh|m3|m³)\\b
  `,
});
