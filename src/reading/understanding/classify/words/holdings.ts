import { kindWords } from "../kind-words.ts";

export const SHARE_REGISTER_WORDS = kindWords({
  titles: `
    overzicht aandeelhouders
    lijst van de aandeelhouders
    ubersicht der gesellschafter
    anteilsbuch
    aandelenregister
    aandeelhoudersregister
    register der namensanteile
    share ledger
    register van de aandelen
    liste de presence
    register van aandelen
    register van aandeelhouders
    registre des actionnaires
    registre des actions
    registre des parts
    registre des associes
    registre des mouvements de titres
    aktienregister
    aktienbuch
    anteilsregister
    anteilseignerregister
    gesellschafterliste
    liste der gesellschafter
    register of members
    register of shareholders
    share register
    register of shares
    register of registered shares
    list of shareholders
    cap table
    lijst van aandeelhouders
    liste des actionnaires
    aandeelhouders van
    vennoten van
    actionnaires de
    gesellschafter der
    aktionare der
    shareholders of
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
    (?:aandeelhouders|vennoten|actionnaires|associes|gesellschafter|aktionare|shareholders) (?:van|de|der|of) [^.;]{3,80}? (?:naam|nom|name) (?:aantal|aandelen|nombre|actions|parts|anzahl|anteile|aktien|number|shares|%)
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
    nennbetrag (?:der|des|je) (?:geschafts)?anteil
    geschaftsanteile?
  `,
});
