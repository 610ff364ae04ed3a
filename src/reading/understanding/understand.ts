import { type DocumentKind, IDENTITY_KINDS } from "../../domain/documents/document-kinds.ts";
import { CERTAIN, certainKind } from "../../domain/readings/certain-kind.ts";
import {
  type CompanyShareFact,
  isCompanyNumber,
  NO_REAL_ONE,
  NO_SUCH_DAY,
  type PersonFact,
  type ReadPage,
  type ReadWarning,
  type Understanding,
} from "../../domain/readings/reading.model.ts";
import type { FittedModels } from "../models/fitted-models.ts";
import { type Classified, classify } from "./classify/classify.ts";
import { madeUpIn, refusalsIn } from "./classify/refusals.ts";
import { corroborated } from "./corroborated.ts";
import { zoneKind } from "./classify/structure.ts";
import { controlClauses } from "./company/control-clauses.ts";
import { jointPower } from "./company/joint-power.ts";
import { goingConcernDoubts } from "./company/going-concern.ts";
import { statedPlaces } from "./company/stated-places.ts";
import { pagesMissing } from "./company/pages-missing.ts";
import { holdersOf } from "./company/holders-of.ts";
import { namesInPaper } from "./company/names-in-paper.ts";
import { formerNames } from "./company/former-names.ts";
import { ownerDeclarations } from "./company/owner-declarations.ts";
import { asGuess, type FactDraft, numberFacts, textIn } from "./facts.ts";
import { impossibleDatesIn } from "./fields/dates.ts";
import { flowOf } from "./flow.ts";
import type { ReadableDocument } from "./kind-reader.ts";
import { formFamily } from "../../domain/matching/company-words.ts";
import { latinWords } from "../../platform/folding.ts";
import { detectLanguage, unreadLanguage } from "./language.ts";
import { backAlone } from "./person/identity/back-alone.ts";
import { zoneDifferences } from "./person/identity/zone-differs.ts";
import { severalHolders } from "./person/identity/several-holders.ts";
import { accountOpened } from "./person/account-opened.ts";
import { moneyStated } from "./person/money-stated.ts";
import { MOST } from "./person/other.ts";
import { factsOf } from "./readers.ts";
import { documentText } from "./text.ts";

/** What kind of document the pages are, and what they say. The same pages give the same understanding. */
export function understand(
  pages: readonly ReadPage[],
  models: FittedModels,
): Understanding & { readonly warnings: readonly ReadWarning[] } {
  const document = readableOf(pages);
  const classified = classify(document, models.kinds);
  const parts = partsOf(pages, kindOf(classified), models);
  const { kind, confidence: shown } = parts === null ? classified : { kind: null, confidence: 0 };
  const read =
    parts === null
      ? factsOf(document, kind, models)
      : parts.flatMap((part) => factsOf(readableOf(part.pages), part.kind, models));
  const { facts, unread } = holdersOf(document, pages, kind, read);
  const confidence = holdsItsOwn(kind, facts) ? shown : Math.min(shown, CERTAIN - 0.2);
  // A number with valid check digits is certain even where the kind is unknown, or probably none.
  const isOfUnknownKind = parts === null && (kind === null || (kind === "other" && confidence < CERTAIN));
  const isGuess = confidence < CERTAIN && !isOfUnknownKind;
  const isOfNoKind = isOfUnknownKind || (kind === "other" && !isGuess);
  const others = facts.filter(isNumberOfAnother);
  const money = parts === null ? moneyStated(document, kind) : [];
  const mayNameOthers = isOfNoKind && others.length > 0 && others.length < MOST;
  const words = mayNameOthers || (others.length === 0 && money.length > 0) ? nameWords(document.flow.text) : [];
  const names = parts === null ? namesInPaper(document, kind, facts) : [];
  return {
    kind,
    kind_confidence: confidence,
    language: document.language,
    facts: numberFacts((isGuess ? facts.map(asGuess) : facts).map((fact) => corroborated(fact, document.text))),
    ...(words.length > 0 && words.length <= NAME_WORDS ? { name_words: words } : {}),
    ...(names.length > 0 && { names }),
    warnings: [
      ...(parts === null
        ? ofOnePaper(document, kind, [...names, ...namesOf(facts)], numbersOf(facts))
        : [severalDocuments(parts)]),
      ...unread,
      ...money,
    ],
  };
}

