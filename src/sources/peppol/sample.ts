import { isoTime } from "../../platform/clock.ts";
import { findSampleCompany, type SampleCompany } from "../sample-companies.ts";
import type { SampleServer } from "../sample-upstream.ts";

const BILLING = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::2.1";
const documentType = (name: string) => ({
  scheme: "busdox-docid-qns",
  value: `urn:oasis:names:specification:ubl:schema:xsd:${name}-2::${name}##${BILLING}`,
});

/** The Peppol directory for the sample companies. */
export const serveSampleDirectory: SampleServer = ({ url, now }) => {
  const participant = url.searchParams.get("participant") ?? "";
  const [, scheme, number] = /^iso6523-actorid-upis::(0208|9925):(?:be)?(\d{10})$/.exec(participant) ?? [];
  const company = findSampleCompany(number ?? "");
  if (company?.down.includes("peppol")) return new Response("Service Unavailable", { status: 503 });
  const matches = company && company.peppol === scheme ? [match(company, participant)] : [];
  return Response.json({
    version: "1.0",
    "total-result-count": matches.length,
    "used-result-count": matches.length,
    "result-page-index": 0,
    "result-page-count": 20,
    "first-result-index": 0,
    "last-result-index": matches.length - 1,
    "query-terms": `participant=${encodeURIComponent(participant)}`,
    "creation-dt": isoTime(now),
    matches,
  });
};

const match = (company: SampleCompany, participant: string) => ({
  participantID: { scheme: "iso6523-actorid-upis", value: participant.split("::")[1] },
  docTypes: [documentType("Invoice"), documentType("CreditNote")],
  entities: [
    {
      name: [{ name: company.name, language: company.language }],
      countryCode: "BE",
      geoInfo: `${company.address.postalCode} ${company.address.city}`,
      identifiers: [{ scheme: "VAT", value: `BE${company.number}` }],
      regDate: "2025-11-03",
    },
  ],
});
