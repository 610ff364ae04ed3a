import { readFileSync } from "node:fs";
import path from "node:path";
import { type DocumentKind, IDENTITY_KINDS } from "../../../../src/domain/documents/document-kinds.ts";
import type { FactType, PersonRole, ReadingLanguage, ReadPage } from "../../../../src/domain/readings/reading.model.ts";
import { toCountryCode } from "../../../../src/platform/country-code.ts";
import { normalizeEnterpriseNumber } from "../../../../src/platform/enterprise-number.ts";
import type { TrueFact, Truth } from "../truth.ts";

/**
 * Texts of papers with their facts, by authors who saw neither rules nor layouts. On the last (`author-9`) nothing is fitted, and
 * nobody who writes rules reads it.
 */
const FOLDER = path.resolve(import.meta.dirname, "../kind-texts");

/** A line of such a file. */
interface FactText {
  readonly kind: DocumentKind;
  readonly language: ReadingLanguage;
  /** Lines of the paper; ` | `, or three spaces and more, between two columns. */
  readonly text: string;
  /** `type: value`, as its author would take it from the paper. */
  readonly facts: readonly string[];
}

interface FactPaper {
  readonly id: string;
  readonly author: string;
  readonly truth: Truth;
  readonly pages: readonly ReadPage[];
}

