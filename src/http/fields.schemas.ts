import { z } from "@hono/zod-openapi";

/** Fields that many answers share, in the one form that each has. */
export const Uuid = z.uuidv4();

/** `case-` and a UUID, which does not follow from the case's id. */
export const WorkflowId = z
  .string()
  .regex(/^case-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  .openapi({ example: "case-8f0c2b1e-6a54-4d0e-9c3f-2b7d51a6e943" });

export const PortalToken = z.string().regex(/^pt_[\w-]{32}$/);

/** SHA-256 in lower-case hex. */
export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** SHA-256 with its name, as evidence carries it. */
export const EvidenceHash = z.string().regex(/^sha256:[0-9a-f]{64}$/);

/** Compact JWS; its payload may be detached. */
export const Jws = z.string().regex(/^[\w-]+\.[\w-]*\.[\w-]+$/);

/** ISO 3166-1 alpha-2. */
export const CountryCode = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .openapi({ example: "BE" });

export const EnterpriseNumber = z
  .string()
  .regex(/^[01]\d{9}$/)
  .openapi({ example: "0999900150" });

/** Query of a paged list. */
export const PAGING = {
  page: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(1_000_000)
    .default(1)
    .openapi({ description: "Number of the page, from 1" }),
  per_page: z.coerce.number<string>().int().min(1).max(100).default(20).openapi({ description: "Entries on a page" }),
};

/** A single line that prints: no control characters, not blank. */
export const Line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, "must be one line of text");

const inEveryLanguage = <T extends z.ZodType>(text: T) => z.strictObject({ nl: text, fr: text, de: text, en: text });

/** A line in every language of customers. */
export const LocalizedLine = (max: number) => inEveryLanguage(Line(max));

/** Text of several lines in every language of customers. */
export const Prose = (max: number) =>
  inEveryLanguage(
    z
      .string()
      .trim()
      .min(1)
      .max(max)
      .regex(/^[\P{Cc}\n]*$/u, "must be text without control characters"),
  );

export const LocalizedView = inEveryLanguage(z.string());
