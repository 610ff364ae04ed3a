import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { identifyCustomer, readPortal as readPortalState } from "../../src/features/portal/portal.service.ts";
import { ANONYMOUS } from "../../src/http/access.ts";
import { asCaller, createCtx } from "../../src/platform/context.ts";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { newOfficer, type Officer, send } from "../support/api.ts";
import { openCase } from "../support/cases.ts";
import { readPortal, upload } from "../support/portal.ts";
import { PDF, PNG } from "../support/sample-files.ts";

const PATH = "/api/brand";
const words = (text: string) => ({ nl: `${text} (nl)`, fr: `${text} (fr)`, de: `${text} (de)`, en: text });
const BRAND = { name: "Bank De Zoon", primary_color: "#7a1f2b", welcome: null, contact: null };
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

const managerOf = (officer: Officer) => officer.colleague("cm", "compliance_manager");
const write = (manager: Officer, change: object = {}) => manager.put(PATH, { version: 0, ...BRAND, ...change });
const look = async (token: string, language: string) =>
  new TextDecoder().decode((await send("GET", `/portal/${token}`, { headers: { "Accept-Language": language } })).bytes);

describe("the brand of a tenant", () => {
  it("is what customers see, in their language, and nothing of who wrote it", async () => {
    const officer = newOfficer();
    expect((await officer.get(PATH)).body).toMatchObject({ version: 0, name: "Dossier", changed_by: null });
    const contact = words("Call <b>us</b>\non 02 000 00 00");
    const { status, body } = await write(managerOf(officer), { welcome: words("Glad you are here."), contact });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 1, name: "Bank De Zoon", changed_by: "cm", contact });
    expect((await officer.get(PATH)).body).toEqual(body);
    const { token } = await openCase(officer);
    expect((await readPortal(token, { "accept-language": "fr" })).body.brand).toEqual({
      name: "Bank De Zoon",
      primary_color: "#7a1f2b",
      logo_url: null,
      welcome: "Glad you are here. (fr)",
      contact: contact.fr,
    });
    const page = await look(token, "de");
    expect(page).toContain("Glad you are here. (de)");
    expect(page).toContain("Call &lt;b&gt;us&lt;/b&gt;\non 02 000 00 00 (de)");
    expect(page).not.toContain("changed");
  });

  it("stops no customer's upload where it cannot be read", async () => {
    const officer = newOfficer();
    const { token } = await openCase(officer);
    await write(managerOf(officer));
    await env.DB.prepare("UPDATE tenants SET welcome = '{' WHERE tenant_id = ?").bind(officer.tenant).run();
    expect((await upload(token)).status).toBe(201);
  });

  it("is found by the query that finds the link, as it was last written", async () => {
    const officer = newOfficer();
    const { token } = await openCase(officer);
    const find = async () => {
      const ctx = createCtx(env, { actor: ANONYMOUS });
      const { customer, brand } = await identifyCustomer(ctx, token, sha256Hex(token));
      await readPortalState(asCaller(ctx, customer), { tokenHash: sha256Hex(token), acceptLanguage: null }, brand);
      return { name: brand?.().name, trips: ctx.meter.roundTrips };
    };
    expect(await find()).toEqual({ name: "Dossier", trips: 1 });
    await write(managerOf(officer));
    expect(await find()).toEqual({ name: "Bank De Zoon", trips: 1 });
    await write(managerOf(officer), { version: 1, name: "Renamed" });
    expect((await readPortal(token)).body.brand.name).toBe("Renamed");
  });

  it("is the tenant's alone", async () => {
    const [officer, stranger] = [newOfficer(), newOfficer()];
    await write(managerOf(officer));
    expect((await stranger.get(PATH)).body.name).toBe("Dossier");
    expect((await write(managerOf(stranger), { name: "Other" })).status).toBe(200);
    expect((await officer.get(PATH)).body.name).toBe("Bank De Zoon");
  });

  it("has a logo that anybody can load and that runs nothing, until it is removed", async () => {
    const officer = newOfficer();
    const manager = managerOf(officer);
    const { body: first } = await write(manager, { logo: base64(PNG) });
    expect(first.logo_url).toMatch(/^\/brands\/[0-9a-f]{64}$/);
    const logo = await send("GET", first.logo_url);
    expect(logo.status).toBe(200);
    expect([...logo.bytes]).toEqual([...PNG]);
    expect(logo.headers.get("Content-Type")).toBe("image/png");
    expect(logo.headers.get("Content-Security-Policy")).toContain("sandbox");
    const { token } = await openCase(officer);
    expect(await look(token, "en")).toContain(`src="${first.logo_url}"`);
    // Without the field it stays.
    expect((await write(manager, { version: 1, name: "Renamed" })).body.logo_url).toBe(first.logo_url);
    expect((await write(manager, { version: 2, logo: null })).body.logo_url).toBeNull();
    expect((await send("GET", `/brands/${"0".repeat(64)}`)).status).toBe(404);
  });

  it("is changed by a manager alone, from the version in force, and not at all where a field is wrong", async () => {
    const officer = newOfficer();
    const manager = managerOf(officer);
    expect((await write(officer)).status).toBe(403);
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const change of [
      { logo: base64(svg) },
      { logo: base64(PDF) },
      { logo: "not base64!" },
      { logo: "" },
      { logo: base64(new Uint8Array(205_000)) },
      { logo_url: "https://elsewhere.example/x.png" },
      { primary_color: "red" },
      { name: " " },
      { name: "two\nlines" },
      { welcome: { en: "English only" } },
      { contact: words("bell \u0007") },
    ]) {
      expect((await write(manager, change)).status, JSON.stringify(change).slice(0, 80)).toBe(422);
    }
    expect((await officer.get(PATH)).body).toMatchObject({ version: 0, name: "Dossier" });
    expect((await write(manager, { version: 1 })).status).toBe(412);
    const answers = await Promise.all(["a", "b", "c"].map((name) => write(manager, { name })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
    const winner = answers.find(({ status }) => status === 200)!.body!;
    expect((await officer.get(PATH)).body).toEqual(winner);
  });
});
