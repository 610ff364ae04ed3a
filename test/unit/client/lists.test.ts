import { describe, expect, it } from "vitest";
import { describedApi } from "../../../src/cli/interface/described-api.ts";
import { LISTS, type ListPath } from "../../../src/client/lists.ts";
import { openApiDocument } from "../../../src/http/openapi/document.ts";
import type { OpenApiDocument } from "../../../src/cli/console/open-api.ts";
import { answer, problem, scripted } from "./surroundings.ts";

const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const one of items) found.push(one);
  return found;
};
const queries = (sent: readonly Request[]) => sent.map(({ url }) => new URL(url).search);

describe("lists", () => {
  it("are all that the interface answers in pages, each by its own way", () => {
    const { paths } = openApiDocument(describedApi()) as OpenApiDocument;
    const ways = ["cursor", "page", "offset", "after"];
    const paged = Object.entries(paths).filter(
      ([, { get }]) =>
        // An export is a file, whose next part its header names.
        get?.responses["200"]?.content?.["application/json"] !== undefined &&
        get.parameters?.some((parameter) => parameter.in === "query" && ways.includes(parameter.name)),
    );
    const quarantine = "/api/evidence/quarantine";
    expect(Object.keys(LISTS).toSorted()).toEqual([...paged.map(([path]) => path), quarantine].toSorted());
    for (const [path, { param }] of Object.entries(LISTS)) {
      const names = paths[path]!.get!.parameters!.map(({ name }) => name);
      expect(names, path).toContain(param);
    }
  });

  it("follow a cursor to its end with the caller's query", async () => {
    const { client, sent } = scripted([
      answer({ cases: [{ case_id: "1" }, { case_id: "2" }], next_cursor: "c2" }),
      answer({ cases: [{ case_id: "3" }], next_cursor: null }),
    ]);
    const found = await all(client.each("/api/cases", { params: { query: { status: "APPROVED" } } }));
    expect(found.map(({ case_id }) => case_id)).toEqual(["1", "2", "3"]);
    expect(queries(sent)).toEqual(["?status=APPROVED", "?status=APPROVED&cursor=c2"]);
  });

  it("count pages and offsets until one is empty", async () => {
    const pages = scripted([answer({ versions: [{}, {}] }), answer({ versions: [{}] }), answer({ versions: [] })]);
    expect(await all(pages.client.each("/api/policy/versions"))).toHaveLength(3);
    expect(queries(pages.sent)).toEqual(["", "?page=2", "?page=3"]);
    const offsets = scripted([answer([{ id: "a" }, { id: "b" }]), answer([{ id: "c" }]), answer([])]);
    expect(await all(offsets.client.each("/intelligence/alerts"))).toHaveLength(3);
    expect(queries(offsets.sent)).toEqual(["", "?offset=2", "?offset=3"]);
  });

  it("end where the event feed has nothing more, though it names where to go on", async () => {
    const { client, sent } = scripted([
      answer({ events: [{ sequence: 1 }], next: 1 }),
      answer({ events: [], next: 1 }),
    ]);
    expect(await all(client.each("/api/events"))).toHaveLength(1);
    expect(queries(sent)).toEqual(["", "?after=1"]);
  });

  it("that break off in the middle throw, and do not look finished", async () => {
    const { client } = scripted([answer({ cases: [{}], next_cursor: "c2" }), problem(503, "misconfigured")]);
    await expect(all(client.each("/api/cases"))).rejects.toMatchObject({ name: "UnavailableError" });
  });

  it("that are no list throw", async () => {
    for (const path of ["/api/cases", "/intelligence/alerts"] satisfies ListPath[]) {
      const { client } = scripted([answer({ something: "else" })]);
      await expect(all(client.each(path))).rejects.toThrow(TypeError);
    }
  });

  it("read no page that nobody asked for", async () => {
    const { client, sent } = scripted([answer({ cases: [{}, {}], next_cursor: "c2" })]);
    for await (const _ of client.each("/api/cases")) break;
    expect(sent).toHaveLength(1);
  });
});
