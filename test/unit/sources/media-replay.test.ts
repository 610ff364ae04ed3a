import { expect, it } from "vitest";
import { searchAdverseMedia } from "../../../src/sources/index.ts";
import { SourceRecorder, SourceReplayer } from "../../../src/sources/recording.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";

const ARTICLE = {
  title: "Zilverberk Metaal veroordeeld voor fraude",
  description: "De rechtbank in Hasselt veroordeelde Zilverberk Metaal tot een boete van 80.000 euro.",
  url: "https://news.example/1",
  publishedAt: "2026-03-01T08:00:00Z",
  source: { name: "De Bode" },
};

it("judges news in a replay as on the day of the run, without the model of today", async () => {
  const world = createSourceWorld({
    settings: { ADVERSE_MEDIA_BASE_URL: "https://news.example", ADVERSE_MEDIA_API_KEY: "key" },
    fetch: () => Promise.resolve(Response.json({ status: "ok", totalResults: 1, articles: [ARTICLE] })),
  });
  const search = (recording: SourceRecorder | SourceReplayer) =>
    searchAdverseMedia(world.call({ recording }), { companyName: "Zilverberk Metaal BV", names: [], place: "Hasselt" });
  const recorder = new SourceRecorder();
  expect(await search(recorder)).toMatchObject({
    outcome: "known",
    value: { hits: [{ url: ARTICLE.url }], cleared: 0 },
  });

  const judgedOtherwise = recorder.exchanges.map((exchange) => {
    if (!exchange.question.startsWith("judgement of news")) return exchange;
    const [judgement] = exchange.answer as [object];
    return { ...exchange, answer: [{ ...judgement, adverse: false, severity: null, exculpatory: true }] };
  });
  const replayer = new SourceReplayer(judgedOtherwise, ({ key }) => world.objects.get(key)!.bytes);
  expect(await search(replayer)).toMatchObject({ outcome: "known", value: { hits: [], cleared: 1 } });
  expect(replayer.unreplayed).toBeNull();
});

it("has none to be read in a replay of a run whose judgement did not know them", async () => {
  const article = { ...ARTICLE, title: "Mayor of Hasselt wants answers from Zilverberk Metaal", description: "" };
  const world = createSourceWorld({
    settings: { ADVERSE_MEDIA_BASE_URL: "https://news.example", ADVERSE_MEDIA_API_KEY: "key" },
    fetch: () => Promise.resolve(Response.json({ status: "ok", totalResults: 1, articles: [article] })),
  });
  const search = (recording: SourceRecorder | SourceReplayer) =>
    searchAdverseMedia(world.call({ recording }), { companyName: "Zilverberk Metaal BV", names: [], place: "Hasselt" });
  const recorder = new SourceRecorder();
  expect(await search(recorder)).toMatchObject({ value: { hits: [], unclear: [{ url: ARTICLE.url }] } });
  const earlier = recorder.exchanges.map((exchange) => {
    if (!exchange.question.startsWith("judgement of news")) return exchange;
    const [{ unclear: _, ...judgement }] = exchange.answer as [{ unclear?: true }];
    return { ...exchange, answer: [judgement] };
  });
  const replayer = new SourceReplayer(earlier, ({ key }) => world.objects.get(key)!.bytes);
  expect(await search(replayer)).toMatchObject({ outcome: "known", value: { hits: [], cleared: 0 } });
  expect(await search(new SourceReplayer(earlier, ({ key }) => world.objects.get(key)!.bytes))).not.toHaveProperty(
    "value.unclear",
  );
});
