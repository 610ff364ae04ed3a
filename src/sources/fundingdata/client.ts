import { DAY_MS } from "../../platform/clock.ts";
import { unknownAnswer } from "../answer.ts";
import { querySource } from "../query.ts";
import type { CompanyQuestion } from "../companydata/client.ts";
import { runTool } from "../tool-call.ts";
import type { Answer, FundingDataAnswer, SourceCall } from "../types.ts";
import { chooseUpstream } from "../upstream.ts";
import { parseFunding } from "./parse.ts";

const FIELDS = ["identifier", "funding_total", "last_funding_type", "investor_identifiers"];
const COST_EUR = 0.05;

/** Queries the funding data provider by name, because it has no registration numbers. Off without a key. */
export function findFundingData(call: SourceCall, question: CompanyQuestion): Promise<Answer<FundingDataAnswer>> {
  const upstream = chooseUpstream(call.ctx, "fundingdata");
  const costEur = upstream.kind === "live" ? COST_EUR : 0;
  return runTool(call, { name: "fundingdata.find", category: "paid_api", costEur }, async () => {
    if (upstream.kind === "not_configured") return unknownAnswer("not_configured", upstream.detail);
    const body = {
      field_ids: FIELDS,
      query: [{ type: "predicate", field_id: "identifier", operator_id: "contains", values: [question.name] }],
      limit: 25,
    };
    return querySource({
      call,
      source: "fundingdata",
      upstream,
      request: {
        url: `${upstream.baseUrl}/api/v4/searches/organizations`,
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json",
          ...(upstream.apiKey ? { "x-cb-user-key": upstream.apiKey } : {}),
        },
        body: JSON.stringify(body),
      },
      read: (raw) => parseFunding(raw, question.name),
      cacheMs: DAY_MS,
    });
  });
}
