import { describe, expect, it } from "vitest";
import { findActs } from "../../../src/sources/index.ts";
import { parseActsPage } from "../../../src/sources/gazette/parse.ts";
import { findRubrics } from "../../../src/sources/gazette/rubrics.ts";
import { SAMPLE_COMPANIES } from "../../../src/sources/sample-companies.ts";
import { rawAnswer } from "../../support/sources/raw-answer.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, html, stubFetch } from "../../support/sources/stub-fetch.ts";

const NUMBER = "0736812790";
const URL_OF_LIST = "https://gazette.example/cgi_tsv/list.pl?language=nl&btw=0736812790&page=1";

interface Act {
  readonly lines: readonly string[];
  readonly pdf?: string;
}

const act = (date: string, heading = "ONTSLAGEN - BENOEMINGEN", number = "0402585"): Act => ({
  lines: ["RUE JACQUES JORDAENS 32A 1000 BRUXELLES", "0736.812.790", heading, `${date} / ${number}`],
  pdf: `/tsv_pdf/${date.replaceAll("-", "/")}/${date.slice(2, 4)}${number.slice(1)}.pdf`,
});
const item = ({ lines, pdf }: Act) =>
  `<div class="list-item"><div class="list-item--content"><p class="list-item--subtitle"><font color="blue">VOORBEELD</font> BV</p>
   <a class="list-item--title" href="article.pl?x=1">\n${lines.join("\n<br>\n")}<br><font><a class="standard" href="${pdf ?? "article.pl"}">BEELD</a></font></a></div></div>`;
const page = (acts: readonly Act[], more = "") =>
  `<html><body><a href="/cgi_tsv/rech.pl">Zoeken</a>${more}${acts.map(item).join("")}</body></html>`;
const NOTHING = "<html><body><p>Geen tekst komt overeen met uw zoekopdracht</p></body></html>";
const parse = (text: string, pageNumber = 1) =>
  parseActsPage(rawAnswer(text, { url: URL_OF_LIST }), NUMBER, pageNumber);

describe("a page of the list of acts", () => {
  it("gives date, number, rubric and the address of the PDF, whose name is not the number", () => {
    expect(parse(page([act("2024-06-05")]))).toEqual({
      known: {
        total: null,
        acts: [
          {
            date: "2024-06-05",
            number: "0402585",
            rubrics: ["c08"],
            title: "ONTSLAGEN - BENOEMINGEN",
            pdf_url: "https://gazette.example/tsv_pdf/2024/06/05/24402585.pdf",
          },
        ],
      },
    });
  });

  it("knows a new act without address and rubric, an old one with a year alone, and a number of nine digits", () => {
    const acts = [
      { lines: ["736.812.790", "2026-11-20 / 0400001"] },
      { lines: ["736.812.790", "OPRICHTING", "1995 / 311"] },
    ];
    expect(parse(page(acts))).toMatchObject({
      known: {
        acts: [
          { date: "2026-11-20", rubrics: [], title: null, pdf_url: null },
          { date: "1995", number: "311", rubrics: ["c01"] },
        ],
      },
    });
  });

  it("without an act is a statement", () => {
    expect(parse(NOTHING)).toEqual({ known: { acts: [], total: 0 } });
  });

  it.each([
    ["without a list", "<html><body><h1>Onderhoud</h1></body></html>"],
    ["with an act whose date is not there", page([{ lines: ["0736.812.790", "OPRICHTING"] }])],
    ["about other enterprises alone", page([{ lines: ["0403.091.220", "OPRICHTING", "2024-06-05 / 1"] }])],
    ["that was cut off", page([act("2024-06-05")]).replace("</body></html>", "")],
  ])("%s is no answer", (_case, text) => {
    expect(parse(text)).toMatchObject({ unknown: "parse_error" });
  });

  it("leaves out acts of other enterprises, and days that do not exist", () => {
    const other = { lines: ["0403.091.220", "OPRICHTING", "2024-06-05 / 1"] };
    expect(parse(page([act("2024-02-31"), other]))).toMatchObject({ known: { acts: [{ date: "2024" }] } });
  });

  it("that asks for a captcha is named as such", () => {
    expect(parse('<html><body><form action="captchaform.html"></form></body></html>')).toMatchObject({
      unknown: "captcha",
    });
  });
});

