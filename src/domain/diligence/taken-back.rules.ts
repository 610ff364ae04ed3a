import { readYesNo, text } from "../case/answers.ts";
import type { AnswerHistory, ReplacedAnswer } from "../case/answer-history.model.ts";
import type { Finding, IsoTime, Severity } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { answerInWords } from "../customer/answers-differ.rules.ts";
import type { DeclaredOwner } from "../customer/declared-owner.model.ts";
import { readDeclaredOwners } from "../customer/declared-owners.ts";
import { countriesTowards, readNamedCountries } from "../customer/named-countries.rules.ts";
import { isNoAnswer } from "../customer/no-answer.rules.ts";
import { publicFunctionIn } from "../customer/public-functions.rules.ts";
import { inWords, readableTexts } from "../customer/readable-answer.ts";
import { answersOf } from "../customer/stated-facts.ts";
import { nationalitiesIn } from "../customer/stated-nationality.ts";
import { nameKey } from "../decisions/cleared-hits.rules.ts";
import type { SaidBefore } from "../decisions/said-before.ts";
import { type OfTemplate, templateOf } from "../templates/index.ts";
import type { Question } from "../templates/template.types.ts";
import { canonicalHash } from "../../platform/canonical-json.ts";
import { countriesIn, toCountryCode } from "../../platform/country-code.ts";
import { DEFAULT_POLICY } from "./default-policy.ts";
import { moneySaid } from "./money-said.rules.ts";
import { reachesThreshold } from "./owner-threshold.rules.ts";
import type { Policy } from "./policy.model.ts";
import { CALL_FOR_ACTION, countriesOfDeclaration, isHighRisk } from "./rating/countries.rules.ts";
import { tradesOfAnswers } from "./rating/declared-trades.rules.ts";
import { chosenOption } from "./rating/rating-facts.ts";

/** A question that the customer answered in more than one way, of which a later answer says less. */
export interface TakenBack {
  readonly question: string;
  /** Every answer in the order in which it was given, the last one that which stands now. */
  readonly answers: readonly { readonly words: string; readonly at: IsoTime | null }[];
  /** Never lower than what the answer that was taken back led to. */
  readonly severity: Severity;
  /** What it is about, which the finding's category follows. */
  readonly about: "exposure" | "owners" | "answer";
  /** Names the change: an officer's clearance is of these answers. */
  readonly key: string;
}

interface AnsweringCase extends OfTemplate, AnswerHistory {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly policy: Policy;
  /** Whether a source contradicted the declared owners: then another declaration is the correction that was asked for. */
  readonly ownersContradicted: boolean;
}

/** Questions whose "no" is what needs an explanation. */
const NO_IS_RISKY: readonly string[] = ["offers_only_compliant_products", "sends_transfer_information"];

/** What of an answer raises the risk, as words that another answer can lack. */
interface Mark {
  readonly word: string;
  readonly severity: Severity;
}

const mark = (word: string, severity: Severity = "medium"): Mark => ({ word, severity });

/** The answers that were taken back, each question once. */
function takenBack(known: AnsweringCase): TakenBack[] {
  const byQuestion = Map.groupBy(known.replacedAnswers ?? [], ({ question }) => question);
  return [...byQuestion].flatMap(([question, replaced]) => {
    const now = known.answers[question];
    const stands = new Set(marksOf(known, question, now).map(({ word }) => word));
    const lost = replaced
      .flatMap(({ answer }) => marksOf(known, question, answer))
      .filter(({ word }) => !stands.has(word));
    if (lost.length === 0) return [];
    const given = [...replaced, { question, answer: now, answeredAt: replaced.at(-1)!.replacedAt }];
    const answers = given.map(({ answer, answeredAt }) => ({ words: answerInWords(answer), at: answeredAt }));
    const isExposure = question === "politically_exposed" || lost.some(({ word }) => word.startsWith("exposed "));
    return [
      {
        question,
        answers: answers.filter(({ words }, at) => words !== answers[at - 1]?.words),
        severity: lost.some(({ severity }) => severity === "high") ? ("high" as const) : ("medium" as const),
        about: isExposure ? ("exposure" as const) : question === OWNERS ? ("owners" as const) : ("answer" as const),
        key: canonicalHash(answers.map(({ words }) => words)).slice(-16),
      },
    ];
  });
}

const OWNERS = "beneficial_owners";

function marksOf(known: AnsweringCase, question: string, answer: unknown): Mark[] {
  const asked = templateOf(known)?.questions.find(({ id }) => id === question);
  if (question === OWNERS) return marksOfOwners(known, answer);
  const said = text(answer);
  if (said === null) return [];
  if (asked?.type === "yes_no") return marksOfYesNo(question, said);
  if (asked?.type === "select") return marksOfOption(known, question, said);
  if (isNoAnswer(said)) return [];
  return asked?.type === "country"
    ? countryMarks(known, countriesOrNationality(said))
    : marksOfText(known, question, said);
}

function marksOfYesNo(question: string, said: string): Mark[] {
  const risky = NO_IS_RISKY.includes(question) ? "no" : "yes";
  return readYesNo(said) === risky ? [mark(risky)] : [];
}

