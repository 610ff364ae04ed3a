import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listed, ListSender } from "../../support/lists.ts";
import { LIVE, openNetwork } from "./network.ts";
import { runScenario } from "./run-scenario.ts";
import { approve, blocked, type Given, type Scenario } from "./scenario.ts";

const lists = new ListSender();
let closeNetwork: () => void;

beforeAll(async () => {
  closeNetwork = openNetwork();
  for (const source of ["eu", "un", "be"]) await lists.load(source, [[listed(`${source}-1`, "Somebody Else")]]);
  await lists.load("opensanctions", [[listed("os-1", "Another Person", { topics: ["pep"] })]]);
});
afterAll(() => closeNetwork());

const age = (source: string, hours: number) =>
  env.DB.prepare("UPDATE screening_lists SET checked_at_ms = checked_at_ms - ? WHERE source = ?")
    .bind(hours * 3_600_000, source)
    .run();
const inForce = (source: string) =>
  env.DB.prepare("SELECT list_id FROM screening_current WHERE source = ?").bind(source).first<{ list_id: string }>();
const remove = (source: string) => env.DB.prepare("DELETE FROM screening_current WHERE source = ?").bind(source).run();
const restore = (source: string, id: string) =>
  env.DB.prepare("INSERT INTO screening_current (source, list_id) VALUES (?, ?)").bind(source, id).run();

const PERSON: Given = {
  number: "client-4712",
  name: "Marie Verhulst",
  template: "kyc_natural_person",
  settings: LIVE,
};
const screened = (reason: string | null, more: Partial<Scenario> = {}): Scenario => ({
  name: "",
  given: PERSON,
  checks: { screening: reason === null ? "established" : ["not_established", reason] },
  ...more,
});

describe("without all lists in force", () => {
  it.each(["eu", "un", "be", "opensanctions"])("nobody was screened while %s is missing", async (source) => {
    const { list_id: id } = (await inForce(source))!;
    await remove(source);
    try {
      await runScenario(
        screened("source_not_configured", {
          brief: "!approve",
          decisions: [approve(blocked("mandatory_check_open", ["screening"]))],
        }),
      );
    } finally {
      await restore(source, id);
    }
  });

  it("nobody was screened by a list that nobody has confirmed for two days", async () => {
    await age("eu", 49);
    await runScenario(
      screened("stale", { brief: "!approve", decisions: [approve(blocked("mandatory_check_open", ["screening"]))] }),
    );
    // The same file again is no new version, and says that the old one is still the publisher's.
    const again = await lists.stage("eu", [[listed("eu-1", "Somebody Else")]]);
    expect(again.body).toMatchObject({ state: "current" });
    await runScenario(screened(null));
  });
});
