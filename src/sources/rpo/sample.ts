import { findForeignSample } from "../samples/foreign-companies.ts";
import type { SampleForeignCompany, SampleForeignOfficer, SampleForeignOwner } from "../samples/foreign-company.ts";
import type { SampleServer } from "../sample-upstream.ts";

const FORMS: Readonly<Record<string, string>> = { "a. s.": "Akciová spoločnosť", "s. r. o.": "Spol. s r. o." };
const OFFICES = { director: "Člen predstavenstva", chair: "Predseda predstavenstva", manager: "Prokurista" } as const;

/** The register of legal persons for the Slovak sample companies; its own id of an entry is the number. */
export const serveSampleRpo: SampleServer = ({ url }) => {
  const [, id] = /^\/entity\/(\d+)$/.exec(url.pathname) ?? [];
  const company = findForeignSample("SK", id?.padStart(8, "0") ?? url.searchParams.get("identifier") ?? "");
  if (company?.isDown) return new Response("Service Unavailable", { status: 503 });
  if (id === undefined) return Response.json({ results: company === undefined ? [] : [resultOf(company)] });
  if (company === undefined) return new Response("Not Found", { status: 404 });
  return Response.json(detailOf(company));
};

function resultOf(company: SampleForeignCompany) {
  const { street, postalCode, city } = company.address;
  const [, streetName, houseNumber] = /^(.+) (\d+)$/.exec(street) ?? [];
  const dated = { validFrom: company.start, ...(company.end === null ? {} : { validTo: company.end }) };
  return {
    id: Number(company.number),
    identifiers: [{ ...dated, value: company.number }],
    fullNames: [{ ...dated, value: `${company.name}, ${company.legalForm}` }],
    addresses: [
      {
        ...dated,
        street: streetName,
        regNumber: 0,
        buildingNumber: houseNumber,
        postalCodes: [postalCode.replace(" ", "")],
        municipality: { value: city, code: "SK0101529320" },
        country: { value: "Slovenská republika", code: "703" },
      },
    ],
    establishment: company.start,
    ...(company.end === null ? {} : { termination: company.end }),
  };
}

const detailOf = (company: SampleForeignCompany) => ({
  ...resultOf(company),
  dbModificationDate: "2026-03-02",
  legalForms: [{ validFrom: company.start, value: { value: FORMS[company.legalForm], code: "121" } }],
  legalStatuses: company.status === "insolvent" ? [{ validFrom: "2026-01-15", value: { value: "V konkurze" } }] : [],
  statutoryBodies: company.officers.map((officer) => ({
    stakeholderType: { value: OFFICES[officer.role] },
    validFrom: officer.since,
    ...partyOf(officer),
  })),
  stakeholders: company.owners
    .filter(({ basis }) => basis === "holder")
    .map((owner) => ({ stakeholderType: { value: "Spoločník" }, validFrom: company.start, ...partyOf(owner) })),
});

const partyOf = (party: SampleForeignOfficer | SampleForeignOwner) =>
  "companyName" in party
    ? { fullName: party.companyName, identifier: party.number, address: { country: { code: "703" } } }
    : {
        personName: {
          formatedName: `${party.given} ${party.family}`,
          givenNames: [party.given],
          familyNames: [party.family],
        },
      };
