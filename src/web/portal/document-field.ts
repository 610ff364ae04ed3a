import { html, raw } from "hono/html";
import { FORMATS } from "../../features/documents/file-type.ts";
import type { FileFormat } from "../../domain/templates/documents/document.ts";
import type { Language } from "../../platform/language.ts";
import { icon } from "./icons.ts";
import type { Html } from "./html.ts";
import { messageBox } from "./message-box.ts";
import { type Attention, type DocumentItem, markOf } from "./page-view.ts";
import { PAGE_TEXTS } from "./texts/index.ts";

/** A requested document: its description, what was uploaded, and a field for a file. */
export function documentField(item: DocumentItem, language: Language, attention: Attention | null): Html {
  const text = PAGE_TEXTS[language];
  const { id, name, label, description, file, fault, required } = item;
  const mark = markOf(item);
  const message = fault ? text.faults[fault] : attention === "document" ? text.missing.document : null;
  const word = file?.check ?? null;
  const described = [
    description ? `about-${mark}` : "",
    item.message ? `message-${mark}` : "",
    `formats-${mark}`,
    message ? `fault-${mark}` : "",
  ].filter(Boolean);
  return html`<li
    class="${["item document", file ? "done" : "", fault ? "faulty" : attention ? "open" : ""].join(" ").trim()}"
    id="item-${mark}"
    data-document="${id}"
    data-check="${word?.status ?? ""}"
    ${required ? raw("data-required") : ""}
  >
    <div class="ask">
      <h3>
        <label for="${mark}">${label}</label>${required ? "" : html` <span class="optional">${text.optional}</span>`}
      </h3>
      ${description ? html`<p class="about" id="about-${mark}">${description}</p>` : ""} ${messageBox(item)}
    </div>
    <p class="kept" role="status" ${file ? "" : raw("hidden")}>
      ${icon("tick")}
      <span class="unseen">${text.received}: </span>
      <span class="filename">${file?.filename ?? ""}</span>
      <span class="size">${file ? fileSize(file.file_size, language) : ""}</span>
    </p>
    <p class="word" role="status" ${word && word.status !== "pending" ? "" : raw("hidden")}>${word?.message ?? ""}</p>
    <p class="fault" id="fault-${mark}" ${message ? "" : raw("hidden")}>${message ?? ""}</p>
    <div class="drop">
      <input
        type="file"
        id="${mark}"
        name="${name}"
        accept="${acceptedBy(item.formats)}"
        aria-describedby="${described.join(" ")}"
        ${fault ? raw('aria-invalid="true"') : ""}
      />
      <span class="choose" aria-hidden="true"
        ><b>${file ? text.chooseAnother : text.chooseFile}</b> <i>${text.orDrop}</i></span
      >
      <button class="quiet upload" name="save" value="${id}">
        ${text.upload}<span class="unseen">: ${label}</span>
      </button>
    </div>
    <p class="formats" id="formats-${mark}">${text.formats(listFormats(item.formats, language))}</p>
  </li>`;
}

const acceptedBy = (formats: readonly string[]): string =>
  formats
    .flatMap((format) => {
      const { extensions, mediaType } = FORMATS[format as FileFormat];
      return [...extensions.map((extension) => `.${extension}`), mediaType];
    })
    .join(",");

/** Locales by language. */
const LOCALES: Readonly<Record<Language, string>> = { nl: "nl-BE", fr: "fr-BE", de: "de-BE", en: "en-GB" };

const WORD: Readonly<Record<string, string>> = { docx: "Word" };

const listFormats = (formats: readonly string[], language: Language): string =>
  new Intl.ListFormat(LOCALES[language], { type: "disjunction" }).format(
    formats.map((format) => WORD[format] ?? format.toUpperCase()),
  );

/** In the units that a telephone or computer shows: 1 kB is 1,000 bytes. */
export function fileSize(bytes: number, language: Language): string {
  const [amount, unit] = bytes < 1_000_000 ? [Math.max(1, bytes / 1_000), "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  const maximumFractionDigits = unit === "megabyte" ? 1 : 0;
  return new Intl.NumberFormat(LOCALES[language], {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits,
  }).format(amount);
}
