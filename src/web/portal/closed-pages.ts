import { html } from "hono/html";
import type { PortalState } from "../../features/portal/portal-view.rules.ts";
import type { CustomerBrand } from "../../features/brand/brand.model.ts";
import { fileCard, nextSteps } from "./file-card.ts";
import { icon } from "./icons.ts";
import type { Html } from "./html.ts";
import { PAGE_TEXTS } from "./texts/index.ts";
import type { PageTexts } from "./texts/page-texts.ts";

type BrandedState = PortalState & { readonly brand: CustomerBrand };

export interface ClosedPage {
  readonly title: string;
  readonly content: Html;
}

/** The page under review: the same for every customer, so that it reveals nothing about the case. */
export function reviewPage(state: BrandedState, wasSentNow: boolean): ClosedPage {
  const { language, brand } = state;
  const text = PAGE_TEXTS[language];
  const { title, thanks, text: calm, later } = text.review;
  const content = html`
    <div class="intro" data-over>
      <span class="sign">${icon("look")}</span>
      <h1>${title}</h1>
      ${wasSentNow ? html`<p class="notice good" role="status">${thanks}</p>` : ""}
      <p class="lead">${calm}</p>
      <p>${later(brand.name)}</p>
    </div>
    <aside>${fileCard(state)} ${nextSteps(text, brand.name, 1)}</aside>
  `;
  return { title, content };
}

/** The page of a decided case, whatever the decision: the institution informs the customer. */
export function endedPage(state: BrandedState): ClosedPage {
  const { language, brand } = state;
  const { ended } = PAGE_TEXTS[language];
  const content = html`
    <div class="intro" data-over>
      <span class="sign">${icon("tick")}</span>
      <h1>${ended.title}</h1>
      <p class="lead">${ended.text(brand.name)}</p>
    </div>
    <aside>${fileCard(state)}</aside>
  `;
  return { title: ended.title, content };
}

export function unknownLinkPage({ unknownLink }: PageTexts): ClosedPage {
  const { title, text, what } = unknownLink;
  const content = html`<div class="intro alone">
    <span class="sign">${icon("link")}</span>
    <h1>${title}</h1>
    <p class="lead">${text}</p>
    <p>${what}</p>
  </div>`;
  return { title, content };
}

export function troublePage({ trouble }: PageTexts): ClosedPage {
  const { title, text, back } = trouble;
  const content = html`<div class="intro alone">
    <span class="sign">${icon("link")}</span>
    <h1>${title}</h1>
    <p class="lead">${text}</p>
    <p><a class="main" href="?">${back}</a></p>
  </div>`;
  return { title, content };
}
