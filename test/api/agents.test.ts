import { describe, expect, it } from "vitest";
import { newOfficer, send } from "../support/api.ts";

const alice = newOfficer();
const names = async (path: string): Promise<string[]> => (await alice.get(path)).body.map(({ name }: any) => name);

describe("agent registry", () => {
  it("lists every agent with its manifest", async () => {
    const agents = (await alice.get("/agents")).body;
    expect(agents.length).toBeGreaterThan(5);
    for (const agent of agents) {
      expect((await alice.get(`/agents/${agent.name}`)).body).toEqual(agent);
      expect(agent.information_gain_domains.length).toBeGreaterThan(0);
    }
    expect(agents.some(({ mandatory }: any) => mandatory) && agents.some(({ mandatory }: any) => !mandatory)).toBe(
      true,
    );
  });

  it("puts a team together by country", async () => {
    expect(await names("/agents/team?country=BE")).toContain("registry");
    const austrian = await names("/agents/team?country=AT");
    expect(austrian).toContain("screening");
    expect(austrian).not.toContain("registry");
  });

  it("narrows a team to the domains asked for", async () => {
    expect(await names("/agents/team?country=BE&domains=sanctions")).toEqual(["screening"]);
    const both = await names("/agents/team?country=BE&domains=sanctions,%20einvoicing");
    expect(both.toSorted()).toEqual(["einvoicing", "screening"]);
    expect(await names("/agents/team?country=BE&domains=astrology")).toEqual([]);
    expect(await names("/agents/team?country=BE&domains=")).toEqual(await names("/agents/team?country=BE"));
  });

  it("refuses a team without a country, an unknown agent and a stranger", async () => {
    expect((await alice.get("/agents/team")).status).toBe(422);
    expect((await alice.get("/agents/team?country=Belgium")).status).toBe(422);
    expect((await alice.get("/agents/nope")).status).toBe(404);
    expect((await send("GET", "/agents")).status).toBe(401);
  });
});
