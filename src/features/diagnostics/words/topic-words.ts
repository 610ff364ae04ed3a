import { CONCLUSION_WORDS } from "./conclusion-words.ts";
import { EVENT_WORDS } from "./event-words.ts";
import { EVERYDAY_WORDS } from "./everyday-words.ts";
import { MANNER_WORDS } from "./manner-words.ts";
import { OFFENCE_WORDS } from "./offence-words.ts";
import { SOURCE_WORDS } from "./source-words.ts";
import { listed } from "./word-match.rules.ts";

/** The words on an agent or a conclusion. */
interface TopicWords {
  /** Words that say it. */
  readonly clear: readonly string[];
  /** Words that may say it, and other things as well. */
  readonly faint: readonly string[];
}

function wordsOf(topic: string): TopicWords {
  const lists = [SOURCE_WORDS, EVERYDAY_WORDS, EVENT_WORDS, CONCLUSION_WORDS, MANNER_WORDS].map(
    (words) => words[topic] ?? "",
  );
  const offences = topic === "adverse_media" ? listed(OFFENCE_WORDS).map((word) => `${word}?`) : [];
  const all = [...lists.filter(Boolean).flatMap(listed), ...offences];
  return {
    clear: all.filter((word) => !word.endsWith("?")),
    faint: all.filter((word) => word.endsWith("?")).map((word) => word.slice(0, -1)),
  };
}

export const TOPICS: ReadonlyMap<string, TopicWords> = new Map(
  [...new Set([SOURCE_WORDS, CONCLUSION_WORDS].flatMap(Object.keys))].map((topic) => [topic, wordsOf(topic)]),
);

/** What the console calls what the service concludes: who names it, means it, whatever else it speaks of. */
export const OUTPUT_NAMES: Readonly<Record<string, readonly string[]>> = {
  summary: listed("summary,samenvatting,samenvat,resume$,zusammenfassung,compte rendu,write up,brief$"),
  risk_score: listed(
    "risk score,risk rating,risk level,risicoscore,risiconiveau,risicograad,score de risque,niveau de risque,risikowert,risikostufe,risikobewertung,risikoeinstufung,risikoscore,score$",
  ),
  confidence: listed(
    "confidence,confident,how sure,so sure,zo zeker,hoe zeker,so sicher,wie sicher,aussi sur$,si sur$,betrouwbaarheid,confiance,konfidenz",
  ),
  red_flag_rules: listed("red flag,knipperlicht,rode vlag,drapeau,rote flagge,roten flagge"),
  follow_up_tasks: listed(
    "follow up,task,taken$,taches$,aufgabe,questions$,opvolgvra,bijvra,bijkomende vra,ruckfrage,nachfrage,folgefrage,questions de suivi",
  ),
  merchant_category: listed("mcc$,merchant categor,merchant code,handlerkategorie,handelaarscategorie"),
};

/** Concepts of the field that hint at an agent or a conclusion, by its name. */
const CONCEPTS_OF: Readonly<Record<string, string>> = {
  registry:
    "director board representative signatory register seat moved bankruptcy dissolved dormant young_company resigned appointed legal_form virtual_office former",
  ownership_chain: "beneficial_owner shareholder parent_company subsidiary structure trust straw_man",
  network: "phoenix circular many_companies",
  document_reading: "identity_document forged translation power_of_attorney extract statement photograph expired proof",
  vat: "vat",
  einvoicing: "e_invoicing",
  debt_status: "social_security debt payment_plan tax",
  screening: "sanctions match embargo terrorism public_office birth_date namesake nationality",
  adverse_media: "adverse_media fraud money_laundering crime court tax_evasion suspicion",
  website: "website online unreachable terms",
  company_data: "employee",
  funding_data: "investor loan",
  accounts: "annual_accounts turnover",
  merchant_category: "activity",
  risk_score: "risk_level risk too_high",
  follow_up_tasks: "task letter tone reword reminder",
  discrepancies: "mismatch",
  policy: "risk_appetite high_risk_country",
};

const PAIRS = Object.entries(CONCEPTS_OF).flatMap(([topic, names]) =>
  names.split(" ").map((concept) => ({ concept, topic })),
);

/** The topics at which a concept hints. */
export const topicsOfConcept = (name: string): readonly string[] =>
  PAIRS.filter(({ concept }) => concept === name).map(({ topic }) => topic);
