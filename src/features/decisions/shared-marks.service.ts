import { text } from "../../domain/case/answers.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { answersOf } from "../../domain/customer/stated-facts.ts";
import type { OtherCase } from "../../domain/decisions/cases-of-customer.rules.ts";
import { COMMON_GIVEN_NAMES } from "../../domain/matching/common-names.ts";
import { DAY_MS } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { latinWords } from "../../platform/folding.ts";
import { marksOfAnswers } from "../readings/answer-marks.rules.ts";
import { isSameCustomer, type MarkedCase } from "../readings/marks.rules.ts";
import { recordMarks } from "../readings/marks.store.ts";

/** From so many unrelated customers on an address is told, and so long after they gave it. */
const UNRELATED_FROM = 3;
const ADDRESS_DAYS = 365;
/**
 * Other private customers who gave the same account, or, from the fourth unrelated one in a year on, the same address. A relative by name
 * and who lives at the customer's address may share its account.
 * @param told cases of the customer itself.
 */
export async function findSharedMarks(ctx: Ctx, record: CaseRecord, told: readonly string[]): Promise<OtherCase[]> {
  const marks = marksOfAnswers(record);
  const marked = marks.length === 0 ? [] : await recordMarks(ctx, record, marks, "later too");
  const others = marked.filter(
    (one) => one.personKey !== null && !told.includes(one.workflowId) && !isSameCustomer(record, one),
  );
  const name = text(answersOf(record)["full_name"]) ?? record.companyName;
  const strangers = others.filter((one) => !areRelatives(nameOf(one), name));
  const there = strangers.filter(({ mark }) => mark === "home");
  const sharing = strangers.filter(
    ({ mark, workflowId }) => mark === "iban" && !there.some((one) => one.workflowId === workflowId),
  );
  const since = new Date(ctx.now().getTime() - ADDRESS_DAYS * DAY_MS).toISOString();
  const families = there
    .filter(({ recordedAt }) => recordedAt >= since)
    .reduce<MarkedCase[]>(
      (known, one) => (known.some((other) => areRelatives(nameOf(other), nameOf(one))) ? known : [...known, one]),
      [],
    );
  return [
    ...toldOf("account", onePerPerson(sharing)),
    ...toldOf("address", families.length < UNRELATED_FROM ? [] : families),
  ];
}

const nameOf = ({ personName, companyName }: MarkedCase): string => personName ?? companyName;

const onePerPerson = (cases: readonly MarkedCase[]): MarkedCase[] =>
  [...new Map(cases.toReversed().map((one) => [one.personKey, one])).values()].toReversed();

/** Whether two names share a word that is no given name: a family name, whole or a part of it. */
function areRelatives(a: string, b: string): boolean {
  const [one, other] = [a, b].map((name) => latinWords(name).filter((word) => word.length > 2));
  return one!.some((word) => other!.includes(word) && !COMMON_GIVEN_NAMES.has(word));
}

function toldOf(by: "account" | "address", cases: readonly MarkedCase[]): OtherCase[] {
  const [first] = cases;
  if (first === undefined) return [];
  const { workflowId, companyName, status } = first;
  const workflowIds = cases.map((one) => one.workflowId);
  return [{ workflowId, companyName, status, decidedAt: null, differs: [], shares: { by, workflowIds } }];
}
