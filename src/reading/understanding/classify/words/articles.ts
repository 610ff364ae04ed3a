import { kindWords } from "../kind-words.ts";

export const ARTICLES_WORDS = kindWords({
  titles: `
    statuten gecoordineerde tekst
    statuts texte coordonne
    satzung koordinierter text
    articles restated text
    gecoordineerde tekst der statuten
    tekst van de statuten
    statutenwijziging
    modification des statuts
    satzung der
    erklarung uber die errichtung
    consolidated articles
    statuten
    gecoordineerde statuten
    akte van oprichting
    oprichting
    oprichting van een besloten vennootschap
    statuts
    statuts coordonnes
    coordination des statuts
    acte constitutif
    constitution
    statuts constitutifs
    statuts mis a jour
    satzung
    gesellschaftsvertrag
    grundungsurkunde
    koordinierte satzung
    grundung einer gesellschaft
    grundung einer gesellschaft mit beschrankter haftung
    articles of association
    coordinated articles of association
    deed of incorporation
    memorandum of association
    memorandum and articles of association
  `,
  strong: `
    ^.{0,200}\\b(?:statuten|statuts|satzung|articles)\\b.{0,5}\\b(?:(?:ge|geo)?[ck]oordin\\S*|tekst|texte?|versie|version|fassung|restated|consolidated)\\b(?=.*\\b(?:vennootschap|societe|gesellschaft|company|aandelen|actions|shares)\\b)
    ^.{0,300}\\b(?:statuten|statutenwijziging|statuts|satzung\\S*|gesellschaftsvertrag\\S*|grundungsurkunde|oprichtingsakte|acte constitutif|constitution|articles of association|memorandum)\\b(?=.*\\b(?:vennootschap|societe|gesellschaft|company|aandelen|actions|shares)\\b)
    (?:(?:\\bart(?:ikel|icle|\\.)? ?\\d{1,2}|§ ?\\d{1,2}|\\b(?:i{1,3}|iv|vi{0,3}|ix|x)\\.|\\b\\d{1,2}\\.) ?[-–.:)]? ?(?:naam|benaming|rechtsvorm|zetel|kapitaal|aanvangsvermogen|aandelen|bestuur|jaarvergadering|algemene vergadering|boekjaar|denomination|siege|capital|patrimoine|actions|parts sociales|gerance|presidence|administration|organe d'administration|assemblee|exercice|decisions collectives|firma|bezeichnung|sitz|\\S*kapital|geschaftsanteile|geschaftsfuhrung|verwaltung\\S*|gesellschafterversammlung|generalversammlung|geschaftsjahr|name|registered office|share capital|shares|directors|general meetings?|objects|zweck|liability of members)\\b.{0,1500}?){3}
    (?:artikel|article|art\\.|clause) \\d+.{0,50}(?:luidt|vervangen|libelle|remplacee?|lautet|ersetzt|reads?\\b|replaced)|(?:statuten|statuts|satzung|articles).{0,60}(?:ongewijzigd|inchangee?s?|unverandert|unchanged)
    (?:buitengewone algemene vergadering|assemblee generale extraordinaire|ausserordentliche (?:general|gesellschafter|haupt)versammlung|special resolution).{0,600}(?:statuten|statuts|satzung|articles|artikel)
    (?:bestuurd|administree|geree|dirigee|gefuhrt|geleitet|managed|vertreten) (?:door|par|von|by|durch) (?:een of meer|een of meerdere|un ou plusieurs|einem oder mehreren|einen oder mehrere|one or more)|hat einen oder mehrere geschaftsfuhrer
    (?:inschrij(?:ft|ven) op|souscri(?:t|vent)|zeichne(?:t|n)|ubernimmt|ubernehmen|subscribes? (?:for)?).{0,60}(?:aandelen|actions|parts|aktien|\\S*anteile?n?|shares)|(?:aandelen|actions|parts|aktien|\\S*anteile?n?) (?:zeichnet|ubernimmt|inschrijft)
    (?:notaris|notaire|\\bnotar\\b|notary).{0,500}(?:oprichting|acte constitutif|constitution de|grundungsurkunde|grundung einer|statutenwijzig|modification des statuts|satzungsander|deed of incorporation)
    (?:haar|zij draagt de) naam luidt?
    verklaarde? .{0,60}vennootschap .{0,60}op te richten
    il est forme entre
    les soussignes .{0,80}(?:ont etabli|arretent|declarent) .{0,40}statuts
    a requis le notaire
    il existe une societe
    qu'(?:elle|il)s? constituent? une societe
    die firma der gesellschaft lautet
    the directors are responsible for the management of the company
    the companies? acts?,? \\d{4}.{0,40}(?:private|public)? ?company limited by
    in the articles, unless the context requires otherwise
    voor mij,? (?:meester )?[^,]{3,60}, (?:\\S+ )?notaris
    (?:is|zijn) verschenen
    hebben mij,? notaris,? verzocht
    verklaren (?:een|zij|bij dezen) .{0,60}vennootschap op te richten
    par[- ]devant (?:nous|moi|maitre|nous,)
    (?:ont|a) comparu
    (?:ont requis|requerant) le notaire
    (?:constituer|constituent) (?:entre eux )?une societe
    arret(?:er|ent) (?:comme suit )?les statuts
    les statuts (?:de la societe )?(?:comme suit|suivants)
    vor (?:mir|dem unterzeichneten),? (?:\\S+ ){0,4}notar
    (?:erschienen|erschien) (?:heute|vor mir|die)
    (?:errichten|grunden) (?:hiermit|hierdurch|eine|unter) .{0,60}gesellschaft
    gesellschaft (?:mit|unter|der|des) .{0,140}zu (?:errichten|grunden)\\b
    (?:declares?|agree) (?:that )?(?:they |to )?(?:form|set up|establish|found|incorporate)s? .{0,40}company
    before me,? .{3,60}(?:civil[- ]law )?notary
    (?:hereby )?incorporates? a (?:private|public)? ?(?:limited )?(?:liability )?company
    the (?:name|objects?) of the company (?:is|are)\\b
  `,
});
