import { kindWords } from "../kind-words.ts";

export const SCREENING_WORDS = kindWords({
  titles: `
    case report
    resultat du criblage
    resultat du filtrage
    ergebnis der sanktions
    prufprotokoll
    suchergebnis
    screeningrapport
    screeningsrapport
    rapport de criblage
    rapport de filtrage
    rapport de verification
    screening-bericht
    prufbericht
    sanktionslistenprufung
    screening report
  `,
  headings: `
    screen|criblage|filtrage|sanct|sankt|watch ?list|\\bpeps?\\b|\\bppe\\b|adverse media|embargo|gels? des avoirs|monitoring|name (?:check|search)|prufprotokoll|prufung|prufbericht|verification|controle|case report|rapport de dossier|zoekresult|resultat|search result|lookup
  `,
  strong: `
    (?:total|number of|aantal|nombre de|anzahl) ?(?:matches|hits|treffers?|correspondances)|matches? ?: ?\\d|\\d+ (?:matches|hits|treffer)\\b
    (?:kein|geen|no|aucune?|zero|0) (?:treffer|overeenkomst(?:en)?|match(?:es)?|hits?|alerts?|correspondances?|resultats?|potential matches)|(?:pep|sanctions|adverse media) ?: ?(?:not found|clear|none|no|geen|nee|aucun|non|kein|nein)|aml screening
    (?:search|screened|searched|abgefragte|gezochte|recherchee?|screening) (?:term|name|person|persoon|personne|string|query|subject)|(?:person|personne|persoon|name) ?(?:abgefragt|recherchee|gezocht|searched|screened)
    (?:last|date) (?:screened|of (?:search|screening))|screened (?:on|by|against)|(?:abfrage|suche|prufung) vom|recherche effectuee|(?:sources|lists|databases) (?:searched|screened|checked)|uitkomst.{0,30}(?:overeenkomst|treffer|match)
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
});
