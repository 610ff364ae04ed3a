import { kindWords } from "../kind-words.ts";

export const REGISTER_WORDS = kindWords({
  titles: `
    kbo - kruispuntbank van ondernemingen
    bce - banque-carrefour des entreprises
    gegevens van de onderneming
    identificatiegegevens van de onderneming
    donnees d'identification de l'entreprise
    uittreksel uit de kbo
    inschrijving handelsregister
    extrait d'immatriculation
    extrait rcs
    extrait du rne
    extrait de la bce
    avis de situation au repertoire sirene
    certificat d'immatriculation
    firmenbuch
    auszug mit aktuellen daten
    auszug mit historischen daten
    auszug aus dem firmenbuch
    republik osterreich
    aktueller abdruck
    chronologischer abdruck
    auszug aus dem unternehmensregister
    company overview
    find and update company information
    company particulars
    kbo uittreksel
    kbo public search
    uittreksel uit de kruispuntbank van ondernemingen
    uittreksel kruispuntbank van ondernemingen
    kruispuntbank van ondernemingen
    gegevens van de geregistreerde entiteit
    uittreksel handelsregister
    uittreksel uit het handelsregister
    kvk uittreksel
    uittreksel ondernemingsregister
    bce public search
    extrait de la banque-carrefour des entreprises
    banque-carrefour des entreprises
    donnees de l'entite enregistree
    extrait bce
    extrait kbis
    extrait d'immatriculation principale au registre du commerce et des societes
    immatriculation principale au registre du commerce et des societes
    extrait du registre de commerce et des societes
    extrait du registre du commerce et des societes
    registre de commerce et des societes
    registre national des entreprises
    attestation d'immatriculation
    attestation d'immatriculation au registre national des entreprises
    auszug aus dem handelsregister
    aktueller ausdruck
    chronologischer ausdruck
    amtlicher ausdruck
    handelsregister
    auszug aus der zentralen datenbank der unternehmen
    auszug aus der zud
    zentrale datenbank der unternehmen
    zud public search
    daten der eingetragenen einheit
    extract from the crossroads bank for enterprises
    crossroads bank for enterprises
    cbe public search
    data of the registered entity
    registered entity data
    company extract
    company details
    companies house
    company registration office
    companies registration office
    company registration extract
    register extract
    business register extract
    commercial register extract
    extract from the commercial register
    extract from the trade register
    extract from the trade and companies register
    certificate of incorporation of a private limited company
    company printout
    uittreksel uit het register
    extrait du registre
  `,
  headings: `
    (?:uittreksel|afschrift|inzage|gegevens|inzien|raadpleging|inschrijving|fiche).{0,40}(?:kbo|kruispuntbank|handelsregister|kvk|kamer van koophandel|ondernemingsregister|bedrijfsgegevens|onderneming)|(?:verklaring|bewijs) van inschrijving|bedrijfsfiche
    (?:kbo|kvk|handelsregister|kruispuntbank van ondernemingen).{0,20}(?:uittreksel|gegevens|inzien|inzage|public search)
    (?:extrait|fiche|releve|copie|attestation|donnees|consultation|etat|inscription).{0,40}(?:bce|banque-carrefour|registre d[eu] commerce|rcs|k ?bis|rne|registre national des entreprises|immatriculation|signaletique|d'entreprise|de l'entreprise)|etat des inscriptions
    (?:auszug|abdruck|ausdruck|abruf|bescheinigung|registerblatt).{0,40}(?:zdu|zud|handelsregister|firmenbuch|unternehmen|registergericht|gesellschaftsregister)|(?:handelsregister|firmenbuch|unternehmensregister).{0,30}(?:auszug|abdruck|ausdruck|abruf|abteilung)|chronologischer|aktueller abdruck|(?:abdruck|ausdruck).{0,30}register|registergericht.{0,20}(?:abdruck|ausdruck)|registerblatt|stand der eintragungen|bescheinigung .{0,12}eintragung
    (?:extract|printout|print-out|particulars|search|snapshot|profile|details|report).{0,40}(?:cbe|crossroads bank|trade register|company register|register of companies|companies house|business register|commercial register|registration office)|(?:company|business|entity|commercial register|trade register|chamber of commerce).{0,12}(?:extract|printout|snapshot|profile|particulars|search)|certificate of good standing|state of the entries|appointments report
    registre de commerce et des societes
    (?:attest|bewijs|certificat|attestation|bescheinigung|certificate).{0,20}(?:inschrijving|inscription|eintragung|registration|immatriculation).{0,40}(?:rechtspersonen|personnes morales|juristischen|legal entit|ondernemingen|entreprises|unternehmen|compan)
    (?:einsicht|inzage|consultation|raadpleging|recherche|search|fiche|stammblatt|identificatiefiche|identification sheet|appointments?).{0,40}(?:register|registre|zdu|kbo|bce|cbe|handelsregister|report)
  `,
  strong: `
    (?:inscrite?|immatriculee?|ingeschreven|eingetragen|registered) .{0,40}(?:banque-carrefour|kruispuntbank|zentralen datenbank|crossroads bank|rechtspersonenregister|registre des personnes morales|register der juristischen personen|register of legal entities)
    (?:ni|n'est pas|niet|nicht|is not|neither) (?:\\S+ ){0,5}(?:en faillite|failliet|in (?:vereffening|konkurs|liquidation|bankruptcy)|en liquidation)
    \\bgriffier\\b .{0,30}(?:certifie|atteste|bevestigt|verklaart)|\\bgreffier bescheinigt|clerk .{0,20}certifies
    identificatiegegevens van de (?:onderneming|entiteit)
    juridische toestand
    \\bnormale toestand\\b
    \\bfn \\d{4,6} ?[a-z]\\b
    hauptbuch.{0,40}urkundensammlung
    donnees a jour.{0,60}siren|repertoire sirene
    luxembourg business registers
    find and update company information
    (?:last|next) (?:annual return|statement dated)
    gegevens van de geregistreerde entiteit
    donnees de l'entite enregistree
    (?:daten der|angaben zur) (?:registrierten|eingetragenen) (?:einheit|entitat)
    (?:registered entity data|data of the registered entity)
    (?:uittreksel|gegevens) uit (?:de|het) (?:kbo|kruispuntbank|handelsregister)
    uittreksel handelsregister
    deze (?:inschrijving|onderneming|registratie) (?:valt onder|wordt beheerd)
    extrait (?:de la|du) (?:bce|banque-carrefour|registre d[eu] commerce|rcs)
    immatricul\\S+ au rcs
    extrait k ?bis
    (?:auszug|ausdruck) aus dem (?:handelsregister|unternehmensregister|zud)
    abteilung b
    nummer der eintragung
    nummer der firma
    extract from the (?:crossroads|register|commercial register|trade)
    toestand (?:rechtspersoon|van de rechtspersoon)
    (?:rechtstoestand|situation juridique|rechtslage|legal situation|legal status)
    nace-?bel
    company number .{0,40}(?:registered|incorporated) (?:in|on)
    companies act (?:2006|2014)
    nature of business \\(?sic
    (?:confirmation|previous) statement
    date of (?:creation|incorporation) .{0,60}company (?:status|type)
  `,
  phrases: `
    numero siren
    bestuurders en zaakvoerders
    vestigingseenheden
    vertritt seit
    stammeinlage
    eintragungsnummer
    type de mandat
    correspondence address
    appointed on
    aantal vestigingseenheden
    nombre d'unites d'etablissement
    anzahl (?:der )?niederlassungseinheiten
    number of establishment units
    functiehouders?
    fonctions
    funktionen
    hoedanigheden
    qualites
    vertretungsregelung
    vertretungsbefugnis
    tag der (?:letzten|ersten) eintragung
    (?:stamm|grund)kapital
    rsin
    vestigingsnummer
    geplaatst kapitaal
    alleen\\/zelfstandig bevoegd
    (?:datum|date) (?:van )?(?:d')?(?:in functie|entree en fonction)
    code ape
    greffe du tribunal de commerce
    (?:date|numero) d'immatriculation
    gestion, direction, administration, controle
    kvk-nummer
    begindatum
    sbi-code
    registered office address
    date of birth .{0,30}appointed
    officers
    activites? (?:tva|onss)
    btw-activiteiten
    rsz-activiteiten
    mehrwertsteuertatigkeiten
    vat activities
    nsso activities
    financiele gegevens
    donnees financieres
  `,
  labels: `
    kbo-nummer
    maatschappelijke benaming
    juridische vorm
    juridische toestand
    maatschappelijke zetel
    nace-bel
    numero siren
    siege social
    date d'immatriculation
    date de constitution
    geschaftsanschrift
    kapital
    last annual return
    next annual return
    nature of business
    company name
    eerste inschrijving
    ondernemingsnummer
    status
    rechtstoestand
    begindatum
    naam
    adres van de zetel
    rechtsvorm
    type entiteit
    numero d'entreprise
    statut
    situation juridique
    date de debut
    denomination
    adresse du siege
    forme juridique
    forme legale
    type d'entite
    unternehmensnummer
    rechtslage
    anfangsdatum
    bezeichnung
    rechtsform
    sitz
    firma
    geschaftsfuhrer
    prokura
    enterprise number
    start date
    legal situation
    legal form
    company number
    company status
    company type
    registered office
    incorporated on
    date of incorporation
    sic code
    kvk-nummer
    statutaire naam
    statutaire zetel
    bezoekadres
    rsin
    bestuurder
    bestuurders
    denomination sociale
    capital social
    numero rcs
    immatriculation
    activites principales
    functies
    fonctions
    funktionen
    functions
    activiteiten
    activites
    officers
    datum in dienst
    datum akte van oprichting
  `,
  against: `
    uiteindelijke? begunstigden?
    beneficiaires? effectifs?
    wirtschaftliche[rn]? (?:berechtigte|eigentumer)
    beneficial owners?
    bijlagen? (?:bij|tot) het belgisch staatsblad bekend te maken
    aanvraag van een uittreksel
    demande d'extrait
    antrag auf
    request for an extract
    (?:waarvan|dont) (?:akte|acte)
    (?:ik ben|je suis) .{0,40}(?:aanvrager|demandeur)
  `,
});
