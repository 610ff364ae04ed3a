import { kindWords } from "../kind-words.ts";

export const LICENCE_WORDS = kindWords({
  titles: `
    toelating
    bewijs van erkenning
    besluit tot vergunningverlening
    alcoholwetvergunning
    carte professionnelle
    licence de debit de boissons
    licence de transport
    licence communautaire
    auszug aus dem gewerbeinformationssystem
    gaststattenerlaubnis
    scope of permission notice
    certificate of authorization
    premises licence
    gemeinschaftslizenz
    vergunning
    erkenning
    omgevingsvergunning
    attest van inschrijving
    bewijs van vergunning
    decision d'agrement
    autorisation
    licence
    permis d'exploitation
    attestation d'agrement
    attestation d'inscription
    erlaubnis
    bescheid
    genehmigung
    gewerbeerlaubnis
    zulassung
    lizenz
    license
    certificate of authorisation
    authorisation
    certificate of registration
  `,
  headings: `
    vergunning|erkenning|toelating|machtiging|licentie|registratiebewijs|agrement|autorisation|\\blicence|permis d'|habilitation|carte professionnelle|attestation d'inscription|erlaubnis|genehmigung|zulassung|konzession|lizenz|gewerbeschein|licen[cs]e|\\bpermit\\b|permission|authori[sz]ation|certificate of registration|application granted|\\bapproval\\b
  `,
  strong: `
    (?:approval|authori[sz]ation|licen[cs]e|permit|registration) .{0,40}(?:was|is|has been) (?:hereby )?(?:granted|issued) to
    (?:verleent|verlenen|verleend|kent|verstrekt) .{0,140}(?:vergunning|erkenning|toelating|machtiging|registratie)
    (?:is|zijn|wordt|werd) (?:hierbij )?(?:erkend|vergund|toegelaten|geregistreerd|gemachtigd) (?:als|om|voor|onder|tot|door)
    (?:erkennings|vergunnings|toelatings|registratie|biv-?|fsma-?|relatie)nummer|onder (?:het )?(?:biv-?|erkennings)?nummer
    est (?:agreee?|autorisee?|enregistree?|inscrite?|immatriculee?|habilitee?) (?:en qualite|en tant|comme|a exercer|aupres|sous|au registre)
    (?:agrement|autorisation|carte professionnelle|licence|orias|enregistrement|habilitation) ?(?:est )?(?:n°|no|numero|delivree? )|numero orias|\\bcpi \\d|carte professionnelle
    (?:erlaubnis|konzession|gewerbeberechtigung|zulassung|genehmigung) (?:gemass|nach|als|zum|zur|i\\.? ?s\\.?) |§ ?34[a-i]|gewo\\b|gewerbeinhaber|gewerbewortlaut|gisa-?zahl|gewerbeordnung|vermittlerregister|\\bkwg\\b|\\bzag\\b|\\bwpig\\b
    (?:has been|have been|is|are) (?:duly )?(?:authori[sz]ed|licensed|registered|approved) (?:as|to|by|under|for|and regulated)|this is to certify.{0,160}(?:authori[sz]ed|licen[cs]ed|registered|approved)
    firm reference number|\\bfrn\\b|part 4a|regulated activit(?:y|ies)|notice of permission|licensing act|scope of permission|consumer credit act|central bank (?:act|reform)|reference no\\.? c\\d
    college (?:van burgemeester|des bourgmestre|communal)
    (?:autorise|autorisons|est autorise|sont autorises?|wird gestattet|wordt toegestaan|mag uitbaten|autorisation d'exploit)
    (?:vergunning|autorisation|agrement|erlaubnis|genehmigung|licen[cs]e)\\S* (?:nr|n°|no|number|nummer)\\b
    (?:verleent|verlenen|verleend|wordt verleend|heeft verleend|kent toe).{0,80}(?:vergunning|erkenning|toelating)
    (?:vergunning|erkenning|toelating) (?:wordt |is )?(?:verleend|toegekend)
    (?:beschikt over|houder van|vergunninghouder|licentiehouder)
    (?:accorde|octroie|delivre|est accorde).{0,80}(?:agrement|autorisation|licence|permis)
    (?:agrement|autorisation|licence) (?:est |a ete )?(?:accorde|octroye|delivre)e?
    (?:erteilt|erteilen|wird).{0,80}(?:erlaubnis|zulassung|genehmigung|lizenz)
    (?:erlaubnis|zulassung|genehmigung|lizenz).{0,60}(?:erteilt|verliehen)
    (?:erlaubnis|lizenz|zulassungs)inhaber(?:in)?
    (?:is|are) (?:hereby )?(?:authorised|licensed|granted|permitted)
    (?:grants?|hereby grant).{0,60}(?:licen[cs]e|authorisation|permission)
    (?:licence|license|authorisation) holder
    (?:vergunnings|erkennings|licentie|toelatings)nummer
    numero (?:d'agrement|d'autorisation|de licence|de permis)
    (?:erlaubnis|zulassungs|genehmigungs|lizenz)nummer
    (?:licen[cs]e|authorisation|permit) (?:number|no)
  `,
});
