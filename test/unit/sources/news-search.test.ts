import { describe, expect, it } from "vitest";
import { type MediaQuestion, searchAdverseMedia } from "../../../src/sources/index.ts";
import { spellingsOf } from "../../../src/sources/adverse-media/spellings.rules.ts";
import { isInOtherLanguage } from "../../../src/sources/adverse-media/unread-news.rules.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, json, stubFetch, type StubRequest } from "../../support/sources/stub-fetch.ts";

const article = (title: string, parts = {}) => ({
  title,
  description: null,
  url: "https://news.example/1",
  publishedAt: "2026-01-02T03:04:05Z",
  source: { name: "De Bode" },
  ...parts,
});
type Article = ReturnType<typeof article>;

const CONVICTED = "Zilverberk Metaal uit Hasselt veroordeeld voor fraude";
const QUESTION = { companyName: "Zilverberk Metaal BV", names: [], place: "Hasselt" };

const pageOf = (articles: readonly Article[], { url }: StubRequest) => {
  const from = (Number(url.searchParams.get("page") ?? 1) - 1) * 100;
  return json({ status: "ok", totalResults: articles.length, articles: articles.slice(from, from + 100) });
};

async function searched(
  answer: readonly Article[] | ((request: StubRequest) => Response),
  question: Partial<MediaQuestion> = {},
) {
  const server = stubFetch(typeof answer === "function" ? answer : (request) => pageOf(answer, request));
  const settings = { ADVERSE_MEDIA_BASE_URL: freshBaseUrl(), ADVERSE_MEDIA_API_KEY: "key" };
  const world = createSourceWorld({ settings, fetch: server.fetch });
  const found = await searchAdverseMedia(world.call(), { ...QUESTION, ...question });
  return { found, value: found.outcome === "known" ? found.value : null, asked: server.requests };
}

const queryOf = ({ url }: StubRequest) => url.searchParams.get("q");

describe("what the news is searched by", () => {
  it("is the name without its legal form, which the press leaves out, unless what is left is in half the news", async () => {
    expect((await searched([])).asked.map(queryOf)).toEqual(['"Zilverberk Metaal"']);
    expect((await searched([], { companyName: "Alfa NV" })).asked.map(queryOf)).toEqual(['"Alfa NV"']);
  });

  it.each([
    ["Marc Van Loock", ["Marc Vanloock"]],
    ["Jan Pieter Van den Berghe", ["Jan Van den Berghe", "Jan Vandenberghe"]],
    ["Els Vandenberghe", ["Els Van den Berghe"]],
    ["Jürgen Müller", ["Juergen Mueller"]],
    ["Katrien Vermeulen", []],
  ])("is %s as the press may write it too", (name, others) => {
    expect(spellingsOf({ kind: "person", name })).toEqual([name, ...others]);
  });

  it("finds a person of another spelling, under the name that is known", async () => {
    const spelled = article("Marc Vanloock uit Hasselt veroordeeld tot 18 maanden voor belastingfraude");
    const { value } = await searched([spelled], { names: ["Marc Van Loock"] });
    expect(value!.hits).toMatchObject([{ subject: "Marc Van Loock", category: "criminal" }]);
    const before = await searched([spelled], { names: ["Marc Van Loock"], asBefore: true });
    expect(before.value).toEqual({ hits: [], cleared: 0 });
    expect(before.asked.map(queryOf)).toEqual(['"Zilverberk Metaal BV" OR "Marc Van Loock"']);
  });
});

