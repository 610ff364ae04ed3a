import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { addDays } from "../../platform/clock.ts";
import { CliError, sleep } from "../program.ts";
import type { Api } from "./api.ts";
import { findApplicant } from "./applicant.ts";
import { Customer } from "./customer.ts";
import type { CaseDetail } from "./findings.ts";
import { drawIdentityCard } from "./identity-card.ts";
import type { Officer } from "./officer.ts";
import { detail, step, table } from "./screen.ts";
import { dayOf, daysBetween, planOf } from "./year-plan.ts";
import type { MonitoringEvent, Relationship } from "./year-shapes.ts";

/** The service and its people on one day of the year. */
export interface Stage {
  readonly api: Api;
  readonly alice: Officer;
  readonly bob: Officer;
  readonly mira: Officer;
  /** By the service's clock. */
  readonly today: Date;
}

export interface YearCast {
  /** Starts the service so many days from now, in place of the one that runs. */
  readonly startOn: (day: number) => Promise<Stage>;
  /** Imports a list file of OpenSanctions. */
  readonly importList: (file: string, day: number) => Promise<void>;
  readonly outDir: string;
}

const NUMBER = "0999902328";
const OWNER = { family: "Roelandts", given: "Godelieve", birthDate: "1969-09-03", sex: "F" } as const;
const FOUND_WITHIN_MS = 60_000;

/** A customer is approved, and a year passes: a list names the owner, a card expires, the register changes, a review falls due. */
export async function playYear(cast: YearCast): Promise<void> {
  const first = await cast.startOn(0);
  await setPolicy(first);
  const workflowId = await approveCustomer(first);
  const relationship = await findRelationship(first, workflowId);
  const days = planOf(first.today);
  const acts: readonly (readonly [number, (stage: Stage, id: string) => Promise<void>])[] = [
    [days.listed, (stage, id) => playListing(cast, stage, id, days.listed)],
    [days.expiring, playExpiry],
    [days.newYear, playRegister],
  ];
  const id = relationship.relationship_id;
  let due = 0;
  for (const [day, act] of acts.toSorted(([a], [b]) => a - b)) {
    const stage = await cast.startOn(day);
    if (day > days.listed) await publishList(cast, stage, day, []);
    await act(stage, id);
    const { next_review_at: next } = await readRelationship(stage, id);
    due = daysBetween(first.today, new Date(next!)) - 20;
  }
  const stage = await cast.startOn(due);
  await publishList(cast, stage, due, []);
  await playReview(stage, id);
  await proveScreening(cast, await cast.startOn(due + 1), id);
}

async function setPolicy({ api, bob }: Stage): Promise<void> {
  step("The compliance manager sets the policy: printers are watched closely, and reviewed every year");
  const values = {
    high_risk_activities: ["nace:18"],
    review_months: { enhanced: 12, standard: 12, simplified: 12 },
  };
  await api.call("PUT", "/api/policy", { token: bob.token, json: { values, reason: "For the demonstration." } });
}

async function approveCustomer({ api, alice, bob, today }: Stage): Promise<string> {
  const applicant = findApplicant({ number: NUMBER, owners: [] });
  const opened = await alice.openCase(applicant);
  const card = await drawIdentityCard({
    ...OWNER,
    number: "B12345678",
    expires: dayOf(addDays(today, planOf(today).expiring + 25)),
  });
  await new Customer(api, opened.portal_token, applicant, card).handInEverything();
  await alice.watchInvestigation(opened.workflow_id);
  step("The customer is approved");
  await decideOn(alice, bob, opened.workflow_id);
  return opened.workflow_id;
}

/** Approves, with whatever the service asks for it. @throws CliError when a gate stays shut. */
async function decideOn(maker: Officer, checker: Officer, workflowId: string): Promise<void> {
  const decision = { decision: "approve", reason: "Everything was seen and is in order." };
  const { status, body } = await maker.decide(workflowId, decision);
  if (status === 409) throw new CliError(`the approval met ${body.gate ?? body.code}`);
  if (body.status === "PENDING_SECOND_APPROVAL") await checker.confirm(workflowId);
}

async function findRelationship(stage: Stage, workflowId: string): Promise<Relationship> {
  const { relationships } = await until("a relationship", async () => {
    const found = await read<{ relationships: Relationship[] }>(stage, `/api/relationships?q=${NUMBER}`);
    return found.relationships.length > 0 ? found : null;
  });
  const relationship = await readRelationship(stage, relationships[0]!.relationship_id);
  detail(`The case ${workflowId} opened a relationship:`);
  showRelationship(relationship);
  return relationship;
}

