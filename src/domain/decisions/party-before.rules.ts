import type { Finding, Severity } from "../case/case.model.ts";
import {
  DIED_BEFORE,
  endedFor,
  type EndedRelationship,
  endSentences,
  type Shut,
  shutSentence,
} from "./former-customer.rules.ts";

/**
 * Somebody behind this customer, or the customer itself, with whom another relationship of the tenant is restricted, is to end or has
 * ended: as its customer, or behind it.
 */
export interface PartyBefore {
  readonly name: string;
  /** Office or holding here; null for the customer itself. */
  readonly role: string | null;
  /** The customer of the other relationship. */
  readonly customer: string;
  /** Office or holding there; null where it is that customer itself. */
  readonly roleThere: string | null;
  /** The birth date is the same, and the name is not in every word. */
  readonly isAlike: boolean;
  /** How the other relationship stands: it has ended, or is shut. */
  readonly ended?: EndedRelationship;
  readonly shut?: Shut;
}

type Draft = Required<Pick<Finding, "severity" | "title" | "description" | "code">>;

/** An end that nobody explained says little of those behind a customer: it is told, and holds nothing up. */
function severityOf({ role, roleThere, ended, shut }: PartyBefore): Severity {
  const isGrave =
    ended?.endedFor === "grave" || [shut, ended?.shut].some((one) => one && endedFor(one.reason ?? null) === "grave");
  if (isGrave) return role !== null && roleThere !== null ? "medium" : "high";
  return shut !== undefined || ended?.shut !== undefined ? "medium" : "low";
}

function stateOf({ ended, shut }: PartyBefore): string {
  if (shut) return shut.state === "restricted" ? "is restricted" : "is to end";
  if (ended?.died) return `was ended: ${DIED_BEFORE}`;
  return ended?.endedFor === "grave" ? "was ended for cause" : "was ended";
}

const UNTIL_SETTLED = "It counts until an officer says why the customer can be accepted all the same.";

export function partyBefore(party: PartyBefore): Draft {
  const { name, role, customer, roleThere, isAlike, ended, shut } = party;
  const severity = severityOf(party);
  const who = role === null ? "The customer" : `${name}, ${role},`;
  const verb = ended === undefined ? "is" : "was";
  const what =
    roleThere === null
      ? `${verb} a customer, and the relationship ${stateOf(party)}`
      : `is known as ${roleThere} of ${customer}, whose relationship ${stateOf(party)}`;
  return {
    code: "party_before",
    severity,
    title: `${who} ${what}`,
    description: [
      ...(isAlike ? [`The birth date is the same, and the name of ${name} may be that person's.`] : []),
      ...(ended === undefined ? [] : endSentences(ended)),
      ...(shut === undefined ? [] : [shutSentence(shut, "is")]),
      ...(severity === "low" ? [] : [UNTIL_SETTLED]),
    ].join(" "),
  };
}
