import { DAY_MS } from "../../platform/clock.ts";
import { unknownAnswer } from "../answer.ts";
import { querySource } from "../query.ts";
import { runTool } from "../tool-call.ts";
import type { Answer, CompanyDataAnswer, SourceCall } from "../types.ts";
import { chooseUpstream } from "../upstream.ts";
import { parseCompanyData } from "./parse.ts";

export interface CompanyQuestion {
  readonly name: string;
  /** Null: search by name. */
  readonly registrationNumber: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

const COST_EUR = 0.05;

/** Queries the company data provider. Off without a key or with COMPANYDATA_SCRAPE_ENABLED off. */
export function findCompanyData(call: SourceCall, question: CompanyQuestion): Promise<Answer<CompanyDataAnswer>> {
  const upstream = chooseUpstream(call.ctx, "companydata");
  const costEur = upstream.kind === "live" ? COST_EUR : 0;
  return runTool(call, { name: "companydata.find", category: "paid_api", costEur }, async () => {
    if (upstream.kind === "not_configured") return unknownAnswer("not_configured", upstream.detail);
    const jurisdiction = question.country.toLowerCase();
    const path =
      question.registrationNumber === null
        ? `companies/search?${new URLSearchParams({ q: question.name, jurisdiction_code: jurisdiction }).toString()}`
        : `companies/${jurisdiction}/${encodeURIComponent(question.registrationNumber)}`;
    return querySource({
      call,
      source: "companydata",
      upstream,
      request: {
        url: `${upstream.baseUrl}/v0.4/${path}`,
        headers: { accept: "application/json" },
        ...(upstream.apiKey ? { secretQuery: { api_token: upstream.apiKey } } : {}),
      },
      read: (raw) => parseCompanyData(raw, question),
      cacheMs: DAY_MS,
    });
  });
}
