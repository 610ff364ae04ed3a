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
    register der namensanteile
    share ledger
    shareholders' register
    register van de aandelen
    liste de presence
    register van aandelen
    register van aandeelhouders
    vennotenregister
    aandelenboek
    registre des actionnaires
    registre des actions
    registre des parts
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
    aandeelhouder|aandelen(?:bezit|register|boek|verdeling)|vennotenregister|vennotenlijst|register van (?:de )?(?:vennoten|aandelen|effecten|certificaten)|effectenregister|deelgenotenregister
    actionnaires?\\b|actionnariat|\\bassocies\\b|repartition du capital|registre des (?:parts|titres|actions)|mouvements de titres|detention du capital
    gesellschafter(?:liste|verzeichnis|register|bestand)|(?:liste|register|verzeichnis) der (?:gesellschafter|namensanteile|namensaktien|anteil\\w*|aktion\\w*)|zusammensetzung der gesellschafter|beteiligungsliste|anteils?(?:eigner|buch|register|verzeichnis|inhaber)|aktien(?:register|buch|verzeichnis)|aktionar|kapitalverteilung
    shareholder|register of (?:registered )?(?:members|shares|holders|units)|share (?:register|ledger|book|roll)|stock ledger|list of members|stockholder|shareholdings?\\b|cap(?:itali[sz]ation)? table|ownership of shares
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
    register of (?:registered )?(?:members|shareholders|shares)
    (?:register|verzeichnis) der (?:namensanteile|namensaktien|anteilseigner|aktionare)
    share ledger|stock ledger
    (?:composition|samenstelling|zusammensetzung) (?:van |de |der )?(?:het |l')?(?:aandeelhouderschap|actionnariat|gesellschafter)
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
