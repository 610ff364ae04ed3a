import { kindWords } from "../kind-words.ts";

export const UBO_WORDS = kindWords({
  titles: `
    einfacher auszug aus dem register der wirtschaftlichen eigentumer
    central register of beneficial ownership
    uittreksel ubo-register
    uittreksel uit het ubo-register
    ubo-register
    register van uiteindelijke begunstigden
    register van de uiteindelijke begunstigden
    uiteindelijke begunstigden
    uiteindelijk belanghebbenden
    bewijs van registratie uiteindelijk begunstigden
    extrait du registre ubo
    registre ubo
    extrait du registre des beneficiaires effectifs
    registre des beneficiaires effectifs
    beneficiaires effectifs
    document relatif au beneficiaire effectif
    extrait rbe
    auszug aus dem ubo-register
    register der wirtschaftlichen eigentumer
    auszug aus dem transparenzregister
    transparenzregister
    wirtschaftlich berechtigte
    wirtschaftliche eigentumer
    extract from the ubo register
    extract of the register of beneficial owners
    register of beneficial owners
    ultimate beneficial owners
    persons with significant control
  `,
  headings: `
    \\bubo'?s?\\b
    uiteindelijke?n? (?:begunstigd|belanghebbend)
    beneficiaires? effectifs?
    wirtschaftliche?[rn]? (?:berechtigt|eigentumer|begunstigt)
    transparenzregister|transparenzauszug|(?:daten|gegevens|donnees|data) (?:der|van de|de l'|of the) ?(?:einheit|entiteit|entite|entity)
    beneficial own
    significant control|\\bpsc (?:register|extract|information)
  `,
  strong: `
    central register of beneficial ownership
    modalites de controle
    register der wirtschaftlichen eigentumer|\\bwiereg\\b
    date a laquelle .{0,40}beneficiaire effectif
    ownership of (?:shares|voting rights) [-–] (?:more than|75)
    meer dan (?:25|50|75) ?% tot en met
    uittreksel uit het (?:ubo|register van)
    extrait du registre (?:ubo|des beneficiaires)
    auszug aus dem (?:ubo|register der wirtschaftlichen|transparenzregister)
    extract (?:from|of) the (?:ubo|register of (?:ultimate )?beneficial)
    (?:algemene administratie van de|administration generale de la) (?:thesaurie|tresorerie)
    generalverwaltung des schatzamt\\S*
    uiteindelijke begunstigde (?:nr\\.? ?)?\\d
    beneficiaire effectif (?:n°? ?)?\\d
    wirtschaftlicher? (?:berechtigter|eigentumer) (?:nr\\.? ?)?\\d
    beneficial owner (?:no\\.? ?|#)?\\d
    registre des beneficiaires effectifs
    aard van het (?:uiteindelijk )?belang
    nature (?:et etendue )?(?:des interets|de l'interet) effectifs?
    art und umfang des wirtschaftlichen interesses
    nature and extent of (?:the )?(?:beneficial )?interest
  `,
});