function showRelationship({ state, risk_rating, regime, next_review_at, parties }: Relationship): void {
  table([
    ["State", state],
    ["Risk", `${risk_rating ?? "not rated"}, ${regime ?? "no"} due diligence`],
    ["Next review", next_review_at ?? "none"],
    ...parties.map(
      ({ name, roles, kind, last_screened_at }) =>
        [name, `${roles.join(", ") || kind}; searched ${last_screened_at?.slice(0, 16) ?? "never"}`] as const,
    ),
  ]);
}

/** A list names the owner; it is somebody else, which only the MLRO may say. */
async function playListing(cast: YearCast, stage: Stage, id: string, day: number): Promise<void> {
  step(`${dayOf(stage.today)}: a sanctions list names somebody called like the owner`);
  const started = performance.now();
  await publishList(cast, stage, day, [`${OWNER.given} ${OWNER.family}`]);
  const event = await findEvent(stage, id, "list_entry");
  detail(`${((performance.now() - started) / 1000).toFixed(1)} s after the import began:`);
  showEvent(event);
  const relationship = await readRelationship(stage, id);
  detail(`The relationship is ${relationship.state}.`);
  for (const officer of [stage.mira, stage.alice]) {
    const { notifications } = await read<{ notifications: { text: string }[] }>(
      stage,
      "/api/notifications?unread=true",
      officer,
    );
    for (const { text } of notifications) detail(`${officer.name} is told: ${text}`);
  }
  await dispose(stage, stage.mira, event, {
    disposition: "cleared",
    ...CLEARED,
  });
  await closeReview(stage, event.event_id, CLEARED);
}

const CLEARED = {
  reason: "The listed person was born in 1931 and is a man, by the list's own publication.",
  differs: ["birth_date", "gender"],
};

/** A list of twenty others and of who is named; the same again changes nothing, but says that it is of today. */
async function publishList(cast: YearCast, { today }: Stage, day: number, named: readonly string[]): Promise<void> {
  const file = path.join(cast.outDir, "a-year-later-list.csv");
  const others = Array.from({ length: 20 }, (_, at) => `Qorvath Zsemelyi the ${at + 1}th`);
  const row = (name: string, id: string) => `${id},Person,${name},,,,,Demonstration,,,${dayOf(today)}`;
  const rows = [...others.map((name, at) => row(name, `other-${at}`)), ...named.map((name) => row(name, "named"))];
  mkdirSync(cast.outDir, { recursive: true });
  writeFileSync(file, [LIST_HEAD, ...rows, ""].join("\n"));
  await cast.importList(file, day);
}

const LIST_HEAD = "id,schema,name,aliases,birth_date,countries,identifiers,sanctions,phones,emails,last_seen";

async function playExpiry(stage: Stage, id: string): Promise<void> {
  step(`${dayOf(stage.today)}: the identity card expires soon`);
  const event = await findEvent(stage, id, "document_expiry");
  showEvent(event);
  await dispose(stage, stage.alice, event, {
    disposition: "review_opened",
    reason: "The representative has to show the new card.",
  });
  await closeReview(stage, event.event_id);
}

async function playRegister(stage: Stage, id: string): Promise<void> {
  step(`${dayOf(stage.today)}: the register names another director since the new year`);
  let event: MonitoringEvent | null = await findEvent(stage, id, "register_change");
  for (; event !== null; event = await nextEvent(stage, id)) {
    showEvent(event);
    await dispose(stage, stage.bob, event, {
      disposition: "no_action",
      reason: "The appointment is published; the new director was searched for on every list.",
    });
  }
  showRelationship(await readRelationship(stage, id));
}

async function playReview(stage: Stage, id: string): Promise<void> {
  step(`${dayOf(stage.today)}: the yearly review falls due`);
  const event = await findEvent(stage, id, "review_due");
  showEvent(event);
  await closeReview(stage, event.event_id);
  showRelationship(await readRelationship(stage, id));
}

/** Brings the review that an event led to to its decision; the customer hands in what it asks for. */
async function closeReview(stage: Stage, eventId: string, clearance?: typeof CLEARED): Promise<void> {
  const workflowId = await until("a review", async () => {
    const event = await read<MonitoringEvent>(stage, `/api/monitoring/events/${eventId}`);
    return event.review_workflow_id;
  });
  const found = await until("the review", async () => {
    const now = await read<CaseDetail>(stage, `/api/cases/${workflowId}`);
    return now.status === "AWAITING_DOCUMENTS" || now.status === "REVIEW_PENDING" ? now : null;
  });
  if (found.status === "AWAITING_DOCUMENTS") {
    if (found.portal_token === null) throw new CliError("the review has no link for the customer");
    detail("The review asks the customer, over a new link:");
    const applicant = findApplicant({ number: NUMBER, owners: [] });
    const expires = dayOf(addDays(stage.today, 3_650));
    const card = await drawIdentityCard({ ...OWNER, number: "B87654321", expires });
    await new Customer(stage.api, found.portal_token, applicant, card).handInEverything();
    await stage.alice.watchInvestigation(workflowId);
  } else detail("The review asks the customer for nothing.");
  if (clearance !== undefined) await clearHits(stage, found, clearance);
  await decideOn(stage.alice, stage.bob, workflowId);
}

