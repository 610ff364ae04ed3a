import { SaxesParser } from "saxes";

interface Element {
  /** Without its prefix. */
  readonly name: string;
  /** By names without prefixes. */
  readonly attributes: Readonly<Record<string, string>>;
}

interface Handler {
  open(element: Element): void;
  close(name: string): void;
  text(text: string): void;
}

/** Reads XML event by event. False if it is not well-formed: what came before has been handled. */
export function readXml(xml: string, handler: Handler): boolean {
  const parser = new SaxesParser({ xmlns: false });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) =>
    handler.open({
      name: localName(name),
      attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localName(key), value])),
    }),
  );
  parser.on("closetag", ({ name }) => handler.close(localName(name)));
  parser.on("text", (text) => handler.text(text));
  parser.on("cdata", (text) => handler.text(text));
  try {
    parser.write(xml).close();
    return true;
  } catch {
    return false;
  }
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);
