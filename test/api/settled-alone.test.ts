import { describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase, CLEAN, handInPapers, investigate, openCase, type OpenCase } from "../support/cases.ts";

const SPOKEN = { reason: "Spoken with the customer." };
const latest = (detail: any) => detail.investigation_results.at(-1);
const idOf = (detail: any, code: string): string => latest(detail).findings.find((one: any) => one.code === code).id;
const clear = (officer: Officer, { path }: OpenCase, id: string) =>
  officer.post(`${path}/findings/${id}/clearance`, SPOKEN);

const PERSON = {
  full_name: "Jan Willems",
  date_of_birth: "2012-03-14",
  nationality: "Belgian",
  country_of_residence: "Belgium",
  residential_address: "Kerkstraat 12, 9000 Gent",
  occupation: "Accountant",
  politically_exposed: "no",
  purpose: "Daily payments",
  source_of_funds: "Salary from my employer",
};

describe("what speaks against a customer is not settled by one officer alone", () => {
  it("the age of a minor stays, and with it the second officer", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer, "client-1", {
      template_id: "kyc_natural_person",
      company_name: "Jan Willems",
    });
    await handInPapers(opened);
    const { body } = await investigate(officer, opened, PERSON);
    const refused = await clear(officer, opened, idOf(body, "identity_minor"));
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain("states a fact");
    const [approve] = (await officer.get(opened.path)).body.decision_options;
    expect(approve.four_eyes_reasons).toContain("high_finding");
  });

  it("a function that the customer names stays a second, senior officer's to judge", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer, "client-1", {
      template_id: "kyc_natural_person",
      company_name: "Jan Willems",
    });
    await handInPapers(opened);
    const answers = { date_of_birth: "1985-03-14", source_of_funds: "Toelage van mijn vader, de minister van Energie" };
    const { body } = await investigate(officer, opened, { ...PERSON, ...answers });
    const id = idOf(body, "pep_stated");
    const empty = await officer.post(`${opened.path}/findings/${id}/clearance`, { reason: "In orde." });
    expect([empty.status, empty.body.errors]).toMatchObject([422, [{ path: "reason", code: "says_nothing" }]]);
    expect((await clear(officer, opened, id)).status).toBe(200);
    const [approve] = (await officer.get(opened.path)).body.decision_options;
    expect(approve).toMatchObject({ needs_senior: true });
    expect(approve.four_eyes_reasons).toEqual(expect.arrayContaining(["declared_pep", "own_settlement"]));
    const [others] = (await officer.colleague("dave").get(opened.path)).body.decision_options;
    expect(others.four_eyes_reasons).not.toContain("declared_pep");
  });

  it("words after which an officer would ask need a second officer, and keep due diligence from being simplified", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer, "client-1", {
      template_id: "kyc_natural_person",
      company_name: "Jan Willems",
    });
    await handInPapers(opened);
    const purpose_of_relationship =
      "Een vriend van Snapchat stort geld op mijn rekening en ik haal het af aan de bancontact, ik mag 200 euro houden";
    const answers = { ...PERSON, date_of_birth: "1985-03-14", purpose_of_relationship };
    const { body } = await investigate(officer, opened, answers);
    const asked = latest(body).findings.filter(({ code }: any) => code === "own_words_ask");
    expect(asked).toHaveLength(1);
    expect((await clear(officer, opened, asked[0].id)).status).toBe(200);
    const { body: settled } = await officer.get(opened.path);
    expect(settled.risk_rating.regime).not.toBe("simplified");
    expect(settled.decision_options[0].four_eyes_reasons).toContain("own_settlement");
    const [others] = (await officer.colleague("dave").get(opened.path)).body.decision_options;
    expect(others.four_eyes_reasons).not.toContain("own_settlement");
  });

  it.each([
    [
      "Ik beheer ook de kas van de scoutsgroep op deze rekening",
      "acts_for_another",
      "Please state who else uses, or will use",
    ],
    [
      "Kosten betalen om een erfenis van een onbekende vrij te krijgen",
      "own_words_ask",
      "Please explain what you wrote: who takes part",
    ],
  ])("a private customer's '%s' is asked about", async (purpose_of_relationship, code, question) => {
    const officer = newOfficer();
    const opened = await openCase(officer, "client-1", {
      template_id: "kyc_natural_person",
      company_name: "Jan Willems",
    });
    await handInPapers(opened);
    const answers = { ...PERSON, date_of_birth: "1985-03-14", purpose_of_relationship };
    const { body } = await investigate(officer, opened, answers);
    const told = latest(body).findings.filter((one: any) => ["acts_for_another", "own_words_ask"].includes(one.code));
    expect(told).toEqual([expect.objectContaining({ code, severity: "medium" })]);
    expect(body.generated_tasks).toContainEqual(
      expect.objectContaining({ description: expect.stringContaining(question), required: true }),
    );
    expect(body.decision_options[0].four_eyes_reasons).toContain("against_recommendation");
  });

  it("a dissolution that the register states stays in the rating", async () => {
    const officer = newOfficer();
    const opened = await approvableCase(officer, "0999902229");
    expect((await clear(officer, opened, idOf(opened.detail, "registry_dissolving"))).status).toBe(409);
    expect(JSON.stringify((await officer.get(opened.path)).body.risk_rating)).toContain("entity_ending");
  });
});

