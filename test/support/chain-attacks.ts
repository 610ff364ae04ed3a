import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { type AuditEntry, CHAIN_START } from "../../src/domain/audit/audit.rules.ts";
import { chainEntry } from "../../src/platform/chain.rules.ts";

export type Stub = DurableObjectStub<undefined>;

/** Runs statements on an object's storage, as someone with access to its file would. */
export const inObject = (stub: Stub, ...statements: readonly string[]): Promise<void> =>
  runInDurableObject(stub, (_, { storage }) => {
    for (const statement of statements) storage.sql.exec(statement);
  });

export const readChain = (stub: Stub): Promise<AuditEntry[]> =>
  runInDurableObject(stub, (_, { storage }) =>
    storage.sql
      .exec<{ entry: string }>("SELECT entry FROM audit ORDER BY seq")
      .toArray()
      .map(({ entry }) => JSON.parse(entry) as AuditEntry),
  );

/** The facts of an object by their names. */
export const readFacts = (stub: Stub): Promise<Record<string, any>> =>
  runInDurableObject(stub, (_, { storage }) =>
    Object.fromEntries(
      storage.sql
        .exec<{ name: string; value: string }>("SELECT name, value FROM facts")
        .toArray()
        .map(({ name, value }) => [name, JSON.parse(value)]),
    ),
  );

/** The chain with one entry edited and everything after it chained again: nothing in it contradicts itself. */
export function forgeChain(entries: readonly AuditEntry[], seq: number): AuditEntry[] {
  const forged: AuditEntry[] = [];
  for (const { hash: _hash, prev_hash: _prev, seq: at, ...body } of entries) {
    const edited = at === seq ? { ...body, actor: "mallory" } : body;
    forged.push(chainEntry(forged.at(-1) ?? CHAIN_START, edited));
  }
  return forged;
}

/** Puts another chain in the place of an object's. */
export const replaceChain = (stub: Stub, entries: readonly AuditEntry[]): Promise<void> =>
  runInDurableObject(stub, (_, { storage }) => {
    storage.sql.exec("DELETE FROM audit");
    for (const entry of entries) {
      storage.sql.exec("INSERT INTO audit (seq, entry) VALUES (?, ?)", entry.seq, JSON.stringify(entry));
    }
  });

/** Every text in an object and in the database that may hold a signature. */
export async function everySignature(stub: Stub): Promise<string[]> {
  const facts = JSON.stringify(await readFacts(stub));
  const rows: string[] = [];
  for (const table of ["audit_checkpoints", "chain_heads"]) {
    rows.push(JSON.stringify((await env.DB.prepare(`SELECT * FROM ${table}`).all()).results));
  }
  return [facts, ...rows].flatMap((text) => text.match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g) ?? []);
}
