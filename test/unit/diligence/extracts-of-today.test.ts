import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { checkRepresentatives, checkStatus } from "../../../src/domain/diligence/company-checks.rules.ts";
import { contradictionsIn } from "../../../src/domain/diligence/contradictions.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { judgeDocument } from "../../../src/domain/diligence/judge-document.rules.ts";
import { WHO_IS_CURATOR } from "../../../src/domain/portal/task-words.ts";
import type { RegisterStatement } from "../../../src/domain/diligence/grounds.model.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import {
  dated,
  director,
  expires,
  handedIn,
  holder,
  type Made,
  made,
  NOW,
  readAs,
  reviewedAs,
  zone,
} from "../../support/made-readings.ts";

const FRENCH: RegisterStatement = {
  state: "answered",
  source: "recherche_entreprises",
  number: "999000102",
  status: "active",
  juridical_situation: null,
  unpublished: ["owners", "insolvencies"],
  names: ["Atelier du Mistral"],
  directors: [{ name: "Claire Démontel", kind: "person", birth_date: "1977-09" }],
  owners: null,
  exempt_from_owners: null,
  as_of: "2026-11-22T09:00:00.000Z",
  evidence_ids: [],
};

const facts = (
  documents: CaseDocument[],
  register: Partial<RegisterStatement> = {},
  given: Partial<DueFacts> = {},
): DueFacts => ({
  templateId: "psp_merchant_onboarding",
  country: "FR",
  companyName: "Atelier du Mistral",
  registrationNumber: "999000102",
  answers: { beneficial_owners: "Claire Démontel" },
  documents,
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  grounds: soundGrounds({ sample: false, register: { ...FRENCH, ...register } }),
  policy: DEFAULT_POLICY,
  now: NOW,
  ...given,
});

const extract = (more: Made[] = [], day = "2026-11-18", reading: Parameters<typeof readAs>[2] = {}) =>
  handedIn(
    "certificate_of_incorporation",
    readAs(
      "register_extract",
      [made("enterprise_number", "999000102"), made("company_name", "ATELIER DU MISTRAL"), dated(day), ...more],
      { reader_version: "12", ...reading },
    ),
  );
const findings = (one: DueFacts) =>
  contradictionsIn(one).map(({ finding, found }) => `${found.field} ${finding.isGrave ? "high" : "medium"}`);

const INSOLVENT = made("status", "in_insolvency", { quote: "jugement prononçant le redressement judiciaire" });
const UNCLEAR = made("status", "bankrupt", { quote: "liquidation judiciaire", confidence: 0.7 });

