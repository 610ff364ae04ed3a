import { describe, expect, it } from "vitest";
import { findTemplate, requirementsFor, TEMPLATES } from "../../../src/domain/templates/index.ts";
import {
  compareTemplates,
  contentOf,
  type TemplateContent,
  templateFaults,
  tenantTemplate,
} from "../../../src/domain/templates/tenant-template.rules.ts";

const words = (en: string) => ({ nl: `${en} (nl)`, fr: `${en} (fr)`, de: `${en} (de)`, en });
const question = (id: string, over: object = {}) => ({
  id,
  text: words("Which platform do you sell on?"),
  type: "text" as const,
  options: null,
  required: true,
  ...over,
});
const MERCHANT = findTemplate("psp_merchant_onboarding")!;
const changed = (over: Partial<TemplateContent>): TemplateContent => ({ ...contentOf(MERCHANT), ...over });
const paths = (content: TemplateContent) =>
  templateFaults(MERCHANT, content).map(({ path, code }) => `${path} ${code}`);

describe("a tenant's version of a template", () => {
  it("is faultless and the same as the built-in one where it changes nothing", () => {
    for (const builtIn of TEMPLATES) {
      expect(templateFaults(builtIn, contentOf(builtIn))).toEqual([]);
      const same = tenantTemplate(builtIn, contentOf(builtIn), 1);
      expect(same.questions).toEqual(builtIn.questions);
      expect(same.documents.toSorted((a, b) => (a.type < b.type ? -1 : 1))).toEqual(
        builtIn.documents.toSorted((a, b) => (a.type < b.type ? -1 : 1)),
      );
    }
  });

  it("never asks for less than the built-in one, whatever is stored", () => {
    for (const builtIn of TEMPLATES) {
      const least = tenantTemplate(builtIn, { name: "x", description: "y", documents: [], questions: [] }, 7);
      expect(least.documents).toEqual(builtIn.documents.filter(({ required }) => required));
      expect(least.questions).toEqual(builtIn.questions);
      const weakened = builtIn.documents.map(({ type }) => ({ type, required: false }));
      const weak = tenantTemplate(builtIn, { name: "x", description: "y", documents: weakened, questions: [] }, 7);
      expect(weak.documents.filter(({ required }) => required)).toEqual(
        builtIn.documents.filter(({ required }) => required),
      );
    }
  });

  it("cannot speak for a built-in question", () => {
    const content = changed({ questions: [question("beneficial_owners"), question("own_platform")] });
    const ids = tenantTemplate(MERCHANT, content, 1).questions.map(({ id }) => id);
    expect(ids).toEqual([...MERCHANT.questions.map(({ id }) => id), "own_platform"]);
  });

  it.each([
    "Our compliance team suspects money laundering: did you receive money from the reported person?",
    "Please give us your e-banking password and PIN.",
    "We filed an STR on your transfers. Why did you make them?",
    "Wij hebben een vermoeden van fraude. Van wie kwam het geld?",
    "Veuillez verser les frais sur BE68 5390 0754 7034.",
    "Were you named by the police as a money mule?",
  ])("is refused where it asks or tells what no customer may read: %s", (en) => {
    expect(paths(changed({ questions: [question("own_a", { text: words(en) })] }))).toEqual([
      "questions.0.text forbidden_words",
    ]);
  });

  it.each([
    "Who is your MLRO?",
    "Do you report suspicious transactions to the FIU, and who does so?",
    "We are bound to ask: are you or an owner on a sanctions list?",
    "Staat u of een eigenaar op een sanctielijst?",
    "Wie is bij u meldplichtig?",
    "Meldt u verdachte transacties?",
    "Wer meldet bei Ihnen verdächtige Transaktionen?",
    "Qui déclare chez vous les opérations suspectes à la CTIF?",
    "Do you sell abroad, and how are you paid?",
    "To which account should we pay? Give its IBAN.",
    "Were you ever convicted of fraud?",
  ])("may ask of every customer: %s", (en) => {
    expect(paths(changed({ questions: [question("own_a", { text: words(en) })] }))).toEqual([]);
  });

  it("is refused where a required document is left out or made optional, by name", () => {
    const [first] = MERCHANT.documents.filter(({ required }) => required);
    const without = changed({ documents: contentOf(MERCHANT).documents.filter(({ type }) => type !== first!.type) });
    expect(templateFaults(MERCHANT, without)).toMatchObject([
      { path: "documents", code: "required_by_template", message: expect.stringContaining(first!.type) },
    ]);
    expect(
      paths(changed({ documents: contentOf(MERCHANT).documents.map((one) => ({ ...one, required: false })) })),
    ).toEqual(["documents required_by_template"]);
  });

  it("is refused for unknown and repeated documents, repeated questions and options that do not fit", () => {
    const documents = [...contentOf(MERCHANT).documents, { type: "horoscope", required: true }];
    const at = documents.length;
    expect(paths(changed({ documents: [...documents, documents[0]!] }))).toEqual([
      `documents.${at - 1}.type unknown`,
      `documents.${at}.type duplicate`,
    ]);
    const options = [words("Yes"), words("No")];
    const faulty = [
      question("own_a"),
      question("own_a"),
      question("own_b", { options }),
      question("own_c", { type: "select" }),
      question("own_d", { type: "select", options: [words("Same"), { ...words("Other"), fr: "SAME (fr)" }] }),
      // "Die" of a German would be read as the second option of an English reader.
      question("own_e", { type: "select", options: [{ ...words("Live"), de: "Die" }, words("Die")] }),
    ];
    expect(paths(changed({ questions: faulty }))).toEqual([
      "questions.1.id duplicate",
      "questions.2.options invalid",
      "questions.3.options invalid",
      "questions.4.options duplicate",
      "questions.5.options duplicate",
    ]);
  });

  it("asks for further documents where no register gives them", () => {
    const content = changed({ documents: [...contentOf(MERCHANT).documents, { type: "invoices", required: true }] });
    const template = tenantTemplate(MERCHANT, content, 1);
    expect(requirementsFor(template, "BE").map(({ id }) => id)).toContain("invoices");
  });

  it("says what it changed", () => {
    const after = changed({
      name: "Shops",
      documents: contentOf(MERCHANT).documents.filter(({ required }) => required),
      questions: [question("own_platform")],
    });
    const dropped = MERCHANT.documents.filter(({ required }) => !required);
    expect(compareTemplates(contentOf(MERCHANT), after)).toEqual([
      { path: "name", from: MERCHANT.name, to: "Shops" },
      ...dropped.map(({ type }) => ({ path: `documents.${type}`, from: "optional", to: null })),
      { path: "questions.own_platform", from: null, to: expect.objectContaining({ required: true }) },
    ]);
  });
});