/** A volume is each smaller one too. */
function marksOfOption(known: AnsweringCase, question: string, said: string): Mark[] {
  const option = chosenOption({ ...known, answers: { [question]: said } }, question);
  if (question !== "expected_monthly_volume") return marksOfText(known, question, said);
  return Array.from({ length: option ?? 0 }, (_, at) => mark(`volume ${at + 1}`));
}

/** What the answers of another case of the customer raise, and no answer of this one does; null where there is nothing. */
export function saidBefore(record: CaseRecord, there: Readonly<Record<string, unknown>>): SaidBefore | null {
  const known = { templateId: record.templateId, template: record.template, policy: record.policy ?? DEFAULT_POLICY };
  const marksIn = (answers: Readonly<Record<string, unknown>>) =>
    Object.entries(answers).flatMap(([question, answer]) =>
      marksOf({ ...known, answers, ownersContradicted: true }, question, answer).map(({ word, severity }) => {
        const isYes = word === "yes" && question === "politically_exposed";
        return { word: isYes ? "exposed" : isOfQuestion(word) ? `${question} ${word}` : word, severity };
      }),
    );
  const isExposure = (word: string) => word.startsWith("exposed");
  const here = marksIn(answersOfRecord(record).answers).map(({ word }) => word);
  const lost = marksIn(there).filter(({ word }) => (isExposure(word) ? !here.some(isExposure) : !here.includes(word)));
  if (lost.length === 0) return null;
  const isExposed = lost.some(({ word }) => isExposure(word));
  const countries = lost.flatMap(({ word }) => (word.startsWith("country ") ? [word.slice("country ".length)] : []));
  return {
    isExposed,
    countries: [...new Set(countries)].sort(),
    isGrave: isExposed || lost.some(({ severity }) => severity === "high"),
  };
}

const isOfQuestion = (word: string): boolean => word === "yes" || word === "no" || word.startsWith("volume ");

/** "Iran", "Belgium and Iran", "Iranian". */
function countriesOrNationality(said: string): readonly string[] {
  return [...new Set([...countriesIn(said), ...nationalitiesIn(said)])];
}

function marksOfOwners(known: AnsweringCase, answer: unknown): Mark[] {
  const { ownersContradicted, policy } = known;
  const ofOwners = (readDeclaredOwners(answer) ?? []).flatMap((owner) => {
    const key = nameKey(owner.name);
    const isOwner = owner.share_percent !== undefined && reachesThreshold(policy.values, owner.share_percent);
    return [
      ...(owner.kind === "person" && owner.is_pep === true ? [mark(`exposed ${key}`)] : []),
      ...(isByShares(owner) ? [] : [mark(`control ${key} ${owner.control}`)]),
      ...(ownersContradicted ? [] : [mark(`named ${key}`), ...(isOwner ? [mark(`owner ${key}`)] : [])]),
    ];
  });
  return [...ofOwners, ...countryMarks(known, countriesOfDeclaration(answer))];
}

const isByShares = ({ control }: DeclaredOwner): boolean =>
  control === undefined || control === "shares" || control === "votes";

function marksOfText(known: AnsweringCase, question: string, said: string): Mark[] {
  const named = question === "customer_countries" ? readNamedCountries(said) : null;
  const trades = tradesOfAnswers({ [question]: said }, said, { templateId: known.templateId });
  return [
    ...countryMarks(known, named?.codes ?? countriesTowards(said)),
    ...(named?.bannedAreas ?? []).map((area) => mark(`area ${area.toLowerCase()}`, "high")),
    ...(named?.isAnywhere ? [mark("anywhere")] : []),
    ...trades.map(({ name, level }) => mark(`trade ${name}`, level === "grave" ? "high" : "medium")),
    ...(publicFunctionIn(said) === null ? [] : [mark("exposed somebody")]),
    ...moneySaid(known.templateId, question, said).map((word) => mark(word)),
  ];
}

function countryMarks({ policy }: AnsweringCase, codes: readonly (string | null)[]): Mark[] {
  const prohibited = policy.values.prohibited_countries;
  const isOutright = (code: string) => CALL_FOR_ACTION.includes(code) || prohibited.includes(code);
  return codes
    .filter((code) => code !== null)
    .filter((code) => isOutright(code) || isHighRisk({ policy }, code))
    .map((code) => mark(`country ${code}`, isOutright(code) ? "high" : "medium"));
}

/**
 * The answers by which the customer is judged: what was taken back counts beside what replaced it, until an officer settles it.
 * Owners are those of the latest declaration, which registers are compared with.
 */
function answersThatCount(known: AnsweringCase, isSettled: (one: TakenBack) => boolean) {
  const open = takenBack(known).filter((one) => !isSettled(one));
  if (open.length === 0) return known.answers;
  const counted = { ...known.answers };
  for (const { question, about } of open) {
    const asked = templateOf(known)?.questions.find(({ id }) => id === question);
    const replaced = (known.replacedAnswers ?? []).filter((one) => one.question === question);
    if (about === "exposure" && question === OWNERS) counted["politically_exposed"] = "yes";
    if (question !== OWNERS) counted[question] = both(known, asked, replaced);
  }
  return counted;
}

