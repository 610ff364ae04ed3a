import { z } from "zod";

/** Sources on companies and their owners beside the Belgian register, by the names that settings and evidence use. */
export const REGISTER_SOURCES = [
  "gleif",
  "gazette",
  "nbb",
  "recherche_entreprises",
  "brreg",
  "ares",
  "prh",
  "ur_latvia",
  "krs",
  "rpo",
  "rpvs",
  "companies_house",
  "cvr",
  "kvk",
] as const;
export type RegisterSource = (typeof REGISTER_SOURCES)[number];

export type ByRegister = Readonly<Partial<Record<RegisterSource, string>>>;

const isSource = (name: string): name is RegisterSource => (REGISTER_SOURCES as readonly string[]).includes(name);

/** `gleif=https://api.gleif.org/api/v1, brreg=https://data.brreg.no`: the sources that are asked, and where. */
export const registerUrlsSetting = z.string().transform((text, issue): ByRegister => {
  const items = text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
  const found: Partial<Record<RegisterSource, string>> = {};
  for (const item of items) {
    const [, name = "", url = ""] = /^(\w+) *= *(https?:\/\/\S+)$/.exec(item) ?? [];
    if (!isSource(name) || !URL.canParse(url) || found[name] !== undefined) {
      issue.addIssue({
        code: "custom",
        message: `has "${item}"; write source=URL, each source once, from ${REGISTER_SOURCES.join(", ")}`,
      });
      return z.NEVER;
    }
    found[name] = url.replace(/\/+$/, "");
  }
  return found;
});

/** `{"companies_house": "key"}` */
export const registerKeysSetting = z.partialRecord(z.enum(REGISTER_SOURCES), z.string().min(1));
