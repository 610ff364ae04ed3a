import { judgesBefore } from "../case/rules-version.model.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { type DocumentKind, IDENTITY_KINDS } from "../documents/document-kinds.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { personsIn } from "../readings/effective-facts.rules.ts";
import { agreesOnPerson } from "../readings/person-names.rules.ts";
import { NO_REAL_ONE, type ReadWarning } from "../readings/reading.model.ts";
import { lacksFront } from "../readings/signs.rules.ts";
import { documentTypeLabel } from "../templates/document-types.ts";
import { inSentence, listed } from "./check-results.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { type DocumentFacts, isLive, kindOf } from "./provided-documents.ts";
import { warningInWords } from "./reading-words.ts";

const CARD = "it is a specimen, or not valid";

/** What a paper may say of itself that makes it prove nothing, by its kind. */
const SAID: Readonly<Partial<Record<DocumentKind, string>>> = {
  bank_account_certificate: "the account is closed",
  licence: "the permission is refused or withdrawn",
  proof_of_address: "the customer does not live there",
  identity_card: CARD,
  passport: CARD,
  residence_permit: CARD,
};

const SEIZED =
  /\bbeslag|bevroren|seiz|froz|freez|gepf[aä]nd|pf[aä]ndung|beschlagnahm|eingefroren|saisi|embargad|penhorad|pignorat|sequestrat|zaj[eę]t|popri[rt]|gel[ée]e?s?(?![\p{L}])/iu;
const CRIME =
  /wit(?:ge)?was|blanchiment|launder|geldw[aä]sch|terror|fraud|betrug|sanctie|sanction|sanktion|blanqueo|branquea|riciclag|prani[ae] pieni|sp[aă]l[aă]r/i;

const isMadeUp = ({ detail }: ReadWarning): boolean => detail.startsWith(NO_REAL_ONE);

/** Lines in which a paper says that what it would prove was refused, ended or is not so; empty for runs of earlier rules. */
const refusals = (facts: Pick<DocumentFacts, "rulesVersion">, { reading }: CaseDocument): readonly ReadWarning[] =>
  judgesBefore(facts, 7) ? [] : (reading?.warnings ?? []).filter(({ code }) => code === "says_refused");

/** The sentence of a bill on the contract for an address, which does not say where the customer lives. */
const CONTRACT_ENDED =
  /\b(?:contract|levering|contrat|fourniture|vertrag|lieferung|supply)\b.{0,80}?(?:stopgezet|be[eë]indigd|r[ée]sili|arr[êe]t|beendet|gek[üu]ndigt|ended|terminated|stopped)/iu;
const MOVED = /verhuisd|d[ée]m[ée]nag|(?:umge|ausge)zogen|moved/iu;

function wordsOf({ reading }: CaseDocument, said: readonly ReadWarning[]): string {
  if (said.some(isMadeUp)) return CARD;
  if (reading?.kind === "bank_account_certificate" && said.some(({ detail }) => SEIZED.test(detail)))
    return "the account is closed or seized";
  if (
    reading?.kind === "proof_of_address" &&
    said.every(({ detail }) => CONTRACT_ENDED.test(detail) && !MOVED.test(detail))
  )
    return "the contract for that address has ended";
  return SAID[reading?.kind ?? "other"] ?? "it proves nothing";
}

/** Why a paper that speaks against itself does not count, as the end of a sentence about it; null for any other. */
export function whyRefused(facts: Pick<DocumentFacts, "rulesVersion">, document: CaseDocument): string | null {
  const said = refusals(facts, document);
  return said.length === 0 ? null : `says that ${wordsOf(document, said)}`;
}

/** A paper that says of itself that it does not prove what it was handed in for. */
export function refusedPaper(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  const said = refusals(facts, document);
  if (said.length === 0) return [];
  const isAccount = document.reading?.kind === "bank_account_certificate";
  const isGrave = said.some((one) => (isAccount && SEIZED.test(one.detail)) || CRIME.test(one.detail) || isMadeUp(one));
  const type = documentTypeOf(facts, document);
  return [
    {
      code: "document_refused",
      isGrave: isGrave || document.reading?.kind === "licence",
      title: `Paper that says ${wordsOf(document, said)}: ${document.filename}`,
      description: `The file "${document.filename}", handed in as ${inSentence(documentTypeLabel(type).en)}, says that ${wordsOf(document, said)}: ${listed(said.map((one) => inSentence(warningInWords(one)).replace(/^the paper says[^:]*: /, "")))}. It shows nothing for the customer, and another one is asked for.`,
      sourceEntry: `refused:${type}:${document.document_id}`,
    },
  ];
}

/**
 * Why the back of an identity document is not enough, as `whyRefused`; null where the side with the photo is in it, or in another file of the
 * same holder.
 */
export function whyBackAlone({ documents }: DocumentFacts, document: CaseDocument): string | null {
  const [holder] = lacksFront(document) ? personsIn(document, ["holder"]) : [];
  const isOfHolder = (one: CaseDocument) =>
    isLive(one) &&
    !lacksFront(one) &&
    IDENTITY_KINDS.includes(kindOf(one)!) &&
    personsIn(one, ["holder"]).some((front) => agreesOnPerson(front, holder!) === true);
  return holder === undefined || documents.some(isOfHolder)
    ? null
    : "shows a machine-readable zone alone: the side with the photo was not handed in";
}

/** Why a paper in a language that the service does not read is left to an officer, as `whyRefused`; null for any other. */
export function whyUnreadLanguage(
  facts: Pick<DocumentFacts, "rulesVersion">,
  { reading }: CaseDocument,
): string | null {
  const said = judgesBefore(facts, 9) ? undefined : reading?.warnings.find(({ code }) => code === "language_unread");
  return said === undefined ? null : inSentence(warningInWords(said)).replace(/^the paper /, "");
}
