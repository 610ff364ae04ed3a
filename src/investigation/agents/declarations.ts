import { questionName, templateOf } from "../../domain/templates/index.ts";
import { isOwnQuestion } from "../../domain/templates/tenant-template.rules.ts";
import type { Agent } from "../agent.ts";
import { readYesNo, text } from "../../domain/case/answers.ts";
import { isNoAnswer } from "../../domain/customer/no-answer.rules.ts";
import { PURPOSE_QUESTIONS } from "../../domain/diligence/customer-checks.rules.ts";
import { exposedOwners } from "../../domain/customer/exposed-owners.rules.ts";
import { otherNameThanOpened } from "../../domain/customer/opened-name.rules.ts";
import { functionsSaid, overBefore } from "../../domain/customer/public-functions.rules.ts";
import { functionAnswers, statedFunction } from "../../domain/customer/stated-functions.rules.ts";
import { namesOf, readDeclaredOwners } from "../../domain/customer/declared-owners.ts";
import { named, wordsForNames } from "../../domain/customer/no-names.ts";
import { splitRemarks } from "../../domain/customer/owner-remarks.rules.ts";
import { DECLARED_NAMES_MAX, type Dossier } from "../dossier.ts";
import { factsFrom } from "../facts.ts";
import { makeFinding } from "../findings/make-finding.ts";
import type { Noted } from "./declared-countries.ts";
import { notedContact } from "./noted-contact.ts";
import { notedFormerNames } from "./noted-former-names.ts";
import { DOCUMENT_INTAKE } from "./document-intake.ts";
import { saysNothing } from "../mcc/empty-activity.ts";
import { registeredTrade } from "../registry/registered-trade.ts";
import { judgedBy, judgesBy } from "../rules-version.ts";
import { derivedId } from "../../platform/ids.ts";
import { caseHistory } from "./case-history.ts";
import { notedWords } from "./noted-words.ts";
import { NO_QUERIES } from "./observed.ts";
import { shortened } from "./quote.ts";

const NAME = "declarations";

/** What the customer answered, left open, or named as a risk. */
export const DECLARATIONS: Agent<null> = {
  manifest: {
    name: NAME,
    display_name: "Customer declarations",
    jurisdictions: ["*"],
    information_gain_domains: ["identity", "activity"],
    tools: ["declarations.read"],
    description: "Reads the customer's answers: what is missing and what names a risk by itself.",
    version: "1.0.0",
    mandatory: true,
    cost_eur: 0,
    timeout_ms: 1_000,
    sources: [],
  },
  needs: [DOCUMENT_INTAKE.manifest.name],
  notApplicable: () => null,
  outgoing: () => [],
  collect: () => Promise.resolve(NO_QUERIES),
  derive: (_, dossier, seen) => {
    const evidence = seen.of(DOCUMENT_INTAKE)?.evidence ?? [];
    const noted = [
      ...openQuestions(dossier, registeredTrade(seen)),
      ...otherName(dossier),
      ...declaredFunction(dossier),
      ...notedWords(dossier, seen),
      ...notedFormerNames(dossier, seen),
      ...notedContact(dossier, seen),
    ];
    return {
      facts: factsFrom("customer", evidence, {
        declared_name: dossier.name,
        declared_address: dossier.declaredAddress,
        declared_activity: dossier.declaredActivity,
        declared_owners: dossier.declaredOwners && namesOf(dossier.declaredOwners),
        declared_directors: dossier.declaredDirectors && namesOf(dossier.declaredDirectors),
      }),
      findings: [
        ...noted.map(({ rule, ...details }) =>
          makeFinding(dossier, rule, { ...details, source: "customer", agent: NAME, subject: dossier.name, evidence }),
        ),
        ...caseHistory(dossier, evidence),
      ],
    };
  },
};

