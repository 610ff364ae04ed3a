import { cleanText } from "../text.rules.ts";
import { readXml } from "./xml-events.ts";

/** Between the cells of a row, and where a paragraph has a tab. */
const TAB = "\t";
/** A cell with more lines than that is a column of text, not a value. */
const VALUE_LINES = 3;
/** Parts of a document that no reader of it sees: what was deleted or moved away, and copies for older programs. */
const UNSEEN = new Set(["del", "moveFrom", "Fallback", "delText", "instrText"]);
const MAX_DEPTH = 2000;

/** Text that is being collected: a paragraph, a cell or the whole part. */
interface Cell {
  readonly lines: string[];
  readonly isShaded: boolean;
}

/**
 * The lines of a part of a Word document, in reading order: a paragraph is a line, and so is a row of a table whose
 * cells hold values. Hidden text, and white text on no ground, are left out. `isWhole` is false for broken XML.
 */
export function readWordPart(xml: string): { lines: string[]; isWhole: boolean } {
  const reader = new WordReader();
  const isWhole = readXml(xml, reader);
  return { lines: reader.finish(), isWhole };
}

class WordReader {
  readonly #body: string[] = [];
  /** Lists of cells of the open rows, and the open cells: tables may lie in cells. */
  readonly #rows: Cell[][] = [];
  readonly #cells: Cell[] = [];
  /** Texts of the open paragraphs: a text box lies in a paragraph. */
  readonly #paragraphs: string[] = [];
  readonly #path: string[] = [];
  #unseen = 0;
  #isHiddenRun = false;

  open({ name, attributes }: { name: string; attributes: Readonly<Record<string, string>> }): void {
    if (this.#path.length > MAX_DEPTH) throw new Error("the document is nested too deeply");
    this.#path.push(name);
    if (UNSEEN.has(name)) this.#unseen++;
    if (name === "p") this.#paragraphs.push("");
    else if (name === "tr") this.#rows.push([]);
    else if (name === "tc") this.#cells.push({ lines: [], isShaded: false });
    else if (name === "r") this.#isHiddenRun = false;
    else if (name === "tab" && this.#path.at(-2) === "r") this.#add(TAB);
    else if ((name === "br" || name === "cr") && this.#path.at(-2) === "r") this.#add("\n");
    else if (name === "noBreakHyphen") this.#add("-");
    else if (this.#path.at(-2) === "rPr" && this.#path.at(-3) === "r") this.#format(name, attributes.val);
    else if (name === "shd") this.#shade(attributes.fill);
  }

  close(name: string): void {
    this.#path.pop();
    if (UNSEEN.has(name)) this.#unseen--;
    if (name === "p") this.#closeParagraph();
    else if (name === "tc") this.#closeCell();
    else if (name === "tr") this.#closeRow();
  }

  text(text: string): void {
    if (this.#path.at(-1) === "t" && !this.#isHiddenRun) this.#add(text);
  }

  /** The lines; also of what a broken part left open. */
  finish(): string[] {
    while (this.#paragraphs.length > 0) this.#closeParagraph();
    while (this.#cells.length > 0) this.#closeCell();
    while (this.#rows.length > 0) this.#closeRow();
    return this.#body;
  }

  #add(text: string): void {
    if (this.#unseen > 0 || this.#paragraphs.length === 0) return;
    this.#paragraphs[this.#paragraphs.length - 1] += text;
  }

  #format(name: string, value: string | undefined): void {
    const isOn = value !== "0" && value !== "false" && value !== "off";
    if (name === "vanish" && isOn) this.#isHiddenRun = true;
    // In half points.
    if (name === "sz" && Number(value) < 4) this.#isHiddenRun = true;
    const isOnGround = this.#cells.some(({ isShaded }) => isShaded);
    if (name === "color" && value?.toUpperCase() === "FFFFFF" && !isOnGround) this.#isHiddenRun = true;
    if (name === "shd" || name === "highlight") this.#isHiddenRun = false;
  }

  #shade(fill: string | undefined): void {
    const isCell = this.#path.at(-2) === "tcPr" && this.#cells.length > 0;
    if (!isCell || fill === undefined || /^(?:auto|ffffff)$/i.test(fill)) return;
    this.#cells[this.#cells.length - 1] = { ...this.#cells.at(-1)!, isShaded: true };
  }

  #closeParagraph(): void {
    const lines = (this.#paragraphs.pop() ?? "")
      .split("\n")
      .map((line) => line.split(TAB).map(cleanText).filter(Boolean).join(TAB))
      .filter((line) => line !== "");
    this.#emit(lines);
  }

  #closeCell(): void {
    const cell = this.#cells.pop();
    if (cell !== undefined) this.#rows.at(-1)?.push(cell);
  }

  #closeRow(): void {
    const cells = this.#rows.pop() ?? [];
    const isOfValues = cells.every(({ lines }) => lines.length <= VALUE_LINES);
    const row = cells.map(({ lines }) => lines.join(" ")).filter((text) => text !== "");
    this.#emit(isOfValues ? (row.length > 0 ? [row.join(TAB)] : []) : cells.flatMap(({ lines }) => lines));
  }

  #emit(lines: readonly string[]): void {
    const into = this.#cells.at(-1)?.lines ?? this.#body;
    into.push(...lines);
  }
}
