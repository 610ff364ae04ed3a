import { kindWords } from "../kind-words.ts";

export const CHART_WORDS = kindWords({
  titles: `
    schema de l'actionnariat
    schaubild der beteiligungen
    beteiligungsschaubild
    overzicht groepsstructuur
    overzicht van de groep
    schema groepsstructuur
    overzicht structuur
    structuur
    groepsschema
    organisatiestructuur
    aandeelhoudersschema
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
    groepsstructuur
    vennootschapsstructuur
    organigram
    eigendomsstructuur
    aandeelhoudersstructuur
    eigendoms- en zeggenschapsstructuur
    juridische structuur
    structure du groupe
    structure de l'actionnariat
    structure actionnariale
    schema de structure
    schema de detention
    structure de detention
    structure juridique
    konzernstruktur
    gruppenstruktur
    beteiligungsstruktur
    gesellschafterstruktur
    strukturdiagramm
    strukturschaubild
    eigentumerstruktur
    group structure
    structure chart
    corporate structure
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
    schema van de groep
  `,
  headings: `
    (?:eigendom|eigentum|aandeelhoud|zeggenschap|controle|kontroll|beteiligung|gesellschafter|konzern|gruppen|groep|owner|control)\\w*-?(?: en | und | and | et )?\\w*-? ?(?:structuur|struktur|structure)
    (?:groeps|eigendoms|aandeelhouders|vennootschaps|zeggenschaps|organisatie|participatie|deelnemings)(?:structuur|schema)|structuur (?:van|na|voor|per|op)|structuurschema|\\borganigram
    structure (?:de |du |d'|des |juridique|actionnariale|capitalistique|societaire|simplifiee)|schema (?:de|du|des) |organigramme
    (?:konzern|gruppen|gesellschafts|beteiligungs|gesellschafter|eigentums?|eigentumer|unternehmens|holding|firmen)(?:struktur|schaubild|organigramm|ubersicht|diagramm)|organigramm|\\bstruktur der
    (?:group|corporate|ownership|shareholding|legal|holding|company|control|entity) (?:structure|chart|diagram|tree|organi[sz]ation chart)|structure (?:chart|diagram|of)|organi[sz]ation(?:al)? chart|\\borganogram
  `,
  strong: `
    schema (?:de l'actionnariat|des participations|de participation|du groupe|de la structure)|schaubild der
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
    (?:eigendoms|zeggenschaps|controle|kontroll|eigentums?|beherrschungs)\\w*-?(?: en | und )?\\w*-? ?(?:structuur|struktur)
    structure (?:d'|de )(?:controle|propriete|l'actionnariat|participation|capital)|(?:ownership|control) (?:and control )?structure
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
