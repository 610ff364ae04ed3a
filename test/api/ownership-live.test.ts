import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveSampleAres } from "../../src/sources/ares/sample.ts";
import { serveSampleGleif } from "../../src/sources/gleif/sample.ts";
import { serveSampleRpo } from "../../src/sources/rpo/sample.ts";
import { serveSamplePartners } from "../../src/sources/rpvs/sample.ts";
import type { SampleServer } from "../../src/sources/sample-upstream.ts";
import { serveSampleLatvia } from "../../src/sources/ur-latvia/sample.ts";
import { listed, ListSender } from "../support/lists.ts";
import { send } from "../support/api.ts";
import { readRecord } from "../support/portal.ts";
import { type Host, LIVE_SOURCES, openNetwork, serveHost } from "./diligence/network.ts";
import { type Desk, prepare } from "./diligence/run-scenario.ts";

const fromSample =
  (serve: SampleServer): Host =>
  ({ url, body }) =>
    serve({ url, method: body ? "POST" : "GET", body, now: new Date() });

const REGISTERS = {
  gleif: serveSampleGleif,
  ares: serveSampleAres,
  latvia: serveSampleLatvia,
  rpo: serveSampleRpo,
  rpvs: serveSamplePartners,
};
const urls = (hosts: Readonly<Record<string, string>>) =>
  Object.entries(hosts)
    .map(([source, host]) => `${source}=https://${host}.live.example`)
    .join(", ");
const LIVE = {
  ...LIVE_SOURCES,
  REGISTER_BASE_URLS: urls({ gleif: "gleif", ares: "ares", ur_latvia: "latvia", rpo: "rpo", rpvs: "rpvs" }),
};
/** A Belgian holding whose register names no owner; GLEIF knows a Czech parent. */
const HOLDING = "0999920144";
const DECLARED = "Zuzana Vzorová (48 %)\nMarek Skúšobný (32 %)\nHilde Ryckaert (20 %)";

let close: () => void;
beforeAll(async () => {
  for (const [label, serve] of Object.entries(REGISTERS)) serveHost(label, fromSample(serve));
  close = openNetwork();
  const lists = new ListSender();
  for (const source of ["eu", "be"]) await lists.load(source, [[listed(`${source}-1`, "Somebody Else")]]);
  await lists.load("un", [[listed("un-1", "Marek Skúšobný", { birthDates: ["1975-01-30"] })]]);
  await lists.load("opensanctions", [[listed("os-1", "Another Person", { topics: ["pep"] })]]);
});
afterAll(() => close());

const checkOf = async (desk: Desk, name: string) =>
  (await desk.detail()).checks.find(({ check }: { check: string }) => check === name);

describe("a company whose country's register is connected", () => {
  const requested = async (country: string, number: string) => {
    const desk = await prepare({ number, country, settings: LIVE, until: "created", name: "Any" });
    const { body } = await send("GET", `/api/portal/${desk.opened.token}`);
    return body!.document_requirements.map(({ id }: { id: string }) => id);
  };

  it("is not asked at first for what that register gives", async () => {
    expect(await requested("CZ", "99990105")).not.toContain("certificate_of_incorporation");
    expect(await requested("CZ", "99990105")).not.toContain("ubo_declaration");
    // That of Norway is not connected here.
    expect(await requested("NO", "999900003")).toContain("certificate_of_incorporation");
  });
});

describe("a Belgian company in live mode", () => {
  it("is followed over KBO, GLEIF and two foreign registers to natural persons, each of whom is screened and a party of the customer", async () => {
    const desk = await prepare({ number: HOLDING, settings: LIVE, answers: { beneficial_owners: DECLARED } });
    const { body } = await desk.as("anna").get(`${desk.opened.path}/ownership`);
    expect(body.entities.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining([
        expect.stringContaining("Vltava Průmyslová Skupina"),
        expect.stringContaining("Daugavas Kapitāls"),
        expect.stringContaining("Tatranská Správa Majetku"),
      ]),
    );
    const sources = new Set(body.statements.map(({ source }: { source: { name: string } }) => source.name));
    expect([...sources]).toEqual(expect.arrayContaining(["kbo", "gleif", "ares", "ur_latvia", "customer"]));
    const { persons } = (await desk.detail()).customer;
    const people = ["Zuzana Vzorová", "Marek Skúšobný", "Ilze Paraugkalne", "Hilde Ryckaert"];
    const screenings = new Map(
      persons.map(({ name, screening }: { name: string; screening: string }) => [name, screening]),
    );
    expect(people.map((name) => [name, screenings.get(name)])).toEqual([
      ["Zuzana Vzorová", "clear"],
      // On a list, four layers behind the customer.
      ["Marek Skúšobný", "open_hit"],
      ["Ilze Paraugkalne", "clear"],
      ["Hilde Ryckaert", "clear"],
    ]);
    const { grounds } = await readRecord(desk.opened);
    // Managers of the companies between are screened too.
    expect(grounds?.screening).toMatchObject({ subjects: expect.arrayContaining([...people, "Tomáš Vzorný"]) });
  });

  it("whose owners only the customer named is not approved until an officer files what a register says", async () => {
    const desk = await prepare({
      number: "0999900150",
      settings: LIVE,
      answers: { beneficial_owners: "Lien Claes (100 %)" },
    });
    const anna = desk.as("anna");
    expect(await checkOf(desk, "beneficial_owners")).toMatchObject({
      outcome: "not_established",
      reason: "only_declared",
    });
    const refused = await anna.post(`${desk.opened.path}/decision`, { decision: "approve", reason: "Known to us." });
    expect(refused).toMatchObject({ status: 409 });
    const filed = await anna.post(`${desk.opened.path}/ownership/statements`, {
      source: "Belgian register of beneficial owners",
      as_of: new Date().toISOString().slice(0, 10),
      description: "Extract of the UBO register.",
      owners: [
        { given_names: "Lien", family_name: "Claes", birth_date: "1980-05-05", nationality: "BE", share_percent: 100 },
      ],
    });
    expect(filed.status, JSON.stringify(filed.body)).toBe(201);
    expect(await checkOf(desk, "beneficial_owners")).toMatchObject({ outcome: "established" });
  });

  it("whose foreign parent's register is down has an open check that says so, never 'not covered'", async () => {
    const down = { ...LIVE, REGISTER_BASE_URLS: urls({ gleif: "gleif", ares: "nowhere" }) };
    const desk = await prepare({ number: HOLDING, settings: down, answers: { beneficial_owners: DECLARED } });
    const { body } = await desk.as("anna").get(`${desk.opened.path}/ownership`);
    expect(body.open_ends).toContainEqual(expect.objectContaining({ reason: "source_unavailable", source: "ares" }));
    expect(await checkOf(desk, "beneficial_owners")).toMatchObject({
      outcome: "not_established",
      reason: "source_unavailable",
    });
  });
});
