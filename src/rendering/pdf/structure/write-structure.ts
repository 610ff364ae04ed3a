import type { PDFDocument, PDFObject, PDFRef } from "pdf-lib";
import type { PdfLib } from "../pdf-lib.ts";
import { headingLevels } from "./heading-levels.ts";
import { childrenOf, type LinkArea, StructureElement } from "./structure.ts";

/** What `PDFContext.obj` makes an object of; the type of its parameter is not exported. */
type Literal = PDFObject | number | string | boolean | readonly Literal[] | { readonly [key: string]: Literal };

/** Writes the logical structure of a document, and the links in it, to a PDF whose pages are complete. */
export function writeStructure(lib: PdfLib, pdf: PDFDocument, root: StructureElement): void {
  new StructureWriter(lib, pdf, root).write(root);
}

class StructureWriter {
  readonly #lib: PdfLib;
  readonly #pdf: PDFDocument;
  readonly #pages: readonly PDFRef[];
  /** Which element each content of each page belongs to, by its number. */
  readonly #parents: PDFRef[][];
  readonly #linkParents: PDFRef[] = [];
  readonly #levels: ReadonlyMap<StructureElement, number>;

  constructor(lib: PdfLib, pdf: PDFDocument, root: StructureElement) {
    this.#levels = headingLevels(root);
    this.#lib = lib;
    this.#pdf = pdf;
    this.#pages = pdf.getPages().map(({ ref }) => ref);
    this.#parents = this.#pages.map(() => []);
  }

  write(document: StructureElement): void {
    const { context, catalog } = this.#pdf;
    const root = context.nextRef();
    const top = this.#writeElement(document, root);
    const pages = this.#pdf.getPages();
    pages.forEach(({ node }, page) => {
      node.set(this.#lib.PDFName.of("StructParents"), context.obj(page));
      node.set(this.#lib.PDFName.of("Tabs"), this.#lib.PDFName.of("S"));
    });
    const numbers: Literal[] = [
      ...this.#parents.flatMap((parents, page): Literal[] => [page, context.register(context.obj(parents))]),
      ...this.#linkParents.flatMap((parent, at): Literal[] => [pages.length + at, parent]),
    ];
    const parentTree = context.register(context.obj({ Nums: numbers }));
    const next = pages.length + this.#linkParents.length;
    const tree = { Type: "StructTreeRoot", K: [top], ParentTree: parentTree, ParentTreeNextKey: next };
    context.assign(root, context.obj(tree));
    catalog.set(this.#lib.PDFName.of("StructTreeRoot"), root);
    catalog.set(this.#lib.PDFName.of("MarkInfo"), context.obj({ Marked: true }));
  }

  #writeElement(element: StructureElement, parent: PDFRef): PDFRef {
    const { context } = this.#pdf;
    const ref = context.nextRef();
    const children = childrenOf(element);
    const [first] = children.flatMap((child) => (child instanceof StructureElement ? [] : [child.page]));
    const kids = children.map((child): Literal => {
      if (child instanceof StructureElement) return this.#writeElement(child, ref);
      if (child.kind === "link") return this.#writeLink(child, ref);
      this.#parents[child.page]![child.id] = ref;
      return child.page === first ? child.id : { Type: "MCR", Pg: this.#pages[child.page]!, MCID: child.id };
    });
    const [only] = kids;
    const written = {
      S: element.type === "H" ? `H${this.#levels.get(element)}` : element.type,
      P: parent,
      ...(first === undefined ? {} : { Pg: this.#pages[first]! }),
      ...(only === undefined ? {} : { K: kids.length === 1 ? only : kids }),
      ...this.#traits(element),
    };
    context.assign(ref, context.obj(written));
    return ref;
  }

  #traits({ traits: { alternative, scope, numbering }, spoken, bounds }: StructureElement) {
    const { PDFHexString } = this.#lib;
    return {
      ...(spoken === undefined ? {} : { ActualText: PDFHexString.fromText(spoken) }),
      ...(alternative === undefined ? {} : { Alt: PDFHexString.fromText(alternative.toWellFormed()) }),
      ...(scope === undefined ? {} : { A: { O: "Table", Scope: scope } }),
      ...(numbering === undefined ? {} : { A: { O: "List", ListNumbering: numbering } }),
      ...(bounds === undefined ? {} : { A: { O: "Layout", BBox: [...bounds] } }),
    };
  }

  #writeLink({ page, rectangle, address }: LinkArea, parent: PDFRef): Literal {
    const { PDFHexString, PDFString } = this.#lib;
    const { context } = this.#pdf;
    const annotation = context.register(
      context.obj({
        Type: "Annot",
        Subtype: "Link",
        Rect: [...rectangle],
        Border: [0, 0, 0],
        // Printed, as an archived document asks of every annotation.
        F: 4,
        StructParent: this.#pages.length + this.#linkParents.length,
        Contents: PDFHexString.fromText(address),
        A: {
          Type: "Action",
          S: "URI",
          URI: PDFString.of(new URL(address).href.replace(/[()\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)),
        },
      }),
    );
    this.#linkParents.push(parent);
    this.#pdf.getPage(page).node.addAnnot(annotation);
    return { Type: "OBJR", Pg: this.#pages[page]!, Obj: annotation };
  }
}
