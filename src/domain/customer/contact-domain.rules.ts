import { newest } from "../case/facts.rules.ts";
import { editDistance } from "../matching/words.ts";

/** Providers at which anybody gets an address, whatever the country of the ending. */
const FREE_LABELS =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|aol|gmx|proton(?:mail)?|tutanota|yandex|skynet|telenet|scarlet|belgacom|pandora|proximus|voo|wanadoo|laposte|ziggo|kpnmail|xs4all|t-online|freenet)$/;
const FREE = /^(?:onmicrosoft\.com|me\.com|mail\.(?:com|ru)|web\.de|pm\.me|(?:free|sfr|orange)\.fr)$/;
/** Sites on which anybody has a page. */
const SHARED = /^(?:facebook|instagram|linkedin|google|business|wixsite|webnode|jimdo|wordpress)$/;
const SECOND_LEVEL = /^(?:co|com|org|net|gov|ac)$/;
/** Endings that a company sells below a domain of its own, as a registry sells its names. */
const SOLD_ENDINGS =
  /^(?:(?:eu|de|be|co|uk|us|gb|it|br|cn|ru|sa|za|gr|se)\.com|(?:gb|uk|se|hu|in|jp)\.net|(?:us|ae)\.org)$/;

interface Domain {
  /** As it was registered: `bakkerij.be`. */
  readonly whole: string;
  /** The part before the ending: `bakkerij`. */
  readonly label: string;
  /** What stands before that: `mail` of `mail.bakkerij.be`. */
  readonly before: readonly string[];
}

/** The host of a mail address or a site, in lower case; null where there is none. */
export function hostOf(address: string): string | null {
  const host = /^(?:[a-z]+:\/\/)?(?:[^/@]*@)?([^/:?#\s]+)/i.exec(address.trim())?.[1] ?? "";
  const parts = host.toLowerCase().replace(/\.$/, "").split(".");
  return parts.length < 2 || parts.some((part) => part === "") ? null : parts.join(".");
}

function domainIn(address: string): Domain | null {
  const parts = hostOf(address)?.split(".");
  if (parts === undefined) return null;
  const [second, last] = parts.slice(-2) as [string, string];
  const isLong =
    parts.length > 2 && ((last.length === 2 && SECOND_LEVEL.test(second)) || SOLD_ENDINGS.test(`${second}.${last}`));
  const own = parts.slice(isLong ? -3 : -2);
  return { whole: own.join("."), label: own[0]!, before: parts.slice(0, -own.length) };
}

/** What a case knows of how the company is reached. */
export interface ContactFacts {
  /** Host of the mail address to which the customer's link goes; absent without one. */
  readonly contactHost?: string | undefined;
  /** The site that the case was opened with. */
  readonly websiteUrl?: string | null | undefined;
  readonly facts?: Readonly<Record<string, readonly { readonly value: unknown }[]>> | undefined;
}

export interface Contact {
  /** `alike`: like a known domain, or it before another; `near`: it with another ending or a word more; `other`: of nobody's knowledge. */
  readonly is: "registered" | "declared" | "free" | "alike" | "near" | "other";
  readonly domain: string;
  /** The known domain that it is, or is like, and who names it. */
  readonly known?: { readonly domain: string; readonly by: "register" | "customer" };
}

const registered = (given: ContactFacts, fact: "registered_email" | "registered_website"): string => {
  const value = newest(given, fact);
  return typeof value === "string" ? value : "";
};

/** Whose the domain is that the customer writes from, as far as the register and the company's own site say; null without an address. */
export function contactOf(given: ContactFacts): Contact | null {
  const contact = domainIn(given.contactHost ?? "");
  if (contact === null) return null;
  const known = (
    [
      [registered(given, "registered_email"), "register"],
      [registered(given, "registered_website"), "register"],
      [given.websiteUrl ?? "", "customer"],
    ] as const
  ).flatMap(([address, by]) => {
    const one = domainIn(address);
    const isAnybodys = one === null || SHARED.test(one.label) || (address.includes("@") && isFree(one));
    return isAnybodys ? [] : [{ ...one, by }];
  });
  const of = (is: Contact["is"], one?: (typeof known)[number]): Contact => ({
    is,
    domain: [...(is === "alike" ? contact.before : []), contact.whole].join("."),
    ...(one && { known: { domain: one.whole, by: one.by } }),
  });
  const byRegister = known.filter(({ by }) => by === "register");
  const same = known.find(({ whole }) => whole === contact.whole);
  if (same?.by === "register") return of("registered", same);
  if (isFree(contact)) return of("free");
  // What the register names outweighs a site that the writer may have made.
  const held = byRegister.length > 0 ? byRegister : same === undefined ? known : [];
  const alike = held.find((one) => isAlike(one.label, contact.label) || isBefore(one, contact));
  if (alike !== undefined) return of("alike", alike);
  const near = held.find(({ label }) => label === contact.label || hasMore(label, contact.label));
  if (near !== undefined) return of("near", near);
  return same === undefined ? of("other") : of("declared", same);
}

const isFree = ({ whole, label }: Domain): boolean => FREE_LABELS.test(label) || FREE.test(whole);

/** Signs that look like others in an address; `xn--` and what follows the last hyphen spell letters of other scripts. */
const plain = (label: string): string =>
  label
    .replace(/^xn--(.+)-[a-z\d]+$/, "$1")
    .replaceAll("-", "")
    .replaceAll("0", "o")
    .replaceAll(/[1i]/g, "l")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");

/** Below this length one letter makes another word. */
const SHORT = 5;
const LONG = 8;

function isAlike(known: string, given: string): boolean {
  if (known === given) return false;
  const [a, b] = [plain(known), plain(given)];
  if (a === b) return true;
  const length = Math.min(a.length, b.length);
  const most = length < SHORT ? 0 : length < LONG ? 1 : 2;
  return most > 0 && editDistance(a, b, most) <= most;
}

/** The company's own name before a domain of somebody else: `bakkerij-de-linde.be.mail-be.com`. */
const isBefore = ({ label }: Domain, { before }: Domain): boolean =>
  label.length >= SHORT && before.some((part) => part === label || isAlike(label, part));

/** The company's name with a word more: `bakkerij-de-linde-group`. */
const hasMore = (known: string, given: string): boolean =>
  plain(known).length >= SHORT && (plain(given).startsWith(plain(known)) || plain(given).endsWith(plain(known)));
