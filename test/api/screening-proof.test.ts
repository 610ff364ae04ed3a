import { env } from "cloudflare:workers";
import { afterEach, expect, it, vi } from "vitest";
import { ScreeningProofView } from "../../src/features/screening-proof/screening-proof.responses.ts";
import { SCREEN_PARTIES } from "../../src/features/monitoring/screen-unscreened.service.ts";
import type { DatabaseCtx } from "../../src/features/monitoring/due-job.ts";
import { verifyProof } from "../../src/features/screening-proof/verify-proof.ts";
import { listWatchedParties } from "../../src/features/relationships/parties.store.ts";
import { listsInForce } from "../../src/screening/index.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase } from "../support/cases.ts";
import { closeDaysAt, insertParty, record, relationshipOf } from "../support/watched-parties.ts";
import { goTo, rest, systemCtx } from "../support/retention-clock.ts";

afterEach(() => void vi.useRealTimers());
const clear = { hits: [], unreadable: false };
const proofOf = (officer: Officer, date: string, more = "") =>
  officer.get(`/api/relationships/${relationshipOf(officer)}/screening-proof?date=${date}${more}`);
const sentencesOf = async (answer: { body: unknown }) =>
  (await verifyProof(ScreeningProofView.parse(answer.body))).sentences;

/** Two parties, of whom one was searched for on the first day. */
async function watched() {
  goTo("2031-03-01T10:00:00.000Z");
  const officer = newOfficer();
  await insertParty(officer, "p1", { addedAt: "2031-03-01T10:00:00.000Z", name: "Jan Peeters" });
  await insertParty(officer, "p2", { addedAt: "2031-03-02T10:00:00.000Z", name: "Odile Verhoeven" });
  await record(officer, "p1", "2031-03-01T10:30:00.000Z", clear, { eu: "list-1" });
  return officer;
}

it("a proof says of each closed day what was so at its end, and verifies", async () => {
  const officer = await watched();
  await closeDaysAt("2031-03-02T00:05:00.000Z");
  const change = env.DB.prepare(
    "UPDATE monitored_parties SET name = 'J. Peeters', screened_at = NULL WHERE tenant_id = ?1 AND party_id = 'p1'",
  );
  await change.bind(officer.tenant).run();
  await closeDaysAt("2031-03-03T00:05:00.000Z");
  const hit = { source: "eu", entry_id: "EU.9", match: "exact", state: "open" };
  await record(officer, "p1", "2031-03-03T09:00:00.000Z", { hits: [hit], unreadable: false }, { eu: "list-2" });
  await closeDaysAt("2031-03-04T00:05:00.000Z");
  expect(await sentencesOf(await proofOf(officer, "2031-03-01"))).toEqual([
    "On 2031-03-01, Jan Peeters was searched for on list eu (version list-1): no match.",
  ]);
  expect(await sentencesOf(await proofOf(officer, "2031-03-02"))).toEqual([
    "On 2031-03-02, party p1 was watched and had not been searched for on any list.",
    "On 2031-03-02, party p2 was watched and had not been searched for on any list.",
  ]);
  expect(await sentencesOf(await proofOf(officer, "2031-03-03", "&party_id=p1"))).toEqual([
    "On 2031-03-03, J. Peeters was searched for on list eu (version list-2): exact match with entry EU.9 of eu (open).",
  ]);
});

it("for today, and until the day is closed, the answer is provisional", async () => {
  const officer = await watched();
  await closeDaysAt("2031-03-02T00:05:00.000Z");
  const { status, body } = await proofOf(officer, "2031-03-02");
  expect(status).toBe(200);
  expect(body).toMatchObject({ final: false, as_of: "2031-03-02T00:05:00.000Z", statement: null });
  expect(body.parties).toMatchObject([{ party: { party_id: "p1" }, outcome: { status: "screened" }, proof: null }]);
  await expect(verifyProof(body)).rejects.toThrow("2031-03-02 was not closed when this was made");
  goTo("2031-03-03T00:00:30.000Z");
  expect((await proofOf(officer, "2031-03-02")).body).toMatchObject({
    final: false,
    as_of: "2031-03-03T00:00:00.000Z",
  });
});

it("there is none before the first day, of a day to come, of nobody and for another tenant", async () => {
  const officer = await watched();
  await closeDaysAt("2031-03-02T00:05:00.000Z");
  const answers = await Promise.all([
    proofOf(officer, "2031-02-28"),
    proofOf(officer, "2031-03-03"),
    proofOf(officer, "2031-03-01", "&party_id=p2"),
    proofOf(officer, "2031-03-01", "&party_id=nobody"),
    newOfficer().get(`/api/relationships/${relationshipOf(officer)}/screening-proof?date=2031-03-01`),
    proofOf(officer, "yesterday"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 409, 404, 404, 404, 422]);
  expect(answers[0]!.body.detail).toBe("There is no daily statement of 2031-02-28: the first is of 2031-03-01.");
  expect(answers[1]!.body.detail).toBe("2031-03-03 has not begun yet (UTC).");
});

it("there is none of a party that was erased, and a changed outcome is not proven", async () => {
  const officer = await watched();
  await closeDaysAt("2031-03-02T00:05:00.000Z");
  await env.DB.prepare("UPDATE party_outcomes SET outcome = '{}' WHERE tenant_id = ?").bind(officer.tenant).run();
  const changed = await proofOf(officer, "2031-03-01");
  expect([changed.status, changed.body.code]).toEqual([409, "evidence_changed"]);
  await env.DB.prepare("DELETE FROM monitored_parties WHERE tenant_id = ?").bind(officer.tenant).run();
  expect((await proofOf(officer, "2031-03-01")).status).toBe(404);
});

it("each party of an approved customer is in the day's statement, searched for on every list in force", async () => {
  const officer = newOfficer();
  const opened = await approvableCase(officer);
  await officer.post(`${opened.path}/decision`, { decision: "approve", reason: "all clear" });
  await rest(opened);
  await SCREEN_PARTIES.run({ ...systemCtx(), database: "DB" } as DatabaseCtx, 10_000);
  const watched = await listWatchedParties(systemCtx(env, officer.tenant), null, 100);
  expect(watched.map(({ name }) => name).toSorted()).toEqual(["Bakkerij De Linde", "Joris Claes", "Katrien Vermeulen"]);
  const today = new Date().toISOString().slice(0, 10);
  await closeDaysAt(new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000 + 600_000).toISOString());
  const { body } = await officer.get(`/api/relationships/${watched[0]!.relationshipId}/screening-proof?date=${today}`);
  expect(body.statement).toMatchObject({ parties: 3, not_screened: 0, changes: { added: 3 } });
  expect(body.parties.map(({ party }: any) => party.party_id)).toEqual(watched.map(({ partyId }) => partyId));
  const lists = await listsInForce(systemCtx());
  for (const { outcome } of body.parties) {
    expect(outcome.lists).toEqual(Object.fromEntries(lists.map(({ source, listId }) => [source, listId])));
  }
  expect(await sentencesOf({ body })).toEqual(
    watched.map(({ name }) => expect.stringMatching(`^On ${today}, ${name} was .*: no match.$`)),
  );
});
