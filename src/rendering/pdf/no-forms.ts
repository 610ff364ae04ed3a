/** Replaces the forms of pdf-lib in the Worker's bundle (wrangler.toml): no document has fields to fill in. */
export const PDFAcroForm = {
  of: (): never => {
    throw new Error("documents have no forms");
  },
};
export default PDFAcroForm;
