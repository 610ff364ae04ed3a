import SCIMMY from "scimmy";
import { beforeAll, describe, expect, it } from "vitest";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { type ApiAnswer, send } from "../support/api.ts";
import { Directory, SCIM_TYPE as TYPE, USER } from "../support/directory.ts";
import { loadRegulatory } from "../support/regulatory.ts";

const refused = ({ status, body }: ApiAnswer) => [status, body.scimType];

beforeAll(() => loadRegulatory());

describe("a directory", () => {
  it("creates, finds, changes and removes officers, in the forms of RFC 7643", async () => {
    const directory = new Directory();
    const given = {
      displayName: "Ann Peeters",
      name: { givenName: "Ann", familyName: "Peeters" },
      emails: [{ value: "ann@bank.example", type: "work", primary: true }],
      "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": { department: "KYC" },
      nickName: "annie",
    };
    const made = await directory.create("Ann@bank.example", "a1", given);
    expect(made.status).toBe(201);
    const { id, meta, ...user } = made.body;
    const { nickName: _, "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": __, ...kept } = given;
    expect(user).toEqual({ schemas: [USER], userName: "Ann@bank.example", externalId: "a1", active: true, ...kept });
    expect(made.headers.get("Location")).toBe(meta.location);
    expect(meta.location).toMatch(new RegExp(`/scim/v2/Users/${id}$`));
    // The library of the protocol reads it as a user.
    expect(new SCIMMY.Schemas.User(made.body, "out")).toMatchObject({ id, userName: "Ann@bank.example" });

    for (const filter of [
      'userName eq "ann@BANK.example"',
      'externalId eq "a1"',
      `id eq "${id}"`,
      `USERNAME EQ "ann@bank.example"`,
    ]) {
      const found = await directory.call("GET", `/Users?filter=${encodeURIComponent(filter)}`);
      expect([filter, found.body.totalResults, found.body.Resources?.[0]?.id]).toEqual([filter, 1, id]);
    }
    const none = await directory.call("GET", `/Users?filter=${encodeURIComponent('externalId eq "A1"')}`);
    expect([none.status, none.body.totalResults, none.body.Resources]).toEqual([200, 0, []]);
    const some = await directory.call("GET", "/Users?attributes=userName&count=1&startIndex=0");
    expect(some.body.Resources).toEqual([{ schemas: [USER], id, userName: "Ann@bank.example" }]);
    expect((await directory.call("GET", `/Users/${id}?excludedAttributes=emails,name`)).body).not.toHaveProperty(
      "emails",
    );

    const changed = await directory.patch(
      id,
      { op: "Replace", path: 'emails[type eq "work"].value', value: "a@bank.example" },
      { op: "add", value: { displayName: "Ann De Smet", "name.familyName": "De Smet" } },
      { op: "remove", path: "name.givenName" },
    );
    expect([
      changed.body.detail ?? changed.status,
      changed.body.displayName,
      changed.body.emails,
      changed.body.name,
    ]).toEqual([
      200,
      "Ann De Smet",
      [{ value: "a@bank.example", type: "work", primary: true }],
      { familyName: "De Smet" },
    ]);
    const replaced = await directory.call("PUT", `/Users/${id}`, { schemas: [USER], userName: "ann" });
    expect(replaced.body).toEqual({ schemas: [USER], id, userName: "ann", active: true, meta: expect.anything() });
    expect((await directory.call("DELETE", `/Users/${id}`)).status).toBe(204);
    expect((await directory.call("GET", `/Users/${id}`)).status).toBe(404);
    expect((await directory.create("ann", "a1")).status).toBe(201);
  });

  it("is refused what is no user, in SCIM's own words, and nothing changes", async () => {
    const directory = new Directory();
    const { id } = (await directory.create("ann", "a1")).body;
    expect(refused(await directory.create("ANN", "a2"))).toEqual([409, "uniqueness"]);
    expect(refused(await directory.create("bob", "a1"))).toEqual([409, "uniqueness"]);
    const bob = (await directory.create("bob", null)).body;
    expect(refused(await directory.patch(bob.id, { op: "replace", path: "userName", value: "Ann" }))).toEqual([
      409,
      "uniqueness",
    ]);
    for (const [body, scimType] of [
      [{ schemas: [USER] }, "invalidValue"],
      [{ schemas: [], userName: "x" }, "invalidSyntax"],
      [{ schemas: [USER], userName: "x\u200b" }, "invalidValue"],
      [{ schemas: [USER], userName: "x", active: "perhaps" }, "invalidValue"],
      [{ schemas: [USER], userName: "x", emails: "x" }, "invalidValue"],
      [{ schemas: [USER], userName: "x", name: { givenName: 7 } }, "invalidValue"],
      [[], "invalidValue"],
    ] as const) {
      expect([body, ...refused(await directory.call("POST", "/Users", body))]).toEqual([body, 400, scimType]);
    }
    for (const operation of [
      { op: "replace", path: "active", value: "maybe" },
      { op: "remove", path: "userName" },
      { op: "move", path: "active", value: false },
      { op: "remove" },
      { op: "add", path: "__proto__.polluted", value: true },
      { op: "add", value: { constructor: { prototype: { polluted: true } } } },
      { op: "replace", path: "emails[type eq", value: "x" },
      { op: "replace", path: "a".repeat(501), value: "x" },
    ]) {
      const answer = await directory.patch(id, { op: "replace", path: "displayName", value: "half" }, operation);
      expect([operation, answer.status]).toEqual([operation, 400]);
    }
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    expect((await directory.call("GET", `/Users/${id}`)).body).not.toHaveProperty("displayName");
    for (const filter of [
      'userName co "a"',
      'userName eq "a" or active eq true',
      "userName",
      "active eq true",
      "((",
      `userName eq "${"x".repeat(600)}"`,
    ]) {
      expect([filter, ...refused(await directory.call("GET", `/Users?filter=${encodeURIComponent(filter)}`))]).toEqual([
        filter,
        400,
        "invalidFilter",
      ]);
    }
    expect((await directory.call("GET", "/Users?count=x")).status).toBe(400);
    const broken = await send("POST", "/scim/v2/Users", {
      settings: directory.settings,
      headers: { "Content-Type": TYPE },
      body: "{",
    });
    expect([broken.status, broken.body.status]).toEqual([401, "401"]);
    expect(new SCIMMY.Messages.ErrorResponse(new Error("x"))).toBeTruthy();
  });

  it("says what it can do", async () => {
    const directory = new Directory();
    const config = (await directory.call("GET", "/ServiceProviderConfig")).body;
    expect([config.patch.supported, config.bulk.supported, config.authenticationSchemes[0].type]).toEqual([
      true,
      false,
      "oauthbearertoken",
    ]);
    const [type] = (await directory.call("GET", "/ResourceTypes")).body.Resources;
    expect([type.id, type.endpoint, type.schema]).toEqual(["User", "/Users", USER]);
    expect((await directory.call("GET", "/ResourceTypes/User")).body).toEqual(type);
    const [schema] = (await directory.call("GET", "/Schemas")).body.Resources;
    const known = new Map(SCIMMY.Schemas.User.definition.attributes.map((one: any) => [one.name, one]));
    for (const { name, type: of, multiValued } of schema.attributes) {
      const standard = known.get(name);
      expect([name, of, multiValued]).toEqual([name, standard.type, standard.config.multiValued ?? false]);
    }
    expect((await directory.call("GET", `/Schemas/${USER}`)).body).toEqual(schema);
    expect((await directory.call("GET", "/Schemas/Group")).status).toBe(404);
  });

  it("sees its own tenant only, and is nobody's officer", async () => {
    const [north, south] = [new Directory(), new Directory()];
    const { id } = (await north.create("ann", "a1")).body;
    expect((await south.call("GET", "/Users")).body.totalResults).toBe(0);
    for (const answer of [
      await south.call("GET", `/Users/${id}`),
      await south.call("PUT", `/Users/${id}`, { schemas: [USER], userName: "x" }),
      await south.patch(id, { op: "replace", path: "active", value: false }),
      await south.call("DELETE", `/Users/${id}`),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await south.create("ann", "a1")).status).toBe(201);
    expect((await north.call("GET", `/Users/${id}`)).body.active).toBe(true);
    const headers = { Authorization: "Bearer scim-token-of-nobody" };
    expect((await send("GET", "/scim/v2/Users", { settings: north.settings, headers })).status).toBe(401);
    // The hash of an empty text, by a mistake in the settings, lets nobody in.
    const ofNothing = { SCIM_TOKENS: JSON.stringify([{ sha256: sha256Hex(""), tenant: north.tenant }]) };
    expect((await send("GET", "/scim/v2/Users", { settings: ofNothing })).status).toBe(401);
    // Without a directory there is no such interface.
    expect((await send("GET", "/scim/v2/Users", { headers })).status).toBe(404);
  });
});

