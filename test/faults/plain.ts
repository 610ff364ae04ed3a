/**
 * Fields that differ between runs without meaning: counts of tries, what depends on the order of arrival, and what a secret or a random
 * id went into.
 */
const MEANINGLESS = [
  "version",
  "relation_id",
  "passage_id",
  "seq",
  "sequence",
  "duration_ms",
  "attempts",
  "resends",
  "revision",
];
const RANDOM = ["tokenSealed", "scope_key"];
/** Longer texts put findings into words in the order of their random ids. */
const WORDY_CHARS = 120;

/** A text without what is another each time: ids, times, hashes, signatures, tokens. */
export const plainText = (text: string, tenant: string): string =>
  text
    .replaceAll(tenant, "<tenant>")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "<id>")
    .replaceAll(/\b[0-9a-f]{64}\b/g, "<hash>")
    .replaceAll(/\b(portfolio-)?[0-9a-f]{32}\b/g, "<hash>")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>")
    .replaceAll(/\b\d{4}-\d\d-\d\d\b|\b\d{1,2}[-/. ][\w&;]+[-/. ]\d{4}\b/g, "<day>")
    .replaceAll(/\b2[2-9]\d{11}\b/g, "<ms>")
    .replaceAll(/\b\d+ days old\b/g, "<age>")
    // A place that an upload gave up stays taken until it is swept, so the file that is sent again gets the next.
    .replaceAll(/-\d\.pdf\b/g, ".pdf")
    .replaceAll(/eyJ[\w-]+\.[\w-]*\.[\w-]+/g, "<jws>")
    .replaceAll(/pt_[\w-]{32}/g, "<token>");

/** Data without what is another each time, and every list in one order: equal where it says the same. */
export function plainData(value: unknown, tenant: string): unknown {
  if (typeof value === "number") return value > 2.1e12 ? "<ms>" : value;
  if (typeof value === "string") return plainString(value, tenant);
  if (Array.isArray(value)) {
    const items = value.map((item) => JSON.stringify(plainData(item, tenant)));
    return items.toSorted().map((item) => JSON.parse(item) as unknown);
  }
  if (typeof value !== "object" || value === null) return value;
  // A case file names its documents, whose names may have got longer; what it says is told elsewhere.
  const left = [...MEANINGLESS, ...RANDOM, ...("data_hash" in value ? ["size"] : [])];
  const told = Object.entries(value).filter(([name]) => !left.includes(name));
  return Object.fromEntries(told.map(([name, member]) => [plainText(name, tenant), plainData(member, tenant)]));
}

function plainString(text: string, tenant: string): unknown {
  try {
    if (/^[{[]/.test(text)) return plainData(JSON.parse(text), tenant);
  } catch {
    // It only begins like JSON.
  }
  const told = plainText(text, tenant);
  return told.length < WORDY_CHARS ? told : told.split(/\W+/).toSorted().join(" ");
}

/** Where two lists of texts differ, whatever their order, in as few words as tell it. */
export function differences(what: string, expected: readonly string[], found: readonly string[]): string[] {
  const [missing, extra] = [without(expected, found), without(found, expected)];
  return Array.from({ length: Math.max(missing.length, extra.length) }, (_, i) => {
    const [was, is] = [missing[i] ?? "nothing", extra[i] ?? "nothing"];
    let at = 0;
    while (at < was.length && was[at] === is[at]) at++;
    const from = Math.max(0, at - 60);
    return `${what}: ${was.slice(from, at + 160)} <> ${is.slice(from, at + 160)}`;
  });
}

function without(texts: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return texts.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
