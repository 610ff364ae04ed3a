/** Replaces what reads a PDF in the Worker's bundle of pdf-lib (wrangler.toml): it draws documents, and PDF.js reads them. */
const unused = (): never => {
  throw new Error("pdf-lib reads no document here");
};
export const decodePDFRawStream = unused;
export default { forBytes: unused, forBytesWithOptions: unused, forStream: unused };
