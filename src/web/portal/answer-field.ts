import { html, raw } from "hono/html";
import type { Language } from "../../platform/language.ts";
import { countriesIn } from "./countries.ts";
import type { Html } from "./html.ts";
import { messageBox } from "./message-box.ts";
import { type AnswerItem, type Attention, markOf } from "./page-view.ts";
import { ownerField } from "./owners/owner-field.ts";
import { PAGE_TEXTS } from "./texts/index.ts";
import { OWNER_TEXTS } from "./texts/owner-texts.ts";

/** Autocomplete tokens and keyboards (WCAG 2.2, success criterion 1.3.5). */
const HINTS: Readonly<Record<string, string>> = {
  full_name: 'autocomplete="name"',
  date_of_birth: 'autocomplete="bday"',
  national_register_number: 'autocomplete="off" inputmode="numeric"',
  bsn: 'autocomplete="off" inputmode="numeric"',
  iban: 'autocomplete="off" autocapitalize="characters" spellcheck="false"',
};

/** French punctuation after a space, which must not begin a line. */
const FRENCH_PAUSE = / ([?!:;])/g;

/** A question with its field. */
export function answerField(item: AnswerItem, language: Language, attention: Attention | null): Html {
  const text = PAGE_TEXTS[language];
  const { id, type, required } = item;
  const mark = markOf(item);
  const label = language === "fr" ? item.label.replaceAll(FRENCH_PAUSE, "\u00a0$1") : item.label;
  const message = attention === null ? null : messageOf(item, attention, language);
  const optional = required ? "" : html` <span class="optional">${text.optional}</span>`;
  const ids = [item.message ? `message-${mark}` : "", message ? `fault-${mark}` : ""].filter(Boolean);
  const described = raw(ids.length > 0 ? `aria-describedby="${ids.join(" ")}"` : "");
  const fault = html`<p class="fault" id="fault-${mark}" ${message ? "" : raw("hidden")}>${message ?? ""}</p>`;
  const opening = `class="item answer${message ? " open" : ""}" id="item-${mark}" data-answer="${id}"${required ? " data-required" : ""}`;
  if (item.owners !== null) {
    return html`<li ${raw(opening)}>
      <fieldset ${described}>
        <legend>${label}${optional}</legend>
        ${item.note === null ? "" : html`<p class="note">${item.note}</p>`} ${messageBox(item)} ${fault}
        ${ownerField({ id, name: item.name, mark, language, owners: item.owners, showsFaults: attention === "owners" })}
      </fieldset>
    </li>`;
  }
  if (type === "yes_no") {
    return html`<li ${raw(opening)}>
      <fieldset ${described}>
        <legend>${label}${optional}</legend>
        ${messageBox(item)} ${fault}
        <div class="choices">${yesOrNo(item, "yes", text.yes)}${yesOrNo(item, "no", text.no)}</div>
      </fieldset>
    </li>`;
  }
  return html`<li ${raw(opening)}>
    <label for="${mark}">${label}${optional}</label>
    ${messageBox(item)} ${fault} ${control(item, language, described)}
  </li>`;
}

function messageOf({ owners }: AnswerItem, attention: Attention, language: Language): string {
  const { missing } = PAGE_TEXTS[language];
  if (attention === "mistyped") return missing.mistyped;
  if (attention !== "owners") return missing.answer;
  return owners?.isRefused ? OWNER_TEXTS[language].correct : OWNER_TEXTS[language].faults["missing"]!;
}

function control(item: AnswerItem, language: Language, described: Html): Html {
  const { id, name, type, value } = item;
  const mark = markOf(item);
  const hint = raw(HINTS[id] ?? "");
  switch (type) {
    case "textarea":
      return html`<textarea id="${mark}" name="${name}" rows="3" ${described}>${value}</textarea>`;
    case "date":
      return html`<input type="date" id="${mark}" name="${name}" value="${value}" ${hint} ${described} />`;
    case "select":
      return choice(
        item,
        language,
        (item.options ?? []).map((option) => ({ code: option, name: option })),
        described,
      );
    case "country":
      return choice(item, language, countriesIn(language), described);
    case "text":
    case "owners":
    case "yes_no":
      return html`<input type="text" id="${mark}" name="${name}" value="${value}" ${hint} ${described} />`;
  }
}

/** An answer outside the options, given through the API, stays selected: viewing the page loses nothing. */
function choice(
  item: AnswerItem,
  language: Language,
  choices: readonly { readonly code: string; readonly name: string }[],
  described: Html,
): Html {
  const { name, value } = item;
  const isKnown = value === "" || choices.some(({ code }) => code === value);
  return html`<select id="${markOf(item)}" name="${name}" ${described}>
    <option value="">${PAGE_TEXTS[language].choose}</option>
    ${isKnown ? "" : html`<option selected>${value}</option>`}
    ${choices.map(
      ({ code, name: shown }) =>
        html`<option value="${code}" ${code === value ? raw("selected") : ""}>${shown}</option>`,
    )}
  </select>`;
}

const yesOrNo = (item: AnswerItem, answer: string, shown: string): Html =>
  html`<label class="choice" for="${markOf(item)}-${answer}"
    ><input
      type="radio"
      id="${markOf(item)}-${answer}"
      name="${item.name}"
      value="${answer}"
      ${item.value === answer ? raw("checked") : ""}
    />${shown}</label
  >`;
