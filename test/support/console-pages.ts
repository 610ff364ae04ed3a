import { setTimeout } from "node:timers/promises";
import type { BrowserContextOptions } from "playwright-core";
import { SEED_STORIES } from "../../src/cli/demo/seed-stories.ts";
import type { Seeding } from "../../src/cli/demo/seeding.ts";
import { findInaccessible, type TestBrowser } from "./browser.ts";
import { partsOfCase } from "./console-routes.ts";
import { openScreen, seedingFor, signInAs } from "./console-visit.ts";
import type { TestService } from "./service.ts";

/** Cumulative Layout Shift; 0.1 is what the field calls good. */
export const SHIFT_BUDGET = 0.02;

/** Addresses of every page, by an officer whose role shows it. */
export type EveryPage = Readonly<Record<"alice" | "bob" | "mira", readonly string[]>>;

/** Waits until nothing is being read: what a reading adds to the page of documents moves what stands below it. */
async function documentsRead(seeding: Seeding, workflowId: string): Promise<void> {
  for (;;) {
    const documents = await seeding.call<{ reading?: { status: string } }[]>(
      "alice",
      "GET",
      `/api/cases/${workflowId}/documents`,
    );
    if (documents.every(({ reading }) => reading?.status !== "pending")) return;
    await setTimeout(200);
  }
}

/** Brings customers, cases and settings to where every page of the console has something to show. */
export async function fillEveryPage(service: TestService): Promise<EveryPage> {
  const seeding = await seedingFor(service);
  const wanted = [
    "waits for a decision behind the owners' gate",
    "is escalated and reported to the MLRO",
    "is approved over a gate, by two officers",
    "follows a bankrupt company",
    "is the company that follows it, and waits for a senior officer",
  ];
  for (const story of SEED_STORIES.filter(({ name }) => wanted.includes(name))) await story.tell(seeding);
  const get = <T>(route: string) => seeding.call<T>("alice", "GET", route);
  const list = { name: "Past exits", csv: "name;reason\nPiet Claes;exit" };
  await seeding.call("bob", "POST", "/api/own-lists", list);
  const endpoint = { url: "https://hooks.bank.example/dossier", event_types: ["case.opened"] };
  const { endpoint_id } = await seeding.call<{ endpoint_id: string }>(
    "bob",
    "POST",
    "/api/webhook-endpoints",
    endpoint,
  );
  const named = async (status: string) => {
    const { cases } = await get<{ cases: { workflow_id: string; case_id: string }[] }>(`/api/cases?status=${status}`);
    return cases[0]!;
  };
  const [first, pending] = [await named("REVIEW_PENDING"), await named("PENDING_SECOND_APPROVAL")];
  await documentsRead(seeding, first.workflow_id);
  const { relationships } = await get<{ relationships: { relationship_id: string }[] }>("/api/relationships");
  const found = async <T>(read: () => Promise<readonly T[]>): Promise<T> => {
    for (;;) {
      const [first] = await read();
      if (first !== undefined) return first;
      await setTimeout(500);
    }
  };
  const event = await found(
    async () => (await get<{ events: { event_id: string }[] }>("/api/monitoring/events?type=list_entry")).events,
  );
  const alert = await found(() => get<{ id: string }[]>("/intelligence/alerts?status=active"));
  const portfolio = await seeding.call<{ portfolio_id: string }>("alice", "POST", "/api/scan/portfolio", {
    name: "Spring review",
    registration_numbers: ["0999900150", "0999900942"],
  });
  const alice = [
    "home",
    "cases",
    ...partsOfCase().map((part) => `cases/${first.workflow_id}/${part}`),
    `cases/${pending.workflow_id}/approval`,
    "approvals",
    "relationships",
    `relationships/${relationships[0]!.relationship_id}`,
    "monitoring",
    `monitoring/${event.event_id}`,
    "notifications",
    "notifications/mail",
    "lists",
    "reports",
    "scans",
    "scans/company/0999900150",
    `scans/portfolio/${portfolio.portfolio_id}`,
    "alerts",
    `alerts/${alert.id}`,
    "regulatory?country=BE",
    "regulatory/calendar",
    "regulatory/articles",
    "regulatory/changes",
    "regulatory/burden",
    "regulatory/regulations/be-aml-2017",
    "regulatory/articles/be-aml-2017-art-29",
    "policy",
    "templates",
    "templates/kyc_natural_person",
    "brand",
    "officers",
    "memory",
    "memory/seen?officer=default",
    "autonomy",
    "diagnostics",
    `diagnostics/${first.case_id}`,
  ];
  return {
    alice,
    bob: [
      "officers/alice",
      "service-accounts",
      "exports",
      "own-lists",
      "webhooks",
      `webhooks/${endpoint_id}`,
      "figures",
      "policy",
      "brand",
      "templates/kyc_natural_person",
    ],
    mira: ["figures/suspicion", "reports", "officers/alice"],
  };
}

/** Opens pages as an officer, and says by page what nobody should meet there. */
export async function findFaults(
  browser: TestBrowser,
  service: TestService,
  officer: keyof EveryPage,
  screens: readonly string[],
  options: BrowserContextOptions,
): Promise<string[]> {
  const visitor = await signInAs(browser, service, officer, options);
  // Answers do not come in the order of their questions: what arrives last must push nothing about.
  let asked = 0;
  await visitor.page.route("**/api/**", async (route) => {
    await setTimeout(50 * (1 + (asked++ % 3)));
    await route.continue();
  });
  let shiftedBefore = await visitor.everyShift();
  const faults: string[] = [];
  for (const screen of screens) {
    await openScreen(visitor.page, service, screen);
    for (const fault of await findInaccessible(visitor.page)) faults.push(`${screen}: ${fault}`);
    const overflow = Number(await visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth"));
    if (overflow !== 0) faults.push(`${screen}: ${overflow} px beyond the window`);
    const shifted = await visitor.everyShift();
    if (shifted - shiftedBefore >= SHIFT_BUDGET) faults.push(`${screen}: moved by ${shifted - shiftedBefore}`);
    shiftedBefore = shifted;
  }
  faults.push(...visitor.complaints);
  await visitor.close();
  return faults;
}
