import { compareCompanyNames, NAME_MATCH_THRESHOLD } from "../matching/company-names.ts";
import { matchesOf } from "../../platform/matches.ts";

/** A name that a company had before, by words about it. */
interface NamedBefore {
  readonly name: string;
  /** The words that say so. */
  readonly quote: string;
  /** Where the quote begins in the text, and ends: with the name. */
  readonly at: readonly [number, number];
}

// A dot stands for a letter with or without its accent.
const CALLED = String.raw`gena+md|genoemd|geheten|\w*kend (?:als|onder de naam)|(?:d.nomm|appel|nomm).+?e?|connue? sous (?:le nom|la d.nomination)(?: de)?|firmierend \p{L}+|genannt|bekannt als|known as|called|named`;
const BEFORE = "voorheen|vroeger|anciennement|auparavant|ehemals|vormals|früher|formerly|previously";
const OLD = String.raw`(?:vorige|vroegere|voormalige|oude|ancien\p{L}*|pr.c.dente?|fr.here|ehemalige|bisherige|former|previous|old)`;
const DAY = String.raw`(?:\S+ ){0,2}?\d{4}`;
const GAP = String.raw`[^.;"“«]{0,60}?`;

type Kind = "named" | "field" | "verb" | "bare";

/**
 * What stands before a former name. It is the company's by `named` unless another's name stands directly before it, by `field` in any case, by
 * `verb` if the sentence is about it, and by `bare` only behind its own name.
 */
const SAID = Object.entries({
  named: String.raw`(?:${BEFORE}) (?:${CALLED})|f/?k/?a\.?`,
  field: String.raw`${OLD} (?:\p{L}+ )?(?:na+me?n?|benaming|noms?|d.nomination|raison|firma(?=[:\n])|names?)(?: sociale)?(?: (?:was|were|luidde|.tait|war))?`,
  verb: String.raw`droeg ${GAP} de \p{L}*(?:naam|benaming)|heett?en? (?:vroeger|voorheen|tot ${DAY})|port(?:ait|ant) ${GAP} (?:nom|d.nomination)(?: sociale)?(?: de)?|s['’]appelait(?: (?:auparavant|jusqu['’]\p{L}+ ${DAY}))?|hie(?:ß|ss)(?:en)? (?:früher|bis ${DAY})|firmierten? ${GAP} (?:unter|als)|naam ${GAP} (?:gewijzigd|veranderd) van|chang.e? ${GAP} (?:nom|d.nomination) ${GAP} de|(?:changed ${GAP} name|name ${GAP} changed|renamed) from`,
  bare: BEFORE,
} satisfies Record<Kind, string>).map(
  ([kind, words]) => [kind as Kind, new RegExp(String.raw`(?<!\p{L})(?:${words})[\s:]`, "giu")] as const,
);

const QUOTED = /^[\s:,]*["“”„«»‘]\s*([^"“”„«»’‘\n]{2,80}?)\s*["“”«»’]/u;
const WORD = String.raw`(?:(?:\p{L}\.){2,}|[\p{L}\p{N}][\p{L}\p{N}&'’+-]*(?:\.[\p{L}\p{N}]+)*|&)`;
const PRINTED = new RegExp(
  String.raw`^[\s:,]*((?=[\p{Lu}\p{N}])${WORD}(?: (?:(?=[\p{Lu}\p{N}&])${WORD}|(?!in |to )\p{Ll}{1,3}(?= ))){0,8})`,
  "u",
);
const LAST_SMALL = /(?: (?:\p{Ll}+|&|\d{1,4}))+$/u;
/** Before the phrase or in it: the sentence is about the company. */
const OF_COMPANY =
  /(?<!\p{L})(?:(?:vennootschap|soci.t|gesellschaft|compan|firm|bedrijf|zaak|onderneming|entreprise|unternehm|business|unser|dénom|nom |naam)|(?:we|wij|nous|wir|it|its|zij|elle|sie|onze|our|notre|haar)(?!\p{L}))/iu;
const OF_OTHERS =
  /straat|stra(?:ss|ß)e|moeder|mutter|(?<!\p{L})(?:rue|street|produ|mer[kq]|marque|brand|leveranc|suppl|fourniss|lieferant|klant|clien|custom|kunde|partner|parent|filial|subsid|vrouw|wife|bestuurd|director|g.rant|shareh|m(?:evrouw|adame|onsieur|eine) |werk|work|travaill|arbeit)/iu;
/** A name at the end of the words before. */
const DIRECT = /(?:[\p{Lu}\d][\p{L}\p{N}.&'’-]* ?(?:(?:&|en|et|de|du|van|von) )?)+["”»]?(?=[\s,(–-]*$)/u;
const ARTICLE = /^(?:de|het|la|les?|die|das|the)$/iu;
const REACH = 110;

/**
 * Names that a company had before, by a text about it: its own words, or a paper.
 * @param own its names today. Empty: not known, so that whose name it was has to be asked again.
 */
export function namesBefore(text: string, own: readonly string[]): NamedBefore[] {
  const found = SAID.flatMap(([kind, pattern]) =>
    matchesOf(text, pattern).flatMap((match): NamedBefore[] => {
      const from = match.index + match[0].length - 1;
      const rest = text.slice(from, from + 120);
      const quoted = QUOTED.exec(rest);
      const printed = quoted ?? PRINTED.exec(rest);
      if (printed === null) return [];
      const name = quoted ? quoted[1]!.trim() : printed[1]!.replace(LAST_SMALL, "");
      if (!/\p{L}{2}/u.test(name) || isOneOf(name, own)) return [];
      const before = sentenceBefore(text.slice(Math.max(0, match.index - REACH), match.index));
      if (!isOfCompany(kind, before, match[0], own)) return [];
      const at = [match.index - before.length, from + printed[0].length] as const;
      return [
        {
          name,
          quote: text
            .slice(...at)
            .replaceAll(/\s+/g, " ")
            .trim(),
          at,
        },
      ];
    }),
  );
  return found.filter(({ name }, at) => found.findIndex((one) => isOneOf(one.name, [name])) === at);
}

export const isOneOf = (name: string, own: readonly string[]): boolean =>
  own.some(
    (other) =>
      name.toLowerCase() === other.toLowerCase() || compareCompanyNames(name, other).score >= NAME_MATCH_THRESHOLD,
  );

/** A full stop behind a short word ends no sentence. */
const sentenceBefore = (before: string): string =>
  before.split(/(?<=\p{L}{3}|\d{4}|["”»)])[.;!?](?=\s)|\n\s*\n/u).at(-1)!;

function isOfCompany(kind: Kind, before: string, phrase: string, own: readonly string[]): boolean {
  if (OF_OTHERS.test(before)) return false;
  if (kind === "field") return true;
  if (own.length === 0) return kind !== "bare";
  const isOwn = (words: string) => own.some((name) => words.toLowerCase().includes(name.toLowerCase()));
  if (kind === "verb") return OF_COMPANY.test(`${before} ${phrase}`) || isOwn(before);
  const direct = DIRECT.exec(before)?.[0].trim().replace(ARTICLE, "") ?? "";
  if (direct !== "" && (isOneOf(direct, own) || isOwn(direct))) return true;
  return kind === "named" && (direct === "" || OF_COMPANY.test(direct));
}
