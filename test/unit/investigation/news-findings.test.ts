import { describe, expect, it } from "vitest";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { ADVERSE_MEDIA } from "../../../src/investigation/agents/adverse-media.ts";
import { newsNotFoundAgain } from "../../../src/investigation/agents/earlier-news.ts";
import { deriveAll } from "../../../src/investigation/conclude/derive-all.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { RunTerms } from "../../../src/investigation/types.ts";
import { isHit } from "../../../src/domain/decisions/hits.rules.ts";
import { speaksAgainst } from "../../../src/domain/decisions/to-settle.rules.ts";
import type { MediaAnswer, MediaHit, NotedArticle } from "../../../src/sources/media-answer.ts";
import { investigation } from "../../support/case-fixtures.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";

const SUBJECT = "Bakkerij De Linde";

const hit = (parts: Partial<MediaHit> = {}): MediaHit => ({
  title: "Bakkerij De Linde uit Leuven onder onderzoek",
  url: "https://a.example/1",
  published_at: "2026-10-03T08:00:00.000Z",
  snippet: "Het parket van Leuven onderzoekt de bakkerij.",
  publisher: "De Bode",
  category: "criminal",
  subject: SUBJECT,
  judgement: {
    adverse: true,
    event: "investigation",
    role: "suspect",
    namesake: "certain",
    severity: "medium",
    exculpatory: false,
    quotes: [{ for: "investigation", words: "onderzoekt" }],
  },
  ...parts,
});

const answer = (parts: Partial<MediaAnswer> = {}): MediaAnswer => ({
  hits: [],
  cleared: 0,
  clearings: [],
  harmless: [],
  ...parts,
});

interface Given {
  readonly rules?: number;
  readonly cleared?: readonly Finding[];
  readonly previous?: readonly Finding[];
  /** Address of an article that the review was opened for. */
  readonly news?: string;
  /** Whom the customer declares. */
  readonly owner?: string;
}

function findingsOf(
  value: MediaAnswer,
  { rules = RULES_VERSION, cleared = [], previous = [], news, owner }: Given = {},
) {
  const seen = new ObservationSet();
  seen.record(ADVERSE_MEDIA, { outcome: "known", value, evidence: [], heard: [] });
  const input = investigationInput({
    cleared,
    ...(owner !== undefined && { answers: { beneficial_owners: owner } }),
    ...(news !== undefined && { reviewReasons: [{ key: "e1", reason: "news", at: "2026-11-01T08:00:00.000Z", news }] }),
    iteration: previous.length > 0 ? 2 : 1,
    previous: previous.length > 0 ? [investigation({ findings: previous })] : [],
    terms: {
      policy: DEFAULT_POLICY,
      usesModel: false,
      sample: true,
      listMaxAgeHours: { hours: 48, bySource: {} },
      rules,
    },
  });
  return deriveAll(readDossier(input), seen).findings.filter(({ agent_name }) => agent_name === "adverse_media");
}

const clearance = { reason: "another bakery", cleared_by: "alice", cleared_at: "2026-11-01T08:00:00.000Z" };
const clearedOf = (finding: Finding): Finding => ({ ...finding, clearance });

describe("what an officer cleared of the news", () => {
  const [found] = findingsOf(answer({ hits: [hit()] }));
  const cleared = [clearedOf(found!)];

  it("stays cleared for the same words, even if another publisher prints them", () => {
    const copy = hit({ url: "https://b.example/copy", title: `${hit().title} - Het Blad`, publisher: "Het Blad" });
    const reasons = (hits: readonly MediaHit[], rules?: number) =>
      findingsOf(answer({ hits }), { cleared, ...(rules && { rules }) }).map((one) => one.clearance?.reason);
    expect(reasons([hit(), copy], 11)).toEqual(["another bakery", "another bakery"]);
    expect(reasons([hit(), copy])).toEqual(["another bakery"]);
    expect(reasons([copy])).toEqual(["another bakery"]);
  });

  it("is open again where the article under its address says something else, or tells something graver", () => {
    const changed = hit({ snippet: "Het parket breidt het onderzoek uit naar witwassen." });
    const [again] = findingsOf(answer({ hits: [changed] }), { cleared });
    expect(again).toMatchObject({ id: found!.id });
    expect(again!.clearance).toBeUndefined();
    expect(again!.description).toContain("It was cleared on 2026-11-01; what it stands on has changed since.");
    const graver = hit({ judgement: { ...hit().judgement!, event: "charge", severity: "high" } });
    expect(findingsOf(answer({ hits: [graver] }), { cleared })[0]!.clearance).toBeUndefined();
  });

  it("is not cleared for another article, nor of another subject in the same one", () => {
    const other = hit({ url: "https://a.example/2", title: "Ander onderzoek naar Bakkerij De Linde" });
    expect(findingsOf(answer({ hits: [other] }), { cleared })[0]!.clearance).toBeUndefined();
    const owner = hit({ url: "https://b.example/copy", subject: "Joris Claes" });
    expect(findingsOf(answer({ hits: [owner] }), { cleared })[0]!.clearance).toBeUndefined();
  });

  it("holds where it was cleared before articles had a fingerprint", () => {
    const before = findingsOf(answer({ hits: [hit()] }), { rules: 3 }).map(clearedOf);
    expect(before[0]!.entry_fingerprint).toBeUndefined();
    expect(findingsOf(answer({ hits: [hit()] }), { cleared: before })[0]!.clearance).toEqual(clearance);
  });
});

