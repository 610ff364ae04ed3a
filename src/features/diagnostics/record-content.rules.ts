import { STOP_WORDS } from "../../platform/models/concepts/stop-words.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import { foldedWords } from "./comment-words.rules.ts";
import { isWordOfOthers } from "./comment-topics.rules.ts";
import type { FailureEvidence } from "./diagnosis.model.ts";

const JOINING = new Set(Object.values(STOP_WORDS).flatMap((words) => [...words]));

/** Shorter words of a case are too common to point to a record. */
const LETTERS_MIN = 4;
const QUOTED = /["“„«]([^"”“»]{2,200})["”“»]/g;
/** Its findings quote names of files, which stand for the document and not for the agent that read it. */
const OF_DOCUMENTS = ["document_reading", "document_intake"];

/**
 * Words of the case that stand in what an agent or a stage stated: names of persons, companies, entries and articles.
 * Not the customer's own name, which is in everything, and not what officers call a source in general.
 */
export function contentOf({ result, case: judged }: FailureEvidence, stage: string): string[] {
  if (OF_DOCUMENTS.includes(stage)) return [];
  const findings = (result?.findings ?? []).filter(({ agent_name: agent }) => agent === stage);
  const texts = findings.flatMap(textsOf);
  const differences =
    stage === "discrepancies" ? (judged?.discrepancies ?? []).flatMap((one) => [one.declared, one.observed]) : [];
  const figures = [...findings.flatMap(({ description }) => figuresIn(description)), ...figuresOf(stage, result)];
  return [...contentWords([...texts, ...differences], judged?.companyName ?? "", stage), ...figures];
}

/** Whom a source would have been asked about: "asked about Alfa NV and Beta BV". */
export function askedAbout({ result, case: judged }: FailureEvidence, tool: string, stage: string): string[] {
  const source = `(${tool.split(".")[0]!})`;
  const gaps = (result?.findings ?? []).filter(
    ({ category, agent_name: agent, title }) => category === "data_gap" && agent === stage && title.includes(source),
  );
  const names = gaps.flatMap(({ description }) => /\(asked about ([^)]+)\)/.exec(description)?.[1] ?? []);
  return contentWords(names, judged?.companyName ?? "", stage);
}

/** Two or more words with a capital, as the names of persons and companies have. */
const NAME = /(?<![\p{L}'-])\p{Lu}[\p{L}'-]{1,60}(?: \p{Lu}[\p{L}'-]{1,60})+/gu;

/** Names in what is said of checks, by the agents on whose answer they stand. */
export const namesIn = (texts: readonly string[], companyName: string, stage: string): string[] =>
  contentWords(
    texts.flatMap((text) => text.match(NAME) ?? []),
    companyName,
    stage,
  );

/** Percentages, years and amounts: whole words of two digits and more. */
const figuresIn = (text: string): string[] => (text.match(/\b\d{2,}\b/g) ?? []).map((figure) => `${figure}$`);

/** The figure that a conclusion came to, as an officer reads it. */
function figuresOf(stage: string, result: FailureEvidence["result"]): string[] {
  if (stage === "confidence" && result?.confidence !== undefined) return figuresIn(String(result.confidence));
  if (stage === "risk_score" && result?.score !== undefined) return figuresIn(String(Math.round(result.score * 100)));
  return [];
}

/** The words of texts that point to the record they are from. */
export function contentWords(texts: readonly string[], companyName: string, topic: string): string[] {
  const common = new Set(foldedWords(companyName));
  return [...new Set(texts.flatMap(foldedWords))].filter(
    (word) => word.length >= LETTERS_MIN && !JOINING.has(word) && !common.has(word) && !isWordOfOthers(word, topic),
  );
}

/** What stands in a finding of the world, beside the service's own words. */
export const textsOf = ({ subject, description, hit }: Finding): string[] => [
  subject ?? "",
  ...[...description.matchAll(QUOTED)].map(([, quoted]) => quoted!),
  ...(hit ? [hit.entry.name, hit.entry.matched_name, hit.subject.name] : []),
];
