import { html, raw } from "hono/html";
import type { PortalState } from "../../features/portal/portal-view.rules.ts";
import type { CustomerBrand } from "../../features/brand/brand.model.ts";
import { answerField } from "./answer-field.ts";
import { documentField } from "./document-field.ts";
import { fileCard, nextSteps } from "./file-card.ts";
import { icon } from "./icons.ts";
import type { Html } from "./html.ts";
import { type Attempt, markOf, pageView, type PageView, progressOf, type Section } from "./page-view.ts";
import { PAGE_TEXTS } from "./texts/index.ts";

/** The result of what the customer just sent, while the page still collects. */
export type Notice = "files_saved" | "files_refused" | "answers_too_long" | "please_check" | null;

export interface CollectingPage {
  readonly title: string;
  readonly content: Html;
}

/** The page that requests documents and answers: one form, which works without a script. */
export function collectingPage(
  state: PortalState & { readonly brand: CustomerBrand },
  attempt: Attempt,
  notice: Notice,
  now: Date,
): CollectingPage {
  const { language, brand } = state;
  const text = PAGE_TEXTS[language];
  const view = pageView(state, attempt, now);
  const title = view.isFollowUp ? text.followUpTitle : text.collecting.title;
  const intro = state.follow_up_reason ?? text.collecting.intro(brand.name);
  const content = html`
    <div class="intro">
      <h1>${title}</h1>
      <p class="lead">${intro}</p>
      ${brand.welcome === null || view.isFollowUp ? "" : html`<p class="own-words">${brand.welcome}</p>`}
      ${noticeBox(view, attempt, notice, text)}
    </div>
    <aside class="beside-form">${fileCard(state)} ${progressCard(view, text)} ${nextSteps(text, brand.name, 0)}</aside>
    <form
      id="file"
      method="post"
      action="?"
      enctype="multipart/form-data"
      novalidate
      data-round="${state.iteration}"
      data-texts="${scriptTexts(text, view.now)}"
    >
      <p class="come-back">
        ${text.collecting.comeBack} <span data-script hidden>${text.collecting.answersStored}</span>
      </p>
      ${documentSection(view, view.now, state.language, notice)}
      ${answerSection(view, view.now, state.language, notice)} ${earlierSection(view, state.language, notice)}
      ${handInCard(view, notice, text)}
    </form>
  `;
  return { title, content };
}

type Text = (typeof PAGE_TEXTS)["en"];

function documentSection(view: PageView, { documents }: Section, language: PortalState["language"], notice: Notice) {
  if (documents.length === 0) return "";
  const text = PAGE_TEXTS[language];
  return html`<section id="documents" aria-labelledby="documents-title">
    <h2 id="documents-title">${text.documents}</h2>
    <p class="hint">${text.documentsIntro}</p>
    <ul class="items">
      ${documents.map((item) => documentField(item, language, attentionOf(view, item.name, notice)))}
    </ul>
  </section>`;
}

function answerSection(view: PageView, { answers }: Section, language: PortalState["language"], notice: Notice) {
  if (answers.length === 0) return "";
  return html`<section id="questions" aria-labelledby="questions-title">
    <h2 id="questions-title">${PAGE_TEXTS[language].questions}</h2>
    <ul class="items sheet">
      ${answers.map((item) => answerField(item, language, attentionOf(view, item.name, notice)))}
    </ul>
  </section>`;
}

/** What was given in an earlier round is folded, and can still be changed. */
function earlierSection(view: PageView, language: PortalState["language"], notice: Notice) {
  const { documents, answers } = view.earlier;
  if (documents.length + answers.length === 0) return "";
  const needsReview =
    documents.some(({ fault }) => fault) || answers.some(({ name }) => attentionOf(view, name, notice));
  return html`<details class="earlier" ${needsReview ? raw("open") : ""}>
    <summary>${PAGE_TEXTS[language].earlier}</summary>
    <ul class="items">
      ${documents.map((item) => documentField(item, language, null))}
    </ul>
    <ul class="items sheet">
      ${answers.map((item) => answerField(item, language, attentionOf(view, item.name, notice)))}
    </ul>
  </details>`;
}

