import { describe, expect, it } from "vitest";
import { compareAnswer, type Scene } from "../../../src/features/monitoring/detect/compare-answer.ts";
import { reportsOf } from "../../../src/features/monitoring/detect/reports.ts";
import type { WatchedMatter } from "../../../src/features/monitoring/detect/customer-looks.ts";
import type { ReportFacts } from "../../../src/domain/relationships/looks.model.ts";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { ADVERSE_MEDIA } from "../../../src/investigation/agents/adverse-media.ts";
import { citedIn } from "../../../src/investigation/agents/cited-articles.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { InvestigationInput, RunTerms } from "../../../src/investigation/types.ts";
import type { MediaAnswer, MediaHit } from "../../../src/sources/media-answer.ts";
import { investigation } from "../../support/case-fixtures.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";

const SUBJECT = "Alfa NV";
const article = (at: number, given: Partial<MediaHit> = {}): MediaHit => ({
  title: `Questions (${at}) for Alfa NV; mayor silent`,
  url: `https://news.example/${at}`,
  published_at: `2026-01-0${at}T08:00:00.000Z`,
  snippet: "",
  publisher: "De Bode",
  category: "adverse_media",
  subject: SUBJECT,
  judgement: {
    adverse: false,
    event: "none",
    role: "none",
    namesake: "certain",
    severity: null,
    exculpatory: false,
    unclear: true,
    quotes: [],
  },
  ...given,
});
const EVIDENCE = [{ id: "evidence-1", collected_at: "2026-11-20T10:00:00.000Z", data_hash: "a" }] as never;
const known = (unclear: readonly MediaHit[], hits: readonly MediaHit[] = []) => ({
  outcome: "known" as const,
  value: { hits, cleared: 0, ...(unclear.length > 0 && { unclear }) } satisfies MediaAnswer,
  evidence: EVIDENCE,
});
const derive = (answer: ReturnType<typeof known>, input: Partial<InvestigationInput> = {}) =>
  ADVERSE_MEDIA.derive(
    answer,
    readDossier(investigationInput({ companyName: SUBJECT, terms: { rules: RULES_VERSION } as RunTerms, ...input })),
    new ObservationSet(),
  );
const findingsOf = (...given: Parameters<typeof derive>) => derive(...given).findings!;

