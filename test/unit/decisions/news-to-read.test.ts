import { describe, expect, it } from "vitest";
import { writeBrief } from "../../../src/domain/case/brief.rules.ts";
import { newestFindings } from "../../../src/domain/case/findings.rules.ts";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { clearFinding } from "../../../src/domain/decisions/clearance.rules.ts";
import { confirmHit, undoConfirmation } from "../../../src/domain/decisions/confirmation.rules.ts";
import { takeDecision } from "../../../src/domain/decisions/decision.rules.ts";
import {
  ASKS_TO_READ,
  descriptionNow,
  titleNow,
  WHY_IT_STAYS,
} from "../../../src/domain/decisions/news-words.rules.ts";
import { gateStates, standingOf } from "../../../src/domain/decisions/gates.rules.ts";
import { findFinding } from "../../../src/domain/decisions/hits.rules.ts";
import { describeCustomer } from "../../../src/domain/customer/describe-customer.rules.ts";
import { describeScreening, printedRecommendation } from "../../../src/features/memoranda/memorandum-findings.ts";
import { renderMlroMemo } from "../../../src/rendering/letters/mlro-memo.ts";
import { MLRO_MEMO } from "../rendering/support/letters.ts";
import { FONTS } from "../rendering/support/fonts.ts";
import { readPdf } from "../rendering/support/read-pdf.ts";
import { judgeCondition } from "../../../src/domain/reasoning/conditions.rules.ts";
import type { Condition } from "../../../src/domain/reasoning/reasoning.model.ts";
import { QUIET } from "../reasoning/support.ts";
import type { Role } from "../../../src/platform/context.ts";
import { actor, caseRecord, decisionInput, finding, investigation } from "../../support/case-fixtures.ts";
import { rateRisk } from "../../../src/domain/diligence/rating.rules.ts";
import { factorsOf, soundFacts } from "../../support/rating-fixtures.ts";

const NOW = new Date("2026-11-02T10:00:00.000Z");
const TITLE = "News to be read: 2 articles on Alfa NV";
const news: Finding = finding({
  id: "news",
  category: "adverse_media",
  severity: "low",
  code: "media_unclear",
  title: TITLE,
  subject: "Alfa NV",
  source: "adverse_media",
  agent_name: "adverse_media",
  source_entry: "articles: https://news.example/1 | https://news.example/2",
});
const confirmation = { reason: "a fraud case", confirmed_by: "alice", confirmed_at: "2026-11-02T09:00:00.000Z" };
const meta = (...roles: Role[]) => ({ now: NOW, actor: actor("alice", ...roles) });
const withNews = (one: Finding = news): CaseRecord =>
  caseRecord({ investigations: [investigation({ findings: [one], risk_score: 0.04 })] });
const recordOf = (outcome: ReturnType<typeof confirmHit>): CaseRecord => {
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value.record;
};
/** A rating that the news alone makes medium. */
function ratedBy(one: Finding) {
  const rating = rateRisk(soundFacts({ findings: [one] }));
  return { ...rating, dimensions: rating.dimensions.map((rated) => ({ ...rated, level: "medium" as const })) };
}
const gateOf = (record: CaseRecord) =>
  gateStates(standingOf(record, NOW)).find(({ gate }) => gate === "sar_first")!.state;

