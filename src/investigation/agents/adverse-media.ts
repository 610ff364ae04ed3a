import { identifyingFacts, searchAdverseMedia } from "../../sources/index.ts";
import type { MediaAnswer, MediaHit } from "../../sources/types.ts";
import type { Agent, Observations } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { factsFrom } from "../facts.ts";
import { makeFinding } from "../findings/make-finding.ts";
import type { FindingRuleId } from "../findings/severity-table.ts";
import { unclearNews } from "./media-unclear.ts";
import { describeHit, titleOf } from "./media-wording.ts";
import { peopleBehind } from "../people/people-behind.ts";
import { OWNERSHIP_CHAIN } from "./ownership-chain.ts";
import { REGISTRY } from "./registry.ts";

const NAME = "adverse_media";
/** Confidence of a headline, which may be wrong or about a namesake. */
const CONFIDENCE = 0.7;

const RULES: Readonly<Record<MediaHit["category"], FindingRuleId>> = {
  criminal: "media_criminal",
  enforcement: "media_enforcement",
  adverse_media: "media_adverse",
};

/** The news on the subject and everyone behind it. */
export const ADVERSE_MEDIA: Agent<MediaAnswer> = {
  manifest: {
    name: NAME,
    display_name: "Adverse media",
    jurisdictions: ["*"],
    information_gain_domains: ["adverse_media"],
    tools: ["adverse_media.search"],
    description: "Searches the news for criminal, enforcement and other adverse reports.",
    version: "2.0.0",
    mandatory: true,
    cost_eur: 0.03,
    timeout_ms: 8_000,
    sources: ["adverse_media"],
  },
  needs: [REGISTRY.manifest.name, OWNERSHIP_CHAIN.manifest.name],
  notApplicable: () => null,
  outgoing: (dossier, seen) => {
    const { companyName, names, registrationNumber } = question(dossier, seen);
    return [companyName, ...names, registrationNumber ?? ""];
  },
  collect: (call, dossier, seen) => searchAdverseMedia(call, question(dossier, seen)),
  derive: ({ value, evidence }, dossier) => ({
    facts: factsFrom("adverse_media", evidence, {
      adverse_media_hits: value.hits.length,
      adverse_media_clearings: value.cleared,
      adverse_media_unclear: unclearCount(value, dossier),
    }),
    findings: [
      ...value.hits.map((hit) =>
        makeFinding(dossier, RULES[hit.category], {
          title: titleOf(hit),
          description: describeHit(hit),
          source: NAME,
          agent: NAME,
          subject: hit.subject,
          sourceEntry: hit.url,
          evidence,
          confidence: CONFIDENCE,
          ...(hit.judgement?.severity && { severity: hit.judgement.severity }),
        }),
      ),
      ...unclearNews(dossier, { value, evidence }, NAME),
    ],
  }),
};

/** How many articles are left to be read: null where there is none, and there was none before. */
const unclearCount = ({ unclear }: MediaAnswer, { input }: Dossier): number | null =>
  unclear?.length ?? (input.facts["adverse_media_unclear"] === undefined ? null : 0);

function question(dossier: Dossier, seen: Observations) {
  const registry = seen.of(REGISTRY);
  const behind = peopleBehind(dossier, registry, seen.of(OWNERSHIP_CHAIN));
  const [first, ...others] = behind.map(({ name }) => name);
  const entry = registry?.outcome === "known" ? registry.value : null;
  const number = dossier.subject === "company" ? dossier.input.registrationNumber : null;
  return {
    companyName: first ?? dossier.name,
    names: others,
    kind: dossier.subject,
    ...identifyingFacts(entry, behind),
    ...(number === null ? {} : { registrationNumber: number }),
  };
}
