import { describe, expect, it } from "vitest";
import { parseKboPage } from "../../../src/sources/kbo/parse-page.ts";
import { classifySituation } from "../../../src/sources/kbo/situations.ts";
import type { RegistryEntry } from "../../../src/sources/types.ts";
import { rawAnswer } from "../../support/sources/raw-answer.ts";
import { hasSharedData, readSharedText } from "../../support/sources/shared-data.ts";

const NUMBER = "0403091220";

/** A page in the register's layout, of the given rows. */
const page = (...rows: string[]): string =>
  `<html><body><h1>Registered entity data</h1><div id="table"><table><tr><td class="I" colspan="4"><h2>General information</h2></td></tr>${rows.join("")}</table></div></body></html>`;
const row = (label: string, value: string): string =>
  `<tr><td class="QL">${label}</td><td class="QL" colspan="3">${value}</td></tr>`;
const section = (heading: string, ...rows: string[]): string =>
  `<tr><td class="I" colspan="4"><h2>${heading}</h2></td></tr>${rows.join("")}`;
const holder = (role: string, name: string): string =>
  `<tr><td class="RL">${role} </td><td class="RL"> ${name} </td><td class="RL"><span class="upd">Since December 8, 2023</span></td></tr>`;
const head = [row("Enterprise number:", "0403.091.220"), row("Status:", "<strong><span>Active</span></strong>")];

function read(html: string): RegistryEntry {
  const reading = parseKboPage(rawAnswer(html), NUMBER);
  if ("unknown" in reading) throw new Error(reading.detail);
  return reading.known;
}
const reasonOf = (html: string, parts = {}) => {
  const reading = parseKboPage(rawAnswer(html, parts), NUMBER);
  return "unknown" in reading ? reading.unknown : "known";
};

describe.skipIf(!hasSharedData)("the register's real page", () => {
  it("is read completely: names in three languages, seat, activities of both versions, office holders", () => {
    const html = readSharedText("kbo/kbopub_toonondernemingps_bosa_nl.html");
    const reading = parseKboPage(rawAnswer(html), "0671516647");
    expect(reading).toMatchObject({
      known: {
        status: "active",
        juridical_situation: "000",
        legal_name: "Federale Overheidsdienst Beleid en Ondersteuning",
        legal_form_code: "301",
        address: { street: "Simon Bolivarlaan 30 bus 1", postal_code: "1000", city: "Brussel", country: "BE" },
        start_date: "2017-03-01",
        directors: [
          {
            name: "Nicolas Waeyaert",
            given_name: "Nicolas",
            family_name: "Waeyaert",
            role: "Voorzitter",
            since: "2021-03-01",
          },
        ],
        establishments: 4,
        website: "http://www.bosa.be",
        email: "info@bosa.fgov.be",
      },
    });
    expect("known" in reading && reading.known.missing).toBeUndefined();
    expect("known" in reading && reading.known.activities).toHaveLength(4);
    expect("known" in reading && reading.known.other_names).toContain("FÖD BOSA");
  });

  it("is unknown for any other number", () => {
    const html = readSharedText("kbo/kbopub_toonondernemingps_bosa_nl.html");
    expect(parseKboPage(rawAnswer(html), NUMBER)).toMatchObject({ unknown: "parse_error" });
  });

  it("is unknown when truncated anywhere", () => {
    const html = readSharedText("kbo/kbopub_toonondernemingps_bosa_nl.html");
    for (let length = 0; length < html.indexOf("</body>"); length += 997) {
      expect(parseKboPage(rawAnswer(html.slice(0, length)), "0671516647"), String(length)).toHaveProperty("unknown");
    }
  });
});

