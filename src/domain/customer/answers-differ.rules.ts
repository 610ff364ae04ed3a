import { readYesNo, text } from "../case/answers.ts";
import { foldAccents } from "../../platform/folding.ts";
import { toCountryCode } from "../../platform/country-code.ts";
import { nameKey } from "../decisions/cleared-hits.rules.ts";
import { type OfTemplate, questionName, templateOf } from "../templates/index.ts";
import type { Question } from "../templates/template.types.ts";
import { readDeclaredOwners } from "./declared-owners.ts";

interface Answering extends OfTemplate {
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Questions that both cases answer, and otherwise, with the answer there and the one here; in the order of the form. */
export function answersThatDiffer(here: Answering, there: Answering): string[] {
  const questions = templateOf(here)?.questions ?? [];
  return questions.flatMap((question) => {
    const [before, now] = [there, here].map(({ answers }) => comparable(question, answers[question.id]));
    if (!before || !now || before === now) return [];
    const words = [there, here].map(({ answers }) => `"${answerInWords(answers[question.id])}"`);
    return [`${questionName(here, question.id)} ${words.join(", ")}`];
  });
}

/** What of an answer counts, in one form whatever its language and spelling. */
export function comparable({ type, options }: Question, answer: unknown): string {
  if (type === "owners") {
    const owners = readDeclaredOwners(answer) ?? [];
    return owners
      .map(({ name, share_percent: share }) => `${nameKey(name)} ${share ?? ""}`)
      .sort()
      .join("; ");
  }
  const said = text(answer) ?? "";
  const folded = foldAccents(said)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  if (type === "yes_no") return readYesNo(said) ?? folded;
  if (type === "country") return toCountryCode(said) ?? folded;
  if (type !== "select") return folded;
  const at = (options ?? []).findIndex((one) =>
    Object.values(one).some((word) => word.toLowerCase() === said.toLowerCase()),
  );
  return at < 0 ? folded : `option ${at}`;
}

const SHOWN_CHARS = 120;

/** An answer in the customer's words; owners by name and share. */
export function answerInWords(answer: unknown): string {
  const owners = typeof answer === "object" ? (readDeclaredOwners(answer) ?? []) : [];
  const named = owners.map(({ name, share_percent: share }) => (share === undefined ? name : `${name}, ${share} %`));
  const said = named.length > 0 ? named.join("; ") : (text(answer) ?? "");
  return said.length > SHOWN_CHARS ? `${said.slice(0, SHOWN_CHARS)}…` : said;
}
