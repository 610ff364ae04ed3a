import type { EvidenceRef, Finding } from "../../domain/case/case.model.ts";
import { DEFAULT_POLICY } from "../../domain/diligence/default-policy.ts";
import { structurePolicy } from "../../domain/ownership/case-ownership.rules.ts";
import type { Ownership } from "../../domain/ownership/ownership.model.ts";
import { structureOf } from "../../domain/ownership/shares/structure.rules.ts";
import type { EffectiveLink, OwnershipWarning } from "../../domain/ownership/structure.model.ts";
import type { Dossier } from "../dossier.ts";
import { judgedBy } from "../rules-version.ts";
import { makeFinding } from "../findings/make-finding.ts";
import type { FindingRuleId } from "../findings/severity-table.ts";

/** What is odd in a structure by itself. Who is not known is no finding: the check of the owners stays open. */
const FINDINGS: Readonly<Partial<Record<OwnershipWarning["code"], readonly [rule: FindingRuleId, title: string]>>> = {
  circular_holdings: ["ownership_ring", "Circular holdings"],
  nominee: ["ownership_nominee", "A nominee holds shares"],
  bearer_shares: ["ownership_bearer_shares", "Bearer shares"],
  high_risk_country: ["ownership_high_risk_country", "A high-risk third country in the ownership chain"],
  ended_entity: ["ownership_ended_entity", "A company in the ownership chain has ceased to exist"],
  sources_disagree: ["ownership_sources_disagree", "Sources disagree on the owners"],
  many_layers: ["ownership_many_layers", "Many layers of companies"],
  trust: ["ownership_arrangement", "A trust in the ownership chain"],
  foundation: ["ownership_arrangement", "A foundation in the ownership chain"],
  certificates: ["ownership_arrangement", "Certificates were issued for shares"],
  over_accounted_capital: ["ownership_over_accounted", "Shares add up to more than 100 %"],
};

/** Findings on the structure behind the customer, by what registers and GLEIF state. */
export function structureFindings(
  dossier: Dossier,
  agent: string,
  ownership: Ownership | null,
  evidence: readonly EvidenceRef[],
): Finding[] {
  if (ownership === null) return [];
  const { input } = dossier;
  const policy = structurePolicy(input.terms?.policy ?? DEFAULT_POLICY, new Date(input.startedAt));
  const { warnings, links } = structureOf(ownership, { ...policy, ...judgedBy(input) });
  return warnings.flatMap((warning) => {
    const { code, text, parties } = warning;
    const [rule, title] = isOfOwnShares(warning, links) ? OWN_SHARES : (FINDINGS[code] ?? []);
    if (rule === undefined || title === undefined) return [];
    const concerned = [...parties].sort().join(" ");
    return [
      makeFinding(dossier, rule, {
        title,
        description: text,
        source: agent,
        agent,
        subject: dossier.name,
        sourceEntry: `${code}:${concerned}`,
        evidence,
      }),
    ];
  });
}

const OWN_SHARES = ["ownership_own_shares", "A company holds its own shares"] as const;
/** Per cent from which nobody else has the majority of the capital: that is a ring of one. */
const OWN_SHARES_MAX = 50;

/** Whether a company holds a part of its own shares, less than half of them for certain. */
function isOfOwnShares({ code, parties }: OwnershipWarning, links: readonly EffectiveLink[]): boolean {
  const [id, ...others] = parties;
  if (code !== "circular_holdings" || others.length > 0) return false;
  const own = links.find(({ owner, owned }) => owner === id && owned === id);
  return (own?.share ?? own?.share_range?.maximum ?? 100) < OWN_SHARES_MAX;
}
