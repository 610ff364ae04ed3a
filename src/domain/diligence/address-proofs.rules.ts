import { judgesBefore } from "../case/rules-version.model.ts";
import type { CaseDocument } from "../case/case.model.ts";
import type { DocumentKind } from "../documents/document-kinds.ts";
import { countryInWords } from "../../platform/country-code.ts";
import { text } from "../case/answers.ts";
import { isAskedOf } from "../customer/asked-questions.ts";
import { countryOfAddress, declaredResidence } from "../customer/address-countries.rules.ts";
import { compareAddresses } from "../matching/index.ts";
import { agreesOnAddress } from "../readings/agreement.rules.ts";
import { subjectTexts } from "../readings/effective-facts.rules.ts";
import { isPersonCase, knownAddresses, type KnownCase, type Stated } from "../readings/known-case.ts";

/** Document types by which a customer shows an address. */
const ADDRESS_TYPES: readonly string[] = ["proof_of_address", "proof_of_business_address"];

/** What keeps a paper from showing an address, as the end of a sentence about the paper. */
interface AddressGap {
  /** Whether it speaks against what the customer gave; else an officer must see what the paper shows. */
  readonly isContradicted: boolean;
  readonly why: string;
}

/** What keeps a paper from showing the address that it was handed in for; null for nothing. */
export function addressGap(
  known: KnownCase,
  document: CaseDocument,
  kind: DocumentKind | null,
  documentType: string,
): AddressGap | null {
  if (judgesBefore(known, 6) || kind === null || !ADDRESS_TYPES.includes(documentType)) return null;
  if (showsNoAddress(kind, documentType))
    return open("is an invoice; only one for energy, water, telephone or the like shows an address");
  if (livesInPostBox(known)) return { isContradicted: true, why: "is to show a post box, where nobody lives" };
  const [read, ...others] = subjectTexts(document, "address");
  if (read === undefined) return open("shows no address that could be read");
  const stated = knownAddresses(known).map(({ value }) => value);
  const given = knownAddresses(known)
    .filter((one) => isCounted(known, one))
    .map(({ value }) => value);
  const shown = [read, ...others];
  const agreements = shown.flatMap(({ value }) => stated.map((one) => agreesOnAddress(one, value)));
  if (agreements.includes(true)) {
    const isGiven = shown.some(({ value }) => given.some((one) => agreesOnAddress(one, value) === true));
    if (!isGiven)
      return open(`shows the address "${read.value}", which only an answer to a question that was not asked gives`);
    // One bill may name the customer's address and that of the supplied place.
    const isSameHouse = shown.some(({ value }) => stated.some((one) => isHouse(one, value)));
    return isSameHouse
      ? residenceGap(known, read.value)
      : open(`shows the address "${read.value}", another house in the customer's street`);
  }
  if (kind === "contract") return open(`is a contract, and shows the address "${read.value}"`);
  if (agreements.length === 0) return null;
  if (agreements.includes(null))
    return open(`shows the address "${read.value}", which cannot be compared with the customer's`);
  const isDeclared = knownAddresses(known).some((one) => one.with === "answer");
  return isPersonCase(known) && isDeclared
    ? { isContradicted: true, why: `shows the address "${read.value}", not the one that the customer gave` }
    : open(`shows the address "${read.value}", which neither the customer nor a register names`);
}

/** Whether a source, the form or who opened the case gives an address, and not the customer unasked. */
const isCounted = (known: KnownCase, one: Stated<string>): boolean =>
  one.with !== "answer" || isAskedOf(known, one.source) || text(known.additionalData?.[one.source]) === one.value;

/** "Postbus 112, 9000 Gent" as the address where a private customer lives; "Postbusstraat 3" and "Bp 1" are homes. */
const POST_BOX =
  /^\W*(?:(?:postbus|bo[iî]te postale|postfach|p\.?\s?o\.?\s?box|poste restante)(?!\p{L})|b\.\s?p\.?\s?\d|b\s?p\.\s?\d)/iu;
const POST_BOX_SHORT = /^\W*B\s?P\s?\d/;

const livesInPostBox = (known: KnownCase): boolean =>
  isPersonCase(known) && !judgesBefore(known, 7) && isPostBox(text(known.answers["residence_address"]) ?? "");

const isPostBox = (address: string): boolean => POST_BOX.test(address) || POST_BOX_SHORT.test(address);

/** Whether a paper of a kind shows an address only if it is of some sort that its reading does not tell. */
export const showsNoAddress = (kind: DocumentKind | null, documentType: string): boolean =>
  kind === "invoice" && ADDRESS_TYPES.includes(documentType);

/** Whether two addresses are one, down to the number of the house. */
const isHouse = (a: string, b: string): boolean =>
  agreesOnAddress(a, b) === true && !compareAddresses(a, b).detail.includes("house numbers differ");

const open = (why: string): AddressGap => ({ isContradicted: false, why });

/** An address that is the declared one, in another country than the one in which the customer declares to live. */
function residenceGap(known: KnownCase, address: string): AddressGap | null {
  const [declared, shown] = [declaredResidence(known), countryOfAddress(address, known)];
  if (declared === null || shown === null || shown === declared) return null;
  const why = `shows an address in ${countryInWords(shown)}, and the customer declared to live in ${countryInWords(declared)}`;
  return { isContradicted: true, why };
}

/** Whether having a document of a kind is having what a type asks for: who gave an engagement letter has shown no address. */
export const isMetBy = (known: KnownCase, kind: DocumentKind, documentType: string): boolean =>
  judgesBefore(known, 6) || kind === "proof_of_address" || !ADDRESS_TYPES.includes(documentType);
