import { kindWords } from "../kind-words.ts";

export const LICENCE_WORDS = kindWords({
  titles: `
    toelating
    bewijs van erkenning
    besluit tot vergunningverlening
    drank- en horecavergunning
    alcoholwetvergunning
    ambulante handel
    leurkaart
    machtiging
    registratiebewijs
    attestation d'enregistrement
    carte professionnelle
    agrement en tant que
    notification d'agrement
    certificat d'agrement
    certificat d'enregistrement
    immatriculation orias
    attestation orias
    licence de debit de boissons
    licence de transport
    licence communautaire
    gewerbeschein
    gewerbeanmeldung
    gewerbeberechtigung
    auszug aus dem gewerbeinformationssystem
    reisegewerbekarte
    gaststattenerlaubnis
    maklererlaubnis
    konzession
    notice of permission
    scope of permission notice
    certificate of authorization
    certificate of licence
    consumer credit licence
    operator's licence
    premises licence
    personal licence
    standard licence
    gemeinschaftslizenz
    community licence
    communautaire vergunning
    vergunning
    erkenning
    exploitatievergunning
    omgevingsvergunning
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
    licence
    permis d'exploitation
    permis d'environnement
    attestation d'agrement
    attestation d'inscription
    erlaubnis
    bescheid
    genehmigung
    gewerbeerlaubnis
    niederlassungsgenehmigung
    betriebsgenehmigung
    zulassung
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
  headings: `
    vergunning|erkenning|toelating|machtiging|licentie|registratiebewijs|agrement|autorisation|\\blicence|permis d'|habilitation|carte professionnelle|attestation d'inscription|erlaubnis|genehmigung|zulassung|konzession|lizenz|gewerbeschein|licen[cs]e|\\bpermit\\b|permission|authori[sz]ation|certificate of registration|application granted|\\bapproval\\b
  `,
  strong: `
    (?:approval|authori[sz]ation|licen[cs]e|permit|registration) .{0,40}(?:was|is|has been) (?:hereby )?(?:granted|issued) to
    (?:verleent|verlenen|verleend|kent|verstrekt) .{0,140}(?:vergunning|erkenning|toelating|machtiging|registratie)
    (?:is|zijn|wordt|werd) (?:hierbij )?(?:erkend|vergund|toegelaten|geregistreerd|gemachtigd) (?:als|om|voor|onder|tot|door)
    (?:erkennings|vergunnings|toelatings|registratie|biv-?|fsma-?|relatie)nummer|onder (?:het )?(?:biv-?|erkennings)?nummer
    als bedoeld in artikel .{0,80}(?:wft|wtt|wwft|wet)|krachtens (?:artikel|de wet)|overeenkomstig artikel .{0,60}(?:decreet|wet)
    est (?:agreee?|autorisee?|enregistree?|inscrite?|immatriculee?|habilitee?) (?:en qualite|en tant|comme|a exercer|aupres|sous|au registre)
    (?:agrement|autorisation|carte professionnelle|licence|orias|enregistrement|habilitation) ?(?:est )?(?:n°|no|numero|delivree? )|numero orias|\\bcpi \\d|carte professionnelle
    delivree? (?:a|au|par) .{0,120}valable|valable jusqu.{0,200}(?:autorisation|agrement|licence|carte)
    (?:erlaubnis|konzession|gewerbeberechtigung|zulassung|genehmigung) (?:gemass|nach|als|zum|zur|i\\.? ?s\\.?) |§ ?34[a-i]|gewo\\b|gewerbeinhaber|gewerbewortlaut|gisa-?zahl|gewerbeordnung|vermittlerregister|\\bkwg\\b|\\bzag\\b|\\bwpig\\b
    (?:has been|have been|is|are) (?:duly )?(?:authori[sz]ed|licensed|registered|approved) (?:as|to|by|under|for|and regulated)|this is to certify.{0,160}(?:authori[sz]ed|licen[cs]ed|registered|approved)
    firm reference number|\\bfrn\\b|part 4a|regulated activit(?:y|ies)|notice of permission|licensing act|scope of permission|consumer credit act|central bank (?:act|reform)|reference no\\.? c\\d
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
    beroepsinstituut|institut professionnel|\\bbiv\\b|\\bipi\\b|chambre de commerce|kamer van|autoriteit|regulator|toezichthouder
    autoriteit (?:financiele markten|consument)|autorite de controle|\\bacpr\\b|\\borias\\b|finanzmarktaufsicht|\\bfma\\b|commissariat aux assurances|prudential regulation
    bezirkshauptmannschaft|magistrat|landratsamt|industrie- und handelskammer|\\bihk\\b|regierungsprasidium|classes moyennes
    uitoefenen van het bedrijf|a exercer l'activite|exercice de l'activite|ausubung|carry on
    artikel \\d|article \\d|articles l|section \\d|§ ?\\d
    (?:federaal agentschap|agence federale|commission de surveillance|surveillance du secteur financier)
    (?:als|as an?|en qualite d|en tant que?) .{0,40}(?:instelling|makelaar|agent|courtier|institution|etablissement|makler|institut|firm)
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
    registre des personnes morales|rechtspersonenregister|register der juristischen personen|register of legal entities
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
