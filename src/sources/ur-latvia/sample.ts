import { findForeignSample } from "../samples/foreign-companies.ts";
import type { SampleForeignCompany, SampleForeignOfficer, SampleForeignOwner } from "../samples/foreign-company.ts";
import type { SampleServer } from "../sample-upstream.ts";
import { TABLES, type TableName } from "./tables.ts";

const POSITIONS = { director: "BOARD_MEMBER", chair: "CHAIR_OF_BOARD", manager: "PROCURATOR" } as const;

/** The portal's tables for the Latvian sample companies. */
export const serveSampleLatvia: SampleServer = ({ url }) => {
  const id = url.searchParams.get("resource_id");
  const name = (Object.keys(TABLES) as TableName[]).find((table) => TABLES[table].id === id);
  if (name === undefined)
    return Response.json({ success: false, error: { __type: "Not Found Error" } }, { status: 404 });
  const filters = JSON.parse(url.searchParams.get("filters") ?? "{}") as Record<string, string | number>;
  const company = findForeignSample("LV", String(filters[TABLES[name].key] ?? ""));
  if (company?.isDown) return new Response("Service Unavailable", { status: 503 });
  const records = company === undefined ? [] : rowsOf(name, company);
  return Response.json({ success: true, result: { resource_id: id, records, total: records.length } });
};

function rowsOf(table: TableName, company: SampleForeignCompany): object[] {
  const number = Number(company.number);
  const key = { [TABLES[table].key]: table === "register" ? number : company.number };
  switch (table) {
    case "register":
      return [
        {
          ...key,
          name: `${company.legalForm} "${company.name}"`,
          name_in_quotes: company.name,
          type: company.legalForm,
          type_text: "Sabiedrība ar ierobežotu atbildību",
          registered: `${company.start}T00:00:00`,
          terminated: company.end,
          closed: company.end === null ? null : "L",
          address: `${company.address.city}, ${company.address.street}, ${company.address.postalCode}`,
          index: Number(company.address.postalCode.replace("LV-", "")),
        },
      ];
    case "officers":
      return company.officers.map((officer, at) => ({
        ...key,
        id: at + 1,
        ...partyOf(officer),
        position: POSITIONS[officer.role],
        governing_body: "EXECUTIVE_BOARD",
        registered_on: `${officer.since}T00:00:00`,
      }));
    case "members":
      return company.owners
        .filter(({ basis }) => basis === "holder")
        .map((owner, at) => ({
          ...key,
          id: at + 1,
          ...partyOf(owner),
          number_of_shares: (owner.share.exact ?? 0) * 28,
          share_nominal_value: "1.00",
          share_currency: "EUR",
          date_from: `${company.start}T00:00:00`,
        }));
    case "beneficial_owners":
      return company.owners.flatMap((owner) =>
        owner.basis === "holder" || "companyName" in owner
          ? []
          : [
              {
                ...key,
                forename: owner.given,
                surname: owner.family,
                birth_date: owner.birthDate,
                nationality: owner.nationality,
                residence: owner.nationality,
                registered_on: company.start,
              },
            ],
      );
    case "insolvencies":
      return company.status === "insolvent"
        ? [{ ...key, proceeding_form: "INSOLVENCY", proceeding_started_on: "2026-01-15", proceeding_ended_on: null }]
        : [];
    default:
      return [];
  }
}

const partyOf = (party: SampleForeignOfficer | SampleForeignOwner) =>
  "companyName" in party
    ? {
        entity_type: party.country === "LV" ? "LEGAL_ENTITY" : "FOREIGN_ENTITY",
        name: party.companyName,
        legal_entity_registration_number: party.number,
        ...(party.country === "LV" ? {} : { country: party.country }),
      }
    : { entity_type: "NATURAL_PERSON", name: `${party.family} ${party.given}`, birth_date: party.birthDate };