/** The MLRO says the same of each match that the review found. */
async function clearHits({ api, alice, mira }: Stage, found: CaseDetail, clearance: typeof CLEARED): Promise<void> {
  const findings = found.investigation_results.at(-1)?.findings ?? [];
  for (const { id, title } of findings.filter(
    ({ hit, clearance: known }) => hit !== undefined && known === undefined,
  )) {
    const route = `/api/cases/${found.workflow_id}/findings/${id}/clearance`;
    await api.call("POST", route, { token: mira.token, json: clearance });
    detail(`mira clears in the review: ${title}`);
  }
  // Without an assessment nobody is approved who matched a sanctions list exactly, also where it was somebody else.
  const base = `/cases/${found.case_id}/sar`;
  const reason = "Exact match of the owner with a sanctions list.";
  const raised = await api.call<{ sar_id: string }>("POST", base, { token: alice.token, json: { reason } });
  const report = `${base}/${raised.body.sar_id}`;
  const act = (who: Officer, what: string, json?: object) =>
    api.call("POST", `${report}/${what}`, { token: who.token, ...(json && { json }) });
  await act(alice, "submit-for-mlro");
  await act(mira, "assessment", { reportable: false, rationale: clearance.reason });
  await act(mira, "mlro-reject", { reason: clearance.reason });
  detail("mira has assessed it: there is nothing to report.");
}

/** The proof of a day that is over, as a file for somebody who has neither the service nor its database. */
async function proveScreening(cast: YearCast, stage: Stage, id: string): Promise<void> {
  const day = dayOf(addDays(stage.today, -1));
  step(`What proves, years later, that everybody was searched for on ${day}`);
  const route = `/api/relationships/${id}/screening-proof?date=${day}`;
  const proof = await until("the statement of the day", async () => {
    const found = await read<{ final: boolean }>(stage, route).catch(() => null);
    return found?.final === true ? found : null;
  });
  const file = path.join(cast.outDir, `screening-proof-${day}.json`);
  writeFileSync(file, JSON.stringify(proof, null, 2));
  detail(`Saved ${file}. Check it with: npm run verify-screening -- ${file}`);
}

function showEvent({ title, severity, type, before, after }: MonitoringEvent): void {
  detail(`${severity} ${type}: ${title}`);
  detail(`before ${JSON.stringify(before)}`);
  detail(`now    ${JSON.stringify(after)}`);
}

const findEvent = (stage: Stage, id: string, type: string): Promise<MonitoringEvent> =>
  until(`an event ${type}`, () => nextEvent(stage, id, type));

async function nextEvent(stage: Stage, id: string, type = "register_change"): Promise<MonitoringEvent | null> {
  const route = `/api/monitoring/events?relationship_id=${id}&type=${type}&open=true`;
  return (await read<{ events: MonitoringEvent[] }>(stage, route)).events[0] ?? null;
}

async function dispose(stage: Stage, officer: Officer, event: MonitoringEvent, json: object): Promise<void> {
  const route = `/api/monitoring/events/${event.event_id}/disposition`;
  const { body } = await stage.api.call<{ disposition: string; remains: readonly string[] }>("POST", route, {
    token: officer.token,
    json,
  });
  detail(`${officer.name} disposes of it: ${body.disposition}`);
  for (const text of body.remains) detail(`- ${text}`);
}

const readRelationship = (stage: Stage, id: string): Promise<Relationship> => read(stage, `/api/relationships/${id}`);

async function read<T>({ api, alice }: Stage, route: string, officer: Officer = alice): Promise<T> {
  return (await api.call<T>("GET", route, { token: officer.token })).body;
}

/** @throws CliError when nothing is found in time. */
async function until<T>(what: string, find: () => Promise<T | null>): Promise<T> {
  for (const deadline = Date.now() + FOUND_WITHIN_MS; Date.now() < deadline; await sleep(250)) {
    const found = await find();
    if (found !== null) return found;
  }
  throw new CliError(`${what} did not come within ${FOUND_WITHIN_MS / 1000} s`);
}
