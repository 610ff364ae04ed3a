import { z } from "zod";
import { IMPORT_SOURCES, type ImportSource, isImportSource } from "./list-sources.ts";

export type DownloadUrls = Readonly<Partial<Record<ImportSource, string>>>;

/** `eu=https://..., un=https://...`: the lists that the service downloads by itself, and from where. */
export const listDownloadsSetting = z.string().transform((text, issue): DownloadUrls => {
  const found: Partial<Record<ImportSource, string>> = {};
  for (const item of text.split(/,(?=\s*\w+ *= *https?:)/).map((part) => part.trim())) {
    if (item === "") continue;
    const [, name = "", url = ""] = /^(\w+) *= *(https?:\/\/\S+)$/.exec(item) ?? [];
    if (!isImportSource(name) || !URL.canParse(url) || found[name] !== undefined) {
      issue.addIssue({
        code: "custom",
        message: `has "${name || item}", which is not one of ${IMPORT_SOURCES.join(", ")} once, with = and a URL`,
      });
      return z.NEVER;
    }
    found[name] = url;
  }
  return found;
});
