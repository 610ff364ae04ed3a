import type { Share } from "../../domain/ownership/ownership.model.ts";
import { findForeignSample } from "../samples/foreign-companies.ts";
import type { SampleForeignCompany, SampleForeignOfficer, SampleForeignOwner } from "../samples/foreign-company.ts";
import type { SampleServer } from "../sample-upstream.ts";

const ROLES = { director: "director", chair: "director", manager: "director" } as const;
const STATUSES = { active: "active", stopped: "dissolved", insolvent: "administration" } as const;

const notFound = (error: string) => Response.json({ errors: [{ type: "ch:service", error }] }, { status: 404 });

/** Companies House for the British sample companies. */
export const serveSampleCompaniesHouse: SampleServer = ({ url }) => {
  const [, number = "", list = ""] = /^\/company\/(\w{8})(\/[\w-]+)?$/.exec(url.pathname) ?? [];
  const company = findForeignSample("GB", number);
  if (company?.isDown) return new Response("Service Unavailable", { status: 503 });
  if (company === undefined) return notFound("company-profile-not-found");
  if (list === "") return Response.json(profileOf(company));
  const items = list === "/officers" ? company.officers.map(officerOf) : company.owners.map(personOf);
  return list.endsWith("-statements") || items.length === 0
    ? notFound("resource-not-found")
    : Response.json({ items, total_results: items.length, start_index: 0, items_per_page: 100 });
};

function profileOf(company: SampleForeignCompany) {
  const { street, postalCode, city } = company.address;
  const [, premises, line] = /^(\d+) (.+)$/.exec(street) ?? [];
  return {
    company_number: company.number,
    company_name: `${company.name} Limited`,
    company_status: STATUSES[company.status],
    type: "ltd",
    date_of_creation: company.start,
    ...(company.end === null ? {} : { date_of_cessation: company.end }),
    registered_office_address: {
      premises,
      address_line_1: line ?? street,
      locality: city,
      postal_code: postalCode,
      country: "England",
    },
    sic_codes: ["70100"],
  };
}

const birth = (day: string) => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });

const officerOf = (officer: SampleForeignOfficer) =>
  "companyName" in officer
    ? {
        name: officer.companyName,
        officer_role: "corporate-director",
        appointed_on: officer.since,
        identification: { registration_number: officer.number },
      }
    : {
        name: `${officer.family}, ${officer.given}`,
        officer_role: ROLES[officer.role],
        appointed_on: officer.since,
        date_of_birth: birth(officer.birthDate),
        nationality: "British",
      };

function natureOf({ exclusive_minimum: minimum }: Share): string {
  const band = minimum === 25 ? "25-to-50" : minimum === 50 ? "50-to-75" : "75-to-100";
  return `ownership-of-shares-${band}-percent`;
}

const personOf = (owner: SampleForeignOwner) => ({
  natures_of_control: [natureOf(owner.share)],
  notified_on: "2016-04-06",
  etag: "0123456789abcdef0123456789abcdef01234567",
  ...("companyName" in owner
    ? {
        kind: "corporate-entity-person-with-significant-control",
        name: owner.companyName,
        identification: {
          registration_number: owner.number,
          country_registered: owner.country === "GB" ? "England And Wales" : owner.country,
          legal_form: "Limited company",
        },
      }
    : {
        kind: "individual-person-with-significant-control",
        name: `Ms ${owner.given} ${owner.family}`,
        name_elements: { title: "Ms", forename: owner.given, surname: owner.family },
        date_of_birth: birth(owner.birthDate),
        nationality: "British",
        country_of_residence: "England",
      }),
});
