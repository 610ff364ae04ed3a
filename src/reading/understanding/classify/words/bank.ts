import { kindWords } from "../kind-words.ts";

export const BANK_CERTIFICATE_WORDS = kindWords({
  titles: `
    rekeninguittreksel
    rekeningafschrift
    bankafschrift
    dagafschrift
    afschrift betaalrekening
    uittreksel zichtrekening
    extrait de compte
    extrait de votre compte
    releve de compte
    releve bancaire
    releve de vos comptes
    kontoauszug
    girokonto auszug
    account statement
    statement of account
    bank statement
    your statement
    your account statement
    current account statement
    rekeninggegevens
    rekeningbevestiging
    bankverklaring
    bankbevestiging
    bevestiging iban
    bevestiging van uw rekening
    bevestiging van tenaamstelling
    verklaring van tenaamstelling
    attest van titularisschap
    iban-attest
    attest iban
    identiteit van de rekening
    attestation iban
    attestation d'ouverture de compte
    attestation de detention de compte
    certificat de compte
    certificat de titularite
    certificat bancaire
    confirmation bancaire
    identite bancaire
    kontonachweis
    kontoverbindungsnachweis
    iban-bestatigung
    bestatigung uber die kontoinhaberschaft
    bestatigung der kontoinhaberschaft
    bestatigung uber ein konto
    kontoeroffnungsbestatigung
    account ownership confirmation
    account ownership letter
    bank letter
    bank account letter
    bank account verification letter
    account verification letter
    account confirmation
    letter of confirmation
    bankgegevens
    rekeningidentiteit
    identificatie van de bankrekening
    bankidentiteitsgegevens
    coordonnees bancaires
    kontodaten
    bankverbindung
    kontoangaben
    account details
    bank details
    bank account details
    bank identity statement
    bankattest
    attest van rekeninghouder
    attest rekeningnummer
    rekeningattest
    bankrekeningattest
    bevestiging bankrekening
    bevestiging van rekening
    bevestiging rekeningnummer
    bewijs van rekeninghouderschap
    attestation bancaire
    attestation de compte
    attestation de titulaire de compte
    attestation de titularite
    releve d'identite bancaire
    rib
    confirmation de compte
    bankbestatigung
    bankbescheinigung
    kontobestatigung
    kontobescheinigung
    kontoinhaberbestatigung
    bestatigung der kontoverbindung
    bestatigung der bankverbindung
    bank account certificate
    bank certificate
    bank account confirmation
    confirmation of account
    confirmation of bank account
    account holder certificate
    bank reference
    bank confirmation letter
    proof of account
  `,
  headings: `
    (?:attest\\w*|bewijs|verklaring|bevestiging|certificat\\w*|attestation|releve|bestatigung|bescheinigung|nachweis|auskunft|confirmation|certificate|letter|reference|details|gegevens|identi\\w*|declaration).{0,40}(?:rekening|compte|konto|account|iban|\\bbank|banc|titulari|inbreng|apport|einlage)
    (?:rekening|comptes?|konto|account|iban|bank|banc)\\w*.{0,25}(?:attest|bewijs|verklaring|bevestig|bestatig|bescheinig|nachweis|auskunft|confirm|certificat|letter|gegevens|details)
    to whom it may concern|a qui de droit|zur vorlage|\\brib\\b
    (?:zicht|betaal|bank|zakelijke) ?rekening|compte (?:a vue|courant|bancaire)|(?:giro|geschafts)konto|(?:current|business) account|(?:rekening|bank|dag)?(?:uittreksel|afschrift)|(?:extrait|releve) d|kontoauszug|account statement|statement of account
  `,
  strong: `
    wij.{0,60}(?:verklaren|bevestigen|attesteren).{0,100}rekening
    nous.{0,80}(?:certifions|attestons|confirmons|declarons).{0,100}compte
    wir.{0,80}(?:bestatigen|bescheinigen|erklaren).{0,100}konto
    code banque.{0,20}code guichet
    (?:bevestigen|verklaren|attesteren) (?:wij|hierbij|hiermee).{0,80}(?:rekening|titularis|houder)
    (?:titularis|houder) (?:is )?van (?:de |onderstaande |volgende )?(?:bank|zicht|betaal)?rekening
    (?:certifions|attestons|confirmons).{0,80}(?:titulaire|compte)
    (?:est|soit) (?:bien )?(?:le )?titulaire d[ue']
    bestatigen (?:wir|hiermit).{0,80}(?:konto|kontoinhaber)
    (?:inhaber|inhaberin) (?:des|der|folgenden?|nachstehenden?) .{0,20}konto
    (?:confirm|certify)(?: that)?.{0,80}(?:account|holder)
    holder of the (?:following |below )?(?:bank |current )?account
    releve d'identite bancaire
    rekeninguittreksel|rekeningafschrift|bankafschrift|dagafschrift|(?:extrait|releve) (?:de )?(?:votre |vos )?comptes?\\b|releve bancaire|kontoauszug|account statement|statement of account|bank statement
    (?:vorige?|nieuwe?|oude?|begin|eind|openings?|slot)[ -]?saldo|saldo (?:op|per|begin|einde)
    (?:ancien|nouveau|precedent) solde|solde (?:precedent|initial|final|au|crediteur|debiteur|anterieur)
    (?:alter|neuer|anfangs|end|letzter)[ -]?(?:konto(?:stand)|saldo)|kontostand (?:am|vom|zum)
    (?:opening|closing|previous|new|starting|ending) balance|balance (?:brought|carried) forward
    (?:op|ten) name? van .{2,80}(?:wordt|werd|is|een) .{0,40}rekening
    (?:rekening|iban).{0,60}(?:staat|is) (?:geregistreerd )?op naam van
    (?:compte|iban).{0,60}(?:est ouvert|ouvert|tenu|enregistre) (?:dans nos livres )?au nom de
    (?:est|sont) (?:bien )?(?:cliente?s?|titulaires?) (?:de|d'un|aupres)
    (?:konto|iban).{0,60}(?:lautet auf|gefuhrt|wird auf den namen)
    (?:unterhalt|fuhrt|besitzt) (?:bei uns|bei unserem haus|in unserem hause).{0,60}(?:konto)
    (?:account|iban).{0,60}(?:is|are) (?:held|registered|maintained) (?:in the name of|by|with)
    (?:holds|maintains|has|operates) (?:an?|the following) .{0,40}account
  `,
  phrases: `
    (?:overschrijving|storting|bancontact|domiciliering|incasso|virement|versement|prelevement|uberweisung|lastschrift|gutschrift|direct debit|card payment|faster payment)
    \\b(?:debet|credit|debit|soll|haben|paid (?:in|out)|money (?:in|out)|af en bij|bij\\/af)\\b
    \\b[a-z]{2}\\d{2}(?: ?[0-9a-z]{4}){3,7}
    rekeninghouder
    titulaire du compte
    kontoinhaber
    account holder
    (?:zicht|bank|betaal)rekening
    compte (?:a vue|courant|bancaire)
    (?:giro|geschafts)konto
    current account
    bic
    (?:sinds|depuis|seit|since) .{0,25}\\d{4}
    op verzoek van (?:onze|de) client
    a la demande de notre client
    auf (?:wunsch|antrag) unseres kunden
    at the request of our (?:client|customer)
  `,
  labels: `
    iban
    bic
    rekeninghouder
    titularis
    titulaire
    kontoinhaber
    account holder
    rekeningnummer
    numero de compte
    account number
    domiciliation
    bank
  `,
  against: `
    factuur
    facture
    rechnung
    invoice
  `,
});
