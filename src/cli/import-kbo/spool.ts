import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { compareText } from "../../platform/compare-text.ts";

/** Characters of lines held in memory before they are written. */
const BUFFER_CHARS = 8_000_000;
/**
 * Leading digits that make a block: it has at most a thousand enterprises, since the last two digits are check
 * digits.
 */
const BLOCK_DIGITS = 5;

/**
 * Lines on disk, grouped by enterprise number: brings together what the files of an extract say about an enterprise,
 * whatever their order and size.
 */
export class Spool {
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), "dossier-kbo-"));
  readonly #counts = new Map<string, number>();
  #buffers = new Map<string, string[]>();
  #buffered = 0;

  /** @param line without a line break. */
  add(number: string, line: string): void {
    const block = number.slice(0, BLOCK_DIGITS);
    const buffer = this.#buffers.get(block);
    if (buffer) buffer.push(line);
    else this.#buffers.set(block, [line]);
    this.#counts.set(block, (this.#counts.get(block) ?? 0) + 1);
    this.#buffered += line.length;
    if (this.#buffered > BUFFER_CHARS) this.#flush();
  }

  /** The leading digits that occur, in order, with their number of lines. */
  blocks(): readonly (readonly [block: string, lines: number])[] {
    return [...this.#counts].sort(([a], [b]) => compareText(a, b));
  }

  /** The lines of a block in the order they came. */
  read(block: string): string[] {
    this.#flush();
    return readFileSync(path.join(this.#folder, block), "utf8").split("\n").slice(0, -1);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #flush(): void {
    for (const [block, lines] of this.#buffers) {
      appendFileSync(path.join(this.#folder, block), `${lines.join("\n")}\n`);
    }
    this.#buffers = new Map();
    this.#buffered = 0;
  }
}
