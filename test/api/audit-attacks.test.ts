import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { verifyPack } from "../../src/features/case-pack/verify-pack.ts";
import type { AuditEntry } from "../../src/domain/audit/audit.rules.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import {
  everySignature,
  forgeChain,
  inObject,
  readChain,
  readFacts,
  replaceChain,
  type Stub,
} from "../support/chain-attacks.ts";
import { openCase, type OpenCase } from "../support/cases.ts";

interface Attacked {
  readonly officer: Officer;
  readonly opened: OpenCase;
  readonly object: Stub;
  readonly chain: AuditEntry[];
  /** The checkpoint's row as it was after the second of four entries. */
  readonly older: Record<string, unknown>;
}

const checkpointOf = (workflowId: string) =>
  env.DB.prepare("SELECT * FROM audit_checkpoints WHERE workflow_id = ?").bind(workflowId).first();

const deleteCheckpoint = ({ opened }: Attacked) =>
  env.DB.prepare("DELETE FROM audit_checkpoints WHERE workflow_id = ?").bind(opened.workflowId).run();

const putCheckpoint = ({ opened }: Attacked, row: Record<string, unknown>) =>
  env.DB.prepare("UPDATE audit_checkpoints SET count = ?, root = ?, signed_at = ?, signature = ? WHERE workflow_id = ?")
    .bind(row["count"], row["root"], row["signed_at"], row["signature"], opened.workflowId)
    .run();

const deleteSignedHead = ({ object }: Attacked) => inObject(object, "DELETE FROM facts WHERE name = 'signed_head'");

/** What the database has of the chain, made to agree with the object's. */
async function alsoInDatabase({ opened, object }: Attacked): Promise<void> {
  const chain = await readChain(object);
  await env.DB.prepare("DELETE FROM audit_events WHERE workflow_id = ? AND seq > ?")
    .bind(opened.workflowId, chain.length)
    .run();
  for (const entry of chain) {
    await env.DB.prepare("UPDATE audit_events SET entry = ?, actor = ? WHERE workflow_id = ? AND seq = ?")
      .bind(JSON.stringify(entry), entry.actor, opened.workflowId, entry.seq)
      .run();
  }
}

const change = ({ officer, opened }: Attacked) => officer.post(`${opened.path}/portal-link`, { replace: false });
const read = async ({ officer, opened }: Attacked) => (await officer.get(`${opened.path}/audit`)).body;

async function caseOfFour(): Promise<Attacked> {
  const officer = newOfficer();
  const opened = await openCase(officer);
  const object = env.CASE_WORKFLOW.getByName(opened.workflowId) as unknown as Stub;
  const attacked = { officer, opened, object };
  await officer.post(`${opened.path}/portal-link`, { replace: false });
  const older = (await checkpointOf(opened.workflowId))!;
  for (const replace of [true, false]) await officer.post(`${opened.path}/portal-link`, { replace });
  expect(await read(attacked as Attacked)).toMatchObject({ chain_valid: true, chain_fault: null });
  return { ...attacked, older, chain: await readChain(object) };
}

/** Each ends with a chain that contradicts nothing in itself, and another one than was signed. */
const ATTACKS: Record<string, (attacked: Attacked) => Promise<unknown>> = {
  "an entry was edited": ({ object }) =>
    inObject(object, `UPDATE audit SET entry = replace(entry, '"replaced":true', '"replaced":false') WHERE seq = 3`),
  "an entry was edited and all after it chained again": ({ object, chain }) =>
    replaceChain(object, forgeChain(chain, 2)),
  "and its checkpoint deleted": async (attacked) => {
    await replaceChain(attacked.object, forgeChain(attacked.chain, 2));
    await deleteCheckpoint(attacked);
  },
  "and its checkpoint deleted, in the object too": async (attacked) => {
    await replaceChain(attacked.object, forgeChain(attacked.chain, 2));
    await deleteCheckpoint(attacked);
    await deleteSignedHead(attacked);
  },
  "and its checkpoint deleted, and the object says that it was never projected": async (attacked) => {
    await replaceChain(attacked.object, forgeChain(attacked.chain, 2));
    await deleteCheckpoint(attacked);
    await deleteSignedHead(attacked);
    await inObject(attacked.object, "DELETE FROM facts WHERE name = 'projected'");
  },
  "its tail was cut": ({ object, chain }) => replaceChain(object, chain.slice(0, 3)),
  "its tail was cut and its checkpoint deleted": async (attacked) => {
    await replaceChain(attacked.object, attacked.chain.slice(0, 3));
    await deleteCheckpoint(attacked);
  },
  "its tail was cut and an older genuine checkpoint put in": async (attacked) => {
    await replaceChain(attacked.object, attacked.chain.slice(0, 2));
    await putCheckpoint(attacked, attacked.older);
  },
  "its tail was rewritten and an older genuine checkpoint put in": async (attacked) => {
    await replaceChain(attacked.object, forgeChain(attacked.chain, 4));
    await putCheckpoint(attacked, attacked.older);
  },
  "its tail was rewritten and the older checkpoint is all that is left": async (attacked) => {
    await replaceChain(attacked.object, forgeChain(attacked.chain, 4));
    await putCheckpoint(attacked, attacked.older);
    await deleteSignedHead(attacked);
  },
  "another case's checkpoint was put in": async (attacked) => {
    const other = await caseOfFour();
    await replaceChain(attacked.object, other.chain);
    await putCheckpoint(attacked, (await checkpointOf(other.opened.workflowId))!);
    await deleteSignedHead(attacked);
  },
  "all of it is gone, and every checkpoint": async (attacked) => {
    await replaceChain(attacked.object, []);
    await deleteCheckpoint(attacked);
    await deleteSignedHead(attacked);
  },
};