describe("a deactivated officer", () => {
  it.each([
    [
      "PATCH",
      (directory: Directory, id: string) => directory.patch(id, { op: "Replace", path: "active", value: "False" }),
    ],
    [
      "PATCH without a path",
      (directory: Directory, id: string) => directory.patch(id, { op: "replace", value: { active: false } }),
    ],
    [
      "PATCH with the schema's name",
      (directory: Directory, id: string) =>
        directory.patch(id, { op: "replace", value: { [USER]: { active: false } } }),
    ],
    [
      "PUT",
      (directory: Directory, id: string) =>
        directory.call("PUT", `/Users/${id}`, { schemas: [USER], userName: "ann", externalId: "a1", active: false }),
    ],
    ["DELETE", (directory: Directory, id: string) => directory.call("DELETE", `/Users/${id}`)],
  ] as const)("by %s is refused from the next request on, by every credential", async (_, deactivate) => {
    const directory = new Directory();
    const ann = directory.officer("a1");
    // Before the directory names anybody, nobody is refused.
    expect((await ann.get("/api/cases")).status).toBe(200);
    const { id } = (await directory.create("ann", "a1")).body;
    expect((await ann.get("/api/cases")).status).toBe(200);
    const feed = (await ann.post("/api/regulatory/calendar-feed")).body.feed_token;
    const readFeed = () => send("GET", `/api/regulatory/calendar.ics?feed=${feed}`, { settings: directory.settings });
    expect((await readFeed()).status).toBe(200);
    expect((await deactivate(directory, id)).status).toBeLessThan(300);
    for (const path of ["/api/cases", "/api/session", "/api/regulatory/calendar.ics"]) {
      const { status, body } = await ann.get(path);
      expect([path, status, body.detail]).toEqual([path, 401, "The officer was deactivated."]);
    }
    expect(
      (await ann.post("/api/cases", { company_name: "X", company_registration_number: "0999900150", country: "BE" }))
        .status,
    ).toBe(401);
    expect((await readFeed()).status).toBe(401);
    // What does not speak of the state does not bring them back.
    if (_ !== "DELETE") {
      await directory.call("PUT", `/Users/${id}`, { schemas: [USER], userName: "ann", externalId: "a1" });
      expect((await ann.get("/api/cases")).status).toBe(401);
      await directory.patch(id, { op: "replace", path: "active", value: true });
      expect((await ann.get("/api/cases")).status).toBe(200);
    }
  });

  it("is the same to other tenants", async () => {
    const [north, south] = [new Directory(), new Directory()];
    await north.create("ann", "a1", { active: false });
    expect((await north.officer("a1").get("/api/cases")).status).toBe(401);
    expect((await south.officer("a1").get("/api/cases")).status).toBe(200);
  });

  it("is known by the claim and the attribute of the settings", async () => {
    const directory = new Directory({ SCIM_MATCH_CLAIM: "oid", SCIM_MATCH_ATTRIBUTE: "userName" });
    await directory.create("Ann@bank.example", "x", { active: false });
    await directory.create("bob@bank.example", "y");
    const read = async (oid?: string) =>
      (await directory.officer("pairwise-subject", oid === undefined ? {} : { oid }).get("/api/cases")).status;
    expect([await read("ann@BANK.example"), await read("bob@bank.example")]).toEqual([401, 200]);
    // Neither who is not named nor whom the token does not name is waved through.
    expect([await read("zoe@bank.example"), await read()]).toEqual([403, 403]);
  });

  it("stays so under the name from before the directory changed it, also where unknown officers are allowed", async () => {
    const directory = new Directory({ SCIM_MATCH_ATTRIBUTE: "userName", SCIM_UNKNOWN_OFFICERS: "allow" });
    const { id } = (await directory.create("ann@bank.example", "a1")).body;
    const read = async (officer: string) => (await directory.officer(officer).get("/api/cases")).status;
    expect(await read("ann@bank.example")).toBe(200);
    // As a directory does that renames the accounts which it deletes.
    const renamed = { op: "replace", value: { userName: "0f3c-ann@bank.example", active: false } };
    expect((await directory.patch(id, renamed)).status).toBe(200);
    expect([await read("ann@bank.example"), await read("0f3c-ann@bank.example")]).toEqual([401, 401]);
    expect((await directory.call("GET", "/Users")).body.totalResults).toBe(1);
    // The name is free for another user, who is let in.
    expect((await directory.create("ann@bank.example", "a2")).status).toBe(201);
    expect(await read("ann@bank.example")).toBe(200);
  });

  it("does not include whom the directory never named where the settings allow them", async () => {
    const directory = new Directory({ SCIM_UNKNOWN_OFFICERS: "allow" });
    await directory.create("ann", "a1", { active: false });
    expect((await directory.officer("zoe").get("/api/cases")).status).toBe(200);
    expect((await directory.officer("a1").get("/api/cases")).status).toBe(401);
  });
});
