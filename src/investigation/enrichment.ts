import type { EvidenceRef, Facts } from "../domain/case/case.model.ts";
import type { Enrichment } from "../domain/case/enrichment.model.ts";
import type { Ctx } from "../platform/context.ts";
import { normalizeEnterpriseNumber } from "../platform/enterprise-number.ts";
import { checkVat, checkWebsite, findCompanyData, findFundingData } from "../sources/index.ts";
import type { Answer, SourceCall } from "../sources/types.ts";
import type { KnownAnswer } from "./agent.ts";
import { isPersonTemplate } from "./dossier.ts";
import { companyDataFacts, fundingFacts, vatFacts, websiteFacts } from "./enrichment-facts.ts";
import { type FactDraft, mergeFacts } from "../domain/case/facts.rules.ts";
import { nameEvidence } from "./stages/name-evidence.ts";
import { withinTime } from "./within-time.ts";
import { readVatNumber } from "../domain/identifiers/vat-number.ts";

/** The four look-ups end together within ten seconds, the grace to say how they ended included. */
const DEADLINE_MS = 9_800;

export interface NewCompany {
  readonly caseId: string;
  readonly companyName: string;
  readonly registrationNumber: string | null;
  readonly vatNumber: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly templateId: string;
  readonly websiteUrl: string | null;
}

export interface Enriched {
  readonly enrichment: Enrichment;
  readonly evidence: readonly EvidenceRef[];
  readonly facts: Facts;
}

/**
 * First look at a new company, four sources at once: EU VAT, company data, funding data, website. What
 * fails, is switched off or has nothing to look for is null. Never throws, and never later than the deadline.
 */
export async function enrichCompany(ctx: Ctx, company: NewCompany): Promise<Enriched> {
  const inTime = <T>(ask: (call: SourceCall) => Promise<Answer<T> | null>): Promise<Answer<T> | null> =>
    withinTime(DEADLINE_MS, null, (signal) => ask({ ctx, evidencePrefix: company.caseId, signal, deadline })).catch(
      () => null,
    );
  const deadline = new Date(ctx.now().getTime() + DEADLINE_MS);
  const url = company.websiteUrl;
  const isPerson = isPersonTemplate(company.templateId);
  const [vat, companyData, funding, website] = await Promise.all([
    isPerson ? null : inTime((call) => lookUpVat(call, company)),
    isPerson ? null : inTime((call) => findCompanyData(call, questionOf(company))),
    isPerson ? null : inTime((call) => findFundingData(call, questionOf(company))),
    url === null ? null : inTime((call) => checkWebsite(call, url)),
  ]);
  const answers = [vat, companyData, funding, website];
  const drafts = [
    ...draftsOf(vat, vatFacts),
    ...draftsOf(companyData, companyDataFacts),
    ...draftsOf(funding, fundingFacts),
    ...draftsOf(website, websiteFacts),
  ];
  return {
    enrichment: {
      vies: valueOf(vat, ({ valid, name, address }) => ({ vies_valid: valid, vies_name: name, vies_address: address })),
      companydata: valueOf(companyData, ({ found, company_name, directors }) => ({ found, company_name, directors })),
      fundingdata: valueOf(funding, (value) => ({ ...value })),
      website: valueOf(website, ({ url, accessible, status_code }) => ({ url, accessible, status_code })),
    },
    evidence: nameEvidence(
      [company.caseId, "enrichment"],
      answers.flatMap((answer) => answer?.evidence ?? []),
    ),
    facts: mergeFacts({}, drafts),
  };
}

function lookUpVat(call: SourceCall, { vatNumber, registrationNumber, country }: NewCompany) {
  const number = vatNumber ?? (country === "BE" ? normalizeEnterpriseNumber(registrationNumber ?? "") : null);
  if (number === null) return Promise.resolve(null);
  const { countryCode, number: vat } = readVatNumber(number, country);
  return checkVat(call, { countryCode, vatNumber: vat });
}

function questionOf({ companyName, registrationNumber, vatNumber, country }: NewCompany) {
  const belgian = country === "BE" ? normalizeEnterpriseNumber(registrationNumber ?? vatNumber ?? "") : null;
  return { name: companyName, registrationNumber: belgian ?? registrationNumber, country };
}

const draftsOf = <T>(answer: Answer<T> | null, facts: (known: KnownAnswer<T>) => FactDraft[]): FactDraft[] =>
  answer?.outcome === "known" ? facts(answer) : [];

const valueOf = <T, U>(answer: Answer<T> | null, view: (value: T) => U): U | null =>
  answer?.outcome === "known" ? view(answer.value) : null;
