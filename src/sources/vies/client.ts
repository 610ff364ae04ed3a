import { HOUR_MS } from "../../platform/clock.ts";
import { unknown, unknownAnswer, withEvidence } from "../answer.ts";
import { querySource } from "../query.ts";
import type { RawAnswer, SourceRequest } from "../request.ts";
import { runTool } from "../tool-call.ts";
import type { Answer, SourceCall, VatAnswer } from "../types.ts";
import { chooseUpstream, type ReachableUpstream } from "../upstream.ts";
import { parseVies } from "./parse.ts";

export interface VatNumber {
  /** ISO 3166-1 alpha-2, or the VAT system's own (EL for Greece, XI for Northern Ireland). */
  readonly countryCode: string;
  /** With or without the country in front; dots and spaces do not count. */
  readonly vatNumber: string;
}

/** A statement of the VAT system may serve again for this long, a lack of one never. */
const CACHE_MS = HOUR_MS / 6;

/** Asks the EU VAT system whether a number is valid, and under which name and address. */
export function checkVat(call: SourceCall, number: VatNumber): Promise<Answer<VatAnswer>> {
  return runTool(call, { name: "vies.check", category: "free" }, async () => {
    const upstream = chooseUpstream(call.ctx, "vies");
    if (upstream.kind === "not_configured") return unknownAnswer("not_configured", upstream.detail);
    const asked = normaliseVatNumber(number);
    const posted = await ask(call, upstream, asked, {
      url: `${upstream.baseUrl}/check-vat-number`,
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(asked),
    });
    if (posted.outcome === "known" || posted.detail !== WRONG_DOOR) return posted;
    const got = await ask(call, upstream, asked, {
      url: `${upstream.baseUrl}/ms/${asked.countryCode}/vat/${encodeURIComponent(asked.vatNumber)}`,
      headers: { accept: "application/json" },
    });
    return withEvidence(got, posted.evidence);
  });
}

/** The service has two doors to one register; where the first is closed the second is tried. */
const WRONG_DOOR = "the address takes no such request";
const isWrongDoor = (raw: RawAnswer): boolean => [404, 405, 501].includes(raw.status);

const ask = (
  call: SourceCall,
  upstream: ReachableUpstream,
  asked: { countryCode: string; vatNumber: string },
  request: SourceRequest,
): Promise<Answer<VatAnswer>> =>
  querySource({
    call,
    source: "vies",
    upstream,
    request,
    read: (raw) => (isWrongDoor(raw) ? unknown("http_error", WRONG_DOOR) : parseVies(raw, asked)),
    cacheMs: CACHE_MS,
  });

/** `be 0202.239.951`, `BE202239951` and `0202239951` are one number: country BE, `0202239951`. */
export function normaliseVatNumber({ countryCode, vatNumber }: VatNumber): { countryCode: string; vatNumber: string } {
  const country = countryCode.trim().toUpperCase() === "GR" ? "EL" : countryCode.trim().toUpperCase();
  const compact = vatNumber.toUpperCase().replace(/[^0-9A-Z+*]/g, "");
  const bare = compact.startsWith(country) ? compact.slice(country.length) : compact;
  return { countryCode: country, vatNumber: country === "BE" && /^\d{9}$/.test(bare) ? `0${bare}` : bare };
}
