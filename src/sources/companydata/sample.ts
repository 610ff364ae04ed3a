import { formatEnterpriseNumber } from "../../platform/enterprise-number.ts";
import {
  findSampleCompany,
  officersOn,
  SAMPLE_COMPANIES,
  type SampleCompany,
  sampleStartDate,
} from "../sample-companies.ts";
import type { SampleServer } from "../sample-upstream.ts";

/** The company data provider with the sample companies that it covers. */
export const serveSampleCompanyData: SampleServer = ({ url, now }) => {
  if (url.pathname.endsWith("/companies/search")) {
    const wanted = (url.searchParams.get("q") ?? "").toLowerCase();
    const found = SAMPLE_COMPANIES.filter((company) => company.companyData && company.name.toLowerCase() === wanted);
    return Response.json({
      api_version: "0.4",
      results: { companies: found.map((company) => ({ company: toCompany(company, now) })), total_count: found.length },
    });
  }
  const company = findSampleCompany(url.pathname.split("/").at(-1) ?? "");
  if (!company?.companyData) return Response.json({ error: { message: "Company not found" } }, { status: 404 });
  return Response.json({ api_version: "0.4", results: { company: toCompany(company, now) } });
};

const toCompany = (company: SampleCompany, now: Date) => ({
  name: company.name,
  company_number: formatEnterpriseNumber(company.number),
  jurisdiction_code: "be",
  incorporation_date: sampleStartDate(company, now),
  current_status: company.status === "active" ? "Active" : "Inactive",
  number_of_employees: company.companyData?.employees ?? null,
  industry_codes: [
    { industry_code: { code: company.activities[0]?.code, description: company.companyData?.description } },
  ],
  officers: (officersOn(company, now) ?? []).map((officer) => ({
    officer: {
      name: "number" in officer ? officer.companyName : `${officer.given} ${officer.family}`,
      position: officer.role,
      start_date: officer.since,
      end_date: null,
    },
  })),
  data: {
    most_recent: company.website
      ? [{ datum: { data_type: "Website", title: "Website", description: `https://${company.website.host}` } }]
      : [],
  },
});
