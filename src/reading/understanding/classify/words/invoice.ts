import { kindWords } from "../kind-words.ts";

export const INVOICE_WORDS = kindWords({
  titles: `
    btw-factuur
    voorschotnota
    afrekening
    eindfactuur
    verkoopsfactuur
    staat van kosten en ereloon
    staat van kosten en erelonen
    kosten- en ereloonstaat
    memoire d'honoraires
    note de frais et honoraires
    facture d'acompte n
    facture proforma
    facture de vente
    facture avoir
    avoir n
    honorarabrechnung
    teilrechnung
    schlussrechnung
    abschlagsrechnung nr
    ausgangsrechnung
    stornorechnung
    anzahlungsrechnung
    sammelrechnung
    vat invoice
    commercial invoice
    proforma invoice
    invoice / receipt
    statement of fees
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
  headings: `
    factu(?:ur|re)|\\brechnung|\\binvoice|\\bnota\\b|ereloon|erelonen|erekosten|honorai|honorar|fee note|\\bbill\\b|creditnota|note de credit|gutschrift|kostennota|kostenstaat|etat de frais|proforma
  `,
  strong: `
    bitte uberweisen|kleinunternehmer|keine umsatzsteuer|tva non applicable|franchise de (?:la )?taxe|kleine ?ondernemersregeling|vrijstellingsregeling
    \\bre\\.?-? ?nr\\b|\\brg\\.?-? ?nr\\b|payable (?:au comptant|des reception)|doit ?:
    (?:reglement|paiement|payable) (?:par virement|a reception|sous|a) .{0,20}(?:jours|facture)|a regler avant le
    (?:binnen|uiterlijk) .{0,20}dagen.{0,40}(?:over te maken|betalen|rekening)|gelieve te (?:betalen|storten)
    zahlbar (?:innerhalb|ohne abzug|sofort|binnen)|ohne abzug|(?:leistungs|liefer)(?:zeitraum|datum)
    (?:inv(?:oice)?|bill) ?(?:no|number|ref|#)|payment terms|terms: ?(?:net )?\\d+ days|amount paid
    memoire d'honoraires|autoliquidation|btw verlegd|reverse charge|steuerschuldnerschaft|penalites de retard|indemnite forfaitaire
    \\bereloon|\\berelonen|note d'honoraires|etat d'honoraires|\\bhonorar(?:note|rechnung)?\\b|professional fees|fee note|nos honoraires|our fees
    (?:over te maken|te storten|gelieve (?:het bedrag )?te betalen|a verser sur|a regler|zu uberweisen|please pay|payable (?:to|within))
    (?:btw|tva|mwst|ust|vat)\\.? ?:?\\(? ?(?:21|20|19|6|12|9|7|5,5|10|17) ?%|\\d{1,2}(?:[.,]\\d)? ?%\\)? (?:btw|tva|mwst|ust|vat)\\b
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
