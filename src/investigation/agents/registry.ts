import {
  companyRegisterOf,
  COVERED_COUNTRIES,
  REGISTER_NAMES,
  REGISTER_TOOLS,
  registerName,
} from "../../sources/index.ts";
import type { RegistryEntry } from "../../sources/types.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import type { Agent, KnownAnswer } from "../agent.ts";
import { compareDeclared } from "../discrepancies/compare-declared.ts";
import type { Dossier } from "../dossier.ts";
import { makeFinding } from "../findings/make-finding.ts";
import { sourceGap } from "../findings/gap-findings.ts";
import { isNoAnswer } from "../../domain/customer/no-answer.rules.ts";
import { derivedId } from "../../platform/ids.ts";
import { saysNothing } from "../mcc/empty-activity.ts";
import { fitOfTrade } from "../mcc/fits-trade.ts";
import { registeredAges } from "../people/owner-ages.ts";
import { registryFacts } from "../registry/registry-facts.ts";
import { registryFindings } from "../registry/registry-findings.ts";
import { judgedBy, judgesBy } from "../rules-version.ts";

const NAME = "registry";

/** The company register of the country: existence, standing, seat, activities, directors, owners. */
export const REGISTRY: Agent<RegistryEntry> = {
  manifest: {
    name: NAME,
    display_name: "Company register",
    jurisdictions: COVERED_COUNTRIES,
    information_gain_domains: ["registry", "ownership", "activity"],
    tools: REGISTER_TOOLS,
    description: "Reads the company register of the customer's country and compares it with what was declared.",
    version: "2.0.0",
    mandatory: true,
    cost_eur: 0,
    timeout_ms: 8_000,
    sources: REGISTER_NAMES,
  },
  needs: [],
  sourcesIn: ({ input }) => [companyRegisterOf(input.country)?.source ?? "kbo"],
  notApplicable: ({ registerNumber }) => (registerNumber === null ? "there is no number that it could know" : null),
  outgoing: ({ registerNumber }) => (registerNumber === null ? [] : [registerNumber]),
  collect: (call, { input, registerNumber }) => companyRegisterOf(input.country)!.lookUp(call, registerNumber!),
  derive: (answer, dossier) => ({
    facts: registryFacts(answer),
    comparisons: compareDeclared(dossier, answer),
    findings: [
      ...registryFindings(dossier, NAME, answer),
      ...otherTrade(dossier, answer),
      ...registeredAges(dossier, answer.value.owners ?? [], {
        source: answer.value.source,
        agent: NAME,
        evidence: answer.evidence,
      }),
      ...(answer.value.missing ?? []).map((gap) => sourceGap(dossier, REGISTRY, gap, answer.evidence)),
    ],
  }),
};

/** A trade that is declared and certainly not among the registered ones, or of which nothing belongs to them. */
function otherTrade(dossier: Dossier, answer: KnownAnswer<RegistryEntry>): Finding[] {
  if (judgesBy(dossier.input, 8)) return unknownTrade(dossier, answer);
  return compareDeclared(dossier, answer)
    .filter(({ kind, agrees }) => kind === "activity" && !agrees)
    .map(({ declared, observed, source }) =>
      makeFinding(dossier, "activity_differs", {
        title: "Another trade than the registered one",
        description: `The customer declared "${declared}"; the register has "${observed}". Neither is part of the other, so what the company does is not known.`,
        source,
        agent: NAME,
        subject: dossier.name,
        sourceEntry: "activity_differs",
        evidence: answer.evidence,
      }),
    );
}

/** What the company does is not known, until an officer says so of these words. */
function unknownTrade(dossier: Dossier, { value, evidence }: KnownAnswer<RegistryEntry>): Finding[] {
  const { declaredActivity: declared } = dossier;
  // An answer that is none is asked again by itself.
  if (declared === null || isNoAnswer(declared) || value.status === "not_found" || value.activities.length === 0)
    return [];
  const words = value.activities.map(({ description }) => description).join("; ");
  if (judgesBy(dossier.input, 9) && saysNothing(declared, words, judgedBy(dossier.input))) return [];
  const fit = fitOfTrade(declared, value.activities, judgedBy(dossier.input));
  if (fit !== "differs" && fit !== "not_compared") return [];
  const isOther = fit === "differs";
  const code = isOther ? "activity_differs" : "activity_not_compared";
  const registered = value.activities.map((one) => `${one.code} ${one.description}`.trim()).join("; ");
  const why = isOther ? "Neither is part of the other" : "No word of the answer belongs to the registered trade";
  return [
    makeFinding(dossier, code, {
      title: isOther
        ? "Another trade than the registered one"
        : "The declared trade could not be compared with the registered one",
      description: `The customer declared "${declared}"; the register has "${registered}". ${why}, so what the company does is not known.`,
      source: registerName(value.source),
      agent: NAME,
      subject: dossier.name,
      sourceEntry: `${code}:${derivedId("words", declared, registered)}`,
      evidence,
    }),
  ];
}
