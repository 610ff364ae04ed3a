import { derivedId } from "../../platform/ids.ts";
import type { ArticleRecord, RadarDataset, RegulationRecord } from "./radar.dataset.ts";

/** A change of the law that follows from comparing two releases. */
export interface ProposedChange {
  readonly id: string;
  readonly from_version: string;
  readonly to_version: string;
  readonly article_id: string;
  readonly regulation_id: string;
  readonly change_type: "amendment" | "new_article" | "repeal" | "postponement";
  readonly description: string;
  /** YYYY-MM-DD; null where the release does not say from when the difference applies. */
  readonly effective_date: string | null;
  readonly old_value: string | null;
  readonly new_value: string | null;
  readonly source_url: string | null;
}

interface Release {
  readonly version: string;
  readonly dataset: RadarDataset;
}

interface Placed {
  readonly article: ArticleRecord;
  readonly act: RegulationRecord;
}

/**
 * The changes that a release proposes: one for each article that it adds, removes or states otherwise. The first
 * release proposes none.
 */
export function proposeChanges(before: Release | null, after: Release): ProposedChange[] {
  if (before === null) return [];
  const [earlier, later] = [placedOf(before.dataset), placedOf(after.dataset)];
  const ids = [...new Set([...earlier.keys(), ...later.keys()])].toSorted();
  return ids.flatMap((id) => {
    const proposed = compareArticle(earlier.get(id), later.get(id));
    if (proposed === null) return [];
    const versions = { from_version: before.version, to_version: after.version };
    return [{ id: derivedId("proposal", before.version, after.version, id), ...versions, ...proposed }];
  });
}

function placedOf({ regulations, articles }: RadarDataset): ReadonlyMap<string, Placed> {
  const acts = new Map(regulations.map((act) => [act.id, act]));
  return new Map(articles.map((article) => [article.id, { article, act: acts.get(article.regulation_id)! }]));
}

type Compared = Omit<ProposedChange, "id" | "from_version" | "to_version">;

function compareArticle(before: Placed | undefined, after: Placed | undefined): Compared | null {
  const { article, act } = (after ?? before)!;
  const place = { article_id: article.id, regulation_id: act.id, source_url: act.source_url };
  const name = `${act.short_name}, ${article.article_number}: ${article.title}`;
  if (before === undefined) {
    const texts = { old_value: null, new_value: textOf(after!) };
    const effective_date = startOf(after!);
    return {
      ...place,
      change_type: "new_article",
      description: `New in the radar: ${name}.`,
      effective_date,
      ...texts,
    };
  }
  if (after === undefined) {
    const texts = { old_value: textOf(before), new_value: null };
    const description = `No longer in the radar: ${name}.`;
    return { ...place, change_type: "repeal", description, effective_date: act.end_date, ...texts };
  }
  const differences = differencesOf(before, after);
  if (differences.length === 0) return null;
  const fields = differences.map(({ field }) => field);
  return {
    ...place,
    change_type: changeTypeOf(before, after, fields),
    description: `${name}. Changed: ${fields.join(", ")}.`,
    effective_date: sinceWhen(before, after),
    old_value: valueOf(differences, "before"),
    new_value: valueOf(differences, "after"),
  };
}

interface Difference {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

function differencesOf(before: Placed, after: Placed): Difference[] {
  const fields: readonly (readonly [string, (placed: Placed) => string | null])[] = [
    ["title", ({ article }) => article.title],
    ["summary", ({ article }) => article.summary],
    ["article number", ({ article }) => article.article_number],
    ["severity", ({ article }) => article.severity],
    ["status", ({ article }) => article.status],
    ["effective date", startOf],
    ["end of the act", ({ act }) => act.end_date],
    ["status of the act", ({ act }) => act.status],
  ];
  const plain = fields.map(([field, read]) => ({ field, before: read(before), after: read(after) }));
  const duties = [...new Set([...before.article.obligations, ...after.article.obligations].map(({ id }) => id))];
  return [
    ...plain,
    ...duties.map((id) => ({ field: `duty ${id}`, before: dutyOf(before, id), after: dutyOf(after, id) })),
  ].filter((difference) => difference.before !== difference.after);
}

function dutyOf({ article }: Placed, id: string): string | null {
  const duty = article.obligations.find((one) => one.id === id);
  return duty ? `${duty.text} (${duty.requirement_key}; ${duty.applies_to.toSorted().join(", ")})` : null;
}

const startOf = ({ article, act }: Placed): string | null => article.effective_date ?? act.effective_date;

function changeTypeOf(before: Placed, after: Placed, fields: readonly string[]): ProposedChange["change_type"] {
  const [old, next] = [startOf(before), startOf(after)];
  const isPostponed = old !== null && next !== null && next > old;
  if (isPostponed && fields.every((field) => field === "effective date" || field === "status")) return "postponement";
  const ends = (placed: Placed) => placed.article.status === "superseded" || placed.act.end_date !== null;
  return ends(after) && !ends(before) ? "repeal" : "amendment";
}

/** A date that the release newly states is when the difference applies; an unchanged one says nothing of it. */
function sinceWhen(before: Placed, after: Placed): string | null {
  if (after.act.end_date !== before.act.end_date) return after.act.end_date;
  const [old, next] = [startOf(before), startOf(after)];
  return next === old ? null : next;
}

const VALUE_MAX_CHARACTERS = 10_000;

/** One changed field is its plain value, so that figures can be compared; several are named. */
function valueOf(differences: readonly Difference[], side: "before" | "after"): string | null {
  const [only, ...others] = differences;
  if (only !== undefined && others.length === 0) return only[side];
  const lines = differences.map((difference) => `${difference.field}: ${difference[side] ?? "none"}`);
  return lines.join("\n").slice(0, VALUE_MAX_CHARACTERS);
}

const textOf = ({ article }: Placed): string =>
  [article.summary, ...article.obligations.map(({ text }) => text)].join("\n").slice(0, VALUE_MAX_CHARACTERS);
