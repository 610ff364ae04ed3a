import { judgesBefore } from "../../case/rules-version.model.ts";
import type { CaseDocument } from "../../case/case.model.ts";
import { isOwnDeclaration } from "../../diligence/owner-declarations.rules.ts";
import { judgeDocument } from "../../diligence/judge-document.rules.ts";
import { type DocumentFacts, isLive, kindOf } from "../../diligence/provided-documents.ts";
import { whoseDocument } from "../../diligence/whose-document.rules.ts";
import type { DocumentKind } from "../../documents/document-kinds.ts";
import { certainFacts, dateIn, personIn, subjectTexts } from "../../readings/effective-facts.rules.ts";
import { isPersonCase } from "../../readings/known-case.ts";
import { statesBearerShares } from "../../readings/signs.rules.ts";
import type { CompanyShareFact, PersonFact } from "../../readings/reading.model.ts";
import type { Interest, OwnershipParty, StatementSource } from "../ownership.model.ts";
import { companyOf, companyParty, draftPart, exactShare, given, interest, type OwnershipPart } from "./part.ts";

/** Papers of a public register, a notary or the Official Gazette. */
const OFFICIAL: readonly DocumentKind[] = [
  "ubo_extract",
  "register_extract",
  "articles_of_association",
  "gazette_publication",
  "annual_accounts",
];
/** The company's own papers. */
const INTERNAL: readonly DocumentKind[] = ["shareholder_register", "structure_chart"];

/**
 * What the documents of a case certainly state of owners and managers, one part a document. Facts below the certainty of
 * 0.8, and documents that are rejected, superseded, doubtful or of a stranger, are left out.
 */
export function fromDocuments(facts: DocumentFacts, subject: OwnershipParty): OwnershipPart[] {
  if (isPersonCase(facts)) return [];
  return facts.documents.filter(isLive).flatMap((document) => {
    const kind = kindOf(document);
    if (kind === null || ![...OFFICIAL, ...INTERNAL].includes(kind)) return [];
    const about = companyAbout(facts, document, kind, subject);
    const type = sourceType(facts, document, kind);
    if (about === null || type === null) return [];
    const source: StatementSource = {
      type: about === subject || type !== "thirdParty" ? type : "selfDeclaration",
      name: `document:${kind}`,
      as_of: dateIn(document, "document_date"),
      retrieved_at: document.filed?.obtained_at ?? document.uploaded_at,
      evidence_ids: evidenceOf(facts, document),
    };
    const hasBearerShares = !judgesBefore(facts, 4) && about === subject && statesBearerShares(document);
    const part = partOf(document, kind, about, source, hasBearerShares);
    return part.statements.length === 0 ? [] : [part];
  });
}

/** The company that a document is about: the customer, or another whose number it states, such as a parent. */
function companyAbout(
  facts: DocumentFacts,
  document: CaseDocument,
  kind: DocumentKind,
  subject: OwnershipParty,
): OwnershipParty | null {
  const whose = whoseDocument(facts, document, kind);
  if (whose.is === "own" || whose.is === "unknown") return subject;
  const [number] = subjectTexts(document, "enterprise_number");
  const [name] = subjectTexts(document, "company_name");
  if (whose.is === "other_person" || number === undefined || name === undefined) return null;
  const party = companyParty({ name: name.value, country: "BE", number: number.value });
  return party.identifiers === undefined ? null : party;
}

/**
 * The type of source that a document counts as. If an officer accepted or filed it, an official paper is verified, and one
 * of the company's own is the officer's research. An official paper that only the service judged comes from a register by
 * way of the customer, hence a third party. Null for a doubtful document.
 */
function sourceType(facts: DocumentFacts, document: CaseDocument, kind: DocumentKind): StatementSource["type"] | null {
  const { state, accepted } = judgeDocument(facts, document);
  if (state === "doubtful") return null;
  if (kind === "ubo_extract" && isOwnDeclaration(facts, document)) return "selfDeclaration";
  const isOfficial = OFFICIAL.includes(kind);
  const isByOfficer = document.review?.outcome === "accepted" || (document.filed !== undefined && accepted !== null);
  if (isByOfficer) return isOfficial ? "verified" : "primaryResearch";
  return isOfficial && accepted !== null ? "thirdParty" : "selfDeclaration";
}

function evidenceOf({ grounds }: DocumentFacts, { document_id }: CaseDocument): readonly string[] {
  const stored = grounds?.readings;
  return stored?.document_ids.includes(document_id) ? stored.evidence_ids : [];
}

function partOf(
  document: CaseDocument,
  kind: DocumentKind,
  about: OwnershipParty,
  source: StatementSource,
  hasBearerShares: boolean,
) {
  const draft = draftPart(about, source, `document:${document.document_id}`);
  if (hasBearerShares) {
    draft.addUnnamed("unknown", "bearer shares", [
      interest("shareholding", "unknown", false, { details: "Bearer shares" }),
    ]);
  }
  for (const fact of certainFacts(document)) {
    if (fact.subject !== "subject") continue;
    const person = personIn(fact);
    if (person !== null) {
      const held = personInterest(person, kind);
      if (held !== null) draft.add(personOf(person), [held]);
    } else if (fact.type === "company_share") {
      const { holder, enterprise_number, share_percent, role } = fact.value as CompanyShareFact;
      // A reading holds only numbers whose check digits are right, so a number tells the country.
      const company = companyOf({ name: holder, number: enterprise_number, country: enterprise_number && "BE" });
      draft.add(company.identifiers === undefined ? { kind: "entity", name: holder } : company, [
        role === "director"
          ? interest("boardMember", "direct", false)
          : interest("shareholding", "direct", false, exactShare(share_percent)),
      ]);
    }
  }
  return draft.part();
}

const personOf = (person: PersonFact): Omit<OwnershipParty, "id"> => ({
  kind: "person",
  name: person.name,
  ...given("given_name", person.given_names),
  ...given("family_name", person.family_name),
  ...given("birth_date", person.birth_date),
  ...given("birth_place", person.birth_place),
  ...given("nationality", person.nationality),
  ...given("country", person.country),
});

/** What a person holds by the role that a document names it in; null for a notary, a signatory or a card's holder. */
function personInterest(person: PersonFact, kind: DocumentKind): Interest | null {
  const { role, control, share_percent } = person;
  const dates = { ...given("start_date", person.since), ...given("end_date", person.until) };
  switch (role) {
    case "director":
      return interest("boardMember", "direct", false, dates);
    case "founder":
    case "shareholder": {
      const details = role === "founder" ? { details: "At incorporation" } : {};
      return interest("shareholding", "direct", false, { ...exactShare(share_percent), ...dates, ...details });
    }
    case "owner": {
      const isByOtherMeans = control === "other" || (control === undefined && share_percent === undefined);
      const type =
        control === "other" ? "otherInfluenceOrControl" : isByOtherMeans ? "unknownInterest" : "shareholding";
      const directness = control === "direct" || control === "indirect" ? control : "unknown";
      const isOwner = kind === "ubo_extract" || kind === "structure_chart";
      return interest(type, directness, isOwner, { ...exactShare(share_percent), ...dates });
    }
    default:
      return null;
  }
}
