import type { CaseRecord } from "../case/case.record.ts";
import { templateOf } from "../templates/index.ts";
import type { Question } from "../templates/template.types.ts";
import { type DeclaredOwner, roleWords } from "./declared-owner.model.ts";
import { readDeclaredOwners } from "./declared-owners.ts";
import { answersOf, type Entry, text } from "./stated-facts.ts";

/** A question of the form and what the customer answered. */
export interface GivenAnswer {
  readonly question: string;
  /** In English; the id of an answer that the form does not ask for. */
  readonly text: string;
  readonly type: Question["type"];
  readonly required: boolean;
  /** Null where it is unanswered. */
  readonly answer: readonly string[] | null;
}

/** Every question of the case's form in its order, and then answers that the caller gave beside it. */
export function givenAnswers(record: Pick<CaseRecord, "templateId" | "template" | "additionalData">): GivenAnswer[] {
  const answers = answersOf(record);
  const asked = templateOf(record)?.questions ?? [];
  const beside = Object.keys(answers).filter((id) => !asked.some((question) => question.id === id));
  return [
    ...asked.map(({ id, text: words, type, required, options }) => ({
      question: id,
      text: words.en,
      type,
      required,
      answer: linesOf(answers[id], options),
    })),
    ...beside.map((id) => ({
      question: id,
      text: id,
      type: "text" as const,
      required: false,
      answer: linesOf(answers[id], null),
    })),
  ];
}

/** A choice in English; persons and companies one a line; anything else as it was written. */
function linesOf(answer: unknown, options: Question["options"]): readonly string[] | null {
  if (typeof answer === "boolean") return [answer ? "yes" : "no"];
  if (typeof answer === "object" && answer !== null) {
    const list: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
    const owners = list.some((one) => typeof one === "object") ? (readDeclaredOwners(list) ?? []) : [];
    const lines = owners.length > 0 ? owners.map(ownerLine) : list.flatMap((one) => textOf(one) ?? []);
    return lines.length > 0 ? lines : null;
  }
  const given = textOf(answer);
  if (given === null) return null;
  const option = options?.find((one) => Object.values(one).includes(given));
  return option ? [option.en] : given.split(/\r?\n/).filter((line) => line.trim() !== "");
}

const textOf = (value: unknown): string | null => text(typeof value === "number" ? `${value}` : value);

function ownerLine(owner: DeclaredOwner): string {
  const given: Entry = { ...owner };
  const of = (field: string, before = "") => {
    const value = text(given[field]);
    return value === null ? "" : `${before}${value}`;
  };
  return [
    owner.name,
    roleWords(owner),
    owner.share_percent === undefined ? "" : `${owner.share_percent} %`,
    of("birth_date", "born ") + of("birth_place", " in "),
    of("nationality", "nationality "),
    of("residence", "lives in "),
    of("enterprise_number") || of("foreign_number"),
    of("country"),
    given["is_pep"] === true ? "politically exposed" : "",
  ]
    .filter(Boolean)
    .join(", ");
}
