import { kindWords } from "../kind-words.ts";

export const GAZETTE_WORDS = kindWords({
  titles: `
    companies registration office gazette
    amtsblatt
    elektronische verlautbarungs
    resolutions for winding-up
    avis de constitution
    avis de modification
    avis de dissolution
    avis de transfert de siege
    avis de nomination
    constitution de societe - annonce legale
    bodacc a
    bodacc b
    bodacc c
    bodacc b n°
    ediktsdatei
    elektronische verlautbarungs- und informationsplattform
    amtsblatt - elektronische verlautbarungs- und informationsplattform
    firmenbuch: anderung
    firmenbuch: neueintragung
    firmenbuch: loschung
    firmenbuchveroffentlichung
    cro gazette
    gazette notice
    edinburgh gazette
    belfast gazette
    first gazette notice for compulsory strike-off
    notice of appointment of liquidators
    recueil electronique
    mededelingen handelsregister
    journal d'annonces legales
    publication au registre de commerce
    edikte des firmenbuchs
    veroffentlichungen der amtsgerichte
    bekanntmachungen der registergerichte
    resa
    mod doc 19.01
    mod pdf 19.01
    mod word 15.1
    belgisch staatsblad
    bijlagen bij het belgisch staatsblad
    bijlage bij het belgisch staatsblad
    bijlagen tot het belgisch staatsblad
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
    annex to the belgian official gazette
    official gazette
    the gazette
    the london gazette
    iris oifigiuil
    bundesanzeiger
    registerbekanntmachungen
    handelsregister bekanntmachungen
    bekanntmachung
    bodacc
    bulletin officiel des annonces civiles et commerciales
    annonces legales
    annonce legale
    staatscourant
    nederlandse staatscourant
    memorial c
    recueil electronique des societes et associations
    recueil special des societes et associations
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
    (?:registration|registrations|documents delivered|documents received) (?:in|during) the week
    statutory notices?|notice type:|notice (?:id|code)\\b
    resolutions? for winding[- ]?up|be wound up voluntarily|creditors' voluntary
    in staat van faillissement verklaard|(?:jugement|ouverture) .{0,60}(?:liquidation|redressement) judiciaire|insolvenzverfahren eroffnet
    appointment of (?:liquidators?|administrators?)
    bulletin officiel des annonces
    \\bannonce n° ?\\d
    modification survenue sur
    aux termes d'un (?:acte|a\\.?s\\.?s\\.?p|proces)
    il a ete constitue une? (?:societe|s\\.?a)
    presentant les caracteristiques suivantes
    (?:sera immatriculee|immatriculation|inscription modificative|mention sera faite) au rcs
    pour avis
    bekannt ?gemacht am
    mod (?:doc|pdf|word) \\d\\d\\.\\d
    bijlagen? (?:bij|tot) het belgisch staatsblad bekend te maken
    copie a publier aux annexes (?:du|au) moniteur
    in den anlagen zum belgischen staatsblatt (?:bekannt ?zu ?machende|zu veroffentlichende)
    (?:copy )?to be published in the annexes to the belgian
    bijlagen bij het belgisch staatsblad - \\d
    annexes du moniteur belge - \\d
    anlagen zum belgischen staatsblatt - \\d
    (?:luik|volet) b ?[-–:]? ?(?:vervolg|suite)
    op de laatste blz\\.? van luik b
    mentionner sur la derniere page du volet b
    voorbehouden aan het belgisch staatsblad
    reserve au moniteur belge
    dem belgischen staatsblatt vorbehalten
    onderwerp(?:\\(en\\))? akte
    objet(?:\\(s\\))? de l'acte
    gegenstand der urkunde
    (?:subject|object) of the (?:act|deed)
    bodacc (?:[abc]|n°)
    staatscourant (?:nr\\.?|\\d{4})
    amtsgericht .{2,40} aktenzeichen: ?hrb
    hrb ?\\d+: .{3,80}(?:gmbh|ag|ug|se)\\b
    neueintragungen|veranderungen|loschungen
  `,
  phrases: `
    \\b(?:rpr|rpm|rjp|rle)\\b
    \\d{4}-\\d\\d-\\d\\d ?\\/ ?\\d{6,7}|\\b\\d{2}[\\/.]\\d{6}\\b|(?:staatsblad|moniteur|\\bmb\\b|annexes?|bijlagen?|neergelegd|depose|hinterlegt).{0,300}\\b\\d{8}\\b
    kennisgeving|\\bavis\\b|\\bnotice\\b|\\bannonce\\b|veroffentlich
    (?:uit|aus) (?:het|de|dem|der) (?:proces-verbaal|notulen|protokoll|akte)|(?:du|d'un) (?:proces-verbal|acte)|the minutes
    immatriculation
    \\brcs de [a-z]
    publie(?:e)? le
    officiele uitgave|bulletin officiel|amtlicher teil|official gazette|journal officiel
    benoem(?:d|t|en|ing)
    ontslag|afgetreden|uitgetreden
    nomm(?:e|er|es|ee)\\b|nomination
    demission|partant|en remplacement
    ernenn(?:t|en|ung)|bestellt
    rucktritt|abberufen|nicht mehr
    appoint(?:ed|ment|s)?
    resign(?:ed|ation)
    (?:andere|overige) (?:berichten|bekendmakingen)|autres annonces|weitere bekanntmachungen|other notices
    (?:wijziging|modification|anderung|veranderung|change) (?:van|survenue|der|de|des|of|in)
    algemene vergadering|assemblee generale|generalversammlung|general meeting
    neergelegd ter griffie
    neerlegging ter griffie
    depose au greffe
    hinterlegt (?:auf|bei|in) der kanzlei
    ontslagen?.{0,6}benoemingen?
    demissions?.{0,6}nominations?
    (?:rucktritt|abberufung).{0,6}(?:ernennung|bestellung)
    (?:resignation|appointment) of (?:a )?directors?
    uittreksel uit (?:de|het) (?:notulen|proces-verbaal|akte)
    il resulte (?:du|d'un|de l') (?:proces|acte)
    er blijkt uit
    voor (?:eensluidend|ontledend) uittreksel
    pour extrait (?:conforme|analytique)
    fur gleichlautenden auszug
    tegelijk hier(?:mee|bij) neergelegd
    depos(?:e|es) en meme temps
    ondernemingsrechtbank
    tribunal de l'entreprise
    unternehmensgericht
    enterprise court
    nicht mehr geschaftsfuhrer
    bestellt als geschaftsfuhrer
  `,
  labels: `
    name of company
    company number
    type of liquidation
    denomination
    forme
    siege social
    duree
    administration
    ondernemingsnr
    n° d'entreprise
    unternehmensnr
    enterprise no
    onderwerp akte
    objet de l'acte
    gegenstand der urkunde
    rechtsvorm
    benaming
    (voluit)
    (verkort)
    (en entier)
    (en abrege)
    (vollstandig)
    luik b
    volet b
    teil b
  `,
  against: `
    verschenen? (?:is|zijn)
    gebundelde statuten
    geachte
    sehr geehrte
  `,
});
