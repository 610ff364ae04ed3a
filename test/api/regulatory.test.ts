import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { newOfficer, send } from "../support/api.ts";
import { ann } from "../support/operators.ts";
import { dataset, loadRegulatory } from "../support/regulatory.ts";

const BASE = "/api/regulatory";
const officer = newOfficer();
const get = async (path: string) => (await officer.get(BASE + path)).body;
const ids = (records: { id: string }[]) => records.map(({ id }) => id);

describe("before any release was loaded", () => {
  // Other files share the database, and some of them load one.
  beforeAll(async () => void (await env.DB.prepare("DELETE FROM regulatory_current").run()));

  it("says that it has no data, rather than that there are no duties", async () => {
    const { status, body } = await officer.get(`${BASE}/regulations`);
    expect([status, body.code]).toEqual([503, "service_unavailable"]);
  });
});

describe("with the repository's release", () => {
  beforeAll(async () => {
    await loadRegulatory();
  });

  it("answers officers only", async () => {
    expect((await send("GET", `${BASE}/regulations`)).status).toBe(401);
    expect((await newOfficer("root", "admin").get(`${BASE}/regulations`)).status).toBe(403);
  });

  it("lists regulations by status, vertical and country", async () => {
    expect(await get("/regulations")).toHaveLength(81);
    expect(await get("/regulations?status=superseded")).toHaveLength(3);
    expect((await get("/regulations?country=EU")).every((act: any) => act.country === "EU")).toBe(true);
    expect(ids(await get("/regulations?vertical=casp&country=BE"))).toContain("eu-mica");
    expect(await get("/regulations?status=nonsense")).toEqual([]);
    expect(await get("/regulations?country=XX")).toEqual([]);
  });

  it("shows a regulation with its articles and its dates", async () => {
    const act = await get("/regulations/eu-mica");
    expect(act).toMatchObject({ id: "eu-mica", short_name: "MiCA", country: "EU", celex: "32023R1114" });
    expect(act.articles).toHaveLength(act.article_count);
    expect(act.timeline.length).toBeGreaterThan(0);
    expect(act.timeline.every((event: any) => event.regulation_id === "eu-mica")).toBe(true);
    expect((await officer.get(`${BASE}/regulations/nope`)).status).toBe(404);
  });

  it("shows an article with its obligations", async () => {
    const article = await get("/articles/be-aml-2017-art-67");
    expect(article).toMatchObject({ id: "be-aml-2017-art-67", regulation_id: "be-aml-2017", severity: "critical" });
    expect(article.obligations[0]).toEqual({
      id: expect.any(String),
      text: expect.any(String),
      requirement_key: "cash_limit",
      applies_to: expect.arrayContaining(["merchant"]),
    });
    expect((await officer.get(`${BASE}/articles/nope`)).status).toBe(404);
  });

  it("combines the filters of articles", async () => {
    const found = await get(
      "/articles?regulation_id=be-aml-2017&severity=critical&status=active&vertical=psp&country=BE",
    );
    expect(ids(found)).toContain("be-aml-2017-art-67");
    expect(found.every((a: any) => a.regulation_id === "be-aml-2017" && a.severity === "critical")).toBe(true);
    expect(await get("/articles?regulation_id=be-aml-2017&country=NL")).toEqual([]);
  });

  it("keeps the timeline in order and refuses what is no date", async () => {
    const dates = (await get("/timeline?vertical=psp&country=BE&from_date=2025-01-01&to_date=2027-12-31")).map(
      (event: any) => event.date,
    );
    expect(dates).toEqual(dates.toSorted());
    expect(dates.length).toBeGreaterThan(10);
    expect((await officer.get(`${BASE}/timeline?from_date=soon`)).body.code).toBe("validation_failed");
    expect((await officer.get(`${BASE}/timeline?from_date=2026-02-30`)).status).toBe(422);
  });

  it("adds up what binds a payment service provider in Belgium", async () => {
    expect(await get("/compounding-impact?vertical=psp&country=BE")).toMatchObject({
      vertical: "psp",
      country: "BE",
      total_obligations: 282,
      regulations_applicable: 44,
      burden_score: 100,
    });
    expect(await get("/compounding-impact?vertical=psp&country=XX")).toMatchObject({ total_obligations: 0 });
    expect((await officer.get(`${BASE}/compounding-impact?vertical=psp`)).status).toBe(422);
  });

  it("counts what it holds", async () => {
    const stats = await get("/stats");
    expect(stats).toMatchObject({ total_regulations: 81, total_articles: 432, verticals_covered: 21 });
    expect(stats.upcoming_deadlines).toBe((await get("/calendar")).length);
  });

  it("costs one round trip at most, and rows that do not depend on the data", async () => {
    for (const path of [
      "/regulations",
      "/articles?q=wallet",
      "/compounding-impact?vertical=psp&country=BE",
      "/calendar",
    ]) {
      const timing = (await officer.get(BASE + path)).headers.get("Server-Timing")!;
      expect(Number(/trips=(\d+)/.exec(timing)![1])).toBeLessThanOrEqual(1);
    }
  });
});

