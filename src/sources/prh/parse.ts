import { z } from "zod";
import type { Address } from "../../domain/matching/address.ts";
import { type Reading, known, unknown } from "../answer.ts";
import { countryCode, formerNames, isoDay, readJson, registryEntry, thenRead } from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";
import type { RegistryEntry } from "../types.ts";
import { hyphenated, normaliseBusinessId } from "./number.ts";

const text = z.string().nullish();
const code = z.union([z.string(), z.number()]).transform(String);
const listOf = <S extends z.ZodType>(item: S) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
/** One text in Finnish (1), Swedish (2) and English (3). */
const descriptions = listOf(z.object({ languageCode: code, description: text }));
const dated = { registrationDate: text, endDate: text };

const company = z.object({
  businessId: z.object({ value: z.string(), registrationDate: text }),
  names: z.array(z.object({ ...dated, name: z.string(), type: code })).min(1),
  mainBusinessLine: z.object({ type: text, descriptions, typeCodeSet: text }).nullish(),
  website: z.object({ url: text }).nullish(),
  companyForms: listOf(z.object({ ...dated, type: code, descriptions })),
  companySituations: listOf(z.object({ ...dated, type: code })),
  addresses: listOf(
    z.object({
      type: code,
      endDate: text,
      street: text,
      buildingNumber: text,
      entrance: text,
      apartmentNumber: text,
      postOfficeBox: text,
      freeAddressLine: text,
      postCode: text,
      country: text,
      postOffices: listOf(z.object({ city: text, languageCode: code })),
    }),
  ),
  tradeRegisterStatus: code,
  status: code.nullish(),
  registrationDate: text,
  endDate: text,
  lastModified: text,
});
type Company = z.output<typeof company>;

const companies = z.object({ totalResults: z.number().int().nonnegative(), companies: z.array(company) });

const SOURCE = { country: "FI", source: "prh" } as const;
/** States in the trade register. `status` is that of the business ID, and `2` for most companies that ceased too. */
const REGISTERED = "1";
const CEASED = "4";
const ENDED_BUSINESS_ID = "3";
const MAIN_NAME = "1";
const PARALLEL_NAME = "2";
const AUXILIARY_NAME = "3";
const VISITING_ADDRESS = "1";

/** Parses the answer to a search by business ID. */
export function parseCompany(raw: RawAnswer, number: string): Reading<RegistryEntry> {
  return thenRead(readJson(raw, companies), ({ totalResults, companies: found }) => {
    if (totalResults === 0 && found.length === 0) {
      return known(registryEntry({ ...SOURCE, number, status: "not_found" }));
    }
    const one = found.find(({ businessId }) => businessId.value === hyphenated(number));
    return one === undefined ? unknown("parse_error", "the results are about other companies") : known(entryOf(one));
  });
}

function entryOf(found: Company): RegistryEntry {
  const { tradeRegisterStatus: state } = found;
  const isStopped = Boolean(found.endDate) || state === CEASED || found.status === ENDED_BUSINESS_ID;
  const { ending, remarks } = situationOf(found.companySituations.filter(isCurrent));
  const current = found.names.filter(isCurrent);
  const named = (type: string) => current.filter((one) => one.type === type).map(({ name }) => name);
  // A company that ceased may have no current name.
  const legalName = named(MAIN_NAME)[0] ?? current[0]?.name ?? found.names[0]!.name;
  const form = found.companyForms.find(isCurrent) ?? found.companyForms[0];
  const line = found.mainBusinessLine;
  const lastChanged = isoDay(found.lastModified);
  return registryEntry({
    ...SOURCE,
    number: normaliseBusinessId(found.businessId.value) ?? found.businessId.value,
    status: isStopped ? "stopped" : "active",
    legal_name: legalName,
    ...formerNames(
      found.names
        .filter((one) => one.type === MAIN_NAME && !isCurrent(one) && one.name !== legalName)
        .map(({ name, registrationDate: from, endDate: to }) => ({ name, from, to })),
    ),
    other_names: named(PARALLEL_NAME),
    commercial_names: named(AUXILIARY_NAME),
    legal_form_code: form?.type ?? null,
    legal_form: form === undefined ? null : (inFinnish(form.descriptions) ?? form.type),
    address: addressOf(found.addresses),
    start_date: isoDay(found.registrationDate) ?? isoDay(found.businessId.registrationDate) ?? null,
    end_date: isoDay(found.endDate) ?? null,
    activities: line?.type
      ? [{ code: line.type, description: inFinnish(line.descriptions) ?? "", version: line.typeCodeSet ?? "TOL" }]
      : [],
    website: found.website?.url?.trim() || null,
    // Associations and sole traders need not be in the trade register, and companies are not before their foundation.
    remarks: isStopped || state === REGISTERED ? remarks : [`not in the trade register (state ${state})`, ...remarks],
    ...(isStopped || ending === undefined ? {} : { ending }),
    ...(lastChanged === undefined ? {} : { last_changed: lastChanged }),
  });
}

const isCurrent = ({ endDate }: { readonly endDate?: string | null | undefined }): boolean => !endDate;

const inFinnish = (texts: z.output<typeof descriptions>): string | null =>
  (texts.find(({ languageCode }) => languageCode === "1") ?? texts[0])?.description ?? null;

/** Bankruptcy and liquidation end a company. Restructuring, and a situation that is not known here, is a remark. */
function situationOf(situations: Company["companySituations"]): Pick<RegistryEntry, "remarks" | "ending"> {
  const kinds = situations.map(({ type, registrationDate }) => {
    const since = isoDay(registrationDate);
    const at = since === undefined ? {} : { since };
    if (/^KONK/i.test(type)) return { kind: "insolvency" as const, label: "konkurssi", ...at };
    if (/^SEL/i.test(type)) return { kind: "liquidation" as const, label: "selvitystila", ...at };
    return { kind: null, label: /^Y?SANE|^YRSA/i.test(type) ? "yrityssaneeraus" : `situation ${type}`, ...at };
  });
  const ending = kinds.find(({ kind }) => kind === "insolvency") ?? kinds.find(({ kind }) => kind === "liquidation");
  return {
    remarks: kinds.flatMap(({ kind, label }) => (kind === null ? [label] : [])),
    ...(ending === undefined || ending.kind === null ? {} : { ending }),
  };
}

/** The visiting address; a post box is not where a company is. */
function addressOf(addresses: Company["addresses"]): Address | null {
  const place = addresses.find((one) => one.type === VISITING_ADDRESS && isCurrent(one) && !one.postOfficeBox);
  const city = (place?.postOffices.find(({ languageCode }) => languageCode === "1") ?? place?.postOffices[0])?.city;
  // Without a country it is at home.
  const country = place?.country ? countryCode(place.country) : "FI";
  if (!place || !city || country === undefined) return null;
  const { street, buildingNumber, entrance, apartmentNumber, freeAddressLine } = place;
  const parts = street ? [street, buildingNumber, entrance, apartmentNumber] : [freeAddressLine?.replaceAll("_", " ")];
  return {
    street: parts.flatMap((part) => part?.trim() || []).join(" "),
    postal_code: place.postCode ?? "",
    city,
    country,
  };
}
