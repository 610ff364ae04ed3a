import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { repositoryRoot } from "../program.ts";
import { placePruned } from "./place-pruned.ts";

const PLACED = path.join(repositoryRoot, "src/reading/pages/pdf/placed/pdfjs.js");
const LIBRARY = fileURLToPath(import.meta.resolve("unpdf/pdfjs"));

/**
 * Parts of PDF.js that a reader of instructions never runs, each with what stands in its place. They bring others along: with all
 * of PDF.js the compressed script would be 230 KB larger.
 */
const STUBS = {
  // The page as a browser shows it, and its editing.
  CanvasGraphics: "class{}",
  CanvasBBoxTracker: "class{}",
  CanvasDependencyTracker: "class{}",
  InternalRenderTask: "class{}",
  initGPU: "()=>Promise.resolve(false)",
  DOMFilterFactory: "class{destroy(){}}",
  FontLoader: "class{async bind(){}clear(){}}",
  TextLayer: "class{static cleanup(){}}",
  AnnotationEditor: "class{}",
  PDFEditor: "class{}",
  // Marks without an appearance of their own, which are drawn from their lines, and what a page's colours run through.
  InkAnnotation: "class extends MarkupAnnotation{}",
  HighlightAnnotation: "class extends MarkupAnnotation{}",
  MeshShading: 'class{getIR(){return["Dummy"]}}',
  RadialAxialShading: 'class{getIR(){return["Dummy"]}}',
  // The tree of tagged parts, and fonts of the system that a browser would take instead.
  StructTreeRoot: "class{init(){}}",
  StructTreePage: "class{}",
  getFontSubstitution: "()=>null",
  // Without it a function in PostScript is interpreted.
  PsJsCompiler: "class{compile(){return null}}",
  // Shapes of glyphs, which were built for every one that is drawn.
  FontRendererFactory: "class{static create(){return{hasBuiltPath:()=>true}}}",
  // The file comes as bytes, not from an address.
  PDFFetchStream: "class{}",
  PDFNetworkStream: "class{}",
  PDFNodeStream: "class{}",
  MetadataParser: "class{serializable=null}",
  // Forms in XML, which are read only where a caller asks for them, and their fonts. Rich text repeats the text of a note.
  XFAFactory: "class{static getRichTextAsHtml(){return null}}",
  getXfaFontName: "()=>undefined",
  // The platform compiles no WebAssembly: PDF.js does without it where this gives null.
  compilePostScriptToWasm: "()=>null",
  // A decoder with a dictionary, 67 KB compressed. The platform has one.
  makeBrotliDecode:
    '()=>(bytes)=>process.getBuiltinModule("node:zlib").brotliDecompressSync(bytes,{maxOutputLength:1e8})',
} as const;

/** Writes what the reader uses of PDF.js. */
export function placePdfLibrary(): void {
  const library = readFileSync(LIBRARY, "utf8");
  // From there on it puts every export into global objects as well.
  const end = library.indexOf("globalThis._pdfjsTestingUtils=");
  const operators = /\b([\w$]+) as OPS\b/.exec(library)?.[1];
  if (end < 0 || operators === undefined) throw new Error("PDF.js has another form than expected");
  placePruned(PLACED, library.slice(0, end), { OPS: operators, getDocument: "getDocument" }, STUBS);
}