describe("a question about a company that only its answer settles", () => {
  it.each([
    ["a bought shell", "0999905593", {}, "shelf_company", /from whom the company was bought/],
    [
      "a turnover that goes to the franchisor",
      CLEAN,
      { business_activity: "Bakkerij. De hele omzet gaat naar de franchisegever." },
      "turnover_passed_on",
      /which companies receive what your company earns/,
    ],
  ])("%s is asked, and one officer does not approve it alone", async (_, number, answers, code, question) => {
    const officer = newOfficer();
    const opened = await approvableCase(officer, number, answers);
    expect(latest(opened.detail).findings).toContainEqual(expect.objectContaining({ code, severity: "medium" }));
    expect(opened.detail.generated_tasks).toContainEqual(
      expect.objectContaining({ description: expect.stringMatching(question), required: true }),
    );
    expect(opened.detail.decision_options[0].four_eyes_reasons).toContain("against_recommendation");
  });

  it("whose payments go on to a partner is asked of its licence", async () => {
    const business_activity =
      "Bakkerij. Wij ontvangen betalingen van klanten en storten alles door naar onze partner, 5% is voor ons.";
    const { detail } = await approvableCase(newOfficer(), CLEAN, { business_activity });
    expect(latest(detail).findings).toContainEqual(
      expect.objectContaining({ code: "acts_for_another", severity: "high" }),
    );
    expect(detail.generated_tasks).toContainEqual(
      expect.objectContaining({
        description: expect.stringMatching(/which authority of which country/),
        required: true,
      }),
    );
    expect(detail.decision_options[0].four_eyes_reasons).toContain("high_finding");
  });

  it("who deals in antiques is told with the reason, and checked no less", async () => {
    const business_activity = "Bakkerij, en antiquair: verkoop van oude meubelen en schilderijen.";
    const { detail } = await approvableCase(newOfficer(), CLEAN, { business_activity });
    expect(latest(detail).findings).toContainEqual(
      expect.objectContaining({
        code: "trade_declared_sensitive",
        severity: "medium",
        title: "By what the customer answers: cultural goods",
      }),
    );
    expect(detail.risk_rating).toMatchObject({ level: "medium", regime: "standard" });
    const questions = detail.generated_tasks.map(({ description }: any) => description).join("\n");
    expect(questions).not.toMatch(/licence/i);
  });

  it("who sells tickets of the national lottery over the counter is asked for no licence", async () => {
    const business_activity = "Bakkerij en dagbladhandel: kranten, brood, spelen van de Nationale Loterij.";
    const { detail } = await approvableCase(newOfficer(), CLEAN, { business_activity });
    expect(latest(detail).findings.map(({ code }: any) => code)).not.toContain("trade_declared_sensitive");
    const questions = detail.generated_tasks.map(({ description }: any) => description).join("\n");
    expect(questions).not.toMatch(/licence/i);
  });
});
