/** Words that say how an officer complains, in the form of `SOURCE_WORDS`. */

/** Words by which a comment names the cause itself. */
export const CAUSE_WORDS = {
  wrong_entity:
    "another company,other company$,another person,other person$,somebody else,someone else,namesake,same name,wrong company,wrong person,not him$,not her$,not them$,mixed up,nothing to do with,andere onderneming,ander bedrijf,andere vennootschap$,andere persoon,iemand anders,naamgenoot,is hem niet,is haar niet,verwisseld,niets te maken,niks te maken,homonyme,autre societe,autre entreprise,autre personne,n est pas lui,n est pas elle,confond,rien a voir,anderes unternehmen,andere firma,namensvetter,ist er nicht,ist sie nicht,verwechsel,nichts zu tun,nix zu tun",
  stale_data:
    "outdated,out of date,old data,no longer,verouderd,oude gegevens,niet meer,perime,obsolete,trop ancien,est ancien,sont ancien,donnees ancien,n est plus,ne sont plus,veraltet,nicht mehr",
} as const;

/** Words by which a comment disputes what the service states. */
export const CLAIM_WORDS =
  "you say,you claim,you state,you write,it says,it claims,it states,file says,system says,according to you,supposedly,allegedly,jullie zeggen,jullie beweren,jullie schrijven,er staat,volgens jullie,zogezegd,zogenaamd,systeem zegt,vous dites,vous pretendez,vous ecrivez,soi disant,selon vous,indique que,il est ecrit,ihr sagt,ihr schreibt,ihr behauptet,angeblich,laut euch,laut system,es heisst";

/** What an iteration has no record of: mails, the portal, the console. */
export const ELSEWHERE_WORDS =
  "mail$,mails$,e mail,email,courriel,invitation,uitnodiging,einladung,portal,portaal,portail,password,wachtwoord,mot de passe,passwort,log in$,logged out,log out,logout,login,inloggen,uitgelogd,afgemeld,session$,sessie,deconn,ausgeloggt,abgemeldet,sitzung,connexion,anmeldung,slow$,traag,lent$,lente$,langsam,froze,frozen,vastgelopen,bloque$,plante$,absturz,abgesturzt,crash,button,knop$,bouton,schaltflache,scroll,printer,notification,reminder,herinnering,rappel$,erinnerung,deadline,termijn,delai,frist$,mouse$,muis$,souris$,maus$,keyboard,toetsenbord,clavier$,tastatur,screen$,screens$,scherm$,schermen$,ecran,bildschirm,window$,windows$,venster,fenetre$,fenetres$,fenster,tab$,tabs$,font$,lettertype,schriftart,dark mode,wifi$,vpn$,helpdesk,it department,holiday,vacation,vakantie,verlof,conges$,vacances,urlaub,lunch,mittagspause,middagpauze,weekend,overtime,overuren,heures sup,uberstunden,workload,werkdruk,charge de travail,monday,maandag,lundi$,montag,friday,vrijdag,vendredi,freitag,save$,saved$,opslaan,opgeslagen,bewaren$,speicher,enregistrer,vanish,disappear,verdwenen,disparu,verschwunden,pressed,crashed,stars$,sterren$,etoiles$,sterne$,typeface,small print,caracteres$,schrift$,letters are,letters zijn,phone$,telefoon$,telephone$,telefon$,eyes$,ogen$,yeux$,augen$,machine$,device$,toestel,appareil$,gerat$,paper jam,printer,imprimante,drucker$,training,opleiding,formation$,schulung,day here,dag hier,jour ici,tag hier,new here,nieuw hier,coffee,koffie,cafe$,kaffee";

/** Words that call a figure too large or too small. */
export const FIGURE_WORDS =
  "too high,too low,too many,too much,te hoog,te laag,te veel,te weinig,trop eleve,trop haut,trop bas,trop de,much too,far too,way too,veel te,beaucoup trop,viel zu,zu hoch,zu niedrig,zu viel,zu wenig";

/** Words that miss something: what is not there, and what nobody knows. */
export const ABSENCE_WORDS =
  "nothing$,no idea,don t know,dont know,do not know,not known,unknown,missing,cannot tell,cant tell,can t tell,nowhere,niks$,niets$,weet niet,geen idee,niet bekend,onbekend,ontbreek,nergens,rien$,aucun,sait pas,sais pas,inconnu,manque,nulle part,nichts$,nix$,weiss nicht,keine ahnung,unbekannt,fehlt,fehlen,nirgend,or not$,of niet$,ou non$,oder nicht$";

/** Words that speak of the customer and its people, each a whole word. */
export const CUSTOMER_WORDS =
  "they$,them$,their$,theirs$,he$,she$,him$,his$,hers$,ours$,these people,those people,customer,client$,clients$,company$,merchant$,ze$,zij$,hen$,hun$,hij$,hem$,haar$,klant$,klanten$,die van ons,die mensen,de zaak,bedrijf,onderneming,ils$,elles$,elle$,leur$,leurs$,eux$,lui$,le notre,la notre,ces gens,cliente$,entreprise$,societe$,die haben,die sind,die machen,die arbeiten,die verkaufen,die leute,denen$,deren$,sie$,ihnen$,ihr$,ihre$,ihren$,ihm$,ihn$,unserer$,unsere$,kunde$,kundin$,firma$,unternehmen$";

/** Words that speak of what a policy lists. */
export const MATTER_WORDS = {
  country: "country,countries,land$,landen$,lander$,pays$,nation$",
  trade:
    "business$,businesses$,trade$,trades$,sector,job$,profession,stiel$,vak$,beroep,handel$,nering,metier$,metiers$,secteur,commerce$,activit,gewerbe$,branche,beruf$,berufe$,handwerk,geschaft$,zaak$,bedrijf$,shop$,winkel$,magasin$,laden$",
} as const;
export type Matter = keyof typeof MATTER_WORDS;

/** Words that say that something was not asked for. */
export const SKIPPED_WORDS =
  "skipp,left out,not run,not consulted,never asked,not asked,not queried,overgeslagen,niet geraadpleegd,niet bevraagd,niet opgevraagd,weggelaten,saute$,sautee$,omis$,omise$,pas consulte,pas interroge,ubersprungen,ausgelassen,weggelassen,nicht abgefragt,nicht befragt";
