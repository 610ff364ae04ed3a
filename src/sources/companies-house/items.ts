import { z } from "zod";
import { countriesIn } from "../../platform/country-code.ts";
import { type Reading, known } from "../answer.ts";
import { isoDay, parseJson, readJson } from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";

export const text = z.string().nullish();

/** What officers and persons with significant control have in common. */
export const party = z.object({
  name: text,
  nationality: text,
  country_of_residence: text,
  date_of_birth: z.object({ year: z.number(), month: z.number().min(1).max(12).nullish() }).nullish(),
  identification: z
    .object({ identification_type: text, registration_number: text, country_registered: text })
    .nullish(),
});

/** One page of a list; `total` counts all pages. */
export interface Items<T> {
  readonly items: readonly T[];
  readonly total: number;
}

const notFound = z.object({ errors: z.array(z.object({ type: z.literal("ch:service"), error: z.string() })).min(1) });

/** The register's own 404. A page of a proxy or a gateway with this status states nothing. */
export const isNotFound = (raw: RawAnswer): boolean =>
  raw.status === 404 &&
  (parseJson(raw.text, notFound)?.errors.every(({ error }) => error.endsWith("-not-found")) ?? false);

/** A company without any item in a list has no such list. */
export function parseItems<S extends z.ZodType>(raw: RawAnswer, item: S): Reading<Items<z.output<S>>> {
  if (isNotFound(raw)) return known({ items: [], total: 0 });
  const list = readJson(raw, z.object({ items: z.array(item), total_results: z.number().int().nonnegative() }));
  return "known" in list ? known({ items: list.known.items, total: list.known.total_results }) : list;
}

/** YYYY-MM: the register publishes no day. */
export const birthMonth = (birth: z.output<typeof party>["date_of_birth"]): string | undefined =>
  birth
    ? [birth.year, birth.month]
        .filter(Boolean)
        .map((part) => String(part).padStart(2, "0"))
        .join("-")
    : undefined;

/** The register writes nationalities as adjectives, several with commas. */
const NATIONALITIES: Readonly<Record<string, string>> = {
  british: "GB",
  english: "GB",
  scottish: "GB",
  welsh: "GB",
  irish: "IE",
  belgian: "BE",
  dutch: "NL",
  french: "FR",
  german: "DE",
  luxembourger: "LU",
  italian: "IT",
  spanish: "ES",
  polish: "PL",
  american: "US",
  indian: "IN",
  chinese: "CN",
  russian: "RU",
};

export const nationalityCode = (words: string | null | undefined): string | undefined =>
  NATIONALITIES[words?.split(",")[0]?.trim().toLowerCase() ?? ""];

/** Ended items stay in the lists. */
export const isPast = (day: string | null | undefined): boolean => isoDay(day) !== undefined;

/** "England And Wales", "Delaware, United States": the one country that a text names. */
export function onlyCountry(words: string | null | undefined): string | undefined {
  const [country, ...others] = countriesIn(words ?? "");
  return others.length === 0 ? country : undefined;
}
