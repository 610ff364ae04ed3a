import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import { derivedId } from "../../platform/ids.ts";
import { SEVERITIES, type Finding, type Severity } from "../case/case.model.ts";
import { SETTLED } from "../case/findings.rules.ts";
import { nameKey } from "../decisions/cleared-hits.rules.ts";
import type { Network, NetworkAlert, NetworkNeighbour, NetworkParty } from "./network.model.ts";
import {
  casesInWords,
  concernInWords,
  endInWords,
  linkBefore6,
  linkInWords,
  partyInWords,
  PATTERN_WORDS,
} from "./network-words.ts";

/** The agent whose findings these are, and their source. */
export const NETWORK_AGENT = "network";

/** Codes of the findings, each with the reason for its severity. */
const NETWORK_FINDINGS = {
  network_alert: "A story counts with the severity of its worst alert, until officers dismiss its alerts or they end.",
  network_alert_dismissed: "A dismissed alert does not count; who dismissed it, and why, stays known.",
  network_neighbour: "A party that bears a risk and that no alert names is near the customer.",
} as const;

type NetworkFindingCode = keyof typeof NETWORK_FINDINGS;

/** Whom the findings are about, and the evidence that they are based on. */
export interface NetworkSubject extends JudgedBy {
  readonly caseId: string;
  readonly name: string;
  readonly evidenceIds: readonly string[];
}

export const isNetworkFinding = ({ agent_name }: Pick<Finding, "agent_name">): boolean => agent_name === NETWORK_AGENT;

/** Whether an alert counts: who acknowledged it has not settled it, nor who dismissed a grave one without the role and the words. */
export const isStanding = ({
  status,
  ended,
}: Pick<NetworkAlert, "status"> & Partial<Pick<NetworkAlert, "ended">>): boolean =>
  status === "active" || status === "acknowledged" || (status === "dismissed" && ended?.weight === "counts");

/**
 * Findings on alerts and neighbours.
 * @param others the case's other findings: its own exact sanctions hits are not counted a second time as relations. Only
 * an MLRO clears one; a possible match, which an officer clears, silences nothing.
 */
export function networkFindings(network: Network, subject: NetworkSubject, others: readonly Finding[]): Finding[] {
  const screened = new Set(
    others
      .filter(({ category, severity }) => category === "sanctions" && severity === "critical")
      .map((finding) => nameKey(finding.subject ?? "")),
  );
  const alerts = network.alerts.filter((alert) => !repeatsOwnHit(alert, screened));
  const neighbours = network.neighbours.filter((party) => !isOwnHit(party, screened));
  return [
    ...storiesOf(alerts.filter(isStanding)).map((story) => standingStory(story, subject)),
    ...storiesOf(alerts.filter((alert) => alert.status === "dismissed" && !isStanding(alert))).map((story) =>
      dismissedStory(story, subject),
    ),
    ...neighbours.map((party) => neighbour(party, subject)),
  ];
}

/** A sanctions match of a party next to the customer, which the screening of this case has found exactly. */
const isOwnHit = ({ concern, steps, name }: NetworkParty, screened: ReadonlySet<string>): boolean =>
  concern === "sanctioned" && steps !== null && steps <= 1 && screened.has(nameKey(name));

/** An alert that says no more than that. */
function repeatsOwnHit({ pattern_type, parties }: NetworkAlert, screened: ReadonlySet<string>): boolean {
  const concerning = parties.filter(({ concern }) => concern !== null);
  const isAboutRisk = pattern_type === "contagion" && concerning.length > 0;
  return isAboutRisk && concerning.every((party) => isOwnHit(party, screened));
}

interface Draft {
  readonly code: NetworkFindingCode;
  readonly severity: Severity;
  readonly title: string;
  readonly description: string;
  readonly sourceEntry: string;
}

const findingOf = (draft: Draft, { caseId, name, evidenceIds }: NetworkSubject): Finding => ({
  // As every finding of an investigation: case, category, subject and source entry.
  id: derivedId("finding", caseId, "cross_case", name, draft.sourceEntry),
  category: "cross_case",
  severity: draft.severity,
  title: draft.title,
  description: draft.description,
  source: NETWORK_AGENT,
  evidence_ids: evidenceIds,
  agent_name: NETWORK_AGENT,
  confidence: 1,
  subject: name,
  source_entry: draft.sourceEntry,
  code: draft.code,
});

/** Alerts of one story, the worst first: what happened once counts once, however many patterns show it. */
type Story = readonly [NetworkAlert, ...NetworkAlert[]];

const storyKey = ({ story_id, alert_id }: NetworkAlert): string => story_id ?? alert_id;

/** The source entries of findings on an alert: of its story, and of itself as earlier versions had it. */
export const entriesOf = (alert: NetworkAlert): string[] => [`story:${storyKey(alert)}`, `alert:${alert.alert_id}`];

