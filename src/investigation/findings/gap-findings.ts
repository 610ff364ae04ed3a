import type { Finding } from "../../domain/case/case.model.ts";
import type { MissingPart } from "../../sources/types.ts";
import { type AnyAgent, sourcesFor } from "../agent.ts";
import type { Domain } from "../../domain/iteration/information-domain.ts";
import type { Dossier } from "../dossier.ts";
import { makeFinding } from "./make-finding.ts";

/** Matters that no decision can do without: a gap in them weighs more. */
const CORE: readonly Domain[] = ["registry", "sanctions"];

/** Parts without which nobody looked at who runs the company, or whether it is being wound up. */
const CORE_PARTS = ["page", "status", "directors", "directors and owners"];

const isCore = (agent: AnyAgent, part?: string): boolean =>
  agent.manifest.mandatory &&
  agent.manifest.information_gain_domains.some((domain) => CORE.includes(domain)) &&
  (part === undefined || CORE_PARTS.includes(part));

const REASONS: Readonly<Record<MissingPart["reason"], string>> = {
  timeout: "it did not answer in time",
  http_error: "it answered with an error",
  rate_limited: "it refused further requests for now",
  captcha: "it requires a captcha",
  parse_error: "its answer could not be parsed",
  circuit_open: "it failed repeatedly and requests to it are paused",
  not_configured: "it is not configured",
  internal: "the request failed on our side",
  masked: "it does not publish all names or addresses",
};

/** A source that said nothing is a gap that is named, never an answer and never the end of a case. */
export function sourceGap(
  dossier: Dossier,
  agent: AnyAgent,
  gap: { readonly reason: MissingPart["reason"]; readonly detail: string; readonly part?: string },
  evidence: readonly { readonly id: string }[],
): Finding {
  const { name, display_name } = agent.manifest;
  const what = gap.part === undefined ? display_name : `${display_name} (${gap.part})`;
  const isMinor = !isCore(agent, gap.part);
  const rule = isMinor ? "source_gap" : "source_gap_core";
  return makeFinding(dossier, gap.reason === "not_configured" ? "source_not_configured" : rule, {
    ...(isMinor && { severity: "low" as const }),
    title: `No answer: ${what}`,
    description: `${what} gave no answer: ${REASONS[gap.reason]} (${gap.detail}). Nothing was concluded from it.`,
    source: sourcesFor(agent, dossier)[0] ?? name,
    agent: name,
    subject: dossier.name,
    sourceEntry: gap.part === undefined ? name : `${name}:${gap.part}`,
    evidence,
  });
}

/** A core matter that no agent covers in the case's country; null where that is no gap. */
export function coverageGap(dossier: Dossier, agent: AnyAgent): Finding | null {
  const { name, display_name, jurisdictions, sources } = agent.manifest;
  const covered = jurisdictions.includes("*") || jurisdictions.includes(dossier.input.country);
  if (covered || dossier.subject === "person" || !isCore(agent)) return null;
  return makeFinding(dossier, "coverage_gap", {
    title: `Not covered: ${display_name} in ${dossier.input.country}`,
    description: `No connected source covers ${dossier.input.country}; an officer must check it by other means.`,
    source: sources[0] ?? name,
    agent: name,
    subject: dossier.name,
    sourceEntry: `${name}:${dossier.input.country}`,
    evidence: [],
  });
}