describe("a page of the register", () => {
  it("in English has its office holders in a hidden table", () => {
    const hidden = `<tr><td colspan="3"><table style="display: none" id="toonfctie">${holder("Director", "AEBISCHER ,&nbsp;  Thomas&nbsp;")}${holder("Director", "de Vogüé ,&nbsp;  Melchior&nbsp;")}</table></td></tr>`;
    const stated =
      '<tr><td colspan="3">There are 2 function holders <span id="klikfctie"><a>Show the legal functions</a></span></td></tr>';
    const entry = read(
      page(
        ...head,
        row(
          "Legal situation:",
          '<span class="pageactief">Normal situation</span><br/><span class="upd">Since January 26, 1863</span>',
        ),
        row("Start date:", "January 26, 1863"),
        row("Name:", 'Solvay&nbsp;<br/><span class="upd">Name in French, since June 13, 2008</span>'),
        row(
          "Registered seat's address:",
          'Rue de Ransbeek&nbsp;310<br/>1120&nbsp;Bruxelles<br/><span class="upd">Since May 1, 2000</span>',
        ),
        section("Functions", stated, hidden),
      ),
    );
    expect(entry).toMatchObject({
      status: "active",
      juridical_situation: "000",
      legal_name: "Solvay",
      start_date: "1863-01-26",
      address: { street: "Rue de Ransbeek 310", postal_code: "1120", city: "Bruxelles" },
      directors: [{ name: "Thomas AEBISCHER", role: "Director", since: "2023-12-08" }, { name: "Melchior de Vogüé" }],
    });
  });

  it("in French has its status and its empty list of office holders", () => {
    const none = '<tr><td class="QL" colspan="3">Pas de données reprises dans la BCE.</td></tr>';
    const entry = read(
      page(
        row("Numéro d'entreprise:", "0403.091.220"),
        row("Statut:", "Arrêté<br/><span class='upd'>Depuis le 3 mai 2021</span>"),
        section("Fonctions", none),
      ),
    );
    expect(entry).toMatchObject({ status: "stopped", end_date: "2021-05-03", directors: [] });
  });

  it("is 'not found' only with the known heading", () => {
    const entry = read("<html><body><h1>Geen resultaat gevonden</h1></body></html>");
    expect(entry).toMatchObject({ status: "not_found", directors: null });
    expect(reasonOf("<html><body><h1>Zoeken</h1></body></html>")).toBe("parse_error");
  });

  it("that is a captcha is unknown, never a company without directors", () => {
    expect(reasonOf('<html><body><input name="j_captcha_response"/></body></html>')).toBe("captcha");
    expect(reasonOf(page(...head), { finalUrl: "https://register.example/kbopub/captchaform.html" })).toBe("captcha");
  });

  it("with an unknown status is unknown", () => {
    expect(reasonOf(page(head[0]!, row("Status:", "In behandeling")))).toBe("parse_error");
  });

  it("with an unknown situation is unusual, never normal", () => {
    const entry = read(page(...head, row("Legal situation:", "Judicial reorganisation")));
    expect(entry).toMatchObject({ juridical_situation: null, juridical_situation_label: "Judicial reorganisation" });
    expect(classifySituation(entry)).toBe("unusual");
  });

  it.each([
    ["no section of office holders", page(...head)],
    ["a row that is not understood", page(...head, section("Functions", "<tr><td>Something else entirely</td></tr>"))],
    ["an empty section", page(...head, section("Functions"))],
    [
      "fewer holders than it states",
      page(
        ...head,
        section(
          "Functions",
          "<tr><td>There are 3 function holders for this entity</td></tr>",
          holder("Director", "A ,&nbsp;B"),
        ),
      ),
    ],
  ])("with %s has unknown directors, and says so", (_case, html) => {
    const entry = read(html);
    expect(entry.directors).toBeNull();
    expect(entry.missing).toMatchObject([{ part: "directors", reason: "parse_error" }]);
  });

  it("identifies an enterprise that holds an office by its number", () => {
    const entry = read(page(...head, section("Functions", holder("Director", "0419.052.173 (Holding X)"))));
    expect(entry.directors).toEqual([
      { name: "Holding X", role: "Director", since: "2023-12-08", registration_number: "0419052173" },
    ]);
  });

  it("keeps the remark of a strike-off while the status stays active", () => {
    const text = "Doorhaling wegens niet vervullen UBO-verplichtingen";
    expect(read(page(...head, row("Ambtshalve doorhaling:", text)))).toMatchObject({
      status: "active",
      remarks: [text],
    });
  });

  it.each([
    ["Stolberg 519<br/>52222&nbsp;Stolberg<br/>Duitsland (Bondsrep.)<br/>", "DE"],
    ["Rue des Jongleurs&nbsp;2<br/>62000&nbsp;Arras<br/>Frankrijk<br/>", "FR"],
  ])("reads a seat abroad: %s", (cell, country) => {
    expect(read(page(...head, row("Adres van de zetel:", cell))).address?.country).toBe(country);
  });

  it("does not assume Belgium for a seat in an unknown country", () => {
    const entry = read(page(...head, row("Adres van de zetel:", "Main Street 1<br/>1000&nbsp;Somewhere<br/>Atlantis")));
    expect(entry.address).toBeNull();
    expect(entry.missing?.map((gap) => gap.part)).toContain("address");
  });

  it.each([
    ["E-Mail-Adresse:", "info@delinde.be", "info@delinde.be"],
    ["E-mail:", "Geen gegevens opgenomen in KBO.", undefined],
    ["E-mail:", "op aanvraag", undefined],
  ])("reads a mail address where there is one: %s %s", (label, cell, email) => {
    expect(read(page(...head, row(label, cell))).email).toBe(email);
  });

  it("returns only web addresses as links", () => {
    const entry = read(page(...head, row("Web Address:", '<a href="javascript:alert(1)">x</a>')));
    expect(entry.website).toBeNull();
  });
});
