import { z } from "@hono/zod-openapi";
import { isListedDay, LISTED_BIRTH_DATE } from "../../domain/hits/birth-dates.rules.ts";
import { OWN_LIST_SEVERITIES } from "../../domain/hits/screening.model.ts";
import { CountryCode } from "../../http/fields.schemas.ts";
import { OWN_ENTRIES_MAX } from "./own-list-entries.rules.ts";

const text = z.string().trim().min(1).max(500);

const Entry = z
  .strictObject({
    kind: z.enum(["person", "company", "unknown"]).default("unknown"),
    name: text,
    aliases: z.array(text).max(50).default([]),
    birth_date: z
      .string()
      .regex(LISTED_BIRTH_DATE)
      .refine(isListedDay, "is no day of the calendar")
      .nullable()
      .default(null)
      .openapi({ description: "`YYYY-MM-DD`, `YYYY-MM` or `YYYY`", example: "1961-04-02" }),
    countries: z.array(CountryCode).max(50).default([]),
    identifiers: z.array(text).max(50).default([]).openapi({ description: "Numbers of passports or registers" }),
    reason: text.nullable().default(null),
  })
  .openapi("OwnListEntry");

export const OwnListBody = z
  .strictObject({
    name: z.string().trim().min(1).max(200),
    severity: z.enum(OWN_LIST_SEVERITIES).default("medium").openapi({
      description: "What an exact match weighs as a finding; a near one weighs `low`",
    }),
    entries: z.array(Entry).max(OWN_ENTRIES_MAX).optional(),
    csv: z.string().max(900_000).optional().openapi({
      description:
        "In place of `entries`: a CSV file with a header that has `name`, and optionally `kind`, `aliases`, `birth_date`, `countries`, `identifiers`, `reason`; several values are separated by `|`",
      example: "name;birth_date;reason\nViktor Morozenko;1961-04-02;past exit",
    }),
  })
  .openapi("OwnListBody");
