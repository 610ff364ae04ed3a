import { z } from "zod";
import { IMPORT_SOURCES, type ImportSource, isImportSource } from "./list-sources.ts";

export type DownloadUrls = Readonly<Partial<Record<ImportSource, string>>>;

/** Lists that the service downloads by itself, with their addresses: `eu=https://..., un=https://...`. */
export const listDownloadsSetting = z.string().transform((text, issue): DownloadUrls => {
  const found: Partial<Record<ImportSource, string>> = {};
  for (const item of text.split(/,(?=\s*\w+ *= *https?:)/).map((part) => part.trim())) {
    if (item === "") continue;
    const [, name = "", url = ""] = /^(\w+) *= *(https?:\/\/\S+)$/.exec(item) ?? [];
    if (!isImportSource(name) || !URL.canParse(url) || found[name] !== undefined) {
      issue.addIssue({
        code: "custom",
        message: `has "${item}"; write source=URL, each source once, from ${IMPORT_SOURCES.join(", ")}`,
      });
      return z.NEVER;
    }
    found[name] = url;
  }
  return found;
});
