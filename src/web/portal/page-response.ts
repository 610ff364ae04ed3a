import { createHash } from "node:crypto";

/** A rendered document and its style element, the only style that it may apply. */
export interface Page {
  readonly html: string;
  readonly style: string;
}

/**
 * Answers with a page that must not be cached, indexed, framed or leaked: its address is a credential. Headers are
 * the same for every page, whatever the case's state.
 */
export function pageResponse({ html, style }: Page, status: number, headers: Record<string, string> = {}): Response {
  const styleHash = createHash("sha256").update(style).digest("base64");
  return new Response(html, {
    status,
    headers: {
      ...PRIVATE_HEADERS,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": [
        "default-src 'none'",
        "script-src 'self'",
        `style-src 'sha256-${styleHash}'`,
        "img-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ].join("; "),
      "Permissions-Policy": "geolocation=(), microphone=(), payment=(), browsing-topics=()",
      "Cross-Origin-Opener-Policy": "same-origin",
      ...headers,
    },
  });
}

/** Redirects within the same address. @param to relative, so that it contains no token. */
export const seeOther = (to: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { ...PRIVATE_HEADERS, Location: to, ...headers } });

const PRIVATE_HEADERS = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};
