import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { liveSources } from "../support/live-sources.ts";
import { Partner } from "../support/partners.ts";
import type { Client } from "./client.ts";
import type { FaultLayer } from "./fault-layer.ts";
import { plainData } from "./plain.ts";
import type { Job } from "./sweep.ts";
import { keysUnder, keyStates, rest, quarantineUnder, tenantRows } from "./world.ts";

/** A company is verified at the sources themselves, over the network. */
export const sources: Job = { name: "a verification at live sources", live };

async function live(layer: FaultLayer, client: Client): Promise<string[]> {
  const network = liveSources();
  layer.network = network.fetch;
  const partner = new Partner({ settings: network.settings });
  const { tenant } = partner;
  const { body } = await client.ask("verify", 200, (headers) =>
    partner.verify({ enterprise_number: "0999900150" }, { headers }),
  );
  await client.ask("evidence", 200, () => partner.evidence(body.verification_id));
  return layer.undisturbed(async () => {
    await rest(layer);
    await quarantineUnder("verifications/");
    expect(await keyStates(tenant)).toEqual(["done"]);
    const { results } = await env.DB.prepare(
      "SELECT DISTINCT value ->> 'key' AS key FROM verifications, json_each(evidence) WHERE tenant_id = ? ORDER BY 1",
    )
      .bind(tenant)
      .all<{ key: string }>();
    expect(await keysUnder(`verifications/${body.verification_id}/`)).toEqual(results.map(({ key }) => key));
    const said = client.answers.map(({ step, answer }) => `${step} ${JSON.stringify(plainData(answer.body, tenant))}`);
    return [...said, ...(await tenantRows(tenant))].map((text) =>
      text.replaceAll(/-\d+\.example/g, ".example").replaceAll(partner.requestorId, "<partner>"),
    );
  });
}
