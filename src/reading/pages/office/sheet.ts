import { DAY_MS } from "../../../platform/clock.ts";
import { cleanText } from "../text.rules.ts";
import { readXml } from "./xml-events.ts";

const MAX_CELLS = 50_000;
/** Days between the first day of a sheet's calendar and 1970-01-01. */
const EPOCH_DAYS = 25_569;

/** The texts that the cells of a workbook refer to by their place. */
export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let depth = 0;
  const path: string[] = [];
  readXml(xml, {
    open: ({ name }) => {
      path.push(name);
      if (name === "si") strings.push("");
      if (name === "rPh") depth++;
    },
    close: (name) => {
      path.pop();
      if (name === "rPh") depth--;
    },
    text: (text) => {
      if (path.at(-1) === "t" && depth === 0 && strings.length > 0) strings[strings.length - 1] += text;
    },
  });
  return strings;
}

type Format = "date" | "percent" | null;

/** How each style of a workbook shows a number. */
export function readNumberFormats(xml: string): Format[] {
  const own = new Map<string, string>();
  const formats: Format[] = [];
  const path: string[] = [];
  readXml(xml, {
    open: ({ name, attributes }) => {
      path.push(name);
      if (name === "numFmt") own.set(attributes.numFmtId ?? "", attributes.formatCode ?? "");
      if (name === "xf" && path.at(-2) === "cellXfs") {
        const id = attributes.numFmtId ?? "";
        formats.push(formatOf(Number(id), own.get(id) ?? ""));
      }
    },
    close: () => void path.pop(),
    text: () => undefined,
  });
  return formats;
}

function formatOf(id: number, code: string): Format {
  const shown = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, "");
  if ((id >= 14 && id <= 17) || id === 22 || /[yd]/i.test(shown)) return "date";
  return id === 9 || id === 10 || shown.includes("%") ? "percent" : null;
}

/** The rows of a sheet, each as one line, its cells from left to right. Hidden rows are left out. */
export function readSheet(
  xml: string,
  strings: readonly string[],
  formats: readonly Format[],
): { lines: string[]; isWhole: boolean } {
  const lines: string[] = [];
  const path: string[] = [];
  let row: string[] = [];
  let isHidden = false;
  let cell = { type: "", style: 0, value: "" };
  let count = 0;
  const isWhole = readXml(xml, {
    open: ({ name, attributes }) => {
      path.push(name);
      if (name === "row") [row, isHidden] = [[], attributes.hidden === "1"];
      if (name === "c") cell = { type: attributes.t ?? "n", style: Number(attributes.s ?? 0), value: "" };
    },
    close: (name) => {
      path.pop();
      if (name === "c" && count++ < MAX_CELLS) row.push(cleanText(shown(cell, strings, formats[cell.style] ?? null)));
      const line = row.filter((text) => text !== "").join("\t");
      if (name === "row" && !isHidden && line !== "") lines.push(line);
    },
    text: (text) => {
      if (path.at(-1) === "v" || (path.at(-1) === "t" && path.includes("is"))) cell.value += text;
    },
  });
  return { lines, isWhole: isWhole && count <= MAX_CELLS };
}

function shown(cell: { type: string; value: string }, strings: readonly string[], format: Format): string {
  if (cell.type === "s") return strings[Number(cell.value)] ?? "";
  if (cell.type === "e") return "";
  const number = Number(cell.value);
  if (cell.type !== "n" || cell.value === "" || !Number.isFinite(number)) return cell.value;
  if (format === "percent") return `${Math.round(number * 1e6) / 1e4}%`;
  if (format === "date" && number > 0 && number < 200_000) {
    return new Date(Math.floor(number - EPOCH_DAYS) * DAY_MS).toISOString().slice(0, 10);
  }
  return cell.value;
}
