import { z } from "zod";

/** Editorial rating of a duty's weight, not a legal category. Ascending. */
export const ARTICLE_SEVERITIES = ["low", "medium", "high", "critical"] as const;

const id = z.string().regex(/^[a-z0-9][a-z0-9-]*$/);
const key = z.string().regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/);
const text = z.string().min(1);
const day = z.iso.date();
const country = z.string().regex(/^[A-Z]{2}$/);
const confidence = z.enum(["verified", "known"]);

const RegulationRecord = z.strictObject({
  id,
  short_name: text,
  name: text,
  citation: text,
  celex: text.nullable(),
  instrument_type: key,
  status: z.enum(["in_force", "adopted", "upcoming", "superseded"]),
  /** The vertical that it concerns, or `multiple`. */
  vertical: key,
  verticals: z.array(key).min(1),
  /** Its country; `EU` for an act of the Union. */
  country,
  effective_date: day.nullable(),
  /** What `effective_date` is: application, transposition_deadline, entry_into_force, ... */
  effective_date_basis: key,
  directly_binding: z.boolean(),
  /** National acts of this data set that transpose a directive. With coverage `full` they are counted in its place. */
  transposed_by: z.array(id),
  transposition_coverage: z.enum(["full", "partial"]).nullable(),
  adopted_date: day.nullable(),
  entry_into_force_date: day.nullable(),
  end_date: day.nullable(),
  amended_by: z.array(id),
  summary: text,
  source_url: z.url({ protocol: /^https$/ }),
  confidence,
});

const ArticleRecord = z.strictObject({
  id,
  regulation_id: id,
  article_number: text,
  title: text,
  summary: text,
  severity: z.enum(ARTICLE_SEVERITIES),
  status: z.enum(["active", "upcoming", "superseded"]),
  effective_date: day.nullable(),
  confidence,
  /** `topic` when no article number is given. */
  reference_kind: z.enum(["article", "topic"]),
  obligations: z.array(z.strictObject({ id, text, requirement_key: key, applies_to: z.array(key).min(1) })).min(1),
});

const EventRecord = z.strictObject({
  id,
  date: day,
  regulation_id: id,
  event_type: key,
  title: text,
  description: text,
  confidence,
});

/** One release of the reference data, as files, imports and the database hold it. */
export const RadarDataset = z
  .strictObject({
    title: text,
    as_of: day,
    note: text,
    regulations: z.array(RegulationRecord).min(1),
    articles: z.array(ArticleRecord).min(1),
    events: z.array(EventRecord),
    requirements: z.array(z.strictObject({ key, theme: key, label: text })),
    countries: z.array(z.strictObject({ code: country, name: text, eu_member: z.boolean() })),
    verticals: z.array(z.strictObject({ id: key, name: text, description: text })),
    /** Legal concepts in Dutch and French, for the search of articles; absent in earlier releases. */
    terms: z
      .array(
        z.strictObject({
          id: key,
          /** Words of the articles in this data set. */
          en: z.array(text).min(1),
          nl: z.array(text).min(1),
          fr: z.array(text).min(1),
          /** The act whose language versions, or title, have these names. */
          source: text,
        }),
      )
      .optional(),
  })
  .superRefine((dataset, issues) => {
    for (const [path, message] of brokenReferences(dataset)) issues.addIssue({ code: "custom", path, message });
  });

type Shape = z.output<typeof RadarDataset>;
export type RadarDataset = Shape;
export type RegulationRecord = Shape["regulations"][number];
export type ArticleRecord = Shape["articles"][number];
export type EventRecord = Shape["events"][number];

type Fault = [path: (string | number)[], message: string];

/** Duplicate ids and references to nothing: a release with one of them is not loaded. */
function* brokenReferences(dataset: Omit<Shape, "title">): Generator<Fault> {
  const regulations = new Set(dataset.regulations.map((regulation) => regulation.id));
  const requirements = new Set(dataset.requirements.map((requirement) => requirement.key));
  const verticals = new Set(dataset.verticals.map((vertical) => vertical.id));
  const countries = new Set(["EU", ...dataset.countries.map((entry) => entry.code)]);
  yield* duplicates("regulations", dataset.regulations);
  yield* duplicates("articles", dataset.articles);
  yield* duplicates("events", dataset.events);
  yield* duplicates("terms", dataset.terms ?? []);
  for (const [i, regulation] of dataset.regulations.entries()) {
    const path = ["regulations", i];
    if (!countries.has(regulation.country)) yield [[...path, "country"], "is no country of this release"];
    if (!regulation.verticals.every((name) => verticals.has(name)))
      yield [[...path, "verticals"], "names an unknown one"];
    for (const field of ["transposed_by", "amended_by"] as const) {
      if (!regulation[field].every((name) => regulations.has(name))) yield [[...path, field], "names an unknown act"];
    }
  }
  for (const [i, article] of dataset.articles.entries()) {
    const path = ["articles", i];
    if (!regulations.has(article.regulation_id)) yield [[...path, "regulation_id"], "names an unknown act"];
    for (const [n, obligation] of article.obligations.entries()) {
      const at = [...path, "obligations", n];
      if (!requirements.has(obligation.requirement_key)) yield [[...at, "requirement_key"], "names an unknown one"];
      if (!obligation.applies_to.every((name) => verticals.has(name)))
        yield [[...at, "applies_to"], "names an unknown one"];
    }
  }
  for (const [i, event] of dataset.events.entries()) {
    if (!regulations.has(event.regulation_id)) yield [["events", i, "regulation_id"], "names an unknown act"];
  }
}

function* duplicates(list: string, records: readonly { readonly id: string }[]): Generator<Fault> {
  const seen = new Set<string>();
  for (const [i, record] of records.entries()) {
    if (seen.has(record.id)) yield [[list, i, "id"], "occurs twice"];
    seen.add(record.id);
  }
}
