import { z } from "zod";
import { type Reading, known, unknown } from "../answer.ts";
import type { RawAnswer } from "../request.ts";
import type { UnknownReason, VatAnswer } from "../types.ts";

/** Both answers of the service: POST says `valid`, GET says `isValid` and `userError`; errors come as a list. */
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

/** Words for "no answer". Whatever else stands in their place is no answer either. */
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
 * Reads an answer of the EU VAT system. The error is looked at first: `valid: false` beside MS_UNAVAILABLE is the
 * lack of an answer, never "invalid".
 */
export function parseVies(raw: RawAnswer, asked: { countryCode: string; vatNumber: string }): Reading<VatAnswer> {
  const answer = readAnswer(raw.text);
  const error = answer && findError(answer);
  if (error) return noAnswer(error);
  if (raw.status !== 200) return unknown(raw.status === 429 ? "rate_limited" : "http_error", `HTTP ${raw.status}`);
  if (!answer) return unknown("parse_error", "the answer was not understood");
  const valid = answer.valid ?? answer.isValid;
  const stated = answer.userError === undefined ? valid : answer.userError === "VALID";
  if (valid === undefined || stated !== valid || (answer.valid ?? valid) !== (answer.isValid ?? valid)) {
    return unknown("parse_error", "the answer contradicts itself or says nothing");
  }
  if (!isAbout(answer, asked)) return unknown("parse_error", "the answer is about another number");
  return known({
    country_code: asked.countryCode,
    vat_number: asked.vatNumber,
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
  const listed = answer.errorWrappers?.[0]?.error;
  if (listed !== undefined) return listed;
  if (answer.actionSucceed === false) return "SERVICE_UNAVAILABLE";
  const { userError } = answer;
  return userError === undefined || userError === "VALID" || userError === "INVALID" ? null : userError;
}

function noAnswer(error: string): Reading<never> {
  const word = /^[A-Z_]{1,60}$/.test(error) ? error : "an unknown error";
  return {
    unknown: NO_ANSWER[error] ?? "http_error",
    detail: `the VAT system answered ${word}`,
    transient: TRANSIENT.test(error),
  };
}

const isAbout = (answer: ViesAnswer, asked: { countryCode: string; vatNumber: string }): boolean =>
  (answer.vatNumber ?? asked.vatNumber).replace(/^[A-Z]{2}(?=\d)/, "") === asked.vatNumber &&
  (answer.countryCode ?? asked.countryCode) === asked.countryCode;

/** `---` is how the system says that a member state does not give names or addresses. */
function stripDashes(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" || /^-+$/.test(trimmed) ? null : trimmed;
}
