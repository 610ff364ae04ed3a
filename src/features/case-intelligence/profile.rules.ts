import { newest } from "../../domain/case/facts.rules.ts";
import { foldText } from "../../platform/folding.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { naceClasses } from "../../platform/nace.ts";
import { type Finding, type FindingCategory, SEVERITIES, type Severity } from "../../domain/case/case.model.ts";
import { needsProvisional } from "../../domain/automation/blind-review.rules.ts";
import type { CaseRecord, DecisionKind } from "../../domain/case/case.record.ts";
import { compareText } from "../../platform/compare-text.ts";

/** What other cases may share with a case. Null is unknown, and never shared. */
export interface CaseProfile {
  readonly template_id: string;
  readonly country: string;
  /** NACE classes of four digits, in the register's order. */
  readonly nace: readonly string[];
  readonly legal_form: string | null;
  /** Of the company at the case's last investigation. */
  readonly age: string | null;
  readonly size: string | null;
  /** Null before the first investigation. */
  readonly findings: readonly ProfileFinding[] | null;
  /** 0.0 to 1.0. */
  readonly risk_score: number | null;
  readonly links: CaseLinks;
  /** The decision in force, null before one; absent in profiles of earlier versions. */
  readonly decision?: DecisionKind | null;
}

export interface ProfileFinding {
  readonly id: string;
  readonly category: FindingCategory;
  readonly severity: Severity;
}

/** People, companies and places behind the case, as hashes: compared, never shown. */
interface CaseLinks {
  readonly company: string | null;
  readonly people: readonly string[];
  readonly address: string | null;
}

const PEOPLE_MAX = 12;

export function profileOf(record: CaseRecord): CaseProfile {
  const latest = record.investigations.at(-1);
  const seenAt = latest?.completed_at ?? record.createdAt;
  return {
    template_id: record.templateId,
    country: record.country,
    nace: naceClasses(list(newest(record, "nace_codes"))),
    legal_form: text(newest(record, "legal_form")) ?? text(newest(record, "legal_form_code")),
    age: ageBand(text(newest(record, "start_date")), seenAt),
    size: sizeBand(newest(record, "employees")),
    findings: latest === undefined ? null : openFindings(latest.findings),
    // A score that is withheld does not show in the intelligence of another case.
    risk_score: needsProvisional(record) ? null : (latest?.risk_score ?? null),
    links: linksOf(record),
    decision: record.decision?.decision ?? null,
  };
}

const text = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : null;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

const YEAR_MS = 365.25 * 86_400_000;

function ageBand(startDate: string | null, seenAt: string): string | null {
  const years = (Date.parse(seenAt) - Date.parse(startDate ?? "")) / YEAR_MS;
  if (Number.isNaN(years)) return null;
  if (years < 1) return "under 1 year";
  if (years < 3) return "1 to 3 years";
  return years < 10 ? "3 to 10 years" : "10 years or more";
}

/** Staff headcounts of Commission Recommendation 2003/361/EC, annex, article 2. */
function sizeBand(employees: unknown): string | null {
  if (typeof employees !== "number" || employees < 0) return null;
  if (employees < 10) return "micro";
  if (employees < 50) return "small";
  return employees < 250 ? "medium" : "large";
}

/** The worst open finding of each category, worst first. Cleared and info findings do not distinguish a case. */
function openFindings(findings: readonly Finding[]): ProfileFinding[] {
  const open = findings
    .filter(({ severity, clearance }) => severity !== "info" && !clearance)
    .toSorted((a, b) => rank(b) - rank(a) || compareText(a.category, b.category));
  const worst = [...Map.groupBy(open, ({ category }) => category).values()].map((of) => of[0]!);
  return worst.map(({ id, category, severity }) => ({ id, category, severity }));
}

const rank = ({ severity }: Pick<Finding, "severity">): number => SEVERITIES.indexOf(severity);

function linksOf(record: CaseRecord): CaseLinks {
  const number = record.registrationNumber ?? record.vatNumber;
  const people = [
    newest(record, "directors"),
    newest(record, "beneficial_owners"),
    newest(record, "company_data_directors"),
  ]
    .flatMap(list)
    .map(nameOf)
    .filter((name) => name !== null);
  const address = addressOf(newest(record, "registered_address"));
  return {
    company: number === null ? null : digest("company", record.country, number),
    people: [...new Set(people.map((name) => digest("person", nameKey(name))))].slice(0, PEOPLE_MAX),
    address: address === null ? null : digest("address", address),
  };
}

function nameOf(person: unknown): string | null {
  if (typeof person === "string") return text(person);
  if (typeof person !== "object" || person === null) return null;
  return text((person as Record<string, unknown>)["name"]);
}

function addressOf(address: unknown): string | null {
  if (typeof address !== "object" || address === null) return null;
  const { street, postal_code: postalCode } = address as Record<string, unknown>;
  return text(street) && text(postalCode) ? `${fold(String(street))} ${fold(String(postalCode))}` : null;
}

/** A name independent of word order, case and accents. */
const nameKey = (name: string): string => fold(name).split(" ").toSorted().join(" ");

const fold = (value: string): string => foldText(value, /[^\p{L}\p{N}]+/gu);

export const digest = (...parts: readonly string[]): string => sha256Hex(JSON.stringify(parts)).slice(0, 16);
