import ipaddr from "ipaddr.js";
import { accept, type ErrorCode, type Outcome, refuse } from "./errors.ts";
import type { Settings } from "./settings.ts";

/**
 * SSRF protection: whether a URL from outside may be requested. The rules check the parsed host, in which decimal,
 * octal, hexadecimal and full-width spellings of an address are normalised.
 */
const MAX_URL_CHARS = 2_048;
const CALLBACK_PORTS = new Set(["443", "8443"]);

/**
 * Top-level names that no public host has: RFC 6761 and the registry of special-use domain names, names that ICANN
 * reserves for private use, and names common in private networks and orchestrators.
 */
const PRIVATE_SUFFIXES: ReadonlySet<string> = new Set(
  (
    "test localhost invalid local onion alt arpa internal " +
    "localdomain localnet intranet intra private priv corp home lan mail domain workgroup " +
    "svc cluster pod consul docker kubernetes vpn dhcp router server"
  ).split(" "),
);

/** Metadata services of clouds at public names and addresses. Others are in no public range. */
const METADATA_HOSTS: ReadonlySet<string> = new Set([
  "168.63.129.16",
  "metadata.tencentyun.com",
  "metadata.packet.net",
  "metadata.platformequinix.com",
]);

/** Reserved for documentation (RFC 2606). The fictional companies of the local service have their websites here. */
const DOCUMENTATION = /(?:^|\.)example(?:\.(?:com|net|org))?$/;

export type OutboundSettings = Pick<Settings, "CALLBACK_ALLOWED_HOSTS" | "ENVIRONMENT">;

/**
 * Checks a partner's callback: https on port 443 or 8443. A receiver in `CALLBACK_ALLOWED_HOSTS` (`host:port`) is
 * exempt and may use http, for tests.
 */
export const checkCallbackUrl = (text: string, settings: OutboundSettings): Outcome<URL> =>
  checkSecureUrl("callback URL", text, settings);

/** Checks the address of a publisher's file, by the same rules as a callback. */
export const checkPublisherUrl = (text: string, settings: OutboundSettings): Outcome<URL> =>
  checkSecureUrl("publisher's URL", text, settings);

function checkSecureUrl(what: string, text: string, settings: OutboundSettings): Outcome<URL> {
  const code = "invalid_input";
  const parsed = parseUrl(text, code);
  if (!parsed.ok) return parsed;
  const url = parsed.value;
  const port = effectivePort(url);
  if (settings.CALLBACK_ALLOWED_HOSTS.includes(`${url.hostname}:${port}`)) return accept(url);
  if (url.protocol !== "https:") return refuse(code, `The ${what} must use https.`);
  if (!CALLBACK_PORTS.has(port)) return refuse(code, `The ${what} must use port 443 or 8443.`);
  return checkHost(url, code, settings);
}

/** Whether two hosts are of one site: the same, or one a subdomain of the other. */
export function isSameSite(one: URL, other: URL): boolean {
  const [a, b] = [one.hostname, other.hostname];
  return one.host === other.host || (one.port === other.port && (a.endsWith(`.${b}`) || b.endsWith(`.${a}`)));
}

/** Checks a customer's website: http or https on its default port. Without a scheme, `https://` is assumed. */
export function checkWebsiteUrl(text: string, settings: Pick<Settings, "ENVIRONMENT">): Outcome<URL> {
  const code = "validation_failed";
  const trimmed = text.trim();
  const parsed = parseUrl(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`, code);
  if (!parsed.ok) return parsed;
  const url = parsed.value;
  if (url.port !== "") return refuse(code, "The website must be on the default port.");
  return checkHost(url, code, settings);
}

/** Whether an IP address is public: global unicast, outside the ranges that embed another address. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || METADATA_HOSTS.has(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast") return false;
  // Global unicast of IPv6 is 2000::/3; the rest is deprecated, reserved or embeds an IPv4 address.
  return address instanceof ipaddr.IPv6 ? (address.parts[0]! & 0xe000) === 0x2000 : true;
}

function parseUrl(text: string, code: ErrorCode): Outcome<URL> {
  if (text.length > MAX_URL_CHARS) return refuse(code, "The URL is too long.");
  if (hasControlOrSpace(text) || !URL.canParse(text)) return refuse(code, "The URL is not valid.");
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") return refuse(code, "The URL must be a web address.");
  if (url.username !== "" || url.password !== "") return refuse(code, "The URL must not hold credentials.");
  return accept(url);
}

/** Parsers drop tabs and line breaks silently, so two parsers may read different hosts. */
const hasControlOrSpace = (text: string): boolean => [...text].some((char) => char <= " " || char === "\u007f");

const effectivePort = (url: URL): string => url.port || (url.protocol === "https:" ? "443" : "80");

function checkHost(url: URL, code: ErrorCode, { ENVIRONMENT }: Pick<Settings, "ENVIRONMENT">): Outcome<URL> {
  const host = url.hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.+$/, "")
    .toLowerCase();
  const isLiteral = url.hostname.startsWith("[") || ipaddr.isValid(host);
  const isFictional = ENVIRONMENT === "production" && DOCUMENTATION.test(host);
  const isAllowed = isLiteral ? isPublicAddress(host) : isPublicName(host) && !isFictional;
  return isAllowed ? accept(url) : refuse(code, "The URL must name a public host.");
}

function isPublicName(host: string): boolean {
  const labels = host.split(".");
  const last = labels.at(-1)!;
  if (labels.length < 2 || host.length > 253 || labels.some((label) => label === "" || label.length > 63)) return false;
  if (!/^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(last)) return false;
  return !PRIVATE_SUFFIXES.has(last) && !METADATA_HOSTS.has(host);
}
