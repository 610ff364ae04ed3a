import type { GovernanceCheck } from "../../domain/iteration/diagnostics.model.ts";
import { text } from "../../domain/case/answers.ts";
import type { Dossier } from "../dossier.ts";

/** Answers that identify a private person, which no source may receive. */
const PROTECTED_ANSWERS = ["national_register_number", "bsn", "iban", "tax_identification_number"];

/** Values of these answers, which no text that is sent may hold. */
export const protectedAnswers = (answers: unknown): string[] =>
  typeof answers === "object" && answers !== null
    ? PROTECTED_ANSWERS.map((field) => text((answers as Record<string, unknown>)[field])).filter(
        (value) => value !== null,
      )
    : [];

const squeeze = (value: string): string => value.toUpperCase().replace(/[^A-Z0-9]/g, "");

/**
 * Checks what an agent is about to send to a source: no identity or account number of a person may be
 * in it. A violation names the field, never the value.
 */
export function checkEgress(
  dossier: Dossier,
  agentName: string,
  outgoing: readonly string[],
): Omit<GovernanceCheck, "id" | "created_at"> {
  const sent = outgoing.map(squeeze);
  const violations = PROTECTED_ANSWERS.filter((field) => {
    const value = squeeze(text(dossier.input.answers[field]) ?? "");
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