describe("a case with news to be read", () => {
  it("says so in its brief before it says approve", () => {
    const quiet = writeBrief(caseRecord(), NOW);
    expect(quiet.summary).not.toContain("read");
    const { summary, conclusion, key_signals, to_open, recommended_action } = writeBrief(withNews(), NOW);
    expect(conclusion).toMatch(/before anything is decided: 2 articles on Alfa NV\. .*approve/);
    expect(summary).toContain(`${TITLE}. Whether it is adverse is not known until an officer reads it.`);
    expect(summary).not.toMatch(/Nothing was found against the customer\.|Nothing is open/);
    const rated = { ...withNews(), investigations: [investigation({ findings: [news], risk_rating: ratedBy(news) })] };
    expect(writeBrief(rated, NOW).paragraphs.filter((one) => one.includes(TITLE))).toHaveLength(1);
    expect([key_signals, to_open.findings]).toEqual([expect.arrayContaining([`${TITLE}.`]), ["news"]]);
    expect(recommended_action).toBe(writeBrief(caseRecord(), NOW).recommended_action);
  });

  it("is decided as any other, and is not said to have no trigger", () => {
    const decide = { ...meta(), makerChecker: true, portalExpiresAt: "2026-12-02T10:00:00.000Z" };
    const approved = takeDecision(withNews(), decisionInput(), decide);
    expect(approved.ok && approved.value.record.status).toBe("APPROVED");
    expect([gateOf(caseRecord()), gateOf(withNews())]).toEqual(["passed", "not_established"]);
  });

  it("is rated by it as by a low report, which does not say that anything is reported", () => {
    const reasons = (one: Finding) =>
      rateRisk(soundFacts({ findings: [one] })).dimensions.flatMap(({ factors }) =>
        factors.map(({ reason }) => reason),
      );
    const low = { ...news, code: "media_adverse" };
    expect(factorsOf(soundFacts({ findings: [news] }))).toEqual(factorsOf(soundFacts({ findings: [low] })));
    expect(reasons(news)).toContain(`${TITLE}.`);
    expect(reasons({ ...news, confirmation })).toContain(
      "Reported: Confirmed as adverse by an officer, all or some: 2 articles on Alfa NV.",
    );
  });

  it("is rated in words that say once that something is reported", () => {
    const title = "Adverse media: formal charge, Alfa NV as suspect";
    const charged = finding({ category: "criminal", severity: "high", title });
    const reasonsOf = (facts: object) =>
      rateRisk(soundFacts({ findings: [charged], ...facts })).dimensions.flatMap(({ factors }) =>
        factors.map(({ reason }) => reason),
      );
    expect(reasonsOf({})).toContain("Reported: formal charge, Alfa NV as suspect.");
    expect(reasonsOf({ rulesVersion: 3 })).toContain(`Reported: ${title}.`);
    const low = { ...charged, category: "adverse_media", severity: "low" } as const;
    expect(reasonsOf({ findings: [low] })).toContain("Reported: formal charge, Alfa NV as suspect.");
  });

  it("fires no rule on adverse media until an officer confirms it", () => {
    const conditions: Condition[] = [
      { condition_type: "finding_category_present", condition: { categories: ["adverse_media"] } },
      { condition_type: "finding_source_present", condition: { sources: ["adverse_media"] } },
    ];
    for (const condition of conditions) {
      const outcome = (one: Finding) => judgeCondition(condition, { ...QUIET, findings: [one] }).outcome;
      expect([outcome(news), outcome({ ...news, confirmation })]).toEqual(["not_met", "met"]);
    }
  });

  it("says so in the memorandum and in the memo to the MLRO", async () => {
    const described = { record: withNews(), now: NOW, customer: describeCustomer(withNews(), NOW) };
    expect(describeScreening(described)).toContain(TITLE);
    expect(describeScreening(described)).not.toContain("gave no hit");
    expect(printedRecommendation(withNews(), NOW).at(-1)).toBe("This leaves out the news that is still to be read.");
    const pdf = await readPdf(
      await renderMlroMemo({ ...MLRO_MEMO, triggers: [], other_findings: [news], gate_locked: false }, FONTS),
    );
    const text = pdf.text.replaceAll("\n", " ");
    expect(text).toContain("News that is to be read is among the other findings: whether it is adverse is not known.");
    expect(text).toContain(TITLE);
  });
});

describe("news on several subjects, and several findings", () => {
  const BEGINS = "For an officer to read, and to clear or confirm, before anything is decided: ";
  const titled = (id: string, title: string, at: number, given: Partial<Finding> = {}): Finding => ({
    ...news,
    id,
    title,
    source_entry: `articles: https://news.example/${at}`,
    ...given,
  });
  const briefOf = (...findings: Finding[]) =>
    writeBrief(caseRecord({ investigations: [investigation({ findings })] }), NOW);
  const ofAlfa = titled("a", "News to be read: 1 article on Alfa NV", 1);

  it("is called an article to read once, and one article of several subjects once", () => {
    const ofOwner = titled("b", "News to be read: 1 article on An Peeters", 1, { subject: "An Peeters" });
    const { conclusion, summary } = briefOf(ofAlfa, ofOwner);
    expect(conclusion).toContain(`${BEGINS}1 article on Alfa NV and An Peeters. `);
    expect(summary).toContain("News to be read: 1 article on Alfa NV and An Peeters. Whether it is adverse");
    const other = titled("b", ofOwner.title, 2, { subject: "An Peeters" });
    expect(briefOf(ofAlfa, other).conclusion).toContain(`${BEGINS}1 article on Alfa NV; 1 article on An Peeters. `);
  });

  it("is counted over the findings that an officer confirmed", () => {
    const [first, second] = [{ ...ofAlfa, confirmation }, titled("b", ofAlfa.title, 2, { confirmation })];
    expect(briefOf(first, second).summary).toContain(
      "Confirmed as adverse by an officer: 2 articles on Alfa NV (low).",
    );
    const reasons = (facts: object) =>
      rateRisk(soundFacts({ findings: [first, second], ...facts })).dimensions.flatMap(({ factors }) =>
        factors.map(({ reason }) => reason),
      );
    expect(reasons({})).toContain("Reported: Confirmed as adverse by an officer: 2 articles on Alfa NV.");
    expect(reasons({ rulesVersion: 5 })).toContain(
      "Reported: Confirmed as adverse by an officer: 1 article on Alfa NV.",
    );
  });
});

