import { SEVERITIES, type Severity } from "../case/case.model.ts";
import type { Compared, FoundChange } from "./looks.model.ts";

/** An alert across cases that names a customer's case, as far as changes are told from it. */
export interface AlertOnCustomer {
  readonly id: string;
  readonly severity: Severity;
  readonly isStanding: boolean;
  readonly title: string;
  readonly description: string;
  /** Everybody whom it names beside the customer. */
  readonly parties: readonly AlertParty[];
}

interface AlertParty {
  readonly id: string;
  readonly name: string;
}

/** What was known of the alerts on a customer, by their id. */
export interface NetworkFacts {
  readonly alerts: Readonly<Record<string, KnownAlert>>;
}

interface KnownAlert {
  readonly severity: Severity;
  readonly isStanding: boolean;
  readonly parties: readonly AlertParty[];
  /** How often it came up or grew; part of the key of its events. */
  readonly times: number;
}

const isWorse = (a: Severity, b: Severity): boolean => SEVERITIES.indexOf(a) > SEVERITIES.indexOf(b);

/**
 * An alert that is new, came back, weighs more than before or names somebody more is an event of the alert's severity.
 * One that ended or shrank is only remembered.
 * @param before null where nothing of the customer's network is known yet: then every standing alert is new
 */
export function compareAlerts(before: NetworkFacts | null, alerts: readonly AlertOnCustomer[]): Compared<NetworkFacts> {
  const changes: FoundChange[] = [];
  const known: Record<string, KnownAlert> = { ...before?.alerts };
  for (const alert of alerts) {
    const { id, severity, isStanding, parties } = alert;
    const earlier = known[id];
    const word = isStanding ? changeOf(alert, earlier) : null;
    const times = (earlier?.times ?? 0) + (word === null ? 0 : 1);
    if (word !== null) changes.push(told(alert, earlier, word, times));
    known[id] = { severity, isStanding, parties, times };
  }
  const named = new Set(alerts.map(({ id }) => id));
  for (const [id, alert] of Object.entries(known)) if (!named.has(id)) known[id] = { ...alert, isStanding: false };
  return { changes, facts: { alerts: known } };
}

type Word = "new" | "back" | "worse" | "more";

function changeOf({ severity, parties }: AlertOnCustomer, earlier: KnownAlert | undefined): Word | null {
  if (earlier === undefined) return "new";
  if (!earlier.isStanding) return "back";
  if (isWorse(severity, earlier.severity)) return "worse";
  return parties.some(({ id }) => earlier.parties.every((known) => known.id !== id)) ? "more" : null;
}

const BEGINNINGS: Readonly<Record<Word, string>> = {
  new: "A new alert names the customer",
  back: "An alert that had ended names the customer again",
  worse: "An alert that names the customer weighs more than before",
  more: "An alert that names the customer names more parties than before",
};

const told = (
  { id, severity, title, description, parties }: AlertOnCustomer,
  earlier: KnownAlert | undefined,
  word: Word,
  times: number,
): FoundChange => ({
  field: "alert",
  outcome: [id, times],
  severity,
  // Whether the customer is asked anything because of it is for an officer to decide.
  consequence: "none",
  title: `${BEGINNINGS[word]}: ${title}`,
  before: earlier ? { severity: earlier.severity, parties: earlier.parties.map(({ name }) => name) } : null,
  after: { alert_id: id, severity, parties: parties.map(({ name }) => name), description },
});
