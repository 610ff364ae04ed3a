import { SAMPLE_COMPANIES } from "../sample-companies.ts";
import type { SampleServer } from "../sample-upstream.ts";

/** The funding data provider with the sample companies that have funding. */
export const serveSampleFunding: SampleServer = ({ body }) => {
  const search = JSON.parse(body) as { query: { values: string[] }[] };
  const wanted = (search.query[0]?.values[0] ?? "").toLowerCase();
  const found = SAMPLE_COMPANIES.filter(({ funding, name }) => funding && name.toLowerCase().includes(wanted));
  const entities = found.map(({ name, number, funding }) => ({
    uuid: `sample-${number}`,
    properties: {
      identifier: { entity_def_id: "organization", permalink: `sample-${number}`, value: name },
      funding_total: { value: funding!.totalEur, currency: "EUR" },
      last_funding_type: funding!.lastRound,
      investor_identifiers: funding!.investors.map((value) => ({ value })),
    },
  }));
  return Response.json({ count: entities.length, entities });
};
