import { z } from "zod";
import type { Address } from "../../domain/matching/address.ts";
import { type Reading, known, unknown } from "../answer.ts";
import {
  countryOfNumericCode,
  type EntryParts,
  formerNames,
  inOffice,
  isoDay,
  maskedPart,
  type NamedParty,
  readJson,
  registryEntry,
  thenRead,
} from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";
import type { Owner, Person, RegistryEntry } from "../types.ts";

const text = z.string().nullish();
/** Values keep their history; the current one has no end. */
const dated = { validFrom: text, validTo: text };
const listOf = <S extends z.ZodType>(item: S) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
const datedText = z.object({ ...dated, value: z.string() });
const coded = z.object({ value: text, code: text }).nullish();

const address = z.object({
  ...dated,
  street: text,
  regNumber: z.union([z.number(), z.string()]).nullish(),
  buildingNumber: text,
  postalCodes: listOf(z.string()),
  municipality: coded,
  country: coded,
});

const result = z.object({
  id: z.number(),
  identifiers: z.array(datedText),
  fullNames: z.array(datedText).min(1),
  addresses: listOf(address),
  establishment: text,
  termination: text,
});

const party = z.object({
  ...dated,
  stakeholderType: coded,
  personName: z
    .object({ formatedName: text, givenNames: listOf(z.string()), familyNames: listOf(z.string()) })
    .nullish(),
  fullName: text,
  identifier: text,
  address: address.nullish(),
});
type Party = z.output<typeof party>;

const detail = z.object({
  id: z.number(),
  dbModificationDate: text,
  legalForms: listOf(z.object({ ...dated, value: coded })),
  legalStatuses: listOf(z.object({ ...dated, value: coded })),
  statutoryBodies: listOf(party),
  stakeholders: listOf(party),
  statisticalCodes: z.object({ mainActivity: coded }).nullish(),
});

export interface Found {
  /** The register's own id of the entry; null where it has none for the number. */
  readonly id: number | null;
  readonly entry: RegistryEntry;
}

/** Parses a search by number. No result is the register's statement; a result about other numbers is none. */
export function parseSearch(raw: RawAnswer, number: string): Reading<Found> {
  const identity = { country: "SK", number, source: "rpo" } as const;
  return thenRead(readJson(inUtf8(raw), z.object({ results: z.array(result) })), ({ results }): Reading<Found> => {
    if (results.length === 0) {
      return known({ id: null, entry: registryEntry({ ...identity, status: "not_found" }) });
    }
    const about = results.filter(({ identifiers }) =>
      identifiers.some(({ value }) => value.trim().padStart(8, "0") === number),
    );
    // A number that was assigned again has an ended entry beside the current one.
    const found = about.find((one) => !isEnded(one)) ?? about[0];
    if (found === undefined) return unknown("parse_error", "the results are about other numbers");
    const name = latest(found.fullNames)!.value.trim();
    const entry = registryEntry({
      ...identity,
      status: isEnded(found) ? "stopped" : "active",
      legal_name: name,
      ...formerNames(
        found.fullNames
          .filter((one) => !isCurrent(one) && one.value.trim() !== name)
          .map(({ value, validFrom: from, validTo: to }) => ({ name: value, from, to })),
      ),
      address: addressOf(latest(found.addresses)),
      start_date: isoDay(found.establishment) ?? null,
      end_date: isoDay(found.termination) ?? null,
    });
    const ending = isEnded(found) ? undefined : endingOf([name]);
    return known({ id: found.id, entry: ending === undefined ? entry : { ...entry, ending } });
  });
}

/** Parses the whole entry: legal form, representatives and partners. */
export function parseDetail(raw: RawAnswer, id: number, entry: RegistryEntry): Reading<EntryParts> {
  return thenRead(
    readJson(
      inUtf8(raw),
      detail.refine((found) => found.id === id),
    ),
    (found) => {
      const form = latest(found.legalForms)?.value;
      const bodies = found.statutoryBodies.filter(isCurrent);
      const partners = found.stakeholders.filter(
        (one) => isCurrent(one) && PARTNERS.test(one.stakeholderType?.value ?? ""),
      );
      const directors = bodies.flatMap((one) => directorOf(one) ?? []);
      const owners = partners.flatMap((one) => ownerOf(one) ?? []);
      const missing = [
        maskedPart("directors", bodies.length - directors.length),
        maskedPart("owners", partners.length - owners.length),
      ].filter((gap) => gap !== null);
      const statuses = found.legalStatuses.filter(isCurrent).map(({ value }) => value?.value ?? "");
      const ending = entry.status === "stopped" ? undefined : (endingOf(statuses) ?? entry.ending);
      const lastChanged = isoDay(found.dbModificationDate);
      const activity = found.statisticalCodes?.mainActivity;
      return known({
        legal_form: form?.value ?? null,
        legal_form_code: form?.code ?? null,
        activities: activity?.code
          ? [{ code: activity.code, description: activity.value ?? "", version: "SK-NACE" }]
          : [],
        directors,
        // Shareholders of a joint-stock company are not in the register unless there is only one.
        owners: owners.length === 0 ? null : owners,
        ...(missing.length === 0 ? {} : { missing }),
        ...(ending === undefined ? {} : { ending }),
        ...(lastChanged === undefined ? {} : { last_changed: lastChanged }),
      });
    },
  );
}