describe("articles that the rules cannot place", () => {
  it("are one finding a subject, which tells each of them and asks an officer to read", () => {
    const [ofAlfa, ofOwner, ...others] = findingsOf(
      known([article(2), article(1), article(3, { subject: "An Peeters" })]),
    );
    expect(others).toEqual([]);
    expect(ofAlfa).toMatchObject({
      category: "adverse_media",
      severity: "low",
      code: "media_unclear",
      title: "News to be read: 2 articles on Alfa NV",
      subject: SUBJECT,
      source_entry: "articles: https://news.example/1 | https://news.example/2",
    });
    expect(ofAlfa!.description).toBe(
      "The rules could not tell from headline and snippet whether they report something adverse about this subject. It is for " +
        'an officer to read, and to clear or confirm. 2026-01-01, De Bode: "Questions (1) for Alfa NV; mayor silent" ' +
        '(https://news.example/1); 2026-01-02, De Bode: "Questions (2) for Alfa NV; mayor silent" (https://news.example/2).',
    );
    expect(ofOwner).toMatchObject({ title: "News to be read: 1 article on An Peeters" });
  });

  it("are counted in a fact of their own, not among the adverse ones", () => {
    const value = (answer: ReturnType<typeof known>, input: Partial<InvestigationInput> = {}) =>
      Object.fromEntries(derive(answer, input).facts!.map((fact) => [fact.name, fact.value]));
    expect(value(known([article(1)]))).toMatchObject({ adverse_media_hits: 0, adverse_media_unclear: 1 });
    expect(value(known([]))).not.toHaveProperty("adverse_media_unclear");
    expect(value(known([]), { facts: { adverse_media_unclear: [] } })).toMatchObject({ adverse_media_unclear: 0 });
  });

  it("are another finding with each further article, whatever the order", () => {
    const idOf = (...articles: MediaHit[]) => findingsOf(known(articles))[0]!.id;
    expect(idOf(article(1), article(2))).toBe(idOf(article(2), article(1)));
    expect(idOf(article(1), article(2))).not.toBe(idOf(article(1)));
  });

  it("stay confirmed where a later search finds further ones, which are another finding", () => {
    const [told] = findingsOf(known([article(1)]));
    const confirmed = {
      ...told!,
      confirmation: { reason: "a fraud case", confirmed_by: "alice", confirmed_at: "2026-11-21T10:00:00.000Z" },
    };
    const later = findingsOf(known([article(1), article(2)]), { previous: [investigation({ findings: [confirmed] })] });
    expect(later).toHaveLength(2);
    expect(later[0]).toEqual(confirmed);
    expect(later[1]).toMatchObject({
      title: "News to be read: 1 article on Alfa NV",
      source_entry: "articles: https://news.example/2",
    });
  });

  it("stay to be read where a later search returns others, and no longer where it judges them adverse", () => {
    const before = investigation({ findings: findingsOf(known([article(1), article(2)])) });
    const later = findingsOf(known([article(3)]), { previous: [before] });
    expect(later.map(({ title }) => title)).toEqual(["News to be read: 3 articles on Alfa NV"]);
    expect(later[0]!.description).toContain('; 2026-01-02, De Bode: "Questions (2) for Alfa NV; mayor silent" (https');
    expect(findingsOf(known([]), { previous: [before] })[0]!.id).toBe(before.findings[0]!.id);
    const adverse = article(1, { judgement: { ...article(1).judgement!, adverse: true, severity: "low" } });
    expect(findingsOf(known([], [adverse]), { previous: [before] }).map(({ title }) => title)).toContain(
      "News to be read: 1 article on Alfa NV",
    );
  });
});

