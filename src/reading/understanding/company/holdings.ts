import { normalizeEnterpriseNumber } from "../../../platform/enterprise-number.ts";
import { isCountryPlace } from "../fields/country-places.ts";
import { hasLegalForm } from "../fields/legal-forms.ts";
import { readPersonName, type PersonName } from "../fields/person-names.ts";
import { sharesIn } from "../fields/shares.ts";
import { foldInPlace, type Cell, type Place } from "../text.ts";
import { companyNameOf } from "./common.ts";

export interface Holder {
  readonly name: PersonName | null;
  readonly company: string | null;
  readonly number: string | null;
}

/** Who holds what part of whom. */
export interface Holding {
  readonly holder: Holder;
  /** Name of what is held; null where the chart does not tell. */
  readonly held: string | null;
  readonly share: number;
  readonly cells: readonly Cell[];
  readonly places?: readonly Place[];
}

/** A text that names a person, or a company by its legal form or number; null for anything else. */
export function holderOf(text: string): Holder | null {
  const number =
    /\(?\s*(?:\p{L}[\p{L}.° ]{0,24}[: ]\s*)?((?:BE ?)?[01]\d{3}[. ]?\d{3}[. ]?\d{3}|\d{8}|HRB ?\d{2,6})\s*\)?\s*$/u.exec(
      text,
    );
  const bare = (number === null ? text : text.slice(0, number.index)).replace(/[\s,(–-]+$/, "").trim();
  if (!hasLegalForm(bare) && isCountryPlace(bare)) return null;
  const person = hasLegalForm(bare) ? null : readPersonName(bare);
  if (person !== null && number === null) return { name: person, company: null, number: null };
  const company = hasLegalForm(bare) || number !== null ? companyNameOf(bare) : null;
  if (company === null || company.length > 80) return null;
  return { name: null, company, number: number === null ? null : normalizeEnterpriseNumber(number[1]!) };
}

const VERB =
  /\s*(?:[[:;,–-]|\b(?:houdt|houder van|bezit|heeft|eigenaar van|detient|possede|titulaire de|halt|besitzt|inhaber von|holds|owns|holder of|voor|pour|fur|for|with|met|avec|mit)\b|\()\s*$/;
const LEAD = /^\s*(?:\d{1,2}\s?[.)]|[-•*–]|[a-h]\))\s*/;

/** `Alfa NV (25 % Jan Peeters)`: who stands in the bracket has that part of the company before it. */
const OF_ANOTHER = /\p{L}\s?\(\s?\d[\d.,]*\s?%\s(?:\p{L}+:?\s)?\p{Lu}/u;
/** `→ 40 % Alfa NV`: an arrow leads to what is held. */
const LEADS_TO = /^\s*(?:[-–—=]+>|→|⟶|►|▶)\s*\d/;

/** Whether a line says that others have a part of the company that it names. */
export const isHeldIn = (line: string, company: string): boolean =>
  LEADS_TO.test(line) || (OF_ANOTHER.test(line) && line.indexOf(company) < line.indexOf("("));

/** `1. Jan Peeters: 60 %;` or `60 % - Jan Peeters`: a holder and a share on one line. */
export function holdingInLine(text: string): { readonly holder: Holder; readonly share: number } | null {
  const line = text.replace(/[;.\s]+$/, "");
  const shares = sharesIn(line).filter(({ quote }) => /%|pro|per|pct|p\.c/i.test(quote));
  if (OF_ANOTHER.test(line) || LEADS_TO.test(line)) return null;
  if (shares.length === 0 || new Set(shares.map(({ value }) => value)).size !== 1) return null;
  if (/meer dan|plus de|mehr als|more than|minstens|au moins|mindestens|at least/.test(foldInPlace(line))) return null;
  const [{ at, quote, value }] = shares as [(typeof shares)[number]];
  const before = line.slice(0, at).replace(LEAD, "");
  const after = line.slice(at + quote.length).replace(/^[\s)\]:;,–-]+/, "");
  const candidates = [beforeShare(before), withoutLead(after)];
  for (const candidate of candidates) {
    const holder = candidate.trim() === "" ? null : holderOf(candidate.trim());
    if (holder !== null) return { holder, share: value };
  }
  return null;
}

/** `von der Alfa GmbH und`, `door Beta NV gehouden`: the holder of a passive sentence, without the words around it. */
const withoutLead = (text: string): string =>
  text
    .replace(/^(?:door|van|par|de|von|durch|by|of|aan|to|an)\s+(?:(?:de|het|la|le|der|die|dem|the)\s+)?(?=\p{Lu})/u, "")
    .replace(
      /[\s,]+(?:und|en|et|and|gehalten|gehouden|aangehouden|détenue?s?|held|owned|gehört|toebehoort|gehören)(?:\s.*)?$/u,
      "",
    );

/** The name before a share, without the number of shares and the verb between. */
function beforeShare(text: string): string {
  let bare = text.replace(
    /[\d.,' ]+(?:aandelen|actions|parts(?: sociales)?|aktien|anteile|shares)\b[^\p{L}]*(?:hetzij|soit|das heißt|that is|d\.h\.|i\.e\.|zijnde)?\s*$/iu,
    "",
  );
  for (let cut = VERB.exec(foldInPlace(bare)); cut !== null && cut[0] !== ""; cut = VERB.exec(foldInPlace(bare))) {
    bare = bare.slice(0, cut.index);
  }
  return bare;
}
