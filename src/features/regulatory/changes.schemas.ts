import { z } from "@hono/zod-openapi";

/** One change says what changed; the text of a law belongs behind its address. */
const TEXT_MAX_CHARACTERS = 10_000;

const text = z.string().trim().min(1).max(TEXT_MAX_CHARACTERS);

const optionalText = z
  .string()
  .max(TEXT_MAX_CHARACTERS)
  .nullish()
  .transform((value) => value ?? null);

/** A page may make a link of it: what is neither a path nor a web address is refused. */
const isHarmlessAddress = (value: string | null): boolean =>
  value === null || /^https?:/i.test(value) || !/^\s*[a-z][a-z0-9+.-]*:/i.test(value);

export const ChangeBody = z
  .strictObject({
    article_id: z.string().min(1),
    change_type: z.string().trim().min(1).max(100).openapi({ example: "amendment" }),
    description: text,
    effective_date: z.iso.date(),
    old_value: optionalText,
    new_value: optionalText,
    source_url: optionalText.refine(isHarmlessAddress, "must be a web address"),
  })
  .openapi("NewRegulatoryChange");

export const ChangesQuery = z.object({
  limit: z.coerce.number<string>().int().min(1).max(200).default(50).openapi({ description: "At most this many" }),
});

export const ImpactQuery = z.object({
  limit: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(1_000)
    .default(100)
    .openapi({ description: "At most this many cases" }),
});

export const ProposalsQuery = z.object({
  status: z.string().optional().openapi({ description: "Only this status: `open`, `accepted` or `dismissed`" }),
  limit: z.coerce.number<string>().int().min(1).max(500).default(200).openapi({ description: "At most this many" }),
});

export const AcceptanceBody = z
  .strictObject({
    effective_date: z.iso
      .date()
      .nullish()
      .transform((value) => value ?? null),
    description: text.nullish().transform((value) => value ?? null),
  })
  .openapi("ProposalAcceptance");

export const DismissalBody = z.strictObject({ reason: text }).openapi("ProposalDismissal");
