import { findForeignSample, findSampleByLei } from "../samples/foreign-companies.ts";
import type { SampleForeignCompany } from "../samples/foreign-company.ts";
import type { SampleServer } from "../sample-upstream.ts";
import { compactNumber, REGISTRATION_AUTHORITIES } from "./authorities.ts";

type Listed = SampleForeignCompany & { readonly lei: string };
type Kind = "direct" | "ultimate";

const BASE = "https://api.gleif.org/api/v1/lei-records";
const META = { goldenCopy: { publishDate: "2026-11-20T00:00:00Z" } };

/** GLEIF for the sample companies that have an LEI. */
export const serveSampleGleif: SampleServer = ({ url }) => {
  const [, lei, kind, part] =
    /^\/lei-records(?:\/(\w+)(?:\/(direct|ultimate)-parent(-[a-z-]+)?)?)?$/.exec(url.pathname) ?? [];
  if (lei === undefined) return search(url);
  const company = byLei(lei);
  if (company === undefined) return missing();
  if (kind === undefined) return Response.json({ meta: META, data: record(company) });
  const parent = parentOf(company, kind as Kind);
  if (part === undefined) return parent ? Response.json({ meta: META, data: record(parent) }) : missing();
  if (part === "-relationship" && parent) {
    return Response.json({ meta: META, data: relationship(company, parent, kind as Kind) });
  }
  return part === "-reporting-exception" && company.parent && "exception" in company.parent
    ? Response.json({ meta: META, data: exception(company.lei, kind as Kind, company.parent.exception) })
    : missing();
};

function search(url: URL): Response {
  const authority = url.searchParams.get("filter[entity.registeredAt]") ?? "";
  const number = url.searchParams.get("filter[entity.registeredAs]") ?? "";
  const country = REGISTRATION_AUTHORITIES[authority] ?? "";
  const found = findForeignSample(country, number) ?? findForeignSample(country, compactNumber(number));
  const data = found && isListed(found) ? [record(found)] : [];
  const { length } = data;
  const pagination = { currentPage: 1, perPage: 15, from: length, to: length, total: length, lastPage: 1 };
  return Response.json({ meta: { ...META, pagination }, data });
}

const missing = () =>
  Response.json({ errors: [{ status: "404", title: "Requested resource does not exist" }] }, { status: 404 });

const isListed = (company: SampleForeignCompany): company is Listed => company.lei !== null;

function byLei(lei: string): Listed | undefined {
  const found = findSampleByLei(lei);
  return found && isListed(found) ? found : undefined;
}

/** The ultimate parent is the last company of the chain. */
function parentOf(company: Listed, kind: Kind): Listed | undefined {
  const parent = company.parent && "lei" in company.parent ? byLei(company.parent.lei) : undefined;
  return kind === "direct" || parent === undefined ? parent : (parentOf(parent, kind) ?? parent);
}

function record(company: Listed) {
  const { lei, country, address } = company;
  const authority = Object.keys(REGISTRATION_AUTHORITIES).find((code) => REGISTRATION_AUTHORITIES[code] === country);
  const place = {
    language: "en",
    addressLines: [address.street],
    city: address.city,
    region: null,
    country,
    postalCode: address.postalCode,
  };
  const parentLinks = (kind: Kind) => ({
    [`${kind}-parent`]: {
      links:
        parentOf(company, kind) === undefined
          ? { "reporting-exception": `${BASE}/${lei}/${kind}-parent-reporting-exception` }
          : {
              "relationship-record": `${BASE}/${lei}/${kind}-parent-relationship`,
              "lei-record": `${BASE}/${lei}/${kind}-parent`,
            },
    },
  });
  return {
    type: "lei-records",
    id: lei,
    attributes: {
      lei,
      entity: {
        legalName: { name: company.name, language: "en" },
        otherNames: [],
        transliteratedOtherNames: [],
        legalAddress: place,
        headquartersAddress: place,
        registeredAt: { id: authority ?? null, other: null },
        registeredAs: company.number,
        jurisdiction: country,
        category: "GENERAL",
        legalForm: { id: "8888", other: company.legalForm },
        status: company.status === "stopped" ? "INACTIVE" : "ACTIVE",
        expiration: { date: company.end, reason: null },
        successorEntities: [],
        creationDate: `${company.start}T00:00:00Z`,
        eventGroups: [],
      },
      registration: {
        initialRegistrationDate: "2018-04-13T15:30:00Z",
        lastUpdateDate: "2026-03-04T16:01:46Z",
        status: "ISSUED",
        nextRenewalDate: "2027-03-08T17:20:49Z",
        corroborationLevel: "FULLY_CORROBORATED",
        validatedAt: { id: authority ?? null, other: null },
        validatedAs: company.number,
      },
      bic: null,
      ocid: null,
    },
    relationships: {
      "managing-lou": { links: { related: `${BASE}/${lei}/managing-lou` } },
      ...(company.parent === null ? {} : { ...parentLinks("direct"), ...parentLinks("ultimate") }),
    },
    links: { self: `${BASE}/${lei}` },
  };
}

function relationship(child: Listed, parent: Listed, kind: Kind) {
  const type = kind === "direct" ? "IS_DIRECTLY_CONSOLIDATED_BY" : "IS_ULTIMATELY_CONSOLIDATED_BY";
  return {
    type: "relationship-records",
    id: `${child.lei}|LEI|${type}|1|sample|`,
    attributes: {
      validFrom: "2026-03-05T00:00:00Z",
      validTo: null,
      relationship: {
        startNode: { id: child.lei, type: "LEI" },
        endNode: { id: parent.lei, type: "LEI" },
        type,
        status: "ACTIVE",
        periods: [{ startDate: "2018-04-10T00:00:00Z", type: "RELATIONSHIP_PERIOD" }],
      },
      registration: { status: "PUBLISHED", corroborationLevel: "FULLY_CORROBORATED" },
    },
  };
}

const exception = (lei: string, kind: Kind, reason: string) => ({
  type: "reporting-exceptions",
  id: `${lei}|0|sample|${kind.toUpperCase()}_ACCOUNTING_CONSOLIDATION_PARENT|`,
  attributes: {
    validFrom: null,
    validTo: null,
    lei,
    category: `${kind.toUpperCase()}_ACCOUNTING_CONSOLIDATION_PARENT`,
    reason,
    reference: null,
  },
});
