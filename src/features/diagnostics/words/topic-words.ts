import { readStaticFile } from "../../../platform/static-file.ts";
import { listed } from "./word-match.rules.ts";

/** The words on an agent or a conclusion. */
interface TopicWords {
  /** Words that say it. */
  readonly clear: readonly string[];
  /** Words that may say it, and other things as well. */
  readonly faint: readonly string[];
}

type ByTopic = Readonly<Record<string, string>>;

/**
 * How officers speak of an agent and what it finds out, or of a conclusion, by its name: words between commas in English, Dutch, French and
 * German, in lower case and without accents. Each is the beginning of a word, one that ends with `$` a whole word; one with `?` behind also
 * says other things, so that it only hints.
 */
export interface WrittenWords {
  /** What officers call an agent and what it finds out. */
  readonly source: ByTopic;
  /** How they speak of it beside that: what a source would have told them. */
  readonly everyday: ByTopic;
  /** What happens to companies and people, by the agent that would have found it out. */
  readonly event: ByTopic;
  /** What they call a conclusion of the service and what it rests on. */
  readonly conclusion: ByTopic;
  /** How they speak of it beside that. */
  readonly manner: ByTopic;
  /** What the press writes of crimes, police, prosecutors, searches and arrests; a test holds it to the lexicons that articles are judged by. */
  readonly offence: string;
}

let topics: ReadonlyMap<string, TopicWords> | undefined;

/** The words on each topic. @throws Error before they are placed */
export function topicWords(): ReadonlyMap<string, TopicWords> {
  if (topics === undefined) throw new Error("the words of officers are not loaded");
  return topics;
}

export function placeTopicWords(written: WrittenWords): void {
  const { source, conclusion } = written;
  const names = new Set([source, conclusion].flatMap(Object.keys));
  topics = new Map([...names].map((topic) => [topic, wordsOf(topic, written)]));
}

/**
 * Places the words from the static assets, once an isolate: in the script they would be 22 KB.
 * @throws Error if the file is missing; the build places it in the assets
 */
export async function loadTopicWords(env: Pick<Env, "ASSETS">): Promise<void> {
  if (topics !== undefined) return;
  const bytes = await readStaticFile(env, "models/diagnostics/topic-words.json");
  placeTopicWords(JSON.parse(new TextDecoder().decode(bytes)) as WrittenWords);
}

function wordsOf(topic: string, { source, everyday, event, conclusion, manner, offence }: WrittenWords): TopicWords {
  const lists = [source, everyday, event, conclusion, manner].map((words) => words[topic] ?? "");
  const offences = topic === "adverse_media" ? listed(offence).map((word) => `${word}?`) : [];
  const all = [...lists.filter(Boolean).flatMap(listed), ...offences];
  return {
    clear: all.filter((word) => !word.endsWith("?")),
    faint: all.filter((word) => word.endsWith("?")).map((word) => word.slice(0, -1)),
  };
}

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
