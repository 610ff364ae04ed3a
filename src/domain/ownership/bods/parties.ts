import { toCountryCode } from "../../../platform/country-code.ts";
import { EEA } from "../../diligence/eea.ts";
import type { OwnershipParty, OwnershipStatement, PartyIdentifier } from "../ownership.model.ts";
import { given } from "../statements/part.ts";
import type { BodsCountry, BodsEntity, BodsPerson } from "./bods.schemas.ts";
import { EXEMPT_TYPES, noteIn, NOTES } from "./notes.ts";

export type Unnamed = Exclude<OwnershipStatement["interested_party"], string>;

/** A person of a record; the reason why it is not named, where it is not. */
export function personParty({ recordId, recordDetails: details }: BodsPerson): OwnershipParty | Unnamed {
  const { personType, names = [], nationalities = [], addresses = [], politicalExposure } = details;
  const name = names.find(({ type }) => type === "legal") ?? names[0];
  if (name === undefined || name.fullName.trim() === "") return unnamed(details.unspecifiedPersonDetails);
  const residence = addresses.find(({ type }) => type === "residence") ?? addresses[0];
  const exposure = politicalExposure?.status;
  return {
    id: recordId,
    kind: personType === "unknownPerson" ? "unknown" : "person",
    name: name.fullName,
    ...given("given_name", name.givenName),
    ...given("family_name", name.familyName),
    ...given("birth_date", details.birthDate),
    ...given("birth_place", details.placeOfBirth?.address ?? details.placeOfBirth?.country?.name),
    ...given("nationality", codeOf(nationalities[0])),
    ...given("country", codeOf(residence?.country)),
    ...identifiersOf(details.identifiers),
    ...given("is_pep", exposure === "isPep" ? true : exposure === "isNotPep" ? false : null),
  };
}

/** A company or an arrangement of a record; the reason why it is not named, where it is not and nothing holds it. */
export function entityParty(record: BodsEntity, isOwned: boolean): OwnershipParty | Unnamed {
  const { recordId, recordDetails: details } = record;
  const { type, details: form } = details.entityType;
  const name = [details.name, ...(details.alternateNames ?? [])].find((one) => one !== undefined && one.trim() !== "");
  if (name === undefined && !isOwned) return unnamed(details.unspecifiedEntityDetails);
  const [status] = noteIn(record, NOTES.status);
  return {
    id: recordId,
    kind: type === "arrangement" ? "arrangement" : type === "unknownEntity" ? "unknown" : "entity",
    name: name ?? "Company without a name",
    ...given("country", codeOf(details.jurisdiction)),
    ...identifiersOf(details.identifiers),
    ...given("legal_form", form),
    ...(status === "active" || status === "stopped" ? { status } : {}),
    ...given("exempt", exemptIn(record)),
  };
}

const unnamed = (details: { reason: Unnamed["reason"]; description?: string | undefined } | undefined): Unnamed => ({
  reason: details?.reason ?? "unknown",
  ...given("description", details?.description),
});

/** A country by its code, that of a subdivision included, or by its name. */
const codeOf = (country: BodsCountry | undefined): string | null =>
  country === undefined ? null : (toCountryCode((country.code ?? "").slice(0, 2)) ?? toCountryCode(country.name ?? ""));

function identifiersOf(all: BodsPerson["recordDetails"]["identifiers"]): Pick<OwnershipParty, "identifiers"> {
  const identifiers = (all ?? []).flatMap(({ id, scheme, schemeName }): PartyIdentifier[] => {
    const code = scheme ?? schemeName;
    return id && code ? [{ scheme: code, id }] : [];
  });
  return identifiers.length === 0 ? {} : { identifiers };
}

/** Markets elsewhere do not spare a company from naming its owners. */
function exemptIn(record: BodsEntity): string | null {
  const { entityType, publicListing } = record.recordDetails;
  const byType = EXEMPT_TYPES[entityType.type];
  if (byType !== undefined) return byType;
  if (!publicListing?.hasPublicListing) return null;
  const listing = publicListing.securitiesListings?.find(({ stockExchangeJurisdiction: country }) =>
    EEA.includes(country?.slice(0, 2) ?? ""),
  );
  return noteIn(record, NOTES.exempt)[0] ?? listing?.marketIdentifierCode ?? listing?.stockExchangeName ?? null;
}
