import { env } from "cloudflare:workers";
import { openDb } from "../../src/platform/db.ts";
import { RadarDataset } from "../../src/features/regulatory/radar.dataset.ts";
import { loadRelease } from "../../src/features/regulatory/radar.service.ts";
import articles from "../../src/features/regulatory/data/articles.jsonl?raw";
import countries from "../../src/features/regulatory/data/countries.jsonl?raw";
import events from "../../src/features/regulatory/data/events.jsonl?raw";
import regulations from "../../src/features/regulatory/data/regulations.jsonl?raw";
import release from "../../src/features/regulatory/data/release.json";
import requirements from "../../src/features/regulatory/data/requirements.jsonl?raw";
import terms from "../../src/features/regulatory/data/terms.jsonl?raw";
import verticals from "../../src/features/regulatory/data/verticals.jsonl?raw";

const records = (text: string): unknown[] =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);

/** The release in the repository, checked as an import checks it. */
export const dataset: RadarDataset = RadarDataset.parse({
  ...release,
  regulations: records(regulations),
  articles: records(articles),
  events: records(events),
  requirements: records(requirements),
  countries: records(countries),
  verticals: records(verticals),
  terms: records(terms),
});

/** Serves the repository's release, as `npm start` does. */
export const loadRegulatory = () => loadRelease(openDb(env.DB), dataset, new Date(), "tests");
