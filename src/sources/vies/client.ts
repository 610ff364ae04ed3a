import { HOUR_MS } from "../../platform/clock.ts";
import { unknown, unknownAnswer, withEvidence } from "../answer.ts";
import { querySource } from "../query.ts";
import type { RawAnswer, SourceRequest } from "../request.ts";
import { runTool } from "../tool-call.ts";
import type { Answer, SourceCall, VatAnswer } from "../types.ts";
import { chooseUpstream, type ReachableUpstream } from "../upstream.ts";
import { parseVies } from "./parse.ts";

export interface VatNumber {
  /** ISO 3166-1 alpha-2, or a code of VIES (EL for Greece, XI for Northern Ireland). */
  readonly countryCode: string;
  /** With or without country prefix; dots and spaces are ignored. */
  readonly vatNumber: string;
}

const CACHE_MS = HOUR_MS / 6;

/** Checks a VAT number in VIES, which also returns name and address. */
export function checkVat(call: SourceCall, number: VatNumber): Promise<Answer<VatAnswer>> {
  return runTool(call, { name: "vies.check", category: "free" }, async () => {
    const upstream = chooseUpstream(call.ctx, "vies");
    if (upstream.kind === "not_configured") return unknownAnswer("not_configured", upstream.detail);
    const requested = normaliseVatNumber(number);
    const posted = await queryVies(call, upstream, requested, {
      url: `${upstream.baseUrl}/check-vat-number`,
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(requested),
    });
    if (posted.outcome === "known" || posted.detail !== UNSUPPORTED) return posted;
    const { countryCode, vatNumber } = requested;
    const got = await queryVies(call, upstream, requested, {
      url: `${upstream.baseUrl}/ms/${countryCode}/vat/${encodeURIComponent(vatNumber)}`,
      headers: { accept: "application/json" },
    });
    return withEvidence(got, posted.evidence);
  });
}

/** VIES has two endpoints. If the server does not support POST, GET is used. */
const UNSUPPORTED = "the endpoint does not support this request";
const isUnsupported = (raw: RawAnswer): boolean => [404, 405, 501].includes(raw.status);
const queryVies = (
  call: SourceCall,
  upstream: ReachableUpstream,
  requested: { countryCode: string; vatNumber: string },
  request: SourceRequest,
): Promise<Answer<VatAnswer>> =>
  querySource({
    call,
    source: "vies",
    upstream,
    request,
    read: (raw) => (isUnsupported(raw) ? unknown("http_error", UNSUPPORTED) : parseVies(raw, requested)),
    cacheMs: CACHE_MS,
  });

/** Normalises `be 0202.239.951`, `BE202239951` and `0202239951` to country BE, `0202239951`. */
export function normaliseVatNumber({ countryCode, vatNumber }: VatNumber): { countryCode: string; vatNumber: string } {
  const country = countryCode.trim().toUpperCase() === "GR" ? "EL" : countryCode.trim().toUpperCase();
  const compact = vatNumber.toUpperCase().replace(/[^0-9A-Z+*]/g, "");
  const number = compact.startsWith(country) ? compact.slice(country.length) : compact;
  return { countryCode: country, vatNumber: country === "BE" && /^\d{9}$/.test(number) ? `0${number}` : number };
}
