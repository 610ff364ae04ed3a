import { PdfRef, type PdfDict, PdfName, type PdfValue } from "../../../src/reading/forensics/pdf/lexer.ts";
import type { PdfFile } from "../../../src/reading/forensics/pdf/pdf-file.ts";
import { readContent } from "./read-content.ts";

const STANDARD_TYPES = new Set(
  "Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby Warichu Figure Formula Form".split(
    " ",
  ),
);
/** Which types an element of a type may hold; others may hold anything. */
const HELD: Readonly<Record<string, readonly string[]>> = {
  L: ["LI", "L", "Caption"],
  LI: ["Lbl", "LBody"],
  Table: ["TR", "THead", "TBody", "TFoot", "Caption"],
  THead: ["TR"],
  TBody: ["TR"],
  TFoot: ["TR"],
  TR: ["TH", "TD"],
};
/** Types that stand only in these. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  LI: ["L"],
  Lbl: ["LI", "Note"],
  LBody: ["LI"],
  TR: ["Table", "THead", "TBody", "TFoot"],
  TH: ["TR"],
  TD: ["TR"],
};

interface Element {
  readonly ref: number;
  readonly type: string;
  readonly dict: PdfDict;
  readonly elements: readonly Element[];
}

/**
 * What breaks ISO 14289-1 (PDF/UA-1) in a document, as far as a machine can decide it, by the numbers of the Matterhorn
 * protocol. The file is read by the forensic reader, which shares nothing with what writes documents.
 */
export function structureFaults(file: PdfFile): string[] {
  return new StructureCheck(file).faults();
}

class StructureCheck {
  readonly #file: PdfFile;
  readonly #faults: string[] = [];
  /** Numbers of the element's marked contents, by their page's object number. */
  readonly #owners = new Map<string, number>();
  readonly #annotations = new Map<number, { parent: number; type: string }>();

  constructor(file: PdfFile) {
    this.#file = file;
  }

