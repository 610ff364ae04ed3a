import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { repositoryRoot } from "../../program.ts";

const FOLDER = path.join(repositoryRoot, "docs/monitoring");

/** A condition of the deployed service that an operator must be told of. */
export interface Alert {
  /** Also the heading of what to do, in `docs/operations.md`. */
  readonly title: string;
  /** Whether it fires on an answer with rows, or on one without any: what does not run writes no row. */
  readonly fires: "a row" | "no row";
  readonly sql: string;
}

/** A chart of the dashboard: its query answers `time`, `value` and a column that tells its lines apart. */
export interface Panel {
  readonly title: string;
  readonly unit: string;
  /** The column that tells the lines apart. */
  readonly by: string;
  readonly sql: string;
}

/** The alerts, each a file of SQL for the Analytics Engine, by name of file. */
export const readAlerts = (): Alert[] =>
  readFolder("alerts").map(({ title, fires, sql, file }) => {
    if (title === undefined || (fires !== "a row" && fires !== "no row")) throw headless(file);
    return { title, fires, sql };
  });

/** The charts of the dashboard, by name of file. */
export const readPanels = (): Panel[] =>
  readFolder("panels").map(({ title, unit, by, sql, file }) => {
    if (title === undefined || unit === undefined || by === undefined) throw headless(file);
    return { title, unit, by, sql };
  });

interface MonitorFile {
  readonly file: string;
  readonly sql: string;
  readonly [line: string]: string | undefined;
}

/** The lines `-- name: value` before a query. */
function readFolder(folder: string): MonitorFile[] {
  const files = readdirSync(path.join(FOLDER, folder)).toSorted();
  return files.map((file) => {
    const lines = readFileSync(path.join(FOLDER, folder, file), "utf8")
      .trim()
      .split("\n");
    const head = lines.flatMap((line) => {
      const [, name, value] = /^-- (\w+): (.+)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value!] as const];
    });
    return { ...Object.fromEntries(head), file, sql: lines.slice(head.length).join("\n") };
  });
}

const headless = (file: string): Error => new Error(`${file} lacks a line of its header`);
