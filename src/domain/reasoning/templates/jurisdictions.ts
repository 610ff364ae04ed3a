import { VERTICALS, type Vertical } from "../reasoning.model.ts";
import type { RuleDraft } from "./draft.ts";
import { BELGIAN_LAW, DUTCH_LAW, FRENCH_LAW, GERMAN_LAW, type Law, LUXEMBOURG_LAW, UNION_LAW } from "./law.ts";
import { BELGIAN_COMPANY_RULES } from "./rules/belgian-rules.ts";

/** A country's law, and the verticals for which it has its own templates. */
export interface Jurisdiction {
  readonly country: string;
  readonly name: string;
  readonly framework: string;
  readonly law: Law;
  readonly verticals: readonly Vertical[];
  /** Rules for companies that are based on this country's registers or taxes. */
  readonly companyRules: readonly RuleDraft[];
}

export const JURISDICTIONS: readonly Jurisdiction[] = [
  {
    country: "BE",
    name: "Belgium",
    framework: "Law of 18 September 2017 on the prevention of money laundering",
    law: BELGIAN_LAW,
    verticals: VERTICALS,
    companyRules: BELGIAN_COMPANY_RULES,
  },
  {
    country: "NL",
    name: "Netherlands",
    framework: "Wwft",
    law: DUTCH_LAW,
    verticals: ["psp", "tcsp", "natural_person"],
    companyRules: [],
  },
  {
    country: "FR",
    name: "France",
    framework: "Code monétaire et financier, book V, title VI",
    law: FRENCH_LAW,
    verticals: ["psp", "natural_person"],
    companyRules: [],
  },
  {
    country: "DE",
    name: "Germany",
    framework: "GwG",
    law: GERMAN_LAW,
    verticals: ["psp", "natural_person"],
    companyRules: [],
  },
  {
    country: "LU",
    name: "Luxembourg",
    framework: "Law of 12 November 2004 on the fight against money laundering",
    law: LUXEMBOURG_LAW,
    verticals: ["psp", "tcsp"],
    companyRules: [],
  },
  {
    country: "EU",
    name: "European Union",
    framework: "Directive (EU) 2015/849, from 10 July 2027 Regulation (EU) 2024/1624",
    law: UNION_LAW,
    verticals: VERTICALS,
    companyRules: [],
  },
];
