import { PdfName, PdfRef, PdfStream, PdfString, type PdfDict, type PdfValue } from "../pdf/lexer.ts";
import type { PdfFile } from "../pdf/pdf-file.ts";
import { xrefLeadsElsewhere } from "./xref-check.ts";

/** What a file shows differently from the revision that was signed. */
export interface Change {
  readonly kind: "field" | "content";
  readonly page: number | null;
  /** The end of the sentence "After the signature, ...". */
  readonly detail: string;
}

/** Of a catalog: validation data, extensions and metadata show nothing on a page. */
const CATALOG_FREE = new Set([
  "DSS",
  "Extensions",
  "Metadata",
  "Version",
  "Perms",
  "PieceInfo",
  "LastModified",
  "AcroForm",
  "StructTreeRoot",
  "MarkInfo",
]);
const PAGE_FREE = new Set(["LastModified", "PieceInfo", "Metadata", "Annots", "Tabs", "Parent", "StructParents"]);
const FORM_FREE = new Set(["SigFlags", "DR", "DA", "Fields"]);
const FIELD_FREE = new Set(["V", "AP", "AS", "M", "MK", "F", "DA", "Parent", "P", "Lock", "SV", "Rect", "Kids"]);

/**
 * What the file shows differently from an earlier revision, given where that one ended. Nothing is said of another signature
 * or time stamp, validation data (DSS) and metadata, which the standard allows to be added (ISO 32000-2, 12.8.2.2, and
 * PAdES): of everything else that the signed catalog leads to, each object has to be what it was.
 *
 * @throws BudgetSpent
 */
export function changesSince(file: PdfFile, end: number): Change[] {
  const signed = file.asOf(end);
  const changes: Change[] = [];
  const detail = "the list of where the file's objects are was replaced and leads to other ones";
  if (xrefLeadsElsewhere(file, signed, end)) changes.push({ kind: "content", page: null, detail });
  changes.push(...new Comparison(signed, file).run());
  return changes;
}

class Comparison {
  readonly #before: PdfFile;
  readonly #after: PdfFile;
  readonly #compared = new Map<PdfValue, Set<PdfValue>>();
  readonly #changes: Change[] = [];
  #page: number | null = null;

  constructor(before: PdfFile, after: PdfFile) {
    this.#before = before;
    this.#after = after;
  }

