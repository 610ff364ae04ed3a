import type { Settings } from "../platform/settings.ts";
import type { Rate } from "./rate-limit.rules.ts";
import type { SourceName } from "./types.ts";
import type { ReachableUpstream } from "./upstream.ts";

/**
 * Requests that a source gets from the whole service. Documented by its operator: gleif (60 a minute, as its clients
 * report), recherche_entreprises (7 a second), ares (500 a minute), prh (30 a minute), rpo (60 a minute), ur_latvia,
 * companies_house (600 in five minutes), nbb (its users stay below 3 a second). The others name none: theirs are what a
 * public page or a shared endpoint bears without asking for a captcha.
 */
const RATES: Readonly<Record<Exclude<SourceName, "peppol" | "website">, Rate>> = {
  kbo: { perSecond: 2, burst: 10 },
  vies: { perSecond: 5, burst: 10 },
  inhoudingsplicht: { perSecond: 2, burst: 10 },
  adverse_media: { perSecond: 5, burst: 10 },
  companydata: { perSecond: 5, burst: 10 },
  fundingdata: { perSecond: 5, burst: 10 },
  gleif: { perSecond: 1, burst: 60 },
  gazette: { perSecond: 2, burst: 10 },
  nbb: { perSecond: 3 },
  recherche_entreprises: { perSecond: 7 },
  brreg: { perSecond: 5, burst: 10 },
  ares: { perSecond: 8 },
  prh: { perSecond: 0.5, burst: 30 },
  ur_latvia: { perSecond: 4, burst: 20 },
  krs: { perSecond: 2, burst: 10 },
  rpo: { perSecond: 1, burst: 20 },
  rpvs: { perSecond: 2, burst: 10 },
  companies_house: { perSecond: 2, burst: 20 },
  cvr: { perSecond: 5, burst: 10 },
  kvk: { perSecond: 5, burst: 10 },
};

/** Null: none. A sample, or a source on this machine, is nobody else's server; each website is another one. */
export function rateOf(settings: Settings, source: SourceName, upstream: ReachableUpstream): Rate | null {
  if (upstream.kind === "sample" || source === "website") return null;
  if (source === "peppol") return { perSecond: settings.PEPPOL_DIRECTORY_PER_SECOND };
  return isLoopback(upstream.baseUrl) ? null : RATES[source];
}

const isLoopback = (baseUrl: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(URL.parse(baseUrl)?.hostname ?? "");