it("a search or an investigation for crime is high in the review that was opened for it, and there alone", () => {
  const raid = hit({ snippet: "Huiszoeking voor witwassen." });
  const severityOf = (one: MediaHit, news?: string) =>
    findingsOf(answer({ hits: [one] }), news === undefined ? {} : { news })[0]!.severity;
  expect(severityOf(raid, raid.url)).toBe("high");
  expect([severityOf(raid), severityOf(raid, "https://a.example/2"), severityOf(hit(), hit().url)]).toEqual([
    "medium",
    "medium",
    "medium",
  ]);
});

describe("news of an earlier iteration", () => {
  const previous = findingsOf(answer({ hits: [hit()] }));
  const NOTE = "A later search did not return this article";

  it("stays, once and marked, where a later search does not return it", () => {
    const again = findingsOf(answer(), { previous });
    expect(again).toMatchObject([{ id: previous[0]!.id, severity: "medium" }]);
    expect(again[0]!.description).toContain(NOTE);
    expect(findingsOf(answer(), { previous: again })[0]!.description.split(NOTE)).toHaveLength(2);
    expect(findingsOf(answer(), { previous, rules: 3 })).toEqual([]);
  });

  it("stays where a later search judges the same article for somebody else, or names its subject otherwise", () => {
    const owner = "Joris Claes";
    const [ofOwner] = findingsOf(answer({ hits: [hit({ subject: owner })] }));
    const left = (value: MediaAnswer, earlier: Finding) =>
      newsNotFoundAgain(
        readDossier(
          investigationInput({
            iteration: 2,
            previous: [investigation({ findings: [earlier] })],
            terms: { rules: RULES_VERSION } as RunTerms,
          }),
        ),
        value,
        [SUBJECT, owner],
      ).map(({ subject }) => subject);
    expect(left(answer({ hits: [hit()] }), ofOwner!)).toEqual([owner]);
    expect(left(answer(), { ...ofOwner!, subject: "JORIS CLAES" })).toEqual(["JORIS CLAES"]);
    expect(left(answer({ hits: [hit({ subject: owner })] }), { ...ofOwner!, subject: "JORIS CLAES" })).toEqual([]);
  });

  it("gives way to what the same article says now, and ends with who is no longer behind the customer", () => {
    expect(findingsOf(answer({ harmless: [{ url: hit().url, subject: SUBJECT }] }), { previous })).toEqual([]);
    expect(findingsOf(answer({ hits: [hit()] }), { previous })).toHaveLength(1);
    const ofFormerOwner = findingsOf(answer({ hits: [hit({ subject: "Els Gone" })] }));
    expect(findingsOf(answer(), { previous: ofFormerOwner })).toEqual([]);
  });
});

