import { matchesOf } from "../../../platform/matches.ts";
import type { FactSubject } from "../../../domain/readings/reading.model.ts";
import { companiesIn } from "../company/mentions.ts";
import { amountsIn, parseNumber } from "../fields/amounts.ts";
import { ibansIn } from "../fields/ibans.ts";
import { withoutTitles } from "../fields/person-names.ts";
import { taxedSum } from "../fields/taxed-sums.ts";
import type { FactDraft } from "../facts.ts";
import type { KindReader, ReadableDocument } from "../kind-reader.ts";
import type { Labelled } from "../labels.ts";
import { placeWithin, type Cell } from "../text.ts";
import { addressBlocks, type Block } from "./letters/blocks.ts";
import { documentDate } from "./letters/document-date.ts";
import { isTitle } from "./letters/issuers.ts";
import { withoutSidesForms } from "./contract.ts";
import { LETTER_FINDER, type LetterKey } from "./letters/labels.ts";
import { addressFact, distinct, isCompany, numberFacts, type Party, partyOf } from "./letters/parties.ts";

/** Who charges whom: the customer is the subject, and every number that is not the customer's is the sender's. */
export const readInvoice: KindReader = (document) => {
  const labels = LETTER_FINDER.find(document.text);
  const blocks = addressBlocks(document.text);
  const customer = customerOf(document, labels, blocks);
  const sender = senderOf(document, blocks, customer);
  const isCustomers = (cell: Cell): boolean => customer !== null && customer.cells.includes(cell);
  const subjectOf = (at: number): FactSubject => {
    const before = document.flow.folded.slice(Math.max(0, at - 40), at);
    const cell = document.flow.cellAt(at + 1);
    return isCustomers(cell) || OF_CUSTOMER.test(before) || isUnderCustomers(document, cell) ? "subject" : "issuer";
  };
  return distinct([
    ...withoutSidesForms([...(sender?.facts ?? []), ...(customer?.party.facts ?? [])]),
    ...(customer?.address ?? []),
    ...numberFacts(document.flow.text, document.flow, subjectOf),
    ...ibans(document),
    ...invoiceNumber(document, labels),
    ...total(document, labels),
    ...documentDate(document),
  ]);
};

const OF_CUSTOMER =
  /(?:\buw|votre|ihre?|your|klant|client|kunden?|customer)[- ]?(?:btw|tva|ust|vat|ondernemings|n°|nr|numero)[^\n]{0,25}\n?$/;
const CUSTOMERS_HEAD =
  /^(?:uw|votre|ihre?|your|klant|client|kunden?|customer)\b.{0,30}(?:btw|tva|ust|mwst|vat|ondernem|entreprise)/;

/** In a column whose head says that its number is the customer's. */
const isUnderCustomers = ({ text }: ReadableDocument, { row, box, page }: Cell): boolean =>
  (text.rows[row - 1] ?? []).some(
    (head) =>
      CUSTOMERS_HEAD.test(head.folded) &&
      head.page === page &&
      box !== null &&
      head.box !== null &&
      head.box[0] < box[0] + box[2] &&
      box[0] < head.box[0] + head.box[2],
  );

interface Customer {
  readonly party: Party;
  readonly address: FactDraft[];
  /** Lines of the customer's block. */
  readonly cells: readonly Cell[];
}

function customerOf(
  document: ReadableDocument,
  labels: readonly Labelled<LetterKey>[],
  blocks: readonly Block[],
): Customer | null {
  for (const label of labels) {
    if (label.key !== "customer" || (label.form === "adjacent" && !isCompany(label.value))) continue;
    const under = label.form === "column" ? blockUnder(blocks, label.label) : undefined;
    if (under !== undefined) return ofBlock(under, 0.95);
    const lines = label.block.split("\n");
    for (const [at, line] of lines.slice(0, 2).entries()) {
      const cell = label.cells[at];
      const party = partyOf(line, cell === undefined ? label.place : placeWithin(cell), "subject", "other");
      if (party === null) continue;
      const block = blocks.find(({ name }) => name !== null && label.cells.includes(name));
      const cells = [...label.cells, ...(block?.below ?? [])];
      const own = addressFact(label.block, label.blockPlace, "subject");
      const inBlock = block === undefined ? [] : addressFact(block.address.text, block.addressPlace, "subject");
      return { party, address: own.length > 0 ? own : inBlock, cells };
    }
  }
  // The first block with a name is the sender's, unless it is the only one and stands below the head.
  const possible = blocks
    .filter(({ name }) => name !== null && !hasOwnBank(document, name))
    .toSorted((a, b) => a.name!.row - b.name!.row);
  const block = possible.length > 1 ? possible.at(-1)! : possible[0];
  if (block === undefined || block.name!.row === 0 || block.name!.row > 25) return null;
  return ofBlock(block, 0.92);
}

