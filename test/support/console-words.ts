import { parseAst } from "vitest/node";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [name: string]: unknown;
}

/** Attributes whose values no reader sees. */
const CODE = new Set([
  "class",
  "style",
  "href",
  "d",
  "id",
  "key",
  "type",
  "role",
  "viewBox",
  "rel",
  "target",
  "path",
  "aria-labelledby",
]);
/** Proper names, the same in every language. */
const NAMES = new Set(["Dossier", "· Dossier", "Enter", "Escape", "Esc", "Tab", "Ctrl", "Ctrl K"]);

/** Selectors, media queries and keys of the keyboard such as `g h`. */
const isCode = (text: string): boolean => /[[\]=]|^\(|:enabled|^[a-z] [a-z]$/.test(text);

/** A sentence, or a word that begins with a capital: what a reader sees. Names of code have neither. */
const reads = (text: string): boolean =>
  !NAMES.has(text.trim()) &&
  !isCode(text) &&
  (/[A-Za-z][,.:;]? [A-Za-z]/.test(text) || /^\W*[A-Z][a-z]+\W*$/.test(text));

/** Text between two tags: each letter of it is read. */
const isRead = (text: string): boolean => !NAMES.has(text.trim()) && /[A-Za-z]{2}/.test(text.replaceAll(/&\w+;/g, ""));

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === "string" ? node.name : "");

/** Where a node holds nothing that is shown: types, imports, code names. What stands under `lang="en"` says so itself. */
function isUnread(node: Node): boolean {
  if (node.type.startsWith("TS") && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return true;
  if (node.type === "ImportExpression" || node.type === "ImportDeclaration") return true;
  if (node.type === "JSXAttribute") return CODE.has(nameOf(node.name)) || nameOf(node.name).startsWith("data-");
  if (node.type === "NewExpression") return nameOf(node.callee) === "Error";
  return false;
}

function wordsOf(node: Node): string | null {
  if (node.type === "JSXText") return isRead(String(node.value)) ? String(node.value) : null;
  if (node.type === "Literal") return typeof node.value === "string" && reads(node.value) ? node.value : null;
  if (node.type === "TemplateElement") {
    const text = String((node.value as { cooked: string }).cooked);
    return reads(text) || /(?:^| )[a-z]{2,} $|^ [a-z]{2,}(?: |$)/.test(text) ? text : null;
  }
  return null;
}

/** Words that a source file of the console shows by itself, each as `line: words`; texts of `texts.ts` are not meant. */
export function inlineWords(source: string, lang: "ts" | "tsx" = "tsx"): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (isUnread(node)) return;
    const words = wordsOf(node);
    if (words !== null) found.push(`${source.slice(0, node.start).split("\n").length}: ${words.trim()}`);
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
  };
  visit(parseAst(source, { lang }) as unknown as Node);
  return found;
}
