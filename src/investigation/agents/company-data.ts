import { findCompanyData } from "../../sources/index.ts";
import type { CompanyDataAnswer } from "../../sources/types.ts";
import type { Agent } from "../agent.ts";
import { isSamePerson } from "../../domain/customer/same-person.ts";
import { companyDataFacts } from "../enrichment-facts.ts";
import { makeFinding } from "../findings/make-finding.ts";
import { REGISTRY } from "./registry.ts";

const NAME = "company_data";

/** A commercial provider's view of the company: a second opinion on who runs it and how large it is. */
export const COMPANY_DATA: Agent<CompanyDataAnswer> = {
  manifest: {
    name: NAME,
    display_name: "Company data",
    jurisdictions: ["*"],
    information_gain_domains: ["financials", "ownership", "network"],
    tools: ["companydata.find"],
    description: "Queries a company data provider for directors, size and description.",
    version: "1.0.0",
    mandatory: false,
    cost_eur: 0.05,
    timeout_ms: 8_000,
    sources: ["companydata"],
  },
  needs: [],
  notApplicable: ({ subject }) => (subject === "person" ? "the case is about a private person" : null),
  outgoing: ({ name, enterpriseNumber, input }) => [name, enterpriseNumber ?? input.registrationNumber ?? ""],
  collect: (call, { name, enterpriseNumber, input }) =>
    findCompanyData(call, {
      name,
      registrationNumber: enterpriseNumber ?? input.registrationNumber,
      country: input.country,
    }),
  derive: (answer, dossier, seen) => {
    const registry = seen.of(REGISTRY);
    const registered = registry?.outcome === "known" ? (registry.value.directors ?? []).map(({ name }) => name) : [];
    const { directors } = answer.value;
    const differ =
      registered.length > 0 &&
      directors.length > 0 &&
      !directors.some((name) => registered.some((other) => isSamePerson(name, other)));
    return {
      facts: companyDataFacts(answer),
      findings: differ
        ? [
            makeFinding(dossier, "directors_differ", {
              title: "Directors differ between sources",
              description: `The register has ${registered.join(", ")}; the provider has ${directors.join(", ")}.`,
              source: "companydata",
              agent: NAME,
              subject: dossier.name,
              sourceEntry: "directors",
              evidence: answer.evidence,
            }),
          ]
        : [],
    };
  },
};
