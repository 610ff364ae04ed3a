import { SEVERITIES, type Severity } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { isSettledAlert } from "../../domain/case/findings.rules.ts";
import { type CheckName, isOpen } from "../../domain/diligence/check.model.ts";
import { currentChecks } from "../../domain/diligence/due-diligence.rules.ts";
import type { RiskLevel } from "../../domain/diligence/rating.model.ts";
import type { Language, Localized } from "../../platform/language.ts";
import type { SummaryStyle } from "./preferences.rules.ts";

/** Findings that a long summary names. */
const NAMED_MAX = 5;

/**
 * A case in the language, length and tone that its reader prefers. However short, it says what is not established and
 * what stands open.
 */
export function summarise(record: CaseRecord, { language, length, tone }: SummaryStyle, now: Date): string {
  const said = TEXTS[language];
  const latest = record.investigations.at(-1);
  if (latest === undefined) return `${record.companyName}: ${said.unread}`;
  const checks = currentChecks(record, now);
  const open = checks.filter(isOpen);
  const findings = latest.findings.filter(({ severity, clearance }) => severity !== "info" && !clearance);
  const differing = record.discrepancies.filter(({ status }) => status === "open").length;
  const level = latest.risk_rating?.level;
  const established =
    checks.length === 0 ? said.unchecked : said.established(checks.length - open.length, checks.length);
  const against = [
    open.length === 0 ? "" : said.open(open.map(({ check }) => CHECKS[check][language]).join(", ")),
    findings.length > 0
      ? said.findings(
          severitiesOf(
            findings.map(({ severity }) => severity),
            language,
          ),
        )
      : latest.findings.some(isSettledAlert)
        ? ""
        : open.length > 0 || checks.length === 0
          ? said.incomplete
          : said.nothing,
    differing === 0 ? "" : said.differs(differing),
  ];
  const rest = [
    level === undefined ? said.unrated : said.rated(LEVELS[level][language]),
    length === "long"
      ? findings
          .slice(0, NAMED_MAX)
          .map(({ title }) => `“${title}”`)
          .join(", ")
      : "",
  ];
  const first = `${record.companyName}: ${established}`;
  const sentences = tone === "direct" ? [...against, first] : [first, ...against];
  return [...sentences, ...(length === "short" ? [] : rest)].filter((sentence) => sentence !== "").join(" ");
}

const severitiesOf = (severities: readonly Severity[], language: Language): string =>
  SEVERITIES.toReversed()
    .map((severity) => [severity, severities.filter((one) => one === severity).length] as const)
    .filter(([, number]) => number > 0)
    .map(([severity, number]) => `${number} ${SEVERITY_WORDS[severity][language]}`)
    .join(", ");

interface Phrases {
  readonly unread: string;
  readonly unchecked: string;
  readonly established: (done: number, all: number) => string;
  readonly open: (checks: string) => string;
  readonly findings: (counts: string) => string;
  readonly nothing: string;
  readonly incomplete: string;
  readonly differs: (count: number) => string;
  readonly rated: (level: string) => string;
  readonly unrated: string;
}

