/**
 * What officers call an agent or a stage, in English, Dutch, French and German, in lower case and without accents, by its
 * name. Each is the beginning of a word; one that ends with `$` is a whole word.
 */
const WORDS: Readonly<Record<string, string>> = {
  registry:
    "register,registre,registration,kbo$,bce$,kruispuntbank,banque carrefour,handelsregister,companies house,kvk$,seat$,zetel,siege$,sitz$,legal form,rechtsvorm,forme juridique,rechtsform,director,managing partner,bestuurder,zaakvoerder,gerant,administrateur,geschaftsfuhr,vorstand,board$,raad van bestuur,conseil d administration,company number,ondernemingsnummer,numero d entreprise,unternehmensnummer,oprichting,constitution$,grundung,bankrupt,faillissement,failliet,faillite,insolven,company form,place of business,branch$,vestiging,filiale$,niederlassung,address$,adres$,adresse$,anschrift",
  ownership_chain:
    "owner,eigenaar,ubo$,ubos$,beneficial,begunstigde,beneficiaire,proprietaire,holding,shareholder,aandeelhouder,actionnaire,gleif,eigentumer,gesellschafter,parent compan,moeder,societe mere,maison mere,mutter,subsidiar,dochter,control,qui controle,wie controleert,who is behind,stands behind,is behind,behind the,behind this,behind it,achter de,achter het,zit er achter,derriere,dahinter,steht hinter,chain,keten,chaine,kette$,nominee,foundation,stichting,fondation,stiftung,trust$,trustee,ultimate,bedrijfsstructuur,structure du groupe,group structure,capital$,kapitaal$",
  document_reading:
    "passport,paspoort,passeport,reisepass,identity card,identity document,identiteitskaart,piece d identite,carte d identite,ausweis,upload,telecharg,televers,hochgelad,scan$,scans$,scanned,gescand,numeris,unreadable,illegible,onleesbaar,illisible,unlesbar,upside down,pdf,not read,niet gelezen,niet verwerkt,pas ete lu,pas lu,nicht gelesen,statut,satzung,articles of association,photo$,foto$,legib,leesbaar,lisible,lesbar,copy of,kopie$,copie$,not processed,processed",
  document_intake: "missing document,ontbrekend document,document manquant,fehlendes dokument,handed in,ingediend",
  vat: "vat$,btw$,btw nummer,tva$,vies$,mwst,mehrwertsteuer,umsatzsteuer,ust$,steuernummer,tax number,vat id,tax registration,fiscal number",
  einvoicing:
    "peppol,invoic,e factu,elektronische factu,facture electronique,factures electroniques,facturation electronique,e rechnung,elektronische rechnung",
  debt_status:
    "debt,schuld,dette,arrear,achterstal,arriere,ruckstand,steuerschuld,social contribution,social security,sociale bijdrage,cotisation,rsz$,onss$,withholding,inhoudingsplicht,retenue,fiscus,fisc$,fiscal,tax authorit,owe$,owes$,verschuldigd,finanzamt,unpaid,onbetaald,impaye,unbezahlt,tax$,taxes$,belasting,impot,impots$,steuern$,social debt,sociale schulden,charges sociales,sozialabgaben,sozialbeitrag",
  screening:
    "sanction,sanctie,sanktion,pep$,peps$,politician,politically,politicus,politiek,politique,politiker,politisch,minister,ministre,date of birth,birth date,geboortedatum,date de naissance,geburtsdatum,born$,geboren,ne en$,nee en$,hit$,hits$,match$,matches$,treffer,list entry,list$,lists$,lijst,liste,ofac$,screen,watchlist,watch list,blacklist,blocked person,embargo,terror",
  network:
    "related compan,network,netwerk,reseau,netzwerk,connected compan,verbonden onderneming,verbonden vennootschap,societe liee,societes liees,sister,zuster,soeur,schwester,other companies,andere vennootschappen,andere ondernemingen,autres societes,weitere gesellschaften,andere gesellschaften,other firms,firms$,firma s,other businesses,group$,groep$,groupe$,gruppe$,konzern",
  adverse_media:
    "news,newspaper,nieuws,nouvelles,nachrichten,press$,pers$,presse$,krant,journaux,journal$,zeitung,article$,articles$,artikel,media$,medias$,medien,papers$,convict,veroordeel,condamn,verurteil,scandal,schandaal,scandale,skandal,journalist,google,search engine,internet search,zoekopdracht,recherche internet,suchmaschine,reputation,reputatie,headline,krantenkop",
  website:
    "website,web site,web shop,webshop,webwinkel,site$,sites$,homepage,home page,online shop,online store,onlineshop,internetseite,webseite,site web,site internet,boutique en ligne,domain name,domeinnaam,nom de domaine,web page,webpage,webpagina,page web,internet page",
  company_data:
    "company data,commercial data,bedrijfsgegevens,bedrijfsinformatie,donnees d entreprise,donnees commerciales,firmendaten,unternehmensdaten",
  funding_data:
    "funding,funds$,fundrais,investor,investment,investeerder,investering,investiss,investor,financiering,financement,venture,levee de fonds,levees de fonds,kapitaalronde,kapitalrunde,finanzierung",
  gazette:
    "gazette,staatsblad,moniteur,official journal,journal officiel,amtsblatt,bundesanzeiger,publication,publicatie,bekendmaking,bekanntma,bekannt gemacht,published,gepubliceerd,publie,annexes du,bijlagen,dissolution,ontbinding,auflosung",
  accounts:
    "annual account,jaarrekening,compte annuel,comptes annuels,balance sheet,balans$,bilan$,jahresabschluss,financial statement,turnover,revenue,omzet,chiffre d affaires,umsatz$,equity,eigen vermogen,fonds propres,capitaux propres,eigenkapital,national bank,nationale bank,banque nationale,nbb$,bnb$,profit$,profits$,winst$,benefice$,gewinn$,loss$,losses$,verlies$,verliezen$,perte$,pertes$,verlust,result$,results$,resultaat,figures$,cijfers$,chiffres$,zahlen$,jaarcijfers,solven,liquidit,financial$,financially,financieel,financiele,finanziell,situation financiere",
  merchant_category:
    "mcc$,merchant categor,merchant code,categor,kategorie,handlerkategorie,handelaarscategorie,code marchand,activity code,activiteitscode,code d activite,nace$,wrong code,verkeerde code,mauvais code,falscher code,classified,classification,ingedeeld,classe comme,eingestuft,line of business,branche$,sector$,secteur$,trade$,business activity,activity,activiteit,activite,tatigkeit",
  risk_score:
    "risk score,risk rating,risk level,risicoscore,risicograad,risiconiveau,score$,niveau de risque,risikowert,risikostufe,risikobewertung,risikoeinstufung",
  confidence:
    "confidence,confident,certainty,certain$,sure$,zeker$,zekerheid,betrouwbaarheid,vertrouwen,fiabilite,confiance,certitude,zuverlassigkeit,konfidenz,sicher$,sicherheit,hoe zeker,how sure",
  follow_up_tasks:
    "follow up,task,taken$,taches$,aufgabe,question,vragen$,vraag$,frage$,fragen$,request,verzoek,verzoeken,demande,anfrage,ask,gevraagd,redemand,gefragt,nachforder,letter to,brief aan,lettre au",
  discrepancies:
    "discrepan,contradict,tegenstrijd,tegenspraak,difference,differ$,differs$,verschil,divergence,widerspruch,abweich,conflict,mismatch,spelling,spelled,schrijfwijze,orthographe,schreibweise",
  summary:
    "summary,samenvatting,resume$,zusammenfassung,brief$,narrative,the text,de tekst,le texte,der text,wording,written here,staat geschreven",
  red_flag_rules:
    "red flag,knipperlicht,rode vlag,signal d alerte,signaux d alerte,drapeau rouge,warnsignal,warnhinweis,warning sign,warning$,rule$,rules$,regel$,regels$,regle$,regles$,regeln$,alarm$,alarme$,alarmbel,indicator,indicateur",
  declarations:
    "declared,declaration,aangegeven,declare$,declares$,answers$,antwoorden,reponses,antworten,angaben$,questionnaire,vragenlijst,fragebogen",
  model_review: "the model,het model,le modele,das modell,hallucinat,halluzin,made up,verzonnen,invent,erfind,erfund",
};

