import { matchesOf } from "../../../platform/matches.ts";
import { found, type Found } from "./found.ts";
import type { LegalForm } from "./legal-form.ts";

/**
 * Legal forms of all Europe and of the usual places abroad, as companies write them (ISO 20275 lists them). Many are ordinary
 * words or initials as well, so that one counts only where it ends a name or begins one.
 */

/** Abbreviation; countries; how it is written, as an expression. */
type ForeignForm = readonly [short: string, countries: string, written: string];

/** Forms that are nothing else, in small letters or with marks, or with more letters than initials have. */
const AT_END: readonly ForeignForm[] = [
  ["FZE", "AE", "FZE"],
  ["FZ-LLC", "AE", "FZ[- ]?L\\.?L\\.?C\\.?"],
  ["FZCO", "AE", "FZCO"],
  ["DMCC", "AE", "DMCC"],
  ["WLL", "BH QA KW", "W\\.L\\.L\\.?|WLL"],
  ["s.r.o.", "CZ SK", "(?:spol\\. )?s\\.? ?r\\.? ?o\\.?|S\\.R\\.O\\.?"],
  ["a.s.", "CZ SK TR", "a\\. ?s\\.|A\\.Ş\\."],
  ["d.o.o.", "SI HR RS BA ME", "j?d\\. ?o\\. ?o\\.|D\\.O\\.O\\.?|DOO"],
  ["d.d.", "SI HR BA", "d\\. ?d\\."],
  ["a.d.", "RS ME MK", "a\\. ?d\\."],
  ["Kft.", "HU", "Kft\\.?|KFT"],
  ["Zrt.", "HU", "Zrt\\.?|ZRT"],
  ["Nyrt.", "HU", "Nyrt\\.?|NYRT"],
  ["Sp. k.", "PL", "[Ss]p\\. ?[kj]\\."],
  ["Sp. z o.o.", "PL", "[Ss]p\\.? ?z ?o\\.? ?o\\.?"],
  ["S.r.l.", "IT RO", "S\\. ?r\\. ?l\\.(?:s\\.)?|Srl"],
  ["Lda", "PT", "Lda\\.?|LDA"],
  ["Unipessoal Lda", "PT", "Unipessoal,? Lda\\.?"],
  ["S.L.", "ES", "S\\.L\\.(?:U\\.)?|SLU?"],
  ["ASA", "NO", "ASA"],
  ["hf.", "IS", "e?hf\\."],
  ["Oyj", "FI", "Oyj|OYJ"],
  ["Oy", "FI", "Oy(?: Ab)?"],
  ["Tmi", "FI", "Tmi"],
  ["AE", "GR CY", "AE"],
  ["IKE", "GR", "IKE"],
  ["Corp.", "US", "Corp\\.?|Corporation|CORP\\.?"],
  ["Incorporated", "US", "Incorporated"],
  ["LLLP", "US", "L\\.?L\\.?L\\.?P\\.?"],
  ["Pty Ltd", "AU", "Pty\\.?(?: Ltd\\.?)?"],
  ["Pte Ltd", "SG", "Pte\\.?(?: Ltd\\.?)?"],
  ["Sdn Bhd", "MY", "Sdn\\.? Bhd\\.?|Bhd\\.?"],
  ["Pvt Ltd", "IN", "Pvt\\.?(?: Ltd\\.?)?"],
  ["Ltda", "BR", "Ltda\\.?|LTDA\\.?"],
  ["Trust", "GB JE GG", "Trust|TRUST"],
  ["Foundation", "GB PA", "Foundation|FOUNDATION"],
  ["Fonds", "NL BE FR LU", "[Ff]onds|FONDS"],
  ["Anstalt", "LI", "Anstalt"],
  ["Stiftung", "DE AT CH LI", "Stiftung|STIFTUNG"],
  ["eG", "DE AT", "e\\. ?G\\."],
  ["EWIV", "DE AT", "EWIV"],
  ["EEIG", "IE GB", "EEIG"],
  ["GEIE", "FR BE LU", "GEIE"],
  ["SCE", "BE NL FR DE LU", "SCE"],
  ["OG", "AT", "OG"],
  ["eGen", "AT", "e\\.? ?Gen\\.?"],
  ["Genossenschaft", "DE AT CH", "Genossenschaft(?! e\\.?G)"],
  ["FlexCo", "AT", "FlexCo|FlexKapG"],
  ["VOF", "BE NL", "v\\.o\\.f\\.?|vof"],
  ["CommV", "BE", "Comm\\. ?V\\.?|commv"],
  ["SComm", "BE", "scomm|sComm"],
  ["SARL", "FR LU", "s\\.? ?à ?r\\.? ?l\\.?"],
  ["SENC", "LU", "s\\.?e\\.?n\\.?c\\.?|S\\.E\\.N\\.C\\.?|SENC"],
  ["SECS", "LU", "S\\.e\\.c\\.s\\.?|s\\.e\\.c\\.s\\.?"],
  ["U.A.", "NL", "U\\.A\\."],
];

