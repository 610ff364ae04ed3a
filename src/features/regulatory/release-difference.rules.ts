import { canonicalJson } from "../../platform/canonical-json.ts";
import type { RadarDataset } from "./radar.dataset.ts";

const EXAMPLES = 20;

interface ReleaseRecord {
  readonly name: string;
  readonly text: string;
}

/** What another release would change, record by record. */
export function compareReleases(before: RadarDataset | null, after: RadarDataset) {
  const known = before ? recordsOf(before) : new Map<string, ReleaseRecord>();
  const next = recordsOf(after);
  const removed = [...known].filter(([id]) => !next.has(id));
  return {
    in_force: known.size,
    after: next.size,
    added: [...next.keys()].filter((id) => !known.has(id)).length,
    changed: [...next].filter(([id, { text }]) => known.has(id) && known.get(id)!.text !== text).length,
    removed: removed.length,
    removed_examples: removed.slice(0, EXAMPLES).map(([id, { name }]) => ({ id, name })),
  };
}

function recordsOf(dataset: RadarDataset): Map<string, ReleaseRecord> {
  const { regulations, articles, events, requirements, countries, verticals, terms = [] } = dataset;
  const record = (kind: string, id: string, name: string, value: object) =>
    [`${kind} ${id}`, { name, text: canonicalJson(value) }] as const;
  return new Map([
    ...regulations.map((one) => record("regulation", one.id, one.short_name, one)),
    ...articles.map((one) => record("article", one.id, one.title, one)),
    ...events.map((one) => record("event", one.id, one.title, one)),
    ...requirements.map((one) => record("requirement", one.key, one.label, one)),
    ...countries.map((one) => record("country", one.code, one.name, one)),
    ...verticals.map((one) => record("vertical", one.id, one.name, one)),
    ...terms.map((one) => record("term", one.id, one.en[0]!, one)),
  ]);
}
