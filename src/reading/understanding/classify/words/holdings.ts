import { kindWords } from "../kind-words.ts";

export const SHARE_REGISTER_WORDS = kindWords({
  titles: `
    attestation d'actionnariat
    attest van aandeelhouders
    overzicht aandeelhouders
    overzicht van de aandeelhouders
    aandeelhoudersoverzicht
    aandeelhouderslijst
    lijst aandeelhouders
    lijst van de aandeelhouders
    lijst van de vennoten
    aandeelhouderschap
    attest van aandeelhouderschap
    verdeling van het kapitaal
    kapitaalverdeling
    tableau de l'actionnariat
    tableau de capitalisation
    table de capitalisation
    repartition du capital
    repartition de l'actionnariat
    etat de l'actionnariat
    etat des actionnaires
    liste des titulaires de parts
    registre des titres nominatifs
    aktionarsliste
    ubersicht der gesellschafter
    gesellschafterubersicht
    anteilsbuch
    shareholders list
    shareholder list
    schedule of shareholders
    certificate of shareholding
    overview of shareholders
    capitalization table
    aandelenregister
    aandeelhoudersregister
    register van aandelen
    register van aandelen op naam
    register van aandeelhouders
    vennotenregister
    aandelenboek
    registre des actionnaires
    registre des actions
    registre des actions nominatives
    registre des parts
    registre des parts nominatives
    registre des associes
    registre des mouvements de titres
    aktienregister
    aktienbuch
    anteilsregister
    anteilseignerregister
    aktionarsregister
    gesellschafterliste
    liste der gesellschafter
    register der anteile
    register der aktionare
    register of members
    register of shareholders
    shareholder register
    shareholders' register
    share register
    register of shares
    register of registered shares
    statement of members
    list of shareholders
    cap table
    capitalisation table
    lijst van aandeelhouders
    liste des actionnaires
    liste des associes
  `,
  headings: `
    aandeelhouder|aandelen(?:bezit|register|boek|verdeling)|vennotenregister|vennotenlijst|register van (?:vennoten|aandelen|effecten|certificaten)|effectenregister
    actionnaires?\\b|actionnariat|\\bassocies\\b|repartition du capital|registre des (?:parts|titres|actions)|mouvements de titres|detention du capital
    gesellschafter(?:liste|verzeichnis|register|bestand)|liste der gesellschafter|anteils?(?:eigner|buch|register|verzeichnis|inhaber)|aktien(?:register|buch|verzeichnis)|aktionar|kapitalverteilung
    shareholder|register of members|share register|list of members|stockholder|shareholdings?\\b|cap(?:itali[sz]ation)? table|ownership of shares
  `,
  strong: `
    \\bcap(?:itali[sz]ation)? table\\b
    fully[- ]diluted
    mouvements de titres
    (?:overzicht|tableau|ubersicht|schedule|etat) (?:van )?(?:de |der |des |of )?(?:l')?(?:aandeelhouders|actionnaires|actionnariat|gesellschafter|shareholders)
    register van (?:de )?aandelen
    aandelenregister
    aandeelhoudersregister
    registre des (?:actions|parts|actionnaires|associes)
    gesellschafterliste
    liste der gesellschafter
    aktienregister
    anteilsregister
    register of (?:members|shareholders|shares)
    share(?:holder)?s?'? register
    lijst van (?:de )?(?:aandeelhouders|vennoten)|liste des (?:actionnaires|associes)|list of (?:shareholders|members)
    (?:kapitaal|capital|kapital|aandelen|actions|anteile|shares).{0,30}(?:aangehouden|detenue?s?|gehalten|held|verdeeld|repartie?s?|verteilt|distributed)
    laufende nummern? der (?:geschafts)?anteile
    nennbetrag (?:der|des|je) (?:geschafts)?anteil
    geschaftsanteile?
  `,
  phrases: `
    nombre de titres
    stakeholder
    soort aandelen
    gestort bedrag
    aantal aandelen
    nummers? van de aandelen
    aandelen (?:nr\\.?|nummers) \\d+
    soort aandelen
    datum (?:van )?(?:inschrijving|verwerving|overdracht)
    nombre d(?:e parts|'actions)
    numeros? des (?:parts|actions)
    (?:parts|actions) n°? ?\\d
    date d(?:e l'|')(?:inscription|acquisition|entree)
    date de (?:la )?cession
    anzahl (?:der )?(?:anteile|aktien)
    lfd\\.? nr
    number of shares
    (?:share )?certificate (?:no|number)
    class of shares?
    distinctive numbers?
    date (?:entered|ceased|of (?:entry|acquisition|transfer|allotment))
    overdrager|overnemer
    cedant|cessionnaire
    transferor|transferee
    aandeelhouders?
    actionnaires?
    gesellschafter
    shareholders?
    volgestort
    entierement liberees
    fully paid
    voll eingezahlt
  `,
  labels: `
    stakeholder
    naam aandeelhouder
    name of member
    nom et prenom de l'actionnaire
    nummers van de aandelen
    datum van verkrijging
    aandeelhouder
    actionnaire
    associe
    gesellschafter
    aktionar
    shareholder
    member
    aantal aandelen
    nombre d'actions
    nombre de parts
    anzahl anteile
    anzahl der anteile
    anzahl aktien
    number of shares
    holder
    houder
    titulaire
    totaal aandelen
    total des parts
    total shares
    inschrijving
    overdracht
  `,
  against: `
    verschenen? (?:is|zijn)
    par[- ]devant
    (?:dont|waarvan) (?:acte|akte)
    geachte
  `,
});

