import { isoTime } from "../../platform/clock.ts";
import { findSampleCompany } from "../sample-companies.ts";
import type { SampleServer } from "../sample-upstream.ts";

const NOT_PROCESSED = {
  traderName: "---",
  traderStreet: "---",
  traderPostalCode: "---",
  traderCity: "---",
  traderCompanyType: "---",
  traderNameMatch: "NOT_PROCESSED",
  traderStreetMatch: "NOT_PROCESSED",
  traderPostalCodeMatch: "NOT_PROCESSED",
  traderCityMatch: "NOT_PROCESSED",
  traderCompanyTypeMatch: "NOT_PROCESSED",
};

/** VIES for the sample companies. Every other number is invalid. */
export const serveSampleVies: SampleServer = ({ url, method, body, now }) => {
  const path = /\/ms\/([A-Z]{2})\/vat\/(\w+)$/.exec(url.pathname);
  if (method === "GET" && path) {
    const found = findVat(path[1]!, path[2]!);
    return Response.json({
      isValid: found !== null,
      requestDate: isoTime(now),
      userError: found ? "VALID" : "INVALID",
      name: found?.name ?? "---",
      address: found?.address ?? "---",
      requestIdentifier: "",
      originalVatNumber: path[2],
      vatNumber: path[2],
    });
  }
  if (method !== "POST" || !url.pathname.endsWith("/check-vat-number")) return new Response("", { status: 404 });
  const requested = JSON.parse(body) as { countryCode: string; vatNumber: string };
  const found = findVat(requested.countryCode, requested.vatNumber);
  return Response.json({
    countryCode: requested.countryCode,
    vatNumber: requested.vatNumber,
    requestDate: isoTime(now),
    valid: found !== null,
    requestIdentifier: "",
    name: found?.name ?? "---",
    address: found?.address ?? "---",
    ...NOT_PROCESSED,
  });
};

function findVat(countryCode: string, vatNumber: string): { name: string; address: string } | null {
  const vat = countryCode === "BE" ? findSampleCompany(vatNumber)?.vat : undefined;
  return vat?.valid ? vat : null;
}
