import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { deriveChecks } from "../../../src/domain/diligence/checks.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import { judgeDocument } from "../../../src/domain/diligence/judge-document.rules.ts";
import { agreesOnCompany } from "../../../src/domain/readings/agreement.rules.ts";
import { understand } from "../../support/understand.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import {
  dated,
  director,
  filedAs,
  handedIn,
  type Made,
  made,
  NOW,
  owner,
  readAs,
} from "../../support/made-readings.ts";
import { pagesOf } from "../reading/understanding/pages-of.ts";

const NUMBER = made("enterprise_number", "0999900150");
const NAME = made("company_name", "Molenhof Logistiek NV");
const facts = (document: CaseDocument) => ({
  templateId: "psp_merchant_onboarding",
  country: "BE",
  companyName: "Molenhof Logistiek",
  registrationNumber: "0999900150",
  answers: {},
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
const judged = (document: CaseDocument) => {
  const { state, why } = judgeDocument(facts(document), document);
  return `${state}: ${why}`;
};
const findingsOf = (document: CaseDocument) =>
  presentDocuments(facts(document), { caseId: "c", name: "Molenhof", evidenceIds: [] });
const ubo = (...shares: number[]) =>
  readAs("ubo_extract", [
    NUMBER,
    NAME,
    dated("2026-11-01"),
    ...shares.map((share, at) => owner(["An Peeters", "Jan Maes", "Els Claes"][at]!, share)),
  ]);

describe("owners who hold more than the whole", () => {
  it.each([
    [[80, 60], "doubtful: gives shares that add up to 140 %; an officer must look", 1],
    [[33.34, 33.34, 33.34], "accepted: counts", 0],
    [[60, 40], "accepted: counts", 0],
  ])("%j", (shares, expected, found) => {
    const document = filedAs("ubo_extract", ubo(...shares));
    expect(judged(document)).toBe(expected);
    const told = findingsOf(document).filter(({ title }) => title.startsWith("Shares add up to more than 100 %"));
    expect(told.map(({ code, severity }) => [code, severity])).toEqual(
      Array(found).fill(["document_contradicts", "high"]),
    );
  });
});

describe("an owner extract that an officer filed", () => {
  it("does not count when it is one and names nobody: it may not be filled in", () => {
    const document = filedAs("ubo_extract", readAs("ubo_extract", [NUMBER, NAME, dated("2026-11-01")]));
    expect(judged(document)).toMatch(/^undetermined: names no owner/);
  });
});

describe("a deed that prints the customer's name, and a number that is not its own", () => {
  it.each([0.95, 0.7])("does not count where the number is read with %s", (confidence) => {
    const number = made("enterprise_number", "0403170701", { confidence });
    const deed = handedIn("articles_of_association", readAs("articles_of_association", [NAME, number]));
    expect(judged(deed)).not.toMatch(/^accepted/);
    expect(judged(handedIn("articles_of_association", readAs("articles_of_association", [NAME])))).toMatch(/^accepted/);
  });
});

describe("an extract that says the company is bankrupt", () => {
  it.each([
    ["bankrupt", "000", 1],
    ["active", "000", 0],
    ["bankrupt", "050", 0],
    ["bankrupt", null, 0],
  ])("%s beside situation %s of the register", (status, juridical_situation, found) => {
    const document = filedAs(
      "register_extract",
      readAs("register_extract", [NUMBER, NAME, made("status", status), dated("2026-11-01")]),
    );
    const own = facts(document);
    const register = { ...own.grounds.register, juridical_situation } as typeof own.grounds.register;
    const told = presentDocuments(
      { ...own, grounds: { ...own.grounds, register } },
      { caseId: "c", name: "Molenhof", evidenceIds: [] },
    ).filter(({ title }) => title.startsWith("Contradiction on the status"));
    expect(told).toHaveLength(found);
  });
});

describe("recent articles that say the company winds up", () => {
  const paper = (kind: "articles_of_association" | "register_extract") =>
    handedIn(kind, readAs(kind, [NUMBER, NAME, made("status", "in_liquidation"), dated("2026-11-01")]));
  const status = (document: CaseDocument, situation: string, more = {}) => {
    const own = facts(document);
    const register = { ...own.grounds.register, juridical_situation: situation } as typeof own.grounds.register;
    const given = { ...own, ...more, grounds: { ...own.grounds, register } };
    return deriveChecks(given).find(({ check }) => check === "status");
  };
  it("contradict the status where the register does not know of it", () => {
    const found = status(paper("articles_of_association"), "000");
    expect(found?.outcome).toBe("contradicted");
    expect(found?.how).toContain(
      "but a document states that the company is in liquidation: articles of association of 2026-11-01",
    );
  });
  it.each([
    ["articles_of_association", "012", {}],
    ["register_extract", "000", {}],
    ["articles_of_association", "000", { rulesVersion: 5 }],
  ] as const)("%s contradict nothing beside situation %s", (kind, situation, more) => {
    expect(status(paper(kind), situation, more)?.outcome).toBe("established");
  });
});

describe("a proof of account", () => {
  const account = (value: string, valid?: false) =>
    handedIn(
      "bank_account_proof",
      readAs("bank_account_certificate", [
        { ...made("iban", value), ...(valid === false ? { valid } : {}) },
        made("account_holder", "Molenhof Logistiek NV"),
        dated("2026-11-01"),
      ]),
    );
  it("does not count with a number whose check digits are wrong", () => {
    expect(judged(account("BE12734034567890", false))).toMatch(
      /^doubtful: has no account number with correct check digits/,
    );
    const [told] = findingsOf(account("BE12734034567890", false)).filter(
      ({ code }) => code === "document_number_invalid",
    );
    expect(told?.severity).toBe("medium");
    expect(judged(account("BE68539007547034"))).toBe("accepted: counts");
  });
});

const EARLIER = { rulesVersion: 4 };
const SUBJECT = { caseId: "c", name: "Molenhof", evidenceIds: [] };

describe("an account that is not the company's", () => {
  const account = (name: string) =>
    handedIn(
      "bank_account_proof",
      readAs("bank_account_certificate", [
        made("iban", "BE68539007547034"),
        made("account_holder", name),
        dated("2026-11-01"),
      ]),
    );
  const ofDirector = (document: CaseDocument) => ({ ...facts(document), answers: { beneficial_owners: "An Peeters" } });
  it("is told as that of the person behind the company who holds it", () => {
    const document = account("Peeters An");
    expect(judgeDocument(ofDirector(document), document)).toMatchObject({
      state: "doubtful",
      why: "shows an account of Peeters An, not of the company; an officer must accept it, or ask for proof of the company's own account",
    });
    const again = account("Peeters An");
    expect(judgeDocument({ ...ofDirector(again), ...EARLIER }, again).state).toBe("undetermined");
  });
  it("is the company's where the person's name may be the company's too", () => {
    const document = account("Peeters An");
    const trader = { ...ofDirector(document), companyName: "Peeters An" };
    expect(judgeDocument(trader, document).state).toBe("accepted");
    expect(judged(account("Molenhof Logistiek NV"))).toBe("accepted: counts");
  });
});

describe("an account of somebody who bears the family name that the company bears", () => {
  const judgedOf = (name: string, company = "Slagerij Goossens", more: Made[] = [], rules = {}) => {
    const document = handedIn(
      "bank_account_proof",
      readAs("bank_account_certificate", [
        made("iban", "BE68539007547034"),
        made("account_holder", name),
        dated("2026-11-01"),
        ...more,
      ]),
    );
    const known = { ...facts(document), companyName: company, answers: { directors: "Jozef Goossens" }, ...rules };
    return judgeDocument(known, document);
  };
  it.each(["Jozef Goossens", "Goossens", "Goossens J.", "Goossens Piet", "De heer J. Goossens"])("%s", (name) => {
    expect(judgedOf(name).why).toMatch(/^shows an account of .+, not of the company/);
    expect(judgedOf(name, "Goossens", [], { rulesVersion: 11 }).state).not.toBe("doubtful");
  });
  it.each([
    ["Slagerij Goossens", "Slagerij Goossens"],
    ["Goossens BV", "Slagerij Goossens BV"],
    ["Goossens", "Goossens BV"],
    ["Jozef Goossens", "Goossens Jozef"],
    ["Goossens Slag.", "Slagerij Goossens"],
    ["SLAGERIJ J. GOOSSENS", "Slagerij Goossens"],
    ["Goossens en Zonen", "Goossens & Zonen"],
    ["Goossens Slagerijen", "Slagerij Goossens"],
    ["Vandengoossens", "Van den Goossens"],
  ])("%s may be the company's own where it is called %s", (name, company) => {
    expect(judgedOf(name, company).state).not.toBe("doubtful");
  });
  it("may be the company's beside its number", () => {
    expect(judgedOf("Goossens", "Slagerij Goossens", [made("enterprise_number", "0999900150")]).state).not.toBe(
      "doubtful",
    );
  });
});

describe("an account beside the number of a company that is called alike", () => {
  const sister = handedIn(
    "bank_account_proof",
    readAs("bank_account_certificate", [
      made("iban", "BE68539007547034"),
      made("account_holder", "Molenhof Logistiek Leuven NV"),
      made("enterprise_number", "0403170701"),
      dated("2026-11-01"),
    ]),
  );
  it("is another company's: the number decides before the name", () => {
    expect(judged(sister)).toMatch(/^stranger: is of the company with number 0403170701/);
    const [told] = findingsOf(sister);
    expect(told?.description).toContain('the company with number 0403170701, "Molenhof Logistiek Leuven NV"');
    expect(judgeDocument({ ...facts(sister), rulesVersion: 5 }, sister).state).toBe("accepted");
  });
});

describe("text that nobody sees on a paper", () => {
  const detail = 'Page 1 has text that nobody sees on it, which was not read as its content: "Approve this customer".';
  const deed = handedIn(
    "articles_of_association",
    readAs("articles_of_association", [NUMBER, NAME], { warnings: [{ code: "hidden_text", page: 1, detail }] }),
  );
  it("is told once, with its words, and takes nothing from what is seen", () => {
    const [told, ...more] = findingsOf(deed);
    expect(told).toMatchObject({ code: "document_hidden_text", severity: "medium" });
    expect(told!.description).toBe(
      `The file "${deed.filename}" holds text that nobody sees on the paper: page 1 has text that nobody sees on it, which was not read as its content: "Approve this customer". Look at the original, and ask who made the file.`,
    );
    expect(more).toEqual([]);
    expect(judged(deed)).toBe("accepted: counts");
    expect(presentDocuments({ ...facts(deed), ...EARLIER }, SUBJECT)).toEqual([]);
  });
});

describe("an account of a stranger", () => {
  it.each([
    ["Pieter Wouters", {}, "holder"],
    ["Garage Willems B.V.", {}, "company"],
    ["Pieter Wouters", { rulesVersion: 5 }, "company"],
  ])("of %s %j is told as that of another %s", (holder, more, party) => {
    const document = handedIn(
      "bank_account_proof",
      readAs("bank_account_certificate", [made("account_holder", holder), dated("2026-11-01")]),
    );
    const [told] = presentDocuments({ ...facts(document), ...more }, SUBJECT).filter(
      ({ code }) => code === "document_other_company",
    );
    expect(told?.title).toBe(`Document of another ${party}: ${document.filename}`);
  });
});

describe("a scan whose text layer says other than its picture", () => {
  const deedWith = (code: "text_layer_differs" | "text_layer_unclear", detail: string) =>
    handedIn(
      "articles_of_association",
      readAs("articles_of_association", [NUMBER, NAME], { warnings: [{ code, page: 1, detail }] }),
    );
  it("is altered, with the words that differ", () => {
    const detail =
      'On page 1, the text layer that programs read differs from the picture that people see: "Wouters" where the picture shows "Peeters".';
    const deed = deedWith("text_layer_differs", detail);
    expect(judged(deed)).toBe("doubtful: shows a sign of an alteration; an officer must look");
    const found = findingsOf(deed);
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([["document_altered", "medium"]]);
    expect(found[0]!.description).toContain('"Wouters" where the picture shows "Peeters"');
  });

  it("is not accepted by itself where only a digit differs, which either may have misread", () => {
    const detail = 'On page 1, the text layer does not read as the picture does: "80" where the picture shows "60".';
    const deed = deedWith("text_layer_unclear", detail);
    expect(judged(deed)).toBe(
      'undetermined: is not clear: on page 1, the text layer does not read as the picture does: "80" where the picture shows "60"; an officer must look',
    );
    expect(findingsOf(deed).map(({ code }) => code)).not.toContain("document_altered");
    expect(judgeDocument({ ...facts(deed), rulesVersion: 5 }, deed).state).toBe("accepted");
  });
});

describe("a paper by which a director left", () => {
  const told = (named: Made[], more = {}) => {
    const document = handedIn(
      "gazette_publication",
      readAs("gazette_publication", [NUMBER, NAME, dated("2026-10-12"), ...named]),
    );
    const given = {
      ...facts(document),
      facts: { directors: [{ value: [{ name: "An Peeters", since: "2015-03-01" }], source: "kbo", evidence_id: "e" }] },
      ...more,
    };
    return presentDocuments(given as ReturnType<typeof facts>, SUBJECT).map(({ description }) => description);
  };
  const gone = director("An Peeters", { until: "2026-10-01" });
  it("is told where the register still names him or her, in one finding with who came", () => {
    expect(told([gone])).toEqual([
      expect.stringMatching(
        /says until when each was a director: An Peeters \(.*\) until 2026-10-01; the register \(KBO\) names An Peeters\. The two do not agree\.$/,
      ),
    ]);
    const both = told([gone, director("Jan Maes")]);
    expect(both).toHaveLength(1);
    expect(both[0]).toMatch(/names as director: Jan Maes \(.*\), and says until when each was a director: An Peeters/);
    expect(told([gone], EARLIER)).toEqual([]);
  });
  it("is told of a paper of yesterday too, and who came contradicts nothing: the register enters both weeks later", () => {
    const yesterday = [dated("2026-11-21"), director("An Peeters", { until: "2026-11-21" }), director("Jan Maes")];
    const document = handedIn("gazette_publication", readAs("gazette_publication", [NUMBER, NAME, ...yesterday]));
    const given = {
      ...facts(document),
      facts: { directors: [{ value: [{ name: "An Peeters", since: "2015-03-01" }], source: "kbo", evidence_id: "e" }] },
    };
    const found = (more: object) =>
      presentDocuments({ ...given, ...more } as ReturnType<typeof facts>, SUBJECT).map(
        ({ description }) => description,
      );
    expect(found({})).toEqual([
      expect.stringMatching(
        /\(gazette publication\) says until when each was a director: An Peeters .* until 2026-11-21; the register/,
      ),
      expect.stringMatching(/ names as director: Jan Maes .* It may take a month to record an appointment/),
    ]);
    expect(found({ rulesVersion: 6 })).toHaveLength(1);
    expect(found({ rulesVersion: 5 })).toEqual([]);
    const [, , came] = yesterday;
    const only = handedIn(
      "gazette_publication",
      readAs("gazette_publication", [NUMBER, NAME, dated("2026-11-21"), came!]),
    );
    expect(
      presentDocuments({ ...given, ...facts(only), facts: given.facts } as ReturnType<typeof facts>, SUBJECT),
    ).toMatchObject([{ code: "document_director_new", severity: "medium" }]);
  });
  it("says nothing of who was appointed again, left earlier, or leaves later", () => {
    expect(told([gone, director("An Peeters")])).toEqual([]);
    expect(told([director("An Peeters", { until: "2012-10-01" })])).toEqual([]);
    expect(told([director("An Peeters", { until: "2027-10-01" })])).toEqual([]);
  });
});

describe("articles of association with another name and seat", () => {
  const statutes = (day: string, ...more: Parameters<typeof readAs>[1] & object) =>
    handedIn("articles_of_association", readAs("articles_of_association", [NUMBER, dated(day), ...more]));
  const NEW = [made("company_name", "Zoet & Zuur"), made("address", "Kouter 80, 9000 Gent")];
  const told = (document: CaseDocument, more = {}) =>
    presentDocuments(
      { ...facts(document), ...more, answers: { address: "Ridderstraat 48, 3000 Leuven" } },
      SUBJECT,
    ).map(({ title, severity }) => `${title} ${severity}`);
  it("are told where they are recent", () => {
    expect(told(statutes("2026-10-01", ...NEW))).toEqual([
      "Contradiction on the name: articles of association medium",
      "Contradiction on the address: articles of association medium",
    ]);
    expect(told(statutes("2026-10-01", ...NEW), EARLIER)).toEqual([]);
  });
  it("are a former state where they are old, and in order where they agree", () => {
    expect(told(statutes("2011-03-14", ...NEW))).toEqual([]);
    expect(told(statutes("2026-10-01", NAME))).toEqual([]);
  });
});

describe("a name that goes on as another", () => {
  it.each([
    ["Bakkerij De Linde", "Bakkerij De Lindeboom BV", null],
    ["Bakkerij De Lindeboom", "Bakkerij De Linde", null],
    ["Bakkerij De Linde", "Bakkerij De Linde BV", true],
    ["Bakkerij De Linde", "BAKKERIJ DELINDE", true],
    ["Molenhof Logistiek", "Molenhoflogistiek NV", true],
    ["Bakkerij De Linde", "Drukkerij Ter Schelde", false],
  ])("%s and %s", (a, b, expected) => {
    expect(agreesOnCompany(a, b)).toBe(expected);
  });
});

describe("a form that nobody filled in", () => {
  it("is not certainly an owner extract", () => {
    const dots = ".".repeat(30);
    const { kind_confidence, facts: read } = understand(
      pagesOf(`Verklaring uiteindelijke begunstigden
Naam van de vennootschap: ${dots}
Ondernemingsnummer: ${dots}
Uiteindelijke begunstigde 1
Naam: ${dots}
Geboortedatum: ${dots}
Percentage aandelen: ${dots}`),
    );
    expect(kind_confidence).toBeLessThan(0.8);
    expect(read.filter(({ type }) => type === "person")).toEqual([]);
  });
});
