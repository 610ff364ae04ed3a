import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { ImportRow } from "../../../src/features/imports/import.model.ts";
import {
  beginRegisterImport,
  putRegisterPart,
  registerImport,
} from "../../../src/features/imports/register-import.service.ts";
import { readImports } from "../../../src/features/imports/register-import.store.ts";
import { ENTITY_TABLES, tableIn } from "../../../src/sources/kbo/register-part.model.ts";
import type { Ctx } from "../../../src/platform/context.ts";
import { lookUpEnterprise } from "../../../src/sources/index.ts";
import {
  applyExtract,
  entityNumber,
  extractFiles,
  type ExtractRows,
  readExtract,
  writeFolder,
  writeZip,
} from "../../support/extracts.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";

const SAMPLE = path.resolve(import.meta.dirname, "../../../../shared/data/kbo/sample_csv");
const ACME = "0403.449.823";
const BOLT = "0404.616.494";
const CEDE = "0417.497.106";

const FULL: ExtractRows = {
  enterprise: [
    `"${ACME}","AC","000","2","014","",01-11-1974`,
    `"${BOLT}","AC","012","2","610",,29-02-2000`,
    `"${CEDE}","AC","000","1",,,`,
  ],
  denomination: [
    `"${ACME}","2","001","De ""Zon"", Bakkers & Zonen"`,
    `"${ACME}","1","001","Le Soleil"`,
    `"${BOLT}","2","001","Bolt"`,
    `"2.000.000.339","2","003","Winkel"`,
  ],
  address: [
    `"${ACME}","REGO",,,"9070","Destelbergen","Destelbergen","Panhuisstraat, hoek","Rue","1","2","",`,
    `"2.000.000.339","BAET",,,"9000","Gent","Gent","Veldstraat","Veldstraat","5","","",`,
  ],
  activity: [`"${ACME}","006","2025","84130","MAIN"`, `"${ACME}","001","2008","41101","SECO"`],
  contact: [`"${ACME}","ENT","WEB","www.acme.example"`, `"${ACME}","ENT","TEL","02 315 13 51"`],
  establishment: [`"2.000.000.339",01-11-1974,"${ACME}"`],
  branch: [`"9.000.006.626",01-09-1995,"${ACME}"`],
  code: [`"JuridicalSituation","012","NL","Vervroegde ontbinding - Vereffening"`, `"Nace2025","84130","NL","Bestuur"`],
};
const full = (rows: ExtractRows = FULL, number = 136) => extractFiles("full", number, rows);

function openRegister() {
  const { ctx, call } = createSourceWorld({ settings: { BELGIAN_MOCK_MODE: "off" } });
  const lookUp = async (number: string) => {
    const answer = await lookUpEnterprise(call(), number.replaceAll(".", ""));
    return answer.outcome === "known" ? answer.value : answer.reason;
  };
  const dump = async () => {
    const tables = ["enterprises", "denominations", "addresses", "activities", "websites", "codes", "register_meta"];
    const rows = tables.map(
      async (table) => (await ctx.env.REGISTRY_DB.prepare(`SELECT * FROM ${table}`).all()).results,
    );
    return JSON.stringify(await Promise.all(rows));
  };
  return { ctx, lookUp, dump };
}