describe("an article that adverse news could hide in", () => {
  it.each([
    ["https://news.example/l'affaire metaal", "https://news.example/l%27affaire%20metaal"],
    ["javascript:alert(1)", expect.stringMatching(/^no address: [0-9a-f]{16}$/)],
  ])("is read although its address is %s", async (url, shown) => {
    const { value } = await searched([article(CONVICTED, { url })]);
    expect(value).toMatchObject({ hits: [{ url: shown, category: "criminal" }] });
    expect((await searched([article(CONVICTED, { url })], { asBefore: true })).value).toEqual({ hits: [], cleared: 0 });
  });

  it("counts by the gravest that one address tells", async () => {
    const harmless = article("Zilverberk Metaal uit Hasselt wint een prijs");
    expect((await searched([article(CONVICTED), harmless])).value!.hits).toHaveLength(1);
    expect((await searched([article(CONVICTED), harmless], { asBefore: true })).value!.hits).toEqual([]);
  });

  it("is found beyond the first thousand letters, and told where it is longer than what is judged", async () => {
    const filling = "Het bedrijf uit Hasselt maakt al dertig jaar trappen en hekken voor de hele streek. ";
    const long = (times: number) =>
      article("Portret van een metaalbouwer", {
        description: `Zilverberk Metaal. ${filling.repeat(times)}De rechtbank veroordeelde Zilverberk Metaal wegens fraude.`,
      });
    expect((await searched([long(15)])).value!.hits).toMatchObject([{ subject: "Zilverberk Metaal BV" }]);
    const { value } = await searched([long(80)]);
    expect(value).toMatchObject({ hits: [], unread: { articles: [{ why: "too_long" }] } });
  });

  it("is told where it has no text, or names the subject in a language that the rules do not read", async () => {
    const removed = article("[Removed]", { description: "[Removed]", url: "https://removed.example/" });
    const polish = article("Zilverberk Metaal skazany za oszustwo przez sąd w Hasselt", {
      url: "https://news.example/2",
    });
    const stranger = article("Inna firma skazana za oszustwo przez sąd", { url: "https://news.example/3" });
    const { value } = await searched([removed, polish, stranger]);
    expect(value!.unread).toMatchObject({
      failed: null,
      beyond: 0,
      articles: [{ why: "no_text" }, { why: "language", url: "https://news.example/2" }],
    });
  });

  it("is told in another language also where a word of it was taken for something adverse", async () => {
    const russian = article("Суд осудил владельца Zilverberk Metaal за мошенничество");
    const { value } = await searched([russian]);
    expect(value!.unread).toMatchObject({ articles: [{ why: "language" }] });
  });

  it("is read on further pages, and what stands beyond them is counted", async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        article(at === count - 1 ? CONVICTED : "Zilverberk Metaal bouwt trappen in Hasselt", {
          url: `https://news.example/${at}`,
        }),
      );
    const two = await searched(many(150));
    expect(two.value).toMatchObject({ hits: [{ url: "https://news.example/149" }] });
    expect(two.value!.unread).toBeUndefined();
    expect((await searched(many(512))).value).toMatchObject({ hits: [], unread: { beyond: 312, articles: [] } });
    const limited = await searched((request) =>
      request.url.searchParams.has("page")
        ? json({ status: "error", code: "maximumResultsReached" }, 426)
        : pageOf(many(150), request),
    );
    expect(limited.value!.unread).toMatchObject({ beyond: 50 });
  });
});

describe("a search of which a part fails", () => {
  const names = Array.from({ length: 40 }, (_, at) => `Persoon Nummer${at} Achternaam`);
  const failingFor = (name: string) => (request: StubRequest) =>
    queryOf(request)!.includes(name)
      ? json({ status: "error", code: "unexpectedError" })
      : pageOf([article(CONVICTED)], request);

  it("keeps what was found, and names whom it was not searched for", async () => {
    const { value, asked } = await searched(failingFor("Nummer39"), { names });
    expect(asked.length).toBeGreaterThan(2);
    expect(value).toMatchObject({ hits: [{ category: "criminal" }], unread: { failed: { reason: "http_error" } } });
    const { names: unsearched } = value!.unread!.failed!;
    expect(unsearched).toContain("Persoon Nummer39 Achternaam");
    expect(unsearched).not.toContain("Zilverberk Metaal BV");
  });

  it.each([{ wholeOnly: true }, { asBefore: true }] as const)("is unknown where only the whole counts", async (how) => {
    const { found } = await searched(failingFor("Nummer39"), { names, ...how });
    expect(found).toMatchObject({ outcome: "unknown", reason: "http_error" });
  });

  it("is unknown where every search fails", async () => {
    const { found } = await searched(() => json({ status: "error", code: "unexpectedError" }), { names });
    expect(found.outcome).toBe("unknown");
  });
});

