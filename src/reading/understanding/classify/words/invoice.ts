import { kindWords } from "../kind-words.ts";

export const INVOICE_WORDS = kindWords({
  titles: `
    verkoopsfactuur
    abschlagsrechnung nr
    sammelrechnung
    commercial invoice
    ereloonnota
    ereloon
    note d'honoraires
    etat de frais
    honorarnote
    honorarrechnung
    factuur
    verkoopfactuur
    creditnota
    facture
    rechnung
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
});
