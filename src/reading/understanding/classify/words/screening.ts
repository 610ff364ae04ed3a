import { kindWords } from "../kind-words.ts";

export const SCREENING_WORDS = kindWords({
  titles: `
    case report
    search report
    search results
    name screening summary
    screening summary
    screening certificate
    verification report
    kyc report
    sanctions check
    sanctions search
    pep check
    sanctiecontrole
    controle sanctielijsten
    resultaat screening
    resultaat sanctiescreening
    zoekresultaat
    rapport de recherche
    resultat de la recherche
    resultat du criblage
    resultat du filtrage
    controle des listes de sanctions
    attestation de criblage
    ergebnis der sanktions
    ergebnis der prufung
    ergebnis sanktionslistenprufung
    prufprotokoll
    abfrageprotokoll
    suchergebnis
    screeningrapport
    screeningsrapport
    screeningverslag
    sanctiescreening
    rapport de criblage
    rapport de filtrage
    rapport de screening
    rapport de verification
    screening-bericht
    sanktionsprufung
    prufbericht
    sanktionslistenprufung
    pep-prufung
    screening report
    screening result
    sanctions screening report
    sanctions and pep screening
    pep and sanctions screening
    pep & sanctions screening report
    name screening report
    due diligence screening
    background screening report
    aml screening report
  `,
  headings: `
    screen|criblage|filtrage|sanct|sankt|watch ?list|\\bpeps?\\b|\\bppe\\b|adverse media|embargo|gels? des avoirs|monitoring|name (?:check|search)|prufprotokoll|prufung|prufbericht|verification|controle|case report|rapport de dossier|zoekresult|resultat|search result|lookup
  `,
  strong: `
    scan(?:ned)? (?:name|result|date|report|id)\\b|match rate|total result
    (?:total|number of|aantal|nombre de|anzahl) ?(?:matches|hits|treffers?|correspondances)|matches? ?: ?\\d|\\d+ (?:matches|hits|treffer)\\b
    (?:kein|geen|no|aucune?|zero|0) (?:treffer|overeenkomst(?:en)?|match(?:es)?|hits?|alerts?|correspondances?|resultats?|potential matches)|(?:pep|sanctions|adverse media) ?: ?(?:not found|clear|none|no|geen|nee|aucun|non|kein|nein)|aml screening
    (?:search|screened|searched|abgefragte|gezochte|recherchee?|screening) (?:term|name|person|persoon|personne|string|query|subject)|(?:person|personne|persoon|name) ?(?:abgefragt|recherchee|gezocht|searched|screened)
    (?:last|date) (?:screened|of (?:search|screening))|screened (?:on|by|against)|(?:abfrage|suche|prufung) vom|recherche effectuee|(?:sources|lists|databases) (?:searched|screened|checked)|uitkomst.{0,30}(?:overeenkomst|treffer|match)
    world-?check|complyadvantage|dow jones risk|bridger insight|sumsub|onfido|refinitiv|lseg|acuris|namescan|sanction ?scanner|sanctions\\.io|opensanctions|moody's grid|kompany|veriff|jumio|shufti
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
    sanctielijst(?:en)?|listes? de sanctions|sanktionslisten?|sanctions lists?|konsolidierte liste|gel des avoirs|\\bonu\\b|\\bvn\\b|security council|nationale sanctielijst
    law enforcement|watch ?lists?|warnings|special interest|state owned
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