/** Required questions and tasks without an answer, as one gap, and owners that were not named as one of their own. */
function openQuestions(
  { input, declaredOwners, declaredActivity, namesLeftOut }: Dossier,
  registered: string,
): Noted[] {
  const questions = templateOf(input)?.questions ?? [];
  const isOpen = (id: string) => isBlank(input.answers[id]) || (judgesBy(input, 6) && isEmpty(id, input.answers[id]));
  const answered = new Set(
    input.taskResponses.filter(({ answer }) => answer.trim() !== "").map(({ task_id }) => task_id),
  );
  const open = [
    ...questions
      .filter(({ id, required }) => required && id !== "beneficial_owners" && isOpen(id))
      // Only its author knows what the id of a tenant's own question means.
      .map(({ id }) => (isOwnQuestion(id) || judgesBy(input, 6) ? questionName(input, id) : id)),
    ...input.followUpTasks
      .filter((task) => task.iteration === input.iteration && task.required && task.response_type !== "document")
      .filter(({ id }) => !answered.has(id))
      .map(({ id, description }) => (judgesBy(input, 3) ? `"${description}"` : id)),
  ];
  const noted: Noted[] = [];
  if (open.length > 0) {
    const title = open.length === 1 ? "1 required answer is missing" : `${open.length} required answers are missing`;
    const description = `Not answered: ${open.join(", ")}.`;
    noted.push({ rule: "answer_missing", title, description, sourceEntry: "answers" });
  }
  if (
    declaredActivity !== null &&
    saysNothing(declaredActivity, judgesBy(input, 6) ? registered : null, judgedBy(input))
  ) {
    noted.push({
      rule: "answer_malformed",
      title: "The declared activity says nothing",
      description: `"${declaredActivity.slice(0, ACTIVITY_SHOWN_CHARS)}" names no trade, so it could not be compared with the register.`,
      sourceEntry: "business_activity",
    });
  }
  if (namesLeftOut > 0) {
    noted.push({
      rule: "names_left_out",
      title: `${namesLeftOut} declared names were not looked up`,
      description: `The customer declared more than ${DECLARED_NAMES_MAX} names; the others were not checked.`,
      sourceEntry: "declared_names",
    });
  }
  const wantsOwners = questions.some(({ id }) => id === "beneficial_owners");
  const names = judgedBy(input);
  const words = judgesBy(input, 3) ? wordsForNames({ ...input, ...names }).owners : [];
  if (wantsOwners && words.length > 0 && named(declaredOwners, names)?.length === 0) {
    noted.push({
      rule: "owners_undeclared",
      title: "No beneficial owners declared",
      description: `Where the owners were asked, the customer wrote ${words.map((text) => `"${text}"`).join(", ")}. That names nobody, so the register could not be compared.`,
      sourceEntry: "beneficial_owners",
    });
  } else if (wantsOwners && (declaredOwners === null || declaredOwners.length === 0)) {
    noted.push({
      rule: "owners_undeclared",
      title: "No beneficial owners declared",
      description: "The customer declared no beneficial owner, so the register could not be compared.",
      sourceEntry: "beneficial_owners",
    });
  }
  const { remarks } = splitRemarks(judgesBy(input, 11) ? (declaredOwners ?? []) : []);
  if (remarks.length > 0) {
    noted.push({
      rule: "owners_remark",
      title: "A remark on the declared owners",
      description: `The customer adds ${remarks.map(({ owner, words }) => `"${shortened(words)}" on ${owner}`).join(", ")}. Nobody is taken to be named by these words.`,
      sourceEntry: "beneficial_owners:remarks",
    });
  }
  return noted;
}

const ACTIVITY_SHOWN_CHARS = 60;

const isBlank = (answer: unknown): boolean => text(answer) === null && readDeclaredOwners(answer) === null;

/** Whether a text of a purpose question declines to answer, or speaks to a program; of the trade that is told by itself. */
const isEmpty = (id: string, answer: unknown): boolean =>
  id !== "business_activity" && PURPOSE_QUESTIONS.includes(id) && typeof answer === "string" && isNoAnswer(answer);

