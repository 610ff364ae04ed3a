import { foldText } from "../../platform/folding.ts";
import type { RootCause } from "./diagnosis.model.ts";

/** What an officer's comment is about. */
export interface CommentReading {
  readonly causes: readonly RootCause[];
  /** Whether it complains of an agent or a stage. */
  mentions(topic: string): boolean;
  /** Whether it says that an agent or a stage was right. */
  callsRight(topic: string): boolean;
  /** The words that are about it. */
  wordsOn(topic: string): string[];
}

/** Beginnings of words in English, Dutch, French and German, without accents, by agent or stage. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  registry: "register,registre,kbo,bce,kruispuntbank,banque carrefour,handelsregister,kvk,seat,zetel,siege,sitz".split(
    ",",
  ),
  ownership_chain:
    "owner,eigenaar,ubo,beneficial,begunstigde,beneficiaire,proprietaire,holding,shareholder,aandeelhouder,actionnaire,gleif,eigentumer,gesellschafter".split(
      ",",
    ),
  document_reading:
    "passport,paspoort,passeport,reisepass,identity card,identity document,identiteitskaart,piece d identite,carte d identite,ausweis,upload,scan,unreadable,onleesbaar,illisible".split(
      ",",
    ),
  document_intake: "missing document,ontbrekend document,document manquant,handed in,ingediend".split(","),
  vat: "vat,btw,tva,vies,mwst,umsatzsteuer".split(","),
  einvoicing: "peppol,e invoic,e factur,facturation electronique,e rechnung".split(","),
  debt_status:
    "debt,schuld,dette,social contribution,social security,sociale,rsz,onss,withholding,inhoudingsplicht,retenue".split(
      ",",
    ),
  screening: "sanction,sanctie,sanktion,pep,list entry,on the list,lijst,liste,screen".split(","),
  network: "related compan,network,netwerk,reseau,verbonden onderneming,societe liee".split(","),
  adverse_media: "news,newspaper,press,pers,presse,krant,article,artikel,media,journal,zeitung".split(","),
  website: "website,web site,web shop,webshop,webwinkel,site web,site internet,boutique en ligne".split(","),
  company_data: "company data,commercial data,bedrijfsgegevens,donnees d entreprise,donnees commerciales".split(","),
  funding_data: "fund,invest,financiering,venture,levee,kapitaalronde,finanzierung".split(","),
  gazette: "gazette,staatsblad,moniteur,bundesanzeiger".split(","),
  accounts:
    "annual account,jaarrekening,compte annuel,comptes annuels,balance sheet,balans,bilan,jahresabschluss".split(","),
  merchant_category: "mcc,merchant categor,categorie de commerc,handelaarscategorie,activity code,nace".split(","),
  risk_score: "risk score,risicoscore,score de risque,risikowert,score".split(","),
  confidence: "confidence,betrouwbaarheid,fiabilite".split(","),
  follow_up_tasks: "follow up,task,taken,taches,question,vragen".split(","),
  discrepancies: "discrepan,contradict,tegenstrijd".split(","),
  summary: "summary,samenvatting,resume,zusammenfassung".split(","),
  red_flag_rules: "red flag,rule,regel,regle".split(","),
  declarations: "declared,declaration,aangegeven,declare,answers,antwoorden,reponses".split(","),
  model_review: "the model,het model,le modele,hallucinat,made up,verzonnen,invente".split(","),
};

const CAUSES: readonly (readonly [RootCause, readonly string[]])[] = [
  [
    "wrong_entity",
    "another company,other company,another person,other person,somebody else,someone else,namesake,same name,wrong company,wrong person,andere onderneming,ander bedrijf,andere vennootschap,andere persoon,iemand anders,naamgenoot,homonyme,autre societe,autre entreprise,autre personne,anderes unternehmen,namensvetter".split(
      ",",
    ),
  ],
  ["stale_data", "outdated,out of date,old data,verouderd,oude gegevens,perime,obsolete,ancien,veraltet".split(",")],
];

const RIGHT =
  /\b(?:fine|ok|okay|correct|right|good|complete|juist|goed|klopt|in orde|volledig|exact|correcte?s?|bon(?:ne)?|complete?|stimmt|richtig)\b/;
const WRONG =
  /\b(?:not|no|nobody|never|n t|wrong|niet|geen|niemand|pas|aucun|jamais|nicht|kein\w*|false|faux|fausse|fout|missing|ontbreek\w*|manqu\w*)\b/;

/** Reads an officer's comment, clause by clause: what one calls right, another may complain of. */
export function readComment(comment: string | null): CommentReading {
  const clauses = (comment ?? "")
    .split(/[.!?;,\n]|\b(?:but|maar|mais|aber)\b/i)
    .map((clause) => ` ${foldText(clause, /[^\p{L}\p{N}]+/gu)} `);
  const isRight = (clause: string) => RIGHT.test(clause) && !WRONG.test(clause);
  const wordsIn = (clause: string, words: readonly string[]) => words.filter((word) => clause.includes(` ${word}`));
  const complaints = clauses.filter((clause) => !isRight(clause));
  const wordsOn = (topic: string): string[] => [
    ...new Set(complaints.flatMap((clause) => wordsIn(clause, TOPICS[topic] ?? []))),
  ];
  return {
    causes: CAUSES.filter(([, words]) => complaints.some((clause) => wordsIn(clause, words).length > 0)).map(
      ([cause]) => cause,
    ),
    mentions: (topic) => wordsOn(topic).length > 0,
    callsRight: (topic) =>
      clauses.some((clause) => isRight(clause) && wordsIn(clause, TOPICS[topic] ?? []).length > 0) &&
      wordsOn(topic).length === 0,
    wordsOn,
  };
}
