import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { publicKeySet, verifyJson } from "../../src/platform/signing-keys.ts";
import { newOfficer } from "../support/api.ts";
import { openCase, type OpenCase } from "../support/cases.ts";
import { TEST_SIGNING_KEYS } from "../support/signing-keys.ts";

const tamper = ({ workflowId }: OpenCase, sql: string) =>
  runInDurableObject(env.CASE_WORKFLOW.getByName(workflowId), (_, { storage }) => void storage.sql.exec(sql));

async function auditedCase() {
  const officer = newOfficer();
  const opened = await openCase(officer);
  for (const replace of [false, true]) await officer.post(`${opened.path}/portal-link`, { replace });
  const read = async () => (await officer.get(`${opened.path}/audit`)).body;
  return { officer, opened, read };
}

describe("the end of an audit chain", () => {
  it("is signed at each change", async () => {
    const { opened, read } = await auditedCase();
    const { entries, checkpoint, chain_valid } = await read();
    expect(chain_valid).toBe(true);
    const { signature, ...closed } = checkpoint;
    expect(closed).toMatchObject({ workflow_id: opened.workflowId, count: 3, root: entries.at(-1).hash });
    expect(await verifyJson(publicKeySet({ SIGNING_KEYS: TEST_SIGNING_KEYS }), signature)).toEqual(closed);
  });

  it.each([
    ["its tail is cut off", "DELETE FROM audit WHERE seq = 3"],
    ["all of it is gone", "DELETE FROM audit"],
    ["an entry in it was changed", `UPDATE audit SET entry = replace(entry, '"replaced":false', '"replaced":true')`],
  ])("shows when %s", async (_, sql) => {
    const { opened, read } = await auditedCase();
    await tamper(opened, sql);
    expect((await read()).chain_valid).toBe(false);
  });

  it("cannot be moved without the key", async () => {
    const { opened, read } = await auditedCase();
    const [, second] = (await read()).entries;
    await tamper(opened, "DELETE FROM audit WHERE seq = 3");
    await env.DB.prepare("UPDATE audit_checkpoints SET count = 2, root = ? WHERE workflow_id = ?")
      .bind(second.hash, opened.workflowId)
      .run();
    expect((await read()).chain_valid).toBe(false);
  });

  it("goes with its case", async () => {
    const { officer, opened } = await auditedCase();
    await officer.colleague("cm", "compliance_manager").delete(opened.path);
    const left = env.DB.prepare("SELECT count(*) AS n FROM audit_checkpoints WHERE workflow_id = ?");
    expect(await left.bind(opened.workflowId).first("n")).toBe(0);
  });
});