describe("a heading", () => {
  it.each([
    ["RUBRIEK EINDE (STOPZETTING, INTREKKING STOPZETTING, NIETIGHEID, GER. AK., ENZ...)", ["c02"]],
    ["rubrique fin (cessation, annulation cessation, nullité, conc, réorganisation judiciaire, etc...)", ["c02"]],
    ["ADRESSEN ANDERS DAN MAATSCHAPPELIJKE ZETEL", ["c05"]],
    ["MAATSCHAPPELIJKE ZETEL - ONTSLAGEN - BENOEMINGEN", ["c04", "c08"]],
    ["Démissions, nominations", ["c08"]],
    ["BENAMING - KAPITAAL, AANDELEN - STATUTEN (VERTALING, CO\u00d6RDINATIE)", ["c03", "c07", "c11"]],
    ["AMBTSHALVE DOORHALING  KBO NR.", ["c16"]],
    ["rubriek oprichting (nieuwe rechtspersoon, opening bijkantoor, enz...)", ["c01"]],
    ["WIJZIGING RECHTSVORM", ["c12"]],
    ["SOMETHING NEW", []],
  ])("%s", (heading, rubrics) => {
    expect(findRubrics(heading)).toEqual(rubrics);
  });
});

describe("the client of the Gazette", () => {
  const ask = async (pages: readonly string[]) => {
    const server = stubFetch(({ url }) => html(pages[Number(url.searchParams.get("page")) - 1] ?? "<html></html>"));
    const { call } = createSourceWorld({
      settings: { REGISTER_BASE_URLS: `gazette=${freshBaseUrl()}` },
      fetch: server.fetch,
    });
    return { answer: await findActs(call(), NUMBER), server };
  };
  const many = (from: number) => Array.from({ length: 3 }, (_, at) => act(`${2026 - from - at}-01-05`));

  it.each([
    ["says that there is none", NOTHING],
    ["repeats the last one", page(many(3))],
    ["is empty", page([])],
  ])("reads pages until one %s", async (_case, last) => {
    const { answer, server } = await ask([page(many(0)), page(many(3)), last]);
    expect(answer).toMatchObject({ outcome: "known", value: { read_back_to: null } });
    expect(answer.outcome === "known" && answer.value.acts.map(({ date }) => date.slice(0, 4))).toEqual([
      "2026",
      "2025",
      "2024",
      "2023",
      "2022",
      "2021",
    ]);
    expect(server.requests).toHaveLength(3);
    expect(answer.evidence).toHaveLength(3);
  });

  it("stops at the printed number of acts", async () => {
    const { server } = await ask([page(many(0), "<h1>Lijst (3)</h1>")]);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]!.url.searchParams.get("btw")).toBe(NUMBER);
  });

  it("says how far back it read a long list, and refuses one that is out of order", async () => {
    const long = [0, 3, 6, 9, 12, 15].map((from) => page(many(from)));
    const { answer, server } = await ask(long);
    expect(answer).toMatchObject({ outcome: "known", value: { read_back_to: "2012-01-05" } });
    expect(server.requests).toHaveLength(5);
    expect((await ask(long.toReversed())).answer).toMatchObject({ outcome: "unknown", reason: "parse_error" });
  });

  it("has no answer if a later page fails", async () => {
    const { answer } = await ask([page(many(0)), "<html><body>Welcome</body></html>"]);
    expect(answer).toMatchObject({ outcome: "unknown", reason: "parse_error" });
    expect(answer.evidence).toHaveLength(2);
  });
});

describe("the sample of the Gazette", () => {
  it("has the incorporation of each company whose start is known, and its later appointments", async () => {
    const { call } = createSourceWorld();
    for (const { number, start } of SAMPLE_COMPANIES) {
      const answer = await findActs(call(), number);
      if (answer.outcome === "unknown") throw new Error(answer.detail);
      expect(
        answer.value.acts.some(({ rubrics }) => rubrics.includes("c01")),
        number,
      ).toBe(start !== null);
    }
    expect(await findActs(call(), "0999900150")).toMatchObject({
      value: {
        acts: [
          { date: "2016-06-22", rubrics: ["c08"] },
          { date: "2011-04-04", rubrics: ["c01"] },
        ],
        read_back_to: null,
      },
    });
  });
});
