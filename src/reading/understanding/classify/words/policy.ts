import { kindWords } from "../kind-words.ts";

export const POLICY_WORDS = kindWords({
  titles: `
    integriteitsbeleid
    acceptatiebeleid
    clientacceptatiebeleid
    klantacceptatiebeleid
    privacyverklaring
    wwft-beleid
    integriteitscode
    klokkenluidersregeling
    klokkenluidersbeleid
    uitbestedingsbeleid
    informatiebeveiligingsbeleid
    risicobeheersbeleid
    continuiteitsbeleid
    interne richtlijnen
    algemene risicobeoordeling
    ondernemingsbrede risicobeoordeling
    dispositif lcb-ft
    politique de protection des donnees
    charte d'ethique
    charte de deontologie
    code d'ethique
    manuel de procedures
    classification des risques
    evaluation globale des risques
    interne sicherungsmassnahmen
    geldwaschepravention
    arbeitsanweisung geldwasche
    organisationsrichtlinie
    datenschutzerklarung
    datenschutzrichtlinie
    risikoanalyse
    auslagerungsrichtlinie
    compliance-richtlinie
    compliance-handbuch
    hinweisgeberrichtlinie
    anti-korruptionsrichtlinie
    anti-money laundering, counter-terrorist financing
    anti-money laundering and
    aml and ctf policy
    aml manual
    customer acceptance policy
    client acceptance policy
    privacy policy
    privacy notice
    data protection policy
    whistleblowing policy
    anti-bribery
    conflicts of interest policy
    outsourcing policy
    information security policy
    risk management policy
    safeguarding policy
    complaints policy
    enterprise-wide risk assessment
    leitlinie
    verwahrrichtlinie
    verwahrung von kundenwerten
    bewaringsbeleid
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
    politique de lutte contre le blanchiment
    code de conduite
    richtlinie
    richtlinie zur geldwaschepravention
    geldwasche-richtlinie
    interne richtlinie
    verhaltenskodex
    verwahrungsrichtlinie
    policy
    aml policy
    anti-money laundering policy
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
    ^.{0,120}\\b(?:reglement|regels|regles|rules|ordnung|code|charte|manuel)\\b.{0,60}\\b(?:witwas\\S*|blanchiment|geldwasche\\S*|money laundering)
    ^.{0,160}\\b(?:[a-z-]*beleid(?:slijn|snota|sdocument|sverklaring)?|(?:integriteits|huis|arbeids)reglement|[a-z]*handboek|[a-z]*richtlijn(?:en)?(?! \\(?(?:eu|eg|\\d))|[a-z]*procedures?|werkinstructies?|politiques?|manuel|charte|lignes? directrices?|[a-z]*leitfaden|[a-z]*handbuch|[a-z]*kodex|[a-z]*leitlinien?|[a-z]*richtlinien?(?! \\(?(?:eu|eg|\\d))|(?:interne[sr]? )verfahren\\S*|(?:arbeits|dienst)anweisung|polic(?:y|ies)(?! ?(?:number|no\\b|holder|schedule))|manual|handbook|guidelines|code of (?:conduct|ethics|practice))\\b(?=.*\\b(?:medewerkers?|collaborateurs?|mitarbeiter\\S*|beschaftigten?|staff|employees|clienten?|klanten|clients?|kunden|customers?|risi[ck]\\S*|risques?|bestuur|direction|leitung|board)\\b)
    \\b(?:dit|deze|het|de) (?:[a-z-]*beleid(?:slijn|sdocument)?|[a-z]*handboek|[a-z]*reglement|procedures?|[a-z]*code|richtlijn(?:en)?|protocol|werkinstructie) (?:legt|leggen|is|zijn|geldt|gelden|beschrijft|beschrijven|bepaalt|bepalen|heeft|omvat|beoogt|stelt|regelt|regelen|wordt|worden|bevat|treedt|verplicht)
    \\b(?:la|le|les|cette|ces?|nos?) (?:presente?s? )?(?:politiques?|procedures?|manuel|charte|code|reglement|lignes directrices|instructions?) (?:interne )?(?:fixe|regi|defini|decri|s'appli|a pour|ont pour|vise|etabli|precise|enonce|expose|est|sont|determine|organise|encadre)
    \\b(?:diese[rs]?|die|das|der|unsere) (?:vorliegende )?(?:richtlinien?|verfahren|[a-z]*handbuch|leitfaden|[a-z]*kodex|[a-z]*anweisung|grundsatze|leitlinien?|policy) (?:leg|regel|gilt|gelten|beschreib|bestimm|stell|dien|enthalt|setz|verpflicht|findet|wird|werden)
    \\b(?:this|these|the|our) (?:polic(?:y|ies)|manual|procedures?|code|handbook|standards?|framework|guidelines) (?:sets?|appl|governs?|describes?|is|are|has|covers?|establish|defines?|explains?|outlines?|provides?|requires?|must|will)
    (?:dit|het|ons) (?:\\S*beleid|reglement|handboek) (?:is|geldt|beschrijft|bepaalt|heeft|omvat|beoogt)|doelstelling(?:en)? van (?:het|dit) beleid|(?:vastgesteld|goedgekeurd) door (?:de |het )?(?:directie|bestuur|bestuursorgaan|raad|management)
    approuvee? par (?:le|la|l') ?(?:conseil|direction|gerance|comite|organe)|objet de la presente|(?:le|la) presente? (?:procedure|charte|manuel|code|document) (?:a pour|decrit|definit|s'applique)
    l\\.? ?561|code monetaire et financier|tracfin|lcb-?ft|loi du 18 septembre 2017|loi modifiee du 12 novembre 2004
    \\bgwg\\b.{0,400}(?:sorgfaltspflicht|verdacht|schulung)|interne sicherungsmassnahmen|verdachtsmeldung|geldwaschebeauftragte
    \\bwwft\\b|\\bsira\\b|fiu-nederland|wet van 18 september 2017|integriteitsrisico|acceptatiebeleid|risicobeoordeling.{0,300}(?:client|klant)
    (?:enhanced|simplified) due diligence|suspicious (?:activity|transaction)|nominated officer|money laundering reporting officer|policy owner|(?:who|what) does this policy|(?:next|last) review(?:ed)?:? |review date
    (?:rechtsgrond|rechtsgrondslag|bewaartermijn|base legale|duree de conservation|rechtsgrundlage|speicherdauer|legal basis|retention period).{0,400}(?:rechten|droits|rechte|rights)|(?:avg|gdpr|rgpd|dsgvo)\\b
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
    (?:jaarlijks|elk jaar|chaque annee|jahrlich|annually|every year|once a year).{0,50}(?:herzien|geevalueerd|geactualiseerd|revue?s?\\b|revise|reexamine|uberpruft|uberarbeitet|review|updated)|(?:herzien|geactualiseerd|revue?s?\\b|revisee?s?\\b|reexaminee?s?\\b|uberpruft|reviewed|updated).{0,50}(?:jaarlijks|elk jaar|chaque annee|annuellement|jahrlich|annually|every year|each year)
    geldwasche(?:prav|vorschr|gesetz)|witwas(?:sen|preventie)|anti-?money|lcb|wwft|verdachtige? (?:geschafte|transaktion)|(?:ongebruikelijke|verdachte) (?:transactie|verrichting)|operations? suspectes?|suspicious
    wie de (?:client|klant) is|identifi(?:ons|er|e) le client|wer der kunde|who the (?:client|customer)
    (?:digita\\S+ |crypto-?)(?:activa|assets|vermogenswerte|werte)|actifs numeriques
    \\bsleutels?\\b|\\bcles\\b|\\bschlussel|\\bkeys\\b|multisig|blockchain|wallets?\\b
    (?:onze|alle) (?:medewerkers|werknemers|personeelsleden)|nos (?:collaborateurs|employes)|tous les (?:collaborateurs|employes|membres du personnel)|(?:unsere|alle) (?:beschaftigten|mitarbeiter)|(?:all|our) (?:staff|employees|personnel)
    clientenonderzoek|clientacceptatie|ongebruikelijke transacties|transactiemonitoring|identificatie en verificatie
    identification et verification|declarations? de soupcons?|mesures de vigilance|controle interne|classification des risques
    verdachtsmeldung|kundensorgfalt|risikoanalyse|beschaftigten|stellvertret
    politiek prominente|politiquement exposee|politisch exponiert|politically exposed|sanction
    roles? (?:et|en|and|und)|roles and responsibilities|inleiding|introduction|einleitung|doelstelling|objectif
    persoonsgegevens|donnees (?:a caractere )?personnel|personenbezogene|personal data
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
