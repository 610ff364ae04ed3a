import { describe, expect, it } from "vitest";
import { newTenant, Officer } from "../support/api.ts";
import { openCase } from "../support/cases.ts";

const GUID = "8f3c0d52-6a0b-4f0e-9d5c-2f1f6f0f7a10";
const ANN = { name: "Ann Peeters", email: "ann@bank.example" };

const signedIn = (tenant: string, officer: string, claims: Record<string, string> = {}, roles = ["officer"] as const) =>
  new Officer({ tenant, officer, roles, claims });

describe("an officer's name", () => {
  it("stands beside the id once they sign in, is replaced by a later one, and belongs to their tenant", async () => {
    const tenant = newTenant();
    const ann = signedIn(tenant, GUID, ANN);
    const names = async (of = ann) => (await of.get("/api/officers/names")).body;
    expect(await names()).toEqual({ names: [], next_cursor: null });
    expect((await ann.get("/api/session")).body).toEqual({ officer_id: GUID, ...ANN, tenant, roles: ["officer"] });
    const named = { officer_id: GUID, ...ANN };
    expect(await names()).toEqual({ names: [named], next_cursor: null });
    // Without a name in the token the earlier one stays.
    await signedIn(tenant, GUID).get("/api/session");
    expect((await names()).names).toEqual([named]);
    await signedIn(tenant, GUID, { name: "Ann De Smet" }).get("/api/session");
    expect((await names()).names).toEqual([{ ...named, name: "Ann De Smet" }]);
    expect((await names(signedIn(newTenant(), "x", {}))).names).toEqual([]);
    await signedIn(tenant, "a-first", { name: "Zoe" }).get("/api/session");
    const first = (await ann.get("/api/officers/names?limit=1")).body;
    expect([first.names[0].officer_id, first.next_cursor]).toEqual([GUID, GUID]);
    expect((await ann.get(`/api/officers/names?limit=1&cursor=${GUID}`)).body.next_cursor).toBeNull();
    expect((await ann.get("/api/officers/names?cursor=%20x")).status).toBe(422);
  });

  it("is recorded in the audit chain of the day, and never instead of the id", async () => {
    const tenant = newTenant();
    const ann = signedIn(tenant, GUID, ANN);
    const { path } = await openCase(ann);
    await signedIn(tenant, GUID, { name: "Ann De Smet" }).patch(`${path}/assignment`, { assignee: GUID });
    await signedIn(tenant, "bob").patch(`${path}/assignment`, { assignee: null });
    const audit = (await ann.get(`${path}/audit`)).body;
    expect(audit.chain_valid).toBe(true);
    const by = (event: string, nth = 0) => {
      const { actor, details } = audit.entries.filter((entry: any) => entry.event === event)[nth];
      return [actor, details.actor_name];
    };
    expect(by("CASE_CREATED")).toEqual([GUID, "Ann Peeters"]);
    expect(by("CASE_ASSIGNED")).toEqual([GUID, "Ann De Smet"]);
    expect(by("CASE_ASSIGNED", 1)).toEqual(["bob", undefined]);
    // What they did about a case names them too, without a sign-in to the console.
    expect((await ann.get("/api/officers/names")).body.names).toEqual([
      { officer_id: GUID, name: "Ann De Smet", email: "ann@bank.example" },
    ]);
  });

  it("is printed before the id in a memorandum, as it was on the day", async () => {
    const tenant = newTenant();
    const ann = signedIn(tenant, GUID, ANN);
    const { workflowId } = await openCase(ann);
    const path = `/cases/${workflowId}/decision-memorandum`;
    const memo = (await ann.post(path, { justification: "It is a bakery." })).body;
    expect(memo.created_by).toBe(GUID);
    await ann.post(`${path}/${memo.memo_id}/sign`);
    for (const reader of [signedIn(tenant, GUID, { name: "Ann De Smet" }), signedIn(tenant, "bob")]) {
      const html = await reader.get(`${path}/${memo.memo_id}?format=html`);
      expect(new TextDecoder().decode(html.bytes)).toContain(`Signed by Ann Peeters (${GUID})`);
    }
  });
});
