import { describe, expect, it } from "vitest";
import { type Finding, SEVERITIES } from "../../../src/domain/case/case.model.ts";
import { PAGE } from "../../../src/rendering/document/theme.ts";
import { composeOpening } from "../../../src/rendering/report/opening.ts";
import { renderCaseReport } from "../../../src/rendering/report/render-report.ts";
import type { CaseReportInput } from "../../../src/rendering/report/report.model.ts";
import { EMPTY_CASE, EVIDENCE, findingOf, FULL_CASE, withFindings } from "./support/case-report.ts";
import { FONTS } from "./support/fonts.ts";
import { documentReading, readFact } from "../../support/readings.ts";
import { readPdf, type ReadPdf } from "./support/read-pdf.ts";

const read = async (input: CaseReportInput): Promise<ReadPdf> => readPdf(await renderCaseReport(input, FONTS));
/** Text as it was before it was broken into lines. */
const unwrapped = (pdf: ReadPdf): string => pdf.text.replaceAll("\n", " ");

describe("case report", () => {
  it("says on whom, what, by whom, when and on what score", async () => {
    const pdf = await read(FULL_CASE);
    const [first] = pdf.pages;
    for (const said of [
      "Živković & Ελένη Handelsmaatschappij NV",
      "0999901338",
      "BE0999901338",
      "Approved",
      "WITH RESTRICTIONS",
      "Decided by alice, 2026-11-20 13:58:01 UTC",
      "Second officer bob, 2026-11-20 14:01:59 UTC",
      "0.47",
      "78",
    ])
      expect(first?.text).toContain(said);
  });

  it("leads with an override and the checks that are open, and is green only without either", async () => {
    const open = (check: "registration" | "status") => ({
      check,
      outcome: "not_established" as const,
      reason: "not_covered" as const,
      how: "No register covers this country.",
      evidence_ids: [],
    });
    const plain = { ...FULL_CASE, gates: [], mandatory_checks: [] };
    const overridden = {
      gate: "mandatory_check_open",
      outcome: "overridden" as const,
      justification: "Seen at the counter",
      actor: "bob",
      at: "2026-11-20T13:58:01.000Z",
    };
    const first = async (given: Partial<CaseReportInput>) =>
      (await read({ ...plain, ...given })).pages[0]!.text.replaceAll("\n", " ");
    const without = await first({});
    expect(without).toContain("Approved");
    expect(without).not.toMatch(/by override|checks? open/);
    const over = await first({ gates: [overridden], mandatory_checks: [open("registration"), open("status")] });
    expect(over).toContain("Approved by override");
    expect(over).toContain("2 mandatory checks open");
    expect(await first({ mandatory_checks: [open("status")] })).toMatch(/Approved 1 mandatory check open/);
    const tone = (given: Partial<CaseReportInput>) =>
      composeOpening({ ...plain, ...given }).find((block) => block.kind === "panel")?.tone;
    expect(tone({})).toBe("positive");
    expect(tone({ gates: [overridden] })).toBe("warning");
    expect(tone({ mandatory_checks: [open("status")] })).toBe("warning");
    const found = (one: Finding) => ({ results: [{ ...FULL_CASE.results.at(-1)!, findings: [one] }] });
    const unread = findingOf(1, "low", { category: "adverse_media", code: "media_unclear" });
    const unsearched = findingOf(1, "low", { category: "data_gap", source: "adverse_media" });
    expect(await first(found(unread))).toMatch(/Approved News was still to be read/);
    expect(await first(found(unsearched))).toMatch(/Approved The news was not searched, or not read in full/);
    expect([tone(found(unread)), tone(found(unsearched))]).toEqual(["warning", "warning"]);
    const clearance = { reason: "no", cleared_by: "alice", cleared_at: "2026-11-20T13:58:01.000Z" };
    expect(tone(found({ ...unread, clearance }))).toBe("positive");
    const rejected = { ...plain.case, status: "REJECTED" as const };
    expect(await first({ case: rejected, mandatory_checks: [open("status")] })).not.toMatch(/checks? open/);
  });

  it("names a second approval that was refused, under a later decision and without any", async () => {
    const refused_approvals = [
      {
        decision: "approve" as const,
        maker: "bob",
        refusedBy: "cecil",
        at: "2026-11-19T10:00:00.000Z",
        comment: "No register names it",
      },
    ];
    const said = "Approve, decided by bob, refused by cecil, 2026-11-19 10:00:00 UTC: No register names it";
    expect(unwrapped(await read({ ...FULL_CASE, refused_approvals }))).toContain(said);
    expect(unwrapped(await read({ ...EMPTY_CASE, decision: null, refused_approvals }))).toContain(said);
    expect(unwrapped(await read(FULL_CASE))).not.toContain("Second approvals refused");
  });

  it("calls the seat of a natural person a residence", async () => {
    const side = { values: [], missing: "not_declared" as const };
    const seat = {
      fact: "seat" as const,
      subject: null,
      declared: side,
      registered: side,
      read: side,
      result: "nothing_to_compare" as const,
      differing: [],
    };
    const person = { ...FULL_CASE.customer, kind: "person" as const };
    const [first] = unwrapped(await read({ ...FULL_CASE, customer: person, comparison: [seat] })).split(
      "Mandatory checks",
    );
    expect(first).toMatch(/RESULT Residence/);
    expect(unwrapped(await read({ ...FULL_CASE, comparison: [seat] }))).toMatch(/RESULT Seat/);
  });

  it("has a chapter for each part of the case, in the reader's table of contents", async () => {
    const pdf = await read(FULL_CASE);
    expect(pdf.outline.map((title) => title.replace(/^\d+ +/, ""))).toEqual([
      "The customer",
      "Who stands behind the customer",
      "Mandatory checks",
      "Risk rating",
      "Risk score",
      "Case confidence",
      "Findings",
      "Data gaps",
      "Discrepancies",
      "Decision",
      "Gates",
      "Merchant category",
      "Files",
      "Field validation",
      "Company verification",
      "Evidence",
      "Audit trail",
    ]);
  });

  it("shows what was read in each document with the words that it stands on, and what could not be read", async () => {
    const [first, second] = FULL_CASE.documents;
    const person = { name: "An Peeters", role: "director" as const, birth_date: "1970-03-01" };
    const facts = [readFact({ type: "person", value: person, quote: "An Peeters, bestuurder", page: 2 })];
    const unreadable = documentReading({
      status: "unreadable",
      reader: null,
      kind: null,
      kind_confidence: 0,
      warnings: [{ code: "encrypted", page: null, detail: "The file asks for a password." }],
    });
    const documents = [
      { ...first!, reading: documentReading({ facts }) },
      { ...second!, reading: unreadable },
    ];
    const text = unwrapped(await read({ ...FULL_CASE, documents }));
    expect(text).toContain("What was read in the documents");
    for (const said of ["Director", "An Peeters, born 1970-03-01", "An Peeters, bestuurder", "confidence 95 %"]) {
      expect(text).toContain(said);
    }
    expect(text).toContain("has no text that can be read. An officer must look at it.");
    expect(text).toContain("The file asks for a password.");
  });

  it("tells a guess from a fact that counts", async () => {
    const [first] = FULL_CASE.documents;
    const saying = async (confidence: number, review?: (typeof first & object)["review"]) => {
      const facts = [readFact({ id: "f1", type: "company_name", value: "Zonnebloem", confidence })];
      const documents = [{ ...first!, reading: documentReading({ facts }), ...(review && { review }) }];
      return unwrapped(await read({ ...FULL_CASE, documents }));
    };
    expect(await saying(0.79)).toContain("Zonnebloem Not certain: does not count");
    expect(await saying(0.8)).not.toContain("Not certain");
    const restated = {
      outcome: "accepted",
      kind: null,
      facts: [{ id: "f1", value: "Zonnebloem" }],
      reason: "It stands there",
      reviewed_by: "lena.maes",
      reviewed_at: "2026-11-20T10:00:00.000Z",
    } as const;
    expect(await saying(0.5, restated)).not.toContain("Not certain");
  });

  it("shows what an officer corrected, and what had been read", async () => {
    const [first] = FULL_CASE.documents;
    const facts = [readFact({ id: "f1", type: "expiry_date", value: "2015-01-01", quote: "Geldig tot 01.01.2015" })];
    const review = {
      outcome: "accepted",
      kind: null,
      facts: [{ id: "f1", value: "2035-01-01" }],
      reason: "The card says 2035",
      reviewed_by: "lena.maes",
      reviewed_at: "2026-11-20T10:00:00.000Z",
    } as const;
    const documents = [{ ...first!, reading: documentReading({ facts }), review }];
    const text = unwrapped(await read({ ...FULL_CASE, documents }));
    expect(text).toContain("2035-01-01");
    expect(text).toMatch(/Corrected by lena\.maes on .*; read as 2015-01-01/);
    const confirmed = { ...review, facts: [{ id: "f1", value: "2015-01-01", confirms: true }] } as const;
    const same = unwrapped(await read({ ...FULL_CASE, documents: [{ ...documents[0]!, review: confirmed }] }));
    expect(same).toMatch(/Confirmed by lena\.maes on /);
    expect(same).not.toContain("Corrected by");
  });

  it("shows every risk factor, finding, discrepancy, document, gate and answer with its hash or its reason", async () => {
    const text = unwrapped(await read(FULL_CASE));
    const latest = FULL_CASE.results.at(-1);
    for (const factor of latest?.risk_factors ?? []) expect(text).toContain(`+${factor.points} ${factor.reason}`);
    for (const finding of latest?.findings ?? []) expect(text).toContain(finding.title);
    for (const discrepancy of latest?.discrepancies ?? [])
      expect(text).toContain(discrepancy.field.replaceAll("_", " "));
    for (const document of FULL_CASE.documents) expect(text).toContain(`sha256:${document.sha256}`);
    for (const item of EVIDENCE) expect(text.split(item.data_hash).length).toBeGreaterThan(1);
    for (const gate of FULL_CASE.gates) expect(text).toContain(gate.justification);
    for (const response of FULL_CASE.responses) expect(text).toContain(response.answer);
    expect(text).toContain(FULL_CASE.evidence_bundle_hash);
    expect(text).toContain(FULL_CASE.audit.entries.at(-1)?.hash);
    expect(text).toContain("Cleared by mia");
  });

  it("opens with the customer, tells declared from registered, and says who was not screened", async () => {
    const text = unwrapped(await read(FULL_CASE));
    for (const said of [
      "is registered under the number 0999.901.338",
      "Živković Handel",
      "0999.901.338 (registered)",
      "Bestuurder, beneficial owner, nationality BE",
      "hit cleared by mia",
      "customer only",
      "not screened",
      "UN was not searched.",
      "Not everybody was looked up as a politically exposed person.",
      "not answered",
      "Representatives",
      "kbo names An Peeters; the customer declared Łukasz Živković.",
      "Registered 14 months ago. (12 points)",
    ])
      expect(text).toContain(said);
    expect(text.indexOf("The customer")).toBeLessThan(text.indexOf("Mandatory checks"));
  });

  it("begins with the customer as declared, registered and read, and with every answer", async () => {
    const silent = { values: [], missing: "not_covered" } as const;
    const comparison = [
      {
        fact: "owner",
        subject: "Viktor Morozenko",
        declared: { values: [], missing: "not_named" },
        registered: silent,
        read: { values: [{ value: "Viktor Morozenko, 42 %", source: "extract.pdf", at: null }], missing: null },
        result: "differs",
        differing: ["declared", "read"],
      },
    ] as const;
    const answers = [
      { question: "q1", text: "What do you sell?", type: "text", required: true, answer: ["Freight"] },
      { question: "q2", text: "To whom?", type: "text", required: true, answer: null },
    ] as const;
    const report = { ...FULL_CASE, comparison, answers, since_last_decision: ["The rating was low."] };
    const pdf = await read(report);
    const text = unwrapped(pdf);
    expect(pdf.outline[0]).toContain("The customer");
    for (const said of ["Viktor Morozenko, 42 %", "no source for this country", "What do you sell?", "Freight"]) {
      expect(text).toContain(said);
    }
    expect(text).toMatch(/To whom\?.{0,40}not answered/);
  });

  it("says nothing good of sources that did not answer", async () => {
    const { customer } = EMPTY_CASE;
    const gap = findingOf(1, "medium", { category: "data_gap", title: "The register did not answer" });
    const [latest] = withFindings([gap]).results;
    const silent = {
      ...FULL_CASE,
      customer,
      results: [{ ...latest!, discrepancies: [] }],
      gates: [{ gate: "sanctioned", outcome: "not_checked" as const, justification: null, actor: null, at: null }],
    };
    const text = unwrapped(await read(silent));
    expect(text).toContain("No company register answered, so what was declared could not be compared with it.");
    expect(text).toContain("None: no list was searched.");
    expect(text).toContain("No confirmed sanctions match NOT CHECKED");
    expect(text).not.toMatch(/match the sources|PASSED|no findings/);
  });

  it("says that no reason was given where the decision has none", async () => {
    const decision = { ...FULL_CASE.decision!, reason: " " };
    expect(unwrapped(await read({ ...FULL_CASE, decision }))).toContain("No reason given.");
  });

  it("names evidence that a finding cites and the bundle lacks", async () => {
    const text = unwrapped(await read(withFindings([findingOf(1, "high", { evidence_ids: ["gone"] })])));
    expect(text).toContain("Evidence gone is not in the bundle of this report.");
    const [{ id, data_hash }] = EVIDENCE as [(typeof EVIDENCE)[number]];
    const twice = await read(withFindings([findingOf(1, "high", { evidence_ids: [id, id] })]));
    expect(unwrapped(twice).split(`Evidence ${data_hash}`)).toHaveLength(2);
  });

  it("keeps what is unknown apart from findings", async () => {
    const gap = findingOf(1, "medium", { category: "data_gap", title: "The registry did not answer" });
    const pdf = await read(withFindings([gap]));
    expect(unwrapped(pdf)).toContain("The sources that answered gave no finding");
    expect(unwrapped(pdf)).toMatch(/Data gaps .* The registry did not answer/);
  });

  it("says SAMPLE DATA on every page of a case from sample sources, and on none of another", async () => {
    const sample = await read(FULL_CASE);
    for (const page of sample.pages) expect(page.text).toContain("SAMPLE DATA");
    expect((await read({ ...FULL_CASE, sample: false })).text).not.toContain("SAMPLE");
  });

  it("says on every page that a case is not decided, also while a decision waits for its second officer", async () => {
    const parked = { ...FULL_CASE, case: { ...FULL_CASE.case, status: "PENDING_SECOND_APPROVAL" as const } };
    for (const input of [EMPTY_CASE, parked]) {
      const pdf = await read(input);
      for (const page of pdf.pages) expect(page.text).toContain("NOT DECIDED: WORKING COPY");
      expect(pdf.pages[0]?.text).toContain("Not decided");
      expect(pdf.pages[0]?.text).not.toContain("Approved");
    }
    expect((await read(FULL_CASE)).text).not.toContain("NOT DECIDED");
  });

  it("says that the audit chain is broken where it is", async () => {
    const broken = { ...FULL_CASE, audit: { ...FULL_CASE.audit, chain_valid: false } };
    expect(unwrapped(await read(broken))).toContain("The chain of this log does not verify");
  });

  it("shows a case on which nothing has happened yet on two pages", async () => {
    const pdf = await read(EMPTY_CASE);
    expect(pdf.pages).toHaveLength(2);
    expect(pdf.text).toContain("No investigation has been completed for this case.");
  });

  it("shows a hundred and fifty findings, each once, by falling severity", async () => {
    const findings = Array.from({ length: 150 }, (_, index) =>
      findingOf(index, SEVERITIES[index % SEVERITIES.length] ?? "info", { title: `Finding number ${index}.` }),
    );
    const pdf = await read(withFindings(findings));
    for (const finding of findings) expect(pdf.text.split(finding.title)).toHaveLength(2);
    const order = [...pdf.text.matchAll(/(Critical|High|Medium|Low|Info) \(30\)/g)].map((match) => match[1]);
    expect(order).toEqual(["Critical", "High", "Medium", "Low", "Info"]);
    pdf.pages.forEach((page, index) => expect(page.text).toContain(`Page ${index + 1} of ${pdf.pages.length}`));
  });

  it("keeps words of two hundred characters inside the margins", async () => {
    const long = "W".repeat(200);
    const pdf = await read({
      ...withFindings([findingOf(1, "critical", { title: long, description: long, source: long, agent_name: long })]),
      brand_name: long,
      generated_by: long,
      case: { ...FULL_CASE.case, company_name: long, template_name: long },
      documents: FULL_CASE.documents.map((document) => ({ ...document, filename: long })),
    });
    for (const drawn of pdf.pages.flatMap((page) => page.texts).filter((one) => !one.rotated))
      expect(drawn.x + drawn.width).toBeLessThanOrEqual(PAGE.width - PAGE.marginX + 0.5);
  });

  it("gives the same bytes for the same case", async () => {
    const [one, two] = [await renderCaseReport(FULL_CASE, FONTS), await renderCaseReport(FULL_CASE, FONTS)];
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
  });
});
