import { type FileBytes, readEntries, readXmlEntry } from "../../platform/archive.ts";

const CONTENT_TYPES = "[content_types].xml";
const CONTENT_TYPES_MAX_BYTES = 1_048_576;

/** Parts with macros, and embedded documents that may have some. */
const MACRO_PART = /(?:^|\/)vba(?:project|data)[^/]*$|\.(?:doc|dot|xls|xlt|xla|ppt|pot|pps|ppa|sld)m$/;
const MACRO_TYPE = /macroenabled|vbaproject|vbadata|ms-office\.vba/i;

/**
 * Whether an archive is a Word document without macros, by its directory and its list of content types. Anything
 * ambiguous is not a document.
 */
export async function isPlainDocx(file: FileBytes): Promise<boolean> {
  const entries = await readEntries(file);
  if (entries === null || entries.some(({ name }) => MACRO_PART.test(name))) return false;
  const types = entries.find(({ name }) => name === CONTENT_TYPES);
  if (types === undefined || !entries.some(({ name }) => name.startsWith("word/"))) return false;
  const text = await readXmlEntry(file, types, CONTENT_TYPES_MAX_BYTES);
  // A list of types needs no entities or document type declaration, and either could hide a macro's content type.
  return text !== null && !MACRO_TYPE.test(text) && !/&#|<!/.test(text);
}