const CAUSE_WORDS = {
  wrong_entity:
    "another company,other company$,another person,other person$,somebody else,someone else,namesake,same name,wrong company,wrong person,not him$,not her$,not them$,mixed up,andere onderneming,ander bedrijf,andere vennootschap$,andere persoon,iemand anders,naamgenoot,is hem niet,is haar niet,verwisseld,homonyme,autre societe,autre entreprise,autre personne,n est pas lui,n est pas elle,confond,anderes unternehmen,andere firma,namensvetter,ist er nicht,ist sie nicht,verwechsel",
  stale_data:
    "outdated,out of date,old data,no longer,verouderd,oude gegevens,niet meer,perime,obsolete,ancien,n est plus,ne sont plus,veraltet,nicht mehr",
} as const;

const isIn = (clause: string, word: string): boolean =>
  word.endsWith("$") ? clause.includes(` ${word.slice(0, -1)} `) : clause.includes(` ${word}`);

const listed = (words: string): readonly string[] => words.split(",");

const TOPICS = new Map(Object.entries(WORDS).map(([topic, words]) => [topic, listed(words)]));

/** The words of a clause, folded and between spaces, that are about an agent or a stage. */
export const topicWords = (clause: string, topic: string): string[] =>
  (TOPICS.get(topic) ?? []).filter((word) => isIn(clause, word)).map((word) => word.replace("$", ""));

/** The causes that a clause names. */
export const causesIn = (clause: string): (keyof typeof CAUSE_WORDS)[] =>
  (Object.keys(CAUSE_WORDS) as (keyof typeof CAUSE_WORDS)[]).filter((cause) =>
    listed(CAUSE_WORDS[cause]).some((word) => isIn(clause, word)),
  );
