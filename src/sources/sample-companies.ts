import { addDays, isoTime } from "../platform/clock.ts";
import { FICTIONAL_COMPANIES } from "./samples/fictional-companies.ts";
import { FICTIONAL_FILINGS } from "./samples/fictional-filings.ts";
import { FICTIONAL_NETWORKS } from "./samples/fictional-networks.ts";
import { FICTIONAL_OWNERS } from "./samples/fictional-owners.ts";
import { PUBLIC_COMPANIES } from "./samples/public-companies.ts";
import type { SampleCompany, SampleOfficer } from "./samples/sample-company.ts";

export type { SampleCompany } from "./samples/sample-company.ts";

/** All companies of the sample upstreams, each with its scenario. */
export const SAMPLE_COMPANIES: readonly SampleCompany[] = [
  ...FICTIONAL_COMPANIES,
  ...FICTIONAL_NETWORKS,
  ...FICTIONAL_FILINGS,
  ...FICTIONAL_OWNERS,
  ...PUBLIC_COMPANIES,
];

/** The sample company of a ten-digit enterprise number. */
export const findSampleCompany = (number: string): SampleCompany | undefined =>
  SAMPLE_COMPANIES.find((company) => company.number === number);

/** YYYY-MM-DD; relative to `now` for the company that is always 90 days old. */
export function sampleStartDate(company: SampleCompany, now: Date): string | null {
  const { start } = company;
  return start === null || typeof start === "string" ? start : dayBefore(now, start.daysAgo);
}

const dayBefore = (now: Date, days: number): string => isoTime(addDays(now, -days)).slice(0, 10);

/** Officers at `now`; null if unknown. */
export function officersOn(
  { officers, yearlyOfficers = [] }: SampleCompany,
  now: Date,
): readonly SampleOfficer[] | null {
  const year = now.getUTCFullYear();
  const ofYear = yearlyOfficers[year % yearlyOfficers.length];
  const appointed =
    officers?.map((one) => (one.daysAgo ? { ...one, since: dayBefore(now, one.daysAgo) } : one)) ?? null;
  return appointed && (ofYear === undefined ? appointed : [...appointed, { ...ofYear, since: `${year}-01-01` }]);
}
