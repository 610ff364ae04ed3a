import type { DeclaredOwner } from "./declared-owner.model.ts";
import { isCompanyName } from "./declared-text.ts";

/** Words behind a declared owner or director, by which he or she acts for somebody else. Dutch, French, German, English. */
const HOLDS =
  "(?:holds?|held|holding (?:the |his |her |all |these )?shares|houdt|houden|gehouden|tient|d[ée]tient|d[ée]tenue?s?|h[äa]lt|halten|gehalten)";
/** How long, in what respect, or for whose account, where that is the own one. */
const NOBODY = [
  "\\d",
  "(?:(?:the|het|le|la|das) |l['’])?(?:now|present|time being|moment|instant|life|leven|vie|leben)(?=\\s*(?:[^\\p{L}\\s]|$|(?:of|van|de|du|for|voor|pour|f[üu]r|and|en|et|und) ))",
  "(?:(?:een|une|an|eine) )?(?:(?:on)?bepaalde (?:tijd|duur)|dur[ée]e (?:ind[ée])?|(?:un)?bestimmte zeit|indefinite )",
  "(?:wat|ce qui|what|was) ",
  "(?:zijn|haar|hun|mijn|his|her|their|my|son|leur|mon|seine|ihre|meine) (?:rekening|account|compte|rechnung)\\s*(?:[).,;\\]]|$)",
].join("|");
const FOR = `(?:for|voor|pour|f[üu]r)(?!\\p{L})(?!\\s+(?:${NOBODY}))`;
const BEHALF =
  "on behalf of|for the account of|in the name of|voor rekening van|in naam van|namens|in opdracht van|pour (?:le )?compte (?:de |d['’])|au nom (?:de |d['’])|im (?:auftrag|namen) (?:von|de[sr])|auf rechnung von|(?:nominee|straw ?man)(?: (?:shareholder|director|owner))? (?:for|of)|(?:stroman|naamlener) (?:van|voor)|(?:pr[êe]te-nom|homme de paille) (?:de |d['’]|pour )|(?:treuh[äa]nder(?:in)?|strohmann) (?:f[üu]r|von)";
const HELD_FOR = new RegExp(
  `(?<!\\p{L})(?:${HOLDS}(?!\\p{L})(?:[^;\\n]{0,60}?\\s)?${FOR}|(?:${BEHALF})(?<![\\p{L}](?=\\p{L})))\\s*`,
  "iu",
);
/** Family names that are verbs as well, behind another part of the name. */
const FAMILY_NAME = /(?<=\p{L}[ -])(?:Held|Holds?|Houden|Halten)(?!\p{L})/gu;
const VERB = new RegExp(`(?<!\\p{L})${HOLDS}(?!\\p{L})`, "iu");
const DENIED = /(?<!\p{L})(?:not|never|niet|nooit|pas|nicht|nie|geen|kein\p{L}*)(?!\p{L})/iu;
/** Who holds for the own account holds for nobody else. */
const FOR_ONESELF =
  /^(?:(?:zijn|haar|hun|mijn|zich|his|her|their|my|its|son|sa|leur|mon|seine?n?|ihre?n?|meine?n?)\s+)?(?:eigen|own|propre|zelf|zichzelf|himself|herself|themselves|itself|myself|me|mij|lui|elle|moi|sich|nobody|niemand|personne|no one)(?:\p{L}*)(?!\p{L})/iu;
const TITLE = /^(?:de heer|mevrouw|dhr|mevr|mw|monsieur|madame|mme|m|mr|mrs|ms|herrn?|frau|dr|prof)(?:\.\s*|\s+)/iu;
const NAME =
  /\p{Lu}[\p{L}'’.-]*(?:\s+(?:\p{Lu}[\p{L}'’.-]*|van|de|der|den|von|al|el|bin|ben|la|le|du|da|di|dos|ter|ten)(?!\p{L}))*/u;

interface HeldFor {
  /** Empty where the words begin the name, because a comma stands before them. */
  readonly holder: string;
  /** Null where nobody is named, as in "for her brother". */
  readonly behind: string | null;
  /** From the first word that says so on. */
  readonly words: string;
}

