/** How the value of a change differs from the one before. */
export interface ValueComparison {
  readonly kind: "percentage" | "amount" | "period" | "date" | "number" | "list" | "text";
  readonly direction: "lower" | "higher" | "same" | "changed" | "introduced" | "removed";
  /** In the unit of `kind`: per cent, the amount, days; null where the value is no number. */
  readonly from: number | null;
  readonly to: number | null;
  /** Members of a list. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** One sentence for officers. */
  readonly text: string;
}

/** Compares the old value of a change with the new one. Null where neither is given. */
export function compareChangeValues(before: string | null, after: string | null): ValueComparison | null {
  const [old, next] = [given(before), given(after)];
  if (old === null && next === null) return null;
  if (old === null) return described("text", "introduced", `The text has a new value: ${next}.`);
  if (next === null) return described("text", "removed", `The text no longer has the value: ${old}.`);
  if (fold(old) === fold(next)) return described("text", "same", `The value stays the same: ${next}.`);
  return compareQuantities(old, next) ?? compareDates(old, next) ?? compareLists(old, next) ?? compareTexts(old, next);
}

const given = (value: string | null): string | null => (value === null || value.trim() === "" ? null : value.trim());
const fold = (value: string): string => value.toLowerCase().replaceAll(/\s+/g, " ");

const described = (
  kind: ValueComparison["kind"],
  direction: ValueComparison["direction"],
  text: string,
  figures: Partial<ValueComparison> = {},
): ValueComparison => ({ kind, direction, from: null, to: null, added: [], removed: [], text, ...figures });

interface Quantity {
  readonly kind: "percentage" | "amount" | "period" | "number";
  readonly unit: string;
  readonly value: number;
}

function compareQuantities(before: string, after: string): ValueComparison | null {
  const [old, next] = [quantityOf(before), quantityOf(after)];
  if (old === null || next === null || old.kind !== next.kind || old.unit !== next.unit) return null;
  const [from, to] = [old.value, next.value];
  if (from === to) return described(old.kind, "same", `The value stays the same: ${after}.`, { from, to });
  const direction = to < from ? "lower" : "higher";
  const moves = direction === "lower" ? "falls" : "rises";
  const text = `The value ${moves} from ${shown(before, old)} to ${shown(after, next)}.`;
  return described(old.kind, direction, text, { from, to });
}

const SHORT_WORDS = 3;

/** A short value as it was written, a sentence by its figure alone. */
function shown(text: string, { kind, unit, value }: Quantity): string {
  if (text.split(/\s+/).length <= SHORT_WORDS) return text;
  return kind === "percentage" ? `${value} %` : `${value} ${unit}`.trim();
}

const NUMBER = String.raw`(\d{1,3}(?:[ .,\u00A0\u202F']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)`;
const CURRENCY = "(€|eur|euros?|usd|\\$)";
const PERCENTAGE = new RegExp(`^\\D*${NUMBER}\\s*(?:%|per ?cent|procent|pour ?cent|prozent)\\D*$`, "i");
const AMOUNT = new RegExp(`^(?:\\D*?${CURRENCY}\\s*${NUMBER}|\\D*?${NUMBER}\\s*${CURRENCY})\\D*$`, "i");
const PERIOD = new RegExp(`^\\D*${NUMBER}\\s*(\\p{L}+)\\D*$`, "iu");
const PLAIN = new RegExp(`^${NUMBER}$`);
/** In days; a month counts a twelfth of a year. Dutch, French and German words beside the English. */
const PERIODS: readonly (readonly [RegExp, number])[] = [
  [/^(?:day|dag|jour|tag)/i, 1],
  [/^(?:week|semaine|woche)/i, 7],
  [/^(?:month|maand|mois|monat)/i, 365 / 12],
  [/^(?:year|jaar|jaren|ans?$|année|jahr)/i, 365],
];

/** The one number of a text with its unit; null for none or several. */
function quantityOf(text: string): Quantity | null {
  const percentage = PERCENTAGE.exec(text);
  if (percentage) return { kind: "percentage", unit: "%", value: toNumber(percentage[1]!) };
  const amount = AMOUNT.exec(text);
  if (amount) {
    const [, unitBefore, after, alone, unitAfter] = amount;
    const unit = /usd|\$/i.test((unitBefore ?? unitAfter)!) ? "USD" : "EUR";
    return { kind: "amount", unit, value: toNumber((after ?? alone)!) };
  }
  const period = PERIOD.exec(text);
  const days = PERIODS.find(([word]) => word.test(period?.[2] ?? ""))?.[1];
  if (period && days !== undefined) {
    return { kind: "period", unit: "days", value: Math.round(toNumber(period[1]!) * days) };
  }
  const plain = PLAIN.exec(text);
  return plain ? { kind: "number", unit: "", value: toNumber(plain[1]!) } : null;
}

/** A separator before exactly three digits groups thousands; any other separates decimals. */
const toNumber = (text: string): number =>
  Number(text.replaceAll(/[ .,\u00A0\u202F'](?=\d{3}(?:\D|$))/g, "").replace(",", "."));

function compareDates(before: string, after: string): ValueComparison | null {
  const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (!isDay(before) || !isDay(after)) return null;
  const direction = after < before ? "lower" : "higher";
  return described("date", direction, `The date moves from ${before} to ${after}.`);
}

function compareLists(before: string, after: string): ValueComparison | null {
  const [old, next] = [membersOf(before), membersOf(after)];
  if (old.length < 2 && next.length < 2) return null;
  const lacks = (list: readonly string[]) => (member: string) => list.every((other) => fold(other) !== fold(member));
  const [added, removed] = [next.filter(lacks(old)), old.filter(lacks(next))];
  const parts = [
    ...(added.length > 0 ? [`Added: ${added.join("; ")}.`] : []),
    ...(removed.length > 0 ? [`Removed: ${removed.join("; ")}.`] : []),
  ];
  if (parts.length === 0) return described("list", "same", "The list has the same members.");
  return described("list", "changed", parts.join(" "), { added, removed });
}

/** Lines, or what semicolons separate; commas separate short members only, because sentences have commas too. */
function membersOf(text: string): string[] {
  const lines = text.split(/\n|;/);
  const parts = lines.length > 1 ? lines : text.split(",");
  const members = parts.map((part) => part.trim()).filter((part) => part !== "");
  const isList = lines.length > 1 || members.every((member) => /^\S+(?:\s+\S+){0,3}(?<!\.)$/.test(member));
  return isList ? members : [text];
}

const compareTexts = (before: string, after: string): ValueComparison =>
  described("text", "changed", `The text before: ${before} The text after: ${after}`);
