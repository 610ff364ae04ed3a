import type { CompanyDataAnswer, FundingDataAnswer, VatAnswer, WebsiteAnswer } from "../sources/types.ts";
import type { FactDraft } from "../domain/case/facts.rules.ts";
import type { KnownAnswer } from "./agent.ts";
import { factsFrom } from "./facts.ts";

/** How much of a website's text is kept as a fact: enough to tell a trade by. */
const WEBSITE_TEXT_MAX = 2_000;

/** What the VAT system states. */
export const vatFacts = ({ value, evidence }: KnownAnswer<VatAnswer>): FactDraft[] =>
  factsFrom("vies", evidence, {
    vat_number: value.country_code + value.vat_number,
    vat_valid: value.valid,
    vat_name: value.name,
    vat_address: value.address,
  });

/** What the company-data provider states of a company it knows. */
export const companyDataFacts = ({ value, evidence }: KnownAnswer<CompanyDataAnswer>): FactDraft[] =>
  value.found
    ? factsFrom("companydata", evidence, {
        company_data_name: value.company_name,
        company_data_directors: value.directors.length === 0 ? null : value.directors,
        employees: value.employees,
        company_description: value.description,
      })
    : [];

/** What the funding-data provider states of a company it knows. */
export const fundingFacts = ({ value, evidence }: KnownAnswer<FundingDataAnswer>): FactDraft[] =>
  value.found
    ? factsFrom("fundingdata", evidence, {
        total_funding_eur: value.total_funding_eur,
        last_funding_round: value.last_round,
        investors: value.investors.length === 0 ? null : value.investors,
      })
    : [];

/** What a website shows. */
export const websiteFacts = ({ value, evidence }: KnownAnswer<WebsiteAnswer>): FactDraft[] =>
  factsFrom("website", evidence, {
    website_url: value.url,
    website_accessible: value.accessible,
    website_title: value.accessible ? value.title : null,
    website_text: value.accessible && value.text !== "" ? value.text.slice(0, WEBSITE_TEXT_MAX) : null,
  });
