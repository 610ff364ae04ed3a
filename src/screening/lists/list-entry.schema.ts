import { z } from "zod";
import type { ListEntry } from "../list-entry.ts";

const texts = z.array(z.string().min(1).max(500)).max(1_000).readonly();

/** An entry of an uploaded part. The bounds prevent a malformed file from exhausting an isolate's memory. */
export const ListEntrySchema: z.ZodType<ListEntry> = z.strictObject({
  id: z.string().min(1).max(300),
  kind: z.enum(["person", "company", "vessel", "unknown"]),
  names: z
    .array(z.strictObject({ name: z.string().min(1).max(1_000), weak: z.boolean() }))
    .min(1)
    .max(2_000)
    .readonly(),
  topics: z
    .array(z.enum(["sanction", "pep"]))
    .min(1)
    .readonly(),
  birthDates: z
    .array(z.string().regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/))
    .max(1_000)
    .readonly(),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(300)
    .readonly(),
  identifiers: texts,
  programmes: texts,
});