describe("what is told of the news", () => {
  it("names what clears the subject beside what accuses it, and a date that cannot be", () => {
    const clearings = [
      {
        title: "Hof spreekt Bakkerij De Linde vrij",
        url: "https://a.example/2",
        publisher: "De Bode",
        published_at: "2026-11-02T08:00:00.000Z",
        subject: SUBJECT,
      },
    ];
    const [told] = findingsOf(answer({ hits: [hit()], clearings }));
    expect(told!.description).toContain(
      'To be weighed with what clears Bakkerij De Linde, of this or another matter: 2026-11-02, De Bode: "Hof spreekt Bakkerij De Linde vrij" (https://a.example/2).',
    );
    expect(told!.severity).toBe("medium");
    expect(findingsOf(answer({ hits: [hit({ subject: "Joris Claes" })], clearings }))[0]!.description).not.toContain(
      "weighed",
    );
    const [future] = findingsOf(answer({ hits: [hit({ published_at: "2031-05-02T08:00:00.000Z" })] }));
    expect(future!.description).toContain("The article bears a date in the future.");
    const [old] = findingsOf(answer({ hits: [hit({ published_at: "2014-11-21T08:00:00.000Z" })] }));
    expect(old!.description).toContain("The article is 11 years old: what became of the matter since is not in it.");
  });

  it("says in the title that a namesake may be meant", () => {
    const unsure = hit({ judgement: { ...hit().judgement!, namesake: "unsure", severity: "low" } });
    const titles = (...given: Parameters<typeof findingsOf>) => findingsOf(...given).map(({ title }) => title);
    const title = "Adverse media: investigation, Bakkerij De Linde as suspect";
    expect(titles(answer({ hits: [unsure] }))).toEqual([`${title} (may be a namesake)`]);
    expect(titles(answer({ hits: [hit()] }))).toEqual([title]);
    expect(titles(answer({ hits: [unsure] }), { rules: 3 })).toEqual([title]);
  });

  it("says that what an article in another language reports is a guess", () => {
    const { title, url, publisher, published_at } = hit();
    const unread = {
      failed: null,
      beyond: 0,
      articles: [{ title, url, publisher, published_at, why: "language" as const }],
    };
    const [guessed, gap] = findingsOf(answer({ hits: [hit()], unread }));
    expect(guessed!.description).toContain("so what it reports is a guess: read it.");
    expect(gap).toMatchObject({ category: "data_gap" });
  });

  it("prints a headline alone, a long text shortened, and no address that could be dangerous", () => {
    const [alone] = findingsOf(answer({ hits: [hit({ snippet: "", url: "no address: 0123456789abcdef" })] }));
    expect(alone!.description).toMatch(/^2026-10-03, De Bode: "[^"]+" \(no usable address\)\. The article/);
    const [long] = findingsOf(answer({ hits: [hit({ snippet: "woord ".repeat(600) })] }));
    expect(long!.description.length).toBeLessThan(1_200);
  });

  it("names what was not read, as low gaps of the source", () => {
    const unread = {
      failed: { reason: "timeout" as const, detail: "the request timed out", names: ["Joris Claes"] },
      beyond: 212,
      articles: [
        {
          title: "Katrien Vermeulen skazana",
          url: "https://pl.example/1",
          publisher: null,
          published_at: null,
          why: "language" as const,
        },
      ],
    };
    const gaps = findingsOf(answer({ unread }));
    expect(gaps.map(({ category, severity, source }) => [category, severity, source])).toEqual(
      Array.from({ length: 3 }, () => ["data_gap", "low", "adverse_media"]),
    );
    const told = gaps.map(({ title, description }) => `${title} ${description}`).join("\n");
    expect(told).toContain("The news was not searched for Joris Claes: the source did not answer in time");
    expect(told).toContain("News not read: 212 further articles");
    expect(told).toContain(
      '"Katrien Vermeulen skazana" (https://pl.example/1): in a language that the rules do not read.',
    );
  });
});

