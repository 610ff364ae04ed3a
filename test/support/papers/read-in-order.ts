import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

interface StructureNode {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly StructureNode[];
}

/** Types whose content is part of the line of what holds them. */
const INLINE = new Set(["Span", "Link"]);

/** Where every copy of PDF.js in a process keeps the half that reads: the reader's copy is of another version. */
const shared = globalThis as { pdfjsWorker?: unknown };

/** The text of a document as a screen reader says it: by its structure, an element a line, and nothing beside it. */
export async function readInOrder(bytes: Uint8Array): Promise<string> {
  const ofReader = shared.pdfjsWorker;
  try {
    // PDF.js then loads its own.
    shared.pdfjsWorker = undefined;
    return await readWith(bytes);
  } finally {
    shared.pdfjsWorker = ofReader;
  }
}

async function readWith(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const document = await task.promise;
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    const open: string[] = [];
    for (const item of items) {
      if ("str" in item) {
        const id = open.findLast((one) => one !== "");
        if (id !== undefined) texts.set(id, (texts.get(id) ?? "") + item.str);
      } else if (item.type === "endMarkedContent") open.pop();
      else open.push(item.id ?? "");
    }
    const tree = (await page.getStructTree()) as StructureNode | null;
    if (tree) readNode(tree, texts, lines);
  }
  await task.destroy();
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

function readNode(node: StructureNode, texts: ReadonlyMap<string, string>, lines: string[]): void {
  if (!INLINE.has(node.role ?? "")) lines.push("");
  for (const child of node.children ?? []) {
    if (child.type === "content") lines[lines.length - 1] += texts.get(child.id ?? "") ?? "";
    else readNode(child, texts, lines);
  }
}
