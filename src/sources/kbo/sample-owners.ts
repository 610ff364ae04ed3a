import { isoTime } from "../../platform/clock.ts";
import { type SampleCompany, sampleStartDate } from "../sample-companies.ts";
import type { SampleOwner } from "../samples/sample-company.ts";

/** Codes of org-id.guide for the registers of sample owners. */
const SCHEMES: Readonly<Record<string, string>> = { BE: "BE-BCE_KBO", CZ: "CZ-ICO", GB: "GB-COH", NL: "NL-KVK" };

/**
 * A sample company's owners as statements of the Beneficial Ownership Data Standard 0.4. The Belgian register of
 * beneficial owners has no public API, so this open standard replaces it.
 */
export function renderSampleOwners(company: SampleCompany, now: Date): string {
  const owners = company.owners ?? [];
  const date = sampleStartDate(company, now) ?? isoTime(now).slice(0, 10);
  const subject = `BE-BCE_KBO-${company.number}`;
  const statement = (recordId: string, recordType: string, recordDetails: Record<string, unknown>) => ({
    statementId: `statement-${recordId}`,
    declarationSubject: subject,
    statementDate: date,
    recordId,
    recordType,
    recordStatus: "new",
    recordDetails: { isComponent: false, ...recordDetails },
  });
  return JSON.stringify([
    statement(subject, "entity", entityDetails(company.number, company.name)),
    ...owners.flatMap((owner, index) => {
      const at = `${company.number}-${index + 1}`;
      const partyId = partyIdOf(owner, at);
      const interests = (owner.interests ?? ["shareholding"]).map((type) => ({
        type,
        directOrIndirect: "direct",
        beneficialOwnershipOrControl: "family" in owner,
        ...(owner.sharePercent === undefined ? {} : { share: { exact: owner.sharePercent } }),
        ...(owner.details === undefined ? {} : { details: owner.details }),
      }));
      return [
        statement(partyId, "family" in owner ? "person" : "entity", partyDetails(owner)),
        statement(`interest-${at}`, "relationship", { subject, interestedParty: partyId, interests }),
      ];
    }),
  ]);
}

function partyIdOf(owner: SampleOwner, at: string): string {
  if ("family" in owner) return `person-${at}`;
  return owner.number === null ? `arrangement-${at}` : `${schemeOf(owner.country)}-${owner.number}`;
}

function partyDetails(owner: SampleOwner) {
  if ("family" in owner) return personDetails(owner);
  const { number, companyName: name, country, listedOn } = owner;
  if (number !== null) return entityDetails(number, name, country, listedOn);
  return { entityType: { type: "arrangement", subtype: "trust" }, name, jurisdiction: jurisdictionOf(country) };
}

const schemeOf = (country = "BE"): string => SCHEMES[country] ?? `${country}-REGISTER`;
const jurisdictionOf = (country = "BE") => ({
  code: country,
  name: new Intl.DisplayNames("en", { type: "region" }).of(country),
});

const entityDetails = (number: string, name: string, country = "BE", listedOn?: string) => ({
  entityType: { type: "registeredEntity" },
  name,
  jurisdiction: jurisdictionOf(country),
  identifiers: [{ scheme: schemeOf(country), id: number }],
  ...(listedOn === undefined
    ? {}
    : {
        publicListing: {
          hasPublicListing: true,
          securitiesListings: [{ marketIdentifierCode: listedOn, operatingMarketIdentifierCode: listedOn }],
        },
      }),
});

const personDetails = (person: { family: string; given: string; birthDate: string; nationality: string }) => ({
  personType: "knownPerson",
  names: [
    { type: "legal", fullName: `${person.given} ${person.family}`, familyName: person.family, givenName: person.given },
  ],
  nationalities: [{ code: person.nationality }],
  birthDate: person.birthDate,
});
