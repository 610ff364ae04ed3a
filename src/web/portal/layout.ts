import { html, raw } from "hono/html";
import type { CustomerBrand } from "../../features/brand/brand.model.ts";
import { LANGUAGES, type Language } from "../../platform/language.ts";
import { brandColors } from "./brand-colors.ts";
import type { Html } from "./html.ts";
import { icon } from "./icons.ts";
import type { Page } from "./page-response.ts";
import { PAGE_TEXTS } from "./texts/index.ts";

/** The common parts of every portal page. */
export interface Frame {
  readonly language: Language;
  /** Null when the link names no case, and so no tenant. */
  readonly brand: CustomerBrand | null;
  /** The style sheet's text. */
  readonly css: string;
  /** Version of the script, under which it can be cached for ever. */
  readonly scriptVersion: string;
}

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  nl: "Nederlands",
  fr: "Français",
  de: "Deutsch",
  en: "English",
};

/** Renders the whole document. It contains no token: every address in it is relative. */
export async function renderDocument(frame: Frame, title: string, content: Html): Promise<Page> {
  const { language, brand, css, scriptVersion } = frame;
  const text = PAGE_TEXTS[language];
  const style = css + brandStyle(brand);
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${brand ? `${title} – ${brand.name}` : title}</title>
        <link rel="icon" href="/portal-assets/icon.svg" type="image/svg+xml" />
        ${raw(`<style>${style}</style>`)}
        <script src="/portal-assets/portal.js?v=${scriptVersion}" defer></script>
      </head>
      <body>
        <a class="skip" href="#content">${text.skipToContent}</a>
        <header class="top">
          <div class="wide">
            ${brand ? brandMark(brand) : html`<span class="brand"></span>`} ${languageSwitch(language, text.languages)}
          </div>
        </header>
        <main id="content" class="wide" tabindex="-1">${content}</main>
        <footer class="wide">
          ${brand ? html`<p>${icon("lock")}${text.privacy(brand.name)}</p>` : ""}
          ${brand?.contact ? html`<p class="own-words">${brand.contact}</p>` : ""}
        </footer>
      </body>
    </html>`;
  return { html: page.toString(), style };
}

const brandMark = ({ name, logo_url }: CustomerBrand): Html =>
  logo_url === null
    ? html`<span class="brand"><span class="seal" aria-hidden="true">${[...name][0] ?? ""}</span>${name}</span>`
    : html`<span class="brand"><img src="${logo_url}" alt="${name}" height="36" /></span>`;

const languageSwitch = (current: Language, label: string): Html =>
  html`<nav class="languages" aria-label="${label}">
    ${LANGUAGES.map(
      (language) =>
        html`<a
          href="?lang=${language}"
          lang="${language}"
          hreflang="${language}"
          title="${LANGUAGE_NAMES[language]}"
          ${language === current ? raw('aria-current="true"') : ""}
          ><span aria-hidden="true">${language.toUpperCase()}</span
          ><span class="unseen">${LANGUAGE_NAMES[language]}</span></a
        >`,
    )}
  </nav>`;

function brandStyle(brand: CustomerBrand | null): string {
  if (!brand) return "";
  const { onLight, onDark } = brandColors(brand.primary_color);
  return `:root{--brand-light:${onLight};--brand-dark:${onDark}}`;
}
