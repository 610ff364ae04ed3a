import { judgesBefore } from "../../case/rules-version.model.ts";
import type { Finding } from "../../case/case.model.ts";
import { isRefusedBefore } from "../../case/findings.rules.ts";
import { capitalized, inSentence, numberName } from "../check-results.ts";
import { inWords as kindInWords } from "../reading-words.ts";
import { isOpen } from "../check.model.ts";
import { isOfDocument } from "../discrepancies.rules.ts";
import { requirementStandings } from "../requirement-standings.rules.ts";
import {
  declaredEvidence,
  evidenceOf,
  type FactorDraft,
  factorOf,
  type RatingFacts,
  standing,
} from "./rating-facts.ts";
import { isSettledSince9, isToSettle } from "../../decisions/to-settle.rules.ts";
import { registerName } from "../../customer/register-name.ts";
import { questionName } from "../../templates/index.ts";
import { declinedBefore6, declines } from "../../customer/no-answer.rules.ts";

const factor = factorOf("conduct");

/** Rules of validation that a number fails only if it cannot exist, or belongs to somebody else. */
const NUMBER_RULES = /national_register_number|bsn|iban|vat|enterprise_number|registration_number/;

/** What the customer contradicted, withheld or got wrong. What we could not look up is no conduct. */
export function conductFactors(facts: RatingFacts): FactorDraft[] {
  return [
    ...contradictions(facts),
    ...wrongNumbers(facts),
    ...wrongDocuments(facts),
    ...alteredDocuments(facts),
    ...refusals(facts),
    ...unsettled(facts),
  ];
}

/** What only an officer's words settle, such as an answer that was taken back. That the customer was refused before has its own factor. */
function unsettled(facts: RatingFacts): FactorDraft[] {
  const found = judgesBefore(facts, 6)
    ? []
    : facts.findings.filter(
        (finding) =>
          isToSettle(finding) &&
          !isRefusedBefore(finding) &&
          !isRatedSince7(facts, finding) &&
          !(judgesBefore(facts, 9) && isSettledSince9(finding)) &&
          !(judgesBefore(facts, 12) && finding.code === "directors_changed"),
      );
  const [onIdentity, others] = [found.filter(isOnIdentity), found.filter((one) => !isOnIdentity(one))];
  // The later paper establishes the identity only where nothing speaks for the earlier one.
  return [...factorOn("identity_contradicted", onIdentity), ...factorOn("unsettled", others)];
}

/** Version 6 of the rules has the finding, and did not rate that it is open. */
const isRatedSince7 = (facts: RatingFacts, { code }: Finding): boolean =>
  judgesBefore(facts, 7) && code === "document_account_abroad";

const factorOn = (word: "identity_contradicted" | "unsettled", found: readonly Finding[]): FactorDraft[] =>
  found.length === 0 ? [] : [factor(word, `${found.map(({ title }) => title).join("; ")}.`, evidenceOf(found))];

/** Whether a replaced identity document says gravely otherwise. */
const isOnIdentity = ({ code, severity, source_entry: entry = "" }: Finding): boolean =>
  code === "document_taken_back" &&
  severity === "high" &&
  /^taken_back:(?:representative_identity|identity_document):/.test(entry);

function contradictions(facts: RatingFacts): FactorDraft[] {
  const drafts: FactorDraft[] = [];
  const identity = facts.checks.find((check) => check.check === "identity" && check.outcome === "contradicted");
  if (identity) drafts.push(factor("identity_contradicted", identity.how, identity.evidence_ids));
  const unresolved = facts.discrepancies.filter(({ status }) => status !== "resolved");
  const owners = unresolved.filter(({ kind }) => kind === "ubo");
  const others = unresolved.filter(({ kind }) => kind !== "ubo");
  const kindOf = (source: string): string => {
    const kind = source.replace("document:", "");
    return judgesBefore(facts, 5) ? inWords(kind) : kindInWords(kind);
  };
  const sourceInWords = (source: string): string =>
    judgesBefore(facts, 6) || registerName(source) === source ? source : `the register (${registerName(source)})`;
  const told = (list: typeof unresolved) =>
    list.map(({ field, declared, observed, source }) =>
      isOfDocument(source)
        ? `${inWords(field)}: known ${declared}, a document (${kindOf(source)}) has ${observed}`
        : `${inWords(field)}: declared ${declared}, ${sourceInWords(source)} has ${observed}`,
    );
  const check = facts.checks.find(({ check }) => check === "beneficial_owners");
  const evidence = check && isOpen(check) ? check.evidence_ids : [];
  if (owners.length > 0) drafts.push(factor("owners_contradicted", `${told(owners).join("; ")}.`, evidence));
  if (others.length > 0) drafts.push(factor("contradictions", `${told(others).join("; ")}.`));
  return drafts;
}

