import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sleep } from "../../src/cli/program.ts";
import { type Answer, SCIM_TOKEN, type Send, TwoIsolates } from "../support/two-isolates.ts";

/** More than any link here is used outside the test of the limit. */
const PER_LINK = 30;

let service: TwoIsolates;
let one: Send;
let other: Send;
let alice: string;
beforeAll(async () => {
  service = await TwoIsolates.start(PER_LINK);
  ({ one, other } = service);
  alice = await service.token("alice");
});
afterAll(() => service.dispose());

interface Opened {
  readonly path: string;
  readonly portal: string;
  readonly page: string;
}

/** Opens a case by one isolate and reads all of it by both, so that each could remember it. */
async function openCase(): Promise<Opened> {
  const json = { company_name: "Bakkerij De Linde", company_registration_number: "0999900150", country: "BE" };
  const { status, body } = await one("POST", "/api/cases", { token: alice, json });
  expect(status).toBe(201);
  const path = `/api/cases/${body.workflow_id}`;
  const [portal, page] = [`/api/portal/${body.portal_token}`, `/portal/${body.portal_token}`];
  for (const send of [one, other]) {
    for (const route of [path, portal, page]) expect((await send("GET", route, { token: alice })).status).toBe(200);
  }
  return { path, portal, page };
}

/** What must be the same of two answers. */
const shown = ({ status, headers, body }: Answer) => {
  const { request_id: _id, instance: _instance, ...rest } = body;
  const kept = [...headers].filter(([name]) => !["x-request-id", "server-timing", "date"].includes(name));
  return { status, headers: Object.fromEntries(kept), body: rest };
};

describe("two isolates", () => {
  it("show a signal that the other took, at once and in every place", async () => {
    const { path } = await openCase();
    const total = async (send: Send) =>
      (await send("GET", "/api/memory/status", { token: alice })).body.signals.total as number;
    const before = await total(other);
    for (let n = 1; n <= 5; n++) {
      const json = {
        signal_type: "finding_confirmed",
        source_component: `from-${n}`,
        context_data: { finding_id: "f" },
      };
      const [sender, reader] = n % 2 === 0 ? [one, other] : [other, one];
      expect((await sender("POST", `${path}/signals`, { token: alice, json })).status).toBe(202);
      expect(await total(reader)).toBe(before + n);
      const story = await reader("GET", `/api/memory/case/${path.split("/").at(-1)}`, { token: alice });
      expect(story.body.signals.items.at(-1).source).toBe(`from-${n}`);
    }
  });

  it("show a customer what came by the other", async () => {
    const { path, portal, page } = await openCase();
    expect((await other("GET", portal)).body.phase).toBe("initial_collection");
    const json = { answers: {} };
    expect((await one("POST", `${portal}/submit`, { json })).status).toBe(200);
    expect((await other("GET", portal)).body.phase).not.toBe("initial_collection");
    expect((await other("GET", page)).body).not.toContain("<form");
    expect((await other("GET", path, { token: alice })).body.status).not.toBe("AWAITING_DOCUMENTS");
  });

  it("open to a replaced link no longer: read, write and stored answer are those of a link that never was", async () => {
    const { path, portal, page } = await openCase();
    const key = { "Idempotency-Key": randomUUID() };
    const submit = (send: Send, at: string) => send("POST", `${at}/submit`, { json: {}, headers: key });
    expect((await submit(other, portal)).status).toBe(200);
    expect((await submit(other, portal)).headers.get("Idempotent-Replayed")).toBe("true");
    const { body } = await one("POST", `${path}/portal-link`, { token: alice, json: { replace: true } });
    const never = `/api/portal/pt_${"A".repeat(32)}`;
    expect(shown(await other("GET", portal))).toEqual(shown(await other("GET", never)));
    expect(shown(await submit(other, portal))).toEqual(shown(await submit(other, never)));
    expect((await other("GET", page)).status).toBe(404);
    expect((await other("GET", `/api/portal/${body.portal_token}`)).status).toBe(200);
  });

  it("open to no link of a case that the other deleted", async () => {
    const carol = await service.token("carol", ["compliance_manager"]);
    const { path, portal, page } = await openCase();
    expect((await one("DELETE", path, { token: carol })).status).toBe(200);
    expect(shown(await other("GET", portal))).toEqual(shown(await other("GET", `/api/portal/pt_${"A".repeat(32)}`)));
    expect((await other("GET", page)).status).toBe(404);
    expect((await other("GET", path, { token: alice })).status).toBe(404);
  });

  it("let no officer in whom the other has deactivated, and give them no work: by token, session and calendar feed", async () => {
    const [dora, erin] = [await service.token("dora"), await service.token("erin")];
    const { path } = await openCase();
    const schemas = ["urn:ietf:params:scim:schemas:core:2.0:User"];
    const scim = (send: Send, method: string, at: string, json?: object) =>
      send(method, `/scim/v2/Users${at}`, { token: SCIM_TOKEN, json });
    const made = await scim(one, "POST", "", { schemas, userName: "dora", externalId: "dora" });
    expect(made.status).toBe(201);
    const feed = (await one("POST", "/api/regulatory/calendar-feed", { token: dora })).body.feed_token;
    const asked = async (send: Send) => [
      (await send("GET", "/api/session", { token: dora })).status,
      (await send("GET", path, { token: dora })).status,
      // The service of this test holds no regulation, so an admitted reader finds none.
      (await send("GET", `/api/regulatory/calendar.ics?feed=${feed}`)).status,
      (await send("PATCH", `${path}/assignment`, { token: erin, json: { assignee: "dora" } })).status,
    ];
    for (const send of [one, other]) expect(await asked(send)).toEqual([200, 200, 503, 200]);
    const setActive = (send: Send, value: boolean) =>
      scim(send, "PATCH", `/${made.body.id}`, {
        schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
        Operations: [{ op: "replace", path: "active", value }],
      });
    expect((await setActive(one, false)).status).toBe(200);
    // The next request, long within the minute.
    for (const send of [other, one]) expect(await asked(send)).toEqual([401, 401, 401, 422]);
    expect((await setActive(other, true)).status).toBe(200);
    for (const send of [one, other]) expect(await asked(send)).toEqual([200, 200, 503, 200]);
  });

  it("count a link's requests together", async () => {
    // The local runtime begins a new count with each minute of the clock.
    const second = new Date().getSeconds();
    if (second > 40) await sleep(1_000 * (61 - second));
    const { portal } = await openCase();
    const statuses: number[] = [];
    for (let n = 0; n < PER_LINK; n++) statuses.push((await (n % 2 === 0 ? one : other)("GET", portal)).status);
    // Opening the case used the link four times.
    expect(statuses).toEqual(Array.from({ length: PER_LINK }, (_, n) => (n < PER_LINK - 4 ? 200 : 429)));
  });
});
