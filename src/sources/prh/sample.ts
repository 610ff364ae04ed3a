import { findForeignSample } from "../samples/foreign-companies.ts";
import type { SampleForeignCompany } from "../samples/foreign-company.ts";
import type { SampleServer } from "../sample-upstream.ts";

/** The Finnish business information system, for the Finnish sample companies. */
export const serveSampleFinland: SampleServer = ({ url }) => {
  const company = findForeignSample("FI", url.searchParams.get("businessId") ?? "");
  if (company?.isDown) return new Response("Service Unavailable", { status: 503 });
  const companies = company ? [companyRecord(company)] : [];
  return Response.json({ totalResults: companies.length, companies });
};

function companyRecord({ number, name, legalForm, address, start, end, status }: SampleForeignCompany) {
  const ceased = status === "stopped";
  return {
    businessId: { value: number, registrationDate: start, source: "3" },
    euId: { value: `FIFPRO.${number}`, source: "1" },
    names: [{ name: `${name} ${legalForm}`, type: "1", registrationDate: start, version: 1, source: "1" }],
    mainBusinessLine: {
      type: "70220",
      descriptions: [{ languageCode: "1", description: "Muu liikkeenjohdon konsultointi" }],
      typeCodeSet: "TOIMI4",
      source: "2",
    },
    companyForms: [
      {
        type: legalForm === "Oy" ? "16" : "0",
        descriptions: [{ languageCode: "1", description: legalForm === "Oy" ? "Osakeyhtiö" : legalForm }],
        registrationDate: start,
        version: 1,
        source: "1",
      },
    ],
    companySituations: status === "insolvent" ? [{ type: "KONK", registrationDate: "2026-03-02", source: "1" }] : [],
    registeredEntries: [
      {
        type: ceased ? "4" : "1",
        descriptions: [{ languageCode: "1", description: ceased ? "Lakannut" : "Rekisterissä" }],
        registrationDate: end ?? start,
        register: "1",
        authority: "2",
      },
    ],
    addresses: [
      {
        type: 1,
        street: address.street,
        postCode: address.postalCode,
        postOffices: [{ city: address.city, languageCode: "1", municipalityCode: "091" }],
        country: null,
        source: "0",
      },
    ],
    tradeRegisterStatus: ceased ? "4" : "1",
    status: "2",
    registrationDate: start,
    endDate: end,
    lastModified: "2026-05-06 12:01:33",
  };
}
