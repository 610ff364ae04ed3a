import { z } from "@hono/zod-openapi";
import { parseEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { checkWebsiteUrl } from "../../platform/outbound-address.ts";
import { CustomerEmail } from "./mail.views.ts";
import { isEeaCountry } from "./countries.ts";
import { findTemplate } from "../../domain/templates/index.ts";

const text = (max: number) => z.string().trim().min(1).max(max);

/** A person is no company: its number may be any identifier. */
const NATURAL_PERSON = "kyc_natural_person";

export const CreateCaseBody = z
  .strictObject({
    company_name: text(320),
    company_registration_number: text(64).optional(),
    vat_number: text(64).optional(),
    country: z.string().refine(isEeaCountry, "is not a supported EEA country (ISO 3166-1 alpha-2)"),
    template_id: z
      .string()
      .refine((id) => findTemplate(id) !== undefined, "is not a known template")
      .default("psp_merchant_onboarding"),
    website_url: text(2000)
      .transform((url, issue) => {
        // Whether documentation hosts are allowed depends on the environment; the service checks that.
        const checked = checkWebsiteUrl(url, { ENVIRONMENT: "local" });
        if (checked.ok) return checked.value.href;
        issue.addIssue({ code: "custom", message: checked.refusal.message });
        return z.NEVER;
      })
      .optional(),
    customer_email: CustomerEmail.optional(),
    additional_data: z.record(z.string(), z.unknown()).default({}),
  })
  .transform((body, issue) => {
    const fault = (path: string, message: string) => issue.addIssue({ code: "custom", path: [path], message });
    const { company_registration_number: number, vat_number: vat } = body;
    if (number === undefined && vat === undefined) {
      fault("company_registration_number", "a registration number or a VAT number is required");
      return z.NEVER;
    }
    if (body.country !== "BE" || body.template_id === NATURAL_PERSON) return body;
    const belgian = belgianNumbers(number, vat, fault);
    return belgian === null ? z.NEVER : { ...body, ...belgian };
  })
  .openapi("CreateCase");

/** The enterprise number in its ten digits and the VAT number that belongs to it; null after a fault was told. */
function belgianNumbers(
  number: string | undefined,
  vat: string | undefined,
  fault: (path: string, message: string) => void,
): { company_registration_number: string; vat_number: string } | null {
  const read = (path: string, value: string | undefined): string | null | undefined => {
    if (value === undefined) return undefined;
    const parsed = parseEnterpriseNumber(value);
    if (parsed.ok) return parsed.number;
    fault(path, parsed.fault === "format" ? "is not a Belgian enterprise number" : "has wrong check digits (mod 97)");
    return null;
  };
  const fromNumber = read("company_registration_number", number);
  const fromVat = read("vat_number", vat);
  if (fromNumber === null || fromVat === null) return null;
  if (fromNumber !== undefined && fromVat !== undefined && fromNumber !== fromVat) {
    fault("vat_number", "belongs to another enterprise number");
    return null;
  }
  const digits = fromNumber ?? fromVat!;
  return { company_registration_number: digits, vat_number: `BE${digits}` };
}

export const PortalLinkBody = z.strictObject({
  replace: z.boolean().default(false),
  customer_email: CustomerEmail.optional(),
});
