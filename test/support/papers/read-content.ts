import { Budget } from "../../../src/reading/forensics/pdf/budget.ts";
import {
  Keyword,
  Lexer,
  type PdfDict,
  PdfName,
  PdfString,
  type PdfValue,
} from "../../../src/reading/forensics/pdf/lexer.ts";
import type { PdfFile } from "../../../src/reading/forensics/pdf/pdf-file.ts";

/** A string that is shown, and what marks stand around it. */
interface Shown {
  /** Name of the font among the resources of its page. */
  readonly font: string;
  /** One character for each byte. */
  readonly codes: string;
}

export interface PageContent {
  /** Every number of marked content on the page, as often as it begins. */
  readonly ids: readonly number[];
  readonly shown: readonly Shown[];
  /** What the marks get wrong. */
  readonly faults: readonly string[];
}

/** Operators that paint: they must stand in tagged content or in an artifact. */
const PAINTING = new Set(["S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "sh", "Do", "EI", "Tj", "TJ", "'", '"']);
/** Operators of a content stream (ISO 32000-1, annex A) that a document may use. */
const KNOWN = new Set(
  "b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' \"".split(
    " ",
  ),
);

interface Mark {
  readonly kind: "artifact" | "content" | "other";
}

/** Reads what a page shows, and whether all of it is either tagged or an artifact (Matterhorn 01-001 to 01-005). */
export function readContent(file: PdfFile, page: PdfDict): PageContent {
  const [ids, shown, faults]: [number[], Shown[], string[]] = [[], [], []];
  const marks: Mark[] = [];
  let operands: PdfValue[] = [];
  let font = "";
  const begin = (tag: string, properties: PdfValue | undefined): void => {
    const id = properties instanceof Map ? file.number(properties.get("MCID")) : null;
    const kind = tag === "Artifact" ? "artifact" : id === null ? "other" : "content";
    if (id !== null) ids.push(id);
    if (kind === "artifact" && marks.some((mark) => mark.kind === "content"))
      faults.push("01-003: an artifact inside tagged content");
    if (kind === "content" && marks.some((mark) => mark.kind === "artifact"))
      faults.push("01-004: tagged content inside an artifact");
    marks.push({ kind });
  };
  for (const value of valuesOf(file, page)) {
    if (!(value instanceof Keyword)) {
      operands.push(value);
      continue;
    }
    const [first, second] = operands;
    if (!KNOWN.has(value.word)) faults.push(`6.2.2: the operator ${value.word} does not exist`);
    if (value.word === "BDC" || value.word === "BMC") begin(nameOf(first), second);
    if (value.word === "EMC" && marks.pop() === undefined) faults.push("6.2.2: a mark ends that did not begin");
    if (value.word === "Tf") font = nameOf(first);
    if (value.word === "Tj" && first instanceof PdfString) shown.push({ font, codes: first.bytes });
    if (PAINTING.has(value.word) && !marks.some(({ kind }) => kind !== "other"))
      faults.push(`01-005: ${value.word} paints what is neither tagged nor an artifact`);
    operands = [];
  }
  if (marks.length > 0) faults.push("6.2.2: a mark does not end");
  return { ids, shown, faults };
}

function* valuesOf(file: PdfFile, page: PdfDict): Generator<PdfValue> {
  const contents = file.resolve(page.get("Contents"));
  const parts = Array.isArray(contents) ? contents : [page.get("Contents")];
  for (const part of parts) {
    const lexer = new Lexer(file.stream(part) ?? new Uint8Array(), new Budget(), 0, false);
    for (let value = lexer.next(); value !== undefined; value = lexer.next()) yield value;
  }
}

const nameOf = (value: PdfValue | undefined): string => (value instanceof PdfName ? value.name : "");