const attentionOf = (view: PageView, name: string, notice: Notice) =>
  notice === "please_check" ? (view.attention.get(name) ?? null) : null;

const progressCard = (view: PageView, text: Text): Html =>
  html`<div class="card progress" data-progress>
    ${progressLine("documents", view.now.documents, text.documentsDone, text.documents)}
    ${progressLine("answers", view.now.answers, text.answersDone, text.questions)}
  </div>`;

function progressLine(
  kind: "documents" | "answers",
  items: Parameters<typeof progressOf>[0],
  say: (done: number, all: number) => string,
  label: string,
) {
  const { done, all } = progressOf(items);
  if (all === 0) return "";
  return html`<p class="line" data-kind="${kind}">
    <span>${say(done, all)}</span><progress max="${all}" value="${done}" aria-label="${label}"></progress>
  </p>`;
}

function noticeBox(view: PageView, { faults }: Attempt, notice: Notice, text: Text) {
  if (notice === "files_saved") return html`<p class="notice good" role="status">${text.filesSaved}</p>`;
  if (notice === "answers_too_long") return html`<p class="notice bad" role="alert">${text.answersTooLong}</p>`;
  if (notice === "files_refused")
    return summary(
      view,
      [...faults.keys()].map((id) => `file:${id}`),
      "bad",
      text.faultsTitle,
      text,
    );
  if (notice !== "please_check") return "";
  return summary(view, [...view.attention.keys()], "look", text.missing.title(view.attention.size), text);
}

/** Lists at the top what is wrong, with links to the fields. */
function summary(view: PageView, names: readonly string[], kind: string, title: string, text: Text): Html {
  const all = [view.now, view.earlier].flatMap(({ documents, answers }) => [...documents, ...answers]);
  const named = all.filter(({ name }) => names.includes(name));
  return html`<div class="notice ${kind}" role="alert" tabindex="-1" data-summary>
    <h2>${title}</h2>
    ${kind === "look" && !view.isBlocked ? html`<p>${text.missing.text}</p>` : ""}
    <ul>
      ${named.map((item) => html`<li><a href="#item-${markOf(item)}">${item.label}</a></li>`)}
    </ul>
    ${kind === "look" && !view.isBlocked ? html`<button class="quiet" form="file" name="confirm" value="yes">${text.handIn.anyway}</button>` : ""}
  </div>`;
}

function handInCard(view: PageView, notice: Notice, text: Text): Html {
  const isAsked = notice === "please_check" && !view.isBlocked;
  return html`<section class="card hand-in" id="hand-in" aria-labelledby="hand-in-title">
    <h2 id="hand-in-title">${text.handIn.title}</h2>
    <p data-complete ${view.attention.size === 0 ? "" : raw("hidden")} class="complete">
      ${icon("tick")}${text.handIn.complete}
    </p>
    <p>${text.handIn.text}</p>
    <p class="wait" role="status" hidden data-wait>${text.waitForUploads}</p>
    <p class="buttons">
      <button class="main" name="confirm" value="">${text.handIn.button}</button>
      ${isAsked ? html`<button class="quiet" name="confirm" value="yes">${text.handIn.anyway}</button>` : ""}
    </p>
  </section>`;
}

/** Texts of the script, in the page's language. */
const scriptTexts = (
  { faults, sending, tryAgain, chooseAnother, documentsDone, answersDone }: Text,
  { documents, answers }: Section,
): string =>
  JSON.stringify({
    faults,
    sending,
    tryAgain,
    chooseAnother,
    documentsDone: countable(documentsDone, progressOf(documents).all),
    answersDone: countable(answersDone, progressOf(answers).all),
  });

/** The sentence with a placeholder for the number that changes while the page is open. */
const countable = (say: (done: number, all: number) => string, all: number): string =>
  say(-1, all).replace("-1", "{done}");