describe("an extract of the register", () => {
  it.each([
    ["a folder", writeFolder(full())],
    ["a ZIP", writeZip(full())],
    ["a ZIP that is not packed", writeZip(full(), 0)],
  ])("is imported from %s with names, seat, situation and activities", async (_, location) => {
    const { ctx, lookUp } = openRegister();
    await applyExtract(ctx, location);
    expect(await lookUp(ACME)).toMatchObject({
      status: "active",
      legal_name: 'De "Zon", Bakkers & Zonen',
      other_names: ["Le Soleil"],
      address: { street: "Panhuisstraat, hoek 1 bus 2", postal_code: "9070", city: "Destelbergen", country: "BE" },
      start_date: "1974-11-01",
      website: "www.acme.example",
      activities: [
        { code: "84130", description: "Bestuur", version: "2025" },
        { code: "41101", description: "", version: "2008" },
      ],
    });
    expect(await lookUp(BOLT)).toMatchObject({
      juridical_situation: "012",
      juridical_situation_label: "Vervroegde ontbinding - Vereffening",
      start_date: "2000-02-29",
      address: null,
    });
    expect(await lookUp(CEDE)).toMatchObject({ legal_form_code: null, start_date: null });
    expect(await lookUp("0202.239.951")).toMatchObject({ status: "not_found" });
  });

  it.skipIf(!existsSync(SAMPLE))("of the published sample gives its enterprises", async () => {
    const { ctx, lookUp } = openRegister();
    await applyExtract(ctx, SAMPLE);
    expect(await lookUp("0200.065.765")).toMatchObject({
      legal_name: "Intergemeentelijke Vereniging Veneco",
      legal_form_code: "416",
      address: { street: "Panhuisstraat 1", postal_code: "9070", city: "Destelbergen" },
      start_date: "1960-08-09",
    });
    expect(await lookUp("0200.245.711")).toMatchObject({ juridical_situation: "012" });
    expect(await lookUp("0417.238.867")).toMatchObject({ juridical_situation: "050" });
  });

  it("changes nothing when it comes a second time", async () => {
    const { ctx, dump } = openRegister();
    const location = writeZip(full());
    await applyExtract(ctx, location);
    const before = await dump();
    expect(await applyExtract(ctx, location)).toMatchObject({ status: "current", register: { extract_number: 136 } });
    expect(await dump()).toBe(before);
  });

  it("that replaces another leaves nothing of it", async () => {
    const { ctx, lookUp } = openRegister();
    await applyExtract(ctx, writeFolder(full()));
    const next = { ...FULL, enterprise: FULL["enterprise"]!.slice(1), denomination: [`"${BOLT}","2","001","Bout"`] };
    await applyExtract(ctx, writeFolder(full(next, 137)));
    expect(await lookUp(ACME)).toMatchObject({ status: "not_found" });
    expect(await lookUp(BOLT)).toMatchObject({ legal_name: "Bout", other_names: [] });
  });

  it("that was broken off says nothing about absent numbers, and goes on where it stopped", async () => {
    const { ctx, lookUp } = openRegister();
    const location = writeFolder(full());
    await applyExtract(ctx, location, { parts: 1 });
    expect(await lookUp("0202.239.951")).toBe("not_configured");
    const resumed = await applyExtract(ctx, location);
    expect(resumed).toMatchObject({ status: "staged", received: [{ part: 0 }] });
    expect(await lookUp(ACME)).toMatchObject({ status: "active" });
  });

  it("changes nothing that anybody reads before all of it is there", async () => {
    const { ctx, lookUp } = openRegister();
    await applyExtract(ctx, writeFolder(full()));
    await applyExtract(ctx, writeFolder(full({ ...FULL, contact: [] }, 137)), { parts: 1 });
    expect(await lookUp(ACME)).toMatchObject({ status: "active", website: "www.acme.example" });
    expect(await lookUp("0202.239.951")).toMatchObject({ status: "not_found" });
    await applyExtract(ctx, writeFolder(full({ ...FULL, contact: [] }, 137)));
    expect(await lookUp(ACME)).toMatchObject({ status: "active", website: null });
  });
});