describe("an accusation that was lifted", () => {
  const charged = hit({
    title: "Hendrik Vandekerckhove aangeklaagd voor witwassen",
    snippet: "Boekhouder Hendrik Vandekerckhove (53) staat terecht voor witwassen van 2 miljoen euro.",
    published_at: "2023-03-01T08:00:00.000Z",
    subject: "Hendrik Vandekerckhove",
    judgement: { ...hit().judgement!, event: "charge", severity: "high" },
  });
  const acquitted = {
    title: "Hendrik Vandekerckhove vrijgesproken",
    snippet: "De rechtbank heeft Hendrik Vandekerckhove over de hele lijn vrijgesproken van witwassen.",
    url: "https://a.example/2",
    publisher: "De Bode",
    published_at: "2025-06-01T08:00:00.000Z",
    subject: "Hendrik Vandekerckhove",
    isCertain: true,
  };
  const severityOf = (given: Partial<typeof acquitted> | null, hits: readonly MediaHit[] = [charged], rules?: number) =>
    findingsOf(
      answer({ hits, clearings: given === null ? [] : [{ ...acquitted, ...given }] }),
      rules ? { rules } : {},
    ).find(({ severity }) => severity !== undefined)!;

  it("is of medium severity, and cites what clears", () => {
    const one = severityOf({});
    expect(one).toMatchObject({
      severity: "medium",
      title: "Adverse media: formal charge, Hendrik Vandekerckhove as suspect (a later article may clear)",
    });
    expect(one.description).toContain("A later article clears Hendrik Vandekerckhove: 2025-06-01, De Bode");
    expect(one.description).not.toContain("To be weighed with");
    expect(severityOf({}, [charged], 10).severity).toBe("high");
    expect(one.code).toBe("media_lifted");
    const whole = { ...charged, snippet: "Hij staat terecht voor witwassen en oplichting." };
    expect(severityOf({}, [whole]).severity).toBe("medium");
  });

  it.each([
    ["what clears is of before", { published_at: "2022-06-01T08:00:00.000Z" }],
    ["it may clear a namesake", { isCertain: false }],
    ["it clears another", { subject: "Els Vandekerckhove" }],
    ["it is of another offence", { snippet: "Hendrik Vandekerckhove is vrijgesproken van drugshandel." }],
    ["it names no offence", { title: "Verdachte vrij", snippet: "De man gaat vrijuit." }],
    [
      "it is of an accident",
      { title: "Vrijgesproken van vluchtmisdrijf", snippet: "De politierechter sprak hem vrij." },
    ],
    ["it is of the profession", { snippet: "De tuchtraad sprak hem vrij van witwassen." }],
    ["the prosecutor appeals", { snippet: "Vrijgesproken van witwassen, maar het parket gaat in beroep." }],
    ["it has no date", { published_at: null as never }],
    ["an earlier run recorded no text of it", { snippet: undefined as never }],
  ])("stays of high severity where %s", (_, given) => {
    expect(severityOf(given).severity).toBe("high");
  });

  it("stays so for one offence of two, after a later accusation, and for a conviction that no higher court ended", () => {
    const two = { ...charged, snippet: "Hij staat terecht voor witwassen en oplichting." };
    expect(severityOf({ snippet: "Vrijgesproken van witwassen." }, [two]).severity).toBe("high");
    const later = hit({ ...charged, url: "https://a.example/3", published_at: "2026-02-01T08:00:00.000Z" });
    expect(findingsOf(answer({ hits: [charged, later], clearings: [acquitted] })).map((one) => one.severity)).toEqual([
      "high",
      "high",
    ]);
    const convicted = {
      ...charged,
      judgement: { ...charged.judgement!, event: "conviction", role: "convicted" } as const,
    };
    expect(severityOf({}, [convicted]).severity).toBe("high");
    expect(severityOf({ snippet: "Het hof van beroep sprak hem vrij van witwassen." }, [convicted]).severity).toBe(
      "medium",
    );
  });
});

describe("a fine of an authority", () => {
  const fine = (snippet: string) =>
    hit({
      title: "Boete",
      snippet,
      category: "enforcement",
      judgement: { ...hit().judgement!, event: "authority_sanction", severity: "high" },
    });
  it.each([
    ["Het FAVV legde na een hygiënecontrole een boete van 500 euro op.", "medium"],
    ["Amende de 1.200 euros de l'Afsca pour défaut d'hygiène.", "medium"],
    ["Het FAVV legde een boete van 250.000 euro op.", "high"],
    ["Het FAVV vond vervalste etiketten en legde een boete van 500 euro op.", "high"],
    ["De FSMA legde een boete van 500 euro op.", "high"],
    ["Arbeidsinspectie en FAVV: 9.000 euro boete voor zeven illegale werknemers.", "high"],
  ])("is of medium severity in small everyday matters: %s", (snippet, severity) => {
    expect(findingsOf(answer({ hits: [fine(snippet)] }))[0]!.severity).toBe(severity);
    expect(findingsOf(answer({ hits: [fine(snippet)] }), { rules: 10 })[0]!.severity).toBe("high");
  });
});

