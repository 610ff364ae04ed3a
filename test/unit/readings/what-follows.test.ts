import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { deriveChecks } from "../../../src/domain/diligence/checks.rules.ts";
import { documentComparisons } from "../../../src/domain/diligence/contradictions.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { reconcileDiscrepancies } from "../../../src/domain/diligence/discrepancies.rules.ts";
import type { Grounds, RegisterGround } from "../../../src/domain/diligence/grounds.model.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import {
  dated,
  director,
  expires,
  filedAs,
  handedIn,
  holder,
  made,
  type Made,
  NOW,
  owner,
  person,
  readAs,
  reviewedAs,
  warning,
  zone,
} from "../../support/made-readings.ts";

const NUMBER = "0999900150";
const OTHER_NUMBER = "0403170701";
const silent = { state: "silent", reason: "not_covered" } as const satisfies RegisterGround;

/** A Belgian company whose register names An Peeters as director since 2015 and owner of all. */
const company = (
  documents: CaseDocument[],
  grounds: Partial<Grounds> = {},
  given: Partial<DueFacts> = {},
): DueFacts => ({
  templateId: "psp_merchant_onboarding",
  country: "BE",
  companyName: "Molenhof Logistiek",
  registrationNumber: NUMBER,
  answers: { beneficial_owners: "An Peeters", business_address: "Kerkstraat 12, 9000 Gent" },
  documents,
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  facts: {
    directors: [{ value: [{ name: "An Peeters", since: "2015-03-01" }] }],
    registered_address: [{ value: { street: "Kerkstraat 12", postal_code: "9000", city: "Gent", country: "BE" } }],
  },
  grounds: soundGrounds({ sample: false, ...grounds }),
  policy: DEFAULT_POLICY,
  now: NOW,
  ...given,
});

const natural = (documents: CaseDocument[], grounds: Partial<Grounds> = {}): DueFacts =>
  company(
    documents,
    { subject: "person", register: silent, ...grounds },
    {
      templateId: "kyc_natural_person",
      companyName: "An Peeters",
      registrationNumber: null,
      answers: {
        full_name: "An Maria Peeters",
        date_of_birth: "1980-02-01",
        residence_address: "Kerkstraat 12\n9000 Gent",
        iban: "BE68 5390 0754 7034",
      },
      facts: {},
    },
  );

/** What follows: codes of findings with their severity, open discrepancies by kind, and the named checks. */
function follows(facts: DueFacts) {
  const subject = { caseId: "c", name: facts.companyName, evidenceIds: ["e1"] };
  const findings = presentDocuments(facts, subject);
  const discrepancies = reconcileDiscrepancies("c", [], documentComparisons(facts, []), "2026-11-02T10:00:00.000Z");
  const checks = deriveChecks({ ...facts, findings, discrepancies });
  return {
    codes: findings.map(({ code, severity }) => `${code?.replace("document_", "")} ${severity}`).sort(),
    discrepancies: discrepancies.map(({ kind, severity }) => `${kind} ${severity}`),
    check: (name: string) => checks.find(({ check }) => check === name),
    findings,
  };
}

const name = made("company_name", "Molenhof Logistiek NV");
const number = made("enterprise_number", NUMBER);
const extract = (facts: readonly Made[] = [], given = {}) =>
  readAs("register_extract", [number, name, dated("2026-11-01"), ...facts], given);
const ubo = (facts: readonly Made[], given = {}) =>
  readAs("ubo_extract", [number, name, dated("2026-11-02"), ...facts], given);
const deed = (facts: readonly Made[], given = {}) => readAs("articles_of_association", [name, ...facts], given);
const card = (facts: readonly Made[] = [], given = {}) =>
  readAs("identity_card", [zone(), holder("PEETERS An Maria", "1980-02-01"), expires("2030-01-01"), ...facts], given);

