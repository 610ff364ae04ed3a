import { seatsInPapers } from "../../domain/diligence/seat-in-papers.rules.ts";
import { agreesOnCompany } from "../../domain/readings/agreement.rules.ts";
import { countryInWords } from "../../platform/country-code.ts";
import { type CompanyRegister, REGISTER_NAMES, REGISTER_TOOLS, REGISTERS } from "../../sources/index.ts";
import type { Answer, RegistryEntry } from "../../sources/types.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import type { Agent, KnownAnswer } from "../agent.ts";
import { documentFacts } from "../documents/check-documents.ts";
import type { Dossier } from "../dossier.ts";
import { makeFinding } from "../findings/make-finding.ts";
import { registryFindings } from "../registry/registry-findings.ts";

const NAME = "other_registers";
/** A number may pass the check digits of several countries. */
const ASKED_MAX = 3;
/** Where any number of so many digits may be one: such a register is asked only where a paper places the company there. */
const WITHOUT_CHECK_DIGITS = ["GB", "NL", "PL"];

/**
 * The registers of other countries that may have the customer's number, where that of its own has none or cannot have it: a company
 * that was opened under another country is asked of no register otherwise.
 */
export const OTHER_REGISTERS: Agent<readonly RegistryEntry[]> = {
  manifest: {
    name: NAME,
    display_name: "Registers of other countries",
    jurisdictions: ["*"],
    information_gain_domains: ["identity"],
    tools: REGISTER_TOOLS,
    description: "Looks a company up where its number or its papers are of another country than its case's.",
    version: "1.0.0",
    mandatory: true,
    cost_eur: 0,
    timeout_ms: 8_000,
    sources: REGISTER_NAMES,
  },
  needs: [],
  sourcesIn: (dossier) => {
    const asked = registersOf(dossier).map(({ source }) => source);
    return asked.length === 0 ? REGISTER_NAMES : asked;
  },
  notApplicable: (dossier) =>
    registersOf(dossier).length === 0 ? "neither its number nor a paper is of another register" : null,
  outgoing: ({ input }) => [input.registrationNumber ?? ""],
  collect: async (call, dossier): Promise<Answer<readonly RegistryEntry[]>> => {
    const given = dossier.input.registrationNumber ?? "";
    const asked = registersOf(dossier).map((one) => one.lookUp(call, one.normaliseNumber(given)!));
    const answers = await Promise.all(asked);
    const value = answers.flatMap((one) => (one.outcome === "known" ? [one.value] : []));
    const silent = answers.find((one) => one.outcome === "unknown");
    if (silent !== undefined && !value.some((entry) => isOfCustomer(dossier, entry))) return silent;
    return { outcome: "known", value, evidence: answers.flatMap(({ evidence }) => evidence) };
  },
  derive: (answer, dossier) => ({
    findings: answer.value
      .filter((entry) => isOfCustomer(dossier, entry))
      .flatMap((value) => [elsewhere(dossier, { ...answer, value }), ...ended(dossier, { ...answer, value })]),
  }),
};

function registersOf(dossier: Dossier): CompanyRegister[] {
  const { input, subject, registerNumber } = dossier;
  const number = input.registrationNumber ?? "";
  if (subject === "person" || registerNumber !== null) return [];
  const digits = number.replaceAll(/\D/g, "");
  const ofPapers = seatsInPapers(documentFacts(dossier, input.grounds ?? null));
  return REGISTERS.filter(({ country, normaliseNumber }) => {
    const normal = country === input.country ? null : normaliseNumber(number);
    if (normal === null) return false;
    return ofPapers.includes(country) || (normal === digits && !WITHOUT_CHECK_DIGITS.includes(country));
  }).slice(0, ASKED_MAX);
}

const namesOf = ({ legal_name: name, other_names: others = [], commercial_names: brands }: RegistryEntry): string[] =>
  [name, ...others, ...brands].filter((one) => one !== null);

/** The same number may be another company's in another country. */
const isOfCustomer = ({ name }: Dossier, entry: RegistryEntry): boolean =>
  entry.status !== "not_found" && namesOf(entry).some((one) => agreesOnCompany(name, one) === true);

function elsewhere(dossier: Dossier, { value, evidence }: KnownAnswer<RegistryEntry>): Finding {
  const country = value.country ?? "BE";
  const there = countryInWords(country);
  return makeFinding(dossier, "registered_elsewhere", {
    title: `Registered in ${there}, and not in ${countryInWords(dossier.input.country)}`,
    description: `The register of ${there} has the number ${value.number} under the name "${namesOf(value)[0]}" (${value.status}). The case was opened under ${countryInWords(dossier.input.country)}, where no register was asked: open it under ${there}, or say why the company is another one.`,
    source: value.source,
    agent: NAME,
    subject: dossier.name,
    sourceEntry: `${country}:${value.number}`,
    evidence,
  });
}

const ENDS: readonly (string | undefined)[] = ["registry_bankrupt", "registry_ended", "registry_dissolving"];

const ended = (dossier: Dossier, answer: KnownAnswer<RegistryEntry>): Finding[] =>
  registryFindings(dossier, NAME, answer).filter(({ code }) => ENDS.includes(code));