export const factPapers = (author: string): FactPaper[] =>
  readFileSync(path.join(FOLDER, `${author}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as FactText)
    .map((one, at) => ({
      id: `${author}/${at + 1}-${one.kind}-${one.language}`,
      author,
      truth: truthOf(one),
      pages: [pageOf(one.text)],
    }));

const CHARACTER = 5.5;
const LINE = 14;
const HEIGHT = 10;

/** One page on which a character is 5.5 points wide: columns of lines that follow each other begin at one place. */
function pageOf(text: string): ReadPage {
  const rows = text.split("\n").map((line) => line.split("|"));
  const starts = rows.map((row, at) => (row.length === 1 ? [0] : startsOf(tableAround(rows, at), row.length)));
  const lines = rows.flatMap((row, at) =>
    row.flatMap((cell, column) => cellsOf(cell, starts[at]![column]!, 40 + at * LINE)),
  );
  const right = Math.max(0, ...lines.map(({ box }) => box[0] + box[2]));
  const size = { width: Math.max(595, right + 40), height: Math.max(842, 80 + rows.length * LINE) };
  return { number: 1, rotation: 0, reader: "text_layer", ...size, lines };
}

/** The rows next to each other that have several cells. */
function tableAround(rows: readonly (readonly string[])[], at: number): (readonly string[])[] {
  let [from, to] = [at, at];
  while (rows[from - 1] !== undefined && rows[from - 1]!.length > 1) from--;
  while (rows[to + 1] !== undefined && rows[to + 1]!.length > 1) to++;
  return rows.slice(from, to + 1).filter((row) => row.length === rows[at]!.length);
}

/** Where each column begins, in characters: behind the longest cell of the one before. */
function startsOf(table: readonly (readonly string[])[], columns: number): number[] {
  const starts = [0];
  for (let column = 1; column < columns; column++)
    starts.push(starts[column - 1]! + Math.max(...table.map((row) => row[column - 1]!.trim().length)) + 4);
  return starts;
}

const cellsOf = (text: string, start: number, top: number) =>
  [...text.matchAll(/\S+(?: {1,2}\S+)*/g)].map((cell, at) => {
    // Of a cell between bars, the spaces around it say nothing.
    const from = at === 0 && start > 0 ? start : start + cell.index;
    const boxOf = (offset: number, length: number) =>
      [40 + (from + offset) * CHARACTER, top, length * CHARACTER, HEIGHT] as const;
    const words = [...cell[0].matchAll(/\S+/g)].map((word) => ({
      text: word[0],
      box: boxOf(word.index, word[0].length),
    }));
    return { text: cell[0], box: boxOf(0, cell[0].length), confidence: 1, words };
  });

/** Of a paper between two parties each of them counts. */
const OF_PARTIES: readonly DocumentKind[] = ["invoice", "contract"];
const AMOUNTS: readonly string[] = ["capital", "turnover", "equity", "total_assets", "workforce", "total"];

/** What a text's author took from it, as the truth that a reading is held against. */
function truthOf({ kind, language, text, facts }: FactText): Truth {
  const optional = { optional: true } as const;
  const all = facts.flatMap((line): TrueFact[] => {
    const at = line.indexOf(":");
    const [type, value] = [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    const fact = { subject: "subject", ...(OF_PARTIES.includes(kind) ? ({ party: true } as const) : {}) } as const;
    if (value === "") return [];
    if (isLeftOpen(type, kind)) return [{ ...fact, type: type as FactType, value, ...optional }];
    if (AMOUNTS.includes(type)) return amount(type, value).map((one) => ({ ...fact, type: "amount", value: one }));
    if (type === "person") return [{ ...fact, type, value: personOf(value, kind) }];
    if (type === "company_share") return [{ ...fact, type, value: shareOf(value) }];
    // The authors wrote the words of the paper, not the status that they mean.
    if (type === "status") return [{ ...fact, type, value, ...optional }];
    if (type === "object") return [{ ...fact, type, value: wholeObject(value, text) }];
    if (type === "authority") return [{ ...fact, type, value, subject: "issuer" }];
    const own = { ...fact, type: type as FactType, value: type === "enterprise_number" ? bareNumber(value) : value };
    if (type === "account_holder")
      return [{ ...own, value: value.replace(TITLE, ""), also: ["company_name", "person"] }];
    // A town alone is no address to find, nor is a number with wrong check digits a number.
    if (type === "address" && !/\d/.test(value)) return [{ ...own, ...optional }];
    if (type === "enterprise_number" && /^\D{0,4}[01]\d{3}\.?\d{3}\.?\d{3}$/.test(value))
      return [normalizeEnterpriseNumber(value) === null ? { ...own, ...optional } : own];
    return [own];
  });
  // The authors state a form that has a line of its own, and no form that is a part of the name.
  const form: TrueFact[] = all.some(({ type }) => type === "legal_form")
    ? []
    : [{ type: "legal_form", subject: "subject", value: "", ...optional }];
  const number = (["document_number", "address"] as const).flatMap((type): TrueFact[] =>
    kind === "invoice" || (kind === "contract" && type === "address")
      ? [{ type, subject: "subject", value: "", ...optional }]
      : [],
  );
  const parties = OF_PARTIES.includes(kind) ? numbersOfParties(text) : [];
  return { kind, language, facts: [...onceDated(all), ...form, ...number, ...parties], text };
}

/** The day of issue is a date of the paper: where both are one day, it is one fact. */
const onceDated = (facts: readonly TrueFact[]): readonly TrueFact[] =>
  facts.filter(
    ({ type, value }) =>
      type !== "document_date" || facts.every((other) => other.type !== "issue_date" || other.value !== value),
  );

/** Some authors wrote the register before or behind its number, as it is printed. */
const bareNumber = (value: string): string =>
  value.replace(/^(?:CVR|KvK|KRS|SIREN|RCS|R\.C\.S\.)[ :.-]*(?=\d)/i, "").replace(/(?<=\d) (?:RCS|R\.C\.S\.).*$/, "");

/** Of invoices and contracts most authors took the numbers of one party or of none. */
const numbersOfParties = (text: string): TrueFact[] =>
  [...text.matchAll(/(?:\b(?:[A-Z]{2,3}|[BC])[ -]?)?(\d[\d .-]{2,}\d)(?: [A-Z]{1,2}\b)?/g)]
    .flatMap(([whole, digits]) => [whole, digits!])
    .map((value) => ({ type: "enterprise_number", subject: "subject", value, party: true, optional: true }));

const TITLE =
  /^(?:(?:m\.?|mr\.?|mrs\.?|miss|ms\.?|mme\.?|mevr\.?|mevrouw|dhr\.?|herrn?|frau)\s(?:(?:ou|en|et|und|of)\s)?)+/i;

/** Facts of kinds that a reading does not ask for them, or that the authors did not take in one way. */
const isLeftOpen = (type: string, kind: DocumentKind): boolean =>
  kind === "other" ||
  (type === "address" && OF_PARTIES.includes(kind)) ||
  (type === "authority" && kind !== "licence" && !IDENTITY_KINDS.includes(kind)) ||
  (type === "document_date" && DATED_TWICE.includes(kind));
/** Of accounts the end of the period counts; a notice has the day of the act and that of its publication. */
const DATED_TWICE: readonly DocumentKind[] = ["annual_accounts", "gazette_publication", ...IDENTITY_KINDS];

function amount(rubric: string, text: string) {
  const [, number, currency] = /^(-?[\d.]+)\s*([A-Z]{3})?/.exec(text.replaceAll(/(?<=\d)[ ,'](?=\d{3})/g, "")) ?? [];
  return number === undefined
    ? []
    : [
        {
          rubric,
          value: Number(number),
          currency: rubric === "workforce" ? null : (currency ?? null),
          period: null,
        },
      ];
}

/** Kinds whose words for an office or a holding mean one role; elsewhere the authors' words do not tell which of several. */
const ROLES: Readonly<Partial<Record<DocumentKind, readonly [RegExp, PersonRole]>>> = {
  ubo_extract: [/benefici|begunstigd|b[ée]n[ée]ficiaire|berechtigt|eigent[üu]mer|\bubo\b|owner/i, "owner"],
  ...Object.fromEntries(
    (["register_extract", "gazette_publication", "annual_accounts"] as const).map((kind) => [
      kind,
      [/bestuurder|zaakvoerder|administrat(?!.*fin)|g[ée]rant|geschäftsführer|director|verwalter/i, "director"],
    ]),
  ),
};

/** `name | role | birth date | nationality | share`. */
function personOf(text: string, kind: DocumentKind) {
  const [name, role, birth, nationality, share] = text.split("|").map((part) => part.trim());
  const own = ROLES[kind];
  const roleOf = own?.[0].test(role ?? "") ? own[1] : undefined;
  const country = nationality === undefined || nationality === "" ? null : toCountryCode(nationality);
  const percent = percentOf(share);
  return {
    name: name!,
    ...(roleOf === undefined ? {} : { role: roleOf }),
    ...(birth !== undefined && /^\d{4}-\d\d(?:-\d\d)?$/.test(birth) ? { birth_date: birth } : {}),
    ...(country === null ? {} : { nationality: country }),
    ...(percent === null ? {} : { share_percent: percent }),
  };
}

/** `holder | share | number`. */
function shareOf(text: string) {
  const [holder, share, number] = text.split("|").map((part) => part.trim());
  const percent = percentOf(share);
  return {
    holder: holder!,
    ...(percent === null ? {} : { share_percent: percent }),
    ...(number === undefined || number === "" ? {} : { enterprise_number: number.replaceAll(/[^\dA-Z]/g, "") }),
  };
}

const percentOf = (text: string | undefined): number | null => {
  const [number] = /^\d+(?:[.,]\d+)?/.exec(text ?? "") ?? [];
  return number === undefined ? null : Number(number.replace(",", "."));
};

/** The authors wrote its first eight words; a reading may have the rest. */
function wholeObject(begin: string, text: string): string {
  const unbroken = text.replaceAll(/\s+/g, " ");
  const at = unbroken.toLowerCase().indexOf(begin.toLowerCase());
  return at < 0 ? begin : unbroken.slice(at, at + 600);
}