describe("an audit chain whose history was rewritten", () => {
  it.each(Object.keys(ATTACKS))("is broken, and gets no signature, when %s", async (name) => {
    const attacked = await caseOfFour();
    const before = [...(await everySignature(attacked.object)), attacked.older["signature"]];
    await ATTACKS[name]!(attacked);
    await alsoInDatabase(attacked);
    expect(await read(attacked)).toMatchObject({ chain_valid: false, chain_fault: expect.stringMatching(/broken/) });
    for (const status of [200, 200]) expect((await change(attacked)).status).toBe(status);
    expect(await read(attacked)).toMatchObject({ chain_valid: false, chain_fault: expect.stringMatching(/broken/) });
    const made = (await everySignature(attacked.object)).filter((signature) => !before.includes(signature));
    const own = Buffer.from(attacked.opened.workflowId);
    expect(made.filter((jws) => Buffer.from(jws.split(".")[1]!, "base64url").includes(own))).toEqual([]);
  });

  it("is broken without its checkpoint, even where nothing else was touched, and is signed again by a change", async () => {
    const attacked = await caseOfFour();
    await deleteCheckpoint(attacked);
    expect(await read(attacked)).toMatchObject({
      chain_valid: false,
      chain_fault: "The audit chain of this case is broken: its signed checkpoint is missing from the database.",
    });
    await change(attacked);
    expect(await read(attacked)).toMatchObject({ chain_valid: true, checkpoint: { count: 5 } });
  });

  it("is broken with an older genuine checkpoint in the database", async () => {
    const attacked = await caseOfFour();
    await putCheckpoint(attacked, attacked.older);
    expect((await read(attacked)).chain_valid).toBe(false);
  });

  it("is taken over from the version before, which kept its checkpoint in the database alone", async () => {
    const attacked = await caseOfFour();
    await deleteSignedHead(attacked);
    expect(await read(attacked)).toMatchObject({ chain_valid: true, checkpoint: { count: 4 } });
    // As an object is opened that no request has reached since.
    await evictDurableObject(attacked.object);
    const object = env.CASE_WORKFLOW.getByName(attacked.opened.workflowId) as unknown as Stub;
    expect((await change({ ...attacked, object })).status).toBe(200);
    expect(await read(attacked)).toMatchObject({ chain_valid: true, checkpoint: { count: 5 } });
  });

  it("gets no signature where the whole object was set back and the database was not", async () => {
    const attacked = await caseOfFour();
    const { count, root, signed_at, signature } = attacked.older;
    const head = { chain: `case:${attacked.opened.workflowId}`, seq: count, hash: root, signed_at, signature };
    await replaceChain(attacked.object, attacked.chain.slice(0, 2));
    await inObject(
      attacked.object,
      `UPDATE facts SET value = '${JSON.stringify(head)}' WHERE name = 'signed_head'`,
      `UPDATE facts SET value = '{"version":1,"auditSeq":2}' WHERE name = 'projected'`,
    );
    await evictDurableObject(attacked.object);
    expect((await read(attacked)).chain_valid).toBe(false);
    await change(attacked);
    const object = env.CASE_WORKFLOW.getByName(attacked.opened.workflowId) as unknown as Stub;
    expect((await readFacts(object))["signed_head"]).toEqual(head);
    expect((await read(attacked)).chain_valid).toBe(false);
  });

  it("is said to be broken in the case's pack, which is not sealed as valid and does not verify", async () => {
    const attacked = await caseOfFour();
    await ATTACKS["and its checkpoint deleted"]!(attacked);
    const archive = await attacked.officer.send("GET", `${attacked.opened.path}/case-pack.zip`, {});
    const files = unzipSync(archive.bytes);
    const json = (name: string) => JSON.parse(new TextDecoder().decode(files[name]));
    expect(json("manifest.json").audit).toMatchObject({ chain_valid: false, chain_fault: expect.any(String) });
    expect(json("checkpoint.json").count).toBe(4);
    const opened = { paths: Object.keys(files), read: (name: string) => files[name]! };
    await expect(verifyPack(opened)).rejects.toThrow(/its issuer says that the audit log is not to be relied on/);
  });
});
