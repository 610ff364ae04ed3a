import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { repositoryRoot } from "../../../src/cli/program.ts";
import { readAlerts, readPanels } from "../../../src/cli/operate/analytics/monitor-files.ts";
import { METRICS, openMetrics, type MetricName } from "../../../src/platform/metrics.ts";

const guide = readFileSync(path.join(repositoryRoot, "docs/operations.md"), "utf8");
const code = globSync(["src/**/*.ts", "durable-objects/*.ts"], { cwd: repositoryRoot })
  .filter((file) => !file.startsWith("src/web/console/") && !file.startsWith("src/cli/"))
  .map((file) => readFileSync(path.join(repositoryRoot, file), "utf8"))
  .join("\n");
const alerts = readAlerts();
const adviceOn = (title: string): string | undefined =>
  [...guide.matchAll(/^### (.+)\n\n(\S.*)/gm)].find(([, heading]) => heading === title)?.[2];
const shapes: Readonly<Record<string, { readonly labels: readonly string[]; readonly values: readonly string[] }>> =
  METRICS;

/** Each column that a query names is one that its metric writes; rows are weighed by what they stand for. */
function expectColumns(sql: string): void {
  const { labels, values } = shapes[/index1 = '(\w+)'/.exec(sql)![1]!]!;
  for (const [, n] of sql.matchAll(/\bblob(\d+)/g)) expect(labels[Number(n) - 2]).toBeDefined();
  for (const [, n] of sql.matchAll(/\bdouble(\d+)/g)) expect(values[Number(n) - 1]).toBeDefined();
  expect(sql).toMatch(/_sample_interval/);
}

describe("docs/operations.md", () => {
  it("documents each metric, with every column at its position", () => {
    for (const [name, { labels, values }] of Object.entries(shapes)) {
      const blobs = labels.map((label, i) => `blob${i + 2} ${label}`).join(", ");
      const doubles = values.map((value, i) => `double${i + 1} ${value}`).join(", ");
      expect(guide).toContain(`| \`${name}\` | ${blobs} | ${doubles === "" ? "" : `${doubles} `}|`);
    }
  });

  it("raises an alert from each metric, and from no other", () => {
    const used = alerts.map(({ sql }) => /index1 = '(\w+)'/.exec(sql)?.[1]);
    expect(new Set(used)).toEqual(new Set(Object.keys(METRICS)));
  });

  it("draws each metric on the dashboard", () => {
    const drawn = readPanels().map(({ sql }) => /index1 = '(\w+)'/.exec(sql)?.[1]);
    expect(new Set(drawn)).toEqual(new Set(Object.keys(METRICS)));
  });

  it.each(readPanels().map(({ title, by, sql }) => [title, by, sql] as const))(
    "draws columns that are there: %s",
    (_, by, sql) => {
      expect(sql).toContain(` AS ${by},`);
      expect(sql).toMatch(/ AS time, .* AS value FROM dossier/);
      expectColumns(sql);
    },
  );

  it.each(alerts.map(({ title, sql }) => [title, sql] as const))(
    "asks columns that are there, for values that the code writes, and says what to do: %s",
    (title, sql) => {
      expectColumns(sql);
      const compared = [...sql.matchAll(/blob\d+ (?:= ('[^']+')|IN \(([^)]+)\))/g)].flatMap((match) =>
        [...(match[1] ?? match[2]!).matchAll(/'([^']+)'/g)].map(([, value]) => value!),
      );
      for (const value of compared.filter((each) => !["5xx", "GET"].includes(each))) {
        expect(code).toContain(`"${value}"`);
      }
      expect(sql).toMatch(/HAVING/);
      expect(adviceOn(title)?.length).toBeGreaterThan(20);
    },
  );

  it("names no metric that nothing writes", () => {
    for (const name of Object.keys(METRICS)) expect(code).toMatch(new RegExp(`metrics\\.write\\(\\s*"${name}"`));
  });
});

describe("a measurement", () => {
  const write = (metric: MetricName, labels: object, values: object, tenant = "bank") => {
    const points: AnalyticsEngineDataPoint[] = [];
    const dataset = { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) };
    openMetrics(dataset as AnalyticsEngineDataset, tenant).write(metric, labels as never, values as never);
    return points[0]!;
  };

  it("goes to its columns, in whatever order it is given", () => {
    const point = write("source", { reason: null, outcome: "known", source: "kbo" }, { duration_ms: 12 });
    expect(point.indexes).toEqual(["source"]);
    expect(point.blobs!.slice(1)).toEqual(["kbo", "known", ""]);
    expect(point.doubles).toEqual([12]);
  });

  it("names a tenant by a stable hash, and no tenant by an empty text", () => {
    const of = (tenant: string) => write("trouble", { event: "x", level: "warn" }, {}, tenant).blobs![0];
    expect(of("bank")).toBe(of("bank"));
    expect(of("bank")).not.toBe(of("other"));
    expect(of("bank")).toMatch(/^[0-9a-f]{16}$/);
    expect(of("")).toBe("");
  });

  it("stays within the platform's limits", () => {
    for (const [name, { labels, values }] of Object.entries(shapes)) {
      expect(name.length).toBeLessThanOrEqual(96);
      expect(labels.length + 1).toBeLessThanOrEqual(20);
      expect(values.length).toBeLessThanOrEqual(20);
    }
  });

  it("never fails a request, and needs no dataset", () => {
    const broken = {
      writeDataPoint: () => {
        throw new Error("over the limit");
      },
    };
    const labels = { event: "x", level: "warn" };
    expect(() => openMetrics(broken as AnalyticsEngineDataset, "t").write("trouble", labels, {})).not.toThrow();
    expect(() => openMetrics(undefined, "t").write("trouble", labels, {})).not.toThrow();
  });
});