const storiesOf = (alerts: readonly NetworkAlert[]): Story[] =>
  [...Map.groupBy(alerts, storyKey).values()].map(
    (story) =>
      story.toSorted((a, b) => SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity)) as unknown as Story,
  );

function standingStory(story: Story, subject: NetworkSubject): Finding {
  const [worst, ...others] = story;
  const acknowledged = story.filter(({ status }) => status === "acknowledged").length;
  const ends = endsOf(story.filter(({ status }) => status === "dismissed"));
  return findingOf(
    {
      code: "network_alert",
      severity: worst.severity,
      title: worst.title,
      description: [
        worst.description,
        ...linksOf(story, subject),
        others.length > 0
          ? `The same companies and persons also show: ${others.map(({ title }) => title).join("; ")}.`
          : "",
        `${story.length === 1 ? "Alert" : "Alerts"} raised on ${worst.raised_at.slice(0, 10)}: ${story.map((alert) => patternInWords(alert, subject)).join(", ")}.`,
        acknowledged > 0 ? "An officer acknowledged it; it still counts." : "",
        ...(ends.length > 0
          ? [...ends, "It counts until a compliance manager or the MLRO dismisses it and says why."]
          : []),
      ]
        .filter(Boolean)
        .join(" "),
      sourceEntry: entriesOf(worst)[0]!,
    },
    subject,
  );
}

const patternInWords = ({ pattern_type: pattern }: NetworkAlert, subject: NetworkSubject): string =>
  (judgesBefore(subject, 6) ? undefined : PATTERN_WORDS[pattern]) ?? pattern.replaceAll("_", " ");

const linkOf = (party: NetworkParty | NetworkNeighbour, subject: NetworkSubject): string =>
  judgesBefore(subject, 6) ? linkBefore6(party) : linkInWords(party);

function dismissedStory(story: Story, subject: NetworkSubject): Finding {
  const [worst] = story;
  const isSettled = story.some(({ ended }) => ended?.weight === "settled");
  return findingOf(
    {
      code: "network_alert_dismissed",
      severity: "info",
      title: `Dismissed alert: ${worst.title}`,
      description: [worst.description, ...endsOf(story), "It does not count."].join(" "),
      sourceEntry: `${isSettled ? SETTLED : "dismissed:"}${storyKey(worst)}`,
    },
    subject,
  );
}

const endsOf = (alerts: readonly NetworkAlert[]): string[] =>
  [...new Set(alerts.map(endInWords))].slice(0, PARTIES_MAX);

/** Parties that an alert names one by one. */
const PARTIES_MAX = 5;

/** How the parties of a story are linked to the customer, and in which cases they stand. */
function linksOf(story: Story, subject: NetworkSubject): string[] {
  const parties = [
    ...new Map(story.flatMap((alert) => alert.parties).map((party) => [party.entity_id, party])).values(),
  ];
  const concerning = parties.filter(({ concern }) => concern !== null);
  const named = (concerning.length > 0 ? concerning : parties.filter(({ type }) => type === "company")).slice(
    0,
    PARTIES_MAX,
  );
  const cases = [
    ...new Map(parties.flatMap((party) => party.cases).map((one) => [one.workflow_id, one])).values(),
  ].slice(0, PARTIES_MAX);
  return [
    ...named.map((party) => `${partyInWords(party)} is ${linkOf(party, subject)}.`),
    ...(cases.length > 0 ? [`Other cases: ${casesInWords(cases)}.`] : []),
  ];
}

function neighbour(party: NetworkNeighbour, subject: NetworkSubject): Finding {
  const cases = party.cases.length > 0 ? ` Other cases: ${casesInWords(party.cases.slice(0, PARTIES_MAX))}.` : "";
  const away = judgesBefore(subject, 6)
    ? `${party.steps === 1 ? "one step" : "two steps"} away`
    : party.steps === 1
      ? "directly linked"
      : "linked through another";
  const address = party.by_address ? " They share an address, which alone proves no relation." : "";
  return findingOf(
    {
      code: "network_neighbour",
      severity: severityOfNeighbour(party),
      title: `${party.name} ${concernInWords(party.concern)} and is ${away}`,
      description: `${partyInWords(party)} ${concernInWords(party.concern)} and is ${linkOf(party, subject)}.${address}${cases}`,
      sourceEntry: `neighbour:${party.entity_id}`,
    },
    subject,
  );
}

/** One level below an alert on the same risk, two below where an address is all that they share. */
function severityOfNeighbour({ concern, by_address }: NetworkNeighbour): Severity {
  if (concern === "sanctioned") return by_address ? "medium" : "high";
  if (concern === "rejected" || concern === "escalated") return by_address ? "low" : "medium";
  return "low";
}