/** A private customer who answers with a name that is not the case's; runs of earlier versions did not compare them. */
function otherName({ input }: Dossier): Noted[] {
  const other = judgesBy(input, 1) ? otherNameThanOpened(input) : null;
  if (other === null) return [];
  const { answered } = other;
  if (other.is === "incomparable") {
    return [
      {
        rule: "name_opened_unclear",
        title: `The answered name cannot be compared: ${answered}`,
        description: `The case was opened for ${input.companyName}; the customer answers as ${answered}. No comparison of the two shows whether they are one person, so an officer must look.`,
        sourceEntry: "full_name:opened_name",
      },
    ];
  }
  return [
    {
      rule: "name_opened_differs",
      title: `Another name than the case was opened under: ${answered}`,
      description: `The case was opened for ${input.companyName}; the customer answers as ${answered}. Nothing shows that they are one person.`,
      sourceEntry: "full_name:opened_name",
    },
  ];
}

/** Names in a finding. */
const EXPOSED_SHOWN = 3;

/** The rules of the country's template tell what else an answer means for the risk. */
function declaredFunction({ input, person, today }: Dossier): Noted[] {
  if (readYesNo(input.answers["politically_exposed"]) !== "yes") {
    const owners = judgesBy(input, 1) ? exposedOwners({ ...input, ownershipFiled: [] }) : [];
    if (owners.length > 0) {
      const more = owners.length > EXPOSED_SHOWN ? `, and ${owners.length - EXPOSED_SHOWN} more` : "";
      return [
        {
          rule: "pep_declared",
          title: "Political function declared of an owner or director",
          description: `The customer states a prominent public function of ${owners.slice(0, EXPOSED_SHOWN).join(", ")}${more}, and does not answer the question on public functions with yes.`,
          sourceEntry: "politically_exposed",
        },
      ];
    }
    const rules = { ...judgedBy(input), overBefore: overBefore(judgedBy(input), new Date(today)) };
    const said = judgesBy(input, 6) ? functionsSaid(input, rules) : null;
    if (said !== null && said.over !== null) return [functionOver(said.over)];
    const stated = said === null ? statedFunction(input.answers, !judgesBy(input, 1)) : said.first;
    if (stated === null) return [];
    const texts = said?.texts ?? functionAnswers(input.answers);
    return [
      {
        rule: "pep_stated",
        title: "Political function named, and not declared",
        description: `An answer names "${stated}", and the question on public functions is not answered with yes.`,
        // An officer's clearance is of these answers: others are another finding.
        sourceEntry: judgesBy(input, 1) ? `pep_stated:${derivedId("answers", ...texts)}` : "pep_stated",
      },
    ];
  }
  const said = judgesBy(input, 7) ? functionsSaid(input, judgedBy(input)).texts[0] : undefined;
  const isDenied = judgesBy(input, 7) && answersOtherwiseNow(input);
  const who = person ? "they, a close relative or an associate" : "a director, owner or close relative";
  const declared = isDenied
    ? `The customer stated that ${who} holds a prominent public function, and answers otherwise since.`
    : `The customer states that ${who} holds a prominent public function.`;
  return [
    {
      rule: "pep_declared",
      title: isDenied ? "Political function declared, and denied since" : "Political function declared",
      description:
        said === undefined ? declared : `${declared} An answer says: "${shortened(said.replace(/\.$/, ""))}".`,
      sourceEntry: "politically_exposed",
    },
  ];
}

const functionOver = (words: string): Noted => ({
  rule: "pep_past",
  title: "Political function that ended years ago",
  description: `An answer names "${words}", which ended more than five years ago by its own words, and the question on public functions is about today and the past year. Until when it was held is asked.`,
  sourceEntry: `pep_past:${derivedId("words", words)}`,
});

/** Whether the answer that counts is one that the customer has taken back. */
const answersOtherwiseNow = ({ takenBack = [] }: Dossier["input"]): boolean =>
  takenBack.some(
    ({ question, answers }) => question === "politically_exposed" && readYesNo(answers.at(-1)?.words ?? "") !== "yes",
  );
