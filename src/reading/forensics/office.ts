import type { ReadWarning } from "../../domain/readings/reading.model.ts";
import { printable } from "./active-content.ts";

const PARTS_MAX = 2000;
const PART_MAX_BYTES = 4_000_000;
const STORED_MAX_BYTES = 600_000;
const TOTAL_MAX_BYTES = 16_000_000;

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
    details.set("The file contains macros, which run in the program of whoever opens it.", "active_content");
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

/** The names of all parts, and the text of the few that are read. A broken archive gives what stands before the damage. */
async function readArchive(bytes: Uint8Array) {
  const { unzipSync } = await import("fflate");
  const names: string[] = [];
  let left = TOTAL_MAX_BYTES;
  const unzip = (isWanted: (name: string) => boolean) => {
    let count = 0;
    return unzipSync(bytes, {
      // A declared size can be wrong, so the size that is stored bounds the work too.
      filter({ name, size, originalSize }) {
        if (++count > PARTS_MAX) throw new RangeError("too many parts");
        if (!isWanted(name) || originalSize > PART_MAX_BYTES || size > STORED_MAX_BYTES || originalSize > left)
          return false;
        left -= originalSize + size;
        return true;
      },
    });
  };
  const texts = new Map<string, string>();
  attempt(() => unzip((name) => names.push(name) < 0));
  for (const wanted of new Set(names.filter((name) => READ_PART.test(name)))) {
    attempt(() => {
      for (const [name, part] of Object.entries(unzip((name) => name === wanted))) texts.set(name, decode(part));
    });
  }
  return { names, texts };
}

/** Whoever reads the pages says that the file is damaged. */
function attempt(read: () => unknown): void {
  try {
    read();
  } catch {
    // One broken part hides none of the others.
  }
}

/** XML may be UTF-16, with a byte order mark or recognisable by its zero bytes. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder("utf-16be").decode(bytes);
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder("utf-16le").decode(bytes);
  return new TextDecoder().decode(bytes);
}
