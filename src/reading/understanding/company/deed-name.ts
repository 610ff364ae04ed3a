import { asGuess, type FactDraft } from "../facts.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { placeWithin } from "../text.ts";
import { type Deed, foundersOf } from "./articles-people.ts";
import { companyNameOf, factOf } from "./common.ts";
import { endsWithForm } from "./company-facts.ts";
import { nameOverForm } from "./head-company.ts";
import { companiesIn } from "./mentions.ts";
import { passagesAfter, placeOf } from "./passages.ts";
import { NAME_PHRASE, NAMED_PHRASE } from "./words/deed-phrases.ts";

/** Where a name ends that stands in no quotation marks. */
const NAME_END =
  /[,;("«»„]|\.(?=\s|$)|\s(?:art(?:ikel|icle)?(?= ?\.? ?\d)|besteht|bestaat|afgekort|en abrege|abgekurzt|in het kort|hierna|ci-apres|nachstehend|hereinafter|abbreviated|met|mit|avec|with|dont|waarvan|whose|waarbij|, en |en est|en is|und ist|et est|and is|is een|ist eine|est une|is an?)\b/;

/** A name in quotation marks, at the start. */
const QUOTE = /^["«„]\s?([^"«»„]{2,90}?)\s?["»”]/;

/** What a deed calls its company. */
export function nameFact({ flow, text }: ReadableDocument, deed: Deed): FactDraft[] {
  for (const passage of passagesAfter(flow, NAME_PHRASE, 140)) {
    const quoted = QUOTE.exec(passage.folded);
    const end = quoted === null ? (NAME_END.exec(passage.folded)?.index ?? -1) : quoted[0].length;
    if (end <= 0) continue;
    const isAbbreviation = /(?:^|\s)(?:\p{L}\.)+\p{L}$/u.test(passage.text.slice(0, end)) && passage.text[end] === ".";
    const name = companyNameOf(passage.text.slice(0, isAbbreviation ? end + 1 : end));
    if (name === null || !/^["'«„“]?\s?[\p{Lu}\d]/u.test(passage.text)) continue;
    return [factOf("company_name", name, placeOf(flow, passage, 0, end))];
  }
  const named = namedOnce(flow);
  if (named !== null) return [named];
  const heading = text.cells
    .slice(0, 14)
    .find((cell) => (endsWithForm(cell.text) && fillsLine(cell.text)) || QUOTED.test(cell.text.trim()));
  const name = heading === undefined ? null : companyNameOf(QUOTED.exec(heading.text)?.[1] ?? heading.text);
  if (name !== null) return [factOf("company_name", name, placeWithin(heading!), { certainty: 0.92 })];
  const over = nameOverForm(text);
  if (over !== null) return [over];
  const first = deed.companies.find(({ at }) => at < 700);
  if (first === undefined) return [];
  const fact = factOf("company_name", first.name, flow.place(first.at, first.end), { certainty: 0.92 });
  // The only company that a deed names in its head may be one of those who found another.
  const founders = foundersOf(deed, "");
  const isFounder = founders.length > 1 && founders.some(({ company }) => company === first.name);
  return [isFounder ? asGuess(fact) : fact];
}

/** The one name in quotation marks that the deed gives a company; null where it gives several. */
function namedOnce(flow: ReadableDocument["flow"]): FactDraft | null {
  const named = [...passagesAfter(flow, NAMED_PHRASE, 95)].flatMap((passage) => {
    const quoted = QUOTE.exec(passage.folded);
    const name = quoted === null ? null : companyNameOf(passage.text.slice(0, quoted[0].length));
    return name === null ? [] : [factOf("company_name", name, placeOf(flow, passage, 0, quoted![0].length))];
  });
  const [first, ...others] = named;
  return first !== undefined && others.every(({ value }) => value === first.value) ? first : null;
}

/** `« Alfa »`, `"Alfa", naamloze vennootschap`, `« Alfa » - Société anonyme`. */
const QUOTED = /^(["«„“].{2,60}["»”])(?:[\s,–—-]+\p{L}[\p{L} ]{6,70})?$/u;

/** A line that is a name, not a sentence that ends with one. */
const fillsLine = (line: string): boolean => {
  const named = companiesIn(line).at(-1);
  return named === undefined || named.end - named.at > 0.6 * line.length;
};
