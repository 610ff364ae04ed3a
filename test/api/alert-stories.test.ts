import { afterAll, describe, expect, it } from "vitest";
import { toBods } from "../../src/domain/ownership/bods/to-bods.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { reviewedCase, SANCTIONED, settle } from "../support/cases.ts";
import { fileOwners } from "../support/ownership-filings.ts";
import { officer, plant, scan, uproot } from "../support/planted-companies.ts";

interface Story {
  readonly id: string;
  readonly severity: string;
  readonly status: string;
  readonly title: string;
  readonly text: string;
  readonly members: readonly { id: string; type: string; name: string; risk: string | null }[];
  readonly linked_case_ids: readonly string[];
  readonly alerts: readonly { id: string; pattern_type: string; status: string; severity: string }[];
}

afterAll(uproot);

const storiesOf = async (who: Officer, status = "active"): Promise<Story[]> =>
  (await who.get(`/intelligence/stories?status=${status}`)).body;
const detailOf = async (who: Officer, id: string) => (await who.get(`/intelligence/alerts/${id}`)).body;
const company = (number: string) => `company:BE:${number}`;

/** The only active story, once a condition holds: scans look for patterns after their answer. */
async function onlyStory(who: Officer, until: (story: Story) => unknown = () => true): Promise<Story> {
  let stories: Story[] = [];
  await expect
    .poll(
      async () => {
        stories = await storiesOf(who);
        return stories.length === 1 && Boolean(until(stories[0]!));
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return stories[0]!;
}

const memberIds = ({ members }: Story) => members.map(({ id }) => id);
const active = ({ alerts }: Story) => alerts.filter(({ status }) => status === "active");

describe("a planted story is exactly one", () => {
  it("a phoenix, with the pair, its director and its address", async () => {
    const who = newOfficer();
    for (const number of ["0999901536", "0999901635"]) await settle(who, await reviewedCase(who, number));
    const story = await onlyStory(who, ({ linked_case_ids: cases }) => cases.length === 2);
    expect(story).toMatchObject({ severity: "critical", title: "Delta Renovatiewerken may continue Renovatie Delta" });
    expect(story.members.map(({ type, name, risk }) => [type, name, risk]).toSorted()).toEqual([
      ["address", "Kanaalstraat 77, 3560 Lummen", null],
      ["company", "Delta Renovatiewerken", null],
      ["company", "Renovatie Delta", "bankrupt"],
      ["person", "Rudi Kerkhofs", null],
    ]);
    expect(story.text).toMatch(/went bankrupt on 2024-02-08; Delta Renovatiewerken started 88 days later/);
    expect(active(story)[0]).toMatchObject({ pattern_type: "phoenix", severity: "critical" });
    expect((await who.get(`/intelligence/stories/${story.id}`)).body).toEqual(story);
    const listed = (await who.get("/intelligence/alerts")).body as { story_id: string }[];
    expect(new Set(listed.map(({ story_id }) => story_id))).toEqual(new Set([story.id]));
    const other = newOfficer();
    expect(await storiesOf(other)).toEqual([]);
    expect((await other.get(`/intelligence/stories/${story.id}`)).status).toBe(404);
  });

  it("a director of six, who grows in the same alert", async () => {
    const who = newOfficer();
    const numbers = Array.from({ length: 6 }, () => plant({ officers: [officer("Gwendolien Vervaecke-Opstaele")] }));
    for (const number of numbers.slice(0, 5)) await settle(who, await reviewedCase(who, number));
    const story = await onlyStory(who, ({ members }) => members.length === 6);
    expect(story).toMatchObject({ severity: "low", alerts: [{ pattern_type: "shared_director" }] });
    await reviewedCase(who, numbers[5]);
    const grown = await onlyStory(who, ({ linked_case_ids: cases }) => cases.length === 6);
    expect(grown).toMatchObject({ id: story.id, severity: "low", alerts: [{ id: story.alerts[0]!.id }] });
    expect(grown.members).toHaveLength(7);
    expect(memberIds(grown)).toEqual(expect.arrayContaining(numbers.map(company)));
    const detail = await detailOf(who, story.alerts[0]!.id);
    expect(detail.members_added.map(({ id }: { id: string }) => id)).toContain(company(numbers[5]!));
    expect(detail.history[0]).toMatchObject({ event: "raised" });
    expect(detail.history.at(-1)).toMatchObject({ event: "changed", members_added: [`Planted ${numbers[5]}`] });
  });

  it("a director of 32 of which one is bankrupt, however late it is seen", async () => {
    const who = newOfficer();
    const led = [officer("Balthazar Quintelier-Roose")];
    const lost = plant({ officers: led, situation: { code: "050", since: "2025-06-01" } });
    const others = Array.from({ length: 31 }, () => plant({ officers: led }));
    for (const number of others.slice(2)) await scan(who, number);
    const [one] = [await reviewedCase(who, others[0])];
    await settle(who, await reviewedCase(who, others[1]));
    expect(await storiesOf(who)).toEqual([]);
    await scan(who, lost);
    await settle(who, one);
    const story = await onlyStory(who);
    expect(story).toMatchObject({ severity: "medium", alerts: [{ pattern_type: "shared_director" }] });
    expect(story.text).toMatch(/27 more, as many as a professional director.*went bankrupt on 2025-06-01/);
    expect(memberIds(story).toSorted()).toEqual(
      expect.arrayContaining([company(lost), company(others[0]!), company(others[1]!)].toSorted()),
    );
    expect(story.members).toHaveLength(4);
  });

  it("a ring that the customers declare", async () => {
    const who = newOfficer();
    const [a, b, c] = [plant(), plant(), plant()] as [string, string, string];
    for (const [number, owner] of [
      [a, c],
      [b, a],
      [c, b],
    ] as const) {
      const owners = [
        { company_name: `Planted ${owner}`, enterprise_number: owner, country: "BE", share_percent: 100 },
      ];
      await settle(who, await reviewedCase(who, number, { beneficial_owners: owners }));
    }
    const story = await onlyStory(who, ({ linked_case_ids: cases }) => cases.length === 3);
    expect(story).toMatchObject({ severity: "high", alerts: [{ pattern_type: "circular" }] });
    expect(memberIds(story).toSorted()).toEqual([a, b, c].map(company).toSorted());
  });

  it("a dormant company, whose last director an officer files", async () => {
    const who = newOfficer();
    const number = plant({ officers: [officer("Hyacinthe Delbaere-Muys", "2025-05-01")] });
    const opened = await reviewedCase(who, number);
    expect(await storiesOf(who)).toEqual([]);
    const source = {
      type: "officialRegister",
      name: "Official Gazette",
      as_of: "2026-01-05",
      retrieved_at: "2026-01-05T10:00:00.000Z",
      evidence_ids: [],
    } as const;
    const office = { type: "boardMember", directness: "direct", beneficial: false } as const;
    const statements = toBods(
      {
        subject: "c",
        parties: [
          { id: "c", kind: "entity", name: `Planted ${number}`, identifiers: [{ scheme: "BE-BCE_KBO", id: number }] },
          { id: "p", kind: "person", name: "Isidoor Vanpoucke-Leys" },
        ],
        statements: [
          {
            id: "s1",
            subject: "c",
            interested_party: "p",
            interests: [{ ...office, start_date: "2001-02-01", end_date: "2018-01-01" }],
            source,
          },
        ],
        open_ends: [],
      },
      { publisher: { name: "Official Gazette" }, date: "2026-01-05" },
    );
    const filed = await fileOwners(who, opened, statements);
    expect([filed.status, filed.body]).toMatchObject([201, {}]);
    await settle(who, opened);
    const story = await onlyStory(who);
    expect(story).toMatchObject({ severity: "high", alerts: [{ pattern_type: "dormant" }] });
    expect(story.text).toContain("from 2018-01-01 to 2025-05-01");
  });

  it("contagion at two steps", async () => {
    const who = newOfficer();
    const led = [officer("Theodora Wijffels-Kuyper")];
    const [first, second] = [plant({ officers: led }), plant({ officers: led })];
    const refused = await reviewedCase(who, first);
    const exposed = await reviewedCase(who, second);
    expect(await storiesOf(who)).toEqual([]);
    expect((await who.post(`${refused.path}/decision`, { decision: "escalate", reason: "Look closer." })).status).toBe(
      200,
    );
    await settle(who, refused);
    const story = await onlyStory(who, (one) => active(one).length === 2);
    expect(story).toMatchObject({ severity: "high" });
    expect(active(story).map(({ pattern_type: pattern, severity }) => [pattern, severity])).toEqual([
      ["shared_director", "high"],
      ["contagion", "medium"],
    ]);
    expect(story.text).toMatch(/is escalated in another case and is linked to .* through Theodora Wijffels-Kuyper/);
    expect(story.members.filter(({ risk }) => risk !== null)).toMatchObject([
      { id: company(first), risk: "escalated" },
    ]);
    expect(story.linked_case_ids.toSorted()).toEqual([refused.caseId, exposed.caseId].toSorted());
  });
});

describe("an address of many", () => {
  it("proves nothing from ten companies on, and leaves no older alert behind", async () => {
    const who = newOfficer();
    const address = { street: "Zakencentrum", houseNumber: "9", postalCode: "1000", city: "Brussel" };
    const numbers = Array.from({ length: 15 }, () => plant({ address }));
    const first = await reviewedCase(who, numbers[0]);
    await reviewedCase(who, numbers[1]);
    expect((await who.post(`${first.path}/decision`, { decision: "escalate", reason: "Look closer." })).status).toBe(
      200,
    );
    await settle(who, first);
    const story = await onlyStory(who);
    expect(story.alerts).toMatchObject([{ pattern_type: "shared_address", status: "active" }]);
    for (const number of numbers.slice(2)) await scan(who, number);
    await expect.poll(async () => (await storiesOf(who)).length, { timeout: 60_000 }).toBe(0);
    const [ended] = await storiesOf(who, "resolved");
    expect(ended).toMatchObject({ id: story.id, alerts: [{ resolution: { reason: "joins_many" } }] });
    expect((await who.patch(`/intelligence/alerts/${story.alerts[0]!.id}`, { action: "acknowledge" })).status).toBe(
      409,
    );
    expect((await who.get("/intelligence/stats")).body).toEqual({
      active_count: 0,
      critical_count: 0,
      cases_affected: 0,
    });
  });
});

describe("a dismissal", () => {
  it("holds through ten more cases, and ends with somebody of concern", async () => {
    const who = newOfficer();
    const led = [officer("Crispijn Vandeputte-Aelvoet")];
    const refused = await reviewedCase(who, plant({ officers: led }));
    const later = await reviewedCase(who, plant({ officers: led, name: "Later Escalated" }));
    const escalate = async (opened: typeof refused) => {
      const decision = { decision: "escalate", reason: "Look closer." };
      expect((await who.post(`${opened.path}/decision`, decision)).status).toBe(200);
      await settle(who, opened);
    };
    await escalate(refused);
    const story = await onlyStory(who, (one) => active(one).length === 2);
    const { id } = story.alerts.find(({ pattern_type: pattern }) => pattern === "shared_director")!;
    const dismissal = { action: "dismiss", reason: "known_relationship" };
    for (const alert of story.alerts) {
      expect((await who.patch(`/intelligence/alerts/${alert.id}`, dismissal)).status).toBe(200);
    }
    for (let n = 0; n < 10; n++) await settle(who, await reviewedCase(who, plant({ officers: led })));
    const held = await detailOf(who, id);
    expect(held).toMatchObject({ status: "dismissed", linked_case_ids: { length: 12 } });
    expect(held.members_added).toHaveLength(10);

    await escalate(later);
    const back = await onlyStory(who, (one) => active(one).some((alert) => alert.id === id));
    expect(back.id).toBe(story.id);
    const { history } = await detailOf(who, id);
    expect(history.findLast(({ event }: { event: string }) => event === "returned").because).toEqual([
      "Later Escalated is escalated in a case, which was not so at the dismissal.",
    ]);
  });
});

describe("an alert whose pattern ends", () => {
  it("is resolved when the hit is cleared", async () => {
    const who = newOfficer("mia", "mlro");
    const opened = await reviewedCase(who, SANCTIONED);
    const story = await onlyStory(who);
    expect(story).toMatchObject({ severity: "critical", alerts: [{ pattern_type: "contagion" }] });
    const hits = (opened.detail.investigation_results.at(-1).findings as { id: string; category: string }[]).filter(
      ({ category }) => category === "sanctions",
    );
    expect(hits.length).toBeGreaterThan(0);
    for (const { id } of hits) {
      const cleared = await who.post(`${opened.path}/findings/${id}/clearance`, {
        reason: "Another person of that name, born elsewhere.",
        differs: ["birth_date"],
      });
      expect([cleared.status, cleared.body]).toMatchObject([200, {}]);
    }
    await settle(who, opened);
    await expect.poll(async () => (await storiesOf(who)).length, { timeout: 60_000 }).toBe(0);
    const [ended] = await storiesOf(who, "resolved");
    expect(ended!.alerts).toMatchObject([{ resolution: { reason: "hit_cleared" } }]);
  });

  it("is resolved, and names nobody of it, when a case of it is deleted; alerts of others stay", async () => {
    const who = newOfficer("carol", "officer", "compliance_manager");
    const led = [officer("Philippine Ostyn-Moerkerke")];
    const [gone, left] = [plant({ officers: led, name: "Verdwenen Handel" }), plant({ officers: led })];
    const third = plant({ officers: led });
    const deleted = await reviewedCase(who, gone);
    for (const number of [left, third]) await reviewedCase(who, number);
    expect((await who.post(`${deleted.path}/decision`, { decision: "escalate", reason: "Look." })).status).toBe(200);
    await settle(who, deleted);
    const story = await onlyStory(who, (one) => active(one).length === 3);
    expect(story.linked_case_ids).toHaveLength(3);
    const sanctioned = await reviewedCase(who, SANCTIONED);
    await settle(who, sanctioned);
    const deletion = await who.delete(deleted.path);
    expect([deletion.status, deletion.body]).toMatchObject([200, {}]);
    const open = await storiesOf(who);
    expect(open).toMatchObject([{ linked_case_ids: [sanctioned.caseId] }]);
    const [ended] = await storiesOf(who, "resolved");
    expect(ended).toMatchObject({ id: story.id });
    expect(ended!.linked_case_ids).not.toContain(deleted.caseId);
    expect(
      JSON.stringify([ended, ...(await Promise.all(ended!.alerts.map(({ id }) => detailOf(who, id))))]),
    ).not.toMatch(new RegExp(`Verdwenen|${gone}|${deleted.caseId}`));
  });

  it("goes when no other case is linked to it", async () => {
    const who = newOfficer("carol", "officer", "compliance_manager");
    const led = [officer("Ludovica Steyaert-Plancke")];
    await scan(who, plant({ officers: led, situation: { code: "050", since: "2025-06-01" } }));
    const opened = await reviewedCase(who, plant({ officers: led }));
    const story = await onlyStory(who);
    expect(story).toMatchObject({ severity: "low", alerts: [{ pattern_type: "contagion" }] });
    expect((await who.delete(opened.path)).status).toBe(200);
    expect((await who.get(`/intelligence/stories/${story.id}`)).status).toBe(404);
    expect((await who.get(`/intelligence/alerts/${story.alerts[0]!.id}`)).status).toBe(404);
  });
});
