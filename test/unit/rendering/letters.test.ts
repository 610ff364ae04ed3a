import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../../src/platform/language.ts";
import { composeEvidenceRequest, renderEvidenceRequest } from "../../../src/rendering/letters/evidence-request.ts";
import { EVIDENCE_REQUEST_TEXTS } from "../../../src/rendering/letters/evidence-request.texts.ts";
import { renderMlroMemo } from "../../../src/rendering/letters/mlro-memo.ts";
import { renderSourceAppendix } from "../../../src/rendering/letters/source-appendix.ts";
import { EVIDENCE } from "./support/case-report.ts";
import { FONTS } from "./support/fonts.ts";
import { APPENDIX, MLRO_MEMO, REQUEST } from "./support/letters.ts";
import { readPdf, type ReadPdf } from "./support/read-pdf.ts";

const unwrapped = (pdf: ReadPdf): string => pdf.text.replaceAll("\n", " ");

/** Words from which a customer could learn why a file is looked at. */
const TELLING =
  /suspic|launder|sanction|terror|report|compliance|investigat|risk|fraud|verdacht|witwas|melding|onderzoek|fraude|soupçon|blanchiment|déclaration|enquête|risque|Geldwäsche|Meldung|Ermittlung|Risiko|Betrug|MLRO|SAR\b|gate/i;

describe("evidence-request letter", () => {
  it.each<[Language, string, string]>([
    ["nl", "Geachte mevrouw, geachte heer,", "20 november 2026"],
    ["fr", "Madame, Monsieur,", "20 novembre 2026"],
    ["de", "Sehr geehrte Damen und Herren,", "20. November 2026"],
    ["en", "Dear Sir or Madam,", "20 November 2026"],
  ])("asks in %s for each document and answer, and says where and until when", async (language, salutation, day) => {
    const pdf = await readPdf(await renderEvidenceRequest({ ...REQUEST, language }, FONTS));
    const text = unwrapped(pdf);
    expect(text).toContain(salutation);
    expect(pdf.pages[0]?.text).toContain(day);
    for (const item of [...REQUEST.documents, ...REQUEST.questions]) expect(text).toContain(item.label);
    expect(text).toContain(REQUEST.portal_url);
    expect(text).toContain(REQUEST.company_name);
    expect(text).toContain(REQUEST.reference);
    expect(pdf.pages).toHaveLength(1);
    expect(text).toContain("SAMPLE DATA");
  });

  it.each(LANGUAGES)("has no word in %s that tells why", (language) => {
    expect(Object.values(EVIDENCE_REQUEST_TEXTS[language]).join(" ")).not.toMatch(TELLING);
    const document = composeEvidenceRequest({ ...REQUEST, language, documents: [], questions: [] });
    expect(JSON.stringify(document)).not.toMatch(TELLING);
  });

  it("says that nothing is needed where nothing is asked", async () => {
    const pdf = await readPdf(
      await renderEvidenceRequest(
        { ...REQUEST, language: "en", documents: [], questions: [], expires_at: null },
        FONTS,
      ),
    );
    expect(pdf.text).toContain("You do not need to do anything now.");
    expect(pdf.text).toContain("Subject: your application");
    expect(pdf.text).not.toContain("completing");
    expect(pdf.text).not.toContain(REQUEST.portal_url);
  });
});

