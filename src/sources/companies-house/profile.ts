import { z } from "zod";
import type { Address } from "../../domain/matching/address.ts";
import { toCountryCode } from "../../platform/country-code.ts";
import { type Reading, known } from "../answer.ts";
import { formerNames, isoDay, readJson, registryEntry, thenRead } from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";
import type { RegistryEntry } from "../types.ts";
import { isNotFound, text } from "./items.ts";

/** Every status that the register has, and what it means here. A new one is not understood. */
const STATUSES = {
  active: "active",
  open: "active",
  registered: "active",
  liquidation: "liquidation",
  receivership: "insolvency",
  administration: "insolvency",
  "insolvency-proceedings": "insolvency",
  "voluntary-arrangement": "insolvency",
  dissolved: "stopped",
  closed: "stopped",
  removed: "stopped",
  "converted-closed": "stopped",
} as const;

const profile = z.object({
  company_number: z.string(),
  company_name: z.string().min(1),
  company_status: z.enum(Object.keys(STATUSES) as (keyof typeof STATUSES)[]),
  company_status_detail: text,
  type: text,
  date_of_creation: text,
  date_of_cessation: text,
  registered_office_address: z
    .object({
      premises: text,
      address_line_1: text,
      address_line_2: text,
      locality: text,
      postal_code: text,
      country: text,
    })
    .nullish(),
  previous_company_names: z.array(z.object({ name: z.string(), effective_from: text, ceased_on: text })).nullish(),
  sic_codes: z.array(z.string()).nullish(),
});
type Profile = z.output<typeof profile>;

const TYPES: Readonly<Record<string, string>> = {
  ltd: "private limited company",
  plc: "public limited company",
  llp: "limited liability partnership",
};

export function parseProfile(raw: RawAnswer, number: string): Reading<RegistryEntry> {
  const identity = { country: "GB", number, source: "companies_house" } as const;
  if (isNotFound(raw)) return known(registryEntry({ ...identity, status: "not_found" }));
  return thenRead(
    readJson(
      raw,
      profile.refine((found) => found.company_number === number),
    ),
    (found) => {
      const meaning = STATUSES[found.company_status];
      const ending = endingOf(found, meaning);
      const form = found.type ?? null;
      return known(
        registryEntry({
          ...identity,
          status: meaning === "stopped" ? "stopped" : "active",
          legal_name: found.company_name,
          ...formerNames(
            (found.previous_company_names ?? []).map(({ name, effective_from: from, ceased_on: to }) => ({
              name,
              from,
              to,
            })),
          ),
          legal_form_code: form,
          legal_form: form === null ? null : (TYPES[form] ?? form.replaceAll("-", " ")),
          address: addressOf(found.registered_office_address),
          start_date: isoDay(found.date_of_creation) ?? null,
          end_date: isoDay(found.date_of_cessation) ?? null,
          activities: (found.sic_codes ?? []).map((code) => ({ code, description: "", version: "UK-SIC-2007" })),
          ...(ending === undefined ? {} : { ending }),
        }),
      );
    },
  );
}

function endingOf(
  { company_status, company_status_detail: detail }: Profile,
  meaning: (typeof STATUSES)[keyof typeof STATUSES],
): RegistryEntry["ending"] {
  if (meaning === "liquidation" || meaning === "insolvency") return { kind: meaning, label: company_status };
  return meaning === "active" && detail === "active-proposal-to-strike-off"
    ? { kind: "strike_off", label: detail }
    : undefined;
}

function addressOf(office: Profile["registered_office_address"]): Address | null {
  const [city, line, postal] = [office?.locality, office?.address_line_1, office?.postal_code];
  if (!office || !city || !postal) return null;
  const premises = office.premises?.trim();
  // "1" belongs to the street, "Victoria House" stands before it.
  const house = premises && line && /^\d+\w?$/.test(premises) ? `${premises} ${line}` : null;
  const street = [house ?? premises, house === null ? line : null, office.address_line_2].filter(Boolean).join(", ");
  return { street, postal_code: postal, city, country: toCountryCode(office.country ?? "") ?? "GB" };
}
