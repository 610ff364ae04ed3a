import { isoTime } from "../../platform/clock.ts";
import { type SampleCompany, sampleStartDate } from "../sample-companies.ts";

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
      const partyId = "number" in owner ? `BE-BCE_KBO-${owner.number}` : `person-${company.number}-${index + 1}`;
      const party =
        "number" in owner
          ? statement(partyId, "entity", entityDetails(owner.number, owner.companyName))
          : statement(partyId, "person", personDetails(owner));
      const interest = {
        type: "shareholding",
        directOrIndirect: "direct",
        beneficialOwnershipOrControl: !("number" in owner),
        share: { exact: owner.sharePercent },
      };
      return [
        party,
        statement(`interest-${company.number}-${index + 1}`, "relationship", {
          subject,
          interestedParty: partyId,
          interests: [interest],
        }),
      ];
    }),
  ]);
}

const entityDetails = (number: string, name: string) => ({
  entityType: { type: "registeredEntity" },
  name,
  jurisdiction: { code: "BE", name: "Belgium" },
  identifiers: [{ scheme: "BE-BCE_KBO", id: number }],
});

const personDetails = (person: { family: string; given: string; birthDate: string; nationality: string }) => ({
  personType: "knownPerson",
  names: [
    { type: "legal", fullName: `${person.given} ${person.family}`, familyName: person.family, givenName: person.given },
  ],
  nationalities: [{ code: person.nationality }],
  birthDate: person.birthDate,
});
