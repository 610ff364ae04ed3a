import type { Finding } from "../../domain/case/case.model.ts";
import type { MissingPart } from "../../sources/types.ts";
import { type AnyAgent, sourcesFor } from "../agent.ts";
import type { Domain } from "../../domain/iteration/information-domain.ts";
import type { Dossier } from "../dossier.ts";
import { makeFinding } from "./make-finding.ts";
import type { FindingRuleId } from "./severity-table.ts";

/** Matters that no decision can do without: a gap in them weighs more. */
const CORE: readonly Domain[] = ["registry", "sanctions"];

/** Parts without which nobody looked at who runs the company, or whether it is being wound up. */
const CORE_PARTS = ["page", "status", "directors", "directors and owners"];

const isCore = (agent: AnyAgent, part?: string): boolean =>
  agent.manifest.mandatory &&
  agent.manifest.information_gain_domains.some((domain) => CORE.includes(domain)) &&
  (part === undefined || CORE_PARTS.includes(part));

/** As the end of a sentence that begins with the source. */
export const GAP_WORDS: Readonly<Record<MissingPart["reason"], string>> = {
  timeout: "did not answer in time",
  http_error: "answered with an error",
  rate_limited: "refused further requests for now",
  captcha: "requires a captcha",
  parse_error: "gave an answer that could not be parsed",
  circuit_open: "failed repeatedly, and requests to it are paused",
  not_configured: "is not configured",
  withheld: "was not asked",
  internal: "could not be queried because the request failed on our side",
  masked: "does not publish all names or addresses",
};

export interface Gap {
  readonly reason: MissingPart["reason"];
  readonly detail: string;
  readonly part?: string;
  /** Title and description, where those about a source that did not answer do not fit. */
  readonly text?: { readonly title: string; readonly description: string };
}

function ruleOf({ reason }: Gap, isMinor: boolean): FindingRuleId {
  if (reason === "withheld") return "source_withheld";
  if (reason === "not_configured") return "source_not_configured";
  return isMinor ? "source_gap" : "source_gap_core";
}

/** A source without a usable answer, as a finding. Such a gap is never taken for an answer, and it ends no case. */
export function sourceGap(
  dossier: Dossier,
  agent: AnyAgent,
  gap: Gap,
  evidence: readonly { readonly id: string }[],
): Finding {
  const { name, display_name } = agent.manifest;
  const what = gap.part === undefined ? display_name : `${display_name} (${gap.part})`;
  const isMinor = !isCore(agent, gap.part);
  // What the customer answered kept the source from being asked: an officer has to say why that is in order.
  const isWithheld = gap.reason === "withheld";
  return makeFinding(dossier, ruleOf(gap, isMinor), {
    ...(isMinor && !isWithheld && { severity: "low" as const }),
    title: gap.text?.title ?? `${isWithheld ? "Not asked" : "No usable answer"}: ${what}`,
    description:
      gap.text?.description ?? `${what} ${GAP_WORDS[gap.reason]} (${gap.detail}). Nothing was concluded from it.`,
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
