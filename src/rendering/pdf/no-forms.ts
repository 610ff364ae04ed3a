/** Replaces the forms of pdf-lib in the Worker's bundle (wrangler.toml): no document has fields to fill in. */
const of = (): never => {
  throw new Error("documents have no forms");
};
export const PDFAcroForm = { of };
export default { of };
