import { SaxesParser } from "saxes";
import { decodeUtf8 } from "./decode-utf8.ts";
import { type ByteStream, ListFormatError } from "./list-format.ts";

/** An element without namespace prefixes. `text` excludes the text of its children. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/**
 * Reads an XML file record by record: yields the root with only its attributes, then each element whose name is in
 * `names` with its content. Other elements are not kept in memory.
 * @throws ListFormatError if the file is not well-formed or is truncated
 */
export async function* readXmlRecords(
  bytes: ByteStream,
  names: ReadonlySet<string>,
  root: string,
): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser({ xmlns: false });
  const open: XmlElement[] = [];
  let done: XmlElement[] = [];
  let inRecord = 0;
  let closed = false;
  parser.on("error", (error) => {
    throw new ListFormatError(`the XML is malformed: ${error.message}`);
  });
  parser.on("opentag", (tag) => {
    const element: XmlElement = {
      name: localName(tag.name),
      attributes: localAttributes(tag.attributes),
      children: [],
      text: "",
    };
    if (open.length === 0) {
      if (element.name !== root) throw new ListFormatError(`the file is a ${element.name}, not a ${root}`);
      done.push({ ...element, children: [] });
    }
    if (inRecord > 0 || names.has(element.name)) inRecord++;
    if (inRecord > 1) open.at(-1)!.children.push(element);
    open.push(element);
  });
  const addText = (text: string) => {
    if (inRecord > 0) open.at(-1)!.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const element = open.pop()!;
    if (inRecord > 0 && --inRecord === 0) done.push(element);
    if (open.length === 0) closed = true;
  });
  for await (const text of decodeUtf8(bytes)) {
    parser.write(text);
    yield* done;
    done = [];
  }
  parser.close();
  if (!closed) throw new ListFormatError("the file is empty");
  yield* done;
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

const localAttributes = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));

export const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** Text of the first element at a path, or undefined. */
export function textAt(element: XmlElement, ...path: readonly string[]): string | undefined {
  let at: XmlElement | undefined = element;
  for (const name of path) at = at?.children.find((child) => child.name === name);
  return at?.text.trim() || undefined;
}
