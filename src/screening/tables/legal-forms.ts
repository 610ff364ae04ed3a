/**
 * Legal forms by class, in Latin letters without spaces or dots. Selected from the company form data of
 * opensanctions/rigour (MIT licence); Belgian forms from the company register's code table.
 */
export type FormClass =
  | "stock"
  | "limited"
  | "company"
  | "partnership"
  | "cooperative"
  | "nonprofit"
  | "state"
  | "sole";

const FORMS: Readonly<Record<FormClass, string>> = {
  stock: `
    nv sa ag se plc spa sae saog saoc kgaa asa oyj ab abp publ hf
    aktiengesellschaft aktiebolag aktiebolaget publiktaktiebolag aksjeselskap aktieselskab allmennaksjeselskap
    naamlozevennootschap nvvanpubliekrecht societeanonyme sadedroitpublic sociedadanonima sociedadeanonima
    societaperazioni societatepeactiuni societateapeactiuni spolkaakcyjna particijnotovarystvo osakeyhtio
    publiclimitedcompany publiclimited societaseuropaea societaseuropaeaeuropeancompany
    jsc ojsc cjsc pjsc ejsc jscb jointstockcompany jointstockco openjointstockcompany closedjointstockcompany
    publicjointstockcompany opentypejointstockcompany privatejointstockcompany
    ao oao zao pao nao aoot aozt akcionernoeobshchestvo aktsionernoeobshchestvo otkrytoeaktsionernoeobshchestvo
    zakrytoeaktsionernoeobshchestvo publichnoeaktsionernoeobshchestvo nepublichnoeaktsionernoeobshchestvo
    at pat prat vat zat aktsionernetovarystvo publichneaktsionernetovarystvo pryvatneaktsionernetovarystvo
    ad ead akcionarskodrustvo aktsionernodruzhestvo dd dionickodrustvo delniskadruzba as akciovaspolecnost
    akciovaspolocnost aktsiaselts anonimsirket anonimsirketi akciju akcijusabiedriba ab akcinebendrove nyrt zrt rt
    reszvenytarsasag anonimietairia anonymietaireia anonymietairia ae tbk perserotbk kabushikikaisha kabushikigaisha kk
    zhushihuishe gufenyouxiangongsi jusighoesa jusikhoesa sadecv sadecapitalvariable sabdecv sapidecv sab
    sociedadanonimadecapitalvariable sacv saa sac scpa commanditeparactions societeencommanditeparactions sca cva
    commanditairevennootschapopaandelen shpka sha shoqeriaksionere mch congtycophan ctcp
    sociedadporacciones corporacion`,
  limited: `
    llc ltd limited ltda lda gmbh ggmbh mbh ug bv srl sarl sprl bvba sprlu ebvba
    limitedliabilitycompany limitedliabilityco privatelimitedcompany privatelimited pvtltd pteltd ptyltd proprietarylimited
    ltdco coltd colimited companylimited coltda cialtda limitedcompany pvtlimited pvt pte pty ltdsti limitedsirketi
    gesellschaftmitbeschrankterhaftung gesellschaftmbh gesmbh unternehmergesellschafthaftungsbeschrankt
    unternehmergesellschaft besloten beslotenvennootschap beslotenvennootschapmetbeperkteaansprakelijkheid
    societearesponsabilitelimitee sociedadderesponsabilidadlimitada societaaresponsabilitalimitata
    societateacuraspunderelimitata societatecuraspunderelimitata sociedadeporquotas sociedadelimitada sociedadlimitada
    sl slu slne srls sas sasu eurl societeparactionssimplifiee srldecv sderldecv sderl eirl eireli
    spzoo spolkazograniczonaodpowiedzialnoscia spolkazoo sro spolsro spolecnostsrucenimomezenym
    spolocnostsrucenimobmedzenym kft korlatoltfelelossegutarsasag doo drustvosogranicenomodgovornoscu
    drustvosaogranicenomodgovornoscu druzbazomejenoodgovornostjo ood eood druzhestvosogranichenaotgovornost
    ooo obshchestvosogranichennoyotvetstvennostyu obshchestvosogranichennoiotvetstvennostiu
    obshchestvosogranichennojotvetstvennostju obschestvosogranichennoyotvetstvennostyu
    tov tzov tovarystvozobmezhenoyuvidpovidalnistyu tovarystvozobmezhenoiuvidpovidalnistiu odo too
    oy osakeyhtio aps anpartsselskab as ou osauhing sia sabiedribaarierobezotuatbildibu uab
    uzdarojiakcinebendrove epe ike mepe berhad bhd sdnbhd sendirianberhad pt perseroanterbatas perseroan
    yk yugenkaisha gk godokaisha youxiangongsi youxianzerengongsi yuhanhoesa congtytnhh tnhh cty fze fzco fzllc fzc dmcc
    freezoneestablishment freezonecompany wll spc pllc shpk ehf mchj`,
  company: `
    inc incorporated corp corporation co company cie compagnie cia compania companhia corporate korporatsiya
    kompaniya gongsi konzern`,
  partnership: `
    lp llp lllp limitedpartnership limitedliabilitypartnership generalpartnership gp kg ohg gbr gmbhcokg gmbhundcokg
    gmbhandcokg agcokg agandcokg ugandcokg ltdandcokg bvandcokg seandcokg seandcokgaa gmbhandcokgaa
    kommanditgesellschaft offenehandelsgesellschaft scs snc cv commv commanditairevennootschap gcv vof scomm
    vennootschaponderfirma societeennomcollectif societeencommanditesimple spk spj kb kommanditbolag ky handelsbolag
    komanditnospolecnost komanditnispolecnost maatschap societesimple slp scsp partg partgmbb`,
  cooperative: `
    cvba scrl cvoa scris eg sce cooperatievevennootschap societecooperative genossenschaft eingetragenegenossenschaft
    coop kooperativa cooperativesociety coopvennootschap sc scri cooperative`,
  nonprofit: `
    vzw asbl ivzw aisbl ev eingetragenerverein associationsansbutlucratif verenigingzonderwinstoogmerk stiftung
    stichting fondation foundation ngo ano avtonomnayanekommercheskayaorganizatsiya anonekommercheskaya
    autonomousnonprofitorganization autonomousnoncommercialorganization gmbhgemeinnutzig onlus ong
    privatestichting fondationprivee fondationdutilitepublique stichtingvanopenbaarnut cic communityinterestcompany
    obshchestvennayaorganizatsiya oo`,
  state: `
    fgup gup mup fku fkp federalstateunitaryenterprise stateunitaryenterprise stateenterprise soe
    federalnoegosudarstvennoeunitarnoepredpriyatie gosudarstvennoeunitarnoepredpriyatie rup dp gp
    kazennoepredpriyatie unitaryenterprise gosudarstvennoepredpriyatie derzhavnepidpryiemstvo eirg epic`,
  sole: `
    ek eingetragenerkaufmann ip individualnyypredprinimatel individualentrepreneur soleproprietorship eenmanszaak et
    fop pp chp pup`,
};

/** Words of the longest form. */
export const MAX_FORM_WORDS = 9;

/** Class of a legal form. A form in several classes has the first. */
export const LEGAL_FORMS: ReadonlyMap<string, FormClass> = new Map(
  (Object.entries(FORMS) as [FormClass, string][])
    .flatMap(([formClass, forms]) =>
      forms
        .trim()
        .split(/\s+/)
        .map((form) => [form, formClass] as const),
    )
    .reverse(),
);