  run(): Change[] {
    const [before, after] = [this.#before.catalog, this.#after.catalog];
    const pages = [this.#before.pages(), this.#after.pages()] as const;
    if (pages[0].length !== pages[1].length)
      this.#add("content", `the file has ${pages[1].length} pages instead of ${pages[0].length}`);
    pages[0].forEach((page, i) => {
      this.#page = i + 1;
      const now = pages[1][i] ?? new Map<string, PdfValue>();
      if (!this.#sameDicts(page, now, PAGE_FREE)) this.#add("content", "the content of the page was changed");
      this.#compareAnnotations(page, now);
    });
    this.#page = null;
    this.#compareForm(this.#before.dict(before.get("AcroForm")), this.#after.dict(after.get("AcroForm")));
    const free = new Set([...CATALOG_FREE, "Pages"]);
    if (!this.#sameDicts(before, after, free))
      this.#add("content", "something that belongs to the whole file was changed");
    return this.#changes;
  }

  #add(kind: Change["kind"], detail: string): void {
    this.#changes.push({ kind, page: this.#page, detail });
  }

  /** Annotations: signatures may be added, everything else stays. */
  #compareAnnotations(before: PdfDict, after: PdfDict): void {
    const old = this.#before.array(before.get("Annots"));
    const now = this.#after.array(after.get("Annots"));
    const numbers = new Set(old.map((one) => (one instanceof PdfRef ? one.number : -1)));
    for (const [i, one] of old.entries()) {
      const same =
        one instanceof PdfRef ? now.find((other) => other instanceof PdfRef && other.number === one.number) : now[i];
      if (same === undefined) this.#add("content", "an annotation was removed");
      else this.#compareField(this.#before.dict(one), this.#after.dict(same));
    }
    const added = now.filter((one, i) => (one instanceof PdfRef ? !numbers.has(one.number) : i >= old.length));
    for (const one of added) {
      const annotation = this.#after.dict(one);
      const isSignature =
        this.#after.name(annotation.get("Subtype")) === "Widget" && fieldType(this.#after, annotation) === "Sig";
      const subtype = this.#after.name(annotation.get("Subtype")) ?? "of no known type";
      const isEmpty = this.#after.dict(annotation.get("V")).size === 0;
      if (isSignature && isEmpty && annotation.has("AP"))
        this.#add("content", "a picture was added as an unsigned signature");
      if (!isSignature) this.#add("content", `an annotation (${subtype}) was added`);
    }
  }

  #compareForm(before: PdfDict, after: PdfDict): void {
    if (!this.#sameDicts(before, after, new Set([...FORM_FREE, "NeedAppearances"])))
      this.#add("content", "the form was changed");
    const old = this.#before.array(before.get("Fields"));
    const now = this.#after.array(after.get("Fields"));
    old.forEach((one, i) => {
      const same =
        one instanceof PdfRef ? now.find((other) => other instanceof PdfRef && other.number === one.number) : now[i];
      if (same === undefined) this.#add("content", "a field of the form was removed");
      else this.#compareField(this.#before.dict(one), this.#after.dict(same), 0);
    });
    const numbers = new Set(old.map((one) => (one instanceof PdfRef ? one.number : -1)));
    for (const one of now.filter((field, i) =>
      field instanceof PdfRef ? !numbers.has(field.number) : i >= old.length,
    )) {
      if (fieldType(this.#after, this.#after.dict(one)) !== "Sig")
        this.#add("content", "a field was added to the form");
    }
  }

  /** A field of the form or its widget: an empty signature field may be signed; another one that changes was filled in. */
  #compareField(before: PdfDict, after: PdfDict, depth = 0): void {
    this.#after.budget.step();
    if (depth > 20) return;
    const isSignature = fieldType(this.#before, before) === "Sig";
    const isEmpty = this.#before.resolve(before.get("V")) === null;
    const isWidget = this.#before.name(before.get("Subtype")) === "Widget" || before.has("FT") || before.has("Kids");
    if (!isWidget) {
      if (!this.#sameDicts(before, after, new Set(["Parent", "P"]))) this.#add("content", "an annotation was changed");
      return;
    }
    if (isSignature ? isEmpty : true) {
      if (!this.#sameDicts(before, after, FIELD_FREE)) this.#add("content", "a field of the form was changed");
    } else if (!this.#sameDicts(before, after, new Set(["Parent", "P", "Kids"]))) {
      this.#add("content", "the signature itself was changed");
    }
    const shown = ["V", "AP", "AS", "Rect", "F"] as const;
    if (!isSignature && shown.some((key) => !this.#same(before.get(key) ?? null, after.get(key) ?? null))) {
      const name = this.#after.text(after.get("T"));
      this.#add(
        "field",
        name === null
          ? "a field of the form was filled in"
          : `the field "${name.slice(0, 60)}" of the form was filled in`,
      );
    }
    const [old, now] = [this.#before.array(before.get("Kids")), this.#after.array(after.get("Kids"))];
    if (now.length !== old.length) this.#add("content", "the parts of a field were changed");
    old.forEach((kid, i) => this.#compareField(this.#before.dict(kid), this.#after.dict(now[i]), depth + 1));
  }

  #sameDicts(before: PdfDict, after: PdfDict, free: ReadonlySet<string>): boolean {
    const keys = new Set([...before.keys(), ...after.keys()]);
    return [...keys].every((key) => free.has(key) || this.#same(before.get(key) ?? null, after.get(key) ?? null));
  }

  /** Whether two values show the same, through references. Pages and the catalog, which have rules of their own, count as the same. */
  #same(first: PdfValue, second: PdfValue): boolean {
    const pending: [PdfValue, PdfValue][] = [[first, second]];
    while (pending.length > 0) {
      const [one, other] = pending.pop()!;
      this.#after.budget.step();
      const [before, after] = [this.#before.resolve(one), this.#after.resolve(other)];
      if (this.#wasCompared(before, after)) continue;
      if (before instanceof PdfStream && after instanceof PdfStream) {
        if (before !== after && !sameBytes(before.raw, after.raw)) return false;
        pending.push([before.dict, after.dict]);
      } else if (before instanceof Map && after instanceof Map) {
        const isPage = ["Page", "Pages", "Catalog"].includes(this.#before.name(before.get("Type")) ?? "");
        if (isPage && this.#before.name(before.get("Type")) === this.#after.name(after.get("Type"))) continue;
        for (const key of new Set([...before.keys(), ...after.keys()])) {
          pending.push([before.get(key) ?? null, after.get(key) ?? null]);
        }
      } else if (Array.isArray(before) && Array.isArray(after)) {
        if (before.length !== after.length) return false;
        before.forEach((item, i) => pending.push([item, after[i] ?? null]));
      } else if (!sameScalars(before, after)) return false;
    }
    return true;
  }

  #wasCompared(before: PdfValue, after: PdfValue): boolean {
    if (before === null || typeof before !== "object") return false;
    const seen = this.#compared.get(before) ?? new Set();
    if (seen.has(after)) return true;
    this.#compared.set(before, seen.add(after));
    return false;
  }
}

/** `FT` of a field, also where its parent has it. */
function fieldType(file: PdfFile, field: PdfDict): string | null {
  let node = field;
  for (let i = 0; i < 20; i++) {
    const type = file.name(node.get("FT"));
    if (type !== null || !node.has("Parent")) return type;
    node = file.dict(node.get("Parent"));
  }
  return null;
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);

function sameScalars(before: PdfValue, after: PdfValue): boolean {
  if (before instanceof PdfName && after instanceof PdfName) return before.name === after.name;
  if (before instanceof PdfString && after instanceof PdfString) return before.bytes === after.bytes;
  return before === after;
}
