import { z } from "zod";
import { type Reading, known, unknown } from "../answer.ts";
import type { RawAnswer } from "../request.ts";
import type { UnknownReason, VatAnswer } from "../types.ts";

/** Response of either endpoint: POST has `valid`, GET has `isValid` and `userError`; errors are a list. */
const viesAnswer = z.object({
  actionSucceed: z.boolean().optional(),
  errorWrappers: z.array(z.object({ error: z.string() })).optional(),
  userError: z.string().optional(),
  valid: z.boolean().optional(),
  isValid: z.boolean().optional(),
  countryCode: z.string().optional(),
  vatNumber: z.string().optional(),
  name: z.string().nullish(),
  address: z.string().nullish(),
});
type ViesAnswer = z.output<typeof viesAnswer>;

/** Reasons by error code. Any other error code is `http_error`. */
const NO_ANSWER: Readonly<Record<string, UnknownReason>> = {
  SERVICE_UNAVAILABLE: "http_error",
  MS_UNAVAILABLE: "http_error",
  TIMEOUT: "timeout",
  GLOBAL_MAX_CONCURRENT_REQ: "rate_limited",
  GLOBAL_MAX_CONCURRENT_REQ_TIME: "rate_limited",
  MS_MAX_CONCURRENT_REQ: "rate_limited",
  MS_MAX_CONCURRENT_REQ_TIME: "rate_limited",
  VAT_BLOCKED: "rate_limited",
  IP_BLOCKED: "rate_limited",
};
const TRANSIENT = /MAX_CONCURRENT_REQ/;

/**
 * Parses a response of VIES. Errors are checked first, because `valid: false` with MS_UNAVAILABLE means unknown, not
 * invalid.
 */
export function parseVies(raw: RawAnswer, requested: { countryCode: string; vatNumber: string }): Reading<VatAnswer> {
  const answer = readAnswer(raw.text);
  const error = answer && findError(answer);
  if (error) return noAnswer(error);
  if (raw.status !== 200) return unknown(raw.status === 429 ? "rate_limited" : "http_error", `HTTP ${raw.status}`);
  if (!answer) return unknown("parse_error", "the response has an unknown format");
  const valid = answer.valid ?? answer.isValid;
  const stated = answer.userError === undefined ? valid : answer.userError === "VALID";
  if (valid === undefined || stated !== valid || (answer.valid ?? valid) !== (answer.isValid ?? valid)) {
    return unknown("parse_error", "the response is contradictory or empty");
  }
  if (!isAbout(answer, requested)) return unknown("parse_error", "the response is about another number");
  return known({
    country_code: requested.countryCode,
    vat_number: requested.vatNumber,
    valid,
    name: valid ? stripDashes(answer.name) : null,
    address: valid ? stripDashes(answer.address) : null,
  });
}

function readAnswer(text: string): ViesAnswer | null {
  try {
    return viesAnswer.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function findError(answer: ViesAnswer): string | null {
  const code = answer.errorWrappers?.[0]?.error;
  if (code !== undefined) return code;
  if (answer.actionSucceed === false) return "SERVICE_UNAVAILABLE";
  const { userError } = answer;
  return userError === undefined || userError === "VALID" || userError === "INVALID" ? null : userError;
}

function noAnswer(error: string): Reading<never> {
  const code = /^[A-Z_]{1,60}$/.test(error) ? error : "an unknown error";
  return {
    unknown: NO_ANSWER[error] ?? "http_error",
    detail: `VIES returned ${code}`,
    transient: TRANSIENT.test(error),
  };
}

const isAbout = (answer: ViesAnswer, requested: { countryCode: string; vatNumber: string }): boolean =>
  (answer.vatNumber ?? requested.vatNumber).replace(/^[A-Z]{2}(?=\d)/, "") === requested.vatNumber &&
  (answer.countryCode ?? requested.countryCode) === requested.countryCode;

/** VIES returns `---` if a member state does not provide names or addresses. */
function stripDashes(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" || /^-+$/.test(trimmed) ? null : trimmed;
}
