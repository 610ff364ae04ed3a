import { kindWords } from "../kind-words.ts";

export const POLICY_WORDS = kindWords({
  titles: `
    privacyverklaring
    wwft-beleid
    klokkenluidersregeling
    informatiebeveiligingsbeleid
    algemene risicobeoordeling
    politique de protection des donnees
    charte d'ethique
    evaluation globale des risques
    interne sicherungsmassnahmen
    datenschutzrichtlinie
    risikoanalyse
    compliance-handbuch
    anti-money laundering and
    client acceptance policy
    data protection policy
    whistleblowing policy
    anti-bribery
    conflicts of interest policy
    leitlinie
    verwahrrichtlinie
    grundsatze
    antiwitwasbeleid
    privacybeleid
    gedragscode
    procedure
    politique
    politique de lutte contre le blanchiment
    code de conduite
    richtlinie
    geldwasche-richtlinie
    verhaltenskodex
    policy
    anti-money laundering policy
    custody policy
    code of conduct
    bewaarbeleid
    sanctiebeleid
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
});