describe("an update", () => {
  const UPDATE: ExtractRows = {
    enterprise_delete: [`"${ACME}"`, `"${CEDE}"`],
    enterprise_insert: [
      `"${ACME}","AC","050","2","014","",01-11-1974`,
      `"0887.216.042","AC","000","2","014",,01-02-2007`,
    ],
    denomination_delete: [`"${ACME}"`],
    denomination_insert: [`"${ACME}","2","001","De Maan"`, `"0887.216.042","2","001","Nieuw"`],
    code: FULL["code"]!,
  };
  const update = (number = 137, rows = UPDATE) => writeZip(extractFiles("update", number, rows, "31-05-2025"));

  it("deletes before it inserts, and leaves alone what it does not name", async () => {
    const { ctx, lookUp } = openRegister();
    await applyExtract(ctx, writeZip(full()));
    await applyExtract(ctx, update());
    expect(await lookUp(ACME)).toMatchObject({
      juridical_situation: "050",
      legal_name: "De Maan",
      other_names: [],
      address: { city: "Destelbergen" },
      website: "www.acme.example",
    });
    expect(await lookUp(BOLT)).toMatchObject({ legal_name: "Bolt" });
    expect(await lookUp(CEDE)).toMatchObject({ status: "not_found" });
    expect(await lookUp("0887.216.042")).toMatchObject({ legal_name: "Nieuw" });
    const meta = await ctx.env.REGISTRY_DB.prepare("SELECT * FROM register_meta").all();
    expect(meta.results).toContainEqual({ variable: "SnapshotDate", value: "2025-05-31" });
    expect(meta.results).toContainEqual({ variable: "ImportState", value: "complete" });
  });

  it("takes everything of an enterprise that goes", async () => {
    const { ctx } = openRegister();
    await applyExtract(ctx, writeZip(full()));
    await applyExtract(ctx, update(137, { enterprise_delete: [`"${ACME}"`], code: [] }));
    const { activeSet } = await readImports(ctx);
    for (const table of ENTITY_TABLES) {
      const { results } = await ctx.env.REGISTRY_DB.prepare(
        `SELECT number FROM ${tableIn(activeSet, table)} WHERE number = '0403449823'`,
      ).all();
      expect([table, results]).toEqual([table, []]);
    }
  });

  it("needs the extract before it", async () => {
    const { ctx, dump } = openRegister();
    await expect(applyExtract(ctx, update())).rejects.toMatchObject({ code: "validation_failed" });
    await applyExtract(ctx, writeZip(full()));
    const before = await dump();
    await expect(applyExtract(ctx, update(139))).rejects.toThrow("missing");
    await expect(applyExtract(ctx, update(135))).rejects.toThrow("136");
    await expect(applyExtract(ctx, writeZip(full(FULL, 135)))).rejects.toThrow("136");
    expect(await dump()).toBe(before);
    await applyExtract(ctx, update(139), { force: true });
  });

  it("changes nothing while a part of it is missing, and continues where it was broken off", async () => {
    const { ctx, lookUp } = openRegister();
    await applyExtract(ctx, writeZip(full()));
    const half = update();
    await applyExtract(ctx, half, { parts: 1 });
    await expect(applyExtract(ctx, update(138))).rejects.toMatchObject({ code: "validation_failed" });
    expect(await lookUp(ACME)).toMatchObject({ juridical_situation: "000" });
    expect(await applyExtract(ctx, half)).toMatchObject({ status: "staged", received: [{ part: 0 }] });
    await applyExtract(ctx, update(138));
    expect(await lookUp(ACME)).toMatchObject({ legal_name: "De Maan" });
  });
});

describe("a file that is not whole", () => {
  const changed = (name: string, change: (text: string) => string) => {
    const files = full();
    return writeFolder({ ...files, [name]: change(files[name]!) });
  };
  const cut = (location: string, bytes: number) => {
    truncateSync(location, readFileSync(location).length - bytes);
    return location;
  };
  const damaged = () => {
    const location = writeZip(full(), 0);
    const bytes = readFileSync(location);
    bytes[bytes.indexOf("Panhuisstraat")] = 88;
    writeFileSync(location, bytes);
    return location;
  };
  const without = (name: string) => {
    const { [name]: _, ...files } = full();
    return writeFolder(files);
  };

  it.each([
    [
      "a quote that is never closed",
      () => changed("denomination.csv", (text) => text.slice(0, -9)),
      /denomination.csv/,
    ],
    ["a row cut short", () => changed("activity.csv", (text) => `${text}"0403.449.823","001"\r\n`), /activity.csv/],
    ["another column", () => changed("address.csv", (text) => text.replace("Zipcode", "Postcode")), /other columns/],
    [
      "an impossible date",
      () => changed("enterprise.csv", (text) => text.replace("01-11-1974", "31-02-1974")),
      /row 2/,
    ],
    ["a date of another form", () => changed("branch.csv", (text) => text.replace("01-09-1995", "1995-09-01")), /date/],
    ["a number of another form", () => changed("establishment.csv", (t) => t.replace("2.000.000.339", "1")), /row 2/],
    ["a file that is missing", () => without("branch.csv"), /branch.csv is missing/],
    ["no meta file", () => without("meta.csv"), /meta.csv is missing/],
    ["an unknown type", () => changed("meta.csv", (text) => text.replace("full", "half")), /ExtractType/],
    ["no enterprise at all", () => writeFolder(full({})), /no enterprise/],
    ["an empty file", () => changed("contact.csv", () => ""), /contact.csv is empty/],
    ["a ZIP without its end", () => cut(writeZip(full()), 30), /no ZIP/],
    ["a ZIP with a changed byte", damaged, /damaged/],
    ["an update's name in a full one", () => changed("meta.csv", (t) => t.replace("full", "update")), /is missing/],
    ["no file at all", () => path.join(os.tmpdir(), "nosuch.zip"), /there is no file/],
  ])("(%s) is refused before anything is applied", async (_, make, why) => {
    await expect(readExtract(make())).rejects.toThrow(why);
  });

  it("leaves nothing behind on this machine", async () => {
    const spools = () => readdirSync(os.tmpdir()).filter((name) => name.startsWith("dossier-kbo-")).length;
    const before = spools();
    await expect(readExtract(changed("branch.csv", (text) => `${text}x\r\n`))).rejects.toThrow();
    expect(spools()).toBeLessThanOrEqual(before);
  });
});

