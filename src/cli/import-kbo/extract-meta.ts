import { CliError } from "../program.ts";
import { readDate } from "./extract-files.ts";

/** An extract's own description, with dates as ISO 8601. */
export interface ExtractMeta {
  readonly type: "full" | "update";
  readonly number: number;
  /** YYYY-MM-DD. */
  readonly snapshotDate: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** Reads `meta.csv`. @throws CliError when it does not identify the extract. */
export async function readMeta(rows: (name: string) => AsyncIterable<readonly string[]>): Promise<ExtractMeta> {
  const variables: Record<string, string> = {};
  for await (const [variable, value] of rows("meta")) variables[variable ?? ""] = value ?? "";
  const type = variables["ExtractType"];
  const number = Number(variables["ExtractNumber"]);
  const snapshotDate = readDate(variables["SnapshotDate"]);
  if (type !== "full" && type !== "update") throw new CliError(`meta.csv: ExtractType "${type ?? ""}" is not known`);
  if (!Number.isSafeInteger(number) || number < 1) throw new CliError("meta.csv: ExtractNumber is no number");
  if (snapshotDate === null) throw new CliError("meta.csv: SnapshotDate is missing");
  return { type, number, snapshotDate, variables: { ...variables, SnapshotDate: snapshotDate } };
}
