import { readYesNo, text } from "../../domain/case/answers.ts";
import type { FollowUpTask, TaskResponse } from "../../domain/case/case.model.ts";
import { type JudgedBy, judgesBefore } from "../../domain/case/rules-version.model.ts";
import { namesInText, TEXT_MAX } from "../../domain/customer/names-in-text.rules.ts";
import { isSameName } from "../../domain/customer/same-person.ts";
import { compareCompanyNames, NAME_MATCH_THRESHOLD } from "../../domain/matching/index.ts";
import { guessedParties, type NamingParts } from "../../domain/readings/people-in-documents.rules.ts";
import { type OfTemplate, questionName, templateOf } from "../../domain/templates/index.ts";
import { toCountryCode } from "../../platform/country-code.ts";
import type { ScreeningSubject } from "../../screening/index.ts";

/** Names in a customer's own words that are searched for: each costs a search of every list. */
const NAMED_BY_CUSTOMER_MAX = 100;

/** The limits of runs before version 8. */
const EARLIER = { names: 30, characters: 4_000 };

/** Answers that are no words of the customer's own: the name, numbers and places, which are searched for or compared by themselves. */
const OTHER_ANSWERS = /address|^full_name$|place_of_birth|number$|iban|email|phone|website/;

/** The answers of a case, and what it has of tasks. */
export interface Answering extends OfTemplate {
  readonly companyName: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly taskResponses: readonly Pick<TaskResponse, "answer" | "description">[];
  readonly followUpTasks?: readonly Pick<FollowUpTask, "id">[];
}

export interface Mentioned {
  readonly subjects: readonly ScreeningSubject[];
  /** Words that may be names, and are more than will be searched for. */
  readonly leftOut: number;
  /** Answers that are too long to be read to their end, in words. */
  readonly unread?: readonly string[];
}

/** Names that documents may state behind the customer, read without certainty or in running text, as subjects of a screening. */
export const guessedSubjects = (
  parts: NamingParts,
  known: readonly ScreeningSubject[],
  now: Date,
): ScreeningSubject[] => {
  const names = known.map(({ name }) => name);
  return guessedParties(parts, names, now).map(({ name, birth_date, filename, isInText }) => ({
    // What was not read with certainty does not say whether it is a person.
    kind: "unknown",
    name,
    ...(birth_date === undefined ? {} : { birthDate: birth_date }),
    mention: { by: isInText ? "paper" : "document", where: filename },
  }));
};

/** Names in the customer's own words, without those of the customer and of others who are searched for anyway. */
export function namedByCustomer(
  answering: Answering,
  known: readonly ScreeningSubject[],
  rules: JudgedBy = {},
): Mentioned {
  const isEarlier = judgesBefore(rules, 8);
  // Since version 9 the lists are looked for in the texts alone, with ships and numbers.
  const isVersion8 = !isEarlier && judgesBefore(rules, 9);
  const most = isEarlier ? EARLIER : { names: NAMED_BY_CUSTOMER_MAX, characters: TEXT_MAX };
  const texts = textsOf(answering);
  const unread = texts.filter(({ words }) => words.length > most.characters).map(({ where }) => where);
  const found = texts.flatMap(({ words, where }) =>
    namesInText(words, most.characters)
      .filter(({ name }) => isEarlier || !isNobody(name))
      .map(({ name, isVariant }) => ({ name, isVariant, where, isOfShips: SHIPS.test(words) })),
  );
  const isKnown = (name: string) =>
    isCustomer(name, answering.companyName) || known.some((subject) => isSameName(subject.name, name));
  const byName = new Map<string, (typeof found)[number]>();
  for (const one of found.toSorted((a, b) => Number(a.isVariant) - Number(b.isVariant))) {
    const key = one.name.toLowerCase();
    if (!byName.has(key) && !isKnown(one.name)) byName.set(key, one);
  }
  const names = [...byName.values()];
  return {
    subjects: [
      ...names.slice(0, most.names).map(({ name, where, isOfShips }) => ({
        kind: "unknown" as const,
        name,
        mention: { by: "customer" as const, where, ...(isOfShips && isVersion8 && { ship: true as const }) },
      })),
      ...(isVersion8 ? texts.flatMap(numbersIn) : []),
    ],
    leftOut: Math.max(0, names.length - most.names),
    ...(!isEarlier && unread.length > 0 && { unread }),
  };
}

/** What version 8 read in answers beside the search of texts. */
const SHIPS =
  /(?<!\p{L})(?:\p{L}*(?:schip|schepen|schiff|schiffe|tankers?)|vessels?|ships?(?! (?:to|in|within|from|goods))|navires?|petroliers?|pétroliers?|frachter|bulk carriers?|IMO)(?!\p{L})/iu;

/** Numbers by which lists name ships, companies and people, where an answer says what they are; of version 8 alone. */
const NUMBERS =
  /(?<![\p{L}\p{N}])(IMO|INN|OGRN|ИНН|ОГРН|passport|paspoort|reispas|passeport|reisepass)(?:[\s.:#-]|nr|no|n°|number|nummer|num[ée]ro)*((?:[A-Z]{1,3}[ -]?)?\d[\d -]{4,16}\d)(?![\p{L}\p{N}])/giu;
const NUMBERS_MAX = 10;

const numbersIn = ({ words, where }: { readonly words: string; readonly where: string }): ScreeningSubject[] =>
  [...words.matchAll(NUMBERS)].slice(0, NUMBERS_MAX).map(([, label, number]) => ({
    kind: "unknown",
    name: `number ${label} ${number!.trim()}`,
    identifiers: [number!.trim()],
    mention: { by: "customer", where },
  }));

const JOINED = /^\p{Ll}.*\s(?:en|et|and|und)\s\p{Ll}/u;

/** "Taarten en pralines" are wares, and "France, Germany" two countries. */
const isNobody = (name: string): boolean =>
  JOINED.test(name) || name.split(/,|\s(?:en|et|and|und)\s/).every((part) => toCountryCode(part) !== null);

export const isCustomer = (name: string, customer: string): boolean =>
  isSameName(name, customer) || compareCompanyNames(name, customer).score >= NAME_MATCH_THRESHOLD;

const TASK_SHOWN_CHARS = 80;

/** The customer's own words, with the question that they answer. */
export function textsOf(answering: Answering): { readonly words: string; readonly where: string }[] {
  const { answers, taskResponses } = answering;
  const asked = templateOf(answering)?.questions ?? [];
  const given = Object.entries(answers).flatMap(([id, answer]) => {
    const type = asked.find((question) => question.id === id)?.type ?? "text";
    const isOwnWords =
      type === "text" ||
      type === "textarea" ||
      (type === "yes_no" && readYesNo(answer) !== text(answer)?.toLowerCase());
    if (!isOwnWords || typeof answer !== "string" || OTHER_ANSWERS.test(id)) return [];
    return [{ words: answer, where: questionName(answering, id) }];
  });
  const toTasks = taskResponses.map(({ answer, description }) => ({
    words: answer,
    where: `the answer to "${description.length <= TASK_SHOWN_CHARS ? description : `${description.slice(0, TASK_SHOWN_CHARS - 1)}…`}"`,
  }));
  return [...given, ...toTasks];
}
