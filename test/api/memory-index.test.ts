import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { VectorsBinding } from "../../src/features/memory/passage-index.vectorize.ts";
import { checkIndex, processMemory as tend } from "../../src/features/memory/ingestion.service.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { QuietService } from "../support/memory.ts";

/** A vector index in memory, in the manner of Vectorize. */
class MemoryVectors implements VectorsBinding {
  readonly entries = new Map<string, { values: number[]; namespace: string; metadata: Record<string, string> }>();
  isDown = false;

  async query(vector: number[], options: { topK: number; namespace: string; filter: Record<string, string> }) {
    this.#check();
    if (options.topK > 20) throw new Error("too many");
    const matches = [...this.entries]
      .filter(([, entry]) => entry.namespace === options.namespace)
      .filter(([, entry]) => Object.entries(options.filter).every(([name, value]) => entry.metadata[name] === value))
      .map(([id, { values }]) => ({ id, score: values.reduce((sum, value, at) => sum + value * vector[at]!, 0) }))
      .toSorted((a, b) => b.score - a.score);
    return { matches: matches.slice(0, options.topK) };
  }

  async upsert(vectors: Parameters<VectorsBinding["upsert"]>[0]) {
    this.#check();
    for (const { id, ...entry } of vectors) this.entries.set(id, entry);
  }

  async deleteByIds(ids: string[]) {
    this.#check();
    for (const id of ids) this.entries.delete(id);
  }

  async getByIds(ids: string[]) {
    this.#check();
    if (ids.length > 20) throw new Error("too many");
    return ids.filter((id) => this.entries.has(id)).map((id) => ({ id }));
  }

  #check(): void {
    if (this.isDown) throw new Error("the index is down");
  }
}

/** A tenant whose passages are indexed in vectors of its own. */
class IndexedTenant {
  readonly officer: Officer = newOfficer();
  readonly vectors = new MemoryVectors();
  readonly #service = new QuietService(this.officer, { VECTORS: this.vectors });

  send = this.#service.call;

  ctx = () =>
    createCtx({ ...env, VECTORS: this.vectors } as unknown as Env, { actor: systemActor(this.officer.tenant) });

  async teach(...descriptions: string[]): Promise<void> {
    for (const description of descriptions) {
      await this.#service.signal({ signal_type: "chat_correction", context_data: { description } });
    }
    await tend(this.ctx());
  }

  async teachIn(country: string, description: string): Promise<void> {
    await this.#service.signal({ signal_type: "chat_correction", context_data: { description, country } });
    await tend(this.ctx());
  }

  search = async (query: string, tags: string[] = []): Promise<string[]> => {
    const { status, body } = await this.send("POST", "/api/memory/passages/alice/search", { query, tags });
    expect(status).toBe(200);
    return body.passages.map((passage: { text: string }) => passage.text.split("assistant. ")[1]);
  };

  /** As if what was indexed had been so for long. */
  async age(): Promise<void> {
    await env.DB.prepare("UPDATE memory_passages SET created_at = '2026-01-01T00:00:00.000Z' WHERE tenant_id = ?")
      .bind(this.officer.tenant)
      .run();
  }
}

