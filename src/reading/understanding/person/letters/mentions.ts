import { matchesOf } from "../../../../platform/matches.ts";
import type { FactDraft } from "../../facts.ts";
import { legalFormsIn } from "../../fields/legal-forms.ts";
import type { ReadableDocument } from "../../kind-reader.ts";
import { isKnownBank } from "./issuers.ts";
import { footerOf } from "./footers.ts";
import { isCompany, type Party, partyOf } from "./parties.ts";

/** A word of a company's name, or a small one inside of it. */
const WORD = /^["'«“„(]*[\p{Lu}\d][\p{L}\p{M}\d.&'’+/-]*$/u;
const LINK =
  /^(?:de|du|des|la|le|les|l['’]|d['’].*|van|den|ten|ter|von|zu|of|and|en|et|und|voor|pour|für|for|in|sur|aan|&|\+|-|–)$/iu;
/** Words with a capital that stand before a name in a sentence or a label. */
const BEFORE =
  /^(?:de|het|een|le|la|les|une?|der|die|das|dem|den|the|firma|firme|société|vennootschap|onderneming|entreprise|gesellschaft|unternehmen|company|aan|à|an|to|from|van|klant|client|customer|kunde|kundin|instelling|artikel|article|section|betreft|concerne|objet|betreff|re|nous|wij|wir|we|gelezen|vu|gelet|dass|dat|que|that)$/iu;
const LONGEST = 8;

/** Who asked for a paper on behalf of another. */
const APPLIED_BY =
  /(?:ingediend|aangevraagd|opgesteld|eingereicht|beantragt|gestellt|introduite?|deposee?|etablie?|submitted|filed|prepared|lodged)\s(?:door|durch|par|by)\s(?:\p{Ll}{2,4}\s)?$/u;

/** A company that the text names by its form. */
export interface Mention {
  readonly name: string;
  /** In the running text. */
  readonly at: number;
  readonly end: number;
  readonly party: Party;
}

/** Companies of the running text, outside of the issuer's print and without banks. */
function companiesIn({ text, flow }: ReadableDocument): Mention[] {
  const footer = footerOf(text);
  const running = flow.text;
  return legalFormsIn(running).flatMap(({ at, quote }): Mention[] => {
    const end = at + quote.length;
    if (footer.has(flow.cellAt(end))) return [];
    const start = startOfName(running, at);
    if (start === null || APPLIED_BY.test(flow.folded.slice(Math.max(0, start - 60), start))) return [];
    const name = running
      .slice(start, end)
      .replaceAll(/\s+/g, " ")
      .replace(/^["'«“„(]+/, "");
    const party = isCompany(name) ? partyOf(name, flow.place(start, end), "subject", "holder", 0.92) : null;
    return party?.kind !== "company" || isKnownBank(name) ? [] : [{ name, at: start, end, party }];
  });
}

/** Goes back over the words of a name that ends with its form; null where none stands before it. */
function startOfName(text: string, form: number): number | null {
  const before = text.slice(Math.max(0, form - 90), form);
  const words = matchesOf(before, /\S+/g);
  let start: number | null = null;
  let count = 0;
  for (const word of words.toReversed()) {
    const at = form - before.length + word.index;
    const after = text.slice(at + word[0].length, start ?? form);
    // A name goes on in the next line only where the line is one of running text.
    if (after.includes("\n") && text.slice(text.lastIndexOf("\n", at) + 1, at).length < 40) break;
    const isName = WORD.test(word[0]) && !BEFORE.test(word[0]);
    const isLink = LINK.test(word[0]);
    if ((!isName && !isLink) || ++count > LONGEST) break;
    if (isName) start = at;
    if (/^["«“„(]/.test(word[0])) break;
  }
  return start;
}

/** The one company that a document speaks of, apart from its issuer. Null where it names several or none. */
export function onlyCompany(document: ReadableDocument, issuers: readonly FactDraft[]): Mention | null {
  const issuer = issuers.flatMap(({ value }) => (typeof value === "string" ? [value] : []))[0] ?? "";
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");
  const others = companiesIn(document).filter(
    ({ party }) =>
      issuer === "" || !(plain(issuer).includes(plain(party.name)) || plain(party.name).includes(plain(issuer))),
  );
  const names = new Set(others.map(({ party }) => plain(party.name)));
  return names.size === 1 ? others[0]! : null;
}
