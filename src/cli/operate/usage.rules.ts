import { LIMITS } from "../../platform/limits/table.ts";
import { type Finding, warning } from "./finding.ts";

/** How much of a platform limit is used, in bytes. */
interface Measure {
  /** What is measured and where: `largest row of cases`. */
  readonly what: string;
  readonly used: number;
  readonly limit: number;
}

/** Usage of one database. */
export interface DatabaseUsage {
  readonly name: string;
  readonly bytes: number;
  /** The largest row of each table, in bytes. */
  readonly rows: Readonly<Record<string, number>>;
  /** Cases by tenant; empty when the database has none. */
  readonly cases: readonly { readonly tenant: string; readonly cases: number }[];
}

/** The largest rows of one kind of object. */
export interface ObjectUsage {
  readonly kind: string;
  readonly bytes: number;
  readonly rows: Readonly<Record<string, number>>;
}

export interface Usage {
  readonly databases: readonly DatabaseUsage[];
  readonly objects: readonly ObjectUsage[];
}

/** Messages of a portfolio in one call, and the bytes of one besides its tenant. */
const PORTFOLIO_BATCH = 40;
const MESSAGE_BYTES = Buffer.byteLength(
  JSON.stringify({ tenant_id: "", portfolio_id: `portfolio-${"0".repeat(32)}`, position: 9_999, retry: 999 }),
);

function measure({ databases, objects }: Usage): Measure[] {
  const tenants = databases.flatMap(({ cases }) => cases.map(({ tenant }) => tenant));
  const longest = Math.max(0, ...tenants.map((tenant) => Buffer.byteLength(JSON.stringify(tenant))));
  const message = MESSAGE_BYTES + longest + LIMITS.QUEUE_METADATA_BYTES;
  return [
    ...databases.flatMap(({ name, bytes, rows }) => [
      { what: `size of ${name}`, used: bytes, limit: LIMITS.D1_DATABASE_BYTES },
      ...largestRows(name, rows, LIMITS.D1_ROW_BYTES),
    ]),
    ...objects.flatMap(({ kind, bytes, rows }) => [
      { what: `largest ${kind}`, used: bytes, limit: LIMITS.OBJECT_BYTES },
      ...largestRows(kind, rows, LIMITS.OBJECT_ROW_BYTES),
    ]),
    { what: "largest queue message", used: message, limit: LIMITS.QUEUE_MESSAGE_BYTES },
    {
      what: "largest batch of queue messages",
      used: PORTFOLIO_BATCH * message,
      limit: LIMITS.QUEUE_BATCH_BYTES,
    },
  ];
}

const largestRows = (owner: string, rows: Readonly<Record<string, number>>, limit: number): Measure[] =>
  Object.entries(rows).map(([table, used]) => ({ what: `largest row of ${owner}.${table}`, used, limit }));

/** From this share on a limit is near. */
const NEAR = 0.7;

/** A warning for each limit that is near. */
export function checkUsage(usage: Usage): Finding[] {
  return measure(usage)
    .filter(({ used, limit }) => used >= NEAR * limit)
    .map((one) =>
      warning(
        "limit_near",
        showMeasure(one),
        one.what.startsWith("size of")
          ? "move tenants to another database before this one is full; docs/operations.md says how"
          : "find out what makes it grow: the platform refuses anything above the limit",
      ),
    );
}

const SHOWN = 8;

/** The highest usages, one per line; the number of cases, and how many more fit. */
export function showUsage(usage: Usage): string[] {
  const most = measure(usage).toSorted((a, b) => b.used / b.limit - a.used / a.limit);
  return [
    "Limits of the platform, the nearest first:",
    ...most.slice(0, SHOWN).map((one) => `  ${showMeasure(one)}`),
    ...usage.databases.flatMap(showCases),
  ];
}

function showCases({ name, bytes, cases }: DatabaseUsage): string[] {
  const total = cases.reduce((sum, one) => sum + one.cases, 0);
  if (total === 0) return [];
  const perCase = bytes / total;
  const room = Math.floor((LIMITS.D1_DATABASE_BYTES - bytes) / perCase);
  const [largest] = cases.toSorted((a, b) => b.cases - a.cases);
  return [
    `  ${name} holds ${count(total)} cases of ${count(cases.length)} tenant(s); the largest is ${largest!.tenant} with ${count(largest!.cases)}`,
    `  a case takes ${showBytes(perCase)} on average, all tables included: about ${count(room)} more fit`,
  ];
}

const showMeasure = ({ what, used, limit }: Measure): string =>
  `${what}: ${showBytes(used)} of ${showBytes(limit)} (${((100 * used) / limit).toFixed(1)} %)`;

const count = (value: number): string => value.toLocaleString("en");

function showBytes(bytes: number): string {
  if (bytes < 1_000) return `${Math.round(bytes)} bytes`;
  if (bytes < 1_000_000) return `${(bytes / 1_000).toFixed(1)} KB`;
  return bytes < 1_000_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
