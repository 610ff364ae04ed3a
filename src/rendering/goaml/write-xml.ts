import type { XmlElement } from "./parties.ts";

/** A document of elements and text, indented; what is undefined is left out. The text holds only what XML allows. */
export function writeXml(root: string, element: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root, element, "")}`;
}

function writeElement(name: string, value: string | XmlElement, indent: string): string {
  const content = typeof value === "string" ? escapeText(value) : writeChildren(value, `${indent}  `);
  if (content === "") return `${indent}<${name}/>\n`;
  return typeof value === "string"
    ? `${indent}<${name}>${content}</${name}>\n`
    : `${indent}<${name}>\n${content}${indent}</${name}>\n`;
}

const writeChildren = (element: XmlElement, indent: string): string =>
  Object.entries(element)
    .flatMap(([name, value]) => (value === undefined ? [] : [value].flat().map((child) => [name, child] as const)))
    .map(([name, child]) => writeElement(name, child, indent))
    .join("");

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#xD;" };

/** A carriage return that is not escaped is read as the end of a line. */
const escapeText = (text: string): string => text.replaceAll(/[&<>\r]/g, (character) => ESCAPES[character]!);