describe("the status by an extract, where the register publishes no insolvencies", () => {
  it("is established by a current one that mentions no proceedings", () => {
    const verdict = checkStatus(facts([extract()]));
    expect(verdict.outcome).toBe("established");
    expect(verdict.how).toContain(
      "mentions no insolvency, winding up or end of the company, which the register has as active",
    );
  });

  it.each([
    ["as it was read", extract([INSOLVENT])],
    ["though an officer accepted it", reviewedAs(extract([INSOLVENT]))],
    ["though it says active too", extract([made("status", "active"), INSOLVENT])],
  ])("is contradicted by proceedings that one mentions, %s, and that is grave", (_, paper) => {
    const verdict = checkStatus(facts([paper]));
    expect(verdict).toMatchObject({ outcome: "contradicted", how: expect.stringContaining("is in insolvency") });
    expect(findings(facts([paper]))).toEqual(["status high"]);
  });

  it("is contradicted by articles of the company by which it was dissolved, beside an extract that mentions nothing", () => {
    const articles = handedIn(
      "articles_of_association",
      readAs("articles_of_association", [
        made("enterprise_number", "999000102"),
        made("company_name", "ATELIER DU MISTRAL"),
        made("status", "dissolved"),
        dated("2026-11-10"),
      ]),
    );
    const verdict = checkStatus(facts([extract(), articles]));
    expect(verdict).toMatchObject({ outcome: "contradicted", how: expect.stringContaining("dissolved") });
    const silent = { grounds: soundGrounds({ sample: false, register: { state: "silent", reason: "not_covered" } }) };
    expect(checkStatus(facts([extract(), articles], {}, silent)).outcome).toBe("contradicted");
  });

  it.each([
    ["as it was read", extract([UNCLEAR])],
    ["though an officer accepted it", reviewedAs(extract([UNCLEAR]))],
  ])("stays open by unclear words on proceedings, %s, which it quotes", (_, paper) => {
    expect(checkStatus(facts([paper]))).toMatchObject({
      outcome: "not_established",
      how: expect.stringContaining('"liquidation judiciaire"'),
    });
    expect(findings(facts([paper]))).toEqual(["status_words medium"]);
    expect(findings(facts([paper], {}, { rulesVersion: 11 }))).toEqual([]);
    expect(findings(facts([paper], { unpublished: ["owners"], juridical_situation: "normal" }))).toEqual([]);
  });

  it("is a finding of the same weight where no register answers, certain or not, and none where nothing is said", () => {
    const silent = { grounds: soundGrounds({ sample: false, register: { state: "silent", reason: "not_covered" } }) };
    const of = (...more: Made[]) => findings(facts([extract(more)], {}, silent));
    expect(of(INSOLVENT)).toEqual(["status_words high"]);
    expect(of(UNCLEAR)).toEqual(["status_words medium"]);
    expect(of(made("status", "stopped"))).toEqual(["status_words medium"]);
    expect([of(), of(made("status", "active"))]).toEqual([[], []]);
    expect(findings(facts([extract([INSOLVENT], "2024-01-18")], {}, silent))).toEqual([]);
  });

  it("is what an officer states of unclear words", () => {
    const stated = (value: string) => reviewedAs(extract([UNCLEAR]), { facts: [{ id: "f4", value }] });
    expect(checkStatus(facts([stated("active")])).outcome).toBe("established");
    expect(checkStatus(facts([stated("bankrupt")])).outcome).toBe("contradicted");
  });

  it.each([
    ["is old", extract([], "2026-06-01")],
    ["was read in part", extract([], "2026-11-18", { status: "partly_read" })],
    ["was recognised in a scan", extract([], "2026-11-18", { reader: "recognition" })],
    [
      "is its first page alone",
      extract([], "2026-11-18", { warnings: [{ code: "pages_missing", page: 1, detail: "page 1 of 2" }] }),
    ],
    ["was read before mentions were", extract([], "2026-11-18", { reader_version: "11" })],
    [
      "shows no number",
      handedIn(
        "certificate_of_incorporation",
        readAs("register_extract", [made("company_name", "ATELIER DU MISTRAL"), dated("2026-11-18")], {
          reader_version: "12",
        }),
      ),
    ],
  ])("stays open where the extract %s", (_, paper) => {
    expect(checkStatus(facts([paper])).outcome).toBe("not_established");
  });

  it("stays open where no register says that the company is active", () => {
    const grounds = soundGrounds({ sample: false, register: { state: "silent", reason: "not_covered" } });
    expect(checkStatus(facts([extract()], {}, { grounds })).outcome).toBe("not_established");
  });

  it("is what a run of an earlier version concluded", () => {
    const earlier = { rulesVersion: 7 };
    expect(checkStatus(facts([extract()], {}, earlier)).outcome).toBe("not_established");
    expect(checkStatus(facts([reviewedAs(extract([UNCLEAR]))], {}, earlier)).outcome).toBe("established");
    expect(findings(facts([extract([INSOLVENT])], {}, earlier))).toEqual([]);
  });
});