/** The register names also supervisors and founders; these hold the capital. */
const PARTNERS = /spoločník|akcionár|komanditist|komplementár/iu;

/** JSON is UTF-8, whichever charset the header names. */
const inUtf8 = (raw: RawAnswer): RawAnswer => ({ ...raw, text: new TextDecoder().decode(raw.bytes) });

const isCurrent = ({ validTo }: { readonly validTo?: string | null | undefined }): boolean => !validTo;

/** The current value, else the last one, as an ended company has it. */
const latest = <
  T extends { readonly validFrom?: string | null | undefined; readonly validTo?: string | null | undefined },
>(
  values: readonly T[],
): T | undefined =>
  values
    .toSorted(
      (a, b) => Number(isCurrent(a)) - Number(isCurrent(b)) || (a.validFrom ?? "").localeCompare(b.validFrom ?? ""),
    )
    .at(-1);

const isEnded = ({ termination, fullNames }: z.output<typeof result>): boolean =>
  Boolean(termination) || !fullNames.some(isCurrent);

/** In the name of a company, or as its status; a company that ends "bez likvidácie" is not being wound up. */
function endingOf(texts: readonly string[]): RegistryEntry["ending"] {
  const insolvent = texts.find((one) => /\bv konkurze|^konkurz$|vyhlásen\S* konkurz/iu.test(one));
  if (insolvent !== undefined) return { kind: "insolvency", label: insolvent };
  const liquidated = texts.find((one) => /\bv likvidácii|^likvidácia$|do likvidácie/iu.test(one));
  return liquidated === undefined ? undefined : { kind: "liquidation", label: liquidated };
}

function addressOf(found: z.output<typeof address> | undefined): Address | null {
  const [postal, city] = [found?.postalCodes[0], found?.municipality?.value];
  if (!found || !city) return null;
  const numbers = [found.regNumber, found.buildingNumber].map((one) => String(one ?? "").trim());
  const houseNumber = numbers.filter((one) => one !== "" && one !== "0").join("/");
  const street = [found.street?.trim() || city, houseNumber].filter((part) => part !== "").join(" ");
  const country = countryOfNumericCode(found.country?.code) ?? "SK";
  return { street, postal_code: postal?.trim() ?? "", city, country };
}

function directorOf(seat: Party): Person | null {
  const named = namedParty(seat);
  if (named === null) return null;
  return inOffice(named, "SK", seat.stakeholderType?.value ?? "", isoDay(seat.validFrom));
}

/** Deposits are in the register, shares are not: the articles may divide the shares otherwise. */
function ownerOf(partner: Party): Owner | null {
  const named = namedParty(partner);
  const since = isoDay(partner.validFrom);
  return named && { ...named, basis: "holder", ...(since === undefined ? {} : { since }) };
}

function namedParty({ personName, fullName, identifier, address: seat }: Party): NamedParty | null {
  if (personName) {
    const [given, family] = [personName.givenNames.join(" ").trim(), personName.familyNames.join(" ").trim()];
    if (given && family) return { name: `${given} ${family}`, given_name: given, family_name: family, kind: "person" };
    const name = personName.formatedName?.trim();
    return name ? { name, kind: "person" } : null;
  }
  const name = fullName?.trim();
  if (!name) return null;
  const country = countryOfNumericCode(seat?.country?.code);
  const number = identifier?.trim().replace(/\s/g, "");
  return {
    name,
    kind: "company",
    ...(country === undefined ? {} : { country }),
    // The register writes "Neuvedené" for none, and numbers of other registers beside their country.
    ...(number && /\d/.test(number) && country !== undefined ? { registration_number: number } : {}),
  };
}