describe("passages in a vector index", () => {
  it("are stored in their tenant's namespace and found there", async () => {
    const tenant = new IndexedTenant();
    const other = new IndexedTenant();
    await tenant.teach("herkomst van de middelen onduidelijk", "de website is stuk");
    await other.teach("bron van inkomsten onbekend");
    for (const [id, entry] of other.vectors.entries) tenant.vectors.entries.set(id, entry);
    const namespaces = [...tenant.vectors.entries.values()].map(({ namespace }) => namespace);
    expect(new Set(namespaces).size).toBe(2);
    expect(await tenant.search("source of funds")).toEqual([
      "herkomst van de middelen onduidelijk",
      "de website is stuk",
    ]);
    expect(await tenant.search("source of funds", ["signal:case_rejected"])).toEqual([]);
  });

  it("are found by their tags in the index, also those that it took before it filtered by tags", async () => {
    const tenant = new IndexedTenant();
    const taught = { BE: "herkomst van de middelen", FR: "origine des fonds" };
    for (const [country, description] of Object.entries(taught)) await tenant.teachIn(country, description);
    await tenant.age();
    expect(await tenant.search("source of funds", ["country:FR"])).toEqual(["origine des fonds"]);
    expect(await tenant.search("source of funds", ["country:FR", "signal:chat_correction"])).toHaveLength(1);
    expect(await tenant.search("source of funds", ["country:FR", "country:BE"])).toEqual([]);
    expect(await tenant.search("source of funds", ["country:NL"])).toEqual([]);
    for (const { metadata } of tenant.vectors.entries.values()) {
      for (const value of Object.values(metadata)) expect(Buffer.byteLength(value)).toBeLessThanOrEqual(64);
      for (const name of Object.keys(metadata)) if (name !== "officer") delete metadata[name];
    }
    expect(await tenant.search("source of funds", ["country:FR"])).toEqual(["origine des fonds"]);
    await tend(tenant.ctx());
    const [entry] = [...tenant.vectors.entries.values()].filter(({ metadata }) => metadata["country"] !== undefined);
    expect(Object.keys(entry!.metadata).toSorted()).toEqual(["category", "country", "officer", "safety", "signal"]);
  });

  it("are found by words where the index is down, and by vectors once it is back", async () => {
    const tenant = new IndexedTenant();
    await tenant.teach("herkomst van de middelen onduidelijk", "de website is stuk");
    tenant.vectors.isDown = true;
    expect(await tenant.search("middelen website")).toHaveLength(2);
    expect(await tenant.search("middelen OR")).toEqual(["herkomst van de middelen onduidelijk"]);
    expect(await tenant.search("argent")).toEqual([]);
    tenant.vectors.isDown = false;
    expect((await tenant.search("argent")).length).toBe(2);
  });

  it("wait for an index that is down, and reach it once", async () => {
    const tenant = new IndexedTenant();
    tenant.vectors.isDown = true;
    await tenant.teach("een", "twee");
    expect(tenant.vectors.entries.size).toBe(0);
    tenant.vectors.isDown = false;
    expect(await tend(tenant.ctx())).toEqual({ wasBusy: true, hasFailed: false });
    expect(tenant.vectors.entries.size).toBe(2);
    expect(await tend(tenant.ctx())).toEqual({ wasBusy: false, hasFailed: false });
  });

  it("that are deleted leave the index too, even where it was down", async () => {
    const tenant = new IndexedTenant();
    await tenant.teach("een", "twee");
    const { body } = await tenant.send("GET", "/api/memory/passages/alice");
    tenant.vectors.isDown = true;
    const [{ id }] = body.passages;
    expect((await tenant.send("DELETE", `/api/memory/passages/alice/${id}`)).status).toBe(200);
    expect(await tend(tenant.ctx())).toMatchObject({ hasFailed: true });
    expect(tenant.vectors.entries.has(id)).toBe(true);
    expect(await tenant.search("twee")).not.toContain("twee");
    tenant.vectors.isDown = false;
    await tend(tenant.ctx());
    expect([...tenant.vectors.entries.keys()]).not.toContain(id);
    expect(tenant.vectors.entries.size).toBe(1);
  });

  it("that the index lost are found all the same, and put back from the database", async () => {
    const tenant = new IndexedTenant();
    await tenant.teach("herkomst van de middelen onduidelijk", "de website is stuk", "paspoort verlopen");
    await tenant.age();
    tenant.vectors.entries.clear();
    expect((await tenant.search("source of funds"))[0]).toBe("herkomst van de middelen onduidelijk");
    await tend(tenant.ctx());
    expect(tenant.vectors.entries.size).toBe(3);
  });

  it("are looked after even where nobody searches", async () => {
    const tenant = new IndexedTenant();
    await tenant.teach("een", "twee", "drie");
    const [lost] = tenant.vectors.entries.keys();
    tenant.vectors.entries.delete(lost!);
    expect(await checkIndex(tenant.ctx(), 0)).toBe(0);
    await tend(tenant.ctx());
    expect(tenant.vectors.entries.has(lost!)).toBe(true);
  });
});

describe("a model that reads passages", () => {
  const model = (isDown: () => boolean) => ({
    run: async (_: string, input: { text: string[] }) => {
      if (isDown()) throw new Error("the model is down");
      return { data: input.text.map((text) => [text.length, 1, 0]) };
    },
  });

  it("that is down keeps no passage from being made and found by words, and reads it later", async () => {
    const officer = newOfficer();
    let isDown = true;
    const AI = model(() => isDown);
    const ctx = () => createCtx({ ...env, AI } as unknown as Env, { actor: systemActor(officer.tenant) });
    const service = new QuietService(officer, { AI });
    await service.signal({ signal_type: "chat_correction", context_data: { description: "huurcontract" } });
    expect(await tend(ctx())).toMatchObject({ hasFailed: true });
    const search = (query: string) => service.call("POST", "/api/memory/passages/alice/search", { query });
    expect((await search("huurcontract")).body.count).toBe(1);
    expect((await search("lease")).body.count).toBe(0);
    isDown = false;
    await tend(ctx());
    expect((await search("lease")).body.passages[0].score).toBeGreaterThan(0.5);
  });

  it("that is new reads anew what another read before", async () => {
    const tenant = new IndexedTenant();
    await tenant.teach("een", "twee");
    const AI = model(() => false);
    const changed = { ...env, AI, VECTORS: tenant.vectors } as unknown as Env;
    await tend(createCtx(changed, { actor: systemActor(tenant.officer.tenant) }));
    const sizes = [...tenant.vectors.entries.values()].map(({ values }) => values.length);
    expect(sizes).toEqual([3, 3]);
  });
});
