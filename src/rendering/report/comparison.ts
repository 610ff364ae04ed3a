import type { ComparedSide, CustomerComparison, MissingReason } from "../../domain/customer/comparison.model.ts";
import type { CustomerDescription } from "../../domain/customer/customer.model.ts";
import type { GivenAnswer } from "../../domain/customer/given-answers.rules.ts";
import { type Block, heading, paragraph, stack, table, text, type Tone } from "../document/blocks.ts";
import { formatName } from "../document/format.ts";

/** Why a side says nothing, where its name alone would not tell. */
const MISSING: Readonly<Partial<Record<MissingReason, string>>> = {
  not_asked: "not asked by this form",
  not_covered: "no source for this country",
  source_unavailable: "the register did not answer",
  not_found: "number not in the register",
  not_applicable: "held by no register",
  not_in_documents: "no document states it",
  not_read: "no document read",
};

const TONES: Readonly<Record<CustomerComparison["result"], Tone>> = {
  agrees: "positive",
  differs: "critical",
  unclear: "medium",
  nothing_to_compare: "info",
};

/** Each fact as the customer declared it, beside the register and the documents. */
export function composeComparison(
  rows: readonly CustomerComparison[],
  kind: CustomerDescription["kind"] = "company",
): Block[] {
  const nameOf = (fact: CustomerComparison["fact"]) =>
    kind === "person" && fact === "seat" ? "Residence" : formatName(fact);
  if (rows.length === 0) return [];
  return [
    heading(2, "Declared, registered, read"),
    table(
      [
        { label: "FACT", share: 1 },
        { label: "DECLARED", share: 1.2 },
        { label: "REGISTERED", share: 1.2 },
        { label: "READ", share: 1.2 },
        { label: "RESULT", points: 70 },
      ],
      rows.map(({ fact, subject, declared, registered, read, result }) => [
        subject === null ? nameOf(fact) : stack(nameOf(fact), text(subject, "caption")),
        sideCell(declared),
        sideCell(registered),
        sideCell(read),
        text(formatName(result), "strong", TONES[result]),
      ]),
    ),
  ];
}

const sideCell = ({ values, missing }: ComparedSide) =>
  missing === null
    ? values.map(({ value }) => value).join("\n")
    : text(MISSING[missing] ?? formatName(missing).toLowerCase(), "muted");

/** An answer, and what was answered before. */
export function answerCell(answer: string | null, before: readonly string[] = []) {
  const now = answer ?? text("not answered", "muted");
  return before.length === 0 ? now : stack(now, text(`before: ${before.join("; then ")}`, "body", "high"));
}

/** Every question of the form in the words asked. */
export function composeAnswers(answers: readonly GivenAnswer[]): Block[] {
  if (answers.length === 0) return [heading(2, "Answers"), paragraph("The form of this case asks nothing.")];
  return [
    heading(2, "Answers of the customer"),
    table(
      [
        { label: "QUESTION", share: 1 },
        { label: "ANSWER", share: 1 },
      ],
      answers.map(({ text: asked, answer, before }) => [asked, answerCell(answer?.join("\n") ?? null, before)]),
    ),
  ];
}