const inWords = (field: string): string => capitalized(field.replaceAll("_", " "));

function wrongNumbers(facts: RatingFacts): FactorDraft[] {
  const { registrationNumber: number } = facts;
  const identity = facts.checks.find(({ check, outcome }) => check === "identity" && outcome === "contradicted");
  const wrong = facts.validationResults
    .filter(({ valid, rule }) => !valid && NUMBER_RULES.test(rule))
    // A contradicted identity says it already.
    .filter(({ message }) => !identity?.how.includes(inSentence(message)))
    .map(({ field, message }) =>
      judgesBefore(facts, 6)
        ? `${inWords(field)}: ${inSentence(message)}`
        : `${capitalized(numberName(field))}: ${inSentence(message)}`,
    );
  // No register gives out a number without a digit, whatever its country.
  if (number && !/\d/.test(number)) wrong.push(`registration number: "${number}" has no digit`);
  return wrong.length === 0 ? [] : [factor("impossible_number", `${wrong.join("; ")}.`, declaredEvidence(facts))];
}

function wrongDocuments(facts: RatingFacts): FactorDraft[] {
  const standings = requirementStandings(facts).filter(({ state }) => state === "wrong_kind" || state === "rejected");
  // What contradicts the identity is told with it.
  const identity = facts.checks.find(({ check }) => check === "identity");
  const isToldWithIdentity = ({ description }: Finding) => !judgesBefore(facts, 6) && description === identity?.how;
  const found = standing(facts)
    .filter(({ code }) => code !== undefined && WRONG_DOCUMENT.test(code))
    .filter((finding) => !isToldWithIdentity(finding));
  // Its finding already names it.
  const isTold = (label: string) => !judgesBefore(facts, 5) && found.some(({ title }) => title.endsWith(`: ${label}`));
  const labels = standings.map(({ label }) => label).filter((label) => !isTold(label));
  const named = new Set([...labels, ...found.map(({ title }) => title)]);
  if (named.size === 0) return [];
  return [factor("wrong_document", `Wrong or rejected: ${[...named].join("; ")}.`, evidenceOf(found))];
}

/** Codes of findings that a document is not what was asked for, or not the customer's. */
const WRONG_DOCUMENT = /^document_(?:wrong|other|expired|contradicts|number_invalid|refused)/;

/** Codes of findings that a document may have been changed. */
const ALTERED = /^document_(?:altered|signature_invalid)$/;

function alteredDocuments(facts: RatingFacts): FactorDraft[] {
  const found = standing(facts).filter(({ code }) => code !== undefined && ALTERED.test(code));
  const titles = found.map(({ title }) => title).join("; ");
  return found.length === 0 ? [] : [factor("altered_document", `${titles}.`, evidenceOf(found))];
}

function refusals(facts: RatingFacts): FactorDraft[] {
  const round = facts.grounds?.iteration ?? 0;
  const handedIn = new Set(facts.documents.map(({ requirement_id }) => requirement_id));
  const tasks = facts.followUpTasks
    .filter(({ required, iteration }) => required && iteration <= round)
    .filter((task) =>
      task.response_type === "document"
        ? !handedIn.has(task.id) && !(task.document_type !== null && handedIn.has(task.document_type))
        : task.status === "open",
    );
  const hasDeclined = judgesBefore(facts, 6) ? declinedBefore6 : declines;
  const declined = Object.entries(facts.answers)
    .filter(([, answer]) => typeof answer === "string" && hasDeclined(answer))
    .map(([question]) => questionName(facts, question));
  const drafts: FactorDraft[] = [];
  const refused = [...tasks.map(({ description }) => description.replace(/\.$/, "")), ...declined];
  if (refused.length > 0) {
    const reason = `Asked for and not given: ${refused.join("; ")}.`;
    drafts.push(factor("refused", reason, declaredEvidence(facts)));
  }
  const missing = standing(facts).filter(
    ({ category, source, source_entry }) =>
      category === "data_gap" && source === "customer" && source_entry === "answers",
  );
  // Samples come without answers: there a blank says nothing of the customer.
  if (missing.length > 0 && !facts.grounds?.sample) {
    drafts.push(factor("unanswered", missing.map(({ description }) => description).join(" "), evidenceOf(missing)));
  }
  return drafts;
}
