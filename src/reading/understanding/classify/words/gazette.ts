import { kindWords } from "../kind-words.ts";

export const GAZETTE_WORDS = kindWords({
  titles: `
    companies registration office gazette
    amtsblatt
    resolutions for winding-up
    avis de constitution
    bodacc a
    bodacc b
    bodacc c
    ediktsdatei
    amtsblatt - elektronische verlautbarungs- und informationsplattform
    firmenbuch: anderung
    recueil electronique
    resa
    mod doc 19.01
    mod pdf 19.01
    belgisch staatsblad
    bijlagen bij het belgisch staatsblad
    bijlage bij het belgisch staatsblad
    in de bijlagen bij het belgisch staatsblad bekend te maken kopie
    moniteur belge
    annexes du moniteur belge
    annexe au moniteur belge
    annexes au moniteur belge
    copie a publier aux annexes au moniteur belge
    copie a publier aux annexes du moniteur belge
    belgisches staatsblatt
    anlagen zum belgischen staatsblatt
    anlage zum belgischen staatsblatt
    belgian official gazette
    annexes to the belgian official gazette
    official gazette
    the gazette
    the london gazette
    iris oifigiuil
    bundesanzeiger
    registerbekanntmachungen
    bekanntmachung
    bodacc
    bulletin officiel des annonces civiles et commerciales
    annonces legales
    staatscourant
    nederlandse staatscourant
    recueil electronique des societes et associations
    luik b
    volet b
    teil b
  `,
  strong: `
    medieninhaber|informationsplattform|verlautbar|kundgemacht|kundmachung
    (?:anderung|eintragung|neueintragung).{0,400}\\bloschung\\b|funktion geloscht
    submissions (?:registered|received)|registration office gazette|(?:extract|notice)s? (?:requested|published) (?:for|in|on)|insolvency notice|notice is hereby given
    free translation|traduction libre|freie ubersetzung|vrije vertaling
    (?:recueil|compendium) (?:electronique|of companies)
    in staat van faillissement verklaard|declaree? (?:ouverte )?(?:la|en) faillite|insolvenzverfahren .{0,60}eroffnet
    ^.{0,200}\\b(?:belgisch staatsblad|moniteur belge|belgischen? staatsblatt?e?s?|(?:belgian )?official gazette|belgian gazette|bodacc|bulletin officiel|staatscourant|bundesanzeiger|unternehmensregister|\\S*bekanntmachung(?:en)?|(?:the|london|edinburgh|belfast|cro) gazette|iris oifigiuil|memorial|recueil electronique|resa|journal officiel|journal d'annonces|annonces? legales?|\\S*amtsblatt|wiener zeitung|ediktsdatei)\\b(?=.*\\b(?:rpr|rpm|rjp|rle|rcs|kvk|ondernemingsn\\S*|n° d'entreprise|unternehmensn\\S*|hr[ab]|firmenbuch|company|vennootschap|societe|gesellschaft|gmbh|bv|nv|sa|sarl|srl)\\b)
    (?:mandaat|mandat|mandate|term of office|ambtszeit|amtszeit).{0,120}(?:hernieuw|verleng|vernieuwd|renouvel|verlangert|erneuert|renewed|extended|beeindigd|prend fin|endet|expire)
    (?:ontslag|demission|rucktritt|abberufung|resign).{0,300}(?:benoem|nomm|ernannt|ernennung|bestellt|appoint)
    \\b(?:neueintragung|veranderung|loschung)\\b|notice published|(?:bekend|openbaar) gemaakt
    published by authority
    (?:elektronische verlautbarungs|ediktsdatei|evi\\.gv\\.at).{0,400}firmenbuch
    \\beintragung\\b.{0,400}\\bloschung\\b.{0,200}geloscht
    submissions registered|european communities \\(companies\\) regulations
    statutory notices?|notice type:|notice (?:id|code)\\b
    resolutions? for winding[- ]?up|be wound up voluntarily|creditors' voluntary
    in staat van faillissement verklaard|(?:jugement|ouverture) .{0,60}(?:liquidation|redressement) judiciaire|insolvenzverfahren eroffnet
    appointment of (?:liquidators?|administrators?)
    bulletin officiel des annonces
    \\bannonce n° ?\\d
    modification survenue sur
    il a ete constitue une? (?:societe|s\\.?a)
    (?:sera immatriculee|immatriculation|inscription modificative|mention sera faite) au rcs
    bekannt ?gemacht am
    mod (?:doc|pdf|word) \\d\\d\\.\\d
    bijlagen? (?:bij|tot) het belgisch staatsblad bekend te maken
    copie a publier aux annexes (?:du|au) moniteur
    in den anlagen zum belgischen staatsblatt (?:bekannt ?zu ?machende|zu veroffentlichende)
    (?:copy )?to be published in the annexes to the belgian
    bijlagen bij het belgisch staatsblad - \\d
    (?:luik|volet) b ?[-–:]? ?(?:vervolg|suite)
    op de laatste blz\\.? van luik b
    mentionner sur la derniere page du volet b
    voorbehouden aan het belgisch staatsblad
    reserve au moniteur belge
    onderwerp(?:\\(en\\))? akte
    objet(?:\\(s\\))? de l'acte
    gegenstand der urkunde
    bodacc (?:[abc]|n°)
    staatscourant (?:nr\\.?|\\d{4})
    amtsgericht .{2,40} aktenzeichen: ?hrb
    hrb ?\\d+: .{3,80}(?:gmbh|ag|ug|se)\\b
    neueintragungen|veranderungen|loschungen
  `,
});