/** Forms that stand behind a name or before it. */
const AT_BOTH: readonly ForeignForm[] = [
  ["OOO", "RU", "OOO"],
  ["OAO", "RU", "OAO"],
  ["ZAO", "RU", "ZAO"],
  ["PAO", "RU", "PAO"],
  ["AO", "RU", "AO"],
  ["TOO", "KZ", "TOO"],
  ["TOV", "UA", "TOV"],
  ["UAB", "LT", "UAB"],
  ["SIA", "LV", "SIA"],
  ["OÜ", "EE", "OÜ"],
  ["AB", "SE FI LT", "AB"],
  ["AS", "NO EE LV", "AS"],
  ["AD", "BG RS", "AD"],
  ["EAD", "BG", "EAD"],
  ["EOOD", "BG", "EOOD"],
  ["OOD", "BG", "OOD"],
  ["STAK", "NL", "STAK"],
  ["SCEA", "FR", "SCEA"],
  ["GAEC", "FR", "GAEC"],
];

const BY_WRITTEN = [...AT_END, ...AT_BOTH].map((form) => ({ form, pattern: new RegExp(`^(?:${form[2]})$`, "u") }));
const written = (forms: readonly ForeignForm[]): string =>
  forms
    .flatMap(([, , pattern]) => pattern)
    .sort((a, b) => b.length - a.length)
    .join("|");
const EITHER = new RegExp(String.raw`(?<![\p{L}\d.&/-])(?:${written([...AT_END, ...AT_BOTH])})(?![\p{L}\d/])`, "gu");
const FIRST = new RegExp(String.raw`^(?:${written(AT_BOTH)})$`, "u");
/** Two capitals are initials and given names too: where all of a name is in capitals they tell nothing, but for these. */
const TOLD_IN_CAPITALS: ReadonlySet<string> = new Set(["AB", "AS", "OÜ"]);

/** A name, which begins with a capital or a figure; what stands behind its form is no further word of it. */
const NAME_BEFORE = /(?:^|[\s("«„“'])[\p{Lu}\d][\p{L}\p{M}\d&'’.+-]*[")»”’]?,? $/u;
const END = /^(?:$|[.,;:()|"»”’\]–-]|\s+(?:$|[("«|\]–+=:-]|\d|\p{Ll}))/u;
const NAME_BEHIND = /^ ["«„“]?[\p{Lu}\d][\p{L}\p{M}\d]{2}/u;
/** What a form stands behind that begins a name: nothing, or a mark that ends what was before. */
const BEGIN = /(?:^|[;:(|•–→>-]|^\d{1,2}[.)]|\d ?%|\b(?:door|par|von|by|van|de|of|and|en|et|und))\s*$/u;
/** Words before a letter of a list: `Appendix AD`. */
const LISTED =
  /(?:^|\s)(?:appendix|annexe?|bijlage|anlage|schedule|section|part|class|categorie|klasse|serie|series|reeks|type|artikel|article|akte|acte) $/i;

/** Characters before and behind a form that tell whether a name stands there. */
const REACH = 60;

/** A form that may stand alone in a line under its name: one with marks, or of three capitals and more. */
const NO_WORD = /\.|^\p{Lu}{3,}$/u;

/** Forms of other countries in a text, where they end a name or begin one. */
export function foreignFormsIn(text: string): Found<LegalForm>[] {
  return matchesOf(text, EITHER).flatMap((match): Found<LegalForm>[] => {
    const [quote] = match;
    const before = text.slice(Math.max(0, match.index - REACH), match.index);
    const after = text.slice(match.index + quote.length, match.index + quote.length + REACH);
    const isForm =
      endsName(before, quote, after) ||
      (FIRST.test(quote) && beginsName(before, quote, after)) ||
      (before.trim() === "" && after.trim() === "" && NO_WORD.test(quote));
    const form = isForm ? BY_WRITTEN.find(({ pattern }) => pattern.test(quote))?.form : undefined;
    return form === undefined
      ? []
      : [found({ short: form[0], countries: form[1].split(" ") }, text, match.index, match.index + quote.length)];
  });
}

function endsName(before: string, quote: string, after: string): boolean {
  if (!NAME_BEFORE.test(before) || !END.test(after) || LISTED.test(before)) return false;
  // `d.d. 12 mei 2026` is a day.
  if (/^[ad]\. ?[ds]\.$/.test(quote) && /^\s*\d/.test(after)) return false;
  return !isInitials(quote) || /\p{Ll}/u.test(before) || TOLD_IN_CAPITALS.has(quote);
}

const beginsName = (before: string, quote: string, after: string): boolean =>
  BEGIN.test(before) &&
  NAME_BEHIND.test(after) &&
  (!isInitials(quote) || /\p{Ll}/u.test(after) || TOLD_IN_CAPITALS.has(quote));

const isInitials = (quote: string): boolean => /^\p{Lu}{2}$/u.test(quote);