describe("an article that several publishers print", () => {
  const copy = (at: number, of: MediaHit, given: Partial<MediaHit> = {}) =>
    article(at, { title: `${of.title} - Het Blad`, publisher: "Het Blad", published_at: of.published_at, ...given });
  const original = article(1, { snippet: "The bakery stayed shut on Wednesday." });
  const sameWords = { snippet: original.snippet };
  const clearance = { reason: "a quarrel", cleared_by: "alice", cleared_at: "2026-11-21T10:00:00.000Z" };
  const before = (given: Partial<Finding>) => [
    investigation({ findings: [{ ...findingsOf(known([original]))[0]!, ...given }] }),
  ];

  it("stays cleared where another prints the same words, and tells who", () => {
    const previous = before({ clearance });
    const [told, ...others] = findingsOf(known([copy(0, original, sameWords), original]), { previous });
    expect(others).toEqual([]);
    const { id, entry_fingerprint: words } = previous[0]!.findings[0]!;
    expect([told!.id, told!.entry_fingerprint]).toEqual([id, words]);
    expect(told!.title).toBe("News to be read: 1 article on Alfa NV");
    expect(told!.description).toContain("(https://news.example/1), also printed by Het Blad (https://news.example/0).");
    expect(citedIn(told!).map(({ words }) => words)).toEqual([
      '2026-01-01, De Bode: "Questions (1) for Alfa NV; mayor silent"',
    ]);
  });

  it("is another finding where the other prints other words", () => {
    const previous = before({ clearance });
    const later = findingsOf(known([original, copy(2, original, { snippet: "The mayor was heard." })]), { previous });
    expect(later.map(({ title }) => title)).toEqual(["News to be read: 2 articles on Alfa NV"]);
    expect(later[0]!.id).not.toBe(previous[0]!.findings[0]!.id);
  });

  it("is another finding where another day bears the same headline and no words", () => {
    const column = article(1, { snippet: "", published_at: "2026-11-03T08:00:00.000Z" });
    const next = article(2, { title: column.title, snippet: "", published_at: "2026-11-24T08:00:00.000Z" });
    const cleared = [investigation({ findings: [{ ...findingsOf(known([column]))[0]!, clearance }] })];
    expect(findingsOf(known([column, next]), { previous: cleared })[0]!.title).toBe(
      "News to be read: 2 articles on Alfa NV",
    );
  });

  it("stays confirmed with its copies", () => {
    const confirmation = { reason: "fraud", confirmed_by: "alice", confirmed_at: "2026-11-21T10:00:00.000Z" };
    const previous = before({ confirmation });
    expect(findingsOf(known([original, copy(2, original, sameWords)]), { previous })).toEqual(previous[0]!.findings);
  });

  const onlyCopy = () => known([copy(0, original, sameWords)]);

  it("stays cleared where a later search returns the copy alone, and says where it was printed", () => {
    const previous = before({ clearance });
    const [told, ...others] = findingsOf(onlyCopy(), { previous });
    expect(others).toEqual([]);
    const { id, entry_fingerprint: words } = previous[0]!.findings[0]!;
    expect([told!.id, told!.entry_fingerprint]).toEqual([id, words]);
    expect(told!.description).toContain("(https://news.example/1), also printed by Het Blad (https://news.example/0).");
    expect(told!.description).not.toContain("not returned");
    const third = findingsOf(onlyCopy(), { previous: [investigation({ findings: [told!] })] });
    expect([third.length, third[0]!.id, third[0]!.entry_fingerprint]).toEqual([1, id, words]);
  });

  it("stays confirmed where a later search returns the copy alone", () => {
    const confirmation = { reason: "fraud", confirmed_by: "alice", confirmed_at: "2026-11-21T10:00:00.000Z" };
    const previous = before({ confirmation });
    expect(findingsOf(onlyCopy(), { previous })).toEqual(previous[0]!.findings);
  });

  it("is another finding where a later search returns other words under its headline alone", () => {
    const previous = before({ clearance });
    const other = known([copy(0, original, { snippet: "The mayor was heard." })]);
    expect(findingsOf(other, { previous })[0]!.title).toBe("News to be read: 2 articles on Alfa NV");
  });

  it("was another finding in runs before version 6 of the rules, which kept no words of it", () => {
    const terms = { rules: 5 } as RunTerms;
    const previous = [investigation({ findings: findingsOf(known([original]), { terms }) })];
    expect(previous[0]!.findings[0]!).not.toHaveProperty("article_fingerprints");
    expect(findingsOf(onlyCopy(), { previous, terms })[0]!.title).toBe("News to be read: 2 articles on Alfa NV");
  });

  it("was two articles in runs before version 5 of the rules", () => {
    const terms = { rules: 4 } as RunTerms;
    expect(findingsOf(known([original, copy(2, original, sameWords)]), { terms })[0]!.title).toBe(
      "News to be read: 2 articles on Alfa NV",
    );
  });
});

