import { kindWords } from "../kind-words.ts";

export const LICENCE_WORDS = kindWords({
  titles: `
    vergunning
    vergunning als
    erkenning
    erkenningsbesluit
    vergunningsbesluit
    exploitatievergunning
    omgevingsvergunning
    vergunningsattest
    attest van erkenning
    attest van inschrijving
    bewijs van vergunning
    besluit tot verlening van een vergunning
    ondernemersvergunning
    licentie
    agrement
    arrete d'agrement
    decision d'agrement
    autorisation
    autorisation d'etablissement
    autorisation d'exploitation
    autorisation d'exercer
    licence
    permis d'exploitation
    permis d'environnement
    attestation d'agrement
    attestation d'inscription
    erlaubnis
    erlaubnisurkunde
    erlaubnis nach
    erlaubnisbescheid
    bescheid
    genehmigung
    gewerbeerlaubnis
    niederlassungsgenehmigung
    betriebsgenehmigung
    zulassung
    zulassungsurkunde
    zulassungsbescheid
    lizenz
    license
    certificate of authorisation
    authorisation
    certificate of registration
    operating licence
    trading licence
    licence certificate
    notice of authorisation
  `,
  strong: `
    college (?:van burgemeester|des bourgmestre|communal)
    (?:autorise|autorisons|est autorise|sont autorises?|wird gestattet|wordt toegestaan|mag uitbaten|autorisation d'exploit)
    (?:vergunning|autorisation|agrement|erlaubnis|genehmigung|licen[cs]e)\\S* (?:nr|n°|no|number|nummer)\\b
    (?:verleent|verlenen|verleend|wordt verleend|heeft verleend|kent toe).{0,80}(?:vergunning|erkenning|toelating)
    (?:vergunning|erkenning|toelating) (?:wordt |is )?(?:verleend|toegekend)
    (?:beschikt over|houder van|vergunninghouder|licentiehouder)
    (?:accorde|octroie|delivre|est accorde).{0,80}(?:agrement|autorisation|licence|permis)
    (?:agrement|autorisation|licence) (?:est |a ete )?(?:accorde|octroye|delivre)e?
    titulaire de (?:la licence|l'agrement|l'autorisation)
    (?:erteilt|erteilen|wird).{0,80}(?:erlaubnis|zulassung|genehmigung|lizenz)
    (?:erlaubnis|zulassung|genehmigung|lizenz).{0,60}(?:erteilt|verliehen)
    (?:erlaubnis|lizenz|zulassungs)inhaber(?:in)?
    (?:is|are) (?:hereby )?(?:authorised|licensed|granted|permitted)
    (?:grants?|hereby grant).{0,60}(?:licen[cs]e|authorisation|permission)
    (?:licence|license|authorisation) holder
    holder of (?:the|this) (?:licence|authorisation)
    (?:vergunnings|erkennings|licentie|toelatings)nummer
    numero (?:d'agrement|d'autorisation|de licence|de permis)
    (?:erlaubnis|zulassungs|genehmigungs|lizenz)nummer
    (?:licen[cs]e|authorisation|permit) (?:number|no)
  `,
  phrases: `
    autoriteit (?:voor )?financiele (?:diensten|markten)
    autorite des (?:services et )?marches financiers
    \\bfsma\\b
    \\bbafin\\b|bundesanstalt fur finanzdienstleistungsaufsicht
    \\bcssf\\b
    \\bamf\\b
    \\bdnb\\b|de nederlandsche bank
    \\bfca\\b|financial conduct authority
    central bank of ireland
    college van burgemeester en schepenen
    gewerbeamt|ordnungsamt|handwerkskammer
    federaal agentschap|agence federale|\\bfavv\\b|\\bafsca\\b
    ministere|ministerie|ministerium
    gelet op
    vu (?:la loi|le code|l'arrete)
    aufgrund (?:des|von) §
    pursuant to
    geldig (?:van|vanaf|tot)
    valable (?:du|jusqu)
    gultig (?:ab|von|bis)
    valid (?:from|until)
    voorwaarden|conditions|auflagen
  `,
  labels: `
    vergunninghouder
    houder
    titulaire
    inhaber
    licence holder
    licensee
    vergunningsnummer
    erkenningsnummer
    numero d'agrement
    numero d'autorisation
    erlaubnisnummer
    zulassungsnummer
    licence number
    afgegeven door
    delivre par
    ausgestellt von
    issued by
    geldig tot
    geldig vanaf
    valable jusqu'au
    gultig bis
    valid until
    soort vergunning
    type d'agrement
    art der erlaubnis
    type of licence
    activiteit
    activite
    tatigkeit
    permitted activities
  `,
  against: `
    geldig rijbewijs
    rijbewijs
    permis de conduire
    fuhrerschein
    driving licen
    huurovereenkomst
    licence agreement
    softwarelicentie
    licentieovereenkomst
    lizenzvertrag
  `,
});
