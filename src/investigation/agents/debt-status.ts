import type { Finding } from "../../domain/case/case.model.ts";
import type { FactDraft } from "../../domain/case/facts.rules.ts";
import { checkDebt } from "../../sources/index.ts";
import type { DebtAnswer } from "../../sources/types.ts";
import type { Agent, KnownAnswer } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { factsFrom } from "../facts.ts";
import { sourceGap } from "../findings/gap-findings.ts";
import { makeFinding } from "../findings/make-finding.ts";

const NAME = "debt_status";

/** Whether clients of the company must withhold part of its invoices for social or tax debts. */
export const DEBT_STATUS: Agent<DebtAnswer> = {
  manifest: {
    name: NAME,
    display_name: "Withholding obligation",
    jurisdictions: ["BE"],
    information_gain_domains: ["tax", "financials"],
    tools: ["inhoudingsplicht.check"],
    description: "Reads whether social or tax debts oblige clients to withhold part of each invoice.",
    version: "1.0.0",
    mandatory: true,
    cost_eur: 0,
    timeout_ms: 8_000,
    sources: ["inhoudingsplicht"],
  },
  needs: [],
  notApplicable: ({ enterpriseNumber }) => (enterpriseNumber === null ? "there is no enterprise number" : null),
  outgoing: ({ enterpriseNumber }) => (enterpriseNumber === null ? [] : [enterpriseNumber]),
  collect: (call, { enterpriseNumber }) => checkDebt(call, enterpriseNumber!),
  derive: (answer, dossier) => ({
    facts: debtFacts(answer),
    findings: [...debts(dossier, answer), ...silences(dossier, answer)],
  }),
};

/** What the page determines. */
export const debtFacts = ({ value, evidence }: KnownAnswer<DebtAnswer>): FactDraft[] =>
  factsFrom("inhoudingsplicht", evidence, { social_debt: value.social_debt, tax_debt: value.tax_debt });

function debts(dossier: Dossier, { value, evidence }: KnownAnswer<DebtAnswer>): Finding[] {
  const details = { source: "inhoudingsplicht", agent: NAME, subject: dossier.name, evidence };
  return [
    ...(value.social_debt === true
      ? [
          makeFinding(dossier, "social_debt", {
            ...details,
            title: "Social security debt",
            description: "Clients must withhold 35 % of each invoice for social security debts.",
            sourceEntry: "social",
          }),
        ]
      : []),
    ...(value.tax_debt === true
      ? [
          makeFinding(dossier, "tax_debt", {
            ...details,
            title: "Tax debt",
            description: "Clients must withhold 15 % of each invoice for tax debts.",
            sourceEntry: "tax",
          }),
        ]
      : []),
  ];
}

/** A section of the page that says nothing leaves its debt unknown, never absent. */
function silences(dossier: Dossier, { value, evidence }: KnownAnswer<DebtAnswer>): Finding[] {
  const silent = [
    ...(value.social_debt === null ? ["social security debts"] : []),
    ...(value.tax_debt === null ? ["tax debts"] : []),
  ];
  return silent.map((part) =>
    sourceGap(dossier, DEBT_STATUS, { reason: "parse_error", detail: "the page does not say", part }, evidence),
  );
}
