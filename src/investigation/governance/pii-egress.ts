import type { GovernanceCheck } from "../../domain/iteration/diagnostics.model.ts";
import { text } from "../../domain/case/answers.ts";
import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";
import type { Answer } from "../../sources/types.ts";
import type { Dossier } from "../dossier.ts";
import { judgesBy } from "../rules-version.ts";

/** Answers that identify a private person, which no source may receive. */
const PROTECTED_ANSWERS = ["national_register_number", "bsn", "iban", "tax_identification_number"];

/** Every number of these answers has as many digits. A word typed in its place is no number, and protects nobody. */
const DIGITS_MIN = 7;

/** The tax number of a Belgian company is its enterprise number, which is public. */
const isNumberOfPerson = (value: string): boolean =>
  value.replace(/\D/g, "").length >= DIGITS_MIN && normalizeEnterpriseNumber(value) === null;

const valueOf = (answers: unknown, field: string): string | null =>
  typeof answers === "object" && answers !== null ? text((answers as Record<string, unknown>)[field]) : null;

/** Values of these answers, which no text that is sent may hold. */
export const protectedAnswers = (answers: unknown): string[] =>
  PROTECTED_ANSWERS.map((field) => valueOf(answers, field)).filter(
    (value): value is string => value !== null && isNumberOfPerson(value),
  );

const squeeze = (value: string): string => value.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** Runs of earlier versions withheld whatever was typed, also a company's own name or number. */
const byForm = ({ input }: Dossier): boolean => input.isLook === true || judgesBy(input, 8);

/** The numbers under which the company itself is registered, which are sent whatever else an answer calls them. */
function ownNumbers({ subject, enterpriseNumber, registerNumber, vat, input }: Dossier): string[] {
  if (subject === "person") return [];
  const own = [enterpriseNumber, registerNumber, input.registrationNumber, input.vatNumber, vat?.number];
  const all = own.filter((number) => number != null).map(squeeze);
  return [...all, ...all.map((number) => (vat?.countryCode ?? input.country) + number)];
}

/**
 * Checks what an agent is about to send to a source: no identity or account number of a person may be
 * in it. A violation names the field, never the value.
 */
export function checkEgress(
  dossier: Dossier,
  agentName: string,
  outgoing: readonly string[],
): Omit<GovernanceCheck, "id" | "created_at"> {
  const isByForm = byForm(dossier);
  const own = isByForm ? ownNumbers(dossier) : [];
  const sent = outgoing.map(squeeze).filter((message) => !own.includes(message));
  const violations = PROTECTED_ANSWERS.filter((field) => {
    const answer = valueOf(dossier.input.answers, field) ?? "";
    if (isByForm && !isNumberOfPerson(answer)) return false;
    const value = squeeze(answer);
    return value.length >= 5 && sent.some((message) => message.includes(value));
  });
  const approved = violations.length === 0;
  return {
    event_type: "pii_egress",
    mechanism: "outgoing values compared with protected answers",
    agent_name: agentName,
    approved,
    action: approved ? "allow" : "block",
    violations: violations.map((field) => `would send ${field}`),
  };
}

/** The answer of a source that was not asked because of what the request would have held. */
export const withheldAnswer = (dossier: Dossier): Answer<never> => ({
  outcome: "unknown",
  reason: byForm(dossier) ? "withheld" : "not_configured",
  detail: "the request would have held protected personal data",
  evidence: [],
});
