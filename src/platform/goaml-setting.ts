import { z } from "zod";

const code = z.string().min(1).max(50);
const codes = z
  .array(code)
  .min(1)
  .transform((list): ReadonlySet<string> => new Set(list));
const codesByWord = z.record(z.string(), code);

/**
 * What a financial intelligence unit defines differently from `src/rendering/goaml/default-profile.ts`: the version of
 * its schema, its currency, its code lists, and the codes for our terms.
 */
export const goamlProfileSetting = z
  .strictObject({
    schema_version: code,
    local_currency: z.string().regex(/^[A-Z]{3}$/),
    unknown: code,
    ascii_names: z.boolean(),
    countries: codes,
    currencies: codes,
    indicators: codes,
    indicator_by_word: codesByWord,
    default_indicator: code,
    transmode_by_word: codesByWord,
    default_transmode: code,
    transmode_comment: code,
    funds_by_word: codesByWord,
    default_funds: code,
    role_codes: z.strictObject({
      director: code,
      beneficial_owner: code,
      shareholder: code,
      manager: code,
      representative: code,
      // A setting of an earlier version does not have these.
      trustee: code.default("TRSTE"),
      settlor: code.default("SETLR"),
      protector: code.default("PRO"),
      beneficiary: code.default("BEN"),
    }),
    business_address: code,
    private_address: code,
    passport: code,
  })
  .partial();

const namePart = z.string().trim().min(1).max(100);

/** Officers who file reports, by officer id. */
export const reportingPersonsSetting = z.record(
  z.string().min(1),
  z.strictObject({
    first_name: namePart,
    last_name: namePart,
    /** National register or identity number. */
    id_number: z.string().trim().min(1).max(255).optional(),
    /** ISO 3166-1 alpha-2. */
    nationality: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  }),
);
