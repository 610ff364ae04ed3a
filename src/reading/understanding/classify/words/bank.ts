import { kindWords } from "../kind-words.ts";

export const BANK_CERTIFICATE_WORDS = kindWords({
  titles: `
    rekeninguittreksel
    rekeningafschrift
    extrait de compte
    releve de compte
    kontoauszug
    statement of account
    rekeninggegevens
    bankverklaring
    bevestiging van uw rekening
    certificat de compte
    certificat de titularite
    kontonachweis
    bank letter
    account verification letter
    account confirmation
    bankverbindung
    account details
    bank identity statement
    attest van rekeninghouder
    rekeningattest
    bevestiging bankrekening
    bevestiging van rekening
    attestation bancaire
    attestation de compte
    attestation de titularite
    releve d'identite bancaire
    rib
    confirmation de compte
    bankbestatigung
    kontobestatigung
    kontobescheinigung
    bestatigung der bankverbindung
    confirmation of account
    confirmation of bank account
    bank reference
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
    (?:rekening|iban).{0,60}(?:staat|is) (?:geregistreerd )?op naam van
    (?:est|sont) (?:bien )?(?:cliente?s?|titulaires?) (?:de|d'un|aupres)
    (?:konto|iban).{0,60}(?:lautet auf|gefuhrt|wird auf den namen)
    (?:account|iban).{0,60}(?:is|are) (?:held|registered|maintained) (?:in the name of|by|with)
    (?:holds|maintains|has|operates) (?:an?|the following) .{0,40}account
  `,
});