export function readableOf(pages: readonly ReadPage[]): ReadableDocument {
  const text = documentText(pages);
  const flow = flowOf(text);
  return { text, flow, language: detectLanguage(flow.folded).language };
}

/** Those of persons and companies. */
const namesOf = (facts: readonly FactDraft[]): string[] =>
  facts.flatMap(({ type, value }) => {
    if (type === "person") return [(value as PersonFact).name];
    if (type === "company_share") return [(value as CompanyShareFact).holder];
    return type === "company_name" ? [value as string] : [];
  });

/** Those of the company that the paper is about. */
const numbersOf = (facts: readonly FactDraft[]): string[] =>
  facts.flatMap((fact) => (fact.type === "enterprise_number" && fact.subject === "subject" ? [textIn(fact)] : []));

const isNumberOfAnother = ({ type, subject }: FactDraft): boolean => subject === "other" && isCompanyNumber(type);

/** Most words of names that a reading keeps. Of a paper with more nothing is said: whom it names could not be told. */
const NAME_WORDS = 400;
const LONGEST_WORD = 40;
/** Words before a legal form that may be a name in small letters. */
const BEFORE_FORM = 3;

/** Words that begin with a capital or a digit, those before a legal form, and those of web and mail addresses, each once. */
function nameWords(text: string): string[] {
  const tokens = (text.match(/\S+/g) ?? []).map((token) => token.slice(0, 2 * LONGEST_WORD));
  const forms = tokens.map((token) => latinWords(token).some((word) => formFamily(word) !== undefined));
  const named = tokens.filter(
    (token, at) =>
      /(?<!\p{L})[\p{Lu}\d]|@|\w\.\p{L}{2}/u.test(token) || forms.slice(at, at + BEFORE_FORM + 1).includes(true),
  );
  const initials = named.filter((token) => /^(?:\p{L}\.){2,}/u.test(token)).map((token) => token.replaceAll(".", ""));
  return [...new Set(latinWords([...named, ...initials].join(" ")))].filter((word) => word.length <= LONGEST_WORD);
}

/** What a paper of a kind cannot be without, with certainty: a form that nobody filled in has the title and the labels of one. */
const ESSENTIAL: Partial<Record<DocumentKind, readonly FactDraft["type"][]>> = {
  ubo_extract: ["person", "company_share"],
  shareholder_register: ["person", "company_share"],
  register_extract: ["enterprise_number", "vat_number", "company_name"],
  bank_account_certificate: ["iban", "account_holder"],
};

function holdsItsOwn(kind: DocumentKind | null, facts: readonly FactDraft[]): boolean {
  const needed = kind === null ? undefined : ESSENTIAL[kind];
  return needed === undefined || facts.some(({ type, certainty }) => needed.includes(type) && certainty >= CERTAIN);
}

interface Part {
  readonly kind: DocumentKind;
  readonly pages: readonly ReadPage[];
}

/** Another document in the file of an identity document, whose zone outweighs all else; null for one document. */
function partsOf(pages: readonly ReadPage[], kind: DocumentKind | null, { kinds }: FittedModels): [Part, Part] | null {
  if (kind === null || !IDENTITY_KINDS.includes(kind) || pages.length < 2) return null;
  const isIdentity = (page: ReadPage) => {
    const document = readableOf([page]);
    return zoneKind(document.text) !== null || IDENTITY_KINDS.includes(classify(document, kinds).kind!);
  };
  const found = Map.groupBy(pages, isIdentity);
  const [own, rest] = [found.get(true), found.get(false)];
  if (own === undefined || rest === undefined) return null;
  const other = kindOf(classify(readableOf(rest), kinds));
  if (other === null || other === "other" || IDENTITY_KINDS.includes(other)) return null;
  return [
    { kind, pages: own },
    { kind: other, pages: rest },
  ];
}

const kindOf = ({ kind, confidence }: Classified): DocumentKind | null =>
  certainKind({ kind, kind_confidence: confidence });

