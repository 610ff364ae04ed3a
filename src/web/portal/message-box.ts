import { html } from "hono/html";
import type { Html } from "./html.ts";
import { type AnswerItem, type DocumentItem, markOf } from "./page-view.ts";

/** What the institution wrote about an item, apart from the texts of the page. */
export const messageBox = (item: DocumentItem | AnswerItem): Html | "" =>
  item.message === null
    ? ""
    : html`<div class="message" id="message-${markOf(item)}">
        <b>${item.message.from}</b>
        <p dir="auto">${item.message.text}</p>
      </div>`;
