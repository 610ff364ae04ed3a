import type { Finding } from "../../domain/case/case.model.ts";
import { foldAccents } from "../../platform/folding.ts";
import { checkWebsite } from "../../sources/index.ts";
import type { RegistryEntry, WebsiteAnswer } from "../../sources/types.ts";
import type { Agent, KnownAnswer, Observations } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { websiteFacts } from "../enrichment-facts.ts";
import { makeFinding } from "../findings/make-finding.ts";
import type { FindingRuleId } from "../findings/severity-table.ts";
import { REGISTRY } from "./registry.ts";

const NAME = "website";
/** Words shorter than this, such as legal forms, name nobody. */
const NAME_WORD_MIN = 4;

/** The company's own website: whether it answers, and whether it is the company's. */
export const WEBSITE: Agent<WebsiteAnswer> = {
  manifest: {
    name: NAME,
    display_name: "Website",
    jurisdictions: ["*"],
    information_gain_domains: ["web_presence", "activity"],
    tools: ["website.check"],
    description: "Opens the declared website, reads what is sold there and looks for the company's name and number.",
    version: "1.0.0",
    mandatory: false,
    cost_eur: 0.01,
    timeout_ms: 8_000,
    sources: ["website"],
  },
  needs: [],
  notApplicable: (dossier) => (dossier.input.websiteUrl === null ? "no website was declared" : null),
  outgoing: ({ input }) => (input.websiteUrl === null ? [] : [input.websiteUrl]),
  collect: (call, { input }) => checkWebsite(call, input.websiteUrl!),
  derive: (answer, dossier, seen) => ({
    facts: websiteFacts(answer),
    findings: answer.value.accessible ? whoseSite(dossier, answer, seen) : [unreachable(dossier, answer)],
  }),
};

function unreachable(dossier: Dossier, answer: KnownAnswer<WebsiteAnswer>): Finding {
  const { url, status_code } = answer.value;
  return finding(dossier, answer, "website_unreachable", {
    title: "Website does not answer",
    description: `${url} answered with status ${status_code ?? "none"}.`,
    entry: "accessible",
  });
}

/** A site that shows neither the company's number nor any word of its name may be someone else's. */
function whoseSite(dossier: Dossier, answer: KnownAnswer<WebsiteAnswer>, seen: Observations): Finding[] {
  if (dossier.subject === "person") return [];
  const { url, title, text } = answer.value;
  const page = foldAccents(`${url} ${title ?? ""} ${text}`);
  const registry = seen.of(REGISTRY);
  const entry: RegistryEntry | null = registry?.outcome === "known" ? registry.value : null;
  const names = [dossier.name, entry?.legal_name ?? "", ...(entry?.commercial_names ?? [])];
  const words = names
    .flatMap((name) => foldAccents(name).split(/[^a-z0-9]+/))
    .filter((word) => word.length >= NAME_WORD_MIN);
  const number = dossier.enterpriseNumber;
  const showsNumber = number !== null && page.replace(/[^0-9]/g, "").includes(number);
  if (showsNumber || words.length === 0 || words.some((word) => page.includes(word))) return [];
  return [
    finding(dossier, answer, "website_other_company", {
      title: "Website does not name the company",
      description: `${url} shows neither the company's name nor its number.`,
      entry: "name",
    }),
  ];
}

function finding(
  dossier: Dossier,
  { value, evidence }: KnownAnswer<WebsiteAnswer>,
  rule: FindingRuleId,
  { title, description, entry }: { readonly title: string; readonly description: string; readonly entry: string },
): Finding {
  const sourceEntry = `${value.url}:${entry}`;
  return makeFinding(dossier, rule, {
    title,
    description,
    source: NAME,
    agent: NAME,
    subject: dossier.name,
    sourceEntry,
    evidence,
  });
}