  faults(): string[] {
    const { catalog } = this.#file;
    const marks = this.#file.dict(catalog.get("MarkInfo"));
    if (marks.get("Marked") !== true) this.#add("06-001: the document is not marked as tagged");
    if (marks.get("Suspects") === true) this.#add("06-004: the tags are suspect");
    if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(this.#file.text(catalog.get("Lang")) ?? ""))
      this.#add("11-006: the document names no language");
    if (this.#file.dict(catalog.get("ViewerPreferences")).get("DisplayDocTitle") !== true)
      this.#add("07-001: the title of the window is not that of the document");
    const root = this.#file.dict(catalog.get("StructTreeRoot"));
    const kids = this.#kidsOf(root);
    if (kids.length !== 1) this.#add("09-001: the structure has no single root");
    const elements = kids.flatMap((kid) => this.#read(kid, null, null));
    if (elements[0]?.type !== "Document") this.#add("09-001: the root is no Document");
    this.#checkHeadings(elements);
    this.#checkPages(this.#readParentTree(this.#file.dict(root.get("ParentTree"))));
    return [...new Set(this.#faults)];
  }

  #add(fault: string): void {
    this.#faults.push(fault);
  }

  #kidsOf(dict: PdfDict): PdfValue[] {
    const kids = dict.get("K");
    const resolved = this.#file.resolve(kids);
    if (resolved === null) return [];
    return Array.isArray(resolved) ? resolved : [kids ?? null];
  }

  #read(kid: PdfValue, parent: Element | null, parentRef: number | null): Element[] {
    const dict = this.#file.dict(kid);
    const type = this.#file.name(dict.get("S")) ?? "";
    const ref = kid instanceof PdfRef ? kid.number : -1;
    if (!STANDARD_TYPES.has(type)) this.#add(`02-001: ${type || "an element without type"} is no standard type`);
    if (parentRef !== null && (dict.get("P") as PdfRef | undefined)?.number !== parentRef)
      this.#add(`09-001: ${type} names another parent`);
    const elements: Element[] = [];
    const element = { ref, type, dict, elements };
    let page = dict.get("Pg");
    let contents = 0;
    for (const child of this.#kidsOf(dict)) {
      const inner = this.#file.dict(child);
      const kind = this.#file.name(inner.get("Type"));
      if (typeof child === "number") this.#own(page, child, ref);
      else if (kind === "MCR") this.#own(inner.get("Pg") ?? page, this.#file.number(inner.get("MCID")) ?? -1, ref);
      else if (kind === "OBJR") this.#ownAnnotation(inner.get("Obj"), element);
      else elements.push(...this.#read(child, element, ref));
      if (kind !== "OBJR" && !inner.has("S")) contents += 1;
    }
    page = undefined;
    this.#checkElement(element, parent, contents);
    return [element];
  }

  #own(page: PdfValue | undefined, id: number, ref: number): void {
    const key = `${page instanceof PdfRef ? page.number : "?"} ${id}`;
    if (this.#owners.has(key)) this.#add(`09-001: content ${key} belongs to two elements`);
    this.#owners.set(key, ref);
  }

  #ownAnnotation(annotation: PdfValue | undefined, { ref, type }: Element): void {
    if (annotation instanceof PdfRef) this.#annotations.set(annotation.number, { parent: ref, type });
  }

  #checkElement(element: Element, parent: Element | null, contents: number): void {
    const { type, elements } = element;
    const wrong = elements.find((child) => HELD[type] !== undefined && !HELD[type].includes(child.type));
    if (wrong) this.#add(`09-004: ${type} holds ${wrong.type}`);
    if (HELD[type] !== undefined && contents > 0) this.#add(`09-004: ${type} holds text of its own`);
    if (HOLDERS[type] !== undefined && !HOLDERS[type].includes(parent?.type ?? ""))
      this.#add(`09-004: ${type} stands in ${parent?.type ?? "nothing"}`);
    if (contents === 0 && elements.length === 0 && type !== "TD") this.#add(`09-002: ${type} is empty`);
    if (type === "Figure") this.#checkFigure(element);
    if (type === "TH" && !["Row", "Column", "Both"].includes(this.#attribute(element, "Table", "Scope") ?? ""))
      this.#add("15-003: a header of a table does not say what it heads");
    if (type === "L" && elements.some((item) => item.elements.some((part) => part.type === "Lbl")))
      if ((this.#attribute(element, "List", "ListNumbering") ?? "None") === "None")
        this.#add("16-003: a list with signs does not name them");
    if (type === "Table") this.#checkTable(element);
  }

  #checkFigure(figure: Element): void {
    if ((this.#file.text(figure.dict.get("Alt")) ?? "").trim() === "")
      this.#add("13-004: a figure has no alternative text");
    const pages = new Set([...this.#owners].filter(([, ref]) => ref === figure.ref).map(([key]) => key.split(" ")[0]));
    const box = this.#file.numbers(this.#file.dict(figure.dict.get("A")).get("BBox"));
    if (pages.size === 1 && box.length !== 4) this.#add("13-009: a figure does not say where it stands");
  }

  #checkTable(table: Element): void {
    const rows = table.elements.flatMap((part) => (part.type === "TR" ? [part] : part.elements));
    if (new Set(rows.map(({ elements }) => elements.length)).size > 1)
      this.#add("15-005: the rows of a table have not the same number of cells");
    if (rows.length > 0 && !rows.some(({ elements }) => elements.some(({ type }) => type === "TH")))
      this.#add("15-003: a table has no header");
  }

  #attribute(element: Element, owner: string, name: string): string | null {
    const attributes = this.#file.dict(element.dict.get("A"));
    return this.#file.name(attributes.get("O")) === owner ? this.#file.name(attributes.get(name)) : null;
  }

  #checkHeadings(elements: readonly Element[]): void {
    const flat = (list: readonly Element[]): Element[] => list.flatMap((one) => [one, ...flat(one.elements)]);
    let last = 0;
    for (const { type } of flat(elements)) {
      const level = Number(/^H([1-6])$/.exec(type)?.[1] ?? 0);
      if (level === 0) continue;
      if (last === 0 && level !== 1) this.#add("14-002: the first heading is not of level 1");
      else if (level > last + 1) this.#add(`14-003: a heading of level ${level} follows one of level ${last}`);
      last = level;
    }
  }

  #readParentTree(node: PdfDict): Map<number, PdfValue> {
    const numbers = this.#file.array(node.get("Nums"));
    const own = numbers.flatMap((key, at): [number, PdfValue][] =>
      at % 2 === 0 && typeof key === "number" ? [[key, numbers[at + 1] ?? null]] : [],
    );
    const kids = this.#file.array(node.get("Kids")).flatMap((kid) => [...this.#readParentTree(this.#file.dict(kid))]);
    return new Map([...own, ...kids]);
  }

  #checkPages(parents: ReadonlyMap<number, PdfValue>): void {
    const numbers = this.#file.definitions
      .filter(({ value }) => value instanceof Map && this.#file.name(value.get("Type")) === "Page")
      .map(({ number }) => number);
    for (const [at, page] of this.#file.pages().entries()) {
      const { ids, faults } = readContent(this.#file, page);
      for (const fault of faults) this.#add(fault);
      if (new Set(ids).size !== ids.length) this.#add("09-001: a number of content is used twice on a page");
      const key = this.#file.number(page.get("StructParents"));
      const listed = key === null ? [] : this.#file.array(parents.get(key));
      for (const id of ids) {
        const owner = this.#owners.get(`${numbers[at]} ${id}`);
        if (owner === undefined) this.#add("01-005: tagged content belongs to no element");
        else if ((listed[id] as PdfRef | undefined)?.number !== owner)
          this.#add("09-001: the parent tree names another element");
      }
      this.#checkAnnotations(page, parents);
    }
  }

  #checkAnnotations(page: PdfDict, parents: ReadonlyMap<number, PdfValue>): void {
    const annotations = this.#file.array(page.get("Annots"));
    if (annotations.length > 0 && !(page.get("Tabs") instanceof PdfName && this.#file.name(page.get("Tabs")) === "S"))
      this.#add("28-009: the tab order of a page with links is not that of its structure");
    for (const ref of annotations) {
      const dict = this.#file.dict(ref);
      const owner = ref instanceof PdfRef ? this.#annotations.get(ref.number) : undefined;
      if (owner?.type !== "Link") this.#add("28-011: a link is in no Link element");
      if ((this.#file.text(dict.get("Contents")) ?? "") === "") this.#add("28-012: a link has no description");
      const parent = parents.get(this.#file.number(dict.get("StructParent")) ?? -1);
      if ((parent as PdfRef | undefined)?.number !== owner?.parent)
        this.#add("28-010: a link's number leads to another element");
    }
  }
}
