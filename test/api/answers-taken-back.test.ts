import { describe, expect, it } from "vitest";
import { newOfficer, type Officer, send } from "../support/api.ts";
import { handInPapers, investigate, openCase, type OpenCase, settle } from "../support/cases.ts";

const SOUND = {
  business_activity: "Ambachtelijke vervaardiging van brood en banket",
  beneficial_owners: "Katrien Vermeulen; 1978-05-21; BE; 60 %\nJoris Claes; 1976-11-02; BE; 40 %",
  politically_exposed: "no",
  customer_countries: "Belgium",
  expected_monthly_volume: "Less than 10,000 euro",
  payment_service_ended: "no",
  sales_channel: "In a shop",
  delivery_time: "Immediate",
};

const ASKED = "Please explain who holds the function.";

/** A case of two rounds: what was answered first, and what then, with words in answer to a task. */
async function twoRounds(officer: Officer, first: object, then: object, words = "See above.") {
  const opened = await openCase(officer);
  await handInPapers(opened);
  const before = (await investigate(officer, opened, { ...SOUND, ...first })).body;
  const task = { description: ASKED, response_type: "text", required: true };
  await officer.post(`${opened.path}/decision`, { decision: "follow_up", follow_up_tasks: [task] });
  const { body } = await officer.get(opened.path);
  const tasks = body.follow_up_tasks.map(({ id }: any) => [id, words]);
  await send("POST", `/api/portal/${opened.token}/submit`, {
    json: { answers: then, task_responses: Object.fromEntries(tasks) },
  });
  const after = (await settle(officer, opened)).body;
  return { opened, before, after };
}

const latest = (detail: any) => detail.investigation_results.at(-1);
const takenBack = (detail: any) => latest(detail).findings.filter(({ code }: any) => code.endsWith("_taken_back"));
const briefOf = async (officer: Officer, { path }: OpenCase) => (await officer.get(`${path}/ai-brief`)).body;

describe("an answer that a later round takes back", () => {
  it("still counts, is quoted, asked about, and settled by an officer alone", async () => {
    const officer = newOfficer();
    const { opened, before, after } = await twoRounds(
      officer,
      {
        politically_exposed: "yes",
        customer_countries: "Belgium, Iran",
        expected_monthly_volume: "More than 1 million euro",
      },
      SOUND,
    );
    const found = takenBack(after);
    expect(found.map(({ title, severity }: any) => [title, severity])).toEqual([
      ['Answer taken back: customer countries ("Belgium, Iran" → "Belgium")', "high"],
      [expect.stringMatching(/^Answer taken back: expected monthly volume \("More than 1 million euro"/), "medium"],
      ['Answer taken back: politically exposed ("yes" → "no")', "medium"],
    ]);
    const today = new Date().toISOString().slice(0, 10);
    expect(found[2].description).toContain(`"yes" on ${today} and "no" on ${today}`);
    expect(latest(after).risk_score).toBeGreaterThanOrEqual(latest(before).risk_score);
    expect(latest(after).risk_rating).toMatchObject({ level: latest(before).risk_rating.level, regime: "enhanced" });
    expect(latest(after).case_confidence.total).toBeLessThanOrEqual(latest(before).case_confidence.total);
    expect(after.generated_tasks.map(({ description }: any) => description)).toContainEqual(
      expect.stringMatching(/^You answered this question differently before; .*\("yes" → "no"\)$/),
    );
    const brief = await briefOf(officer, opened);
    expect(brief.recommended_action).not.toBe("approve");
    expect(brief.summary).toContain('"yes" → "no"');
    for (const { id } of latest(after).findings.filter(({ severity }: any) => severity !== "low")) {
      await officer.post(`${opened.path}/findings/${id}/clearance`, { reason: "A slip, by the letter of the bank." });
    }
    const settled = (await officer.get(opened.path)).body;
    expect(latest(settled).risk_rating.level).toBe("low");
    const replay = await officer.get(`/api/diagnostics/${opened.caseId}/iterations/2/replay`);
    expect(replay.body).toMatchObject({ identical: true });
  });

  it("is not approved by one officer while it is open", async () => {
    const officer = newOfficer();
    const { opened } = await twoRounds(officer, { payment_service_ended: "yes" }, { payment_service_ended: "no" });
    const decided = await officer.post(`${opened.path}/decision`, { decision: "approve", reason: "fine" });
    expect(decided.body.status).toBe("PENDING_SECOND_APPROVAL");
  });

  it("is none where it is said again, completed, or raises the risk", async () => {
    const { after } = await twoRounds(
      newOfficer(),
      { expected_monthly_volume: "Less than 10,000 euro", customer_countries: "Belgium, France" },
      {
        ...SOUND,
        payment_service_ended: "Nee",
        beneficial_owners: `${SOUND.beneficial_owners}\n`,
        customer_countries: "France and Belgium",
      },
    );
    expect(takenBack(after)).toEqual([]);
  });
});

describe("the words of an answer to a task", () => {
  it("are read by the rules for functions and countries", async () => {
    const officer = newOfficer();
    const words = "My husband Jan Claes is minister of finance since 2023. We do sell to Iran.";
    const { after, opened } = await twoRounds(officer, {}, {}, words);
    const { findings, risk_rating } = latest(after);
    expect(findings.map(({ code }: any) => code)).toEqual(
      expect.arrayContaining(["pep_stated", "customers_high_risk_country"]),
    );
    expect(risk_rating).toMatchObject({ level: "high", regime: "enhanced" });
    expect((await briefOf(officer, opened)).recommended_action).toBe("escalate");
  });
});
