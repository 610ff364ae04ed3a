import type { ListEntry } from "../list-entry.ts";
import type { ImportSource } from "../../domain/hits/screening.model.ts";
import { readBeCsv } from "./be-csv.ts";
import { readChXml } from "./ch-xml.ts";
import { readEuCsv } from "./eu-csv.ts";
import { readEuXml } from "./eu-xml.ts";
import { readFtmJson } from "./ftm-json.ts";
import {
  type ByteStream,
  type FilesBeside,
  ListFormatError,
  type ListReader,
  type ListSummary,
} from "./list-format.ts";
import { readOfacAdvanced } from "./ofac-advanced.ts";
import { readOfacCsv } from "./ofac-csv.ts";
import { readOfacXml } from "./ofac-xml.ts";
import { readOpenSanctionsCsv } from "./opensanctions-csv.ts";
import { SeenIds } from "./seen-ids.ts";
import { readUkXml } from "./uk-xml.ts";
import { readUnXml } from "./un-xml.ts";

export { IMPORT_SOURCES, type ImportSource } from "../../domain/hits/screening.model.ts";

const OFAC = { sdnList: readOfacXml, Sanctions: readOfacAdvanced, csv: readOfacCsv };

/** Readers by source and format: CSV, JSON lines, or XML by its root element. */
const READERS: Readonly<Record<ImportSource, Readonly<Record<string, ListReader>>>> = {
  eu: { export: readEuXml, csv: readEuCsv },
  un: { CONSOLIDATED_LIST: readUnXml },
  ofac: OFAC,
  // Its own list in the same formats: what is not on the list of specially designated nationals.
  ofac_consolidated: OFAC,
  uk: { Designations: readUkXml },
  ch: { "swiss-sanctions-list": readChXml },
  be: { csv: readBeCsv },
  opensanctions: { csv: readOpenSanctionsCsv, json: readFtmJson },
};

/**
 * Reads a list file of a source in any of its formats.
 * @throws ListFormatError if the format is unknown, or the file is incomplete or has a duplicate entry
 */
export async function* readList(
  source: ImportSource,
  bytes: ByteStream,
  beside: FilesBeside = {},
): AsyncGenerator<ListEntry, ListSummary> {
  const { head, whole } = await peek(bytes);
  const form = formOf(head);
  const readers = READERS[source];
  if (!Object.hasOwn(readers, form))
    throw new ListFormatError(`the file is ${form}; list ${source} does not have this format`);
  const seen = new SeenIds();
  const entries = readers[form]!(whole, beside);
  for (;;) {
    const { done, value } = await entries.next();
    if (done) {
      if (seen.size === 0) throw new ListFormatError("the file contains no entries");
      return value;
    }
    if (!seen.add(value.id)) throw new ListFormatError(`entry ${value.id} is in the file twice`);
    yield value;
  }
}

function formOf(head: string): string {
  const text = head.trimStart();
  if (text.startsWith("{")) return "json";
  if (!text.startsWith("<")) return "csv";
  const markup = text.replace(/<\?.*?\?>|<!--.*?-->/gs, "");
  return /<(?:[\w.-]+:)?([\w.-]+)/.exec(markup)?.[1] ?? "XML without a root element";
}

const HEAD_BYTES = 4_096;

/** The beginning of a stream, and an equivalent unread stream. */
async function peek(bytes: ByteStream): Promise<{ head: string; whole: ByteStream }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size < HEAD_BYTES) {
    const { done, value } = await iterator.next();
    if (done) break;
    chunks.push(value);
    size += value.length;
  }
  const head = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, HEAD_BYTES));
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield* chunks;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head, whole: whole() };
}