const ofOnePaper = (
  document: ReadableDocument,
  kind: DocumentKind | null,
  names: readonly string[],
  numbers: readonly string[],
): ReadWarning[] => [
  ...cardsOfSeveral(document, kind),
  ...sidesOfCard(document, kind),
  ...refusals(document, kind),
  ...quoted("going_concern_doubted", goingConcernDoubts(document, kind)),
  ...quoted("control_stated", controlClauses(document, kind, names)),
  ...quoted("joint_power_stated", jointPower(document, kind)),
  ...quoted("former_name_stated", formerNames(document, kind)),
  ...accountOpened(document, kind),
  ...statedPlaces(document, kind, numbers).map((one): ReadWarning => ({ code: "place_stated", ...one })),
  ...quoted("owners_declared", ownerDeclarations(document, kind)),
  ...pagesMissing(document, kind),
  ...quoted("date_impossible", impossibleDates(document), NO_SUCH_DAY),
  ...languageUnread(document, kind),
];

/** Each once, where it stands first. */
function impossibleDates({ flow }: ReadableDocument) {
  const found = impossibleDatesIn(flow.text);
  return found
    .filter(({ quote }, at) => found.findIndex((other) => other.quote === quote) === at)
    .map(({ at, quote }) => ({ quote, page: flow.place(at, at + quote.length).page }));
}

/** Identity documents are read by their layout and their zone, whatever their language. */
function languageUnread({ flow }: ReadableDocument, kind: DocumentKind | null): ReadWarning[] {
  const language = kind !== null && IDENTITY_KINDS.includes(kind) ? null : unreadLanguage(flow);
  return language === null
    ? []
    : [
        {
          code: "language_unread",
          page: null,
          detail: `The paper is written in ${language}, which the service does not read.`,
        },
      ];
}

const QUOTED = 280;

/** What speaks against a paper in its own words. */
function refusals(document: ReadableDocument, kind: DocumentKind | null): ReadWarning[] {
  const madeUp = madeUpIn(document);
  const others = refusalsIn(document, kind).filter(({ quote }) => madeUp.every((one) => one.quote !== quote));
  return [...quoted("says_refused", madeUp, NO_REAL_ONE), ...quoted("says_refused", others)];
}

const quoted = (
  code: ReadWarning["code"],
  said: readonly { readonly quote: string; readonly page: number | null }[],
  says = "The paper says",
): ReadWarning[] =>
  said.map(({ quote, page }) => {
    const shown = quote.length > QUOTED ? `${quote.slice(0, QUOTED)}…` : quote;
    return { code, page, detail: `${says}: "${shown}".` };
  });

/** A scan that shows the cards of two holders, of whom nothing is certain. */
function cardsOfSeveral({ text }: ReadableDocument, kind: DocumentKind | null): ReadWarning[] {
  const holders = kind !== null && IDENTITY_KINDS.includes(kind) ? severalHolders(text) : [];
  const names = holders.map(({ person }) => person.name).join(" and ");
  const detail = `The file shows identity documents of several holders: ${names}.`;
  return holders.length === 0 ? [] : [{ code: "several_documents", page: holders[0]!.place.page, detail }];
}

/** A file with the cards of two holders has said so already. */
function sidesOfCard({ text }: ReadableDocument, kind: DocumentKind | null): ReadWarning[] {
  if (kind === null || !IDENTITY_KINDS.includes(kind) || severalHolders(text).length > 0) return [];
  const back = backAlone(text);
  const detail = "The file shows a machine-readable zone, and not the side with the photo.";
  if (back !== null) return [{ code: "front_missing", page: back.page, detail }];
  return zoneDifferences(text).map(({ field, printed, inZone, page }) => ({
    code: "zone_differs",
    page,
    detail: `The printed ${field} is ${printed}, and that of the machine-readable zone ${inZone}.`,
  }));
}

function severalDocuments(parts: readonly Part[]): ReadWarning {
  const named = parts.map(
    ({ kind, pages }) =>
      `${kind.replaceAll("_", " ")} (page${pages.length === 1 ? "" : "s"} ${pages.map(({ number }) => number).join(", ")})`,
  );
  return { code: "several_documents", page: null, detail: `The file holds several documents: ${named.join(" and ")}.` };
}
