import type { AgentManifest } from "../../investigation/agent.ts";
import { AGENTS } from "../../investigation/agents/index.ts";
import { notFound } from "../../platform/errors.ts";

/** Manifests of every agent that an investigation can run. */
export const listAgents = (): AgentManifest[] => AGENTS.map((agent) => agent.manifest);

/** @throws DomainError `not_found`. */
export function requireAgent(name: string): AgentManifest {
  const agent = AGENTS.find(({ manifest }) => manifest.name === name);
  if (!agent) throw notFound("The agent");
  return agent.manifest;
}

/** Agents of a jurisdiction; with domains, those that inform at least one of them. */
export function selectTeam(country: string, domains: readonly string[]): AgentManifest[] {
  const inCountry = listAgents().filter(
    ({ jurisdictions }) => jurisdictions.includes("*") || jurisdictions.includes(country),
  );
  if (domains.length === 0) return inCountry;
  return inCountry.filter((manifest) => manifest.information_gain_domains.some((domain) => domains.includes(domain)));
}

/** Agents of a jurisdiction that inform one of the domains or query one of the sources. */
export function findAgents(
  country: string,
  matters: { readonly domains: readonly string[]; readonly sources: readonly string[] },
): AgentManifest[] {
  return selectTeam(country, []).filter(
    (manifest) =>
      manifest.information_gain_domains.some((domain) => matters.domains.includes(domain)) ||
      manifest.sources.some((source) => matters.sources.includes(source)),
  );
}
