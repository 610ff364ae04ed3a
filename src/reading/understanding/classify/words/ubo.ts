import { kindWords } from "../kind-words.ts";

export const UBO_WORDS = kindWords({
  titles: `
    attest van registratie van de uiteindelijke begunstigden
    registratiebewijs ubo-register
    attestation d'enregistrement des beneficiaires effectifs
    preuve d'enregistrement au registre ubo
    informations relatives au beneficiaire effectif
    informations relatives aux beneficiaires effectifs
    aktueller ausdruck aus dem transparenzregister
    einfacher auszug aus dem register der wirtschaftlichen eigentumer
    erweiterter auszug aus dem register der wirtschaftlichen eigentumer
    central register of beneficial ownership
    beneficial ownership report
    beneficial ownership information
    beneficial owner information
    ubo-uittreksel
    uittreksel ubo-register
    uittreksel uit het ubo-register
    ubo-register
    uittreksel register van uiteindelijke begunstigden
    register van uiteindelijke begunstigden
    register van de uiteindelijke begunstigden
    uittreksel uit het register van uiteindelijke begunstigden
    uiteindelijke begunstigden
    uiteindelijk belanghebbenden
    uittreksel uiteindelijk belanghebbenden
    register uiteindelijk belanghebbenden
    bewijs van registratie uiteindelijk begunstigden
    extrait du registre ubo
    extrait registre ubo
    registre ubo
    extrait du registre des beneficiaires effectifs
    registre des beneficiaires effectifs
    beneficiaires effectifs
    declaration des beneficiaires effectifs
    declaration relative aux beneficiaires effectifs
    document relatif au beneficiaire effectif
    extrait rbe
    auszug aus dem ubo-register
    auszug ubo-register
    ubo-auszug
    auszug aus dem register der wirtschaftlichen eigentumer
    register der wirtschaftlichen eigentumer
    auszug aus dem transparenzregister
    transparenzregister
    wirtschaftlich berechtigte
    wirtschaftliche eigentumer
    ubo extract
    extract from the ubo register
    extract of the register of beneficial owners
    extract from the register of beneficial owners
    register of beneficial owners
    beneficial owner register
    beneficial ownership register
    beneficial ownership extract
    ultimate beneficial owners
    persons with significant control
  `,
  headings: `
    \\bubo'?s?\\b
    uiteindelijke?n? (?:begunstigd|belanghebbend)
    beneficiaires? effectifs?
    wirtschaftliche?[rn]? (?:berechtigt|eigentumer|begunstigt)
    transparenzregister|transparenzauszug|(?:daten|gegevens|donnees|data) (?:der|van de|de l'|of the) ?(?:einheit|entiteit|entite|entity)
    beneficial own
    significant control|\\bpsc (?:register|extract|information)
  `,
  strong: `
    central register of beneficial ownership
    modalites de controle
    register der wirtschaftlichen eigentumer|\\bwiereg\\b
    date a laquelle .{0,40}beneficiaire effectif
    ownership of (?:shares|voting rights) [-–] (?:more than|75)
    meer dan (?:25|50|75) ?% tot en met
    uittreksel uit het (?:ubo|register van)
    extrait du registre (?:ubo|des beneficiaires)
    auszug aus dem (?:ubo|register der wirtschaftlichen|transparenzregister)
    extract (?:from|of) the (?:ubo|register of (?:ultimate )?beneficial)
    (?:algemene administratie van de|administration generale de la) (?:thesaurie|tresorerie)
    generalverwaltung des schatzamt\\S*
    uiteindelijke begunstigde (?:nr\\.? ?)?\\d
    beneficiaire effectif (?:n°? ?)?\\d
    wirtschaftlicher? (?:berechtigter|eigentumer) (?:nr\\.? ?)?\\d
    beneficial owner (?:no\\.? ?|#)?\\d
    registre des beneficiaires effectifs
    aard van het (?:uiteindelijk )?belang
    aard en omvang van het belang
    nature (?:et etendue )?(?:des interets|de l'interet) effectifs?
    art und umfang des wirtschaftlichen interesses
    nature and extent of (?:the )?(?:beneficial )?interest
  `,
  phrases: `
    (?:rechtstreekse?|onrechtstreekse?|directe?|indirecte?) (?:begunstigde|belang|deelneming|zeggenschap)
    percentage (?:van )?(?:de )?(?:aandelen|stemrechten)
    pourcentage (?:de |des |d')?(?:parts|actions|droits de vote)
    beneficiaire (?:direct|indirect)
    type de controle
    soort (?:controle|zeggenschap)
    art der (?:kontrolle|kapitalbeteiligung)
    (?:type|nature|kind) of control
    (?:direct|indirect) (?:interest|ownership|control|holding)
    (?:direkte|indirekte|unmittelbare|mittelbare) (?:beteiligung|kontrolle)
    (?:date de naissance|maand en jaar van geboorte|geboortemaand|mois et annee de naissance|geburtsmonat|month and year of birth)
    (?:land|pays) (?:van verblijf|de residence)
    wohnsitzland
    country of residence
    (?:lijst|liste|list) (?:van de|des|der|of the) (?:uiteindelijk|beneficiaires effectifs|wirtschaftlichen|ultimate beneficial)
    (?:uiteindelijk(?:e|en)? (?:begunstigde|belanghebbende)n?|beneficiaires? effectifs?|wirtschaftliche[rn]? (?:eigentumer|berechtigte)[rn]?|beneficial owners?)
    aandelen of stemrechten
    meer dan 25
    plus de 25
    mehr als 25
    more than 25
  `,
  labels: `
    nom de naissance
    nature of beneficial interest
    extent of beneficial interest
    month and year of birth
    forename(s)
    surname
    notified on
    woonstaat
    aard belang
    omvang belang
    ubo sinds
    uiteindelijke begunstigde
    uiteindelijk belanghebbende
    beneficiaire effectif
    wirtschaftlicher eigentumer
    wirtschaftlich berechtigter
    beneficial owner
    ubo
    aard van het belang
    omvang van het belang
    nature de l'interet
    etendue de l'interet
    art des interesses
    umfang des interesses
    nature of interest
    extent of interest
    nature of control
    percentage
    pourcentage
    prozentsatz
    nationaliteit
    nationalite
    staatsangehorigkeit
    nationality
    land van verblijf
    pays de residence
    wohnsitzland
    country of residence
    geboortedatum
    geboortemaand
    geboren op
    date de naissance
    ne(e) le
    geburtsdatum
    geboren am
    date of birth
    born on
    voornaam
    prenom
    vorname
    first name
    staatsang
    woonland
    stemrechten
    droits de vote
    stimmrechte
    voting rights
  `,
  against: `
    aandelenregister
    register van aandelen
    registre des (?:actions|parts)
    (?:hieronder|ci-dessous) de declarer
    ondergetekende verklaart
    formulier
    formulaire
  `,
});
