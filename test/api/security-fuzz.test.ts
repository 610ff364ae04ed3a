import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { describedApi } from "../../src/cli/interface/described-api.ts";
import { openApiDocument } from "../../src/http/openapi/document.ts";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { Campaign } from "../fuzz/campaign.ts";
import { makeCredentials } from "../fuzz/credentials.ts";
import { Judge } from "../fuzz/judge.ts";
import { listOperations } from "../fuzz/operations.ts";
import { prepareSmallWorld } from "../fuzz/prepare.ts";
import { describeFailure, distinctFailures } from "../fuzz/report.ts";
import { readAnswer, toRequest, type Transport } from "../fuzz/wire.ts";
import { WorldClient, type WorldSource } from "../fuzz/world.ts";
import { TEST_JWT_SECRET } from "../support/api.ts";
import { bindingsWith } from "../support/ask-app.ts";
import { TEST_OPERATOR_KEYS } from "../support/operator-keys.ts";
import { loadRegulatory } from "../support/regulatory.ts";

/** The short form of `npm run fuzz`: some requests for each operation. */
const REQUESTS_EACH = 4;
/** The same every time, so that a failure is of the change and not of the day; `npm run fuzz` goes further afield. */
const seed = 20_261_121;

const { app } = createApp();
const api = describedApi();
const tenant = `fuzz-${crypto.randomUUID()}`;
const keys = [
  { sha256: sha256Hex("fuzz-key"), requestor_id: "fuzz", tenant },
  { sha256: sha256Hex("fuzz-strange-key"), requestor_id: "stranger", tenant: `${tenant}-stranger` },
];
// A tenant of its own: a directory that names nobody whom the world knows would shut out its officers.
const directories = ["", "-stranger"].map((end) => ({
  sha256: sha256Hex(`fuzz-directory${end}`),
  tenant: `${tenant}-directory${end}`,
}));
const settings = bindingsWith({
  PARTNER_RATE_LIMIT_PER_MINUTE: "100000",
  PARTNER_KEYS: JSON.stringify(keys),
  SCIM_TOKENS: JSON.stringify(directories),
});

const send: Transport = async (request) => {
  const context = createExecutionContext();
  const answer = await readAnswer(await app.fetch(toRequest("https://dossier.test", request), settings, context));
  await waitOnExecutionContext(context);
  return answer;
};

beforeAll(() => loadRegulatory());

/** As a fuzzed request of the second operator leaves it when the next world is prepared. */
async function leaveRegisterImportOpen(source: WorldSource): Promise<void> {
  const client = new WorldClient(source, await makeCredentials(source));
  await client.call("second operator", "POST", "/api/platform/register-imports", {
    sha256: "b".repeat(64),
    extract_type: "full",
    extract_number: 8,
    snapshot_date: "2026-10-02",
    meta: {},
    enterprises: 2,
    parts: 2,
  });
}

describe(`requests made from the OpenAPI document, with seed ${seed}`, () => {
  it("meet no fault of the service, and every answer is as declared", async () => {
    const document = openApiDocument(api) as Parameters<typeof listOperations>[0];
    const operations = listOperations(document);
    const source = {
      send,
      secret: TEST_JWT_SECRET,
      tenant,
      partnerKey: "fuzz-key",
      strangePartnerKey: "fuzz-strange-key",
      directoryToken: "fuzz-directory",
      strangeDirectoryToken: "fuzz-directory-stranger",
      operators: TEST_OPERATOR_KEYS,
      pause: () => new Promise<void>((done) => setTimeout(done, 100)),
    };
    await leaveRegisterImportOpen(source);
    const world = await prepareSmallWorld(source);
    const campaign = new Campaign({ document, operations, judge: new Judge(api.endpoints), send, seed });
    await campaign.run(world, operations.length * REQUESTS_EACH, 4);
    expect(distinctFailures(campaign.failures).map(describeFailure).join("\n")).toBe("");
    const succeeded = [...campaign.counts.values()].filter(({ statuses }) => [...statuses.keys()].some((s) => s < 400));
    // What is refused throughout tests nothing but the refusal.
    expect(succeeded.length).toBeGreaterThan(operations.length / 3);
  });
});