describe("what follows from a file of a company", () => {
  const rows: [string, CaseDocument[], string[], string[]][] = [
    ["a clean extract", [handedIn("register_extract", extract([director("An Peeters")]))], [], []],
    ["a clean owner extract", [handedIn("ubo_declaration", ubo([owner("Peeters, An", 100)]))], [], []],
    [
      "a deed with the founder",
      [handedIn("articles_of_association", deed([dated("2015-02-20"), director("An Peeters")]))],
      [],
      [],
    ],
    ["a recipe as articles", [handedIn("articles_of_association", readAs("other"))], ["wrong_kind medium"], []],
    ["an invoice as owner declaration", [handedIn("ubo_declaration", readAs("invoice"))], ["wrong_kind medium"], []],
    [
      "a guess at another kind",
      [handedIn("articles_of_association", readAs("other", [], { kind_confidence: 0.6 }))],
      [],
      [],
    ],
    [
      "a picture without text",
      [handedIn("articles_of_association", readAs(null, [], { status: "unreadable" }))],
      ["unread low"],
      [],
    ],
    [
      "a fault of ours",
      [handedIn("articles_of_association", readAs(null, [], { status: "failed" }))],
      ["unread low"],
      [],
    ],
    ["a file that is not read yet", [handedIn("articles_of_association")], [], []],
    ["part of a deed", [handedIn("articles_of_association", deed([], { status: "partly_read" }))], ["unread low"], []],
    [
      "an accepted picture",
      [reviewedAs(handedIn("articles_of_association", readAs(null, [], { status: "unreadable" })))],
      [],
      [],
    ],
    [
      "an old extract",
      [handedIn("register_extract", readAs("register_extract", [number, name, dated("2026-05-01")]))],
      ["stale medium"],
      [],
    ],
    [
      "an extract of another company",
      [
        handedIn(
          "register_extract",
          readAs("register_extract", [made("enterprise_number", OTHER_NUMBER), dated("2026-11-01")]),
        ),
      ],
      ["other_company high"],
      [],
    ],
    [
      "a foreign deed as proof of address",
      [
        handedIn(
          "proof_of_business_address",
          readAs("articles_of_association", [made("company_name", "Zonnebloem Ltd")]),
        ),
      ],
      ["other_company high", "wrong_kind medium"],
      [],
    ],
    [
      "an account statement of a stranger",
      [handedIn("bank_account_proof", readAs("other", [made("account_holder", "Jan Willems")]))],
      ["other_company high", "wrong_kind medium"],
      [],
    ],
    [
      "a certificate of another's account",
      [
        handedIn(
          "bank_account_proof",
          readAs("bank_account_certificate", [made("account_holder", "Garage Willems BV"), dated("2026-11-01")]),
        ),
      ],
      ["other_company high"],
      [],
    ],
    [
      "the card of a stranger",
      [
        handedIn(
          "representative_identity",
          readAs("identity_card", [zone(), holder("Jan Willems", "1970-01-01"), expires("2030-01-01")]),
        ),
      ],
      ["other_person high"],
      [],
    ],
    [
      "the expired card of a stranger",
      [
        handedIn(
          "representative_identity",
          readAs("identity_card", [zone(), holder("Jan Willems", "1970-01-01"), expires("2015-01-01")]),
        ),
      ],
      ["other_person high"],
      [],
    ],
    [
      "the expired card of the director",
      [
        handedIn(
          "representative_identity",
          readAs("identity_card", [zone(), holder("An Peeters"), expires("2015-01-01")]),
        ),
      ],
      ["expired high"],
      [],
    ],
    [
      "an extract that names another director",
      [handedIn("register_extract", extract([director("Jan Willems")]))],
      ["contradicts high"],
      ["director high"],
    ],
    [
      "an extract that names two others by the given name of the director",
      [handedIn("register_extract", extract([director("An Willems"), director("An Maes")]))],
      ["contradicts high"],
      ["director high"],
    ],
    [
      "an owner extract that names two others by the given name of the owner",
      [handedIn("ubo_declaration", ubo([owner("An Willems", 50), owner("An Maes", 50)]))],
      ["contradicts high", "contradicts high"],
      ["ubo high", "ubo high"],
    ],
    ["a director by a married name", [handedIn("register_extract", extract([director("An Willems")]))], [], []],
    [
      "a director who has left",
      [handedIn("register_extract", extract([director("Jan Willems", { until: "2020-01-01" })]))],
      [],
      [],
    ],
    [
      "an old deed that names a former director",
      [handedIn("articles_of_association", deed([dated("2010-01-01"), director("Jan Willems")]))],
      [],
      [],
    ],
    [
      "a deed of last week",
      [handedIn("articles_of_association", deed([dated("2026-11-15"), director("Jan Willems")]))],
      ["director_new medium"],
      [],
    ],
    [
      "a deed of two months ago that no register knows",
      [handedIn("gazette_publication", deed([dated("2026-09-15"), number, director("Jan Willems")]))],
      ["contradicts high"],
      ["director high"],
    ],
    [
      "an owner whom nobody named",
      [handedIn("ubo_extract", ubo([owner("Jan Willems", 60)]))],
      ["contradicts high", "contradicts high"],
      ["ubo high", "ubo high"],
    ],
    [
      "an unknown owner below the threshold",
      [handedIn("ubo_extract", ubo([owner("An Peeters", 80), owner("Jan Willems", 20)]))],
      [],
      [],
    ],
    [
      "a share on the other side of the threshold",
      [handedIn("ubo_extract", ubo([owner("An Peeters", 10)]))],
      ["contradicts high"],
      ["ubo high"],
    ],
    ["a share on the same side", [handedIn("ubo_extract", ubo([owner("An Peeters", 60)]))], [], []],
    [
      "a shareholder whom the owner extract does not have",
      [
        handedIn("ubo_extract", ubo([owner("An Peeters", 60)])),
        handedIn(
          "shareholder_register",
          readAs("shareholder_register", [
            name,
            dated("2026-10-15"),
            person("Jan Willems", { role: "shareholder", share_percent: 40 }),
          ]),
        ),
      ],
      ["contradicts high", "contradicts high", "contradicts high", "incomplete medium"],
      ["ubo high", "ubo high", "ubo high"],
    ],
    [
      "a deed and a later extract with another board",
      [
        handedIn("articles_of_association", deed([dated("2026-03-01"), director("Jan Willems")])),
        handedIn("register_extract", extract([director("An Peeters", { since: "2015-03-01" })])),
      ],
      ["contradicts high"],
      ["director high"],
    ],
    [
      "another address",
      [handedIn("register_extract", extract([made("address", "Stationsplein 4, 2000 Antwerpen")]))],
      ["contradicts medium"],
      ["address medium"],
    ],
    [
      "another name under the number",
      [
        handedIn(
          "register_extract",
          readAs("register_extract", [number, made("company_name", "Zonnebloem Holding"), dated("2026-11-01")]),
        ),
      ],
      ["contradicts medium"],
      ["name medium"],
    ],
    [
      "a company that has ended",
      [handedIn("register_extract", extract([made("status", "dissolved")]))],
      ["contradicts medium"],
      [],
    ],
    [
      "a zone that does not add up",
      [
        handedIn(
          "representative_identity",
          readAs("passport", [zone(false), holder("An Peeters"), expires("2030-01-01")]),
        ),
      ],
      ["number_invalid high"],
      [],
    ],
    [
      "a zone that recognition is not sure of",
      [
        handedIn(
          "representative_identity",
          readAs("passport", [{ ...zone(false), confidence: 0.85 }, holder("An Peeters"), expires("2030-01-01")], {
            reader: "recognition",
          }),
        ),
      ],
      ["unclear low"],
      [],
    ],
    [
      "an account number that cannot be",
      [
        handedIn(
          "bank_account_proof",
          readAs("bank_account_certificate", [
            made("account_holder", "Molenhof Logistiek"),
            made("iban", "BE68539007547035", { valid: false }),
            dated("2026-11-01"),
          ]),
        ),
      ],
      ["number_invalid medium"],
      [],
    ],
    [
      "one sign of an alteration",
      [handedIn("register_extract", extract([], { warnings: [warning("text_over_content")] }))],
      ["altered medium"],
      [],
    ],
    [
      "two signs",
      [
        handedIn(
          "register_extract",
          extract([], { warnings: [warning("text_over_content"), warning("mixed_fonts_in_number")] }),
        ),
      ],
      ["altered high"],
      [],
    ],
    [
      "one sign twice",
      [
        handedIn(
          "register_extract",
          extract([], { warnings: [warning("text_over_content"), warning("text_over_content")] }),
        ),
      ],
      ["altered medium"],
      [],
    ],
    [
      "an extract from an editor",
      [handedIn("register_extract", extract([], { warnings: [warning("made_by_editor")] }))],
      ["altered medium"],
      [],
    ],
    [
      "a contract from an editor",
      [handedIn("proof_of_business_address", readAs("contract", [name], { warnings: [warning("made_by_editor")] }))],
      ["unclear low"],
      [],
    ],
    [
      "a signature that is not valid",
      [
        handedIn(
          "register_extract",
          extract([], { signatures: [{ valid: false, signer: "FOD", issuer: null, signed_at: null }] }),
        ),
      ],
      ["signature_invalid high"],
      [],
    ],
    [
      "a signature that is valid",
      [
        handedIn(
          "register_extract",
          extract([], {
            signatures: [{ valid: true, signer: "FOD Economie", issuer: null, signed_at: "2026-11-01T09:00:00.000Z" }],
          }),
        ),
      ],
      ["signed info"],
      [],
    ],
    [
      "a signature that nobody can verify",
      [
        handedIn(
          "register_extract",
          extract([], { signatures: [{ valid: null, signer: null, issuer: null, signed_at: null }] }),
        ),
      ],
      [],
      [],
    ],
    [
      "a file that runs code",
      [handedIn("register_extract", extract([], { warnings: [warning("active_content")] }))],
      ["active_content low"],
      [],
    ],
    [
      "a file of another case",
      [
        handedIn(
          "register_extract",
          extract([], { seen_elsewhere: [{ mark: "file", workflow_id: "w2", case_id: "c2" }] }),
        ),
      ],
      ["seen_elsewhere medium"],
      [],
    ],
    [
      "an identity document whose number another person's case has",
      [
        handedIn(
          "register_extract",
          extract([], {
            seen_elsewhere: [
              { mark: "document_number", workflow_id: "w2", case_id: "c2", other_person: true },
              { mark: "mrz", workflow_id: "w2", case_id: "c2", other_person: true },
            ],
          }),
        ),
      ],
      ["seen_elsewhere high"],
      [],
    ],
    [
      "files of earlier cases of the same private customer, and one of another's",
      [
        handedIn(
          "register_extract",
          extract([], {
            seen_elsewhere: [
              { mark: "document_number", workflow_id: "w2", case_id: "c2", same_person: true },
              { mark: "file", workflow_id: "w2", case_id: "c2", same_person: true },
              { mark: "document_number", workflow_id: "w3", case_id: "c3", other_person: true },
            ],
          }),
        ),
      ],
      ["seen_before low", "seen_elsewhere high"],
      [],
    ],
    [
      "a proof of an account of which a case of another company has one too",
      [
        handedIn("bank_account_proof", {
          ...readAs("bank_account_certificate"),
          seen_elsewhere: [{ mark: "iban", workflow_id: "w2", case_id: "c2", other_holder: true }],
        }),
      ],
      ["seen_elsewhere high"],
      [],
    ],
    [
      "a file of a case that was rejected",
      [
        handedIn(
          "register_extract",
          extract([], {
            seen_elsewhere: [
              { mark: "file", workflow_id: "w2", case_id: "c2", refused_at: "2026-11-20T09:00:00.000Z" },
            ],
          }),
        ),
      ],
      ["seen_refused high"],
      [],
    ],
    [
      "evidence of an officer that is something else",
      [filedAs("ubo_extract", readAs("invoice"))],
      ["wrong_kind medium"],
      [],
    ],
    [
      "evidence of an officer on another company",
      [filedAs("register_extract", readAs("register_extract", [made("enterprise_number", OTHER_NUMBER)]))],
      ["other_company high"],
      [],
    ],
    [
      "a rejected stranger's file",
      [
        reviewedAs(
          handedIn("register_extract", readAs("register_extract", [made("enterprise_number", OTHER_NUMBER)])),
          { outcome: "rejected" },
        ),
      ],
      [],
      [],
    ],
    ["a replaced one", [handedIn("register_extract", readAs("invoice"), { superseded: true })], [], []],
    [
      "a wrong kind that an officer corrected",
      [
        reviewedAs(handedIn("register_extract", readAs("invoice", [number, name, dated("2026-11-01")])), {
          kind: "register_extract",
        }),
      ],
      [],
      [],
    ],
    [
      "a number that an officer corrected",
      [
        reviewedAs(
          handedIn(
            "register_extract",
            readAs("register_extract", [made("enterprise_number", OTHER_NUMBER), dated("2026-11-01")]),
          ),
          { facts: [{ id: "f1", value: NUMBER }] },
        ),
      ],
      ["corrected medium"],
      [],
    ],
    [
      "a date that an officer corrected",
      [
        reviewedAs(handedIn("register_extract", readAs("register_extract", [number, name, dated("2020-11-01")])), {
          facts: [{ id: "document_date", value: "2026-11-01" }],
        }),
      ],
      [],
      [],
    ],
  ];
  it.each(rows)("with %s", (_, documents, codes, discrepancies) => {
    const found = follows(company(documents));
    expect(found.codes).toEqual(codes);
    expect(found.discrepancies).toEqual(discrepancies);
  });

  const registered = soundGrounds().register as Extract<Grounds["register"], { state: "answered" }>;
  const born = { name: "An Peeters", kind: "person", share_percent: 100, birth_date: "1978-05-21" } as const;

  it("tells a namesake of another date of birth from the director who owns", () => {
    const file = readAs("identity_card", [zone(), holder("An Peeters", "1991-12-01"), expires("2030-01-01")]);
    const facts = company([handedIn("representative_identity", file)], {
      register: { ...registered, owners: [born] },
    });
    const { codes, findings, check } = follows(facts);
    expect(codes).toEqual(["contradicts high"]);
    expect(findings[0]!.description).toMatch(/An Peeters, born 1991-12-01 .* An Peeters, born 1978-05-21/);
    expect(check("documents")?.how).toMatch(/whose it is/);
  });

  it("says the dates of birth where two owners of one name are told apart", () => {
    const facts = company([handedIn("ubo_extract", ubo([owner("An Peeters", 100, { birth_date: "1979-05-14" })]))], {
      register: { ...registered, owners: [born] },
    });
    const [found] = follows(facts).findings;
    expect(found!.description).toMatch(/An Peeters, born 1979-05-14 \(100 %\).*An Peeters, born 1978-05-21 \(100 %\)/);
  });

  it("says in a finding what was read, where, and what it was compared with, and never names another case", () => {
    const [other] = follows(company([handedIn("register_extract", extract([director("Jan Willems")]))])).findings;
    expect(other!.description).toMatch(
      /names as director: Jan Willems \("as it stands there", page 1\); the register \(KBO\) names An Peeters\. The two do not agree\./,
    );
    const seen = extract([], { seen_elsewhere: [{ mark: "iban", workflow_id: "wf-other", case_id: "case-other" }] });
    const text = JSON.stringify(follows(company([handedIn("register_extract", seen)])).findings);
    expect(text).not.toMatch(/wf-other|case-other/);
  });

  it("names the case that was rejected, when, and what it has in common", () => {
    const mark = { workflow_id: "wf-other", case_id: "case-other" };
    const seen = [
      { mark: "mrz" as const, ...mark },
      { mark: "document_number" as const, ...mark },
      { mark: "iban" as const, workflow_id: "wf-third", case_id: "case-third" },
    ];
    const facts = company([handedIn("register_extract", extract([], { seen_elsewhere: seen }))], {
      refused: [{ workflow_id: "wf-other", refused_at: "2026-11-20T09:00:00.000Z" }],
    });
    const found = follows(facts).findings;
    expect(found.map(({ code }) => code)).toEqual(["document_seen_refused", "document_seen_elsewhere"]);
    expect(found[0]!.description).toContain(
      "a case that was rejected has the same machine-readable zone and the same number of an identity document (wf-other, rejected on 2026-11-20).",
    );
    expect(JSON.stringify(found[1])).not.toContain("wf-");
    const before = follows({ ...facts, rulesVersion: 5 }).findings;
    expect(before.map(({ code }) => code)).toEqual(["document_seen_elsewhere"]);
    expect(before[0]!.description).toContain("2 cases of other customers have");
  });

  const said: [string, CaseDocument, string][] = [
    [
      "that a signer was not verified",
      handedIn(
        "register_extract",
        extract([], { signatures: [{ valid: true, signer: "FOD", issuer: null, signed_at: null }] }),
      ),
      "was not changed after it was signed. Named as signer: FOD. Whether the signature is of whom it names was not verified.",
    ],
    [
      "that a number in an image may be misread",
      handedIn(
        "register_extract",
        extract([{ ...made("iban", "BE00539007547034", { valid: false }), confidence: 0.99 }], {
          reader: "recognition",
        }),
      ),
      "is not valid: its check digits are wrong. It was recognised in an image and may be misread.",
    ],
    [
      "a page once",
      handedIn(
        "register_extract",
        extract([], {
          warnings: [{ code: "text_over_content", page: 3, detail: 'On page 3, "B" was written over "A".' }],
        }),
      ),
      'was changed after it was made: On page 3, "B" was written over "A".',
    ],
    [
      "that only the rest of a document is to be looked at",
      handedIn("register_extract", extract([], { status: "partly_read", warnings: [] })),
      "was read only in part. An officer must look at the rest.",
    ],
    [
      "that evidence of an officer is reviewed, because nobody asked for it",
      filedAs("ubo_extract", readAs("invoice")),
      "was filed as UBO extract; the service read it as invoice (confidence 0.97). An officer must review it.",
    ],
  ];
  it.each(said)("says in a finding %s", (_, document, words) => {
    const descriptions = follows(company([document])).findings.map(({ description }) => description);
    expect(descriptions).toContainEqual(expect.stringContaining(words));
  });

  it("resolves the discrepancy of a document that was replaced", () => {
    const bad = company([handedIn("ubo_extract", ubo([owner("Jan Willems", 60)]))]);
    const before = reconcileDiscrepancies("c", [], documentComparisons(bad, []), "2026-11-02T10:00:00.000Z");
    const after = reconcileDiscrepancies(
      "c",
      before,
      documentComparisons(company([]), before),
      "2026-11-02T10:00:00.000Z",
    );
    expect(before.map(({ status }) => status)).toEqual(["open", "open"]);
    expect(after.map(({ status }) => status)).toEqual(["resolved", "resolved"]);
  });
});

