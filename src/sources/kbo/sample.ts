import { findSampleCompany } from "../sample-companies.ts";
import type { SampleServer } from "../sample-upstream.ts";
import { renderSampleOwners } from "./sample-owners.ts";
import { renderSampleNoResult, renderSamplePage } from "./sample-page.ts";

/** The public register's site for the sample companies. */
export const serveSampleRegister: SampleServer = ({ url, now }) => {
  const company = findSampleCompany((url.searchParams.get("ondernemingsnummer") ?? "").padStart(10, "0"));
  if (company?.down.includes("kbo")) return new Response("Service Unavailable", { status: 503 });
  return new Response(company ? renderSamplePage(company, now) : renderSampleNoResult(), {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
};

/** The register of beneficial owners for the sample companies. */
export const serveSampleOwners: SampleServer = ({ url, now }) => {
  const company = findSampleCompany(url.pathname.split("/").at(-1) ?? "");
  if (!company || company.owners === null) return Response.json({ error: "not_found" }, { status: 404 });
  return new Response(renderSampleOwners(company, now), { headers: { "content-type": "application/json" } });
};