describe("one event in several articles", () => {
  const person = "Joris Claes";
  const told = (parts: Partial<MediaHit>, judged: Partial<NonNullable<MediaHit["judgement"]>> = {}) =>
    hit({
      title: "Bakker Joris Claes van De Linde vervolgd voor fiscale fraude",
      snippet: "LEUVEN. Het parket vervolgt bakker Joris Claes.",
      subject: person,
      ...parts,
      judgement: { ...hit().judgement!, event: "charge", severity: "high", ...judged },
    });
  const dutch = told({ url: "https://nl.example/1", publisher: "De Standaard" });
  const dutchOfCompany = told(
    { url: "https://nl.example/1", publisher: "De Standaard", subject: SUBJECT },
    { quotes: [{ for: "name", words: "De Linde" }] },
  );
  const french = told(
    {
      url: "https://fr.example/1",
      publisher: "L'Echo",
      published_at: "2026-10-04T08:00:00.000Z",
      title: "Le boulanger Joris Claes poursuivi pour fraude fiscale",
      snippet: "Joris Claes, 50 ans, gérant de la Bakkerij De Linde.",
      category: "adverse_media",
    },
    { namesake: "unsure", severity: "low" },
  );
  const frenchOfCompany = told(
    {
      url: french.url,
      publisher: "L'Echo",
      published_at: french.published_at,
      title: french.title,
      snippet: french.snippet,
      subject: SUBJECT,
    },
    { quotes: [{ for: "name", words: "Bakkerij De Linde" }] },
  );
  // The first director or owner stands behind the customer's name in the search.
  const shown = (hits: readonly MediaHit[], rules?: number) =>
    findingsOf(answer({ hits }), rules ? { rules } : {}).map(({ subject, severity, title }) => [
      subject,
      severity,
      title,
    ]);
  const CHARGED = [person, "high", "Adverse media: formal charge, Joris Claes as suspect"];

  it("is one finding with its sources, of whom one of them surely names, and none of the company of that person", () => {
    const all = [dutch, dutchOfCompany, frenchOfCompany, french];
    expect(shown(all)).toEqual([CHARGED]);
    const [one] = findingsOf(answer({ hits: all }));
    expect(one!.description).toContain("De Standaard");
    expect(one!.description).toContain("The same is reported by 2026-10-04, L'Echo");
    expect(shown(all, 11)).toHaveLength(4);
  });

  it("has the severity of the gravest article, whichever tells it best", () => {
    const unsure = told({ url: "https://nl.example/2" }, { namesake: "unsure", severity: "medium" });
    const certain = told({ url: "https://nl.example/3" }, { severity: "low" });
    expect(shown([unsure, certain])).toMatchObject([[person, "medium", CHARGED[2]]]);
  });

  it("keeps the company's finding where the person's is less grave, or the article accuses the company", () => {
    const namesake = told({ url: dutch.url }, { namesake: "unsure", severity: "low" });
    expect(shown([namesake, dutchOfCompany])).toHaveLength(2);
    const both = told({ url: dutch.url, subject: SUBJECT, title: "Bakkerij De Linde en Joris Claes vervolgd" });
    expect(shown([{ ...dutch, title: both.title }, both])).toHaveLength(2);
  });

  it("is another one months later, of another kind, of another offence, or without a date", () => {
    const later = told({ url: "https://nl.example/4", published_at: "2027-02-01T08:00:00.000Z" });
    const convicted = told({ url: "https://nl.example/5" }, { event: "conviction", role: "convicted" });
    const drugs = told({ url: "https://nl.example/6", title: "Joris Claes vervolgd voor drugshandel" });
    const undated = told({ url: "https://nl.example/7", published_at: null });
    for (const other of [later, convicted, drugs, undated]) expect(shown([dutch, other])).toHaveLength(2);
  });
});