describe("the directors by an extract, where the register does not tell since when they are in office", () => {
  const told = (paper: CaseDocument, register: Partial<RegisterStatement> = {}, given: Partial<DueFacts> = {}) =>
    contradictionsIn(facts([paper], register, given)).map(({ finding }) => [finding.isGrave, finding.description]);
  const other = director("Bernard Durand", { birth_date: "1970-03-03" });

  it("contradict the register by another one", () => {
    expect(told(extract([other]))).toEqual([
      [true, expect.stringMatching(/names as director: Bernard Durand .*the register .* names Claire Démontel\. /)],
    ]);
    const deputy = [director("Claire Démontel", { birth_date: "1977-09-14" }), other];
    expect(told(extract(deputy))).toHaveLength(1);
  });

  it("contradict it by another birth date beside the same name, which both are told with", () => {
    expect(told(extract([director("DÉMONTEL Claire", { birth_date: "1970-03-03" })]))).toEqual([
      [true, expect.stringMatching(/DÉMONTEL Claire, born 1970-03-03 .*names Claire Démontel, born 1977-09\. /)],
    ]);
  });

  it.each([
    ["is named as in the register", extract([director("DÉMONTEL Claire", { birth_date: "1977-09-14" })])],
    [
      "is named with her married name",
      extract([director("DÉMONTEL épouse ROUX Claire", { birth_date: "1977-09-14" })]),
    ],
    ["has come since an extract of five weeks ago", extract([other], "2026-10-15")],
    [
      "is named in an extract without a day",
      handedIn(
        "certificate_of_incorporation",
        readAs("register_extract", [made("enterprise_number", "999000102"), other]),
      ),
    ],
    [
      "is named in a deed",
      handedIn(
        "articles_of_association",
        readAs("articles_of_association", [made("enterprise_number", "999000102"), dated("2026-10-01"), other]),
      ),
    ],
  ])("contradict nothing where the director %s", (_, paper) => {
    expect(told(paper)).toEqual([]);
  });

  it("contradicted nothing in a run of an earlier version", () => {
    expect(told(extract([other]), {}, { rulesVersion: 7 })).toEqual([]);
  });
});

describe("who may act for an insolvent company", () => {
  const check = (register: object, given: Partial<DueFacts> = {}) => {
    const directors = [{ name: "Lotte Dewulf", role: "Bestuurder" }];
    return checkRepresentatives(facts([], { directors, ...register } as never, given));
  };

  it("are not its former directors, whom the register still names", () => {
    expect(check({ juridical_situation: "050" })).toMatchObject({
      outcome: "not_established",
      reason: "nothing_provided",
      how: expect.stringContaining("nothing names its curator"),
    });
    expect(check({ ending: { kind: "insolvency", label: "konkurs" } }).outcome).toBe("not_established");
    expect(check({}).outcome).toBe("established");
    expect(check({ juridical_situation: "012" }).outcome).toBe("established");
    expect(check({ juridical_situation: "050" }, { rulesVersion: 9 }).outcome).toBe("established");
  });
});

