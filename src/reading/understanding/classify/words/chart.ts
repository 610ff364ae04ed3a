import { kindWords } from "../kind-words.ts";

export const CHART_WORDS = kindWords({
  titles: `
    schema de l'actionnariat
    schaubild der beteiligungen
    beteiligungsschaubild
    structuur
    gesellschaftsrechtliche struktur
    beteiligungsubersicht
    group chart
    groepsstructuur
    organigram
    eigendomsstructuur
    aandeelhoudersstructuur
    eigendoms- en zeggenschapsstructuur
    juridische structuur
    structure du groupe
    structure de l'actionnariat
    schema de structure
    schema de detention
    structure de detention
    konzernstruktur
    gruppenstruktur
    beteiligungsstruktur
    gesellschafterstruktur
    group structure
    corporate structure
    shareholding structure
    legal structure
    ownership and structure chart
    structure de propriete et de controle
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
});