function ofBlock(block: Block, certainty: number): Customer | null {
  const party = partyOf(block.name!.text, placeWithin(block.name!), "subject", "other", certainty);
  if (party === null) return null;
  return {
    party,
    address: addressFact(block.address.text, block.addressPlace, "subject"),
    // A line with a name over the customer's is the sender's.
    cells: [...block.above.slice(0, lastOwn(block) + 1), ...block.below],
  };
}

const lastOwn = ({ above, name }: Block): number => {
  const at = above.indexOf(name!);
  const sender = above.findIndex((cell, order) => order > at && companiesIn(cell.text).length > 0);
  return sender < 0 ? above.length - 1 : sender - 1;
};

/** The block right under a label: what stands beside the label is another party's then. */
const blockUnder = (blocks: readonly Block[], { row, box }: Cell): Block | undefined =>
  blocks.find(
    ({ name }) =>
      name !== null &&
      box !== null &&
      name.box !== null &&
      name.row > row &&
      name.row <= row + 2 &&
      Math.abs(name.box[0] - box[0]) < 6,
  );

/** The sender stands again beside its bank account, in the foot of the paper. */
const hasOwnBank = ({ text }: ReadableDocument, name: Cell): boolean =>
  text.cells.some((cell) => cell.row > name.row && cell.row > text.rows.length - 4 && cell.text.includes(name.text)) ||
  name.row > text.rows.length - 4;

/** The first line of the paper that is a name, apart from the customer's. */
function senderOf({ text, flow }: ReadableDocument, blocks: readonly Block[], customer: Customer | null): Party | null {
  const isOther = (cell: Cell) =>
    customer === null || !(customer.cells.includes(cell) || cell.text.includes(customer.party.name));
  const top = text.cells.filter(
    (cell) => cell.page === text.cells[0]!.page && cell.row < 6 && isOther(cell) && !isTitle(cell),
  );
  const company = top.find((cell) => isCompany(cell.text)) ?? top.find((cell) => isCompany(headName(cell)));
  const inBlock = blocks.map(({ name }) => name).find((name) => name !== null && isOther(name) && !isTitle(name));
  const found = company ?? inBlock ?? null;
  if (found !== null) {
    const party = partyOf(
      isCompany(found.text) ? found.text : headName(found),
      placeWithin(found),
      "issuer",
      "other",
      0.94,
    );
    const isFirm =
      party?.kind === "person" && !isTitled(found.text) && /\b(?:btw|tva|ust|vat|kvk|siret|hrb)\b/.test(flow.folded);
    return isFirm ? named(found) : party;
  }
  const head = top.find(
    ({ row, text: line }) => row <= 1 && /^\p{Lu}[\p{L}\d&.'’ -]{2,50}$/u.test(line) && !/\d{3}/.test(line),
  );
  return head === undefined ? null : named(head);
}

/** The name at the beginning of a line that goes on with an address: `Alfa GmbH, Hauptstraße 5, 10115 Berlin`. */
const headName = ({ text }: Cell): string => text.split(/\s[-–|·•]\s|,\s/)[0]!;

/** Two words with capitals are the name of a firm in the place of a sender, unless a title says that they are a person's. */
const isTitled = (text: string): boolean => withoutTitles(text.trim()) !== text.trim();

const named = (cell: Cell): Party => {
  const name = cell.text.trim();
  return {
    kind: "company",
    name,
    facts: [{ type: "company_name", subject: "issuer", value: name, place: placeWithin(cell), certainty: 0.88 }],
  };
};

const ibans = ({ flow }: ReadableDocument): FactDraft[] =>
  ibansIn(flow.text).map((found) => ({
    type: "iban",
    subject: "issuer",
    value: found.value,
    place: flow.place(found.at, found.at + found.quote.length),
    certainty: 0.98 * found.confidence,
    ...(found.valid === false ? { valid: false as const } : {}),
  }));

const NUMBER = String.raw`((?=[A-Za-z0-9./-]*\d)[A-Za-z0-9][A-Za-z0-9./-]{1,23})(?=$|[\s;]|,(?!\d))`;
const LABELLED_NUMBER = new RegExp(String.raw`^(?:nr\.?|n°|no\.?|#|:|\s)*${NUMBER}`, "iu");
/** The word for the paper, or for its number alone, with a number right after it or in the next cell. Over folded text. */
const NAMED_NUMBERS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|\n|[^\p{L}-])(?:\w*factuur|factures?|\w*rechnung|invoice|creditnota|avoir|gutschrift|credit note|fee note|bill|staat van (?:ereko\w+|erelo\w+|kosten[^\n\d]{0,20})|(?:ereloon|kosten)(?:nota|staat)|(?:note|etat|memoire) d[e'][^\n\d]{0,30}(?:honoraires|frais)|honorarnote)\s*(?:(?:nummer|numero|number|nr\.?|no\.?|n°|#|id)\s*)?[:.]?\s*${NUMBER}`,
    "giu",
  ),
  new RegExp(
    String.raw`(?:^|\n)(?:nummer|numero|number|nr\.?|no\.?|n°|our ref(?:erence)?|notre ref(?:erence)?\.?|onze ref(?:erentie)?\.?|unser zeichen)\s*:?\s*${NUMBER}`,
    "giu",
  ),
];

