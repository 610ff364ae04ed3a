import { z } from "@hono/zod-openapi";
import { CountryCode } from "../../http/fields.schemas.ts";
import { readDay } from "../../domain/case/answers.ts";
import { DECLARED_CONTROLS, type DeclaredOwner } from "../../domain/customer/declared-owner.model.ts";
import type { OwnershipFiling } from "../../domain/ownership/ownership-filing.model.ts";
import { SOURCE_TYPES } from "../../domain/ownership/ownership.model.ts";
import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";
import type { FilingView } from "./filing.responses.ts";

const MAX_OWNERS = 200;

const MAX_STATEMENTS = 1_000;

const text = (max: number) => z.string().trim().min(1).max(max);

/** A day, a month or a year. */
const BirthDate = z
  .string()
  .refine((date) => /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(date) || (date.length === 10 && readDay(date) === date), {
    message: "is not a day, a month or a year (YYYY-MM-DD, YYYY-MM or YYYY)",
  })
  .openapi({ example: "1971-04-03" });

const OF_PERSON = {
  name: text(320).optional().openapi({ description: "Full name of a person" }),
  given_names: text(200).optional(),
  family_name: text(200).optional(),
  birth_date: BirthDate.optional(),
  birth_place: text(200).optional(),
  nationality: CountryCode.optional(),
  residence: CountryCode.optional(),
  is_pep: z.boolean().optional(),
};

const OF_COMPANY = {
  company_name: text(320).optional().openapi({ description: "Name of a company, in place of the name of a person" }),
  enterprise_number: z
    .string()
    .refine((number) => normalizeEnterpriseNumber(number) !== null, "is not a Belgian enterprise number")
    .transform((number) => normalizeEnterpriseNumber(number)!)
    .optional(),
  foreign_number: text(64).optional(),
  country: CountryCode.optional(),
};

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const withoutAbsent = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;

/** An owner, as in `answers.beneficial_owners`. */
const OwnerBody = z
  .strictObject({
    ...OF_PERSON,
    ...OF_COMPANY,
    share_percent: z.number().min(0).max(100).optional(),
    control: z.enum(DECLARED_CONTROLS).optional(),
  })
  .transform(({ company_name, name, ...owner }, issue): DeclaredOwner => {
    const fullName = name ?? [owner.given_names, owner.family_name].filter(Boolean).join(" ");
    const misplaced = Object.keys(company_name === undefined ? OF_COMPANY : OF_PERSON).filter(
      (key) => key !== "company_name" && { name, ...owner }[key as keyof typeof owner] !== undefined,
    );
    for (const key of misplaced) {
      const whose = company_name === undefined ? "a company, which needs a `company_name`" : "a person";
      issue.addIssue({ code: "custom", path: [key], message: `belongs to ${whose}` });
    }
    if (fullName === "" && company_name === undefined) {
      issue.addIssue({ code: "custom", path: ["name"], message: "is required, or a `company_name`" });
    }
    const kind = company_name === undefined ? "person" : "company";
    return { kind, name: company_name ?? fullName, ...withoutAbsent(owner) };
  })
  .openapi("FiledOwner");

const OwnersBody = z
  .strictObject({
    source: text(500).openapi({ description: "Where it was found, such as the name of a register" }),
    source_type: z.enum(SOURCE_TYPES).default("verified").openapi({
      description: "`officialRegister` for what a register of owners or of companies says",
    }),
    as_of: z.iso.date().openapi({ description: "Day of the information, not in the future" }),
    description: z.string().trim().max(10_000).default(""),
    owners: z.array(OwnerBody).min(1).max(MAX_OWNERS),
  })
  .openapi("FiledOwners");

const BodsBody = z
  .array(z.record(z.string(), z.unknown()))
  .min(1)
  .max(MAX_STATEMENTS)
  .openapi({ description: "Statements of the Beneficial Ownership Data Standard 0.4, which names the customer" });

export const FileOwnershipBody = z.union([OwnersBody, BodsBody]).openapi("FileOwnership");

export const WithdrawFilingBody = z.strictObject({ reason: text(10_000) }).openapi("WithdrawFiling");

export function filingView({ stated, withdrawn, ...filing }: OwnershipFiling): z.input<typeof FilingView> {
  return { ...filing, form: stated.form, withdrawn: withdrawn ?? null };
}