describe("what an extract would change", () => {
  const compare = async (ctx: Ctx, location: string) => {
    const begun = await applyExtract(ctx, location, { confirm: false });
    if (begun.status !== "staged") throw new Error("it is in force");
    return (await registerImport.compare(ctx, { import_id: begun.row.import_id } as ImportRow)).difference;
  };

  it("is counted against the register in force, by enterprise", async () => {
    const { ctx } = openRegister();
    expect(await compare(ctx, writeZip(full()))).toMatchObject({ in_force: 0, after: 3, added: 3, removed: 0 });
    await applyExtract(ctx, writeZip(full()));
    const next = {
      ...FULL,
      enterprise: [...FULL["enterprise"]!.slice(0, 2), `"0887.216.042","AC","000","2","014",,01-02-2007`],
      contact: [],
    };
    expect(await compare(ctx, writeZip(full(next, 137)))).toEqual({
      in_force: 3,
      after: 3,
      added: 1,
      changed: 1,
      removed: 1,
      removed_examples: [],
    });
    const update = { enterprise_delete: [`"${ACME}"`], denomination_delete: [`"${BOLT}"`], code: [] };
    expect(await compare(ctx, writeZip(extractFiles("update", 137, update)))).toMatchObject({
      in_force: 3,
      after: 2,
      added: 0,
      changed: 1,
      removed: 1,
    });
  });

  it("is not shown for parts that leave numbers out, and no part comes after it was", async () => {
    const { ctx } = openRegister();
    const begun = await beginRegisterImport(ctx, {
      sha256: "a".repeat(64),
      extract_type: "full",
      extract_number: 1,
      snapshot_date: "2025-05-30",
      meta: {},
      enterprises: 0,
      parts: 1,
      force: false,
    });
    if (begun.status !== "staged") throw new Error("it is in force");
    const { import_id: importId } = begun.row;
    const put = (text: string) => putRegisterPart(ctx, importId, 0, new TextEncoder().encode(text));
    await put(JSON.stringify({ range: { from: "0", to: "1" }, deletes: {}, rows: {} }));
    await expect(registerImport.compare(ctx, { import_id: importId } as ImportRow)).rejects.toThrow("leave out");
    await expect(put('{"range":null,"deletes":{},"rows":{}}')).rejects.toMatchObject({ code: "invalid_state" });
  });
});

describe("the parts of an extract", () => {
  it("cover every number once, and hold all rows of an enterprise together", async () => {
    const entities = Array.from({ length: 9_000 }, (_, at) => entityNumber(4_000_000 + at * 7));
    const rows: ExtractRows = {
      enterprise: entities.map((entity) => `"${entity}","AC","000","2","014",,01-01-2000`),
      // In another order than the enterprises.
      activity: entities
        .toReversed()
        .flatMap((entity) => [`"${entity}","001","2025","84130","MAIN"`, `"${entity}","001","2008","84130","MAIN"`]),
    };
    const extract = await readExtract(writeFolder(full(rows)));
    const parts = Array.from({ length: extract.facts.parts - 1 }, (_, at) => extract.part(at + 1));
    extract.close();
    expect(parts.length).toBeGreaterThan(1);
    expect(parts[0]!.range!.from).toBe("0");
    expect(parts.at(-1)!.range!.to).toBe("2");
    for (const [at, part] of parts.entries()) {
      if (at > 0) expect(part.range!.from).toBe(parts[at - 1]!.range!.to);
      const { from, to } = part.range!;
      const own = part.rows.enterprises!.map(([number]) => number!);
      expect(own.every((number) => number >= from && number < to)).toBe(true);
      expect(part.rows.activities).toHaveLength(own.length * 2);
    }
    expect(parts.reduce((sum, part) => sum + part.rows.enterprises!.length, 0)).toBe(entities.length);
  });
});
