import { addDays, isoTime } from "../../platform/clock.ts";
import { formatDutchDate } from "../dates.ts";
import { formatEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { findSampleCompany } from "../sample-companies.ts";
import type { SampleServer } from "../sample-upstream.ts";

/** The withholding page for the sample companies. */
export const serveSampleDebtPage: SampleServer = ({ url, now }) => {
  const number = url.searchParams.get("identificationnumber") ?? "";
  const company = findSampleCompany(number);
  if (!company) return page(`<p>Het nummer ${formatEnterpriseNumber(number)} is niet gekend.</p>`);
  if (company.debt === "unreadable") {
    return page('<form action="/captcha"><label>Typ de tekens over <input name="captcha"/></label></form>');
  }
  const validUntil = formatDutchDate(isoTime(addDays(now, 14)).slice(0, 10));
  return page(
    [
      `<p>Resultaat voor ondernemingsnummer ${formatEnterpriseNumber(number)}</p>`,
      section("FOD Financi&euml;n", company.debt.tax, "15 %", validUntil),
      section("Sociale zekerheid", company.debt.social, "35 %", validUntil),
    ].join(""),
  );
};

function section(heading: string, mustWithhold: boolean, share: string, validUntil: string): string {
  const answer = mustWithhold
    ? `<p>Verplicht tot inhouding: JA</p><p>Percentage ${share}</p>`
    : `<p>Verplicht tot inhouding: NEEN</p><p>Beslissing geldig tot ${validUntil}</p>`;
  return `<div><h2>${heading}</h2>${answer}</div>`;
}

const page = (main: string): Response =>
  new Response(
    `<html lang="nl"><head><title>Check inhoudingsplicht</title></head><body><h1>Check inhoudingsplicht</h1>${main}</body></html>`,
    { headers: { "content-type": "text/html; charset=utf-8" } },
  );
