import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import { judgeDocument } from "../../../src/domain/diligence/judge-document.rules.ts";
import { certainKind } from "../../../src/domain/readings/certain-kind.ts";
import { compareFacts } from "../../../src/domain/readings/compare-facts.rules.ts";
import { understand } from "../../support/understand.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { dated, expires, filedAs, handedIn, holder, made, NOW, readAs, zone } from "../../support/made-readings.ts";
import { pagesOf } from "../reading/understanding/pages-of.ts";

/** The customer is Molenhof Logistiek, 0999900150; 0403170701 and 0477472701 are others'. */
const known = (document: CaseDocument) => ({
  templateId: "psp_merchant_onboarding",
  country: "BE",
  companyName: "Molenhof Logistiek",
  registrationNumber: "0999900150",
  answers: { business_address: "Kerkstraat 12, 9000 Gent" },
  documents: [document],
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  facts: {},
  grounds: soundGrounds({ sample: false }),
  policy: DEFAULT_POLICY,
  now: NOW,
});

const readingOf = (drawn: string) => {
  const { kind, facts, warnings: _, ...rest } = understand(pagesOf(drawn));
  return { ...readAs(kind, [], rest), facts, kind };
};
const document = (drawn: string) => handedIn("register_extract", readingOf(drawn));
const strangers = (one: CaseDocument) =>
  presentDocuments(known(one), { caseId: "c", name: "Molenhof", evidenceIds: [] }).filter(
    ({ code }) => code === "document_other_company",
  );

const RUNNING = `
De werken aan de loods zijn begonnen in april en worden voltooid voor de winter. De planning ligt ter
inzage op de werf, samen met de plannen van de riolering en de lijst van de machines.`;

