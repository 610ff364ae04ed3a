import { html, raw } from "hono/html";
import type { Language } from "../../../platform/language.ts";
import { DECLARED_CONTROLS } from "../../../domain/customer/declared-owner.model.ts";
import { countriesIn } from "../countries.ts";
import type { Html } from "../html.ts";
import { PAGE_TEXTS } from "../texts/index.ts";
import { OWNER_TEXTS } from "../texts/owner-texts.ts";
import { COUNTRY_FIELDS, fieldsOf, type OwnerRow, type OwnerRows, type RowKind } from "./owner-rows.ts";

interface Group {
  /** Id of the question. */
  readonly id: string;
  /** Prefix of names of fields. */
  readonly name: string;
  /** Prefix of ids in the markup. */
  readonly mark: string;
  readonly language: Language;
  readonly owners: OwnerRows;
  readonly showsFaults: boolean;
}

/** The rows of owners with a button that adds one. Without a script, the buttons send the form. */
export function ownerField(group: Group): Html {
  const { id, language, owners } = group;
  const text = OWNER_TEXTS[language];
  return html`<input type="hidden" name="rows:${id}" value="1" />
    <p class="hint">${text.hint}</p>
    ${owners.written === null ? "" : html`<p class="hint written">${text.written} ${owners.written}</p>`}
    <div class="rows">${owners.rows.map((row, at) => ownerRow(group, row, `${at}`))}</div>
    <p class="buttons">
      <button class="quiet" name="add" value="${id}:person">${text.addPerson}</button>
      <button class="quiet" name="add" value="${id}:company">${text.addCompany}</button>
    </p>
    <datalist id="countries">
      ${countriesIn(language).map(({ name }) => html`<option value="${name}"></option>`)}
    </datalist>
    ${(["person", "company"] as const).map(
      (kind) =>
        html`<template data-row="${kind}"
          >${ownerRow({ ...group, showsFaults: false }, { kind, values: {} }, "NEW")}</template
        >`,
    )}`;
}

const LETTER: Readonly<Record<RowKind, string>> = { person: "p", company: "c" };

function ownerRow(group: Group, row: OwnerRow, at: string): Html {
  const { id, language, owners, showsFaults } = group;
  const text = OWNER_TEXTS[language];
  const place = `${LETTER[row.kind]}${at}`;
  const title = `${text[row.kind]} ${at === "NEW" ? "" : Number(at) + 1}`.trim();
  const fault = showsFaults ? owners.faults.get(`${at}:`) : undefined;
  return html`<fieldset class="owner" data-owner="${place}">
    <legend>${title}</legend>
    ${fault === undefined ? "" : html`<p class="fault">${text.faults[fault] ?? text.faults["other"]}</p>`}
    <div class="parts">
      ${fieldsOf(row).map((field, n) => rowField(group, row, { field, at, place, isFocused: n === 0 && owners.focused === Number(at) }))}
    </div>
    <button class="quiet remove" name="remove" value="${id}:${place}">
      ${text.remove}<span class="unseen">: ${title}</span>
    </button>
  </fieldset>`;
}

interface Place {
  readonly field: string;
  readonly at: string;
  readonly place: string;
  readonly isFocused: boolean;
}

function rowField({ name, mark, language, owners, showsFaults }: Group, row: OwnerRow, at: Place): Html {
  const text = OWNER_TEXTS[language];
  const { field, place } = at;
  const own = `${mark}-${place}-${field}`;
  const code = showsFaults ? owners.faults.get(`${at.at}:${field}`) : undefined;
  const value = row.values[field] ?? "";
  const attributes = raw(
    [
      `id="${own}" name="${name}:${place}:${field}"`,
      code === undefined ? "" : `aria-describedby="fault-${own}"`,
      code === undefined || code === "missing" ? "" : 'aria-invalid="true"',
      at.isFocused ? "autofocus" : "",
    ].join(" "),
  );
  return html`<div class="part">
    <label for="${own}">${text.fields[field]}</label>
    ${code === undefined ? "" : html`<p class="fault" id="fault-${own}">${text.faults[code] ?? text.faults["other"]}</p>`}
    ${control(field, value, attributes, language)}
  </div>`;
}

const FULL_DATE = /^(?:\d{4}-\d{2}-\d{2})?$/;
const HINTS: Readonly<Record<string, string>> = {
  share_percent: 'inputmode="decimal"',
  enterprise_number: 'inputmode="numeric"',
};

function control(field: string, value: string, attributes: Html, language: Language): Html {
  const { controls } = OWNER_TEXTS[language];
  const { yes, no } = PAGE_TEXTS[language];
  if (field === "control")
    return choice(
      DECLARED_CONTROLS.map((code) => [code, controls[code]]),
      value,
      attributes,
    );
  if (field === "is_pep")
    return choice(
      [
        ["no", no],
        ["yes", yes],
      ],
      value,
      attributes,
    );
  if (field === "birth_date" && FULL_DATE.test(value))
    return html`<input type="date" ${attributes} value="${value}" />`;
  const hint = COUNTRY_FIELDS.includes(field) ? 'list="countries"' : (HINTS[field] ?? "");
  return html`<input type="text" ${attributes} value="${value}" autocomplete="off" ${raw(hint)} />`;
}

const choice = (options: readonly (readonly [string, string])[], value: string, attributes: Html): Html =>
  html`<select ${attributes}>
    <option value=""></option>
    ${options.map(
      ([code, shown]) => html`<option value="${code}" ${code === value ? raw("selected") : ""}>${shown}</option>`,
    )}
  </select>`;
