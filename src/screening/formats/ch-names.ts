import { type XmlElement, childrenNamed, textAt } from "./xml-records.ts";

/** Spellings of one part in one name; the Swiss list has up to a dozen of a part, and their products would be thousands. */
const MAX_SPELLINGS = 40;
interface NamePart {
  readonly order: number;
  readonly value: string;
  readonly spellings: readonly { readonly script: string; readonly text: string }[];
}

/**
 * The names that a name of the Swiss list stands for: its parts in their order; the same with another spelling of one part;
 * and one in each other script, if every part has a spelling in it.
 */
export function namesOfParts(name: XmlElement): { readonly names: string[]; readonly titles: string[] } {
  const all = childrenNamed(name, "name-part");
  const isTitle = ({ attributes }: XmlElement) => attributes["name-part-type"] === "title";
  const parts = all
    .filter((part) => !isTitle(part))
    .map(readPart)
    .filter(({ value }) => value !== "")
    .sort((a, b) => a.order - b.order);
  const values = parts.map(({ value }) => value);
  const names = new Set([values.join(" ")]);
  for (const [at, { spellings }] of parts.entries()) {
    for (const { script, text } of spellings.slice(0, MAX_SPELLINGS))
      if (isLatin(script)) names.add(values.with(at, text).join(" "));
  }
  const scripts = new Set(parts.flatMap(({ spellings }) => spellings.map(({ script }) => script)));
  for (const script of scripts) if (!isLatin(script)) for (const text of inScript(parts, script)) names.add(text);
  return { names: [...names], titles: all.filter(isTitle).map((part) => textAt(part, "value") ?? "") };
}

const isLatin = (script: string): boolean => script === "" || /^LATN$/i.test(script);

function readPart(part: XmlElement): NamePart {
  const spellings = childrenNamed(part, "spelling-variant").map(({ attributes, text }) => ({
    script: attributes["script"] ?? "",
    text: text.trim(),
  }));
  return {
    order: Number(part.attributes["order"] ?? 0),
    value: textAt(part, "value") ?? "",
    spellings: spellings.filter(({ text }) => text !== ""),
  };
}

/** The first spelling of each part together, then the second; where a part has fewer, its last. */
function inScript(parts: readonly NamePart[], script: string): string[] {
  const spelled = parts.map(({ spellings }) => spellings.filter((one) => one.script === script));
  if (spelled.some(({ length }) => length === 0)) return [];
  const most = Math.min(MAX_SPELLINGS, Math.max(...spelled.map(({ length }) => length)));
  return Array.from({ length: most }, (_, at) => spelled.map((own) => (own[at] ?? own.at(-1)!).text).join(" "));
}
