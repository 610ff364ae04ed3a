import { kindWords } from "../kind-words.ts";

export const INVOICE_WORDS = kindWords({
  titles: `
    ereloonnota
    erelonen
    ereloon
    nota van ereloon
    staat van ereloon
    staat van erelonen
    kostenstaat
    kostennota
    note d'honoraires
    etat d'honoraires
    etat de frais
    honorarnote
    honorarrechnung
    kostennote
    fee note
    note of fees
    bill of costs
    pro forma
    proforma factuur
    factuur
    verkoopfactuur
    creditnota
    facture
    note de credit
    rechnung
    gutschrift
    invoice
    tax invoice
    sales invoice
    credit note
  `,
  strong: `
    \\bereloon|\\berelonen|note d'honoraires|etat d'honoraires|\\bhonorar(?:note|rechnung)?\\b|professional fees|fee note|nos honoraires|our fees
    (?:over te maken|te storten|gelieve (?:het bedrag )?te betalen|a verser sur|a regler|zu uberweisen|please pay|payable (?:to|within))
    (?:btw|tva|mwst|ust|vat)\\.? ?:?\\(? ?(?:21|20|19|6|12|9|7|5,5|10|17) ?%|(?:21|20|19) ?% (?:btw|tva|mwst|ust|vat)
    factuur(?:nummer|nr|datum)
    (?:numero|n°|date) de (?:la )?facture|facture n°
    rechnungs(?:nummer|nr|datum)
    invoice (?:number|no|date|#)
    vervaldatum .{0,30}\\d
    (?:date d')?echeance .{0,30}\\d
    zahlbar bis|zahlungsziel|fallig am
    (?:due date|payment due)
    te betalen
    (?:net|montant|total) a payer
    (?:zu zahlen|zahlbetrag|rechnungsbetrag|gesamtbetrag)
    (?:amount|total|balance) (?:due|payable)
  `,
  phrases: `
    (?:eenheids|stuk)prijs
    prix unitaire
    (?:einzel|stuck)preis
    unit price
    aantal
    quantite
    menge
    (?:quantity|qty)
    omschrijving
    designation|libelle
    bezeichnung
    description
    subtotaal|sous-total|zwischensumme|subtotal
    totaal (?:excl|incl)
    total (?:ht|htva|ttc|tvac|excl|incl)
    (?:btw|tva|mwst|ust|vat) ?:?\\(? ?\\d{1,2}(?:[.,]\\d+)? ?%
    nettobetrag|bruttobetrag
    maatstaf van heffing
    klantnummer|numero client|kundennummer|customer (?:no|number)
    betaal(?:termijn|voorwaarden)
    conditions de paiement
    zahlungsbedingungen
    payment terms
    gestructureerde mededeling|communication structuree
    verwendungszweck
  `,
  labels: `
    factuur
    factuurnummer
    factuurdatum
    vervaldatum
    facture
    numero de facture
    date de facture
    echeance
    rechnung
    rechnungsnummer
    rechnungsdatum
    invoice
    invoice number
    invoice date
    due date
    totaal
    subtotaal
    total
    sous-total
    gesamtbetrag
    btw
    tva
    mwst
    vat
    bill to
    factuuradres
    rechnungsempfanger
  `,
  against: `
    ean[- ]?(?:code|nummer|nr)|code ean
    meterstand|compteur|zahlerstand|meter reading
    leveringsadres .{0,60}kwh
    \\bkwh\\b
    rekeninguittreksel
  `,
});

