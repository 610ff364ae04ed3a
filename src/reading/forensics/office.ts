import type { ReadWarning } from "../../domain/readings/reading.model.ts";
import { bytesInMemory, readEntries, readXmlEntry } from "../../platform/archive.ts";
import { printable } from "./active-content.ts";

const PARTS_READ_MAX = 100;
const PART_MAX_BYTES = 4_000_000;

const MACRO_PART = /(^|\/)vba(project|data)[^/]*$|(^|\/)macrosheets\//i;
const OLE_PART = /(^|\/)embeddings\/[^/]+\.bin$|(^|\/)activex\//i;
/** Relationships whose target a program loads by itself when the document is opened. */
const LOADED_TYPE = /\/(attachedTemplate|oleObject|frame|subDocument|control)$/i;
const REMOTE = /^(https?|ftp|mhtml|ms-\w+):|^(file:)?[\\/]{2,}[^\\/]*@/i;
const READ_PART = /(^|\/)_rels\/[^/]+\.rels$|^\[Content_Types\]\.xml$|^word\/document\.xml$/i;
const DDE = /<w:(?:instrText|fldSimple)\b[^>]*?(?:>\s*|w:instr=["']\s*)DDE(?:AUTO)?\b/i;

/**
 * What an office file can run or carry: macros, DDE fields, parts loaded from elsewhere, embedded OLE objects. The
 * workbook behind a chart and a template on the writer's own disk are not named: genuine letters have them.
 */
export async function findOfficeContent(bytes: Uint8Array): Promise<ReadWarning[]> {
  const { names, texts } = await readArchive(bytes);
  const details = new Map<string, ReadWarning["code"]>();
  const parts = names.map((name) => name.replaceAll("\\", "/"));
  const types = [...texts].filter(([name]) => /content_types/i.test(name)).map(([, text]) => text);
  if (parts.some((name) => MACRO_PART.test(name)) || types.some((text) => /macroenabled|vbaproject/i.test(text))) {
    details.set("The file contains macros, which run in the program of anyone who opens it.", "active_content");
  }
  if (parts.some((name) => OLE_PART.test(name))) {
    details.set("The document carries an object of another program inside it.", "embedded_files");
  }
  for (const [name, text] of texts) {
    if (DDE.test(text)) details.set("The file contains a field that asks another program for data.", "active_content");
    if (!name.endsWith(".rels")) continue;
    for (const target of loadedFromElsewhere(text)) {
      details.set(`When it is opened, the file loads "${printable(target)}" from elsewhere.`, "active_content");
    }
  }
  return [...details].map(([detail, code]) => ({ code, page: null, detail }));
}

function loadedFromElsewhere(relationships: string): string[] {
  return [...relationships.matchAll(/<(?:\w+:)?Relationship\b([^<>]*)>/gi)].flatMap(([, attributes = ""]) => {
    const read = (name: string) =>
      new RegExp(String.raw`\b${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(attributes)?.slice(1).find(Boolean) ??
      "";
    const isLoaded = /^external$/i.test(read("TargetMode")) && LOADED_TYPE.test(read("Type"));
    return isLoaded && REMOTE.test(read("Target").trim()) ? [read("Target")] : [];
  });
}

/** The names of all parts, and the text of the few that are read. Of a broken archive there is nothing to find. */
async function readArchive(bytes: Uint8Array) {
  const file = bytesInMemory(bytes);
  const entries = (await readEntries(file).catch(() => null)) ?? [];
  const texts = new Map<string, string>();
  for (const entry of entries.filter(({ name }) => READ_PART.test(name)).slice(0, PARTS_READ_MAX)) {
    const text = await readXmlEntry(file, entry, PART_MAX_BYTES).catch(() => null);
    if (text !== null) texts.set(entry.name, text);
  }
  return { names: entries.map(({ name }) => name), texts };
}
