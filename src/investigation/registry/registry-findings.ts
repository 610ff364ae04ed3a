import { registerName } from "../../sources/index.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import { NORMAL_SITUATIONS } from "../../domain/diligence/grounds.model.ts";
import type { RegistryEntry } from "../../sources/types.ts";
import type { KnownAnswer } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { makeFinding } from "../findings/make-finding.ts";
import type { FindingRuleId } from "../findings/severity-table.ts";
import { ageInDays } from "./age.ts";

/** A company under this age is a recent one. */
const RECENT_DAYS = 365;

interface Noted {
  readonly rule: FindingRuleId;
  readonly entry: string;
  readonly title: string;
  readonly description: string;
}

/** What in the register's entry an officer must know of. */
export function registryFindings(dossier: Dossier, agent: string, answer: KnownAnswer<RegistryEntry>): Finding[] {
  const { value, evidence } = answer;
  const subject = value.legal_name ?? dossier.name;
  const noted = value.status === "not_found" ? [notFound(value)] : notes(dossier, value);
  return noted.map(({ rule, entry, title, description }) =>
    makeFinding(dossier, rule, {
      title,
      description,
      source: registerName(value.source),
      agent,
      subject,
      sourceEntry: entry,
      evidence,
    }),
  );
}

const notFound = ({ number }: RegistryEntry): Noted => ({
  rule: "registry_not_found",
  entry: `${number}:not_found`,
  title: "Not found in the register",
  description: `The number ${number} is not in the register. It was never issued, or is no longer published.`,
});

function notes(dossier: Dossier, value: RegistryEntry): Noted[] {
  return [...standing(value), ...recentIncorporation(dossier, value), ...remarks(value)];
}

/** By situation first: bankruptcy is open while the entity is still active (decisions, section 12). */
function standing({
  number,
  status,
  juridical_situation: code,
  juridical_situation_label,
  end_date,
  ending,
}: RegistryEntry): Noted[] {
  const label = juridical_situation_label ?? code ?? "";
  const note = (rule: FindingRuleId, title: string, description: string): Noted[] => [
    { rule, entry: `${number}:${code ?? status}`, title, description },
  ];
  if (ending?.kind === "insolvency") {
    return note("registry_bankrupt", "Insolvency opened", `The register states: ${ending.label}.`);
  }
  if (code === "050") return note("registry_bankrupt", "Bankruptcy opened", `The register states: ${label}.`);
  if (code === "014" || status === "stopped") {
    const when = end_date === null ? "" : ` on ${end_date}`;
    return note(
      "registry_ended",
      "Entity has ended",
      `The register states that the entity stopped${when}${label === "" ? "" : `: "${label}"`}.`,
    );
  }
  if (ending !== undefined) {
    return note("registry_dissolving", "Dissolution in progress", `The register states: ${ending.label}.`);
  }
  if (["010", "012", "013"].includes(code ?? "")) {
    return note("registry_dissolving", "Dissolution in progress", `The register states: ${label}.`);
  }
  const unusual = code === null ? juridical_situation_label !== null : !NORMAL_SITUATIONS.includes(code);
  return unusual ? note("registry_unusual", "Unusual juridical situation", `The register states: ${label}.`) : [];
}

function recentIncorporation({ today }: Dossier, { number, start_date }: RegistryEntry): Noted[] {
  const days = ageInDays(start_date, today);
  if (days === null || days >= RECENT_DAYS) return [];
  return [
    {
      rule: "recent_incorporation",
      entry: `${number}:start_date`,
      title: "Recently incorporated",
      description: `The entity started on ${start_date}, less than a year ago.`,
    },
  ];
}

function remarks({ number, remarks: texts }: RegistryEntry): Noted[] {
  return texts.map((text) => {
    const uboDuty = /\bUBO\b/i.test(text);
    return {
      rule: uboDuty ? "ubo_strike_off" : "registry_remark",
      entry: `${number}:remark:${text}`,
      title: uboDuty ? "Struck off for beneficial-owner duties" : "Remark in the register",
      description: `The register states: ${text}.`,
    };
  });
}
