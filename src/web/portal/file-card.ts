import { html } from "hono/html";
import type { Html } from "./html.ts";
import type { PortalState } from "../../features/portal/portal-view.rules.ts";
import { PAGE_TEXTS } from "./texts/index.ts";
import type { PageTexts } from "./texts/page-texts.ts";

/** Whose application it is, so that nobody submits for another. */
export function fileCard({ company_name, case_id, language }: PortalState): Html {
  const text = PAGE_TEXTS[language];
  return html`<dl class="card file">
    <div>
      <dt>${text.fileOf}</dt>
      <dd>${company_name}</dd>
    </div>
    <div>
      <dt>${text.reference}</dt>
      <dd class="reference">${case_id.slice(0, 8)}</dd>
    </div>
  </dl>`;
}

/** The three steps of an application. @param current from 0; 3 when all are done. */
export function nextSteps({ next }: PageTexts, brand: string, current: number): Html {
  const steps = [next.handIn, next.review, next.answer(brand)];
  return html`<section class="card steps" aria-labelledby="steps-title">
    <h2 id="steps-title">${next.title}</h2>
    <ol>
      ${steps.map((step, i) =>
        i === current
          ? html`<li class="now" aria-current="step">${step}</li>`
          : html`<li class="${i < current ? "past" : "to-come"}">${step}</li>`,
      )}
    </ol>
  </section>`;
}