describe("what is printed of news that an officer read", () => {
  const asked = `The rules could not tell.${ASKS_TO_READ} 2026-01-01, De Bode: "x" (https://a.example).${WHY_IT_STAYS}`;
  const one = { ...news, title: "News to be read: 1 article on Alfa NV", description: asked };

  it("asks for it as long as it is open, and no longer, in report and memorandum", async () => {
    const settled = { ...one, confirmation };
    expect([descriptionNow(one), descriptionNow(settled)]).toEqual([
      asked,
      'The rules could not tell. 2026-01-01, De Bode: "x" (https://a.example).',
    ]);
    expect(titleNow(settled)).toBe("Confirmed as adverse by an officer: 1 article on Alfa NV");
    const told = (finding: Finding) =>
      describeScreening({ record: withNews(finding), now: NOW, customer: describeCustomer(withNews(finding), NOW) });
    expect(told(one)).toContain("to clear or confirm");
    expect(told(settled)).not.toMatch(/to clear or confirm|stays until/);
    const memo = await readPdf(await renderMlroMemo({ ...MLRO_MEMO, triggers: [], other_findings: [settled] }, FONTS));
    expect(memo.text).not.toMatch(/to clear or confirm|stays until/);
  });

  it("names confirmed news to the MLRO where there is no trigger", async () => {
    const quiet = { ...MLRO_MEMO, triggers: [], gate_locked: false, other_findings: [{ ...one, confirmation }] };
    const { text } = await readPdf(await renderMlroMemo(quiet, FONTS));
    expect(text.replaceAll("\n", " ")).toContain(
      "News that an officer confirmed as adverse is among the other findings.",
    );
  });

  it("is not that the media gave no hit where they did not answer", () => {
    const gap = finding({ category: "data_gap", source: "adverse_media", title: "No usable answer: Adverse media" });
    const described = (record: CaseRecord) =>
      describeScreening({ record, now: NOW, customer: describeCustomer(record, NOW) });
    expect(described(withNews(gap))).toMatch(/The lists that answered up to .* gave no hit\./);
    expect(described(caseRecord())).toMatch(/The lists and media that answered up to .* gave no hit\./);
  });
});

describe("the findings of all iterations", () => {
  const further = {
    ...news,
    id: "further",
    title: "News to be read: 3 articles on Alfa NV",
    source_entry: "articles: 3",
  };
  const of = (...findings: (readonly Finding[])[]) =>
    newestFindings(caseRecord({ investigations: findings.map((each) => investigation({ findings: each })) })).map(
      ({ id }) => id,
    );

  it("have news that is to be read as the latest iteration has it, and all that an officer said of it", () => {
    expect(of([news], [further])).toEqual(["further"]);
    expect(of([news], [{ ...news, id: "adverse", category: "criminal", code: "media_criminal" }])).toEqual(["adverse"]);
    expect(of([news], [{ ...further, subject: "An Peeters" }])).toEqual(["further", "news"]);
    const cleared = { ...news, clearance: { reason: "no", cleared_by: "a", cleared_at: confirmation.confirmed_at } };
    expect(of([cleared], [further])).toEqual(["further", "news"]);
    expect(of([{ ...news, confirmation }], [further])).toEqual(["further", "news"]);
  });
});

describe("an officer who read the news", () => {
  const clear = (record: CaseRecord, ...roles: Role[]) =>
    clearFinding(record, "news", { reason: "another matter", differs: [] }, meta(...roles));

  it("clears it, and nothing is left to read", () => {
    const record = recordOf(clear(withNews()));
    const { conclusion, summary } = writeBrief(record, NOW);
    expect([conclusion, summary].join()).not.toContain(TITLE);
    expect(gateOf(record)).toBe("passed");
    expect(record.investigations[0]!.risk_factors[0]?.reason).toBe(
      "News that was read: 2 articles on Alfa NV (cleared by alice).",
    );
  });

  it("confirms it, which counts as adverse media and only the MLRO undoes", () => {
    const record = recordOf(confirmHit(withNews(), "news", "a fraud case", meta()));
    expect(findFinding(record, "news")).toMatchObject({ severity: "low", confirmation: { reason: "a fraud case" } });
    expect(record.investigations[0]!.risk_factors[0]?.reason).toBe(
      "Confirmed as adverse by an officer, all or some: 2 articles on Alfa NV (low).",
    );
    expect(writeBrief(record, NOW).summary).not.toContain("to be read");
    expect(writeBrief(record, NOW)).toMatchObject({
      recommended_action: "escalate",
      conclusion: expect.stringContaining(
        "An officer confirmed adverse news, so a senior officer must decide",
      ) as string,
    });
    expect(undoConfirmation(record, "news", null, meta())).toMatchObject({ refusal: { code: "forbidden" } });
    expect(clear(record)).toMatchObject({ refusal: { code: "forbidden" } });
    expect(findFinding(recordOf(undoConfirmation(record, "news", null, meta("mlro"))), "news")).toEqual(news);
  });
});
