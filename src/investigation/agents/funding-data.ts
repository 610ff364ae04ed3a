import { findFundingData } from "../../sources/index.ts";
import type { FundingDataAnswer } from "../../sources/types.ts";
import type { Agent } from "../agent.ts";
import { fundingFacts } from "../enrichment-facts.ts";

/** Rounds of funding and investors, where there are any: facts for an officer, no judgement. */
export const FUNDING_DATA: Agent<FundingDataAnswer> = {
  manifest: {
    name: "funding_data",
    display_name: "Funding data",
    jurisdictions: ["*"],
    information_gain_domains: ["financials", "ownership"],
    tools: ["fundingdata.find"],
    description: "Queries a funding data provider for rounds and investors.",
    version: "1.0.0",
    mandatory: false,
    cost_eur: 0.05,
    timeout_ms: 8_000,
    sources: ["fundingdata"],
  },
  needs: [],
  notApplicable: ({ subject }) => (subject === "person" ? "the case is about a private person" : null),
  outgoing: ({ name }) => [name],
  collect: (call, { name, enterpriseNumber, input }) =>
    findFundingData(call, {
      name,
      registrationNumber: enterpriseNumber ?? input.registrationNumber,
      country: input.country,
    }),
  derive: (answer) => ({ facts: fundingFacts(answer) }),
};
