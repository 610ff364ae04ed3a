import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { zipSync } from "fflate";
import { Extract } from "../../src/cli/import-kbo/extract.ts";
import { openExtract } from "../../src/cli/import-kbo/csv-folder.ts";
import { ENTITY_FILES } from "../../src/cli/import-kbo/extract-files.ts";
import {
  beginRegisterImport,
  putRegisterPart,
  registerImport,
} from "../../src/features/imports/register-import.service.ts";
import type { ImportRow } from "../../src/features/imports/import.model.ts";
import type { Ctx } from "../../src/platform/context.ts";

/** Rows of an extract's files by their names, such as `enterprise` or `denomination_insert`; text as it stands. */
export type ExtractRows = Readonly<Record<string, readonly string[]>>;

const columnsOf = (name: string): string => {
  const [file, kind] = name.split("_");
  const { columns, key } = ENTITY_FILES.find((known) => known.name === file)!;
  return (kind === "delete" ? [key] : columns).map((column) => `"${column}"`).join(",");
};

const quoted = (...values: string[]) => values.map((value) => `"${value}"`).join(",");

/** The n-th number of an enterprise, with its check digits, as the files write it. */
export function entityNumber(n: number): string {
  const digits = String(n).padStart(8, "0") + String(97 - (n % 97)).padStart(2, "0");
  return `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`;
}

/** The CSV files of an extract, those that are not named with a header alone. */
export function extractFiles(
  type: "full" | "update",
  number: number,
  rows: ExtractRows,
  snapshotDate = "30-05-2025",
): Record<string, string> {
  const kinds = type === "full" ? [""] : ["_delete", "_insert"];
  const names = ENTITY_FILES.flatMap(({ name }) => kinds.map((kind) => name + kind));
  const files = names.map((name) => [`${name}.csv`, [columnsOf(name), ...(rows[name] ?? []), ""].join("\r\n")]);
  const meta = [
    quoted("Variable", "Value"),
    quoted("SnapshotDate", snapshotDate),
    quoted("ExtractTimestamp", "01-06-2025 07:07:49"),
    quoted("ExtractType", type),
    quoted("ExtractNumber", String(number)),
    quoted("Version", "1.0.0"),
    "",
  ].join("\r\n");
  const code = [quoted("Category", "Code", "Language", "Description"), ...(rows["code"] ?? []), ""].join("\r\n");
  return { ...(Object.fromEntries(files) as Record<string, string>), "meta.csv": meta, "code.csv": code };
}

/** Writes files into a folder of their own. */
export function writeFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-extract-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

/** Writes files into a ZIP, as they are published. */
export function writeZip(files: Readonly<Record<string, string>>, level: 0 | 6 = 6): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-extract-"));
  const entries = Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  const file = path.join(folder, "KboOpenData.zip");
  writeFileSync(file, zipSync(Object.fromEntries(entries), { level }));
  return file;
}

/** An extract, read to its end. */
export const readExtract = async (location: string): Promise<Extract> =>
  Extract.read(await openExtract(location), () => {});

/** Applies an extract through the service's use cases, all of it or the first so many parts. */
export async function applyExtract(
  ctx: Ctx,
  location: string,
  {
    parts = Infinity,
    force = false,
    confirm = true,
  }: { readonly parts?: number; readonly force?: boolean; readonly confirm?: boolean } = {},
) {
  const extract = await readExtract(location);
  try {
    const { meta, sha256, enterprises, parts: all } = extract.facts;
    const begun = await beginRegisterImport(ctx, {
      sha256,
      extract_type: meta.type,
      extract_number: meta.number,
      snapshot_date: meta.snapshotDate,
      meta: { ...meta.variables },
      enterprises,
      parts: all,
      force,
    });
    if (begun.status === "current") return begun;
    const { import_id: importId } = begun.row;
    for (let index = 0; index < Math.min(all, parts); index++) {
      const text = JSON.stringify(extract.part(index));
      await putRegisterPart(ctx, importId, index, new TextEncoder().encode(text));
    }
    if (parts < all || !confirm) return begun;
    const row = { import_id: importId } as ImportRow;
    await registerImport.compare(ctx, row);
    await registerImport.apply!(ctx, row);
    return begun;
  } finally {
    extract.close();
  }
}