/** A relation, as in "for her brother", and not a name in small letters. */
const RELATION =
  /^(?:the|an?|her|his|my|their|our|de|het|een|zijn|haar|mijn|hun|onze?|les?|la|une?|son|sa|mon|ma|leur|notre|der|die|das|den|ein\p{L}*|sein\p{L}*|ihr\p{L}*|mein\p{L}*)\s/u;
const IN_SMALL_LETTERS = /^\p{Ll}+(?:\s+\p{Ll}+){1,3}$/u;
const FAMILY =
  /^(?:(?:the|de|het|die|la|sa|ma|zijn|haar|mijn|hun|his|her|my|their|ihre|seine|meine)\s+)?famil\p{L}+$/iu;

function heldFor(name: string): HeldFor | null {
  // Another word of as many letters, so that what is found stands where it stands in the name.
  const searched = name.replace(FAMILY_NAME, (word) => "N".repeat(word.length));
  const found = HELD_FOR.exec(searched);
  const rest = found === null ? "" : name.slice(found.index + found[0].length);
  if (found === null || !/^["'“‘(]?\p{L}/u.test(rest) || FOR_ONESELF.test(rest)) return null;
  const before = name.slice(0, found.index);
  if (DENIED.test(found[0]) || /(?:not|niet|pas|nicht|never|nooit)\s*$/u.test(before)) return null;
  const verb = VERB.exec(searched.slice(0, found.index));
  const holder = before.slice(0, verb?.index ?? before.length).replace(/\(.*$/u, "");
  return {
    holder: holder.replace(/[\s,;:–-]+$/u, "").trim(),
    behind: nameIn(rest.replace(TITLE, "").replace(/[()"“”].*$/u, "")),
    words: name.slice(found.index).replace(/[)\s]+$/u, ""),
  };
}

function nameIn(words: string): string | null {
  if (FAMILY.test(words.trim())) return null;
  const [named] = NAME.exec(words) ?? [];
  if (named !== undefined) return named.replace(/[\s.,;-]+$/u, "").replace(TITLE, "");
  const plain = words.trim();
  return IN_SMALL_LETTERS.test(plain) && !RELATION.test(plain) ? plain : null;
}

/** Names that begin with the words, as in "Held for Sale NV". */
const LEGAL_NAME = /^\p{Lu}.*\s(?:Foundation|Stiftung|Fondation|Stichting|SA|AG)$/u;
const isLegalName = ({ name }: DeclaredOwner): boolean =>
  /^\p{Lu}/u.test(name) && (isCompanyName(name) || LEGAL_NAME.test(name));

/** One who acts for another by the customer's own words. */
export interface Nominee {
  /** As declared; empty where the words stand alone. */
  readonly holder: string;
  readonly behind: DeclaredOwner | null;
  readonly words: string;
}

/** Declared owners or directors without the words by which they act for somebody, and who acts for whom. */
export function splitNominees(owners: readonly DeclaredOwner[]): {
  readonly holders: readonly DeclaredOwner[];
  readonly nominees: readonly Nominee[];
} {
  const holders: DeclaredOwner[] = [];
  const nominees: Nominee[] = [];
  for (const owner of owners) {
    const held = heldFor(owner.name);
    const isOwn = held?.holder === "" && (holders.length === 0 || owner.share_percent !== undefined);
    if (held === null || (isOwn && isLegalName(owner))) {
      holders.push(owner);
      continue;
    }
    const before = held.holder === "" ? holders.pop() : undefined;
    const holder = before?.name ?? held.holder;
    // What stands behind the words, such as a birth date, is of who was named before them.
    if (holder !== "") holders.push({ ...before, ...owner, name: holder } as DeclaredOwner);
    const { behind } = held;
    nominees.push({
      holder,
      words: held.words,
      behind: behind === null ? null : { kind: isCompanyName(behind) ? "company" : "unknown", name: behind },
    });
  }
  return { holders, nominees };
}
