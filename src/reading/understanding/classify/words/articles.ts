import { kindWords } from "../kind-words.ts";

export const ARTICLES_WORDS = kindWords({
  titles: `
    statuten gecoordineerde tekst
    statuten gecoordineerde versie
    statuts texte coordonne
    statuts version coordonnee
    satzung koordinierter text
    satzung koordinierte fassung
    articles restated text
    articles coordinated text
    koordinierte fassung der satzung
    koordinierter text der satzung
    gecoordineerde tekst van de statuten
    gecoordineerde tekst der statuten
    tekst van de statuten
    bijgewerkte statuten
    doorlopende tekst van de statuten
    akte van statutenwijziging
    statutenwijziging
    version coordonnee des statuts
    texte coordonne des statuts
    societe a responsabilite limitee - acte constitutif
    modification des statuts
    satzung der
    neufassung der satzung
    errichtungserklarung
    erklarung uber die errichtung
    model articles for private companies limited by shares
    consolidated articles
    statuten
    gecoordineerde statuten
    coordinatie van de statuten
    akte van oprichting
    oprichting
    oprichting van een besloten vennootschap
    oprichting van een naamloze vennootschap
    statuts
    statuts coordonnes
    coordination des statuts
    acte constitutif
    acte de constitution
    constitution
    statuts constitutifs
    statuts mis a jour
    satzung
    gesellschaftsvertrag
    grundungsurkunde
    koordinierte satzung
    koordinierte statuten
    errichtung einer gesellschaft
    grundung einer gesellschaft
    grundung einer gesellschaft mit beschrankter haftung
    articles of association
    coordinated articles of association
    deed of incorporation
    deed of formation
    memorandum of association
    memorandum and articles of association
    articles of incorporation
    certificate of incorporation and articles
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
    de vennootschap heeft de rechtsvorm van een
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
    een (?:besloten|naamloze) vennootschap op(?:te richten|gericht)
    (?:de )?statuten (?:van de vennootschap )?(?:vast te stellen|luiden) als volgt
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
    the company'?s? articles of association (?:shall )?(?:read|are) as follows
    the (?:name|objects?) of the company (?:is|are)\\b
  `,
  phrases: `
    (?:kapitaal|capital|stammkapital|grundkapital) .{0,40}(?:bedraagt|vastgesteld|fixe|eleve|betragt|\\bis\\b|divided)
    (?:first|premiers?|eerste|ersten?) (?:directors?|administrateurs?|gerants?|bestuurders?|verwaltern?|geschaftsfuhrern?)\\b
    (?:benaming|denomination|bezeichnung|naam) (?:sociale )?(?:luidt|is|est|lautet)|a pour denomination|the name of the company is
    waarvan akte|dont acte|hieruber wurde|repertori
    (?:nominatives|op naam|namensaktien|registered shares|shares are registered)
    (?:jaarvergadering|gewone algemene vergadering|decisions collectives|assemblee generale|gesellschafterversammlung|general meeting).{0,60}(?:gehouden|prises|se (?:tient|reunit)|findet|holds?|held)
    haar naam luidt
    het adres van de zetel is
    ten doel
    il est forme
    la duree de la societe est fixee
    sitz der gesellschaft
    geschaftsjahr ist das kalenderjahr
    the liability of the members is limited
    adopted by special resolution
    shareholders'? reserve power
    defined terms
    directors'? general authority
    they may exercise all the powers
    (?:artikel|article|art\\.|§) ?1\\b.{10,4000}(?:artikel|article|art\\.|§) ?2\\b.{10,4000}(?:artikel|article|art\\.|§) ?3\\b
    artikel \\d+[ .:-]+(?:rechtsvorm|vorm|naam|benaming|zetel|voorwerp|doel|duur|kapitaal|inbreng|aandelen|bestuur)
    de vennootschap heeft tot (?:voorwerp|doel)
    de vennootschap (?:heeft|neemt) de (?:rechts)?vorm
    de zetel (?:van de vennootschap )?is gevestigd
    de vennootschap (?:is opgericht|bestaat|wordt opgericht) voor (?:een )?onbepaalde duur
    (?:dragende|draagt|luidt) de (?:naam|benaming)
    de (?:gewone )?(?:jaarvergadering|algemene vergadering) wordt gehouden
    het boekjaar (?:begint|gaat in|loopt)
    (?:elk aandeel geeft recht|stemrecht verbonden)
    article \\d+[ .:-]+(?:forme|denomination|nom|siege|objet|duree|capital|apports?|parts|actions|administration|gerance)
    la societe a pour objet
    la societe (?:est constituee|revet|adopte|existe|prend) (?:la forme|pour une duree|sous la forme)
    le siege (?:social )?est (?:etabli|fixe|situe)
    elle est denommee
    (?:pour|est constituee pour) une duree illimitee
    l'exercice social (?:commence|court|debute)
    l'assemblee generale (?:ordinaire|annuelle) se (?:reunit|tient)
    chaque (?:action|part) (?:donne|confere) droit
    gegenstand (?:des unternehmens|der gesellschaft) ist
    die (?:firma|gesellschaft) (?:der gesellschaft )?(?:lautet|fuhrt|tragt)
    sitz der gesellschaft ist
    § ?\\d+ (?:firma|sitz|gegenstand|stammkapital|geschaftsjahr|gesellschafter|dauer|geschaftsfuhrung)
    artikel \\d+[ .:-]+(?:rechtsform|firma|sitz|gegenstand|dauer|kapital|anteile)
    das stammkapital (?:der gesellschaft )?betragt
    die (?:dauer der )?gesellschaft ist (?:auf|fur) unbe(?:stimmte|grenzte)
    das geschaftsjahr (?:beginnt|ist|lauft)
    (?:article|clause) \\d+[ .:-]+(?:name|form|registered office|objects?|duration|capital|shares|directors|interpretation)
    the (?:object|purpose)s? of the company (?:is|are|shall)
    the registered office (?:of the company )?(?:is|shall be) (?:established|situated|located)
    the company is (?:incorporated|established|formed) for an (?:unlimited|indefinite)
    the financial year (?:begins|commences|starts|runs)
    the directors may exercise all the powers
    liability of (?:the )?(?:members|shareholders) is limited
    (?:geplaatst|maatschappelijk) kapitaal
    capital social
    inbreng in geld
    apport en numeraire
    bareinlage
    contribution in cash
  `,
  labels: `
    slotbepalingen
    overgangsbepalingen
    dispositions transitoires
    schlussbestimmungen
    ubergangsbestimmungen
    transitional provisions
    waarvan akte
    dont acte
  `,
  against: `
    jaarrekening van het boekjaar
    tussen de ondergetekenden
    entre les soussignes
    (?:zwischen|between) (?:den unterzeichneten|the undersigned)
    huurovereenkomst
    huurder
    bail (?:commercial|de residence)
    mietvertrag
    lease agreement
  `,
});