describe("the curator of an insolvent company", () => {
  const card = (name: string) =>
    reviewedAs(
      handedIn(
        "representative_identity",
        readAs("identity_card", [zone(), holder(name, "1970-02-01"), expires("2030-01-01")]),
      ),
    );
  const check = (name: string, answer: string, given: Partial<DueFacts> = {}) =>
    checkRepresentatives(
      facts([card(name)], { directors: [{ name: "Lotte Dewulf" }], juridical_situation: "050" } as never, {
        taskResponses: [{ description: WHO_IS_CURATOR, answer }],
        ...given,
      }),
    );
  const NAMED = "Mr. Pieter DE RAEDT, Bondgenotenlaan 1, Leuven; ondernemingsrechtbank Leuven";

  it("establishes who may act once an accepted identity document is of whom the customer names", () => {
    expect(check("De Raedt Pieter", NAMED)).toMatchObject({
      outcome: "established",
      how: expect.stringContaining("names De Raedt Pieter as its curator"),
    });
  });

  it.each([
    ["another's card", "Jan Bakker", NAMED],
    ["a director of before", "Lotte Dewulf", "Lotte Dewulf"],
    ["no name", "De Raedt Pieter", "Er is nog geen curator"],
  ])("leaves it open for %s", (_, name, answer) => {
    expect(check(name, answer).outcome).toBe("not_established");
  });

  const GERMAN = [director("Anke Müller", { birth_date: "1981-05-04" }), INSOLVENT];
  const unreviewed = (name: string) =>
    handedIn(
      "representative_identity",
      readAs("identity_card", [zone(), holder(name, "1981-05-04"), expires("2030-01-01")]),
    );
  const byPaper = (papers: CaseDocument[], answer = "", given: Partial<DueFacts> = {}) =>
    facts(
      papers,
      { directors: null, unpublished: ["representatives", "insolvencies"] },
      {
        taskResponses: [{ description: WHO_IS_CURATOR, answer }],
        ...given,
      },
    );

  it("acts in place of the directors by a paper too, where the register is silent", () => {
    const papers = [extract(GERMAN), unreviewed("Anke Müller")];
    expect(checkRepresentatives(byPaper(papers))).toMatchObject({
      outcome: "not_established",
      how: expect.stringContaining(
        "states an insolvency, in which its directors may not act alone; nothing names its curator",
      ),
    });
    const silent = { grounds: soundGrounds({ sample: false, register: { state: "silent", reason: "not_covered" } }) };
    expect(checkRepresentatives(byPaper(papers, "", silent)).outcome).toBe("not_established");
    expect(checkRepresentatives(byPaper([...papers, card("Pieter De Raedt")], NAMED)).outcome).toBe("established");
    expect(checkRepresentatives(byPaper([...papers, card("Anke Müller")], "Anke Müller")).outcome).toBe(
      "not_established",
    );
    expect(checkRepresentatives(byPaper(papers, "", { rulesVersion: 12 })).outcome).toBe("established");
    const lifted = [extract(GERMAN, "2026-10-18"), extract(GERMAN.slice(0, 1)), unreviewed("Anke Müller")];
    expect(checkRepresentatives(byPaper(lifted)).outcome).toBe("established");
  });

  it("is whose identity document counts, and no director's", () => {
    const judge = (name: string, answer = "", given: Partial<DueFacts> = {}) => {
      const own = unreviewed(name);
      return judgeDocument(byPaper([extract(GERMAN), own], answer, given), own);
    };
    expect(judge("Anke Müller")).toMatchObject({
      state: "doubtful",
      isAskedAgain: true,
      why: expect.stringContaining("whom nobody names as the curator"),
    });
    expect(judge("Anke Müller", "", { rulesVersion: 12 }).state).toBe("accepted");
    const sound = unreviewed("Anke Müller");
    expect(judgeDocument(byPaper([extract(GERMAN.slice(0, 1)), sound]), sound).state).toBe("accepted");
    const known = {
      directors: [{ name: "Anke Müller", birth_date: "1981-05-04" }],
      juridical_situation: "050",
    } as never;
    expect(judgeDocument(facts([sound], known), sound).state).toBe("doubtful");
  });

  describe("whom the paper itself names", () => {
    const curator = (name: string) => made("person", { name, role: "curator" });
    const papers = (name: string, ...more: Made[]) => [
      extract([...GERMAN, curator("Jörg Nardi"), ...more]),
      card(name),
    ];

    it("is told by name until an identity document is that person's, and acts once it is", () => {
      const open = checkRepresentatives(byPaper(papers("Anke Müller")));
      expect(open.outcome).toBe("not_established");
      expect(open.how).toContain(
        "it names Jörg Nardi as its curator or administrator, whose identity no document shows",
      );
      const acts = checkRepresentatives(byPaper(papers("Jörg Nardi")));
      expect(acts).toMatchObject({ outcome: "established", how: expect.stringContaining("it names Jörg Nardi as") });
      expect(checkRepresentatives(byPaper(papers("Jörg Nardi"), "", { rulesVersion: 12 })).how).not.toContain("Nardi");
    });

    it("has an identity document that counts, and a director's or a stranger's does not", () => {
      const judge = (name: string) => {
        const own = unreviewed(name);
        return judgeDocument(byPaper([papers(name)[0]!, own]), own);
      };
      expect(judge("Jörg Nardi").state).toBe("accepted");
      expect(judge("Anke Müller")).toMatchObject({
        state: "doubtful",
        why: expect.stringContaining("names Jörg Nardi as the curator or administrator of the insolvent company"),
      });
      expect(judge("Jan Bakker").state).toBe("doubtful");
    });

    it("is nobody once a newer extract tells no insolvency", () => {
      const lifted = [extract([...GERMAN, curator("Jörg Nardi")], "2026-10-18"), extract(GERMAN.slice(0, 1))];
      const own = unreviewed("Jörg Nardi");
      expect(judgeDocument(byPaper([...lifted, own]), own).state).not.toBe("accepted");
    });
  });

  it("was not known before version 11 of the rules", () => {
    expect(check("De Raedt Pieter", NAMED, { rulesVersion: 10 }).outcome).toBe("not_established");
  });
});