describe("a paper of no known kind", () => {
  const others: [string, string][] = [
    ["a number with its label", `\nWerffiche\n\nOndernemingsnummer: 0403.170.701\nWeek 14\n`],
    ["a VAT number in a sentence", `\nWerffiche\n${RUNNING}\nOpdracht van Alfa Bouw NV, btw BE 0403.170.701.\n`],
    [
      "the number of whom a letter is for, beside that of its sender",
      `\nNotaris Peeters\nLange Straat 1, 8000 Brugge\nbtw BE 0477.472.701\n\n\n\nBetreft: Alfa Bouw NV, 0403.170.701\n${RUNNING}\n`,
    ],
    [
      "a customer's number in an order, beside that of its supplier",
      `\nBeta Hout BV   tel. 050 12 34 56\nLange Straat 1, 8000 Brugge\nbtw BE 0477.472.701\n\n\n\nKlant: Alfa Bouw NV, btw BE 0403.170.701\n${RUNNING}\n`,
    ],
  ];

  it.each(others)("is of another company by %s", (_, drawn) => {
    const own = document(drawn);
    expect([null, "other"]).toContain(certainKind(own.reading));
    const [finding, ...more] = strangers(own);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ severity: "high", title: expect.stringMatching(/^Document of another company: /) });
    expect(finding!.description).toMatch(
      /names the company with number 0403170701 \(.*page 1\); it names neither the customer \(Molenhof Logistiek\) nor its number 0999900150\. It therefore shows nothing about the customer\.$/,
    );
    expect(["stranger", "wrong_kind"]).toContain(judgeDocument(known(own), own).state);
  });

  it.each([
    [
      "of its sender, in the letterhead",
      `\nBeta Hout BV\nLange Straat 1, 8000 Brugge\ntel. 050 12 34 56   www.betahout.be\nbtw BE 0477.472.701\n\n\n\n${RUNNING}\n`,
    ],
    [
      "of the notary who wrote it",
      `\nJan Peeters\nNotaris\nLange Straat 1, 8000 Brugge\nOndernemingsnummer 0477.472.701\n\n\n\n${RUNNING}\n`,
    ],
    [
      "of a notary in a sentence",
      `\nWerffiche\n${RUNNING}\nVerleden voor notaris Peeters te Brugge, btw BE 0477.472.701.\n`,
    ],
    [
      "of a register's office, in its head",
      `\nFOD Economie, KMO, Middenstand en Energie\nVooruitgangstraat 50, 1210 Brussel\nOndernemingsnummer 0477.472.701\n\n\n\n${RUNNING}\n`,
    ],
    [
      "of a bank, at the foot",
      `\nWerffiche\n${RUNNING}\n\n\n\n\nBeta Bank NV - Lange Straat 1, 8000 Brugge - btw BE 0477.472.701 - RPR Gent\n`,
    ],
    [
      "of an insurer, at the foot, beside a question about the customer's policy",
      `\nWerffiche\n${RUNNING}\n\n\n\n\nVragen over uw polis? Beta Verzekeringen NV, btw BE 0477.472.701\n`,
    ],
    [
      "of the sender, who says it is his",
      `\nWerffiche\n${RUNNING}\nVermeld bij betaling ons ondernemingsnummer 0477.472.701.\n`,
    ],
  ])("says nothing by the number %s", (_, drawn) => {
    const own = document(drawn);
    expect([null, "other"]).toContain(certainKind(own.reading));
    expect(own.reading!.facts.map(({ value, subject }) => [value, subject])).toContainEqual(["0477472701", "issuer"]);
    expect(strangers(own)).toEqual([]);
  });

  const other = `\nWerffiche\n\nOndernemingsnummer: 0403.170.701\n`;
  it.each([
    ["its number", `${other}Uitvoerder: 0999.900.150\n`],
    ["its name", `${other}Uitvoerder: Molenhof Logistiek\n`],
    ["its name in capitals and by another form", `${other}Uitvoerder: MOLENHOF LOGISTIEK BVBA\n`],
    ["its name in one word", `${other}Zie molenhoflogistiek.be\n`],
    ["most of its name", `${other}Vervoer door Molenhof\n`],
    ["its name, misread by a letter", `${other}Uitvoerder: Molenhaf Logistiek\n`],
    ["its name in small letters, before its legal form", `${other}Vervoer door molenhof logistiek bv\n`],
    ["its address", `${other}Werf: Kerkstraat 12\n9000 Gent\n`],
    ["its director", `${other}Contactpersoon op de werf: An Peeters\n`],
  ])("is not another's if it prints %s", (_, drawn) => expect(strangers(document(drawn))).toEqual([]));

  it("is another's though it has the customer's legal form and a small word of its name", () => {
    const own = document(`${other}Opslag door De Alfa Opslag BV\n`);
    expect(strangers(own)).toHaveLength(1);
    const facts = { ...known(own), companyName: "De Molenhof Opslag en Vervoer BV" };
    const found = presentDocuments(facts, { caseId: "c", name: "Molenhof", evidenceIds: [] });
    expect(found.some(({ code }) => code === "document_other_company")).toBe(true);
  });

  it("says nothing by a number whose check digits fail, or by one of another country", () => {
    for (const number of ["0403.170.702", "FR 83 404 833 048"])
      expect(strangers(document(`\nWerffiche\n\nOndernemingsnummer: ${number}\n`))).toEqual([]);
  });

  it.each([
    ["another address of the same town", `Werf: Molenstraat 14\n9000 Gent\n`],
    ["a namesake of one name only", `Contactpersoon op de werf: Peeters\n`],
  ])("is another's though it prints %s", (_, drawn) => expect(strangers(document(`${other}${drawn}`))).toHaveLength(1));

  it("says nothing of a paper that was read in part", () => {
    const own = document(other);
    expect(strangers({ ...own, reading: { ...own.reading!, status: "partly_read" } })).toEqual([]);
  });

  it("says nothing of a paper that prints more words than a reading keeps", () => {
    const crowd = Array.from({ length: 500 }, (_, at) => `Naam${String.fromCharCode(97 + (at % 26))}${at}`);
    const lines = Array.from({ length: 50 }, (_, at) => crowd.slice(at * 10, at * 10 + 10).join(" "));
    expect(strangers(document(`${other}${lines.join("\n")}\n`))).toEqual([]);
  });

  it("says nothing where the customer's number is not known", () => {
    const own = document(other);
    const grounds = {
      ...soundGrounds({ sample: false }),
      register: { state: "silent" as const, reason: "source_unavailable" as const },
    };
    const facts = { ...known(own), registrationNumber: null, grounds };
    const found = presentDocuments(facts, { caseId: "c", name: "Molenhof", evidenceIds: [] });
    expect(found.filter(({ code }) => code === "document_other_company")).toEqual([]);
  });

  it("says nothing where an officer filed it", () => {
    expect(strangers(filedAs("other", readingOf(other)))).toEqual([]);
  });

  it("contradicts nothing else: no fact of it is compared with what the customer stated", () => {
    const own = document(other);
    expect([...compareFacts(known(own), own).values()].flat()).toEqual([]);
  });
});