export const CONTRACT_WORDS = kindWords({
  titles: `
    lening
    leningsovereenkomst
    kredietovereenkomst
    contrat de pret
    convention de pret
    pret
    darlehensvertrag
    darlehen
    loan agreement
    loan
    gebruiksovereenkomst
    bruikleenovereenkomst
    non-disclosure agreement
    vertrouwelijkheidsovereenkomst
    accord de confidentialite
    overeenkomst
    samenwerkingsovereenkomst
    dienstverleningsovereenkomst
    raamovereenkomst
    huurovereenkomst
    handelshuurovereenkomst
    arbeidsovereenkomst
    koopovereenkomst
    opdrachtbrief
    opdrachtovereenkomst
    leveringsovereenkomst
    domiciliatieovereenkomst
    contract
    contrat
    contrat de services
    contrat de prestation de services
    contrat de bail
    bail commercial
    contrat de bail commercial
    convention
    convention de prestation de services
    convention de collaboration
    lettre de mission
    contrat de travail
    contrat de location
    contrat de fourniture
    vertrag
    dienstleistungsvertrag
    rahmenvertrag
    mietvertrag
    gewerbemietvertrag
    arbeitsvertrag
    liefervertrag
    kooperationsvertrag
    auftragsschreiben
    mandatsvertrag
    agreement
    service agreement
    services agreement
    framework agreement
    lease agreement
    lease
    commercial lease
    tenancy agreement
    engagement letter
    letter of engagement
    master services agreement
    employment contract
    supply agreement
    consultancy agreement
  `,
  strong: `
    \\b(?:uit)?lener\\b|kredietnemer|emprunteur|preteur|darlehensnehmer|darlehensgeber|\\bborrower\\b|\\blender\\b
    partijen (?:komen|verklaren|zijn)|les parties (?:conviennent|declarent)|die parteien (?:vereinbaren|sind)|the parties (?:agree|have agreed|hereby)
    tussen (?:de )?(?:ondergetekenden|partijen|enerzijds)
    (?:is|wordt) overeengekomen (?:wat volgt|als volgt|hetgeen volgt)
    (?:hierna|verder) (?:genoemd|te noemen)?:? ?"?(?:de )?"?(?:opdrachtgever|dienstverlener|huurder|verhuurder|leverancier|klant)
    entre les (?:soussignes|parties)
    (?:il (?:a ete|est)|ont) convenu (?:ce qui suit|de ce qui suit)?
    ci-apres (?:denomme|designe|appele)e?s?
    d'une part
    zwischen (?:den (?:unterzeichneten|parteien)|der|dem|folgenden)?.{0,200}(?:nachfolgend|nachstehend|im folgenden)
    (?:nachfolgend|nachstehend|im folgenden) ["(]?(?:genannt|als|auftraggeber|mieter|vermieter|dienstleister|bezeichnet|"|die)
    (?:wird|haben) .{0,30}(?:folgendes|folgender) (?:vereinbart|vertrag)
    this agreement (?:is made|is entered|\\()
    (?:by and )?between the (?:undersigned|parties)
    hereinafter (?:referred to as|called|the)
    (?:have agreed|agree) as follows
    opgemaakt in (?:twee|zoveel|\\d|drie) .{0,20}(?:exemplaren|origineel)
    fait (?:en (?:deux|autant|double|\\d)|a .{2,30} en (?:deux|autant|double))
    in (?:zwei|doppelter|\\d) (?:originalen|exemplaren|ausfertigung)
    in witness whereof
  `,
  phrases: `
    voorwerp van de overeenkomst
    duur (?:en beeindiging|van de overeenkomst)
    opzeg(?:ging|termijn)
    toepasselijk recht
    bevoegde rechtbank
    vertrouwelijkheid|geheimhouding
    vergoeding
    objet du (?:contrat|bail)|objet de la convention
    duree du (?:contrat|bail)
    preavis|resiliation
    droit applicable
    confidentialite
    honoraires|loyer
    vertragsgegenstand|gegenstand des vertrag
    vertragsdauer|laufzeit
    kundigung
    anwendbares recht|gerichtsstand
    vertraulichkeit|verschwiegenheit
    vergutung|honorar|miete
    scope of (?:services|the services|engagement)
    term(?: and|ination)
    governing law
    confidential(?:ity)?
    fees|rent\\b
    opdrachtgever|dienstverlener|prestataire|auftraggeber|auftragnehmer|service provider
    huurder|verhuurder|preneur|bailleur|mieter|vermieter|tenant|landlord|lessee|lessor
    handtekening|signature|unterschrift
    gelezen en goedgekeurd|lu et approuve
  `,
  labels: `
    1. voorwerp
    1. objet
    1. gegenstand
    1. scope
    1. services
    opdrachtgever
    dienstverlener
    verhuurder
    huurder
    bailleur
    preneur
    vermieter
    mieter
    landlord
    tenant
    client
    provider
  `,
  against: `
    par[- ]devant
    voor mij,? .{0,60}notaris
    op te richten
    (?:constituer|constituent) .{0,40}societe
    stammkapital
    a comparu
  `,
});
