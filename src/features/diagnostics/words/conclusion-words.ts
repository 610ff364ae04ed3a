/**
 * What officers call a conclusion of the service and what it rests on, in English, Dutch, French and German, in lower case and without accents, by its
 * name. Each is the beginning of a word; one that ends with `$` is a whole word. One with `?` behind also says other things.
 */
export const CONCLUSION_WORDS: Readonly<Record<string, string>> = {
  merchant_category:
    "mcc$,merchant categor,merchant code,categor,kategorie,handlerkategorie,handelaarscategorie,code marchand,activity code,activiteitscode,code d activite,nace$,wrong code,verkeerde code,mauvais code,falscher code,classified,classification,ingedeeld,classe comme,eingestuft,line of business,branche$?,sector$?,secteur$?,trade$?,business activity,activity?,activiteit?,activite?,tatigkeit,classe,rubriek,rubrique,eingeordnet,zugeordnet,einsortiert,gerangschikt",
  risk_score:
    "risk score,risk rating,risk level,risicoscore,risicograad,risiconiveau,score$,niveau de risque,risikowert,risikostufe,risikobewertung,risikoeinstufung,risk$,risico$,risque$,risiko$,points$?,punten$?,punkte$?,rating$,high risk,hoog risico,haut risque,hohes risiko,low risk,laag risico",
  confidence:
    "confidence,confident,certainty,zekerheid,betrouwbaarheid,vertrouwen?,fiabilite,confiance,certitude,zuverlassigkeit,konfidenz,sicherheit,so certain,unfounded,sure$?,so sure,zo zeker,zeker$?,wie sicher,so sicher,zu sicher",
  follow_up_tasks:
    "follow up,task,taken$,taches$,aufgabe,question,vragen$?,vraag$?,frage$?,fragen$?,request?,verzoek?,verzoeken?,demande?,anfrage?,ask?,gevraagd?,redemand,gefragt?,nachforder,letter to,brief aan,lettre au",
  discrepancies:
    "discrepan,contradict,tegenstrijd,tegenspraak,difference,differ$,differs$,verschil,divergence,widerspruch,abweich,conflict,mismatch,spelling,spelled,schrijfwijze,orthographe,schreibweise",
  summary:
    "summary,samenvatting,resume$,zusammenfassung,brief$,narrative,the text,de tekst,le texte,der text,wording,written here?,staat geschreven?,paragraph,alinea,absatz$,sentence,phrase$?",
  red_flag_rules:
    "red flag,knipperlicht,rode vlag,drapeau,rote flagge,roten flagge,signal d alerte,signaux d alerte,drapeau rouge,warnsignal,warnhinweis,warning sign,warning$,rule$?,rules$?,regel$?,regels$?,regle$?,regles$?,regeln$?,alarm$,alarme$,alarmbel,indicator,indicateur",
  policy:
    "risk countr,risky countr,dangerous countr,risicoland,pays a risque,risikoland,country list,landenlijst,liste des pays,landerliste,policy,beleid$,politique de risque,richtlinie,risk appetite,threshold?,drempel,seuil$,schwelle,weight$?,weights$?,gewicht?",
  template: "template,sjabloon,modele de,vorlage,onboarding form",
};
