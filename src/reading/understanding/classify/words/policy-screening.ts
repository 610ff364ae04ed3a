import { kindWords } from "../kind-words.ts";

export const POLICY_WORDS = kindWords({
  titles: `
    leitlinie
    leitlinien
    verwahrrichtlinie
    richtlinie zur verwahrung
    verwahrung von kundenwerten
    bewaringsbeleid
    beleid inzake bewaring
    politique de garde
    politique de conservation des actifs
    grundsatze
    gedragsregels
    deontologische code
    regles de conduite
    verhaltensregeln
    handboek compliance
    compliance manual
    manuel de conformite
    beleid
    antiwitwasbeleid
    aml-beleid
    privacybeleid
    gedragscode
    beleidsdocument
    beleid ter voorkoming van witwassen
    beleid inzake
    procedure
    interne procedure
    politique
    politique aml
    politique de lutte contre le blanchiment
    politique lcb-ft
    politique anti-blanchiment
    politique de conservation
    politique interne
    code de conduite
    richtlinie
    geldwaschepraventionsrichtlinie
    richtlinie zur geldwaschepravention
    geldwasche-richtlinie
    interne richtlinie
    verhaltenskodex
    verwahrungsrichtlinie
    policy
    aml policy
    anti-money laundering policy
    anti money laundering policy
    aml/cft policy
    custody policy
    compliance policy
    code of conduct
    sanctions policy
    policy on
    bewaarbeleid
    sanctiebeleid
    nalevingsbeleid
  `,
  strong: `
    (?:dit|het) beleid (?:is|geldt|beschrijft|bepaalt|heeft)
    (?:la presente|cette) politique (?:a pour|s'applique|decrit|definit)
    diese (?:richtlinie|policy) (?:gilt|beschreibt|regelt|legt)
    this policy (?:applies|sets|describes|is|has|covers)
    (?:toepassingsgebied|doel van (?:dit|het) beleid)
    (?:champ d'application|objet de la politique)
    (?:anwendungsbereich|geltungsbereich)
    (?:scope of (?:this|the) policy|purpose of this policy|policy owner|policy statement)
    (?:beleids|document)eigenaar
    versiebeheer|historique des versions|versionshistorie|version (?:history|control)
    (?:goedgekeurd|approuve|genehmigt|approved) (?:door|par|durch|von|by) (?:de |la |le |het |den |die |the )?(?:raad|directie|conseil|geschaftsfuhrung|vorstand|board)
  `,
  phrases: `
    crypto-?(?:activa|actifs|werte|assets)|kryptowerte|kundengelder|client assets|actifs des clients|activa van (?:de )?(?:klanten|clienten)|kundenvermogen
    geschenk(?:en|e)|cadeaux|\\bgifts\\b
    belangenconflict|conflits? d'interets?|interessenkonflikt|conflicts? of interest
    (?:versie|version) ?:?\\.? ?\\d
    verantwortlich|responsable de|verantwoordelijk voor|responsible for
    (?:dit|deze) (?:beleid|code|richtlijn|procedure)|(?:cette|le present|la presente) (?:politique|code|procedure)|diese[rs]? (?:richtlinie|kodex|leitlinie)|this (?:policy|code|procedure)
    alle (?:medewerkers|mitarbeiter)|tous les collaborateurs|all (?:employees|staff)
    (?:getrennt|gescheiden|separe|segregat)
    witwassen|financiering van terrorisme
    blanchiment|financement du terrorisme
    geldwasche|terrorismusfinanzierung
    money laundering|terrorist financing
    klantenonderzoek|clientenonderzoek|ken uw klant
    vigilance|connaissance (?:du|de la) client
    sorgfaltspflichten|kundenidentifizierung
    due diligence|know your customer
    (?:risk|risico|risiko)[- ]?(?:gebaseerd|based|assessment|beoordeling|basiert|analyse)
    approche fondee sur (?:le|les) risques?
    compliance officer|amlco|mlro|geldwaschebeauftragte
    medewerkers|collaborateurs|mitarbeiter|employees
    opleiding|formation|schulung|training
    (?:jaarlijks|annuellement|jahrlich|annually) (?:herzien|revue|revise|uberpruft|reviewed)
    private keys?|cold storage|wallet
    bewaring|conservation|aufbewahrung|record keeping
    meldingsplicht|cel voor financiele informatieverwerking|\\bcfi\\b|\\bctif\\b
    verantwoordelijkheden|responsabilites|verantwortlichkeiten|responsibilities
  `,
  labels: `
    versie
    version
    doel
    objet
    zweck
    purpose
    toepassingsgebied
    champ d'application
    anwendungsbereich
    geltungsbereich
    scope
    eigenaar
    owner
    verantwoordelijkheden
    responsibilities
  `,
  against: `
    geachte
    in dit artikel
    polisnummer
    numero de police
    policy (?:number|holder)
    versicherungs
  `,
});

export const SCREENING_WORDS = kindWords({
  titles: `
    screeningrapport
    screeningsrapport
    screeningverslag
    sanctiescreening
    rapport de criblage
    rapport de filtrage
    rapport de screening
    rapport de verification
    screening-bericht
    screeningbericht
    sanktionsprufung
    prufbericht
    sanktionslistenprufung
    pep-prufung
    screening report
    screening result
    screening results
    sanctions screening report
    sanctions and pep screening
    pep and sanctions screening
    pep & sanctions screening report
    name screening report
    due diligence screening
    background screening report
    aml screening report
  `,
  strong: `
    screening[ -]?(?:rapport|report|result|bericht|datum|date|id|resultaat|ergebnis)
    (?:resultats?|date|rapport) d[eu] (?:criblage|filtrage|screening)
    (?:geen|no|aucune?|keine) (?:treffers?|matches?|hits?|correspondances?|resultats?|ubereinstimmung)
    (?:lijsten|listes|listen|lists|databases|watchlists) (?:geraadpleegd|consultees|gepruft|checked|searched|screened|consulted|:)
    (?:geraadpleegde|gescreende) (?:lijsten|personen|bronnen)
    listes (?:consultees|controlees|verifiees)
    (?:geprufte|abgefragte) listen
    (?:persons?|subjects?|names?|entities|individuals) (?:screened|searched)
    personnes (?:controlees|criblees|verifiees)
    geprufte (?:person|name)
    match (?:score|strength|status)
  `,
  phrases: `
    \\bofac\\b|\\bsdn\\b
    \\bpep\\b|politically exposed|politiek prominent|politiquement exposee|politisch exponiert
    (?:eu|un|uk|hm treasury) .{0,20}(?:sanctions|consolidated)
    (?:sancties|sanctions|sanktionen)
    adverse media|negatieve media|medias? negatifs?|negative medien
    (?:vals|faux|false|falsch)[- ]?posit
    world-?check|dow jones|lexisnexis|complyadvantage|refinitiv
    treffers?|hits?\\b|matches
  `,
  labels: `
    screeningdatum
    screening date
    datum screening
    date du criblage
    datum der prufung
    gescreende persoon
    personne controlee
    geprufte person
    subject
    lijsten
    listes
    listen
    lists
    lists checked
    resultaat
    resultat
    ergebnis
    result
  `,
  against: `
    (?:dit|this) (?:beleid|policy) (?:is|geldt|applies)
    geachte
    in dit artikel
  `,
});