it.each([
  [
    "a relative of the same family name",
    ["Els Vanloock", "Marc Van Loock"],
    "Marc Vanloock uit Hasselt veroordeeld voor belastingfraude",
    "Marc Van Loock",
  ],
  [
    "a sister company",
    ["Noordzee Groep NV", "Noordzee Precisietechniek BV"],
    "Noordzee Precisietechniek uit Hasselt veroordeeld wegens omkoping",
    "Noordzee Precisietechniek BV",
  ],
] as const)("accuses whom the article names in full, and not %s", async (_, names, headline, accused) => {
  const { value } = await searched([article(headline)], { names: [...names] });
  expect(value!.hits.map(({ subject }) => subject)).toEqual([accused]);
  expect(value!.unread).toBeUndefined();
});

it("accuses a person behind a company, and not the company by the trade in its name", async () => {
  const charged = article("Joris Claes uit Leuven in verdenking gesteld van witwassen", {
    description: "De bestuurder van een bakkerij werd gedagvaard.",
  });
  const question = { companyName: "Bakkerij De Linde", names: ["Joris Claes"], place: "Leuven" };
  const { value } = await searched([charged], question);
  expect(value!.hits).toMatchObject([{ subject: "Joris Claes", judgement: { severity: "high" } }]);
  expect(value!.harmless).toEqual([{ url: charged.url, subject: "Bakkerij De Linde" }]);
  const both = article("Joris Claes en zijn Bakkerij De Linde uit Leuven veroordeeld voor witwassen");
  expect((await searched([both], question)).value!.hits).toHaveLength(2);
});

it("tells articles that clear a subject, beside those that accuse it", async () => {
  const acquitted = article("Zilverberk Metaal uit Hasselt vrijgesproken van fraude", {
    url: "https://news.example/2",
  });
  const { value } = await searched([article(CONVICTED), acquitted]);
  expect(value).toMatchObject({
    hits: [{ url: "https://news.example/1" }],
    cleared: 1,
    clearings: [{ url: "https://news.example/2", subject: "Zilverberk Metaal BV" }],
  });
});

it.each([
  ["El tribunal condenó a Jan Peeters por fraude fiscal", true],
  ["Il titolare Jan Peeters condannato per frode dalla corte di Roma", true],
  ["Суд осудил Jan Peeters за мошенничество", true],
  ["Jan Peeters skazany za oszustwo", true],
  ["Jan Peeters odsouzen k vězení", true],
  ["Jan Peeters veroordeeld", false],
  ["Jan Peeters est condamné à deux ans pour escroquerie par le tribunal", false],
  ["Gericht verurteilt Jan Peeters wegen Betrugs", false],
  ["Court fines Łukasz Müller of São Paulo over late reports", false],
])("knows by its words whether it can read: %s", (text, isOther) => {
  expect(isInOtherLanguage(text)).toBe(isOther);
});

describe("a trade name", () => {
  const question = { companyName: "Vermeulen & Claes BV", place: "Leuven", tradeNames: ["Zonnebrood"] };

  it("tells the company where its town agrees, and nobody where it does not", async () => {
    const here = article("Zonnebrood uit Leuven veroordeeld voor sociale fraude");
    const { value, asked } = await searched([here], question);
    expect(asked.map(queryOf)).toEqual(['"Vermeulen & Claes" OR "Zonnebrood"']);
    expect(value!.hits).toMatchObject([{ subject: "Vermeulen & Claes BV", category: "criminal" }]);
    const somewhere = article("Zonnebrood veroordeeld voor sociale fraude");
    expect((await searched([somewhere], question)).value!.hits).toEqual([]);
    expect((await searched([here], { ...question, asBefore: true })).value!.hits).toEqual([]);
  });
});

describe("an earlier name", () => {
  const question = { companyName: "Vermeulen & Claes BV", place: "Leuven", formerNames: ["Oven & Co"] };
  const ask = async (title: string) => (await searched([article(title)], question)).value!.hits;

  it("is searched for, and is the company's surely where its town agrees, and perhaps where nothing does", async () => {
    const convicted = "Oven & Co uit Leuven veroordeeld voor sociale fraude";
    expect((await searched([], question)).asked.map(queryOf)).toEqual(['"Vermeulen & Claes" OR "Oven & Co"']);
    expect(await ask(convicted)).toMatchObject([
      { subject: "Vermeulen & Claes BV", former_name: "Oven & Co", category: "criminal" },
    ]);
    const [unsure] = await ask("Oven & Co veroordeeld voor sociale fraude");
    expect(unsure).toMatchObject({ subject: "Vermeulen & Claes BV", category: "adverse_media" });
    expect(unsure!.judgement!.namesake).toBe("unsure");
  });
});
