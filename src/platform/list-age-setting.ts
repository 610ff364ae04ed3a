import { z } from "zod";
import { isImportSource } from "./list-sources.ts";

const MAX_HOURS = 87_600;

export interface ListAges {
  readonly hours: number;
  /** Hours of single lists, by source. */
  readonly bySource: Readonly<Record<string, number>>;
}

/** Hours for every list, then exceptions by source: `48`, or `48, be=168`. */
export const listAgeSetting = z.string().transform((text, issue): ListAges => {
  const [first = "", ...others] = text.split(",").map((item) => item.trim());
  const hours = readHours(first);
  const own = others.map((item) => {
    const [, source = "", own = ""] = /^(\w+) *= *(\S+)$/.exec(item) ?? [];
    return [source, isImportSource(source) ? readHours(own) : Number.NaN] as const;
  });
  const bySource = Object.fromEntries(own);
  if ([hours, ...Object.values(bySource)].some(Number.isNaN)) {
    issue.addIssue({ code: "custom", message: "is not a number of hours, such as 48, or 48, be=168" });
    return z.NEVER;
  }
  return { hours, bySource };
});

function readHours(text: string): number {
  const hours = text === "" ? Number.NaN : Number(text);
  return hours > 0 && hours <= MAX_HOURS ? hours : Number.NaN;
}