export const CHART_WORDS = kindWords({
  titles: `
    overzicht groepsstructuur
    overzicht van de groep
    schema groepsstructuur
    overzicht structuur
    structuuroverzicht
    structuur
    groepsschema
    organisatiestructuur
    aandeelhoudersschema
    organigramme capitalistique
    organigramme de detention
    organigramme des participations
    structure capitalistique
    schema du groupe
    structure de la societe
    gesellschaftsrechtliche struktur
    beteiligungsubersicht
    beteiligungsverhaltnisse
    konzernorganigramm
    unternehmensstruktur
    ownership chart
    shareholding chart
    group chart
    group organisation chart
    group ownership structure
    simplified group structure
    structuurschema
    groepsstructuur
    vennootschapsstructuur
    organigram
    eigendomsstructuur
    aandeelhoudersstructuur
    eigendoms- en zeggenschapsstructuur
    juridische structuur
    structuur van de groep
    organigramme
    organigramme du groupe
    organigramme juridique
    structure du groupe
    structure de l'actionnariat
    structure actionnariale
    schema de structure
    schema de detention
    structure de detention
    structure juridique
    konzernstruktur
    gruppenstruktur
    organigramm
    beteiligungsstruktur
    gesellschafterstruktur
    strukturdiagramm
    strukturschaubild
    eigentumerstruktur
    group structure
    group structure chart
    structure chart
    corporate structure
    corporate structure chart
    ownership structure
    shareholding structure
    organisation chart
    organization chart
    organisational chart
    legal structure
    legal entity chart
    ownership and structure chart
    ownership and control structure
    eigendoms- en controlestructuur
    structure de propriete et de controle
    eigentums- und kontrollstruktur
    structuurschema van de groep
    schema van de groep
  `,
  headings: `
    (?:groeps|eigendoms|aandeelhouders|vennootschaps|zeggenschaps|organisatie|participatie|deelnemings)(?:structuur|schema)|structuur (?:van|na|voor|per|op)|structuurschema|\\borganigram
    structure (?:de |du |d'|des |juridique|actionnariale|capitalistique|societaire|simplifiee)|schema (?:de|du|des) |organigramme
    (?:konzern|gruppen|gesellschafts|beteiligungs|gesellschafter|eigentums?|eigentumer|unternehmens|holding|firmen)(?:struktur|schaubild|organigramm|ubersicht|diagramm)|organigramm|\\bstruktur der
    (?:group|corporate|ownership|shareholding|legal|holding|company|control|entity) (?:structure|chart|diagram|tree|organi[sz]ation chart)|structure (?:chart|diagram|of)|organi[sz]ation(?:al)? chart|\\borganogram
  `,
  strong: `
    organigramme (?:capitalistique|de detention)
    gesellschaftsrechtliche struktur
    structuuroverzicht|groepsschema
    beteiligungs(?:ubersicht|verhaltnisse)
    (?:ownership|shareholding|group) chart
    (?:groeps|eigendoms|aandeelhouders|vennootschaps)structuur
    structuurschema
    organigram(?:m|me)?\\b
    structure (?:du groupe|de l'actionnariat|actionnariale|de detention)
    (?:konzern|gruppen|beteiligungs|gesellschafter|eigentumer)struktur
    (?:group|corporate|ownership|shareholding) structure
    structure chart
  `,
  phrases: `
    \\d ?%.{0,80}\\d ?%
    natuurlijke persoon|personne physique|naturliche person|natural person|individual
    holding
    uiteindelijke? (?:begunstigde|aandeelhouder|moeder)
    moedervennootschap|moedermaatschappij
    dochtervennootschap|dochteronderneming
    societe mere
    filiale
    muttergesellschaft
    tochtergesellschaft
    (?:parent|holding) company
    subsidiar(?:y|ies)
    ultimate (?:parent|owner|beneficial)
    aandeelhouders?
    actionnaires?
    gesellschafter
    shareholders?
  `,
  labels: `
    ubo
    holding
    moedervennootschap
    societe mere
    muttergesellschaft
    parent company
    ultimate parent
    dochter
    filiale
    subsidiary
  `,
  against: `
    geachte
    madame, monsieur
    sehr geehrte
    dear
    in dit artikel
  `,
});