describe("full text", () => {
  const search = (q: string) => officer.get(`${BASE}/articles?q=${encodeURIComponent(q)}`);
  const find = async (q: string): Promise<string[]> => ids((await search(q)).body);

  it("ranks an article whose title has the words above those that mention them", async () => {
    expect((await find("cash limit"))[0]).toBe("be-aml-2017-art-67");
    expect((await find("politically exposed persons")).slice(0, 3)).toContain("eu-amlr-art-42");
    expect((await find("travel rule originator")).length).toBeGreaterThan(0);
  });

  it("finds by a duty, by the name of the act, by number and by id", async () => {
    expect((await find("MiCA custody"))[0]).toBe("eu-mica-art-75");
    expect((await find("32023R1114 75"))[0]).toBe("eu-mica-art-75");
    expect((await find("be-aml-2017-art-41"))[0]).toBe("be-aml-2017-art-41");
    const duty = dataset.articles.find((article) => article.id === "eu-dsa-art-30")!.obligations[0]!.text;
    expect((await find(duty))[0]).toBe("eu-dsa-art-30");
  });

  it("folds accents and case, and matches the beginning of a word", async () => {
    expect(await find("BÉNÉFICIÄL öwner")).toEqual(await find("beneficial owner"));
    expect(await find("monetaire")).toEqual(await find("Monétaire"));
    expect((await find("monetaire")).length).toBeGreaterThan(0);
    expect(await find("sanct")).toEqual(expect.arrayContaining(await find("sanctions")));
  });

  it("sets the other filters aside", async () => {
    const alone = (await search("wallet")).body;
    const filtered = (await officer.get(`${BASE}/articles?q=wallet&country=BE&severity=low&status=nonsense`)).body;
    expect(filtered).toEqual(alone);
    expect(alone.length).toBeGreaterThan(0);
    expect(await get("/articles?q=%20&severity=low")).toEqual(await get("/articles?severity=low"));
  });

  it("falls back to articles with some of the words", async () => {
    expect((await find("how long must wallets frobnicate")).length).toBeGreaterThan(0);
    expect(await find("frobnicate")).toEqual([]);
  });

  it("takes 500 odd strings without an error", async () => {
    const pieces = [
      '"',
      "'",
      "*",
      "^",
      "(",
      ")",
      "NEAR(",
      " AND ",
      " OR ",
      " NOT ",
      ":",
      "-",
      "--",
      ";",
      "\\",
      "%",
      "_",
      "{",
      "}",
      "\0",
      "\t",
      "\n",
      "é",
      "ß",
      "Ж",
      "漢字",
      "🎉",
      "\u202e",
      "\u0301",
      "title:",
      "rowid",
      "' OR 1=1 --",
      "a".repeat(300),
      "<script>",
      "${x}",
      "0",
      "99999999999999999999",
      "\ud800",
    ];
    let seed = 7;
    const pick = () => pieces[(seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % pieces.length]!;
    for (let i = 0; i < 500; i++) {
      const q = Array.from({ length: 1 + (i % 6) }, pick)
        .join(i % 2 ? " " : "")
        .toWellFormed();
      const { status, body } = await search(q);
      expect([q, status, Array.isArray(body)]).toEqual([q, 200, true]);
    }
  });
});

describe("importing a release", () => {
  const stage = (release: unknown) => ann.post("/api/platform/regulatory-imports", release);

  it("serves another release at once, and changes nothing the second time", async () => {
    const renamed = {
      ...dataset,
      as_of: "2026-12-01",
      articles: dataset.articles.map((a) =>
        a.id === "eu-dsa-art-30" ? { ...a, title: "Zebra crossings of traders" } : a,
      ),
    };
    const staged = await stage(renamed);
    expect(staged.body).toMatchObject({
      state: "staged",
      version: expect.stringMatching(/^2026-12-01-[0-9a-f]{12}$/),
      difference: { added: 0, changed: 1, removed: 0 },
      second_operator: { needed: false },
    });
    expect(ids(await get("/articles?q=zebra"))).toEqual([]);
    expect((await ann.confirm(staged)).body).toMatchObject({ state: "confirmed" });
    expect((await get("/articles/eu-dsa-art-30")).title).toBe("Zebra crossings of traders");
    expect(ids(await get("/articles?q=zebra"))).toEqual(["eu-dsa-art-30"]);
    expect((await stage(renamed)).body).toMatchObject({ state: "current", version: staged.body.version });
    const { results } = await env.DB.prepare(
      "SELECT loaded_by FROM regulatory_releases WHERE as_of = '2026-12-01'",
    ).all();
    expect(results).toEqual([{ loaded_by: "ann" }]);

    expect((await loadRegulatory()).changed).toBe(true);
    expect(await get("/articles?q=zebra")).toEqual([]);
    expect((await loadRegulatory()).changed).toBe(false);
  });

  it("is noticed at once by an isolate that read the release before", async () => {
    const article = { ...dataset.articles[0]!, title: "Quagga" };
    const other = { ...dataset, as_of: "2026-12-02", articles: [article, ...dataset.articles.slice(1)] };
    const { version } = await loadRegulatory();
    await ann.confirm(await stage(other));
    expect((await get(`/articles/${article.id}`)).title).toBe("Quagga");
    await env.DB.prepare("UPDATE regulatory_current SET version = ?").bind(version).run();
    expect((await get(`/articles/${article.id}`)).title).toBe(dataset.articles[0]!.title);
  });

  it("refuses a release that is not whole, and goes on serving the one before", async () => {
    const cut = { ...dataset, regulations: dataset.regulations.slice(0, 40) };
    const { status, body } = await stage(cut);
    expect([status, body.code]).toEqual([422, "validation_failed"]);
    expect((await stage({ ...dataset, articles: [] })).status).toBe(422);
    expect((await get("/stats")).total_regulations).toBe(81);
  });

  it("is for operators of the platform, and for no officer", async () => {
    const admin = newOfficer("root", "admin");
    expect((await admin.post("/api/platform/regulatory-imports", dataset)).status).toBe(401);
  });
});