describe("an article that stays to be read", () => {
  const of = (at: number) => `"Questions (${at}) for Alfa NV; mayor silent" (https://news.example/${at})`;
  const WHY = "What an earlier search could not judge stays listed until an officer clears or confirms this finding";
  const before = (...articles: MediaHit[]) => [investigation({ findings: findingsOf(known(articles)) })];
  const later = (previous: ReturnType<typeof before>, value: Partial<MediaAnswer>) =>
    findingsOf({ ...known([]), value: { hits: [], cleared: 0, ...value } }, { previous })[0]!;
  const harmless = (...numbers: number[]) => numbers.map((at) => ({ url: article(at).url, subject: SUBJECT }));

  it("says of each why, where a later search judges it not adverse or does not find it", () => {
    const previous = before(article(1), article(2), article(3));
    const told = later(previous, { unclear: [article(1)], harmless: harmless(1, 2) });
    expect(told.title).toBe("News to be read: 3 articles on Alfa NV");
    expect(told.description).toContain(`${of(1)}; `);
    expect(told.description).toContain(`${of(2)}, judged not adverse by the latest search; `);
    expect(told.description).toContain(`${of(3)}, not returned for this subject by the latest search. ${WHY}`);
    expect(previous[0]!.findings[0]!.description).not.toContain(WHY);
  });

  it("is the same finding all the same, and is told by the search that is the latest", () => {
    const first = before(article(1), article(2));
    const second = later(first, { harmless: harmless(1) });
    expect([second.id, second.entry_fingerprint]).toEqual([
      first[0]!.findings[0]!.id,
      first[0]!.findings[0]!.entry_fingerprint,
    ]);
    const third = later([investigation({ findings: [second] })], { harmless: harmless(2) });
    expect(third.description).toContain(`${of(1)}, not returned for this subject by the latest search; `);
    expect(third.description).toContain(`${of(2)}, judged not adverse by the latest search. ${WHY}`);
    expect(third.description.split(WHY)).toHaveLength(2);
    // What an officer reads of it elsewhere is the article alone.
    expect(reportsOf(third).map(({ description }) => description.split(".example")[0])).toEqual([
      '2026-01-01, De Bode: "Questions (1) for Alfa NV; mayor silent" (https://news',
      '2026-01-02, De Bode: "Questions (2) for Alfa NV; mayor silent" (https://news',
    ]);
  });

  it("is told apart from what an officer cleared before further ones came", () => {
    const CLEARED = ", cleared earlier by an officer";
    const [first] = findingsOf(known([article(1)]));
    const clearance = { reason: "no", cleared_by: "alice", cleared_at: "2026-11-21T10:00:00.000Z" };
    const cleared = investigation({ findings: [{ ...first!, clearance }] });
    const further = later([cleared], { unclear: [article(1), article(2)] });
    expect(further.description).toContain(`${of(1)}${CLEARED}; `);
    expect(further.description).toContain(`${of(2)}.`);
    const third = later([cleared, investigation({ iteration: 2, findings: [further] })], { harmless: harmless(1) });
    expect(third.description).toContain(`${of(1)}${CLEARED}, judged not adverse by the latest search; `);
    expect([third.id, third.entry_fingerprint]).toEqual([further.id, further.entry_fingerprint]);
    expect(later([cleared], { unclear: [article(1)] }).description).not.toContain(CLEARED);
    const changed = article(1, { title: "Answers for Alfa NV" });
    expect(later([cleared], { unclear: [changed, article(2)] }).description).not.toContain(CLEARED);
  });

  it("is not said to be judged where another subject of the same article was", () => {
    const told = later(before(article(1)), { harmless: [{ url: article(1).url, subject: "An Peeters" }] });
    expect(told.description).toContain(`${of(1)}, not returned for this subject by the latest search.`);
  });
});

describe("a customer who is looked at again", () => {
  const look = (before: ReportFacts | null, ...articles: MediaHit[]) =>
    compareAnswer({ subject: "news", agent: ADVERSE_MEDIA } as unknown as WatchedMatter, before, known(articles), {
      dossier: readDossier(investigationInput({ isLook: true })),
      seen: new ObservationSet(),
    } as unknown as Scene);

  it("has an event of low severity for each further article to be read, once", () => {
    const first = look({ seen: [] }, article(1));
    expect(first.changes).toMatchObject([
      {
        title: "News to be read: 1 article on Alfa NV",
        severity: "low",
        consequence: "none",
        after: { url: "https://news.example/1", about: SUBJECT },
      },
    ]);
    const known = first.facts as ReportFacts;
    expect(look(known, article(1)).changes).toEqual([]);
    const further = look(known, article(1), article(2)).changes;
    expect(further.map(({ after }) => after)).toMatchObject([{ url: "https://news.example/2" }]);
    const wire = article(1, { snippet: "The bakery stayed shut on Wednesday." });
    const both = [
      wire,
      article(2, { title: `${wire.title} - Het Blad`, publisher: "Het Blad", snippet: wire.snippet }),
    ];
    expect(look({ seen: [] }, ...both).changes.map(({ after }) => after)).toMatchObject([
      { url: "https://news.example/1" },
    ]);
    const copied = article(1, { url: "https://elsewhere.example/copy" });
    expect(look(known, copied).changes).toEqual([]);
  });
});