describe("what the news tells of the life of those behind the case", () => {
  const noted = (parts: Partial<NotedArticle> = {}): NotedArticle => ({
    title: "Jo Eeckhout legt eed af als minister",
    url: "https://a.example/9",
    publisher: "De Bode",
    published_at: "2026-10-03T08:00:00.000Z",
    subject: "Jo Eeckhout",
    of: "office",
    words: "Jo Eeckhout legt eed af als minister",
    ...parts,
  });
  const told = (...articles: NotedArticle[]) => findingsOf(answer({ noted: articles }));

  it("a public office is a match to confirm or clear, once of each person", () => {
    const found = told(noted(), noted({ url: "https://b.example/2" }), noted({ subject: "An Claes" }));
    expect(found.map(({ title }) => title).toSorted()).toEqual([
      "A public function by the news: An Claes",
      "A public function by the news: Jo Eeckhout",
    ]);
    const jo = found.find(({ subject }) => subject === "Jo Eeckhout")!;
    expect(jo).toMatchObject({ category: "pep", code: "pep_reported", severity: "medium" });
    expect([isHit(jo), speaksAgainst(jo)]).toEqual([true, true]);
    expect(jo.description).toContain("https://b.example/2");
    expect(findingsOf(answer({ noted: [noted()] }), { rules: 12 })).toEqual([]);
  });

  it("one that may be a namesake's, or is over, is low and told as such, and no bar to one officer once cleared", () => {
    const [unsure] = told(noted({ isUnsure: true }));
    expect(unsure).toMatchObject({
      severity: "low",
      title: "A public function by the news: Jo Eeckhout (may be a namesake)",
    });
    const [former] = told(noted({ of: "former_office" }));
    expect(former).toMatchObject({
      code: "pep_past",
      severity: "low",
      title: "A former public function by the news: Jo Eeckhout",
    });
    expect([unsure!, former!].map((one) => [isHit(one), speaksAgainst(one)])).toEqual([
      [true, false],
      [true, false],
    ]);
    const [relative] = told(noted({ of: "relative" }));
    expect(relative).toMatchObject({ code: "pep_reported", severity: "medium", source_entry: "relative" });
    expect(told(noted({ isUnsure: true }), noted({ url: "https://b.example/2" }))[0]!.severity).toBe("medium");
  });

  it("a company holds none", () => {
    expect(told(noted({ subject: SUBJECT }), noted({ subject: "Alfa NV" }))).toEqual([]);
  });

  it("an alderman is none, and what an officer cleared stays cleared until it is surely the person", () => {
    expect(told(noted({ words: "Jo Eeckhout, schepen" }))).toEqual([]);
    const cleared = told(noted({ isUnsure: true })).map(clearedOf);
    const again = (one: NotedArticle) => findingsOf(answer({ noted: [one] }), { cleared })[0]!.clearance;
    expect(again(noted({ isUnsure: true, url: "https://b.example/2" }))).toEqual(clearance);
    expect(again(noted())).toBeUndefined();
  });

  it("is carried over once where a later search finds it again, or does not", () => {
    const owner = noted().subject;
    const [sure, unsure] = [told(noted()), told(noted({ isUnsure: true }))];
    expect(findingsOf(answer({ noted: [noted()] }), { previous: sure, owner })).toHaveLength(1);
    expect(findingsOf(answer(), { previous: sure, owner })).toHaveLength(1);
    const now = findingsOf(answer({ noted: [noted()] }), { previous: unsure, owner });
    expect(now.map(({ source_entry }) => source_entry)).toEqual(["office"]);
  });
});

describe("an insolvency", () => {
  const insolvency = (title: string, snippet = "") => {
    const judgement = { ...hit().judgement!, event: "insolvency_fraud", role: "convicted", severity: "high" } as const;
    return hit({ title, snippet, judgement, subject: "Jo Eeckhout" });
  };
  it.each([
    "Verpleegkundige Jo Eeckhout failliet verklaard",
    "Faillite personnelle de l'infirmière Jo Eeckhout",
    "Jo Eeckhout toegelaten tot collectieve schuldenregeling",
  ])("alone is no crime: %s", (title) => {
    expect(findingsOf(answer({ hits: [insolvency(title)] }))[0]).toMatchObject({
      category: "adverse_media",
      code: "media_insolvency",
      severity: "medium",
      title: "Adverse media: insolvency, Jo Eeckhout",
    });
    expect(findingsOf(answer({ hits: [insolvency(title)] }), { rules: 12 })[0]!.category).toBe("criminal");
  });
  it.each([
    ["Jo Eeckhout failliet", "Het parket onderzoekt waar de machines heen gingen."],
    ["Faillite frauduleuse: Jo Eeckhout", ""],
    ["Jo Eeckhout failliet na witwassen", ""],
  ])("with fraud stays one: %s", (title, snippet) => {
    expect(findingsOf(answer({ hits: [insolvency(title, snippet)] }))[0]).toMatchObject({
      category: "criminal",
      severity: "high",
    });
  });
});