describe("a check that a document establishes", () => {
  const file = handedIn("certificate_of_incorporation", extract([director("An Peeters")]));
  const evidenceOf = (documentIds: string[]) =>
    follows(
      company([file], { register: silent, readings: { document_ids: documentIds, evidence_ids: ["e-readings"] } }),
    ).check("registration");

  it("names the evidence that holds what was read", () => {
    expect(evidenceOf([file.document_id!])).toMatchObject({ outcome: "established", evidence_ids: ["e-readings"] });
  });

  it("names none while the document was read after the investigation", () => {
    expect(evidenceOf(["d-other"])).toMatchObject({ outcome: "established", evidence_ids: [] });
  });
});

describe("what a reading establishes without an officer", () => {
  const abroad = (documents: CaseDocument[]) => company(documents, { register: silent });
  const state = (facts: DueFacts, check: string) => {
    const found = follows(facts).check(check)!;
    return [found.outcome, found.reason, found.how] as const;
  };
  const active = made("status", "active");
  const whole = extract([active, director("An Peeters")]);
  const given = (reading: ReturnType<typeof readAs>) => abroad([handedIn("certificate_of_incorporation", reading)]);
  const rows: [string, DueFacts, string, string, RegExp][] = [
    [
      "registration",
      given(whole),
      "registration",
      "established",
      /register extract of 2026-11-01, read by the service: number and name agree/,
    ],
    ["status", given(whole), "status", "established", /read by the service/],
    ["representatives", given(whole), "representatives", "established", /read by the service/],
    [
      "an extract of a day to come",
      given(readAs("register_extract", [number, name, dated("2031-09-14")])),
      "registration",
      "not_established",
      /dated 2031-09-14, which is still to come/,
    ],
    ["a status that is bad", given(extract([made("status", "bankrupt")])), "status", "contradicted", /bankrupt/],
    ["a status that is not there", given(extract()), "status", "not_established", /does not state the status/],
    ["nobody who may act", given(extract([active])), "representatives", "not_established", /names nobody who may act/],
    [
      "a name without the number",
      given(readAs("register_extract", [name, dated("2026-11-01")])),
      "registration",
      "not_established",
      /both number and name/,
    ],
    ["no date", given(readAs("register_extract", [number, name])), "registration", "not_established", /gives no date/],
    [
      "an old extract",
      given(readAs("register_extract", [number, name, dated("2026-02-01")])),
      "registration",
      "not_established",
      /too old/,
    ],
    ["part of it", given({ ...whole, status: "partly_read" }), "registration", "not_established", /read only in part/],
    [
      "several documents in one file",
      given(
        readAs(null, [], {
          warnings: [
            {
              code: "several_documents",
              page: null,
              detail: "The file holds several documents: a (page 1) and b (page 2).",
            },
          ],
        }),
      ),
      "registration",
      "not_established",
      /holds several documents: a \(page 1\) and b \(page 2\); an officer must look/,
    ],
    [
      "an uncertain kind",
      given({ ...whole, kind_confidence: 0.7 }),
      "registration",
      "not_established",
      /kind that is not certain/,
    ],
    [
      "an altered one",
      given({ ...whole, warnings: [warning("image_over_content")] }),
      "registration",
      "not_established",
      /sign of an alteration/,
    ],
    [
      "one that is not read yet",
      abroad([handedIn("certificate_of_incorporation")]),
      "registration",
      "not_established",
      /has not been read yet/,
    ],
    [
      "one that cannot be read",
      given(readAs(null, [], { status: "unreadable" })),
      "registration",
      "not_established",
      /could not be read; an officer must look/,
    ],
    [
      "a stranger's",
      given(readAs("register_extract", [made("company_name", "Zonnebloem Ltd"), dated("2026-11-01")])),
      "registration",
      "not_established",
      /is of "Zonnebloem Ltd"/,
    ],
    [
      "owners",
      abroad([handedIn("ubo_extract", ubo([owner("An Peeters", 100)]))]),
      "beneficial_owners",
      "established",
      /UBO extract of 2026-11-02, read by the service/,
    ],
    [
      "owners below the threshold",
      abroad([handedIn("ubo_extract", ubo([owner("An Peeters", 10)]))]),
      "beneficial_owners",
      "not_established",
      /10 % of the capital is traced/,
    ],
    [
      "owners by a shareholder register",
      abroad([
        handedIn(
          "ubo_declaration",
          readAs("shareholder_register", [name, dated("2026-11-01"), owner("An Peeters", 100)]),
        ),
      ]),
      "beneficial_owners",
      "not_established",
      /only the customer/i,
    ],
    [
      "owners that differ",
      abroad([handedIn("ubo_extract", ubo([owner("Jan Willems", 90)]))]),
      "beneficial_owners",
      "contradicted",
      /names Jan Willems \(90 %\); the customer declared An Peeters/,
    ],
    [
      "directors that differ",
      company([handedIn("register_extract", extract([director("Jan Willems")]))]),
      "representatives",
      "contradicted",
      /names Jan Willems/,
    ],
  ];
  it.each(rows)("of a company: %s", (_, facts, check, outcome, how) => {
    const [found, reason, said] = state(facts, check);
    expect([found, said]).toEqual([outcome, expect.stringMatching(how)]);
    expect(reason === null).toBe(outcome === "established");
  });

  const identity = (reading?: ReturnType<typeof readAs>, sample = false) =>
    natural([handedIn("identity_document", reading)], { sample });
  const persons: [string, DueFacts, string, RegExp][] = [
    [
      "a card in order",
      identity(card()),
      "established",
      /identity card handed in on 2026-11-20, read by the service: name and birth date agree/,
    ],
    [
      "a card without its zone",
      identity(readAs("identity_card", [holder("An Peeters", "1980-02-01"), expires("2030-01-01")])),
      "not_established",
      /machine-readable zone/,
    ],
    [
      "a zone with wrong digits",
      identity(readAs("identity_card", [zone(false), holder("An Peeters", "1980-02-01"), expires("2030-01-01")])),
      "not_established",
      /is not valid/,
    ],
    [
      "no birth date",
      identity(readAs("passport", [zone(), holder("An Peeters"), expires("2030-01-01")])),
      "not_established",
      /date of birth/,
    ],
    [
      "no expiry",
      identity(readAs("passport", [zone(), holder("An Peeters", "1980-02-01")])),
      "not_established",
      /date of expiry/,
    ],
    [
      "an expired card",
      identity(readAs("identity_card", [zone(), holder("An Peeters", "1980-02-01"), expires("2015-01-01")])),
      "not_established",
      /expired/,
    ],
    [
      "a stranger's card",
      identity(readAs("identity_card", [zone(), holder("Jan Willems", "1970-01-01"), expires("2030-01-01")])),
      "contradicted",
      /is of Jan Willems/,
    ],
    [
      "another spelling",
      identity(readAs("identity_card", [zone(), holder("Anna Petersen"), expires("2030-01-01")])),
      "not_established",
      /.*/,
    ],
    ["an invoice", identity(readAs("invoice")), "not_established", /no identity document/],
    ["one that is not read yet", identity(), "not_established", /has not been read yet/],
    ["one that is not read yet, in sample mode", identity(undefined, true), "established", /sample mode, not checked/],
    [
      "one that cannot be read, in sample mode",
      identity(readAs(null, [], { status: "unreadable" }), true),
      "established",
      /sample mode, not checked/,
    ],
    [
      "an expired card in sample mode",
      identity(readAs("identity_card", [zone(), holder("An Peeters", "1980-02-01"), expires("2015-01-01")]), true),
      "not_established",
      /expired/,
    ],
    [
      "a stranger's card in sample mode",
      identity(readAs("identity_card", [zone(), holder("Jan Willems", "1970-01-01"), expires("2030-01-01")]), true),
      "contradicted",
      /Jan Willems/,
    ],
    ["an invoice in sample mode", identity(readAs("invoice"), true), "not_established", /no identity document/],
  ];
  it.each(persons)("of a person: %s", (_, facts, outcome, how) => {
    const [found, , said] = state(facts, "identity");
    expect([found, said]).toEqual([outcome, expect.stringMatching(how)]);
  });

  it("weighs more where a required document was to show identity", () => {
    expect(follows(identity(readAs("invoice"))).codes).toEqual(["wrong_kind high"]);
  });

  it("opens the screening while a document names somebody who was not screened", () => {
    const known = company([handedIn("ubo_extract", ubo([owner("An Peeters", 100)]))]);
    expect(follows(known).check("screening")!.how).not.toMatch(/Named in a document/);
    const later = company([handedIn("ubo_extract", ubo([owner("An Peeters", 80), owner("Jan Willems", 20)]))]);
    expect(follows(later).check("screening")).toMatchObject({
      outcome: "not_established",
      how: "Named in a document or an officer's filing and not screened: Jan Willems.",
    });
  });
});
