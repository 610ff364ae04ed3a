import { LANGUAGES, type Language } from "../../platform/language.ts";
import { seeOther } from "./page-response.ts";

const COOKIE = "portal_language";
const YEAR_SECONDS = 31_536_000;

const asLanguage = (value: string | null | undefined): Language | null =>
  LANGUAGES.find((language) => language === value) ?? null;

/** The language that a customer chose before, on this device. The cookie holds that and nothing else. */
export function chosenLanguage(request: Request): Language | null {
  const given = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(request.headers.get("Cookie") ?? "");
  return asLanguage(given?.[1]);
}

/** Notes a choice that came by `?lang=` and leads back to the plain address, or is null where none came. */
export function storeLanguage(request: Request): Response | null {
  const { searchParams, protocol } = new URL(request.url);
  const language = asLanguage(searchParams.get("lang"));
  if (!language) return null;
  const secure = protocol === "https:" ? "; Secure" : "";
  return seeOther("?", {
    "Set-Cookie": `${COOKIE}=${language}; Path=/portal; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${secure}`,
  });
}