describe("MLRO memo", () => {
  it("puts the triggers first, with their evidence, and marks every page internal", async () => {
    const pdf = await readPdf(await renderMlroMemo(MLRO_MEMO, FONTS));
    const text = unwrapped(pdf);
    expect(text.indexOf("Юлия Щербакова is on the EU list")).toBeLessThan(text.indexOf("Other findings"));
    expect(text).toContain(EVIDENCE[0]?.data_hash);
    expect(text).toContain("The case is locked until the MLRO's assessment is complete");
    for (const { sar_id, raised_by, reason } of MLRO_MEMO.reports)
      for (const words of [sar_id, raised_by, reason]) expect(text).toContain(words);
    for (const page of pdf.pages) {
      expect(page.text).toContain("INTERNAL: NOT TO BE DISCLOSED TO THE CUSTOMER");
      expect(page.text).toContain("SAMPLE DATA");
    }
  });

  it("says freeze and report of a confirmed match alone", async () => {
    const [trigger] = MLRO_MEMO.triggers;
    const confirmation = { reason: "same passport", confirmed_by: "alice", confirmed_at: "2026-11-02T10:00:00.000Z" };
    const confirmed = { ...MLRO_MEMO, confirmed_matches: [{ ...trigger!, confirmation }] };
    const text = unwrapped(await readPdf(await renderMlroMemo(confirmed, FONTS)));
    expect(text).toContain("A sanctions match is confirmed: freeze and report");
    expect(text).toContain("Report the freeze to the Treasury (FPS Finance) and the suspicion to the FIU");
    expect(text).toContain("same passport");
    expect(text.indexOf("freeze and report")).toBeLessThan(text.indexOf("The case is locked until"));
    expect(unwrapped(await readPdf(await renderMlroMemo(MLRO_MEMO, FONTS)))).not.toContain("FPS Finance");
  });

  it("names what is not established apart from findings", async () => {
    const text = unwrapped(await readPdf(await renderMlroMemo(MLRO_MEMO, FONTS)));
    expect(text.indexOf("Not checked")).toBeLessThan(text.indexOf("The debt status could not be read"));
    expect(text).toMatch(/Open checks .*kbo names An Peeters; the customer declared Łukasz Živković/);
    expect(text).not.toContain("The register (KBO) names the number.");
    expect(text).toContain("UN was not searched.");
  });

  it("tells what the customer left out from the sources that did not answer", async () => {
    const [gap] = MLRO_MEMO.other_findings.filter(({ category }) => category === "data_gap");
    const ofCustomer = (source_entry: string, title: string) => ({
      ...gap!,
      id: source_entry,
      source: "customer",
      source_entry,
      title,
    });
    const left = [
      ofCustomer("answers", "2 required answers are missing"),
      ofCustomer("beneficial_owners", "No beneficial owners declared"),
      ofCustomer("business_activity", "The declared activity says nothing"),
    ];
    const unusable = [
      ofCustomer("customer_countries", "Countries of the customers are not clear"),
      ofCustomer("date_of_birth:day", "Not valid: Date of birth"),
      ofCustomer("pets:known_question", "Not valid: pets"),
    ];
    const many = ofCustomer("declared_names", "3 declared names were not looked up");
    const memo = { ...MLRO_MEMO, other_findings: [gap!, many, ...unusable, ...left] };
    const text = unwrapped(await readPdf(await renderMlroMemo(memo, FONTS)));
    const [before, beyond, stated, answered] = text.split(
      /(?:Beyond our limit|Not stated by the customer|Answered, but cannot be used) (?=[A-Z])/,
    );
    const parts = { before, beyond, stated, answered };
    const expected = { before: [gap!], beyond: [many], stated: left, answered: unusable };
    for (const [part, words] of Object.entries(parts))
      expect(
        [gap!, many, ...left, ...unusable].filter(({ title }) => words!.includes(title)).map(({ title }) => title),
        part,
      ).toEqual(expected[part as keyof typeof parts].map(({ title }) => title));
  });

  it("says which triggers the MLRO has assessed", async () => {
    const assessed_triggers = [{ ...MLRO_MEMO.triggers[0]!, title: "Convicted, as printed before" }];
    const printed = async (memo: object) =>
      unwrapped(await readPdf(await renderMlroMemo({ ...MLRO_MEMO, ...memo }, FONTS)));
    const both = await printed({ assessed_triggers });
    expect(both.indexOf("is on the EU list")).toBeLessThan(both.indexOf("A completed assessment covers these"));
    expect(both.indexOf("A completed assessment covers these")).toBeLessThan(
      both.indexOf("Convicted, as printed before"),
    );
    const none = await printed({ assessed_triggers, triggers: [], gate_locked: false, reports: [] });
    expect(none).toContain("Every trigger is covered by a completed assessment.");
    expect(none).toContain("No trigger waits for an assessment.");
    expect(none).not.toContain("No finding is a trigger");
    expect(await printed({})).not.toContain("covers these");
  });

  it.each([
    ["pending_mlro", "A report waits for the MLRO's assessment"],
    ["approved", "A report is approved and waits for its submission to the FIU"],
    ["draft", "A report is drafted and waits to be submitted to the MLRO"],
  ])("says first of a %s report that it waits, where no trigger does", async (status, said) => {
    const reports = [MLRO_MEMO.reports[0]!, { ...MLRO_MEMO.reports[0]!, status }].map((one, at) =>
      at === 0 ? { ...one, status: "rejected" } : one,
    );
    const memo = { ...MLRO_MEMO, reports, triggers: [], gate_locked: false };
    const read = unwrapped(await readPdf(await renderMlroMemo(memo, FONTS)));
    expect(read).toContain(said);
    expect(read).not.toContain("No trigger waits for an assessment");
  });

  it("has a section of whom the customer names, and says where", async () => {
    const said = ['in the purpose: "mon cousin Igor Petrov a procuration"'];
    const named_persons = [
      { name: "Igor Petrov", birth_date: "1975-05-03", said, is_person: true },
      { name: "Nieuw Zeeland", birth_date: null, said: ["in the source"], is_person: false },
    ];
    const read = unwrapped(await readPdf(await renderMlroMemo({ ...MLRO_MEMO, named_persons }, FONTS)));
    for (const words of [
      "Named by the customer",
      "Igor Petrov",
      "born 1975-05-03",
      ...said,
      "not known whether a person",
    ])
      expect(read).toContain(words);
    expect(unwrapped(await readPdf(await renderMlroMemo(MLRO_MEMO, FONTS)))).not.toContain("Named by the customer");
  });

  it("says from when until when the customer was one", async () => {
    const ended = { on: "2026-11-29", officer: "alice", reason: "Moved abroad" };
    const relationship = { since: "2026-11-01", ended };
    const printed = async (memo: object) =>
      unwrapped(await readPdf(await renderMlroMemo({ ...MLRO_MEMO, ...memo }, FONTS)));
    const read = await printed({ relationship });
    expect(read).toContain('Since 2026-11-01, ended 2026-11-29 by alice: "Moved abroad"');
    expect(read).toContain("; no longer a customer");
    const lasting = await printed({ relationship: { ...relationship, ended: null } });
    expect(lasting).toContain("Since 2026-11-01");
    expect(lasting).not.toContain("no longer a customer");
    expect(await printed({ relationship: null })).not.toContain("Relationship");
  });

  it("says so of a case without triggers, before any investigation", async () => {
    const text = unwrapped(
      await readPdf(
        await renderMlroMemo(
          {
            ...MLRO_MEMO,
            triggers: [],
            other_findings: [],
            reports: [],
            risk_score: null,
            risk_factors: [],
            open_discrepancies: [],
            gate_locked: false,
          },
          FONTS,
        ),
      ),
    );
    expect(text).toContain("No finding is a trigger.");
    expect(text).not.toContain("All decisions are possible");
    expect(text).toContain("Not investigated yet");
    expect(text).toContain("There is no report on this case that the requesting officer may see.");
  });
});

describe("source appendix", () => {
  it("lists every source with address, time, hash and what it is cited for", async () => {
    const text = unwrapped(await readPdf(await renderSourceAppendix(APPENDIX, FONTS)));
    for (const item of EVIDENCE) {
      expect(text).toContain(item.data_hash);
      expect(text.replaceAll(" ", "")).toContain(item.source_url);
    }
    expect(text).toContain("Cited by: Declared owner Łukasz Živković is not registered");
    expect(text).toContain("Counted in the risk score: Beneficial ownership");
    expect(text).toContain(APPENDIX.evidence_bundle_hash);
  });

  it("names what is cited but not kept", async () => {
    const text = unwrapped(await readPdf(await renderSourceAppendix(APPENDIX, FONTS)));
    expect(text).toContain("Cites what is gone: evidence gone");
  });

  it("says that a case stands on no source where there is none", async () => {
    const empty = { ...APPENDIX, evidence: [], findings: [], risk_factors: [], evidence_bundle_hash: null };
    expect((await readPdf(await renderSourceAppendix(empty, FONTS))).text).toContain("The case has no source yet.");
  });
});
