import { newest } from "../../case/facts.rules.ts";
import { judgesBefore } from "../../case/rules-version.model.ts";
import { endOnce } from "../../../platform/end-once.ts";
import type { CaseDocument, Finding } from "../../case/case.model.ts";
import { statesBearerShares } from "../../readings/signs.rules.ts";
import { type DocumentState, judgeDocument } from "../judge-document.rules.ts";
import { isLive, kindOf, readingEvidence } from "../provided-documents.ts";
import { whoseDocument } from "../whose-document.rules.ts";
import type { Ownership } from "../../ownership/ownership.model.ts";
import { text } from "../../case/answers.ts";
import { isAskedOf } from "../../customer/asked-questions.ts";
import { readDeclaredOwners } from "../../customer/declared-owners.ts";
import { withoutOrdinary } from "./beside-trade.rules.ts";
import {
  answerOf,
  declaredEvidence,
  declaredTexts,
  evidenceOf,
  type FactorDraft,
  factorOf,
  isNamed,
  type RatingFacts,
  registerEvidence,
  saysYes,
  standing,
  wordsIn,
} from "./rating-facts.ts";

const factor = factorOf("customer");

const BEARER_SHARES = "bearer shares?|aandelen aan toonder|toonderaandelen|actions? au porteur|inhaberaktien?";
const NOMINEES =
  "nominees?|straw ?m[ae]n|stroman|stromannen|naamlener|pr[êe]te-nom|homme de paille|treuh[äa]nder|strohmann";
const ARRANGEMENTS = "trusts?|trustee|fiducie|anstalt|stichting administratiekantoor|private foundation|treuhand(?!el)";

/** Layers of companies from which a structure needs a reason. */
const COMPANY_OWNERS_MIN = 2;

/** Nominees, bearer shares, and a structure that nobody explained. */
export function structureFactors(facts: RatingFacts): FactorDraft[] {
  const said = declaredTexts(facts);
  const evidence = declaredEvidence(facts);
  const drafts: FactorDraft[] = [];
  const papers = judgesBefore(facts, 4) ? [] : facts.documents.filter((one) => isLive(one) && isOwn(facts, one));
  const stating = papers.filter(statesBearerShares);
  if (saysYes(facts, "bearer_shares") || isNamed(said, BEARER_SHARES)) {
    drafts.push(factor("bearer_shares", "The company has bearer shares, whose owners change unseen.", evidence));
  } else if (stating.length > 0) {
    const papersOfThem = stating.flatMap((paper) => readingEvidence(facts, { document: paper }));
    drafts.push(factor("bearer_shares", "A document states bearer shares, whose owners change unseen.", papersOfThem));
  }
  const ofNominees = judgesBefore(facts, 8) ? said : withoutOrdinary(said);
  const nominees = [...inChain(facts, "ownership_nominee"), ...inChain(facts, "control_in_words")];
  if (saysYes(facts, "nominee_arrangements") || isNamed(ofNominees, NOMINEES)) {
    drafts.push(factor("nominees", "Somebody in the structure acts on behalf of another.", evidence));
  } else if (nominees.length > 0) {
    drafts.push(factor("nominees", wordsOf(nominees), evidenceOf(nominees)));
  }
  const layers = companyOwners(facts);
  const arrangements = inChain(facts, "ownership_arrangement");
  const arrangement = namesArrangement(facts) || arrangements.length > 0;
  if ((layers.length >= COMPANY_OWNERS_MIN || arrangement) && !isExplained(facts)) {
    const through = layers.length === 0 ? "a trust or a similar arrangement" : layers.join(", ");
    const reason = `Held through ${through}, without a chart or a reason for the structure.`;
    drafts.push(
      factor("complex_structure", reason, [
        ...new Set([...registerEvidence(facts), ...evidence, ...evidenceOf(arrangements)]),
      ]),
    );
  }
  return drafts;
}

/** What sources state of the structure, whatever the customer answers; runs before version 6 of the rules heard only him. */
const inChain = (facts: RatingFacts, rule: string): Finding[] =>
  judgesBefore(facts, 6) ? [] : standing(facts).filter(({ code }) => code === rule);

const wordsOf = (findings: readonly Finding[]): string =>
  [...new Set(findings.map(({ description }) => endOnce(description)))].join(" ");

const isOwn = (facts: RatingFacts, document: CaseDocument): boolean => {
  const { is } = whoseDocument(facts, document, kindOf(document));
  return is === "own" || (is === "unknown" && document.review?.outcome === "accepted");
};

/** Roles in a trust, beside the words for one. */
const TRUST_ROLES: readonly (string | undefined)[] = ["trustee", "settlor", "beneficiary", "protector"];

function namesArrangement({ answers }: RatingFacts): boolean {
  const declared = answers["beneficial_owners"];
  const roles = readDeclaredOwners(declared)?.map(({ control }) => control) ?? [];
  return isNamed(wordsIn(declared).join("\n"), ARRANGEMENTS) || roles.some((role) => TRUST_ROLES.includes(role));
}

function companyOwners(facts: RatingFacts): string[] {
  const { grounds } = facts;
  const stated = grounds?.register.state === "answered" ? (grounds.register.owners ?? []) : [];
  const registered = newest(facts, "beneficial_owners");
  const parties: readonly unknown[] = [...stated, ...(Array.isArray(registered) ? registered : [])];
  const names = parties.flatMap((party) => {
    if (typeof party !== "object" || party === null || !("kind" in party) || party.kind !== "company") return [];
    return "name" in party && typeof party.name === "string" ? party.name : [];
  });
  return [...new Set([...names, ...(grounds?.ownership ? companiesIn(grounds.ownership) : [])])];
}

/** Companies that hold something in the chain. */
function companiesIn({ subject, parties, statements }: Ownership): string[] {
  const holders = new Set(statements.map(({ interested_party: holder }) => holder));
  return parties
    .filter(({ id, kind }) => kind === "entity" && id !== subject && holders.has(id))
    .map(({ name }) => name);
}

function isExplained(facts: RatingFacts): boolean {
  const reason = "structure_reason";
  if (isAskedOf(facts, reason) && answerOf(facts, reason) !== null) return true;
  // Who opens a case may give what is not asked.
  if (!judgesBefore(facts, 7) && text(facts.additionalData?.[reason]) !== null) return true;
  return facts.documents.some((document) => {
    const { requirement_id, review, filed, superseded } = document;
    return (
      !superseded &&
      review?.outcome !== "rejected" &&
      (requirement_id === "organisation_chart" || (review?.kind ?? filed?.kind) === "structure_chart") &&
      (judgesBefore(facts, 7) || !SHOWS_NOTHING.includes(judgeDocument(facts, document).state))
    );
  });
}

/** A paper of another kind, or of somebody else, explains no structure. */
const SHOWS_NOTHING: readonly DocumentState[] = ["wrong_kind", "stranger"];
