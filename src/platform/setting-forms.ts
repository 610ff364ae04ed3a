import { z } from "zod";

/** The forms in which a setting is written: text from an environment to a value. */

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...["on", "true", "1"].map((word) => [word, true] as const),
  ...["off", "false", "0"].map((word) => [word, false] as const),
]);

/** The value of a flag in any of its spellings; undefined for anything else. */
export const readFlag = (value: unknown): boolean | undefined => FLAGS.get(String(value).trim().toLowerCase());

/** Deployment tools write a flag as on or off, true or false, or 1 or 0. */
export const flag = z.unknown().transform((value, issue) => {
  const parsed = readFlag(value);
  if (parsed !== undefined) return parsed;
  issue.addIssue({ code: "custom", message: "must be on or off (or true, false, 1, 0)" });
  return z.NEVER;
});
export const url = z.union([z.literal(""), z.url({ protocol: /^https?$/ })]);
/** RFC 8707, section 2: an absolute URI without a fragment, such as `https://dossier.example` or `api://dossier`. */
export const resource = z
  .string()
  .refine((text) => text === "" || (URL.canParse(text) && !text.includes("#")), "must be an absolute URI");
export const list = z.string().transform((text) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);
export const number = (min: number, max: number) =>
  z.string().trim().min(1).pipe(z.coerce.number<string>().min(min).max(max));
export const integer = (min: number, max: number) =>
  z.string().trim().min(1).pipe(z.coerce.number<string>().int().min(min).max(max));

export const json = z.string().transform((text, issue) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    issue.addIssue({ code: "custom", message: "is not JSON" });
    return z.NEVER;
  }
});
