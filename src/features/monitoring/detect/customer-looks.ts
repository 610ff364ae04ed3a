import type { CaseRecord } from "../../../domain/case/case.record.ts";
import type { LookSubject, ReportFacts } from "../../../domain/relationships/looks.model.ts";
import type { MonitoringEventType } from "../../../domain/relationships/monitoring-event.model.ts";
import type { AnyAgent } from "../../../investigation/agent.ts";
import { ADVERSE_MEDIA } from "../../../investigation/agents/adverse-media.ts";
import { DEBT_STATUS } from "../../../investigation/agents/debt-status.ts";
import { EINVOICING } from "../../../investigation/agents/einvoicing.ts";
import { GAZETTE } from "../../../investigation/agents/gazette.ts";
import { REGISTRY } from "../../../investigation/agents/registry.ts";
import { VAT } from "../../../investigation/agents/vat.ts";
import { type Dossier, readDossier } from "../../../investigation/dossier.ts";
import { inputOf } from "../../../investigation/input.ts";
import { marksOf } from "./reports.ts";
import { registerFactsOfCase, statedBy } from "./register-facts.ts";

/** One matter that is looked at again, by the agent that investigates it. */
export interface WatchedMatter {
  readonly subject: LookSubject;
  readonly type: MonitoringEventType;
  readonly agent: AnyAgent;
  /** What an officer calls the source, at the beginning of a sentence. */
  readonly words: string;
}

/** The register comes first: the gazette and the news are read with what it answers. */
const WATCHED: readonly WatchedMatter[] = [
  { subject: "register", type: "register_change", agent: REGISTRY, words: "The company register" },
  { subject: "gazette", type: "register_change", agent: GAZETTE, words: "The Official Gazette" },
  { subject: "vat", type: "source_change", agent: VAT, words: "The VAT system of the Union" },
  { subject: "peppol", type: "source_change", agent: EINVOICING, words: "The Peppol directory" },
  { subject: "debts", type: "source_change", agent: DEBT_STATUS, words: "The service that publishes debts" },
  { subject: "news", type: "source_change", agent: ADVERSE_MEDIA, words: "The search of the news" },
];

/** The case as agents read it, as of a time. */
export const dossierOf = (record: CaseRecord, now: string): Dossier =>
  readDossier({
    ...inputOf(record, { runId: "monitoring", iteration: record.iteration, startedAt: now }),
    isLook: true,
  });

/** What can be looked at for a customer. */
export const mattersOf = (dossier: Dossier): readonly WatchedMatter[] =>
  WATCHED.filter(
    ({ agent }) =>
      agent.manifest.jurisdictions.some((country) => country === "*" || country === dossier.input.country) &&
      agent.notApplicable(dossier) === null,
  );

interface Known {
  readonly facts: unknown;
  readonly at: string;
}

/** What a case knows of a matter by its investigations; null where no source answered. */
export function knownOfCase(record: CaseRecord, subject: LookSubject): Known | null {
  const { facts, country } = record;
  switch (subject) {
    case "register":
      return registerFactsOfCase(facts, country);
    case "vat": {
      const valid = statedBy(facts, "vies", "vat_valid");
      return valid && { facts: { valid: valid.value }, at: valid.at };
    }
    case "peppol": {
      const registered = statedBy(facts, "peppol", "peppol_registered");
      return registered && { facts: { registered: registered.value }, at: registered.at };
    }
    case "debts": {
      const social = statedBy(facts, "inhoudingsplicht", "social_debt");
      const tax = statedBy(facts, "inhoudingsplicht", "tax_debt");
      const at = social?.at ?? tax?.at;
      return at === undefined ? null : { facts: { social: social?.value ?? null, tax: tax?.value ?? null }, at };
    }
    case "gazette":
      return reportsOfCase(record, "gazette", "gazette_acts");
    case "news":
      return reportsOfCase(record, "adverse_media", "adverse_media_hits");
  }
}

/** @param answered the fact that shows that the source answered, also where it had nothing to report. */
function reportsOfCase({ facts, investigations }: CaseRecord, source: string, answered: string): Known | null {
  const answer = statedBy(facts, source, answered);
  if (answer === null) return null;
  const findings = investigations.flatMap(({ findings: found }) => found.filter((one) => one.agent_name === source));
  const seen = [...new Set(findings.toReversed().flatMap(marksOf))];
  return { facts: { seen } satisfies ReportFacts, at: answer.at };
}