describe("who may act by papers, where the register does not publish it", () => {
  const ivanov = director("Boris Ivanov", { birth_date: "1970-03-03" });
  const bakker = director("Jan Bakker", { birth_date: "1975-02-02" });
  const guess = (one: Made): Made => ({ ...one, confidence: 0.7 });
  const deed = (day: string, ...more: Made[]) =>
    handedIn(
      "articles_of_association",
      readAs("articles_of_association", [made("enterprise_number", "999000102"), dated(day), ...more]),
    );
  const check = (documents: CaseDocument[], given: Partial<DueFacts> = {}) =>
    checkRepresentatives(
      facts(
        documents,
        { directors: null, unpublished: ["representatives", "insolvencies"] },
        { answers: { beneficial_owners: "Jan Bakker; 1975-02-02; NL; 100" }, ...given },
      ),
    );

  it.each([
    [
      "a newer extract names another without certainty",
      [extract([guess(ivanov)]), deed("2010-05-04", bakker)],
      "unreadable",
      "names Boris Ivanov without certainty",
    ],
    [
      "it does, and an officer accepted it",
      [reviewedAs(extract([guess(ivanov)])), deed("2010-05-04", bakker)],
      "unreadable",
      "names Boris Ivanov without certainty",
    ],
    [
      "it does beside a deed of this year",
      [extract([guess(ivanov)]), deed("2026-06-01", bakker)],
      "unreadable",
      "names Boris Ivanov",
    ],
    [
      "the only paper is a deed of sixteen years ago",
      [deed("2010-05-04", bakker)],
      "stale",
      "says who was appointed over a year ago",
    ],
    [
      "an officer accepted that",
      [reviewedAs(deed("2010-05-04", bakker))],
      "stale",
      "says who was appointed over a year ago",
    ],
  ] as const)("stays open where %s", (_, documents, reason, how) => {
    expect(check([...documents])).toMatchObject({
      outcome: "not_established",
      reason,
      how: expect.stringContaining(how),
    });
  });

  it.each([
    ["an extract names somebody", [extract([bakker]), deed("2010-05-04", bakker)], "register extract of 2026-11-18"],
    [
      "a deed of this year does, beside an extract in which it is not certain",
      [extract([guess(bakker)]), deed("2026-06-01", bakker)],
      "articles of association of 2026-06-01",
    ],
    [
      "a deed of this year does, and the extract names nobody",
      [extract(), deed("2026-06-01", bakker)],
      "articles of association of 2026-06-01",
    ],
    [
      "an officer accepted an extract whose uncertain name is known",
      [reviewedAs(extract([guess(bakker)])), deed("2010-05-04", bakker)],
      "register extract of 2026-11-18",
    ],
    [
      "an officer accepted an extract in which nobody was read",
      [reviewedAs(extract()), deed("2010-05-04", bakker)],
      "register extract of 2026-11-18",
    ],
    [
      "an officer states the uncertain name",
      [reviewedAs(extract([guess(ivanov)]), { facts: [{ id: "f4", value: "Boris Ivanov" }] })],
      "register extract of 2026-11-18",
    ],
  ] as const)("is established where %s", (_, documents, how) => {
    expect(check([...documents])).toMatchObject({ outcome: "established", how: expect.stringContaining(how) });
  });

  it("was what an older deed says in a run of an earlier version", () => {
    const documents = [extract([guess(ivanov)]), deed("2010-05-04", bakker)];
    expect(check(documents, { rulesVersion: 7 })).toMatchObject({ outcome: "established" });
  });
});