function invoiceNumber(document: ReadableDocument, labels: readonly Labelled<LetterKey>[]): FactDraft[] {
  const fact = (value: string, place: FactDraft["place"], certainty: number): FactDraft[] => [
    { type: "document_number", subject: "subject", value, place, certainty },
  ];
  for (const { key, value, place } of labels) {
    const match = key === "invoice_number" ? LABELLED_NUMBER.exec(value) : null;
    if (match !== null && isNumber(match[1]!)) return fact(match[1]!, place, 0.95);
  }
  const { flow } = document;
  for (const pattern of NAMED_NUMBERS) {
    for (const match of matchesOf(flow.folded, pattern)) {
      const end = match.index + match[0].length;
      const number = flow.text.slice(end - match[1]!.length, end).replace(/[./-]+$/, "");
      if (isNumber(number)) return fact(number, flow.place(end - match[1]!.length, end), 0.93);
    }
  }
  return [];
}

/** A date or a sum beside the word for the paper is no number of it. */
const isNumber = (text: string): boolean =>
  /\d\D*\d/.test(text) && !/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}-\d\d-\d\d$|^[\d.]+,\d\d$|^\d+\.\d\d$/.test(text);

/**
 * The amount to be paid: of several labels for a total, and of the price that adds up with its tax, the largest, since a total
 * before tax is smaller.
 */
function total({ flow }: ReadableDocument, labels: readonly Labelled<LetterKey>[]): FactDraft[] {
  const usual = amountsIn(flow.text)[0]?.value.currency ?? null;
  const totals = labels.flatMap(({ key, value, place }) => {
    if (key !== "total") return [];
    const money = amountsIn(value).at(-1)?.value ?? { value: parseNumber(value), currency: usual };
    return money.value === null || money.value <= 0
      ? []
      : [{ value: money.value, currency: money.currency ?? usual, place }];
  });
  const sum = taxedSum(flow.text);
  const added = sum === null ? [] : [{ value: sum.total, currency: usual, place: flow.place(sum.at, sum.end) }];
  const largest = [...totals, ...added].toSorted((a, b) => b.value - a.value)[0];
  if (largest === undefined) return [];
  const { value, currency, place } = largest;
  return [
    {
      type: "amount",
      subject: "subject",
      value: { rubric: "total", value, currency, period: null },
      place,
      certainty: 0.95,
    },
  ];
}