function both(known: AnsweringCase, asked: Question | undefined, replaced: readonly ReplacedAnswer[]): unknown {
  const { question } = replaced[0]!;
  const now = known.answers[question];
  const given = [...replaced.map(({ answer }) => answer), now];
  if (asked?.type === "yes_no" || asked?.type === "select" || asked?.type === "country") {
    const [worst] = given.toSorted((a, b) => marksOf(known, question, b).length - marksOf(known, question, a).length);
    return asked.type === "country" ? asCountry(worst) : worst;
  }
  return [...new Set([now, ...given].flatMap((answer) => text(answer) ?? []))].join("; ");
}

/** "Iranian" as a country, and "Belgian-Iranian" as two, so that they are rated as such. */
function asCountry(answer: unknown): unknown {
  const said = text(answer) ?? "";
  if (toCountryCode(said) !== null) return answer;
  return nationalitiesIn(said).join(", ") || answer;
}

/** The codes of findings on answers that were taken back, by what they are about. */
export const TAKEN_BACK = {
  exposure: "exposure_taken_back",
  owners: "owners_taken_back",
  answer: "answer_taken_back",
} as const;

export const isTakenBack = ({ code }: Pick<Finding, "code">): boolean =>
  (Object.values(TAKEN_BACK) as (string | undefined)[]).includes(code);

/** Whether a public function was declared in the case, of the customer or of an owner, and is denied since, settled or not. */
export const isDeclaredBefore = ({ code, source_entry: entry = "" }: Pick<Finding, "code" | "source_entry">): boolean =>
  code === TAKEN_BACK.exposure && /^taken_back:(?:politically_exposed|beneficial_owners):/.test(entry);

export const entryOfTakenBack = ({ question, key }: TakenBack): string => `taken_back:${question}:${key}`;

/** Whether an officer cleared the finding on it. */
const settledBy =
  (findings: readonly Finding[]) =>
  (one: TakenBack): boolean =>
    findings.some(
      (finding) =>
        isTakenBack(finding) && finding.source_entry === entryOfTakenBack(one) && finding.clearance !== undefined,
    );

function ownersBefore({ answers, replacedAnswers = [] }: AnsweringCase): DeclaredOwner[] {
  const now = new Set((readDeclaredOwners(answers[OWNERS]) ?? []).map(({ name }) => nameKey(name)));
  const before = replacedAnswers.filter(({ question }) => question === OWNERS);
  const declared = before.flatMap(({ answer }) => readDeclaredOwners(answer) ?? []);
  const gone = declared.filter(({ name }) => !now.has(nameKey(name)));
  return [...new Map(gone.map((owner) => [nameKey(owner.name), owner])).values()];
}

function ownerCountriesBefore({ answers, replacedAnswers = [] }: AnsweringCase): string[] {
  const now = countriesOfDeclaration(answers[OWNERS]);
  const before = replacedAnswers.filter(({ question }) => question === OWNERS);
  const named = before.flatMap(({ answer }) => countriesOfDeclaration(answer));
  return [...new Set(named)].filter((code) => !now.includes(code));
}

/** The answers of a case that count, and what was taken back of them, settled or not. */
export function answersOfRecord(record: CaseRecord): {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly takenBack: readonly TakenBack[];
  /** Owners whom the customer declared before and names no more. */
  readonly ownersBefore: readonly DeclaredOwner[];
  /** Countries of owners in earlier declarations and not in the latest, until an officer settles what was taken back. */
  readonly ownerCountriesBefore: readonly string[];
} {
  const answers = answersOf(record);
  if (record.replacedAnswers === undefined)
    return { answers, takenBack: [], ownersBefore: [], ownerCountriesBefore: [] };
  const known: AnsweringCase = {
    templateId: record.templateId,
    template: record.template,
    replacedAnswers: readableTexts(record.replacedAnswers).map((one) => ({
      ...one,
      answer: inWords(one.question, one.answer),
    })),
    answers,
    policy: record.policy ?? DEFAULT_POLICY,
    ownersContradicted: record.discrepancies.some(({ kind }) => kind === "ubo"),
  };
  const isSettled = settledBy(record.investigations.flatMap(({ findings }) => findings));
  const all = takenBack(known);
  const isOwnersOpen = all.some((one) => one.question === OWNERS && !isSettled(one));
  return {
    answers: answersThatCount(known, isSettled),
    takenBack: all,
    ownersBefore: ownersBefore(known),
    ownerCountriesBefore: isOwnersOpen ? ownerCountriesBefore(known) : [],
  };
}

/** The title of the finding, for an officer: "Answer taken back: politically exposed ("yes" → "no")". */
export const titleOfTakenBack = ({ answers }: TakenBack, name: string): string =>
  `Answer taken back: ${name} (${answers.map(({ words }) => `"${words}"`).join(" → ")})`;

/** The answers as that title quotes them. */
export const answersIn = (title: string): string => /\((".*)\)$/s.exec(title)?.[1] ?? "";
