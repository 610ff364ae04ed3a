import { z } from "zod";
import { LISTED_BIRTH_DATE } from "../../domain/hits/birth-dates.rules.ts";
import { DOCUMENT_KINDS, type ListEntry } from "../list-entry.ts";

const texts = z.array(z.string().min(1).max(500)).max(1_000).readonly();
const country = z.string().regex(/^[A-Z]{2}$/);

/** An entry of an uploaded part. The bounds prevent a malformed file from exhausting an isolate's memory. */
export const ListEntrySchema: z.ZodType<ListEntry> = z
  .strictObject({
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
    birthDates: z.array(z.string().regex(LISTED_BIRTH_DATE)).max(1_000).readonly(),
    countries: z.array(country).max(300).readonly(),
    identifiers: texts,
    programmes: texts,
    documents: z
      .array(
        z.strictObject({
          number: z.string().min(1).max(500),
          kind: z.enum(DOCUMENT_KINDS),
          country: country.nullable(),
        }),
      )
      .max(1_000)
      .readonly()
      .exactOptional(),
    gender: z.enum(["male", "female"]).exactOptional(),
    birthPlaces: texts.exactOptional(),
    titles: texts.exactOptional(),
  })
  .refine(({ identifiers, documents = [] }) => documents.every(({ number }) => identifiers.includes(number)), {
    path: ["documents"],
    message: "the number of a document is none of the identifiers",
  });
