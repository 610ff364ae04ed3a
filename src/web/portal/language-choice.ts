import { LANGUAGES, type Language } from "../../platform/language.ts";
import { seeOther } from "./page-response.ts";

const COOKIE = "portal_language";
const YEAR_SECONDS = 31_536_000;

const asLanguage = (value: string | null | undefined): Language | null =>
  LANGUAGES.find((language) => language === value) ?? null;

/** The language that a customer chose on this device, from a cookie that holds nothing else. */
export function chosenLanguage(request: Request): Language | null {
  const given = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(request.headers.get("Cookie") ?? "");
  return asLanguage(given?.[1]);
}

/** Stores a choice made by `?lang=` and redirects to the plain address; null without a choice. */
export function storeLanguage(request: Request): Response | null {
  const { searchParams, protocol } = new URL(request.url);
  const language = asLanguage(searchParams.get("lang"));
  if (!language) return null;
  const secure = protocol === "https:" ? "; Secure" : "";
  return seeOther("?", {
    "Set-Cookie": `${COOKIE}=${language}; Path=/portal; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${secure}`,
  });
}