const TEXTS: Readonly<Record<Language, Phrases>> = {
  nl: {
    unread: "nog niet onderzocht, dus is er niets gecontroleerd.",
    unchecked: "er is geen verplichte controle uitgevoerd.",
    established: (done, all) => `${done} van ${all} verplichte controles staan vast.`,
    open: (checks) => `Staat niet vast: ${checks}.`,
    findings: (counts) => `Openstaande bevindingen: ${counts}.`,
    nothing: "Er is niets tegen de klant gevonden.",
    incomplete: "Er is niets tegen de klant gevonden, maar niet alles staat vast.",
    differs: (count) => `Verschillen tussen opgegeven en geregistreerde gegevens: ${count}.`,
    rated: (level) => `Risico: ${level}.`,
    unrated: "Het risico is niet beoordeeld.",
  },
  fr: {
    unread: "pas encore examiné, donc rien n'a été vérifié.",
    unchecked: "aucun contrôle obligatoire n'a été effectué.",
    established: (done, all) => `${done} contrôles obligatoires sur ${all} sont établis.`,
    open: (checks) => `Non établi : ${checks}.`,
    findings: (counts) => `Constatations ouvertes : ${counts}.`,
    nothing: "Rien n'a été trouvé contre le client.",
    incomplete: "Rien n'a été trouvé contre le client, mais tout n'est pas établi.",
    differs: (count) => `Différences entre les données déclarées et enregistrées : ${count}.`,
    rated: (level) => `Risque : ${level}.`,
    unrated: "Le risque n'est pas évalué.",
  },
  de: {
    unread: "noch nicht untersucht, daher wurde nichts geprüft.",
    unchecked: "es wurde keine Pflichtprüfung durchgeführt.",
    established: (done, all) => `${done} von ${all} Pflichtprüfungen stehen fest.`,
    open: (checks) => `Steht nicht fest: ${checks}.`,
    findings: (counts) => `Offene Befunde: ${counts}.`,
    nothing: "Gegen den Kunden wurde nichts gefunden.",
    incomplete: "Gegen den Kunden wurde nichts gefunden, aber nicht alles steht fest.",
    differs: (count) => `Abweichungen zwischen angegebenen und registrierten Daten: ${count}.`,
    rated: (level) => `Risiko: ${level}.`,
    unrated: "Das Risiko ist nicht bewertet.",
  },
  en: {
    unread: "not investigated yet, so nothing has been checked.",
    unchecked: "no mandatory check was made.",
    established: (done, all) => `${done} of ${all} mandatory checks are established.`,
    open: (checks) => `Not established: ${checks}.`,
    findings: (counts) => `Open findings: ${counts}.`,
    nothing: "Nothing was found against the customer.",
    incomplete: "Nothing was found against the customer, but not everything is established.",
    differs: (count) => `Differences between declared and registered data: ${count}.`,
    rated: (level) => `Risk: ${level}.`,
    unrated: "The risk is not rated.",
  },
};

const CHECKS: Readonly<Record<CheckName, Localized>> = {
  registration: { nl: "inschrijving", fr: "inscription", de: "Eintragung", en: "registration" },
  status: { nl: "toestand", fr: "situation", de: "Status", en: "status" },
  representatives: { nl: "vertegenwoordigers", fr: "représentants", de: "Vertreter", en: "representatives" },
  beneficial_owners: {
    nl: "uiteindelijke begunstigden",
    fr: "bénéficiaires effectifs",
    de: "wirtschaftlich Berechtigte",
    en: "beneficial owners",
  },
  identity: { nl: "identiteit", fr: "identité", de: "Identität", en: "identity" },
  screening: { nl: "screening", fr: "filtrage", de: "Listenabgleich", en: "screening" },
  purpose: { nl: "doel van de relatie", fr: "objet de la relation", de: "Zweck der Beziehung", en: "purpose" },
  documents: { nl: "documenten", fr: "documents", de: "Unterlagen", en: "documents" },
};

const SEVERITY_WORDS: Readonly<Record<Severity, Localized>> = {
  info: { nl: "informatief", fr: "pour information", de: "zur Information", en: "informational" },
  low: { nl: "laag", fr: "faible", de: "gering", en: "low" },
  medium: { nl: "middelmatig", fr: "moyenne", de: "mittel", en: "medium" },
  high: { nl: "hoog", fr: "élevée", de: "hoch", en: "high" },
  critical: { nl: "kritiek", fr: "critique", de: "kritisch", en: "critical" },
};

const LEVELS: Readonly<Record<RiskLevel, Localized>> = {
  low: { nl: "laag", fr: "faible", de: "gering", en: "low" },
  medium: { nl: "middelmatig", fr: "moyen", de: "mittel", en: "medium" },
  high: { nl: "hoog", fr: "élevé", de: "hoch", en: "high" },
  prohibited: { nl: "niet toegelaten", fr: "interdit", de: "nicht zulässig", en: "prohibited" },
};