describe("a paper in the case of a company of another country", () => {
  const foreign = (document: CaseDocument, given: object = {}) => ({
    ...known(document),
    country: "MT",
    companyName: "Blue Lagoon Ventures Ltd",
    registrationNumber: "nonsense",
    answers: { business_address: "12 Triq il-Kbira, Valletta", beneficial_owners: "Joe Borg; 1980-01-02; MT; 100" },
    grounds: {
      ...soundGrounds({ sample: false }),
      register: { state: "silent" as const, reason: "not_covered" as const },
    },
    ...given,
  });
  const found = (document: CaseDocument, given: object = {}) =>
    presentDocuments(foreign(document, given), { caseId: "c", name: "Blue Lagoon", evidenceIds: [] }).filter(
      ({ code }) => code!.startsWith("document_other_"),
    );
  const belgian = `\nWerffiche\n\nCompany: Bakkerij De Linde\nEnterprise number: 0403.170.701\nDate: 2026-11-20\n`;

  it.each([
    ["MT", "nonsense"],
    ["MT", "C 54321"],
    ["FR", "123456"],
    ["MT", null],
  ])("is another company's by its Belgian number: %s, %s", (country, registrationNumber) => {
    const [finding, ...more] = found(document(belgian), { country, registrationNumber });
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ code: "document_other_company", severity: "high" });
    expect(finding!.description).toMatch(/number 0403170701 .*neither the customer \(Blue Lagoon/);
    const one = document(belgian);
    expect(judgeDocument(foreign(one, { country, registrationNumber }), one).state).toBe("stranger");
  });

  it.each([
    ["C 54321", "Client reference: C 54321"],
    ["C 54321", "Client reference: C54321"],
    ["C54321", "Client reference: C 54321"],
    ["C-54321", "Client: MT/C/54321"],
    ["404833048", "Client 404 833 048"],
  ])("says nothing if it prints the customer's number %s: %s", (registrationNumber, line) => {
    expect(found(document(`${belgian}${line}\n`), { registrationNumber })).toEqual([]);
  });

  it.each([
    ["C 54321", "Client reference: C 54322"],
    ["C 54321", "Client reference: D 54321"],
    ["C 123", "Client reference: C 123"],
  ])("is another company's though it prints a number like %s: %s", (registrationNumber, line) => {
    expect(found(document(`${belgian}${line}\n`), { registrationNumber })).toHaveLength(1);
  });

  it("is another company's by a foreign VAT number", () => {
    const french = `\nWerffiche\n\nCompany: Boulangerie Tilleul SARL\nVAT number: FR 83 404 833 048\nDate: 2026-11-20\n`;
    expect(found(document(french))).toMatchObject([{ code: "document_other_company" }]);
  });

  it.each([
    ["GR", "EL 094014201"],
    ["GB", "XI 123456789"],
    ["MT", "IT 12345678901"],
    ["MT", "PL 1234567890"],
    ["MT", "FR AB 404 833 048"],
  ])("says nothing in %s by a VAT number whose check digits nobody knows: %s", (country, number) => {
    const note = `\nDelivery note\n\nVAT number: ${number}\nDate: 2026-11-20\nWeek 14 goods received in order\n`;
    expect(found(document(note), { country, registrationNumber: null })).toEqual([]);
    expect(found(document(note), { country, registrationNumber: "C 54321" })).toEqual([]);
  });

  it("takes no Belgian company's extract for the customer's because its number ends in the customer's", () => {
    const facts = [made("enterprise_number", "0302754321"), made("company_name", "Bakkerij De Linde")];
    const extract = handedIn("register_extract", readAs("register_extract", [...facts, dated("2026-11-20")]));
    const one = foreign(extract, { registrationNumber: "C 54321" });
    expect(judgeDocument(one, extract).state).not.toBe("accepted");
  });

  it.each([
    ["its name", `${belgian}${RUNNING}\nOpdracht van Blue Lagoon Ventures.\n`],
    ["its name in a chart of the group", `${belgian}100 %\nBlue Lagoon Ventures\n`],
    ["its owner", `${belgian}Contact: Joe Borg\n`],
    ["its address", `${belgian}12 Triq il-Kbira\nValletta\n`.replace("12 Triq", "No 12, 4 Triq")],
    ["a number whose check digits fail", belgian.replace("701", "702")],
  ])("says nothing if it prints %s", (what, drawn) => {
    const given = what === "its address" ? { answers: { business_address: "12 Triq il-Kbira 4, Valletta" } } : {};
    expect(found(document(drawn), given)).toEqual([]);
  });

  it.each([
    [
      "accountant",
      `Fiduciaire Beta BV\nLange Straat 1, 8000 Brugge\ntel. 050 12 34 56   www.beta.be\nbtw BE 0477.472.701\n\n\n\n${RUNNING}\n`,
    ],
    [
      "bank",
      `Werffiche\n${RUNNING}\n\n\n\n\nBeta Bank NV - Lange Straat 1, 8000 Brugge - btw BE 0477.472.701 - RPR Gent\n`,
    ],
    [
      "notary",
      `Jan Peeters\nNotaris\nLange Straat 1, 8000 Brugge\nOndernemingsnummer 0477.472.701\n\n\n\n${RUNNING}\n`,
    ],
  ])("says nothing by the number of its sender, an %s", (_, drawn) =>
    expect(found(document(`\n${drawn}`))).toEqual([]),
  );

  it("says nothing of a paper in part, of one that an officer filed, or of the customer's parent", () => {
    const own = document(belgian);
    expect(found({ ...own, reading: { ...own.reading!, status: "partly_read" } })).toEqual([]);
    expect(found(filedAs("other", readingOf(belgian)))).toEqual([]);
    expect(found(own, { answers: { beneficial_owners: "Bakkerij De Linde BV; BE; 100" } })).toEqual([]);
  });

  const card = (name: string, given: Partial<CaseDocument> = {}, birth = "1959-01-12") =>
    handedIn(
      "representative_identity",
      readAs("identity_card", [zone(), holder(name, birth), expires("2030-01-01")]),
      given,
    );

  it("does not count, in sample mode either, as an identity document of somebody whom nobody names", () => {
    const { grounds } = foreign(card("Rudi Goossens"));
    const stateOf = (one: CaseDocument, given: object = {}) =>
      judgeDocument(foreign(one, { grounds: { ...grounds, sample: true }, ...given }), one);
    expect(stateOf(card("Rudi Goossens"))).toMatchObject({
      state: "doubtful",
      why: expect.stringMatching(
        /^is of Rudi Goossens, born 1959-01-12, whom neither the customer nor a register names/,
      ),
      accepted: null,
    });
    expect(stateOf(card("Joe Borg", {}, "1980-01-02")).state).toBe("accepted");
    const review = {
      outcome: "accepted",
      kind: null,
      facts: [],
      reason: null,
      reviewed_by: "bob",
      reviewed_at: "2026-11-21",
    };
    expect(stateOf(card("Rudi Goossens", { review } as Partial<CaseDocument>)).state).toBe("accepted");
    expect(stateOf(card("Rudi Goossens"), { answers: {} }).state).toBe("undetermined");
  });
});
