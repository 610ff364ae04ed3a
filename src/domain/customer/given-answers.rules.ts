import type { CaseRecord } from "../case/case.record.ts";
import { findTemplate } from "../templates/index.ts";
import type { Question } from "../templates/template.types.ts";
import { type DeclaredOwner, roleWords } from "./declared-owner.model.ts";
import { readDeclaredOwners } from "./declared-owners.ts";
import { answersOf, type Entry } from "./stated-facts.ts";

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
export function givenAnswers(record: Pick<CaseRecord, "templateId" | "additionalData">): GivenAnswer[] {
  const answers = answersOf(record);
  const asked = findTemplate(record.templateId)?.questions ?? [];
  const beside = Object.keys(answers).filter((id) => !asked.some((question) => question.id === id));
  return [
    ...asked.map(({ id, text, type, required, options }) => ({
      question: id,
      text: text.en,
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
  if (answer === undefined || answer === null || answer === "") return null;
  if (typeof answer === "boolean") return [answer ? "yes" : "no"];
  if (typeof answer === "object") {
    const list: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
    const owners = list.some((one) => typeof one === "object") ? (readDeclaredOwners(list) ?? []) : [];
    const lines = owners.length > 0 ? owners.map(ownerLine) : list.map(String);
    return lines.length > 0 ? lines : null;
  }
  const given = String(answer).trim();
  if (given === "") return null;
  const option = options?.find((one) => Object.values(one).includes(given));
  return option ? [option.en] : given.split(/\r?\n/).filter((line) => line.trim() !== "");
}

function ownerLine(owner: DeclaredOwner): string {
  const { name, share_percent: share } = owner;
  const { birth_date, birth_place, nationality, residence, is_pep, enterprise_number, foreign_number, country } =
    owner as Entry;
  return [
    name,
    roleWords(owner),
    share !== undefined && `${share} %`,
    birth_date && `born ${String(birth_date)}${birth_place ? ` in ${String(birth_place)}` : ""}`,
    nationality && `nationality ${String(nationality)}`,
    residence && `lives in ${String(residence)}`,
    enterprise_number ?? foreign_number,
    country,
    is_pep === true && "politically exposed",
  ]
    .filter(Boolean)
    .join(", ");
}
